"""Claims of some of the tricks (C6): right only against every defence and without a guess."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.game.scripts import Script
from vintik.cards import BIDS, CARDS, EMPTY, SEATS, Deal, Hand, Holding, Seat, Side, parse_call
from vintik.game import ClaimTricks, DenyClaim, Refusal, Table, View, decide, evolve
from vintik.game.events import CardPlayed, ClaimDenied, Claimed
from vintik.game.offers import claimable
from vintik.game.phases.auction import Auction
from vintik.game.phases.play import Play, Trick
from vintik.game.sheet import EMPTY_SHEET, DealResult, Sheet
from vintik.game.stakes import stakes
from vintik.game.table import CurrentDeal
from vintik.games import rules_for
from vintik.players.claims import NotCertain, settled
from vintik.record import record_of, replay, score_of
from vintik.solver import Position, Values, tricks, worth

GAMES = ("vint", "vint-1000", "bridge")
PATIENCE = 60.0
"""Seconds for a claim; what matters here is the answer."""


def play_of(table: Table) -> Play:
    assert table.deal is not None
    assert table.deal.play is not None
    return table.deal.play


def most(table: Table) -> int:
    """Tricks of the side to play, with all four hands in sight."""
    assert table.deal is not None
    play = play_of(table)
    north, east, south, west = (holding.known for holding in table.deal.holdings)
    return int(tricks([Position((north, east, south, west), play.trump, play.leader, play.on_table)])[0])


def certain(table: Table, view: View, count: int) -> bool:
    try:
        settled(table, view, count, 1, PATIENCE)
    except NotCertain:
        return False
    return True


def after_claim(table: Table, view: View, count: int) -> tuple[Claimed, DealResult]:
    """What is written; raises `NotCertain`."""
    taken, cards = settled(table, view, count, 1, PATIENCE)
    claimed, *played = decide(table, ClaimTricks(view.seat, taken, cards))
    assert isinstance(claimed, Claimed)
    assert all(isinstance(event, CardPlayed) for event in played)
    for event in (claimed, *played):
        table = evolve(table, event)
    return claimed, table.sheet.deals[-1]


def in_play(game: str, rng: random.Random) -> Script:
    """A deal in which somebody declares, after some cards played at random; two tricks or more are left."""
    script = Script(game)
    pack = list(CARDS)
    rng.shuffle(pack)
    script.deal(Deal.of_pack(pack, Seat.E)).bid(rng.choice(BIDS[:15]).name, rng.choice(SEATS).name)
    for _ in range(rng.randint(20, 46)):
        script.cards(rng.choice(script.offers(script.turn).cards.cards()).name)
    return script


def some(game: str, count: int) -> Iterator[tuple[Table, View]]:
    """Deals in play, and what the seat whose turn it is sees."""
    rng = random.Random(f"claims {game}")
    for _ in range(count):
        script = in_play(game, rng)
        yield script.table, script.view(script.actor.name)


class Ending:
    """Only these cards are left and `leader` leads; the others went in tricks of one suit, all North's.

    North declares. Of each suit one, five or nine cards are left, so that those tricks can be.
    """

    def __init__(
        self,
        hands: str,
        contract: str = "1NT",
        game: str = "bridge",
        leader: Seat = Seat.N,
        sheet: Sheet = EMPTY_SHEET,
    ) -> None:
        left = [Hand.parse(text) for text in hands.split()]
        held = left[0] | left[1] | left[2] | left[3]
        gone = [card for card in CARDS if card not in held]
        lots = [tuple(gone[first : first + 4]) for first in range(0, len(gone), 4)]
        assert all(len({card.suit for card in lot}) == 1 for lot in lots)
        whole = [hand | Hand.of(lot[seat] for lot in lots) for seat, hand in enumerate(left)]
        rules = rules_for(game, {})
        auction = Auction(rules.auction, Seat.N, 1)
        for call in (contract, *["Pass"] * rules.auction.closing_passes):
            auction = auction.after(parse_call(call))
        bid = auction.bid
        assert bid is not None
        dummy = Seat.S if rules.play.dummy else None
        play = Play(Seat.N, dummy, bid.trump, leader, (), tuple(Trick(Seat.N, lot, Seat.N) for lot in lots))
        dealt = (Holding(whole[0]), Holding(whole[1]), Holding(whole[2]), Holding(whole[3]))
        holdings = (Holding(left[0]), Holding(left[1]), Holding(left[2]), Holding(left[3]))
        deal = CurrentDeal(1, Seat.N, dealt, dealt, holdings, auction, play)
        self.table = Table(rules, Seat.N, sheet, deal)

    def lead(self, card: str) -> Ending:
        play = play_of(self.table)
        found = next(each for each in CARDS if each.name == card)
        self.table = evolve(self.table, CardPlayed(play.turn, found))
        return self

    @property
    def view(self) -> View:
        """What whoever chooses the next card sees."""
        deal, play = self.table.deal, play_of(self.table)
        assert deal is not None
        north, east, south, west = (
            holding if seat in (play.actor, play.dummy) else Holding(EMPTY, len(holding))
            for seat, holding in zip(SEATS, deal.holdings, strict=True)
        )
        return View(play.actor, replace(self.table, deal=replace(deal, holdings=(north, east, south, west))))

    def certain(self, count: int) -> bool:
        return certain(self.table, self.view, count)


@pytest.mark.parametrize("game", GAMES)
def test_c6_after_a_claim_there_are_13_tricks_played_by_the_rules(game: str) -> None:
    """The record of the deal is scored to the same points."""
    done = 0
    for table, view in some(game, 30):
        best, left = most(table), play_of(table).tricks_left
        count = min(best, (left + 1) // 2)
        if not certain(table, view, count):
            continue
        claimed, result = after_claim(table, view, count)
        since = result.tricks[13 - left :]
        taken = sum(1 for trick in since if trick.winner.side is view.seat.side)
        assert claimed == Claimed(view.seat, taken)
        assert count <= taken <= best
        done += count > 0
        for event in decide(table, ClaimTricks(view.seat, *settled(table, view, count, 1, PATIENCE))):
            table = evolve(table, event)
        assert len(result.tricks) == 13
        assert table.deal is not None
        assert result.hands == Deal(*(holding.known for holding in table.deal.dealt))
        _, again = replay(record_of(table))
        assert score_of(again) == score_of(table)
    assert done >= 5


@pytest.mark.parametrize("game", GAMES)
def test_more_than_perfect_defence_allows_is_never_certain(game: str) -> None:
    for table, view in some(game, 40):
        best = most(table)
        if best < play_of(table).tricks_left:
            assert not certain(table, view, best + 1)


@pytest.mark.parametrize("game", GAMES)
def test_conceding_everything_is_always_right(game: str) -> None:
    for table, view in some(game, 20):
        claimed, _ = after_claim(table, view, 0)
        assert claimed.tricks is not None
        assert claimed.tricks <= most(table)


def test_what_cannot_be_lost_is_not_conceded() -> None:
    """The last trump."""
    ending = Ending("A.2.. .5.2. .43.. .6..2", contract="1S")
    assert after_claim(ending.table, ending.view, 0)[0] == Claimed(Seat.N, 1)


def test_tops_and_an_entry() -> None:
    ending = Ending("AK.2.. QJ.4.. 3.A3.. .5.2.2")
    assert ending.certain(3)


def test_a_finesse_is_not_certain_wherever_the_king_lies() -> None:
    """A claim is no way to find out: the answer is the same."""
    onside = Ending("32.AK.. K5.5.2. AQ.43.. 876...2")
    offside = Ending("32.AK.. 876...2 AQ.43.. K5.5.2.")
    assert (most(onside.table), most(offside.table)) == (4, 3)
    for ending in (onside, offside):
        assert not ending.certain(4)
        assert ending.certain(3)


def test_a_guess_is_not_certain_though_it_could_be_right_in_every_layout() -> None:
    """A queen that can be caught on either side: no card is right against both."""
    for ending in (Ending("AJ3.A.. Q65.2.. KT2.3.. .54.2.2"), Ending("AJ3.A.. .54.2.2 KT2.3.. Q65.2..")):
        assert most(ending.table) == 4
        assert not ending.certain(4)
        assert ending.certain(3)


def test_a_break_that_is_only_likely_is_not_certain() -> None:
    ending = Ending("AKQ2... J98.5.. .432.2. 76.6..2")
    assert most(ending.table) == 4
    assert not ending.certain(4)
    assert ending.certain(3)


def test_the_answer_tells_nothing_of_hidden_cards() -> None:
    """The hidden cards dealt anew in every way that a claimer cannot tell apart: always the same answer."""
    rng = random.Random("no oracle")
    hidden = [*Hand.parse("K8765.5.2.2").cards()]
    for count, right in ((4, False), (3, True)):
        for _ in range(25):
            rng.shuffle(hidden)
            east, west = Hand.of(hidden[:4]), Hand.of(hidden[4:])
            assert Ending(f"32.AK.. {east} AQ.43.. {west}").certain(count) is right


def test_b31_declarer_claims_with_dummys_cards_and_dummy_not_at_all() -> None:
    ending = Ending("2.A.. 43... A..2. 5...2").lead("S2").lead("S3")
    assert ending.view.seat is Seat.N
    assert ending.view.offers.hand is Seat.S
    assert ending.certain(2)
    deal = ending.table.deal
    assert deal is not None
    assert [claimable(deal, seat) for seat in SEATS] == [2, 0, 0, 0]


def test_a_defender_knows_dummys_hand_and_not_declarers() -> None:
    ending = Ending("K2.A.. AQ.3.. 5.2.2. .54..2").lead("S2")
    assert ending.view.seat is Seat.E
    assert most(ending.table) == 2
    assert not ending.certain(2)  # West might have the king
    assert ending.certain(1)


@pytest.mark.parametrize(("leader", "count"), [(Seat.N, 1), (Seat.E, 0)])
def test_v52_of_the_same_tricks_those_come_first_that_win_the_game(leader: Seat, count: int) -> None:
    """One trick each, the last trump and the ace of hearts, and each side needs one: North–South have
    404 + 11 × 8, East–West 492. On lead North draws the trump that could also wait."""
    sheet = Sheet(totals=(404, 492), below=(404, 492))
    ending = Ending(".2.2. .A3.. 2.4.. .5..2", contract="1D", game="vint", leader=leader, sheet=sheet)
    claimed, result = after_claim(ending.table, ending.view, count)
    assert claimed == Claimed(leader, 1)
    assert [trick.winner.side for trick in result.tricks[11:]] == [leader.side, leader.side.other]
    assert result.game_won is not None
    assert result.game_won.side is leader.side


def test_v52_the_order_is_the_best_that_each_side_can_have() -> None:
    """The race to 500 as perfect play decides it when each side takes its tricks."""
    won = {Side.NS: 0, Side.EW: 0}
    rng = random.Random("races")
    for table, view in some("vint", 120):
        contract, deal = table.deal.auction.contract() if table.deal else None, table.deal
        assert contract is not None
        assert deal is not None
        play, value = play_of(table), table.rules.trick_value
        assert value is not None
        has = [sum(1 for trick in play.tricks if trick.winner.side is side) for side in Side]
        needs = [rng.randint(1, 3) for _ in Side]
        north_south, east_west = (500 - (has[side] + needs[side]) * value(contract.bid) for side in Side)
        if min(north_south, east_west) < 0:
            continue
        sheet = Sheet(totals=(north_south, east_west), below=(north_south, east_west))
        table, seen = replace(table, sheet=sheet), replace(view.table, sheet=sheet)
        best = most(table)
        if not certain(table, View(view.seat, seen), best):
            continue
        _, result = after_claim(table, View(view.seat, seen), best)
        first = None if result.game_won is None else result.game_won.side
        assert first == race(table, best)
        if first is not None:
            won[first] += 1
    assert min(won.values()) >= 5


def race(table: Table, best: int) -> Side | None:
    """Who is first to game when the side to play takes its `best`; both play for tricks, then for game."""
    deal, play = table.deal, play_of(table)
    contract = deal.auction.contract() if deal is not None else None
    assert deal is not None
    assert contract is not None
    won = [trick.winner.side for trick in play.tricks]
    need = stakes(table.rules, contract, Deal(*(each.known for each in deal.dealt)), table.sheet, won).need
    values = Values(tuple((10 * count, 10 * count + 1, 10 * count - 1) for count in range(14)), need)
    north, east, south, west = (holding.known for holding in deal.holdings)
    position = Position((north, east, south, west), play.trump, play.leader, play.on_table)
    count = best if play.turn.side is Side.NS else play.tricks_left - best
    (found,) = worth([position], values)
    return {1: Side.NS, -1: Side.EW, 0: None}[found.value - 10 * count]


def test_after_a_claim_that_was_denied_none_until_another_trick_is_over() -> None:
    """The attack: to claim again and again, also by taking back. One in a trick is all a side gets."""
    script = Script("vint").deal().bid("1NT", "N")
    assert script.offers("E").claimable == 13
    script.do(DenyClaim(Seat.E, 5))
    assert script.log[-1] == ClaimDenied(Seat.E, 5)
    with pytest.raises(Refusal) as fault:
        script.do(DenyClaim(Seat.E, 4))
    assert fault.value.code == "claimed_before"
    script.cards("H2 D2")
    assert script.offers("W").claimable == 0  # East's partner
    script.take_back("E")
    assert script.offers("E").claimable == 0
    script.take_back("N").calls("-")
    assert script.offers("E").claimable == 0
    script.cards("H2 D2 C2 S2")
    assert script.offers("E").claimable == 12
    script.do(DenyClaim(Seat.E, 1))
    script.take_back("S").cards("D3 C2 S2")
    assert script.offers("E").claimable == 0


def test_the_other_side_may_claim_after_a_denial() -> None:
    script = Script("vint").deal().bid("1NT", "N").do(DenyClaim(Seat.E, 5)).cards("H2")
    assert script.offers("S").claimable == 13


@pytest.mark.parametrize(
    ("seat", "count", "code"),
    [("N", 5, "not_your_turn"), ("E", 14, "so_many_tricks"), ("E", -1, "so_many_tricks")],
)
def test_claims_that_are_none(seat: str, count: int, code: str) -> None:
    script = Script("vint").deal().bid("1NT", "N")
    for command in (DenyClaim(Seat[seat], count), ClaimTricks(Seat[seat], count, ())):
        with pytest.raises(Refusal) as fault:
            script.do(command)
        assert fault.value.code == code


def test_the_last_trick_is_played() -> None:
    ending = Ending("A... .A.. ..A. ...A")
    deal = ending.table.deal
    assert deal is not None
    assert claimable(deal, Seat.N) == 0
    with pytest.raises(Refusal) as fault:
        decide(ending.table, DenyClaim(Seat.N, 1))
    assert fault.value.code == "last_trick"


def test_what_is_no_end_of_the_play_does_not_go_into_the_log() -> None:
    ending = Ending("AK.2.. QJ.4.. 3.A3.. .5.2.2")
    taken, cards = settled(ending.table, ending.view, 3, 1, PATIENCE)
    for wrong in (ClaimTricks(Seat.N, 2, cards), ClaimTricks(Seat.N, taken, cards[:-1])):
        with pytest.raises(ValueError, match="not the end"):
            decide(ending.table, wrong)
    with pytest.raises(Refusal):
        decide(ending.table, ClaimTricks(Seat.N, taken, (*cards[:4], cards[0], *cards[5:])))
