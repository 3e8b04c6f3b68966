"""The auction and play sections: from rows of calls and columns of cards to what was said and played, in
order, and back.

Only what is needed to read them is looked at: whether a call or card was allowed is the engine's business.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from vintik.cards import Card, NotationError, Seat, parse_call
from vintik.game.phases.auction import Auction, Contract
from vintik.game.phases.play import Trick, winner_of
from vintik.record.pbn.faults import Fault, shortened
from vintik.record.pbn.tags import Tag
from vintik.record.pbn.tokens import Token

_ATOM = re.compile(r"(?P<dropped>=[0-9]+=|\$[0-9]+|[!?]{1,2})|[*+-]|\^[A-Za-z]?|[A-Za-z0-9]+")


@dataclass(slots=True)
class Spoken:
    """The calls of an auction section, the line each stands in, and the auction they make."""

    auction: Auction
    calls: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)

    def add(self, name: str, line: int) -> None:
        call = parse_call(name)
        self.auction = self.auction.after(call)
        self.calls.append(call.name)
        self.lines.append(line)


@dataclass(slots=True)
class Played:
    """The cards of a play section in the order played, and the line each stands in."""

    cards: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)


def upper(text: str) -> str:
    """Capital letters where that is safe: nothing but ASCII is taken for a suit or a seat."""
    return text.upper() if text.isascii() else text


def read_auction(tag: Tag, spoken: Spoken, all_pass: bool) -> None:
    """Adds the calls of `tag`, those before a fault also when it raises one; of those after the end of the
    auction only the first, for which the engine will refuse it. `all_pass`: whether `AP` may stand for the
    passes at the end."""
    ended = late = False
    for atom in _atoms(tag):
        index = len(spoken.calls) + 1
        if ended:
            raise Fault("pbn_stray_text", atom.line, {"text": shortened(atom.text)})
        if late:
            break
        late = spoken.auction.over
        if atom.text in ("*", "+"):
            ended = True
        elif atom.text == "-":
            raise Fault("pbn_unknown_call", atom.line, None, "call", index)
        elif atom.text.startswith("^"):
            raise Fault("pbn_irregular", atom.line, {"text": atom.text}, "call", index)
        elif upper(atom.text) == "AP":
            if not all_pass:
                raise Fault("pbn_all_pass", atom.line, None, "call", index)
            for _ in range(max(1, spoken.auction.passes_to_end - spoken.auction.passes)):
                spoken.add("Pass", atom.line)
        else:
            name = "Pass" if upper(atom.text) == "PASS" else upper(atom.text)
            try:
                spoken.add(name, atom.line)
            except NotationError as fault:
                raise Fault(fault.code, atom.line, {"text": shortened(atom.text)}, "call", index) from None
    if not ended and not spoken.auction.over:
        raise Fault("pbn_cut_short", tag.line, {"tag": "Auction"})


def read_play(tag: Tag, contract: Contract | None, played: Played) -> None:
    """Adds the cards of `tag` in the order played (without a contract, in the order written), those before a
    fault also when it raises one."""
    cells: list[Token | None] = []
    ended = False
    for atom in _atoms(tag):
        if ended:
            raise Fault("pbn_stray_text", atom.line, {"text": shortened(atom.text)})
        ended = atom.text == "*"
        if not ended:
            cells.append(None if atom.text in ("-", "+") else atom)
    short = len(cells) < 52 and not ended
    gap = False
    for cell in _in_order(cells, contract, played):
        if cell is None:
            gap = True
            continue
        index = len(played.cards) + 1
        if gap and not short:
            raise Fault("pbn_unknown_card", cell.line, None, "card", index)
        if gap:
            break
        if cell.text.startswith("^"):
            raise Fault("pbn_irregular", cell.line, {"text": cell.text}, "card", index)
        try:
            played.cards.append(Card.parse(upper(cell.text)).name)
        except NotationError as fault:
            raise Fault(fault.code, cell.line, {"text": shortened(cell.text)}, "card", index) from None
        played.lines.append(cell.line)
    if short:
        raise Fault("pbn_cut_short", tag.line, {"tag": "Play"})


def _in_order(
    cells: Sequence[Token | None], contract: Contract | None, played: Played
) -> Iterator[Token | None]:
    """The cells in the order played: the winner of a trick, as far as `played` has grown, leads the next."""
    if contract is None:
        yield from cells
        return
    first = leader = contract.declarer.next  # C5
    for start in range(0, len(cells), 4):
        row = [*cells[start : start + 4], None, None, None][:4]
        for place in range(4):
            yield row[(leader + place - first) & 3]
        if None not in row:
            trick = tuple(map(Card.parse, played.cards[-4:]))
            leader = winner_of(leader, trick, contract.bid.trump)


def _atoms(tag: Tag) -> Iterator[Token]:
    """The calls, cards and marks of a section, its notes, glyphs and suffixes dropped; and, as they stand,
    things that are none of these."""
    for token in tag.data:
        place = 0
        while place < len(token.text):
            found = _ATOM.match(token.text, place)
            text = token.text[place:] if found is None else found[0]
            place += len(text)
            if found is None or found["dropped"] is None:
                yield Token("word", text, token.line)


def auction_rows(calls: Sequence[str]) -> Iterator[str]:
    """Four calls a line, the dealer's first."""
    for start in range(0, len(calls), 4):
        yield " ".join(calls[start : start + 4])


def play_rows(first: Seat, tricks: Iterable[Trick], leader: Seat, on_table: Sequence[Card]) -> Iterator[str]:
    """A trick a line, in columns that begin with `first`, who led to the first trick; `-` where `leader`'s
    unfinished trick lacks a card."""
    for trick in tricks:
        yield " ".join(trick.card_of(first.after(place)).name for place in range(4))
    if on_table:
        cells = ["- "] * 4
        for place, card in enumerate(on_table):
            cells[(leader + place - first) & 3] = card.name
        yield " ".join(cells).rstrip()
