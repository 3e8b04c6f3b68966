"""What every event store has to do. A new store is one more line in `STORES`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from vintik.cards import CARDS, EMPTY, PASS, Deal, Holding, Seat
from vintik.game.events import CallMade, Dealt, Event, HandsShown, MatchStarted, TakenBack
from vintik.store import Conflict, EventStore, MatchInfo, SqlStore, UnknownMatch

Opener = Callable[[], EventStore]
STORES: dict[str, Callable[[Path], EventStore]] = {
    "sqlite": lambda folder: SqlStore(f"sqlite:///{folder / 'matches.sqlite'}"),
}
INFO = MatchInfo(bytes(range(32)), {"S": {"name": "Наталья", "level": None}})
DEAL = Deal.of_pack(CARDS, Seat.N)
FIRST: list[Event] = [MatchStarted("vint", {}, Seat.E), Dealt.of(Seat.E, DEAL)]
CALLS: list[Event] = [CallMade(Seat.E, PASS), CallMade(Seat.S, PASS)]


@pytest.fixture(params=STORES)
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Opener]:
    """Opens the same store again and again, as one process after another would."""
    stores: list[EventStore] = []

    def opener() -> EventStore:
        stores.append(STORES[request.param](tmp_path))
        return stores[-1]

    yield opener
    for store in stores:
        store.close()


def test_what_is_written_is_read_in_order(opened: Opener) -> None:
    store = opened()
    store.create("a", INFO, FIRST)
    assert store.append("a", 2, CALLS) == 4
    assert store.read("a") == FIRST + CALLS
    assert store.read("a", 2) == CALLS
    assert store.read("a", 4) == []
    assert store.info("a") == INFO


def test_another_process_reads_the_same(opened: Opener) -> None:
    opened().create("a", INFO, FIRST)
    again = opened()
    assert again.read("a") == FIRST
    assert again.info("a") == INFO
    assert again.append("a", 2, CALLS) == 4


def test_every_kind_of_event_survives(opened: Opener) -> None:
    redacted = Dealt(Seat.N, (Holding(EMPTY, 13),) * 4)
    events = [*FIRST, redacted, TakenBack(Seat.S, 3), HandsShown(DEAL)]
    store = opened()
    store.create("a", INFO, events)
    assert store.read("a") == events


@pytest.mark.parametrize("after", [0, 1, 3, 100])
def test_an_append_at_the_wrong_place_conflicts_and_writes_nothing(opened: Opener, after: int) -> None:
    store = opened()
    store.create("a", INFO, FIRST)
    with pytest.raises(Conflict):
        store.append("a", after, CALLS)
    assert store.read("a") == FIRST


def test_matches_do_not_mix(opened: Opener) -> None:
    store = opened()
    store.create("a", INFO, FIRST)
    store.create("b", INFO, FIRST[:1])
    store.append("a", 2, CALLS)
    assert store.read("b") == FIRST[:1]


def test_a_name_is_taken_once(opened: Opener) -> None:
    store = opened()
    store.create("a", INFO, FIRST)
    with pytest.raises(Conflict):
        store.create("a", MatchInfo(bytes(32), {}), CALLS)
    assert store.read("a") == FIRST
    assert store.info("a") == INFO


def test_an_unknown_match_is_said_to_be_one(opened: Opener) -> None:
    store = opened()
    with pytest.raises(UnknownMatch):
        store.read("nobody")
    with pytest.raises(UnknownMatch):
        store.info("nobody")
    with pytest.raises(UnknownMatch):
        store.append("nobody", 0, CALLS)


def test_of_many_writers_at_one_place_exactly_one_wins(opened: Opener) -> None:
    stores = [opened() for _ in range(4)]
    stores[0].create("a", INFO, FIRST)

    def append(store: EventStore) -> bool:
        try:
            store.append("a", 2, CALLS)
        except Conflict:
            return False
        return True

    with ThreadPoolExecutor(4) as pool:
        won = list(pool.map(append, stores))
    assert sum(won) == 1
    assert stores[0].read("a") == FIRST + CALLS


def test_names_are_data(opened: Opener) -> None:
    store = opened()
    name = "'; DROP TABLE events; --"
    store.create(name, INFO, FIRST)
    assert store.read(name) == FIRST


def test_a_sequence_keeps_its_first_secret(opened: Opener) -> None:
    """M6."""
    assert opened().sequence("spring", bytes(32)) == bytes(32)
    assert opened().sequence("spring", b"x" * 32) == bytes(32)
    assert opened().sequence("autumn", b"x" * 32) == b"x" * 32


def test_of_many_who_begin_a_sequence_all_get_the_same_secret(opened: Opener) -> None:
    stores = [opened() for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        secrets = set(pool.map(lambda n: stores[n].sequence("spring", bytes([n]) * 32), range(4)))
    assert len(secrets) == 1
