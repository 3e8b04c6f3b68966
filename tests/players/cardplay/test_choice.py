"""The card chosen, one position each: worlds are drawn as they are for a player."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from tests.players.seating import deal_with, events_of
from vintik import solver
from vintik.cards import Card, Deal, Hand, Seat, Side
from vintik.game import View
from vintik.game.stakes import stakes
from vintik.games import rules_for
from vintik.players.beliefs.sample import sample
from vintik.players.beliefs.worlds import Worlds
from vintik.players.bidding import system_of
from vintik.players.cardplay import Option, choose_card, worlds_wanted
from vintik.players.outlook import outlook_after
from vintik.players.style import EXPERT, Style
from vintik.players.why import REASONS, Reason
from vintik.solver import Position

VINT, BRIDGE = rules_for("vint"), rules_for("bridge")
TWELVE, THREE = " Pass" * 12, " Pass" * 3
STYLE = replace(EXPERT, card_worlds=12, lead_worlds=6)
Answer = tuple[Card, Reason, tuple[Option, ...]]


def view_of(game: str, deal: Deal, dealer: Seat, calls: str, cards: str = "") -> View:
    rules = rules_for(game)
    log = events_of(rules, deal, dealer, calls + (THREE if game == "bridge" else TWELVE), cards)
    for seat in Seat:
        view = View.of(rules, log, seat)
        if view.offers.cards.mask:
            return view
    raise AssertionError("nobody is to play")


def answer(view: View, style: Style = STYLE, seed: int = 1) -> Answer:
    worlds = sample(view, system_of(view.table.rules), style, worlds_wanted(view, style), seed)
    return choose_card(view, worlds, style, Random(seed))


def one_world(view: View, deal: Deal) -> Worlds:
    return Worlds(np.array([[hand.mask for hand in deal]], np.uint64), np.ones(1))


DEAL = Deal.parse("N:AK5.9432.KQ42.73 Q92.KJ8.A53.K942 876.AQ5.9876.AQ5 JT43.T76.JT.JT86")


def test_options_are_the_legal_cards_the_best_first() -> None:
    view = view_of("vint", DEAL, Seat.N, "1NT", "C4 C5")
    card, why, options = answer(view)
    assert {option.card for option in options} == set(view.offers.cards)
    points = [option.points for option in options]
    assert points == sorted(points, key=lambda each: -(each or 0))
    assert card in view.offers.cards
    assert set(why.params) == set(REASONS[why.code])


def test_in_one_world_the_values_are_the_solvers() -> None:
    view = view_of("vint", DEAL, Seat.N, "1NT", "C4 CQ C6 C3")
    deal = view.table.deal
    assert deal is not None and deal.play is not None and view.seat is Seat.S
    _, _, options = choose_card(view, one_world(view, DEAL), replace(STYLE, repair=False), Random(0))
    gone = Hand.of(card for trick in deal.play.tricks for card in trick.cards)
    north, east, south, west = (hand - gone for hand in DEAL)
    position = Position((north, east, south, west), None, Seat.S)
    assert {option.card: option.tricks for option in options} == solver.cards([position])[0]
    contract = deal.auction.contract()
    assert contract is not None
    at_stake = stakes(VINT, contract, DEAL, view.table.sheet, [Side.NS], outlook_after)
    worth = solver.worth([position], at_stake)[0].cards
    assert {option.card: option.points for option in options} == worth


def test_the_only_card_needs_no_worlds() -> None:
    deal = Deal.parse("N:5.A432.AKQ42.T73 Q92.KJ8.J53.K942 AK876.Q5.976.AQ5 JT43.T976.T8.J86")
    view = view_of("vint", deal, Seat.S, "1S", "S3")
    card, why, options = choose_card(view, one_world(view, deal), STYLE, Random(0))
    assert (card.name, why.code) == ("S5", "only_card")
    assert options == (Option(card, None, None),)


def test_of_equal_cards_the_cheapest_follows() -> None:
    """West holds J and T of clubs besides 8 and 6: the ten does what the jack would."""
    view = view_of("vint", DEAL, Seat.S, "1NT", "C6 C3 CK C5 C2 CQ")
    card, _, _ = answer(view)
    assert card.name in ("C8", "CT")


@pytest.mark.parametrize(
    ("hand", "calls", "best"),
    [
        ("KQJ4.853.976.J62", "1H", "SK"),
        ("QJT83.85.K76.J62", "1NT", "SQ"),
        ("AK84.853.976.J62", "3H", "SA"),
    ],
)
def test_the_top_of_a_sequence_is_led(hand: str, calls: str, best: str) -> None:
    deal = deal_with(Seat.S, hand, Random(4))
    card, why, _ = answer(view_of("vint", deal, Seat.E, calls), replace(STYLE, lead_worlds=20))
    assert card.name == best or card.suit != Card.parse(best).suit
    assert why.code in REASONS


def test_a_finesse_is_taken_where_it_is_all_there_is() -> None:
    """Bridge, South declares: dummy has ace and queen alone, West has played low."""
    deal = Deal.parse("N:AQ.5432.AKQ2.432 KJ54.JT8.T98.T98 876.AKQ.543.AKQ5 T932.976.J76.J76")
    view = view_of("bridge", deal, Seat.S, "3NT", "H6 H2 H8 HA S6 S2")
    card, why, options = answer(view)
    assert card.name == "SQ"
    assert why.code in ("finesse", "card_expects")
    assert view.seat is Seat.S and view.offers.hand is Seat.N
    assert options[0].card is card


def test_declarer_varies_equal_cards_in_bridge_and_defenders_do_not() -> None:
    """With A K Q over the ten led: any of them wins."""
    deal = Deal.parse("N:753.9432.KQ42.73 JT98.KJ8.A53.T94 AKQ.AQ5.9876.AK8 642.T76.JT.QJ652")
    declaring = view_of("bridge", deal, Seat.S, "1NT", "S2 S3 SJ")
    assert (
        len({answer(declaring, seed=seed)[0] for seed in range(8)} & {*map(Card.parse, ("SA", "SK", "SQ"))})
        > 1
    )
    defending = view_of("bridge", deal, Seat.W, "1NT", "S3 SJ")
    assert defending.seat is Seat.S
    assert {answer(defending, seed=seed)[0].name for seed in range(4)} == {"SQ"}


def test_a_signal_is_given_where_it_costs_nothing() -> None:
    """West, with the queen, encourages partner's ace with the nine; without it plays the deuce."""
    for held, other, small in (("Q962", "JT7", "H9"), ("J962", "QT7", "H2")):
        deal = Deal.parse(f"N:AKQJ7.43.A87.QJ4 65.AK8.JT95.T987 T984.{other}.KQ6.A65 32.{held}5.432.K32")
        view = view_of("vint", deal, Seat.N, "4S", "HA H7")
        assert view.seat is Seat.W
        card, why, _ = answer(view)
        assert (card.name, why.code) == (small, "signal")
        assert answer(view, replace(STYLE, signals=False))[1].code != "signal"


def test_time_can_be_limited() -> None:
    """Worlds are left out, not the answer."""
    view = view_of("vint", DEAL, Seat.W, "1NT")
    card, _, options = answer(view, replace(STYLE, seconds=0.001, lead_worlds=40))
    assert card in view.offers.cards
    assert len(options) == 13


def test_the_same_seed_gives_the_same_answer() -> None:
    view = view_of("vint", DEAL, Seat.N, "1NT", "C4 C5")
    assert answer(view) == answer(view)


def test_nothing_to_play() -> None:
    view = View.of(VINT, events_of(VINT, DEAL, Seat.N, "1NT"), Seat.N)
    with pytest.raises(ValueError, match="no card to play"):
        choose_card(view, one_world(view, DEAL), STYLE, Random(0))
