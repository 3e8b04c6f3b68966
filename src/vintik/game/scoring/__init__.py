"""Scoring functions: each looks at the outcome of a deal and yields lines.

They know numbers given to them, never the name of a game; `games/` puts them together.
"""

from vintik.game.scoring.outcome import Outcome, Scorer

__all__ = ["Outcome", "Scorer"]
