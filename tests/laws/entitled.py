"""What a seat is entitled to know, written from the rules and not from the redaction code.

A seat may know its own cards, cards that were played (also when they were taken back), dummy's from the
moment after the opening lead (B3.1), and everything once the deal is over.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from vintik.cards import CARDS, SEATS, Bid, Call, Card, Deal, Hand, Holding, Seat
from vintik.game.events import (
    CallMade,
    CardPlayed,
    Claimed,
    Dealt,
    DummyFaced,
    Event,
    HandsShown,
    MatchStarted,
    TakenBack,
)
from vintik.record.events import encode

Log = Sequence[Event]


def deals_of(log: Log) -> list[list[Event]]:
    """The events deal by deal, without the start of the match."""
    deals: list[list[Event]] = []
    for event in log:
        if isinstance(event, Dealt):
            deals.append([])
        if deals:
            deals[-1].append(event)
    return deals


def _calls_that_stand(deal: Log) -> list[tuple[Seat, Call]]:
    """The calls that were not taken back."""
    calls: list[tuple[Seat, Call]] = []
    card_shown = False
    for event in deal:
        if isinstance(event, CallMade):
            calls.append((event.seat, event.call))
        elif isinstance(event, CardPlayed):
            card_shown = True
        elif isinstance(event, TakenBack) and not card_shown:
            del calls[len(calls) - event.acts :]
    return calls


def dummy_of(deal: Log) -> Seat | None:
    """B2.5: the partner of the first of the winning side to have bid the winning denomination."""
    bids = [(seat, call) for seat, call in _calls_that_stand(deal) if isinstance(call, Bid)]
    if not bids:
        return None
    bidder, last = bids[-1]
    for seat, bid in bids:
        if bid.denomination is last.denomination and seat in (bidder, bidder.partner):
            return seat.partner
    return None


def hidden_from(seat: Seat, deal: Log, has_dummy: bool) -> dict[Seat, list[Card]]:
    """Where the cards are that `seat` may not know after these events of one deal; none if it is over."""
    dealt = deal[0]
    assert isinstance(dealt, Dealt)
    shown = [event.card for event in deal if isinstance(event, CardPlayed)]
    if _cards_that_lie(deal) == 52 or isinstance(deal[-1], HandsShown):
        return {}
    public = {seat}
    if has_dummy and shown:
        dummy = dummy_of(deal)
        assert dummy is not None
        public.add(dummy)
    seen = set(shown)
    return {
        other: [card for card in dealt.holdings[other].known if card not in seen]
        for other in SEATS
        if other not in public
    }


def _cards_that_lie(deal: Log) -> int:
    """How many cards were played and not taken back; once one was shown, only cards are taken back."""
    count, shown = 0, False
    for event in deal:
        if isinstance(event, CardPlayed):
            count, shown = count + 1, True
        elif isinstance(event, TakenBack) and shown:
            count -= 1
    return count


def permuted(deal: Log, hidden: dict[Seat, list[Card]], rng: random.Random) -> list[Event]:
    """The same events with the hidden cards dealt out again among those who hold them."""
    cards = [card for held in hidden.values() for card in held]
    shuffled = rng.sample(cards, len(cards))
    to = {card: card for card in CARDS} | dict(zip(cards, shuffled, strict=True))

    def hand(known: Hand) -> Hand:
        return Hand.of(to[card] for card in known)

    def event_after(event: Event) -> Event:
        if isinstance(event, Dealt):
            north, east, south, west = (Holding(hand(each.known), each.unseen) for each in event.holdings)
            return Dealt(event.dealer, (north, east, south, west))
        if isinstance(event, CardPlayed):
            return CardPlayed(event.seat, to[event.card])
        if isinstance(event, DummyFaced):
            return DummyFaced(event.seat, hand(event.hand))
        if isinstance(event, HandsShown):
            return HandsShown(Deal(*map(hand, event.deal)))
        assert isinstance(event, MatchStarted | CallMade | Claimed | TakenBack)  # these hold no cards
        return event

    return [event_after(event) for event in deal]


def leak(deal: Log, seat: Seat, has_dummy: bool, rng: random.Random) -> str | None:
    """The kind of an event that, as sent to `seat`, depends on cards it may not know; None if none does."""
    hidden = hidden_from(seat, deal, has_dummy)
    if sum(map(len, hidden.values())) < 2:
        return None
    for event, other in zip(deal, permuted(deal, hidden, rng), strict=True):
        if encode(event.seen_by(seat)) != encode(other.seen_by(seat)):
            return type(event).__name__
    return None
