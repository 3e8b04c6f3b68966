"""The language of the `.bids` files: sections with heads that describe an auction, and lines that say which
hands call what. docs/bids.md tells how to write it.

This room reads text into values and says where it is wrong; what they mean for a hand or an auction is
`heads`' and `lines`' business.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

FLAGS = frozenset(
    (
        "artificial",
        "forcing",
        "game",
        "invites",
        "signoff",
        "passable",
        "asks",
        "judgement",
        "by length",
        "up",
    )
)
AMOUNTS = ("hcp", "pts", "r20", "r15", "aces", "kings", "controls", "losers", "quick", "two", "any", "short")
OF_SUIT = ("dummy", "tricks", "top3", "top5", "fit")
YES_OR_NO = ("ace", "king", "queen", "stop", "control", "first", "longest")
SHAPES = ("balanced", "semi", "unbalanced", "stops", "unbid stops")
FACTS = (
    "passed",
    "unpassed",
    "partner passed",
    "partner unpassed",
    "vul",
    "nonvul",
    "they vul",
    "they nonvul",
    "agreed",
    "no fit",
    "forced",
    "free",
    "game forced",
    "ours",
    "theirs",
    "partner doubled",
    "nobody else",
    "contested",
)
MOST = 99
LITERAL = frozenset(("S", "H", "D", "C", "N", ""))
OTHER = {"M": "O", "O": "M", "m": "o", "o": "m"}
"""A head that binds one of them binds the other as well."""


class BadBids(ValueError):
    """A `.bids` file is wrong: the message says where and why."""


@dataclass(frozen=True, slots=True)
class Term:
    """One condition: `kind` with its suits (letters), and bounds where it counts something; `negated`: it
    must not hold."""

    kind: str
    suits: tuple[str, ...] = ()
    low: float = 1
    high: float = MOST
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Token:
    """One call of a head. `kind`: level (a bid of `levels` in `suit`), pass, double, redouble, bid, call,
    any, code. `ours`: by the side of the player whose turn it is."""

    ours: bool
    kind: str
    levels: tuple[int, int] = (1, 7)
    suit: str = ""
    codes: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Head:
    """An auction up to the player's turn: from its first bid on, or only its end (`tail`)."""

    tokens: tuple[Token, ...]
    tail: bool
    conditions: tuple[Term, ...]


@dataclass(frozen=True)
class Line:
    """A call, as it is written: `level` a digit or one of c j k g s G, empty for pass and doubles; `suit` a
    letter, or P X R. `alternatives`: the hands that make it, any of them."""

    level: str
    suit: str
    code: str
    flags: frozenset[str]
    agrees: str
    alternatives: tuple[tuple[Term, ...], ...]
    place: str

    @cached_property
    def letters(self) -> tuple[str, ...]:
        """The letters of its call and its conditions that stand for suits."""
        found = [self.suit] if self.suit not in "NPXR" else []
        for terms in self.alternatives:
            found.extend(letter for term in terms for letter in term.suits)
        return tuple(dict.fromkeys(found))


@dataclass(frozen=True)
class Section:
    """Heads, any of which may fit, and lines in order of priority. `general`: a net under all others; `file`:
    where it stands, which tells what part of bidding it is about."""

    heads: tuple[Head, ...]
    lines: tuple[Line, ...]
    general: bool
    file: str

    @cached_property
    def letters(self) -> frozenset[str]:
        """The letters that some head binds. Under another head, lines with them say nothing."""
        found = {token.suit for head in self.heads for token in head.tokens if token.suit not in LITERAL}
        return frozenset(found | {OTHER[letter] for letter in found if letter in OTHER})


def sections(text: str, name: str) -> tuple[Section, ...]:
    """The sections of a file called `name`. Raises `BadBids`."""
    found: list[Section] = []
    heads: list[Head] = []
    lines: list[Line] = []
    general = False

    def close() -> None:
        if heads:
            found.append(Section(tuple(heads), tuple(lines), general, name))
        heads.clear()
        lines.clear()

    for number, raw in enumerate(text.splitlines(), 1):
        place = f"{name}:{number}"
        written = re.sub(r"(^|\s+)#+(?=\s|$).*", "", raw).strip()
        if not written:
            continue
        if written.startswith("@"):
            if lines:
                close()
            general = written.startswith("@@")
            heads.append(_head(written.lstrip("@"), place))
        elif not heads:
            raise BadBids(f"{place}: a line before the first head")
        else:
            lines.append(_line(written, place))
    close()
    return tuple(found)


# Heads.

_CALL = re.compile(r"(?:(?P<low>[1-7])(?:-(?P<high>[1-7]))?|n)(?P<suit>[SHDCNMOmoxyzw])")
_PLAIN = {"P": "pass", "X": "double", "R": "redouble", "bid": "bid", "any": "any", "call": "call"}


def _head(written: str, place: str) -> Head:
    auction, _, rest = written.partition(";")
    words = auction.split()
    tail = bool(words) and words[0] == "..."
    tokens = [_token(word, place) for word in words[tail:] if word != "open"]
    conditions = tuple(_term(each.strip(), place) for each in rest.split(",") if each.strip())
    return Head(tuple(_spelt_out(tokens)), tail, conditions)


def _token(word: str, place: str) -> Token:
    ours = not word.startswith("(")
    inner = word if ours else word[1:-1]
    if not ours and not word.endswith(")"):
        raise BadBids(f"{place}: {word!r} is not closed")
    if inner.startswith("#"):
        return Token(ours, "code", codes=frozenset(inner[1:].split("/")))
    if inner in _PLAIN:
        return Token(ours, _PLAIN[inner])
    match = _CALL.fullmatch(inner)
    if match is None:
        raise BadBids(f"{place}: no such call: {word!r}")
    low = int(match["low"] or 1)
    high = int(match["high"] or match["low"] or 7)
    return Token(ours, "level", (low, high), match["suit"])


