"""What the cards played say about hands that are not seen: how likely each world makes them.

The model of a player is declared: habits (`habits`), and how often each is followed (`shares`). It hears no
calls but partner's suit, and knows nothing of points.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vintik.cards import Bid, Card, Hand, Rank, Seat, Suit
from vintik.game.phases.auction import Auction
from vintik.game.phases.play import Play, winner_of
from vintik.game.table import CurrentDeal
from vintik.players.beliefs import habits
from vintik.players.beliefs.habits import SUIT
from vintik.players.beliefs.shares import SHARES, SIGNALS, Situation
from vintik.players.beliefs.signals import Kind, kind, signal


@dataclass(frozen=True, slots=True)
class Turn:
    """A card as it was played: `before` are the cards on the table, `gone` those of finished tricks (52
    bits), `own` those the seat had played before, `partners` the suit partner bid or led first."""

    seat: Seat
    card: Card
    leader: Seat
    before: tuple[Card, ...]
    gone: int
    own: int
    partners: Suit | None


def log_likelihood(
    deal: CurrentDeal, observer: Seat, dealt: NDArray[np.uint64], signals: bool
) -> NDArray[np.float64]:
    """How likely the cards of the hidden hands are in each world, under the habits: float64 (n,), logarithms.

    `dealt`: uint64 (n, 4), the hands of N, E, S, W as dealt; each must hold what its seat has played. Hands
    that lie open to the observer say nothing new. `signals`: partner's small cards are read as attitude and
    count.
    """
    found = np.zeros(len(dealt))
    play = deal.play
    if play is None:
        return found
    for turn in turns(play, deal.auction):
        if turn.seat is observer or turn.seat is play.dummy or not deal.dealt[turn.seat].unseen:
            continue
        shares = np.asarray(SHARES[situation_of(turn, play)])
        hand = dealt[:, turn.seat] & ~np.uint64(turn.own)
        chance = shares @ chances(turn, play, hand)
        if signals and turn.seat is observer.partner and (said := _said(turn, play)) is not None:
            chance += SIGNALS * (shares @ chances(turn, play, hand, said) - chance)
        found += np.log(chance)
    return found


def turns(play: Play, auction: Auction) -> Iterator[Turn]:
    """All cards of the play, in order."""
    partners = [_suit_bid(auction, seat.partner, play.trump) for seat in Seat]
    own = [0, 0, 0, 0]
    gone = 0
    for leader, cards in (
        *((trick.leader, trick.cards) for trick in play.tricks),
        (play.leader, play.on_table),
    ):
        for place, card in enumerate(cards):
            seat = leader.after(place)
            yield Turn(seat, card, leader, cards[:place], gone, own[seat], partners[seat])
            own[seat] |= card.bit
        for card in cards:
            gone |= card.bit
        if cards and cards[0].suit is not play.trump and partners[leader.partner] is None:
            partners[leader.partner] = cards[0].suit


def situation_of(turn: Turn, play: Play) -> Situation:
    """The key of `SHARES`: what sort of choice this was."""
    trumps = "no trump" if play.trump is None else "trump"
    if not turn.before:
        if not turn.gone:
            return ("opening", trumps, "partner's suit" if turn.partners is not None else "")
        side = "declaring" if turn.seat.side is play.declarer.side else "defending"
        return ("lead", trumps, side)
    led = turn.before[0].suit
    winning = winner_of(turn.leader, turn.before, play.trump)
    best = turn.before[(winning - turn.leader) & 3]
    whose = "partner's" if winning is turn.seat.partner else "theirs"
    if turn.card.suit is not led:
        return ("discard", "plain" if play.trump in (None, led) else "ruff", whose)
    place = ("", "second", "third", "fourth")[len(turn.before)]
    return (place, "high" if best.rank >= Rank.TEN else "low", whose)


def _said(turn: Turn, play: Play) -> Kind | None:
    """What the card says if it is a signal."""
    if not turn.before or turn.card.suit is not turn.before[0].suit or Hand(turn.own).length(turn.card.suit):
        return None
    return kind(turn.seat, turn.before, turn.leader, play.declarer, play.trump)


def chances(
    turn: Turn, play: Play, hand: NDArray[np.uint64], said: Kind | None = None
) -> NDArray[np.float64]:
    """The chance of the card under each habit: float64 (habits, n). `hand`: uint64 (n,), the card included;
    `said`: what small cards of it say."""
    trump, card = play.trump, turn.card
    if not turn.before:
        if not turn.gone:
            sets = habits.opening(hand, trump, turn.partners)
        else:
            sets = habits.leading(hand, trump, turn.partners, turn.gone)
        return np.array([habits.chance(each, card.bit) for each in sets])
    led = turn.before[0].suit
    winning = winner_of(turn.leader, turn.before, trump)
    best = turn.before[(winning - turn.leader) & 3]
    if card.suit is led:
        beaten = 2 * _bit(best) - 1 if best.suit is led else SUIT
        held = habits.of_suit(hand, led)
        gone = turn.gone >> 13 * led & SUIT
        small = signal(held, said, beaten, trump is not None) if said is not None else None
        follows = habits.following(held, beaten, gone, small)
        return np.array([habits.chance(each, _bit(card)) for each in follows])
    ruffing = trump if trump is not led else None
    beaten = 2 * _bit(best) - 1 if best.suit is trump else 0
    return np.array([habits.chance(each, card.bit) for each in habits.discarding(hand, ruffing, beaten)])


def _bit(card: Card) -> int:
    """Its place in its suit."""
    return 1 << card.rank - 2


def _suit_bid(auction: Auction, seat: Seat, trump: Suit | None) -> Suit | None:
    """The suit a seat bid first, trumps aside."""
    for place, call in enumerate(auction.calls):
        if auction.dealer.after(place) is seat and isinstance(call, Bid) and call.trump not in (None, trump):
            return call.trump
    return None
