"""The oracle on endings that a player can work out by hand."""

from __future__ import annotations

import pytest

from tests.solver.endings import endings
from vintik.cards import Card, Seat, Suit
from vintik.game.phases.play import Play, winner_of
from vintik.solver import Position, Values, reference

RACE = ((0, 10, -10),) * 14
"""Ten points to whoever is first, whatever the number of tricks."""


def tricks_by_card(position: Position) -> dict[str, int]:
    answer = {card.name: tricks for card, tricks in reference.cards(position).items()}
    assert reference.tricks(position) == max(answer.values())
    return answer


def points_by_card(position: Position, values: Values) -> dict[str, int]:
    return {card.name: points for card, points in reference.worth(position, values).cards.items()}


def test_one_card_each() -> None:
    """East leads the three, West's five takes it."""
    assert tricks_by_card(Position.parse("N:2... 3... 4... 5...", leader="E")) == {"S3": 1}


def test_one_card_each_and_a_trump() -> None:
    assert tricks_by_card(Position.parse("N:A... K... Q... .2..", trump="H")) == {"SA": 0}


def test_the_last_card_to_the_last_trick() -> None:
    assert tricks_by_card(Position.parse("N:... ... ... A...", trick="SQ SJ SK")) == {"SA": 1}


@pytest.mark.parametrize(
    ("king", "tricks"), [("N:AQ... 65... 32... K4...", 2), ("N:AQ... K6... 32... 54...", 1)]
)
def test_a_finesse(king: str, tricks: int) -> None:
    """South leads towards ace and queen: all depends on who has the king."""
    assert tricks_by_card(Position.parse(king, leader="S")) == {"S3": tricks, "S2": tricks}


def test_cover_an_honour_with_an_honour() -> None:
    """South has led the jack. The king costs North the ace and makes East's ten good."""
    position = Position.parse("N:A9... T4... 2... K5...", leader="S", trick="SJ")
    assert tricks_by_card(position) == {"SK": 1, "S5": 0}


def test_a_squeeze() -> None:
    """On the ace of clubs West must part with the ace of hearts or a guard of the spades; other leads squeeze
    nobody."""
    position = Position.parse("N:AJ..2. ..543. 2.K..A KQ.A..", leader="S")
    assert tricks_by_card(position) == {"S2": 1, "HK": 1, "CA": 3}


def test_an_endplay() -> None:
    """North gives East the heart, and East has to lead from king and jack into ace and queen."""
    position = Position.parse("N:AQ.2.. KJ.A.. ..432. ...432")
    assert tricks_by_card(position) == {"SA": 1, "SQ": 1, "H2": 2}
    assert tricks_by_card(Position.parse("N:AQ... KJ.A.. ..432. ...432", trick="H2")) == {"HA": 1}


@pytest.mark.parametrize(("trump", "tricks"), [("S", 2), ("NT", 0)])
def test_a_ruff(trump: str, tricks: int) -> None:
    """North ruffs South's heart and takes the ace of diamonds; without trumps West takes it and goes on."""
    position = Position.parse("N:2..A. ..K.3 .2..4 .A3..", trump=trump, leader="S")
    assert tricks_by_card(position)["H2"] == tricks


def test_points_with_the_order_left_out_are_those_of_the_tricks() -> None:
    position = Position.parse("N:AQ.2.. KJ.A.. ..432. ...432")
    values = Values.of_tricks([7 * tricks - 3 for tricks in range(14)])
    assert points_by_card(position, values) == {"SA": 4, "SQ": 4, "H2": 11}
    assert reference.worth(position, values).value == 11


def test_north_south_may_want_few_tricks() -> None:
    """Nothing says that more tricks are worth more: with their sign turned, North throws one away."""
    position = Position.parse("N:AQ.2.. KJ.A.. ..432. ...432")
    values = Values.of_tricks([-tricks for tricks in range(14)])
    assert reference.worth(position, values).value == max(points_by_card(position, values).values())


@pytest.mark.parametrize(
    ("need", "points"),
    [
        ((1, 1), {"SA": 10, "SQ": -10, "H2": -10}),  # both are one trick away: take it now
        ((2, 2), {"SA": -10, "SQ": -10, "H2": 10}),  # North–South get two only by the endplay
        ((14, 1), {"SA": -10, "SQ": -10, "H2": -10}),
        ((1, 14), {"SA": 10, "SQ": 10, "H2": 10}),
        ((3, 3), {"SA": 0, "SQ": 0, "H2": 0}),
    ],
)
def test_v5_2_the_side_that_gets_there_first(need: tuple[int, int], points: dict[str, int]) -> None:
    position = Position.parse("N:AQ.2.. KJ.A.. ..432. ...432")
    assert points_by_card(position, Values(RACE, need)) == points


def test_v5_2_the_trick_on_the_table_counts() -> None:
    position = Position.parse("N:AQ... KJ.A.. ..432. ...432", trick="H2")
    assert reference.worth(position, Values(RACE, (1, 1))) == (-10, {Card.parse("HA"): -10})


def test_c5_c6_who_may_play_what_and_who_wins_as_at_the_table() -> None:
    """The oracle's rules of play and the engine's."""
    for position in endings(seed=2, count=500, cards=range(1, 14), on_table=3):
        play = Play(Seat.N, None, position.trump, position.leader, position.trick)
        hand = position.hands[position.to_move]
        legal = reference.follow(hand.cards(), position.trick)
        assert legal == play.legal_cards(hand).cards() == position.legal.cards()
        for card in legal:
            trick = (*position.trick, card)
            assert reference.winner(position.leader, trick, position.trump) is winner_of(
                position.leader, trick, position.trump
            )


def test_c6_trumps() -> None:
    trick = tuple(map(Card.parse, ("H9", "HT", "S2", "DA")))
    assert reference.winner(Seat.W, trick, Suit.SPADES) is Seat.E
    assert reference.winner(Seat.W, trick, None) is Seat.N
