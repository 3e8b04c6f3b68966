"""What is compared, and on which deals: everything the result of a comparison depends on.

A setting makes rules, deals and random numbers; it plays nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, Literal

import vintik
from vintik.cards import SEATS, Seat, Side
from vintik.game import Rules
from vintik.games import GAMES, rules_for
from vintik.games.options import Value
from vintik.players.outside import PATIENCE, invited, sources

Form = Literal["deals", "matches", "cards", "auctions"]
"""Single deals on a fresh sheet, whole matches, single deals with the auction given, or single deals that are
bid and not played: scored with the tricks of perfect play."""

VULNERABLE = "vulnerable"
"""An option of this name changes from deal to deal, unless it is set."""

ROOMS = ("cards", "game", "games", "lab", "players", "solver")
"""Parts of the package that have a say in the result."""


@dataclass(frozen=True)
class Setting:
    """Player `a` against player `b`, both by name (`vintik.players.outside.invited`).

    `auction` names the player who bids all four hands where only the play is compared; `errors` says whether
    each card is judged with all hands in sight; `patience` is that with programs, in seconds.
    """

    game: str
    a: str
    b: str
    seed: int
    options: Mapping[str, Value] = field(default_factory=dict)
    form: Form = "deals"
    auction: str = "beginner"
    errors: bool = False
    patience: float = PATIENCE

    def check(self) -> None:
        """Raises `OptionRefused` for game and options, `NoSuchPlayer` for the players."""
        rules_for(self.game, self.options)
        for name in {self.a, self.b, self.auction}:
            with invited(name, self.patience):
                pass

    def rules(self, number: int) -> Rules:
        """The rules of the `number`-th deal or match, from 1."""
        options = dict(self.options)
        for option in GAMES[self.game].options:
            if option.name == VULNERABLE and VULNERABLE not in options:
                options[VULNERABLE] = option.values[(number - 1) % len(option.values)]
        return rules_for(self.game, options)

    def dealer(self, number: int, rules: Rules) -> Seat:
        """The first dealer: the rules' own, or each seat in turn."""
        return SEATS[(number - 1) % 4] if rules.first_dealer is None else rules.first_dealer

    def secret(self, number: int) -> bytes:
        """What the cards of the `number`-th deal or match follow from."""
        return hashlib.sha256(f"{self.seed} {number}".encode()).digest()

    def lots(self, number: int, table: Side, seat: Seat) -> Random:
        """Random numbers of a seat at one of the two tables, that where `a` sits on side `table`."""
        return Random(f"{self.secret(number).hex()} {table.name} {seat.name}")

    def written(self) -> dict[str, Any]:
        """The setting and a fingerprint of the code that plays, as plain values."""
        return {**asdict(self), "code": _fingerprint([self.a, self.b, self.auction])}


def _fingerprint(names: list[str]) -> str:
    """Changes when anything changes that has a say in how these players play."""
    outside = sorted(path for name in names for path in sources(name))
    return _digest([_own_code(), *(path.read_bytes() for path in outside)]).hex()[:16]


@cache
def _own_code() -> bytes:
    """Of vintik itself, as it was when this process first asked: code, and numbers that players learnt."""
    package = Path(vintik.__file__).parent
    files = [path for room in ROOMS for path in (package / room).rglob("*") if path.is_file()]
    native = find_spec("vintik._native")
    if native is not None and native.origin is not None:
        files.append(Path(native.origin))
    return _digest(path.read_bytes() for path in sorted(files) if path.suffix != ".pyc")


def _digest(contents: Iterable[bytes]) -> bytes:
    return hashlib.sha256(b"".join(hashlib.sha256(each).digest() for each in contents)).digest()
