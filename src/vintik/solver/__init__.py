"""What perfect play takes, in tricks and in points, with all cards in sight ("double dummy").

It knows cards and positions, not auctions, games or names. It imports NumPy, which takes a
while: not at start-up.

    tables      20 results of each deal: denomination × declarer
    tricks      best tricks for the side to move
    at_least    can it take k?
    cards       tricks for each legal card
    worth       the same in points, where the order of the tricks can matter (V5.2)

Each takes any number of deals or positions, is safe to call from several threads, and is exact; `bounds` has
the same questions with a limit on the work. `reference` has the answers that nobody doubts, slowly.
"""

from vintik.solver import bounds
from vintik.solver.exact import at_least, cards, tables, tricks, worth
from vintik.solver.packing import LEAST_MEMORY, MEMORY, Limit
from vintik.solver.position import Position, PositionError
from vintik.solver.values import Valued, Values, Worth, WorthBounds

__all__ = [
    "LEAST_MEMORY",
    "MEMORY",
    "Limit",
    "Position",
    "PositionError",
    "Valued",
    "Values",
    "Worth",
    "WorthBounds",
    "at_least",
    "bounds",
    "cards",
    "tables",
    "tricks",
    "worth",
]
