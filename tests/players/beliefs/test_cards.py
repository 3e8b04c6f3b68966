"""What cards say about hands: a distribution, the usual inferences, and no hand ruled out by a mistake."""

from __future__ import annotations

import time
from dataclasses import replace
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.players.seating import ALL_RULES, deal_with, events_of, four, play_deals, shuffled
from vintik.cards import Card, Deal, Hand, Seat
from vintik.game import View
from vintik.game.table import CurrentDeal
from vintik.games import rules_for
from vintik.players import PLAYERS, Act
from vintik.players.beliefs.cards import Turn, chances, log_likelihood, situation_of, turns
from vintik.players.beliefs.shares import MISTAKES, SHARES

VINT = rules_for("vint")
PASSES = {"vint": " Pass" * 12, "bridge": " Pass" * 3}
DEAL = Deal.parse("N:AK5.9432.KQ42.73 Q92.KJ8.A53.K942 876.AQ5.9876.AQ5 JT43.T76.JT.JT86")


def seen_by(seat: Seat, deal: Deal, dealer: Seat, bid: str, cards: str, game: str = "vint") -> CurrentDeal:
    rules = rules_for(game)
    view = View.of(rules, events_of(rules, deal, dealer, bid + PASSES[game], cards), seat)
    assert view.table.deal is not None
    return view.table.deal


def world(deal: Deal, seat: Seat, out: str, other: Seat, back: str) -> list[int]:
    """The hands as dealt, with these cards of two seats exchanged."""
    masks = [hand.mask for hand in deal]
    given, taken = (Hand.of(map(Card.parse, names.split())).mask for names in (out, back))
    masks[seat] = masks[seat] & ~given | taken
    masks[other] = masks[other] & ~taken | given
    return masks


def likelihood(
    deal: CurrentDeal, seat: Seat, *worlds: list[int], signals: bool = False
) -> NDArray[np.float64]:
    return log_likelihood(deal, seat, np.array(worlds, np.uint64), signals)


def test_the_chances_of_all_cards_of_a_hand_sum_to_one() -> None:
    rng = Random(3)
    looked_at = set()
    for name in ("vint/vint", "bridge/vulnerable-none"):
        for number in range(6):
            tables: list[CurrentDeal] = []

            def watch(view: View, act: Act, tables: list[CurrentDeal] = tables) -> None:
                if view.table.deal is not None:
                    tables.append(view.table.deal)

            list(play_deals(ALL_RULES[name], four(PLAYERS["beginner"]), 1, f"sum {number}", watch))
            deal = tables[-1]
            if deal.play is None:
                continue
            for turn in turns(deal.play, deal.auction):
                hand = some_hand(turn, rng)
                following = hand.of_suit(turn.before[0].suit) if turn.before else hand
                situation = situation_of(turn, deal.play)
                looked_at.add(situation)
                total = np.zeros(len(SHARES[situation]))
                for card in following if following.mask else hand:
                    other = replace(turn, card=card)
                    total += chances(other, deal.play, np.array([hand.mask], np.uint64))[:, 0]
                assert total == pytest.approx(np.ones(len(total)))
    assert len(looked_at) > 12


def some_hand(turn: Turn, rng: Random) -> Hand:
    """Cards that may be left to the seat, the one played among them, none where it showed out."""
    left = 13 - Hand(turn.own).mask.bit_count()
    gone = turn.gone | turn.own | Hand.of(turn.before).mask
    led = turn.before[0].suit if turn.before else None
    void = led if turn.card.suit is not led else None
    pack = [card for card in Hand((1 << 52) - 1 & ~gone) if card.suit is not void and card is not turn.card]
    return Hand.of([turn.card, *rng.sample(pack, min(left - 1, len(pack)))])


def test_every_situation_has_shares_that_sum_to_one() -> None:
    for shares in SHARES.values():
        assert sum(shares) == pytest.approx(1)
        assert shares[-1] >= MISTAKES
        assert min(shares) >= 0


