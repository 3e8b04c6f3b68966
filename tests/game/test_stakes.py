"""The table of what is at stake against what the engine writes when the deal is played to its end."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conftest import golden_matches, some_deals
from tests.game.scripts import ONE_SUIT_EACH, Script
from vintik.cards import BIDS, SEATS, Bid, Deal, Seat, Side, parse_call
from vintik.game import PlayCard
from vintik.game.phases.auction import Contract
from vintik.game.sheet import EMPTY_SHEET, DealResult, Sheet, Sides
from vintik.game.stakes import NEVER, Stakes, stakes
from vintik.games import GAMES, rules_for
from vintik.record import replay

VARIANTS = [(game.name, name) for game in GAMES.values() for name in game.variants]
some_bids = st.sampled_from(BIDS)
some_seats = st.sampled_from(SEATS)
some_winners = st.one_of(
    st.text("NESW", min_size=13, max_size=13),
    st.builds(
        lambda many, few, at: many * at + few + many * (12 - at),
        *[st.sampled_from("NESW")] * 2,
        st.integers(0, 12),
    ),
)
"""The 13 winners; the second kind has the slams."""


def sides_of(winners: str) -> tuple[Side, ...]:
    return tuple(Seat[letter].side for letter in winners)


@st.composite
def some_sheets(draw: st.DrawFn, kind: str) -> Sheet:
    """Sheets that a match not yet over can have; sides close to a game are frequent."""
    points = st.integers(0, 499) | st.integers(380, 499)
    if kind == "rubber":
        below = (draw(points), draw(points))
        totals = (draw(st.integers(0, 20_000)), draw(st.integers(0, 20_000)))
        games = (draw(st.integers(0, 1)), draw(st.integers(0, 1)))
        return Sheet(totals=totals, below=below, games=games)
    if kind == "target":
        return Sheet(totals=(draw(points), draw(points)))
    return EMPTY_SHEET


def who_is_first(need: Sides, rest: tuple[Side, ...]) -> Side | None:
    """The side that takes its need-th trick first."""
    taken = [0, 0]
    for side in rest:
        taken[side] += 1
        if taken[side] == need[side]:
            return side
    return None


def said(table: Stakes, rest: tuple[Side, ...]) -> int:
    """What the table says if the remaining tricks go like this."""
    first = who_is_first(table.need, rest)
    return table.points[rest.count(Side.NS)][0 if first is None else 1 + first]


def check(script: Script, before: Sheet, result: DealResult) -> None:
    """The table, made after each trick of the deal, has what was written in the end."""
    assert result.contract is not None
    assert result.hands is not None
    won = tuple(trick.winner.side for trick in result.tricks)
    for so_far in range(14):
        table = stakes(script.rules, result.contract, result.hands, before, won[:so_far])
        assert len(table.points) == 14
        assert said(table, won[so_far:]) == result.totals[0] - result.totals[1]
        first = who_is_first(table.need, won[so_far:])
        if result.game_won is None or result.game_won.trick <= so_far:
            assert first is None
        else:
            assert first is result.game_won.side


def script_of(game: str, variant: str, data: st.DataObject) -> Script:
    script = Script(game, GAMES[game].variants[variant])
    sheet = data.draw(some_sheets(script.rules.form.kind))
    script.table = replace(script.table, sheet=sheet)
    return script


def some_doubles(script: Script) -> st.SearchStrategy[str]:
    return st.sampled_from(["", "X", "X - - XX"] if script.rules.auction.doubles else [""])


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
@settings(max_examples=40)
@given(data=st.data(), bid=some_bids, by=some_seats, winners=some_winners)
def test_it_has_what_the_engine_writes(
    game: str, variant: str, data: st.DataObject, bid: Bid, by: Seat, winners: str
) -> None:
    """Every sequence of winners, with hands made for it."""
    if bid.trump is None:
        winners = winners[:12] + winners[11]
    script = script_of(game, variant, data)
    before = script.table.sheet
    check(script, before, script.played(bid.name, by.name, winners, data.draw(some_doubles(script))))


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
@settings(max_examples=15)
@given(data=st.data(), deal=some_deals(), bid=some_bids, by=some_seats, seed=st.integers(0, 2**32))
def test_it_has_what_the_engine_writes_in_any_deal(
    game: str, variant: str, data: st.DataObject, deal: Deal, bid: Bid, by: Seat, seed: int
) -> None:
    """Honours and aces anywhere; legal cards at random."""
    script = script_of(game, variant, data)
    before = script.table.sheet
    script.deal(deal).bid(bid.name, by.name, data.draw(some_doubles(script)))
    rng = random.Random(seed)
    while not script.current.over:
        play = script.current.play
        assert play is not None
        legal = play.legal_cards(script.current.holdings[play.turn].known)
        script.do(PlayCard(script.actor, rng.choice(legal.cards())))
    check(script, before, script.table.sheet.deals[-1])


def at_stake(game: str, contract: str, sheet: Sheet = EMPTY_SHEET, won: str = "") -> Stakes:
    """In a contract of North's; all hands are one suit."""
    bid = parse_call(contract)
    assert isinstance(bid, Bid)
    return stakes(rules_for(game), Contract(bid, Seat.N, 0), ONE_SUIT_EACH, sheet, sides_of(won))


