"""What a seat sees, as schemas: hands, auction, tricks, sheet, and what it may do.

Cards are written suit first (`HT`), bids level first (`3C`, `1NT`), seats `N E S W`, sides `NS EW`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

SeatName = Literal["N", "E", "S", "W"]
SideName = Literal["NS", "EW"]
CardName = Annotated[str, Field(pattern=r"^[SHDC][2-9TJQKA]$")]
CallName = Annotated[str, Field(pattern=r"^(Pass|X|XX|[1-7](S|H|D|C|NT))$")]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Sides(Message):
    """A number for each side."""

    NS: int
    EW: int


class SidesCards(Message):
    """The convention card of each side, by its name."""

    NS: str
    EW: str


class HandSeen(Message):
    """Cards left in a hand: those this seat may know, and how many it may not."""

    cards: list[CardName]
    unseen: int


class SeatCall(Message):
    seat: SeatName
    call: CallName


class SeatCard(Message):
    seat: SeatName
    card: CardName


class TrickSeen(Message):
    """A trick; `winner` is null while it is being played."""

    leader: SeatName
    cards: list[SeatCard]
    winner: SeatName | None


class AuctionSeen(Message):
    """`passes` made in a row since the last bid; `passes_to_end` of them end the auction."""

    calls: list[SeatCall]
    bid: CallName | None
    bidder: SeatName | None
    doubled: int
    passes: int
    passes_to_end: int
    minimum_level: int
    denominations: list[Literal["S", "H", "D", "C", "NT"]]
    doubles: bool


class ContractSeen(Message):
    """`needs`: tricks the declaring side needs; `to_beat`: tricks the defenders need to beat it;
    `trick_value`: points a trick, null in Bridge; `one_short`: what the defenders write if it fails by one
    trick; `overtrick`: points for the first trick beyond it, null where every trick is paid."""

    bid: CallName
    declarer: SeatName
    doubled: int
    dummy: SeatName | None
    needs: int
    to_beat: int
    trick_value: int | None
    one_short: int
    overtrick: int | None


class BidWorth(Message):
    """What a bid would come to as this seat's contract, undoubled: tricks it needs, points a trick (null in
    Bridge), and what the defenders write if it fails by one trick."""

    bid: CallName
    needs: int
    trick_value: int | None
    one_short: int


class Item(Message):
    """A line of the sheet with its arithmetic; `line` is the column it is written in, `rule` the paragraph
    that says so (`V4.2`)."""

    side: SideName
    line: Literal["above", "below", "score"]
    kind: str
    points: int
    why: str
    rule: str = ""


class GameWon(Message):
    """A game won in a rubber; `trick`: the 1-based trick that reached it (V5.2)."""

    side: SideName
    trick: int


class SheetRow(Message):
    """A finished deal on the sheet; `contract` is null when it was passed out."""

    deal: int
    dealer: SeatName
    contract: CallName | None
    declarer: SeatName | None
    doubled: int
    needs: int
    tricks: Sides
    trick_winners: list[SeatName]
    items: list[Item]
    totals: Sides
    game_won: GameWon | None


class SidesOrNone(Message):
    """A number for each side, or none."""

    NS: int | None
    EW: int | None


class RaceSeen(Message):
    """How far each side is from game. `reached`: points towards it, those of the tricks won in this deal
    included; `missing`: points still wanted; `tricks` of this contract that bring them, null where so many
    are not left, or without a contract; `won`: the game that a trick of this deal has won, until the deal
    is over."""

    reached: Sides
    missing: Sides
    tricks: SidesOrNone
    won: GameWon | None


class DealSeen(Message):
    """The deal on the table. `turn` is the hand that acts next, `actor` the seat that chooses for it;
    `race` is null where no points win a game, and after the match."""

    number: int
    dealer: SeatName
    phase: Literal["auction", "play", "over"]
    hands: dict[SeatName, HandSeen]
    auction: AuctionSeen
    contract: ContractSeen | None
    trick: TrickSeen | None
    tricks: list[TrickSeen]
    taken: Sides
    race: RaceSeen | None
    turn: SeatName | None
    actor: SeatName | None


class MatchSeen(Message):
    """Where the match stands. `below`: points since the current line (Vint); `games`: games won;
    `target`: points that win a game (500 below the line, or the running score), null in Bridge."""

    over: bool
    winner: SideName | None
    totals: Sides
    margin: int
    games: Sides
    below: Sides
    target: int | None
    dealer: SeatName


class ViewSeen(Message):
    """All that one seat may know of the table: the only thing a screen is drawn from."""

    game: str
    options: dict[str, str | int]
    form: Literal["rubber", "target", "one_deal"]
    columns: list[Literal["above", "below", "score"]]
    vulnerable: list[SideName]
    seat: SeatName
    match: MatchSeen
    deal: DealSeen | None
    sheet: list[SheetRow]


class OffersSeen(Message):
    """What this seat may do now. `hand`: whose cards `cards` are (declarer also plays dummy's); `claim`:
    whether it may claim some of the remaining tricks; `hint`: whether it may ask what to do."""

    calls: list[CallName]
    cards: list[CardName]
    hand: SeatName | None
    deal: bool
    claim: bool
    take_back: bool
    hint: bool


class SeatInfo(Message):
    """Who sits there: a person, or a computer player of a level."""

    kind: Literal["person", "computer"]
    level: str | None
    name: str | None


Params = dict[str, str | int]


class FactSeen(Message):
    """Something that a call shows of a hand; the catalogues have a sentence for each `kind`, `fact-…`."""

    kind: str
    params: Params


class ReadingSeen(Message):
    """Why a call is made, a code of the message `meaning`, and what it shows then."""

    code: str
    facts: list[FactSeen]


class MeaningSeen(Message):
    """What a call says, the likeliest reading first. `alert`: it is artificial, so the opponents are told at
    once."""

    call: CallName
    alert: bool
    readings: list[ReadingSeen]


class HeardSeen(Message):
    """A call on a convention card; `ours`: of the side whose card it is."""

    call: CallName
    ours: bool


class AnswerSeen(Message):
    """What a call says on a convention card, and at which vulnerability it is on it. `vulnerable`: what it
    says when both sides are, null where that is the same; `changed`: the facts in which it differs then, if
    they are all the difference."""

    when: Literal["always", "vulnerable", "not_vulnerable"]
    meaning: MeaningSeen
    vulnerable: MeaningSeen | None
    changed: list[FactSeen]


class CardRow(Message):
    """What may be called at one point of an auction; `heard`: the calls so far without the passes that go
    without saying."""

    heard: list[HeardSeen]
    answers: list[AnswerSeen]


class CardChapter(Message):
    """The catalogues have a title for each `code`, and a sentence for each of `remarks`."""

    code: str
    rows: list[CardRow]
    remarks: list[str]


class ReasonSeen(Message):
    """Why something is done; the catalogues have a sentence for each `code`, `why-…`."""

    code: str
    params: Params


class Considered(Message):
    """A call or card that was thought about: points of the whole deal expected for one's own side, less those
    of the opponents; null where nothing was compared."""

    name: str
    points: float | None
