"""The messages about deals that are over, as schemas: what was dealt, bid, played and scored, and what each
card and call was worth in hindsight.

This module knows the *shape* of what is sent, nothing of how it is made.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from vintik.server.shapes import (
    CallName,
    CardName,
    Considered,
    MeaningSeen,
    Message,
    ReasonSeen,
    SeatCall,
    SeatName,
    SheetRow,
    SideName,
    Sides,
    SidesCards,
    TrickSeen,
)

Number = Annotated[int, Field(ge=1, le=10_000)]
"""A deal or call, counted from 1."""

# --- server to browser -------------------------------------------------------------------------


class DealReviewed(Message):
    """A finished deal, open to all. `dummy`: whose cards declarer plays, null where there is no dummy;
    `before`: points towards the game when it was dealt, as `target` of the match counts them."""

    number: int
    dealer: SeatName
    hands: dict[SeatName, list[CardName]]
    calls: list[SeatCall]
    dummy: SeatName | None
    before: Sides
    tricks: list[TrickSeen]
    row: SheetRow


class MatchReviewed(Message):
    """The finished deals of a match; `record` holds these and nothing else (`vintik.match/1`); `target`:
    points that win a game (500 below the line, or the running score), null in Bridge; `again`: whether its
    deals may be dealt again."""

    game: str
    options: dict[str, str | int]
    form: Literal["rubber", "target", "one_deal"]
    vulnerable: list[SideName]
    target: int | None
    again: bool
    deals: list[DealReviewed]
    record: dict[str, Any]


class MatchRefused(Message):
    """A match of the text that breaks the rules. `deal` and `index` (of a call or card) count from 1, 0 where
    there is none."""

    match: int
    part: Literal["record", "hands", "deal", "call", "card"]
    deal: int
    index: int
    code: str
    params: dict[str, Any]


class Reviewed(Message):
    """Answer of `POST /api/review` and of `GET /api/tables/{table}/review`. `level`: of the computer players
    at the table, null where none are known; `cards`: the convention cards of the sides there."""

    matches: list[MatchReviewed]
    refused: list[MatchRefused]
    level: str | None
    cards: SidesCards | None


class CardJudged(Message):
    """A card that could be played: what the deal comes to after it with best play by both. Of the side that
    plays it: its tricks in the whole deal, and its points less those of the other side."""

    card: CardName
    tricks: int
    points: int


class StepJudged(Message):
    """A card that was played. `chooser`: who chose it, declarer for dummy; `judged`: all that could be played
    then, null where the time did not suffice; `lost_…`: how much less than with the best card, 0 or more."""

    seat: SeatName
    chooser: SeatName
    card: CardName
    judged: list[CardJudged] | None
    lost_tricks: int | None
    lost_points: int | None


class Makeable(Message):
    """Tricks that the side of each seat takes if that seat declares in this denomination."""

    denomination: Literal["S", "H", "D", "C", "NT"]
    tricks: dict[SeatName, int]


class DealJudged(Message):
    """Answer of `POST /api/review/deal`. `meanings`: what each call says; `makeable`: null where the time did
    not suffice."""

    steps: list[StepJudged]
    meanings: list[MeaningSeen]
    makeable: list[Makeable] | None


class CallJudged(Message):
    """Answer of `POST /api/review/call`: what an expert would have called there, knowing no more than the
    seat. `considered`: the chosen first."""

    made: CallName
    call: CallName
    why: ReasonSeen
    meaning: MeaningSeen
    considered: list[Considered]


class Written(Message):
    """Answer of `POST /api/review/pbn` and `POST /api/review/lin`."""

    text: str


# --- browser to server -------------------------------------------------------------------------


class ReviewAsk(Message):
    """Body of `POST /api/review`: a match record, several of them a line each, PBN or LIN."""

    text: str


class DealAsk(Message):
    """Body of `POST /api/review/deal`: a deal of a record. `level` and `cards`: as whom the players bid."""

    record: dict[str, Any]
    deal: Number
    level: str = "expert"
    cards: SidesCards | None = None


class CallAsk(Message):
    """Body of `POST /api/review/call`: a call of a deal of a record. `level` and `cards` as in `DealAsk`."""

    record: dict[str, Any]
    deal: Number
    call: Number
    level: str = "expert"
    cards: SidesCards | None = None


class WriteAsk(Message):
    """Body of `POST /api/review/pbn` and `POST /api/review/lin`."""

    record: dict[str, Any]


class AgainAsk(Message):
    """Body of `POST /api/review/again`: a deal of a record, to be bid and played at a new table whose first
    deal it is; `seat`: the person's. The answer is `Seated`."""

    record: dict[str, Any]
    deal: Number
    seat: SeatName = "S"
    level: str = "beginner"
    cards: SidesCards | None = None
    cut: Annotated[str, Field(max_length=200)] = ""
