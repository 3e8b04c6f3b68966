"""The messages on a socket between server and browser, as schemas; what they show of a table is in `shapes`,
what is said over HTTP in `http_messages`.

This module knows the *shape* of what is sent, nothing of how it is made. The TypeScript types of the
client are generated from it (`make types`) and a test fails when they are stale.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from vintik.server.shapes import (
    BidWorth,
    CallName,
    CardName,
    Considered,
    MeaningSeen,
    Message,
    OffersSeen,
    ReasonSeen,
    SeatInfo,
    SeatName,
    SidesCards,
    ViewSeen,
)

# --- server to browser -------------------------------------------------------------------------


class LoggedEvent(Message):
    """One event of the log as this seat may see it. Fields beyond `seq` and `type` depend on the type."""

    model_config = ConfigDict(extra="allow")
    seq: int
    type: str


class Snapshot(Message):
    """Everything, sent after sitting down, after a reconnect, and when asked for. `cards`: what
    the sides bid by, null in games without convention cards; `bids`: what each is worth, from low to high."""

    type: Literal["snapshot"] = "snapshot"
    table: str
    sequence: str | None
    cards: SidesCards | None
    seq: int
    seats: dict[SeatName, SeatInfo]
    events: list[LoggedEvent]
    bids: list[BidWorth]
    view: ViewSeen
    offers: OffersSeen


class Update(Message):
    """What one act at the table added to the log, and the table after it."""

    type: Literal["update"] = "update"
    seq: int
    events: list[LoggedEvent]
    view: ViewSeen
    offers: OffersSeen


class Refused(Message):
    """A message that changed nothing. `id` repeats that of the move or question; `seq` is where the table
    stands."""

    type: Literal["refused"] = "refused"
    id: str | None
    code: str
    params: dict[str, Any]
    seq: int


class DoCall(Message):
    do: Literal["call"]
    call: CallName


class DoPlay(Message):
    do: Literal["play"]
    card: CardName


class DoClaim(Message):
    """So many of the remaining tricks for one's own side, the others conceded; null for all of them."""

    do: Literal["claim"]
    tricks: Annotated[int, Field(ge=0, le=13)] | None = None


class Hint(Message):
    """What an expert would do in this seat, knowing no more than it; `seq` is where the table stands.
    `meaning`: what the call would say, null for a card; `considered`: the chosen first."""

    type: Literal["hint"] = "hint"
    seq: int
    move: Annotated[DoCall | DoPlay | DoClaim, Field(discriminator="do")]
    why: ReasonSeen
    meaning: MeaningSeen | None
    considered: list[Considered]


class Meanings(Message):
    """What each call of the auction of a deal says, in order."""

    type: Literal["meanings"] = "meanings"
    deal: int
    meanings: list[MeaningSeen]


ServerMessage = Snapshot | Update | Refused | Hint | Meanings

# --- browser to server -------------------------------------------------------------------------


class DoDeal(Message):
    do: Literal["deal"]


class DoTakeBack(Message):
    do: Literal["take_back"]


class Sit(Message):
    """The first message on every socket: the secret token of a seat."""

    type: Literal["sit"]
    token: Annotated[str, Field(max_length=200)]


class Move(Message):
    """An act, and the sequence number of the table it was made against."""

    type: Literal["move"]
    id: Annotated[str, Field(max_length=64)]
    seq: int
    move: Annotated[DoCall | DoPlay | DoDeal | DoClaim | DoTakeBack, Field(discriminator="do")]


class AskSnapshot(Message):
    type: Literal["snapshot"]


class AskHint(Message):
    """What to do? `id` and `seq` as in `Move`."""

    type: Literal["hint"]
    id: Annotated[str, Field(max_length=64)]
    seq: int


class AskMeanings(Message):
    """What the calls of a deal of this match say; `deal` counts from 1."""

    type: Literal["meanings"]
    deal: Annotated[int, Field(ge=1)]


ClientMessage = Sit | Move | AskSnapshot | AskHint | AskMeanings
