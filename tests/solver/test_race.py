"""V5.2 at the table: the card that gets most tricks loses the game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.game.scripts import Script
from vintik import solver
from vintik.cards import Card, Deal, Seat, Side
from vintik.game.sheet import GameWon, Sheet
from vintik.game.stakes import Stakes, stakes
from vintik.solver import Position, reference

DEAL = Deal.parse("N:AQ63.KQ532.96.J8 KJ842.A974.T7.T7 75.T8.AKQJ432.AQ T9.J6.85.K965432")
TEN_TRICKS = """
C7 CA C5 C8  DA D5 D6 D7  DK D8 D9 DT  DQ C6 H3 H4  DJ C9 H5 S8  CQ CK CJ CT  ST S3 S4 S5  S9 S6 S2 S7
H6 HK H7 H8  HQ H9 HT HJ
"""
BEFORE = Sheet(totals=(410, 460), below=(410, 460))


def after_ten_tricks() -> Script:
    """North plays 1 no trump, 12 points a trick. North–South had 410 below the line and East–West 460; with
    7 and 3 tricks since they stand at 494 and 496, so the next trick wins a game for whoever takes it.

    North, on lead, holds ace and queen of spades and the deuce of hearts; East, behind, king and jack of
    spades and the ace of hearts. South's diamonds and West's clubs are good, but nobody will lead them.
    """
    script = Script("vint", dealer="N")
    script.table = replace(script.table, sheet=BEFORE)
    script.deal(DEAL).bid("1NT", "N").cards(TEN_TRICKS)
    return script


def position_of(script: Script) -> Position:
    play = script.current.play
    assert play is not None
    north, east, south, west = (holding.known for holding in script.current.holdings)
    return Position((north, east, south, west), play.trump, play.leader, play.on_table)


def stakes_of(script: Script) -> Stakes:
    play, contract = script.current.play, script.current.auction.contract()
    assert play is not None
    assert contract is not None
    won = [trick.winner.side for trick in play.tricks]
    return stakes(script.rules, contract, DEAL, script.table.sheet, won)


def test_the_ending() -> None:
    position = position_of(after_ten_tricks())
    assert str(position) == "N:AQ.2.. KJ.A.. ..432. ...432"
    assert position.to_move is Seat.N
    assert stakes_of(after_ten_tricks()).need == (1, 1)


EXIT, ACE, QUEEN = (Card.parse(name) for name in ("H2", "SA", "SQ"))
TRICKS = {ACE: 1, QUEEN: 1, EXIT: 2}
POINTS = {
    ACE: 96 - 60 + 360 + 500,  # 8 tricks to 5, three aces, and the game
    QUEEN: 96 - 60 + 360 - 500,
    EXIT: 108 - 48 + 360 - 500,  # 9 tricks to 4, three aces, and East–West's game
}


def test_v5_2_most_tricks_by_the_endplay_most_points_by_the_ace() -> None:
    """The deuce of hearts gives East the lead, and then both spades are North's: two tricks of three. But
    East's ace is the trick that reaches 500. The ace of spades is the only trick North–South then get, and
    the game is theirs."""
    script = after_ten_tricks()
    position = position_of(script)
    assert reference.cards(position) == TRICKS
    assert reference.worth(position, stakes_of(script)) == (POINTS[ACE], POINTS)


def test_v5_2_the_solver_finds_it() -> None:
    script = after_ten_tricks()
    position = position_of(script)
    (tricks,) = solver.cards([position])
    (worth,) = solver.worth([position], stakes_of(script))
    assert max(tricks, key=tricks.__getitem__) is EXIT
    assert max(worth.cards, key=worth.cards.__getitem__) is ACE
    assert (tricks, worth) == (TRICKS, (POINTS[ACE], POINTS))


@pytest.mark.parametrize(
    ("cards", "winner", "points"),
    [
        ("SA SJ D2 C2  SQ SK D3 C3  HA D4 C4 H2", Side.NS, POINTS[ACE]),
        ("H2 HA D2 C2  SJ D3 C3 SQ  SA SK D4 C4", Side.EW, POINTS[EXIT]),
    ],
)
def test_v5_2_both_ways_on_paper(cards: str, winner: Side, points: int) -> None:
    script = after_ten_tricks().cards(cards)
    result = script.table.sheet.deals[-1]
    assert result.game_won == GameWon(winner, 11)
    assert result.totals[0] - result.totals[1] == points
