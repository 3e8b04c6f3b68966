"""A table where the sides play different cards, or one of them none: each is read by what it plays."""

from __future__ import annotations

from random import Random

import pytest

from tests.players.seating import ALL_RULES, deal_with, events_of, shuffled
from tests.players.test_secrets import with_hidden_cards_moved
from vintik.cards import Seat, Side, parse_call
from vintik.game import MakeCall, View, fold
from vintik.game.phases.auction import Auction
from vintik.players import PLAYERS, REASONS, Cards, Levels, Style, Thinker, cards_of, seated
from vintik.players.advice import advise, disclosed, levels_of_sides, said
from vintik.players.bidding.american.card import SAYC, THUMB, TWO_OVER_ONE
from vintik.players.bidding.meaning import Meaning

RULES = ALL_RULES["bridge/vulnerable-none"]
MIXED: Cards = (SAYC, TWO_OVER_ONE)
FORCED = "forcing_to_game"


def auction(dealer: Seat, *calls: str) -> Auction:
    found = Auction(RULES.auction, dealer, 1)
    for call in calls:
        found = found.after(parse_call(call))
    return found


def kinds(meaning: Meaning) -> set[str]:
    return {fact.kind for fact in meaning.readings[0].facts}


@pytest.mark.parametrize(("dealer", "forces"), [(Seat.N, False), (Seat.E, True)])
def test_the_same_calls_of_each_side_by_its_card(dealer: Seat, forces: bool) -> None:
    told = disclosed("expert", RULES, auction(dealer, "1S", "Pass", "2D"), MIXED)
    assert (FORCED in kinds(told[2])) is forces
    turned = disclosed("expert", RULES, auction(dealer, "1S", "Pass", "2D"), (TWO_OVER_ONE, SAYC))
    assert (FORCED in kinds(turned[2])) is not forces
    assert told[0] == turned[0]
    next_call = said("expert", RULES, auction(dealer, "1S", "Pass"), parse_call("2D"), MIXED)
    assert next_call == told[2]


def test_without_cards_both_sides_play_standard_american() -> None:
    played = auction(Seat.N, "1S", "Pass", "2D", "Pass", "2S")
    assert disclosed("club", RULES, played) == disclosed("club", RULES, played, (SAYC, SAYC))


def test_rules_of_thumb_know_no_card() -> None:
    played = auction(Seat.E, "1S", "Pass", "2D")
    assert disclosed("beginner", RULES, played, MIXED) == disclosed("beginner", RULES, played)
    assert seated("beginner", Side.EW, MIXED) is PLAYERS["beginner"]


@pytest.mark.parametrize("levels", [("expert", "beginner"), ("beginner", "expert")])
def test_each_side_is_read_by_what_it_plays(levels: Levels) -> None:
    played = auction(Seat.N, "1S", "2C", "2S", "Pass")
    told = disclosed(levels, RULES, played)
    for place, meaning in enumerate(told):
        level = levels[Seat.N.after(place).side]
        assert meaning == disclosed(level, RULES, played)[place]
        assert meaning.readings[0].code.startswith("thumb_") is (level == "beginner")


def test_levels_of_sides_are_those_of_the_players_that_are_known() -> None:
    assert levels_of_sides({}, "expert") == ("expert", "expert")
    assert levels_of_sides({Seat.S: "beginner"}, "expert") == ("beginner", "expert")
    assert levels_of_sides({Seat.N: "club", Seat.E: "beginner", Seat.W: "club"}, "expert") == (
        "club",
        "beginner",
    )


@pytest.mark.parametrize(
    ("levels", "call", "code"),
    [(("club", "beginner"), "2D", "new_suit"), (("beginner", "club"), "3NT", "thumb_answers")],
)
def test_advice_is_a_call_that_partner_understands(levels: Levels, call: str, code: str) -> None:
    found = advise("club", responds(Seat.S), Random(1), levels=levels)
    command, why = found.thought.act.command, found.thought.act.why
    assert isinstance(command, MakeCall) and command.call.name == call
    assert found.meaning is not None and found.meaning.readings[0].code == code
    assert why.code in ("call_by_system", "call_expects") and why.params["meaning"] == code


