"""How often card players follow which habit, by situation: shares fitted to cards that players played.

    python benchmarks/habits.py

prints them anew. Each row belongs to a situation and has a share for each habit in the order of `habits`; the
last habit, any card, never falls under `MISTAKES`, so that no hand is excluded by somebody's mistake.
"""

from __future__ import annotations

from collections.abc import Mapping

MISTAKES = 0.05
SIGNALS = 0.5
"""How often partner, who could play any small card, plays the one that signals; the others are not read."""

Situation = tuple[str, ...]
SHARES: Mapping[Situation, tuple[float, ...]] = {
    ("opening", "no trump", ""): (0.40, 0.34, 0.00, 0.02, 0.02, 0.05, 0.12, 0.00, 0.00, 0.05),
    ("opening", "no trump", "partner's suit"): (0.25, 0.12, 0.00, 0.06, 0.02, 0.03, 0.05, 0.00, 0.42, 0.05),
    ("opening", "trump", ""): (0.37, 0.20, 0.02, 0.01, 0.08, 0.01, 0.24, 0.02, 0.00, 0.05),
    ("opening", "trump", "partner's suit"): (0.26, 0.02, 0.02, 0.14, 0.04, 0.02, 0.04, 0.01, 0.40, 0.05),
    ("lead", "no trump", "declaring"): (0.62, 0.07, 0.03, 0.02, 0.07, 0.00, 0.00, 0.14, 0.05),
    ("lead", "no trump", "defending"): (0.65, 0.04, 0.04, 0.02, 0.15, 0.00, 0.00, 0.05, 0.05),
    ("lead", "trump", "declaring"): (0.31, 0.04, 0.02, 0.11, 0.05, 0.32, 0.10, 0.00, 0.05),
    ("lead", "trump", "defending"): (0.29, 0.02, 0.07, 0.02, 0.36, 0.01, 0.04, 0.14, 0.05),
    ("second", "high", "theirs"): (0.13, 0.00, 0.25, 0.02, 0.54, 0.00, 0.06),
    ("second", "low", "theirs"): (0.62, 0.02, 0.05, 0.01, 0.20, 0.00, 0.10),
    ("third", "high", "partner's"): (0.69, 0.01, 0.09, 0.00, 0.15, 0.00, 0.06),
    ("third", "high", "theirs"): (0.01, 0.01, 0.55, 0.02, 0.35, 0.00, 0.06),
    ("third", "low", "partner's"): (0.11, 0.01, 0.04, 0.01, 0.65, 0.01, 0.17),
    ("third", "low", "theirs"): (0.01, 0.01, 0.14, 0.01, 0.72, 0.02, 0.09),
    ("fourth", "high", "partner's"): (0.87, 0.02, 0.02, 0.02, 0.01, 0.00, 0.06),
    ("fourth", "high", "theirs"): (0.01, 0.01, 0.83, 0.04, 0.05, 0.00, 0.06),
    ("fourth", "low", "partner's"): (0.79, 0.02, 0.12, 0.01, 0.00, 0.00, 0.06),
    ("fourth", "low", "theirs"): (0.01, 0.01, 0.84, 0.07, 0.01, 0.00, 0.06),
    ("discard", "plain", "partner's"): (0.00, 0.00, 0.53, 0.38, 0.02, 0.02, 0.05),
    ("discard", "plain", "theirs"): (0.00, 0.00, 0.44, 0.47, 0.02, 0.02, 0.05),
    ("discard", "ruff", "partner's"): (0.14, 0.03, 0.57, 0.16, 0.03, 0.02, 0.05),
    ("discard", "ruff", "theirs"): (0.69, 0.11, 0.07, 0.01, 0.05, 0.02, 0.05),
}
