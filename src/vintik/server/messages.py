"""The messages between server and browser, as schemas; what they show of a table is in `shapes`.

This module knows the *shape* of what is sent, nothing of how it is made. The TypeScript types of the
client are generated from it (`make types`) and a test fails when they are stale.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from vintik.server.shapes import (
    AuctionSeen,
    BidWorth,
    CallName,
    CardChapter,
    CardName,
    Considered,
    MeaningSeen,
    Message,
    OffersSeen,
    ReasonSeen,
    SeatInfo,
    SeatName,
    SideName,
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
    """Everything, sent after sitting down, after a reconnect, and when asked for. `cards`: the convention
    cards of the sides, null where players bid by none; `bids`: what each is worth, from low to high."""

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

# --- over HTTP ---------------------------------------------------------------------------------


class OptionInfo(Message):
    """An option of a game: the values one may choose, the default, and which variants allow it."""

    name: str
    values: list[str | int]
    default: str | int
    only_with: dict[str, list[str | int]]


class GameInfo(Message):
    """A game; `sealed_with`: the option values with which it is a sealed sequence of deals, null if never;
    `cards`: the convention cards that a side may play, the first unless it chooses, none in most games."""

    name: str
    options: list[OptionInfo]
    sealed_with: dict[str, list[str | int]] | None
    cards: list[str]


class Games(Message):
    """Answer of `GET /api/games`. `card_levels`: those levels that bid by a convention card."""

    games: list[GameInfo]
    levels: list[str]
    card_levels: list[str]


class ConventionCard(Message):
    """Answer of `GET /api/cards/{name}`; `names`: of all cards that there are."""

    name: str
    names: list[str]
    chapters: list[CardChapter]


class RulesSection(Message):
    """A section of a page that teaches a game; `id` is its address on the page."""

    id: str
    title: str


class RulesPage(Message):
    """Answer of `GET /api/rules/{name}/{language}`: a game's page, or `overview`, the one about all games;
    `names`: of all pages that there are.

    `html` holds our own markup only. For the browser to fill: `data-widget` with `data-game`, and
    `data-own`, a card's letter in the language of the page."""

    names: list[str]
    title: str
    contents: list[RulesSection]
    html: str


class NewTable(Message):
    """Body of `POST /api/tables`. `cut`: any text the person's browser drew; it is mixed into the shuffle.

    `sequence`: the name of a sealed sequence of deals that other tables have played or will play (M6
    `tournament` only); without one a new sequence is begun. `cards`: the convention cards of the sides, in
    Bridge with players of a level that bids by them; without them both sides play the first. `declare`: who
    plays when the person's partner declares in a game with a dummy: partner (`rule`, B3.1) or the person,
    in partner's chair (`mine`).
    """

    game: str
    options: dict[str, str | int] = Field(default_factory=dict)
    level: str = "beginner"
    cut: Annotated[str, Field(max_length=200)] = ""
    sequence: Annotated[str, Field(max_length=40)] = ""
    cards: SidesCards | None = None
    declare: Literal["rule", "mine"] = "rule"


class Seated(Message):
    """Answer of `POST /api/tables`: the table, the person's seat, and the secret that proves it.

    `sequence` names the sealed sequence that is played, null where deals are the table's own.
    """

    table: str
    seat: SeatName
    token: str
    sequence: str | None


class PricedItem(Message):
    """An `Item` of the side that declares or that defends, whichever sides these are."""

    role: Literal["declaring", "defending"]
    line: Literal["above", "below", "score"]
    kind: str
    points: int
    why: str
    rule: str


class PricedContract(Message):
    """What a contract can bring; numbers are places in the `items` of the list. A deal writes one entry of
    `tricks`, by the declaring side's tricks, 0…13; one of `honours`, by the trump honours that side was
    dealt, 0…5; and one of `aces`, by the aces it was dealt, 0…4, and by its tricks. The last two are null
    where they pay nothing. `vulnerable`: whether the declaring side is, null where that makes no difference.
    """

    bid: CallName
    doubled: int
    vulnerable: bool | None
    needs: int
    trick_value: int | None
    tricks: list[list[int]]
    honours: list[list[int]] | None
    aces: list[list[list[int]]] | None


class PriceList(Message):
    """Answer of `GET /api/prices/{game}`: all that the rules can write for a deal, with the options of the
    address.

    `bonuses`: what a side, whichever it is, scores when it reaches the `target` for the first time in a
    match, and for the second. `minimum_levels`: of the first bid, by the number of deals played before; the
    last holds for all further ones.
    """

    game: str
    options: dict[str, str | int]
    form: Literal["rubber", "target", "one_deal"]
    columns: list[Literal["above", "below", "score"]]
    target: int | None
    bonuses: list[list[PricedItem]]
    denominations: list[Literal["S", "H", "D", "C", "NT"]]
    minimum_levels: list[int]
    items: list[PricedItem]
    contracts: list[PricedContract]


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
    would have said."""

    right: bool
    call: CallName
    best: CallName
    why: MeaningSeen
    answered: MeaningSeen


class LessonStop(Message):
    """Where a lesson waits: after so many of its updates. `say` names the comment, `facts` are its numbers;
    `wanted` is the call or card with which the lesson goes on, null where it waits to be read only;
    `choice`: the seat may do something else, of which the comment's `-other` speaks."""

    after: Annotated[int, Field(ge=0)]
    say: str
    facts: dict[str, int]
    wanted: CallName | CardName | None
    choice: bool


class LessonSeen(Message):
    """Answer of `GET /api/lessons/{name}`: a prepared deal as a table would tell it, all at once. The
    comments are messages of the catalogues, `{name}-{say}`."""

    name: str
    snapshot: Snapshot
    updates: list[Update]
    stops: list[LessonStop]


class Problem(Message):
    """Body of every HTTP error: a refusal code with its parameters (words live in the catalogues)."""

    code: str
    params: dict[str, Any]