@pytest.mark.parametrize(
    ("hand", "calls", "conventional", "plain"),
    [
        ("KQ83.KJ72.94.A83", "1NT Pass", "2C", "3NT"),
        ("84.KQJ983.K94.83", "1NT Pass", "2D", "4H"),
        ("KQ8.AKJ.AQJ4.K83", "Pass Pass", "2C", "3NT"),
        ("KQ83.AJ72.4.Q983", "Pass 1D", "X", "1H"),
    ],
)
def test_advice_beside_a_beginner_is_no_convention(
    hand: str, calls: str, conventional: str, plain: str
) -> None:
    deal = deal_with(Seat.S, hand, Random(5))
    view = View.of(RULES, events_of(RULES, deal, Seat.S.after(-len(calls.split()) % 4), calls), Seat.S)
    for level, call in (("expert", conventional), ("beginner", plain)):
        command = advise("expert", view, Random(1), levels=(level, level)).thought.act.command
        assert isinstance(command, MakeCall) and command.call.name == call


def test_in_vint_advice_says_what_a_beginner_as_partner_will_hear() -> None:
    rules = ALL_RULES["vint/vint"]
    deal = deal_with(Seat.S, STRONG, Random(3))
    view = View.of(rules, events_of(rules, deal, Seat.N, "1S Pass"), Seat.S)
    by_table = advise("club", view, Random(1))
    found = advise("club", view, Random(1), levels=("beginner", "club"))
    assert found.thought.act.command == by_table.thought.act.command
    assert found.meaning is not None and found.meaning.readings[0].code.startswith("thumb_")
    why = found.thought.act.why
    assert why.code == "call_for_thumb" and set(why.params) == set(REASONS[why.code])


@pytest.mark.parametrize(
    ("levels", "found"),
    [
        (("expert", "club"), MIXED),
        (("beginner", "club"), (THUMB, TWO_OVER_ONE)),
        (("club", "beginner"), (SAYC, THUMB)),
        (("beginner", "beginner"), (THUMB, THUMB)),
    ],
)
def test_beginners_have_no_card(levels: Levels, found: Cards) -> None:
    assert cards_of(levels, MIXED) == found
    assert cards_of(levels, found) == found


def test_four_spades_of_a_beginner_are_a_strong_hand() -> None:
    opening = auction(Seat.E, "4S")
    (by_card,), (by_thumb,) = (disclosed(level, RULES, opening) for level in ("club", "beginner"))
    most = next(fact for fact in by_card.readings[0].facts if fact.kind == "points_between")
    least = next(fact for fact in by_thumb.readings[0].facts if fact.kind == "points_between")
    assert int(most.params["most"]) <= int(least.params["least"])


@pytest.mark.parametrize("level", ["club", "expert"])
def test_players_play_their_own_card_and_read_the_other(level: str) -> None:
    for side, own, theirs in ((Side.NS, SAYC, TWO_OVER_ONE), (Side.EW, TWO_OVER_ONE, SAYC)):
        player = seated(level, side, MIXED)
        assert isinstance(player, Thinker)
        style: Style = player.style
        assert (style.card, style.theirs) == (own, theirs)
        assert seated(level, side, MIXED) is player


STRONG = "K4.A82.AQ873.932"
"""Two diamonds over one spade by either card, forcing to game by Two over One only."""


def responds(seat: Seat) -> View:
    """Partner opened one spade, right-hand opponent passed, and this seat holds `STRONG`."""
    deal = deal_with(seat, STRONG, Random(3))
    return View.of(RULES, events_of(RULES, deal, seat.partner, "1S Pass"), seat)


@pytest.mark.parametrize(("seat", "forces"), [(Seat.S, False), (Seat.W, True)])
def test_advice_is_by_the_card_of_whoever_asks(seat: Seat, forces: bool) -> None:
    advice = advise("club", responds(seat), Random(1), MIXED)
    command = advice.thought.act.command
    assert isinstance(command, MakeCall) and command.call.name == "2D"
    assert advice.meaning is not None and (FORCED in kinds(advice.meaning)) is forces
    assert seated("club", seat.side, MIXED).act(responds(seat), Random(1)).command == command


def test_hidden_cards_change_nothing_where_the_cards_differ() -> None:
    rng, moved = Random("two cards"), 0
    for number, calls in enumerate(("1S Pass", "1S Pass 2D Pass", "1NT 2C", "Pass 1H X", "2H Pass")):
        log = events_of(RULES, shuffled(Random(number)), Seat.S, calls)
        table = fold(RULES, log)
        seat = table.actor
        assert seat is not None
        other = with_hidden_cards_moved(log, table, seat, rng)
        moved += other != log
        asked = advise("club", View.of(RULES, log, seat), Random(1), MIXED)
        assert advise("club", View.of(RULES, other, seat), Random(1), MIXED) == asked
    assert moved == 5
