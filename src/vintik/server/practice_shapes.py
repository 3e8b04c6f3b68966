"""What is asked and answered in bidding practice, as schemas."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from vintik.server.shapes import AuctionSeen, CallName, CardName, MeaningSeen, Message, SeatName, SideName


class PracticeCard(Message):
    """A convention card and the topics to practise by it, in the order in which they are best learned."""

    name: str
    topics: list[str]


class Practice(Message):
    """Answer of `GET /api/practice`."""

    cards: list[PracticeCard]


class PracticeAsk(Message):
    """Which question, in the path of `GET /api/practice/{card}/{topic}/{seed}/{number}`: the same names and
    numbers give the same question."""

    card: Annotated[str, Field(max_length=40)]
    topic: Annotated[str, Field(max_length=40)]
    seed: Annotated[int, Field(ge=0, lt=2**32)]
    number: Annotated[int, Field(ge=1, lt=2**32)]


class PracticeQuestion(Message):
    """Its answer: what `seat` sees. `calls`: those it may make; `meanings`: what the calls so far say."""

    card: str
    topic: str
    seed: int
    number: int
    seat: SeatName
    vulnerable: list[SideName]
    dealer: SeatName
    hand: list[CardName]
    auction: AuctionSeen
    calls: list[CallName]
    meanings: list[MeaningSeen]


class PracticeAnswer(Message):
    """Body of a `POST` to the question's address: the call one would make."""

    call: CallName


class PracticeVerdict(Message):
    """Answer to it. `best`: the card's call; `why`: what it says with this hand; `answered`: what the answer
    would have said; `also`: other calls that are possible with this hand, and what they say. Those are right
    too."""

    right: bool
    call: CallName
    best: CallName
    why: MeaningSeen
    answered: MeaningSeen
    also: list[MeaningSeen]
