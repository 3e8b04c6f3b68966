"""The log as JSON, one object an event, with a version: `{"v": 1, "type": "card_played", "seat": "N",
"card": "HT"}`.

`decode(encode(event)) == event`, for whole and for redacted events.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vintik.cards import SEATS, Card, Deal, Hand, Holding, Seat, parse_call
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

VERSION = 1
Json = dict[str, Any]


def encode(event: Event) -> Json:
    """An event as a JSON object."""
    name, write, _ = _FORMS[type(event)]
    return {"v": VERSION, "type": name, **write(event)}


def decode(data: Mapping[str, Any]) -> Event:
    """The event of a JSON object; raises `ValueError` for an unknown version or type, or a wrong field."""
    version = data.get("v")
    if version != VERSION:
        raise ValueError(f"event version {version!r} is not known")
    read = _READERS.get(str(data.get("type")))
    if read is None:
        raise ValueError(f"event type {data.get('type')!r} is not known")
    try:
        return read(data)
    except (KeyError, TypeError, AttributeError) as fault:
        raise ValueError(f"event {data.get('type')}: {fault!r}") from fault


def _holdings(hands: Mapping[str, Mapping[str, Any]]) -> tuple[Holding, Holding, Holding, Holding]:
    north, east, south, west = (
        Holding(Hand.parse(hands[seat.name]["cards"]), int(hands[seat.name]["unseen"])) for seat in SEATS
    )
    return (north, east, south, west)


def _write_holding(holding: Holding) -> Json:
    return {"cards": str(holding.known), "unseen": holding.unseen}


def _seat(data: Mapping[str, Any]) -> Seat:
    return Seat.parse(data["seat"])


_FORMS: dict[type, tuple[str, Callable[[Any], Json], Callable[[Mapping[str, Any]], Event]]] = {
    MatchStarted: (
        "match_started",
        lambda event: {"game": event.game, "options": dict(event.options), "dealer": event.dealer.name},
        lambda data: MatchStarted(data["game"], data["options"], Seat.parse(data["dealer"])),
    ),
    Dealt: (
        "dealt",
        lambda event: {
            "dealer": event.dealer.name,
            "hands": {seat.name: _write_holding(event.holdings[seat]) for seat in SEATS},
        },
        lambda data: Dealt(Seat.parse(data["dealer"]), _holdings(data["hands"])),
    ),
    CallMade: (
        "call_made",
        lambda event: {"seat": event.seat.name, "call": event.call.name},
        lambda data: CallMade(_seat(data), parse_call(data["call"])),
    ),
    CardPlayed: (
        "card_played",
        lambda event: {"seat": event.seat.name, "card": event.card.name},
        lambda data: CardPlayed(_seat(data), Card.parse(data["card"])),
    ),
    DummyFaced: (
        "dummy_faced",
        lambda event: {"seat": event.seat.name, "cards": str(event.hand)},
        lambda data: DummyFaced(_seat(data), Hand.parse(data["cards"])),
    ),
    Claimed: (
        "claimed",
        lambda event: {"seat": event.seat.name} | ({} if event.tricks is None else {"tricks": event.tricks}),
        lambda data: Claimed(_seat(data), int(data["tricks"]) if "tricks" in data else None),
    ),
    ClaimDenied: (
        "claim_denied",
        lambda event: {"seat": event.seat.name, "tricks": event.tricks},
        lambda data: ClaimDenied(_seat(data), int(data["tricks"])),
    ),
    TakenBack: (
        "taken_back",
        lambda event: {"seat": event.seat.name, "acts": event.acts},
        lambda data: TakenBack(_seat(data), int(data["acts"])),
    ),
    HandsShown: (
        "hands_shown",
        lambda event: {"hands": {seat.name: str(event.deal[seat]) for seat in SEATS}},
        lambda data: HandsShown(Deal(*(Hand.parse(data["hands"][seat.name]) for seat in SEATS))),
    ),
}
_READERS = {name: read for name, _, read in _FORMS.values()}
