"""Lessons as messages: what a table would send to the learner's seat, from the first call to the last card.

Nothing is kept and nobody plays: the match was recorded. What the seat may not see is left out, as at any
table.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from vintik.cards import SEATS
from vintik.game import View
from vintik.record.events import encode
from vintik.server.http_messages import LessonSeen
from vintik.server.seen import bids_seen, offers_seen, view_seen
from vintik.teach.lesson import Lesson, lesson

Json = dict[str, Any]


@cache
def seen(name: str) -> LessonSeen:
    """The lesson of this name; raises `KeyError`."""
    taught = lesson(name)
    views = [taught.view(after) for after in range(len(taught.steps))]
    told, seq = [], 0
    for step, view in zip(taught.steps, views, strict=True):
        events = []
        for event in step:
            seq += 1
            shown = encode(event.seen_by(taught.seat))
            del shown["v"]
            events.append({"seq": seq, **shown})
        told.append({"seq": seq, "events": events, **_table(view)})
    return LessonSeen.model_validate(
        {
            "name": name,
            "snapshot": {
                "table": name,
                "sequence": None,
                "cards": None,
                "seats": _seats(taught),
                "bids": bids_seen(views[0].table.rules, taught.seat),
                **told[0],
            },
            "updates": told[1:],
            "stops": [
                {
                    "after": stop.after,
                    "say": stop.say,
                    "facts": dict(stop.facts),
                    "wanted": stop.wanted,
                    "choice": stop.choice,
                }
                for stop in taught.stops
            ],
        }
    )


def _table(view: View) -> Json:
    return {
        "view": view_seen(view).model_dump(),
        "offers": offers_seen(view.offers, False, False, False)
        .model_copy(update={"claim": False})
        .model_dump(),
    }


def _seats(taught: Lesson) -> Json:
    return {
        seat.name: {"kind": "person" if seat is taught.seat else "computer", "level": None, "name": None}
        for seat in SEATS
    }
