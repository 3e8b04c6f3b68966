"""A deal in hindsight: what each card that was played cost, in tricks and in points, and how one that ended
with a claim may have gone on.

It knows all four hands and nothing of who played them; it imports the solver, which takes a while: not at
start-up.
"""

from vintik.analysis.claim import settle
from vintik.analysis.deal import Hindsight, Judged, Step, hindsight
from vintik.analysis.past import NoSuchDeal, finished, sheet_before, view_before_call

__all__ = [
    "Hindsight",
    "Judged",
    "NoSuchDeal",
    "Step",
    "finished",
    "hindsight",
    "settle",
    "sheet_before",
    "view_before_call",
]
