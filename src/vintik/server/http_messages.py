"""What is asked and answered over HTTP about games, tables, texts and lessons, as schemas.

Price lists, practice and reviews have modules of their own; what is said on a socket is in `messages`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from vintik.server.messages import Snapshot, Update
from vintik.server.shapes import CallName, CardChapter, CardName, Message, SeatName, SidesCards


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
    """Answer of `GET /api/cards/{name}`; `names`: of all cards that there are; `summary`: what fits one
    sheet."""

    name: str
    names: list[str]
    chapters: list[CardChapter]
    summary: list[CardChapter]


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
