"""Every event of the log is in docs/protocol.md, with its fields, and nothing else is."""

from __future__ import annotations

import re
from pathlib import Path

from vintik.cards import CARDS, EMPTY, PASS, Deal, Seat
from vintik.game import events
from vintik.record.events import encode

DEAL = Deal.of_pack(CARDS, Seat.N)
EVENTS: list[events.Event] = [
    events.MatchStarted("vint", {}, Seat.N),
    events.Dealt.of(Seat.N, DEAL),
    events.CallMade(Seat.N, PASS),
    events.CardPlayed(Seat.N, CARDS[0]),
    events.DummyFaced(Seat.N, EMPTY),
    events.Claimed(Seat.N, 5),
    events.ClaimDenied(Seat.N, 5),
    events.TakenBack(Seat.N, 1),
    events.HandsShown(DEAL),
]


def test_every_event_and_every_field_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    table = page[page.index("### Events") : page.index("### Offers")]
    rows = {row[0]: row[1] for row in re.findall(r"^\| `(\w+)` \| (.*?) \|", table, re.MULTILINE)}
    del rows["type"]
    written = {encode(event)["type"]: set(encode(event)) - {"v", "type"} for event in EVENTS}
    assert set(rows) == set(written)
    for name, fields in written.items():
        assert fields <= set(re.findall(r"`(\w+)`", rows[name])), name


def test_no_kind_of_event_is_forgotten() -> None:
    assert {type(event) for event in EVENTS} == set(events.Event.__args__)