def _spelt_out(tokens: list[Token]) -> Iterator[Token]:
    """With the passes that were left out: between two calls of one side, and after one's own last call."""
    for place, token in enumerate(tokens):
        if place and tokens[place - 1].ours is token.ours:
            yield Token(not token.ours, "pass")
        yield token
    if tokens and tokens[-1].ours:
        yield Token(False, "pass")


# Lines.

_SAID = re.compile(r"(?P<level>[1-7cjkgsG]?)(?P<suit>[SHDCNMOmoxyzwFWTUVqPXR])")


def _line(written: str, place: str) -> Line:
    said, colon, conditions = written.partition(":")
    words = said.split()
    if not colon or len(words) < 2:
        raise BadBids(f"{place}: CALL code flags : conditions")
    match = _SAID.fullmatch(words[0])
    if match is None or bool(match["level"]) is (match["suit"] in "PXR"):
        raise BadBids(f"{place}: no such call: {words[0]!r}")
    flags, agrees = _flags(words[2:], place)
    alternatives = tuple(
        tuple(_term(each.strip(), place) for each in part.split(",") if each.strip())
        for part in conditions.split("|")
    )
    if not re.fullmatch(r"[a-z][a-z0-9_]*", words[1]):
        raise BadBids(f"{place}: no name of a reason: {words[1]!r}")
    return Line(match["level"], match["suit"], words[1], flags, agrees, alternatives, place)


def _flags(words: list[str], place: str) -> tuple[frozenset[str], str]:
    found, agrees = set(), ""
    rest = iter(words)
    for word in rest:
        word = f"by {next(rest, '')}" if word == "by" else word
        if word == "agrees":
            agrees = next(rest, "")
        elif word in FLAGS:
            found.add(word)
        else:
            raise BadBids(f"{place}: no such flag: {word!r}")
    return frozenset(found), agrees


# Conditions.

_SUIT = "[SHDCMOmoxyzwFWTUVq]"
_NUMBERS = re.compile(r"(?P<low>\d+(?:\.5)?)(?:(?P<more>\+)|-(?P<high>\d+(?:\.5)?))?\s+(?P<rest>.+)")
_COMPARED = re.compile(rf"(?P<one>{_SUIT})\s*(?P<sign>[<>]=?)\s*(?P<other>{_SUIT})")


def _term(written: str, place: str) -> Term:
    """`x>y` compares the ranks of two suits, `x > y` and `S>H` their lengths."""
    if written.startswith("not "):
        inner = _term(written[4:].strip(), place)
        return Term(inner.kind, inner.suits, inner.low, inner.high, not inner.negated)
    if written in FACTS or written in SHAPES:
        return Term(written)
    compared = _COMPARED.fullmatch(written)
    if compared is not None:
        pair = {compared["one"], compared["other"]}
        ranks = " " not in written and not (pair <= set("SHDC") or pair <= set("MO") or pair <= set("mo"))
        kind = "rank" if ranks else "longer"
        return Term(kind + compared["sign"], (compared["one"], compared["other"]))
    words = written.split()
    if len(words) == 2 and words[0] in YES_OR_NO and re.fullmatch(_SUIT, words[1]):
        return Term(words[0], (words[1],))
    if len(words) == 2 and words[0] in ("major", "minor") and re.fullmatch(_SUIT, words[1]):
        return Term(words[0], (words[1],))
    if words[0] in ("seat", "level") and len(words) == 2:
        low, high = _range(words[1], place)
        return Term(words[0], (), low, high)
    if words[0] == "short" and len(words) == 2:
        low, high = _range(words[1], place)
        return Term("short", (), low, high)
    return _counted(written, place)


def _counted(written: str, place: str) -> Term:
    whose, _, rest = written.partition(" ")
    told = whose in ("partner", "own")
    match = _NUMBERS.fullmatch(rest if told else written)
    if match is None:
        raise BadBids(f"{place}: no such condition: {written!r}")
    low = float(match["low"])
    high = MOST if match["more"] else float(match["high"] or match["low"])
    words = match["rest"].split()
    if whose == "own" and words == ["most"]:
        return Term("own most", (), low, high)
    if whose == "partner":
        return _of_partner(words, low, high, written, place)
    if len(words) == 1 and words[0] in (*AMOUNTS, "total"):
        return Term(words[0], (), low, high)
    if len(words) == 2 and words[0] in (*OF_SUIT, "total") and re.fullmatch(_SUIT, words[1]):
        return Term(words[0], (words[1],), low, high)
    if len(words) == 1 and re.fullmatch(_SUIT, words[0]):
        return Term("length", (words[0],), low, high)
    raise BadBids(f"{place}: no such condition: {written!r}")


def _of_partner(words: list[str], low: float, high: float, written: str, place: str) -> Term:
    if words == ["hcp"]:
        return Term("partner least", (), low, high)
    if words in (["most"], ["hcp", "most"]):
        return Term("partner most", (), low, high)
    if len(words) == 1 and re.fullmatch(_SUIT, words[0]):
        return Term("partner length", (words[0],), low, high)
    raise BadBids(f"{place}: no such condition: {written!r}")


def _range(text: str, place: str) -> tuple[float, float]:
    match = re.fullmatch(r"(\d+)(?:(\+)|-(\d+))?", text)
    if match is None:
        raise BadBids(f"{place}: no such range: {text!r}")
    low = float(match[1])
    return low, MOST if match[2] else float(match[3] or low)
