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
    ClaimDenied,
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
    acts = _acts_that_stand(deal)
    return [(event.seat, event.call) for event in acts if isinstance(event, CallMade)]


def _acts_that_stand(deal: Log) -> list[CallMade | CardPlayed]:
    """The calls and cards that were not taken back."""
    acts: list[CallMade | CardPlayed] = []
    for event in deal:
        if isinstance(event, CallMade | CardPlayed):
            acts.append(event)
        elif isinstance(event, TakenBack):
            del acts[len(acts) - event.acts :]
    return acts


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
    public = {seat} | (_dummies(deal) if has_dummy else set())
    seen = set(shown)
    return {
        other: [card for card in dealt.holdings[other].known if card not in seen]
        for other in SEATS
        if other not in public
    }


def _dummies(deal: Log) -> set[Seat]:
    """Whoever has been dummy after an opening lead, be it one that was taken back."""
    found = set()
    for place, event in enumerate(deal):
        if isinstance(event, CardPlayed) and _cards_that_lie(deal[:place]) == 0:
            dummy = dummy_of(deal[:place])
            assert dummy is not None
            found.add(dummy)
    return found


def _cards_that_lie(deal: Log) -> int:
    """How many cards were played and not taken back."""
    return sum(1 for event in _acts_that_stand(deal) if isinstance(event, CardPlayed))


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
        assert isinstance(
            event, MatchStarted | CallMade | Claimed | ClaimDenied | TakenBack
        )  # no cards in them
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
