"""DDS as endplay ships it, kept to one thread.

It is driven through the structures of its C library, which are filled before the clock starts and read after
it stopped.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any

from endplay import _dds as dds

from _solver.contenders import Job
from vintik.cards import CARDS, Deal, Hand
from vintik.solver import Position

BOARDS_AT_ONCE = 200
TABLES_AT_ONCE = 40
"""The most that one call of the library takes."""


class Endplay:
    name = "endplay"

    def __init__(self) -> None:
        dds.SetMaxThreads(1)

    def threads(self) -> int:
        """How many threads the library says it uses."""
        info = _Info()
        dds._dll.GetDDSInfo(ctypes.byref(info))
        return int(info.threads)

    def tables(self, deals: Sequence[Deal]) -> Job:
        batches = [
            _tables_of(deals[first : first + TABLES_AT_ONCE])
            for first in range(0, len(deals), TABLES_AT_ONCE)
        ]

        def run() -> None:
            for asked, found, par in batches:
                dds.CalcAllTables(asked, -1, (0, 0, 0, 0, 0), found, par)

        def answers() -> list[list[list[int]]]:
            return [
                [list(found.results[place].resTable[strain]) for strain in (4, 0, 1, 2, 3)]
                for asked, found, _ in batches
                for place in range(asked.noOfTables)
            ]

        return Job(run, answers)

    def tricks(self, positions: Sequence[Position]) -> Job:
        run, found = _solve(positions, target=-1, solutions=1)
        return Job(run, lambda: [each.score[0] for each in found()])

    def cards(self, positions: Sequence[Position]) -> Job:
        run, found = _solve(positions, target=0, solutions=3)
        return Job(run, lambda: [_by_card(each) for each in found()])

    def single(self, position: Position) -> Job:
        deal, found = _deal_of(position), dds.futureTricks()
        return Job(lambda: dds.SolveBoard(deal, -1, 1, 1, found, 0), lambda: [found.score[0]])


class _Info(ctypes.Structure):
    """What `GetDDSInfo` of DDS 2.9 fills in; endplay's own structure is too short for it."""

    _fields_ = (
        ("version", ctypes.c_int * 3),
        ("written", ctypes.c_char * 10),
        ("build", ctypes.c_int * 6),
        ("threads", ctypes.c_int),
        ("texts", ctypes.c_char * 8192),
    )


def _suits(hand: Hand) -> list[int]:
    """The ranks of each suit, two at bit 2, as DDS wants them."""
    return [(hand.mask >> 13 * suit & 0x1FFF) << 2 for suit in range(4)]


def _tables_of(deals: Sequence[Deal]) -> tuple[Any, Any, Any]:
    asked = dds.ddTableDeals()
    asked.noOfTables = len(deals)
    for place, deal in enumerate(deals):
        for seat, hand in enumerate(deal):
            asked.ddTableDeal[place].cards[seat][:] = _suits(hand)
    return asked, dds.ddTablesRes(), dds.allParResults()


def _deal_of(position: Position) -> Any:
    deal = dds.deal()
    deal.trump = 4 if position.trump is None else int(position.trump)
    deal.first = int(position.leader)
    for place, card in enumerate(position.trick):
        deal.currentTrickSuit[place], deal.currentTrickRank[place] = int(card.suit), int(card.rank)
    for seat, hand in enumerate(position.hands):
        deal.remainCards[seat][:] = _suits(hand)
    return deal


def _solve(
    positions: Sequence[Position], target: int, solutions: int
) -> tuple[Callable[[], None], Callable[[], list[Any]]]:
    batches = []
    for first in range(0, len(positions), BOARDS_AT_ONCE):
        asked = dds.boards()
        part = positions[first : first + BOARDS_AT_ONCE]
        asked.noOfBoards = len(part)
        for place, position in enumerate(part):
            asked.deals[place] = _deal_of(position)
            asked.target[place], asked.solutions[place], asked.mode[place] = target, solutions, 1
        batches.append((asked, dds.solvedBoards()))

    def run() -> None:
        for asked, found in batches:
            dds.SolveAllBoardsBin(asked, found)

    def found() -> list[Any]:
        return [found.solvedBoard[place] for asked, found in batches for place in range(asked.noOfBoards)]

    return run, found


def _by_card(solved: Any) -> dict[str, int]:
    found: dict[str, int] = {}
    for place in range(solved.cards):
        ranks = solved.equals[place] | 1 << solved.rank[place]
        for rank in range(2, 15):
            if ranks >> rank & 1:
                found[CARDS[13 * solved.suit[place] + rank - 2].name] = solved.score[place]
    return found
