"""How many tricks two hands take together, as chances, when nothing is known of the other two.

A small network answers, trained on deals that `vintik.solver` had solved: the tricks are double-dummy ones.
It knows two hands, not an auction, a score or what was played. It imports NumPy: not at start-up.
How good it is and how it was made: docs/players/tricks.md.
"""

from vintik.players.tricks.network import distributions

__all__ = ["distributions"]