def test_v5_2_tricks_that_each_side_needs() -> None:
    """A trick at 2 clubs is 16: 46 and 70 points are wanting."""
    table = at_stake("vint", "2C", Sheet(below=(454, 430)))
    assert table.need == (3, 5)
    assert at_stake("vint", "2C", Sheet(below=(454, 430)), "NEN").need == (1, 4)


def test_v5_2_once_a_game_is_won_the_order_matters_no_more() -> None:
    table = at_stake("vint", "2C", Sheet(below=(454, 430)), "NENN")
    assert table.need == (NEVER, NEVER)
    assert all(len(set(row)) == 1 for row in table.points)


def test_v5_2_a_side_too_far_away_cannot_reach_game() -> None:
    assert at_stake("vint", "2C", Sheet(below=(454, 0))).need == (3, NEVER)


@pytest.mark.parametrize(("games", "bonus"), [((0, 0), 500), ((1, 0), 1000)])
def test_v5_4_the_first_game_and_the_rubber(games: Sides, bonus: int) -> None:
    """One trick is left and either side reaches game with it."""
    table = at_stake("vint", "1S", Sheet(below=(470, 478), games=games), "N" * 7 + "E" * 5)
    assert table.need == (1, 1)
    nothing = at_stake("vint", "1S", Sheet(), "N" * 7 + "E" * 5)
    assert table.points[1][1] - nothing.points[1][0] == bonus
    assert table.points[0][2] - nothing.points[0][0] == -500


@pytest.mark.parametrize(("game", "totals"), [("vint-1000", (990, 980)), ("bridge", (0, 0))])
def test_m5_2_b4_7_elsewhere_the_order_does_not_matter(game: str, totals: Sides) -> None:
    table = at_stake(game, "3C", Sheet(totals=totals))
    assert table.need == (NEVER, NEVER)
    assert all(len(set(row)) == 1 for row in table.points)


def test_rows_beyond_the_tricks_left_are_0() -> None:
    table = at_stake("vint", "3C", won="NNEE")
    assert all(any(row) for row in table.points[:10])
    assert set(table.points[10:]) == {(0, 0, 0)}


def test_v6_the_worked_example() -> None:
    """North–South gain 138 with 8 tricks at 3 clubs."""
    _, table = replay(golden_matches()[0]["record"])
    result = table.sheet.deals[0]
    assert result.contract is not None
    assert result.hands is not None
    table_of_stakes = stakes(table.rules, result.contract, result.hands, EMPTY_SHEET, ())
    assert table_of_stakes.points[8] == (138, 138, 138)


def test_more_tricks_than_there_are() -> None:
    with pytest.raises(ValueError, match="13 tricks at most"):
        at_stake("vint", "3C", won="N" * 14)