def test_fourth_hand_does_not_hold_the_card_it_did_not_win_with() -> None:
    deal = seen_by(Seat.N, DEAL, Seat.W, "1NT", "S5 S2 S8 S3")
    here = [hand.mask for hand in DEAL]
    without = world(DEAL, Seat.W, "SJ ST", Seat.E, "H8 HJ")
    held, denied = likelihood(deal, Seat.N, here, without)
    assert held < denied - 1


def test_the_king_led_shows_the_queen() -> None:
    deal = deal_with(Seat.E, "KQ83.K84.T53.Q92", Random(2))
    seen = seen_by(Seat.N, deal, Seat.N, "1NT", "SK")
    queen = next(seat for seat in Seat if Card.parse("SQ") in deal[seat])
    assert queen is Seat.E
    other = world(deal, Seat.E, "SQ", Seat.W, next(c.name for c in deal[Seat.W] if c.suit == 3))
    held, denied = likelihood(seen, Seat.N, [hand.mask for hand in deal], other)
    assert held > denied + 0.5


def test_open_hands_and_the_observers_own_say_nothing() -> None:
    """Declarer in Bridge: own cards and dummy's are no news (B3.1)."""
    seen = seen_by(Seat.S, DEAL, Seat.S, "1NT", "S3 SK", "bridge")
    mine = seen_by(Seat.S, DEAL, Seat.S, "1NT", "S3", "bridge")
    worlds = [[hand.mask for hand in DEAL], world(DEAL, Seat.W, "SJ", Seat.E, "H8")]
    assert likelihood(seen, Seat.S, *worlds) == pytest.approx(likelihood(mine, Seat.S, *worlds))


def test_no_world_is_ruled_out_by_a_mistake() -> None:
    """East has the ace on partner's small card and plays low: rare, not impossible."""
    deal = seen_by(Seat.N, DEAL, Seat.N, "1NT", "CK C5 C6 C3 C2 CA C8 C7 D6 DT DQ D3")
    (value,) = likelihood(deal, Seat.N, [hand.mask for hand in DEAL])
    assert -25 < value < 0


def test_a_signal_of_partner_is_read_if_signals_are_given() -> None:
    """East leads the ace against spades; West's nine shows the queen, the deuce denies it."""
    deal = Deal.parse("N:AKQJ7.43.A87.QJ4 65.AK8.JT95.T987 T984.JT7.KQ6.A65 32.Q9652.432.K32")
    queen = [hand.mask for hand in deal]
    none = world(deal, Seat.W, "HQ", Seat.S, "HT")
    for card, shows in (("H9", True), ("H2", False)):
        seen = seen_by(Seat.E, deal, Seat.N, "1S", f"HA H7 {card}", "vint")
        read = np.subtract(*likelihood(seen, Seat.E, queen, none, signals=True))
        unread = np.subtract(*likelihood(seen, Seat.E, queen, none))
        assert (read > unread) is np.bool_(shows)
        assert abs(read - unread) > 0.2


def test_it_is_quick_enough_for_thousands_of_worlds() -> None:
    """8,192 worlds and 30 cards: 60 ms are asked for; the test leaves room for a busy machine."""
    tables: list[tuple[Seat, CurrentDeal]] = []

    def watch(view: View, act: Act) -> None:
        deal = view.table.deal
        if deal is not None and deal.play is not None and deal.play.cards_played == 30:
            tables.append((view.seat, deal))

    list(play_deals(VINT, four(PLAYERS["beginner"]), 3, "speed", watch))
    seat, deal = tables[0]
    dealt = np.tile(np.array([played_and_more(deal)], np.uint64), (8192, 1))
    began = time.thread_time()
    log_likelihood(deal, seat, dealt, True)
    assert time.thread_time() - began < 0.3


def played_and_more(deal: CurrentDeal) -> list[int]:
    """Four hands of 13 cards that hold what each seat has played."""
    assert deal.play is not None
    masks = [0, 0, 0, 0]
    for turn in turns(deal.play, deal.auction):
        masks[turn.seat] |= turn.card.bit
    rest = [card for hand in shuffled(Random(1)) for card in hand if not sum(masks) & card.bit]
    for seat in Seat:
        while masks[seat].bit_count() < 13:
            masks[seat] |= rest.pop().bit
    return masks
