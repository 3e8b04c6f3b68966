"""Which heads can describe an auction, found without trying all of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product

from vintik.cards import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call
from vintik.players.bidding.american.heads import bid_fits
from vintik.players.bidding.american.language import Head, Section, Token
from vintik.players.bidding.american.place import Place

Key = tuple[Call | None, str]
"""The first bid of an auction, and what each call is: B a bid, P, X or R."""
Found = tuple[int, Section, Head]
LOOKED_BACK = 3
"""Kinds of calls by which ends of auctions are told apart."""

_KINDS = {"level": "B", "bid": "B", "pass": "P", "double": "X", "redouble": "R", "call": "BXR"}
_ANY = "BPXR"
_OTHERS: Mapping[Call, str] = {PASS: "P", DOUBLE: "X", REDOUBLE: "R"}


class Index:
    """Heads by the first bid and the kinds of calls; those that only tell an auction's end by what partner's
    last call was made for, or by the kinds of the last calls."""

    def __init__(self, sections: Iterable[Section]) -> None:
        self._whole: dict[Key, list[Found]] = defaultdict(list)
        self._by_code: dict[str, list[Found]] = defaultdict(list)
        self._ends: list[Found] = []
        self._ends_by_kinds: dict[str, list[Found]] = {}
        heads = ((section, head) for section in sections for head in section.heads)
        for number, (section, head) in enumerate(heads):
            found = (number, section, head)
            partners = head.tokens[-2] if len(head.tokens) > 1 else None
            if not head.tail:
                for key in _keys(head.tokens):
                    self._whole[key].append(found)
            elif partners is not None and partners.kind == "code":
                for code in partners.codes:
                    self._by_code[code].append(found)
            else:
                self._ends.append(found)

    def heads(self, place: Place) -> Iterator[tuple[Section, Head]]:
        """The heads worth trying, in the order of the card."""
        calls = place.calls
        kinds = "".join(_OTHERS.get(call, "B") for call in calls)
        whole = self._whole.get((calls[0] if calls else None, kinds), ())
        found = [*self._ends_after(kinds[-LOOKED_BACK:]), *whole]
        partners = place.entries[-2] if len(calls) > 1 else None
        if partners is not None:
            found += self._by_code.get(partners.code, ())
        for _, section, head in sorted(found, key=lambda each: each[0]):
            yield section, head

    def _ends_after(self, kinds: str) -> list[Found]:
        """Those that tell an auction's end by other than codes, where the last calls are of these kinds."""
        if kinds not in self._ends_by_kinds:
            self._ends_by_kinds[kinds] = [each for each in self._ends if _may_end(each[2].tokens, kinds)]
        return self._ends_by_kinds[kinds]


def _may_end(tokens: Sequence[Token], kinds: str) -> bool:
    """Whether calls of these kinds may be the last ones of an auction that ends so."""
    if len(kinds) < min(len(tokens), LOOKED_BACK):
        return False
    pairs = zip(reversed(tokens), reversed(kinds), strict=False)
    return all(kind in _KINDS.get(token.kind, _ANY) for token, kind in pairs)


def _keys(tokens: Sequence[Token]) -> Iterator[Key]:
    kinds = ["".join(each) for each in product(*(_KINDS.get(token.kind, _ANY) for token in tokens))]
    for bid in _firsts(tokens):
        for each in kinds:
            if not each or each[0] == "B":
                yield bid, each


def _firsts(tokens: Sequence[Token]) -> Iterator[Bid | None]:
    if not tokens:
        yield None
        return
    first = tokens[0]
    for bid in BIDS:
        if first.kind != "level" or bid_fits(first, bid, {}):
            yield bid
