"""M1–M3: dealing, bidding and playing Vint to 1000."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from tests.game.scripts import ONE_SUIT_EACH, Script
from vintik.cards import BIDS, DOUBLE, EMPTY, PASS, REDOUBLE, SEATS, Bid
from vintik.game import Refusal
from vintik.game.events import DummyFaced
from vintik.game.sheet import Sheet
from vintik.games import GAMES, rules_for

VARIANTS = GAMES["vint-1000"].variants


def auction(text: str = "", dealer: str = "N", options: Mapping[str, object] | None = None) -> Script:
    return Script("vint-1000", options, dealer).deal().calls(text)


def test_m1_the_first_dealer_is_cut_for_and_the_deal_passes_clockwise() -> None:
    assert rules_for("vint-1000").first_dealer is None
    script = Script("vint-1000", dealer="S")
    dealers = []
    for _ in range(3):
        dealers.append(script.turn)
        script.played("1S", "N", "N" * 7 + "E" * 6)
        dealers.append(script.turn)
        script.passed_out()
    assert "".join(dealers) == "SWNESW"


@pytest.mark.parametrize("variant", VARIANTS)
def test_m2_1_the_dealer_speaks_first_and_there_are_no_doubles(variant: str) -> None:
    script = auction("", "W", options=VARIANTS[variant])
    assert script.turn == "W"
    script.calls("1S")
    assert not {DOUBLE, REDOUBLE} & set(script.offers("N").calls)
    with pytest.raises(Refusal) as fault:
        script.call("N", "X")
    assert fault.value.code == "no_doubles"


@pytest.mark.parametrize("variant", VARIANTS)
def test_m2_2_spades_clubs_diamonds_hearts_no_trump(variant: str) -> None:
    offered = auction("", options=VARIANTS[variant]).offers("N").calls
    assert [call.name for call in offered[:7]] == ["Pass", "1S", "1C", "1D", "1H", "1NT", "2S"]
    assert set(offered) == {PASS, *BIDS}
    with pytest.raises(Refusal) as fault:
        auction("1C 1S", options=VARIANTS[variant])
    assert fault.value.code == "bid_too_low"


def test_m2_3_four_passes_without_a_bid_annul_the_deal() -> None:
    script = auction("- - -")
    assert not script.current.auction.over
    script.calls("-")
    (result,) = script.table.sheet.deals
    assert (result.contract, result.lines, result.totals) == (None, (), (0, 0))
    assert script.turn == "E"


def test_m2_4_eight_passes_after_a_bid_two_for_everybody() -> None:
    script = auction("- - - 1S")
    order = ""
    while not script.current.auction.over:
        order += script.turn
        script.calls("-")
    assert order == "NESWNESW"  # the last bidder, West, included


def test_m2_4_a_bid_starts_the_count_again_and_players_may_bid_after_passing() -> None:
    script = auction("- 1S" + " -" * 7 + " 1C" + " -" * 7)
    assert not script.current.auction.over
    assert script.calls("-").contract == "1C by E"


def test_m2_4_one_may_raise_ones_own_bid() -> None:
    assert auction("1S - - - 1H" + " -" * 8).contract == "1H by N"


def test_m2_5_declarer_is_the_last_bidder() -> None:
    script = auction("1H - 2H" + " -" * 8)
    assert script.contract == "2H by S"
    assert script.turn == "W"  # C5


def test_m3_no_dummy() -> None:
    script = Script("vint-1000").deal().bid("1S", "N").cards("H2")
    assert not any(isinstance(event, DummyFaced) for event in script.log)
    assert script.turn == "S"
    assert script.offers("N").cards == EMPTY
    assert script.offers("S").cards == ONE_SUIT_EACH[SEATS[2]]


class TestProgressive:
    """M6: the first bid of each deal has a minimum level."""

    @staticmethod
    def minimum(script: Script) -> int:
        """The level of the lowest bid offered in a new deal."""
        script.deal()
        lowest = min(call.level for call in script.offers(script.turn).calls if isinstance(call, Bid))
        assert lowest == script.current.auction.minimum_level
        return lowest

    def test_m6_one_more_after_every_deal_played_never_above_7(self) -> None:
        script = Script("vint-1000", {"variant": "progressive"})
        levels = []
        for _ in range(10):
            levels.append(self.minimum(script))
            script.calls("7S" + " -" * 8)
            self.play_on(script)
        assert levels == [1, 2, 3, 4, 5, 6, 7, 7, 7, 7]

    @staticmethod
    def play_on(script: Script) -> None:
        """Plays the deal; its points are wiped off so that they do not end the match."""
        while not script.current.over:
            script.cards(script.offers(script.turn).cards.cards()[0].name)
        script.table = replace(script.table, sheet=Sheet(script.table.sheet.deals))

    def test_m6_an_annulled_deal_does_not_raise_it(self) -> None:
        script = Script("vint-1000", {"variant": "progressive"})
        script.passed_out()
        script.passed_out()
        assert self.minimum(script) == 1
        script.calls("- - - 1S" + " -" * 8)
        self.play_on(script)
        script.passed_out()
        assert self.minimum(script) == 2

    def test_m6_a_lower_first_bid_is_refused_and_passing_is_not(self) -> None:
        script = Script("vint-1000", {"variant": "progressive"})
        script.played("1S", "N", "N" * 7 + "E" * 6)
        script.deal().calls("-")
        with pytest.raises(Refusal) as fault:
            script.calls("1NT")
        assert (fault.value.code, fault.value.params) == ("below_minimum", {"bid": "1NT", "level": 2})
        script.calls("2S 2C")
        with pytest.raises(Refusal) as fault:
            script.calls("2S")
        assert fault.value.code == "bid_too_low"

    def test_m6_other_variants_have_no_minimum(self) -> None:
        for variant, options in VARIANTS.items():
            if variant != "progressive":
                script = Script("vint-1000", options)
                script.played("1S", "N", "N" * 7 + "E" * 6)
                assert self.minimum(script) == 1


def test_m6_tournament_has_no_undo_and_no_hints() -> None:
    script = auction("1S", options={"variant": "tournament"})
    assert not script.rules.take_back
    assert not script.rules.hints
    assert script.offers("N").take_back == 0
    with pytest.raises(Refusal) as fault:
        script.take_back("N")
    assert fault.value.code == "no_take_back"


def test_m6_the_other_variants_have_undo_and_hints() -> None:
    for variant, options in VARIANTS.items():
        rules = rules_for("vint-1000", options)
        assert (rules.take_back, rules.hints) == (variant != "tournament",) * 2
