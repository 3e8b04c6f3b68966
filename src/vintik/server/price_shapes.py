"""What a price list is, as a schema: everything that the rules of a game can write for a deal."""

from __future__ import annotations

from typing import Literal

from vintik.server.shapes import CallName, Message


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
