"""What was worked out for one auction, found again in every other where all that was looked at is the same.

Sections of a card look at few facts of an auction, each at its own. Which ones is not declared anywhere but
noted while they are looked at, so none can be forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Generic, TypeVar, cast

from vintik.players.bidding.american.place import Place

MOST = 8192
"""Answers that are remembered."""

_Answer = TypeVar("_Answer")

Fact = tuple[str, Hashable]
"""The name of a fact of a place, and of what it is asked; None if it is one of the place as it is."""
ASKED_OF = ("cheapest", "partners_length")


class _Watched:
    """A place that notes in order which of its facts are looked at, each when it is looked at first."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self.seen: dict[Fact, Hashable] = {}

    def __getattr__(self, name: str) -> Hashable:
        if name in ASKED_OF:
            return partial(self._noted, name)
        found = self._noted(name)
        setattr(self, name, found)
        return found

    def _noted(self, name: str, of: Hashable = None) -> Hashable:
        fact = (name, of)
        if fact not in self.seen:
            self.seen[fact] = _looked_at(self._place, fact)
        return self.seen[fact]


def _looked_at(place: Place, fact: Fact) -> Hashable:
    name, of = fact
    found = getattr(place, name)
    answer: Hashable = found if of is None else found(of)
    return answer


class _Node(Generic[_Answer]):
    """Either the answer, or the fact that is looked at next and where each value of it leads."""

    __slots__ = ("answer", "fact", "next")

    def __init__(self) -> None:
        self.fact: Fact | None = None
        self.next: dict[Hashable, _Node[_Answer]] = {}
        self.answer: _Answer | None = None


class Memory(Generic[_Answer]):
    """Answers to questions about places. When there are too many all are forgotten."""

    def __init__(self) -> None:
        self._first: dict[Hashable, _Node[_Answer]] = {}
        self._size = 0

    def answer(self, question: Hashable, place: Place, find: Callable[[Place], _Answer]) -> _Answer:
        """What `find` answers, or answered in a place that looked the same. It must not keep the place, and
        what it looks at next may depend on nothing but the question and what it saw before."""
        node = self._first.get(question)
        while node is not None and node.fact is not None:
            node = node.next.get(_looked_at(place, node.fact))
        if node is not None and node.answer is not None:
            return node.answer
        watched = _Watched(place)
        answer = find(cast(Place, watched))
        self._keep(question, watched.seen, answer)
        return answer

    def _keep(self, question: Hashable, seen: dict[Fact, Hashable], answer: _Answer) -> None:
        if self._size >= MOST:
            self._first, self._size = {}, 0
        node = self._first.setdefault(question, _Node())
        for fact, value in seen.items():
            node.fact = fact
            node = node.next.setdefault(value, _Node())
        node.answer = answer
        self._size += 1
