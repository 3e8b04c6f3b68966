"""The event store on a SQL database: a SQLite file by default.

The primary key (match, seq) is the lock: of two writers at the same place in a log one loses and reads again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, func, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from vintik.game import Event
from vintik.record.events import decode, encode
from vintik.store.protocol import Conflict, MatchInfo, StoreFailed, UnknownMatch
from vintik.store.schema import events, matches, sequences


class SqlStore:
    """An `EventStore` at a database URL (`sqlite:///vintik.sqlite`). Brings the schema up to date when
    opened.
    """

    def __init__(self, url: str) -> None:
        self.engine = create_engine(url, hide_parameters=True)  # its errors are logged; hands are not
        if self.engine.dialect.name == "sqlite":
            _prepare_sqlite(self.engine)
        migrate(self.engine)

    @contextmanager
    def _transaction(self, name: str) -> Iterator[Connection]:
        """All or nothing; what is already there is a `Conflict` over `name`."""
        try:
            with self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise Conflict(name) from None
        except SQLAlchemyError as fault:
            raise StoreFailed(str(fault)) from fault

    def create(self, match: str, info: MatchInfo, first: Sequence[Event]) -> None:
        row = {
            "match_id": match,
            "created": datetime.now(UTC),
            "secret": info.secret,
            "seats": json.dumps(info.seats, ensure_ascii=False),
        }
        with self._transaction(match) as connection:
            connection.execute(insert(matches).values(row))
            _insert(connection, match, 0, first)

    def info(self, match: str) -> MatchInfo:
        wanted = select(matches.c.secret, matches.c.seats).where(matches.c.match_id == match)
        with self._transaction(match) as connection:
            found = connection.execute(wanted).one_or_none()
        if found is None:
            raise UnknownMatch(match)
        return MatchInfo(found.secret, json.loads(found.seats))

    def append(self, match: str, after: int, new: Sequence[Event]) -> int:
        with self._transaction(match) as connection:
            if _length(connection, match) != after:
                raise Conflict(match)
            _insert(connection, match, after, new)
        return after + len(new)

    def read(self, match: str, after: int = 0) -> list[Event]:
        wanted = (
            select(events.c.event)
            .where(events.c.match_id == match, events.c.seq > after)
            .order_by(events.c.seq)
        )
        with self._transaction(match) as connection:
            rows = connection.execute(wanted).scalars().all()
            if not rows:
                _length(connection, match)
        return [decode(json.loads(row)) for row in rows]

    def sequence(self, name: str, fresh: bytes) -> bytes:
        wanted = select(sequences.c.secret).where(sequences.c.name == name)
        try:
            with self._transaction(name) as connection:
                found = connection.execute(wanted).scalar()
                if found is None:
                    connection.execute(insert(sequences).values(name=name, secret=fresh))
                    return fresh
        except Conflict:
            with self._transaction(name) as connection:
                found = connection.execute(wanted).scalar_one()
        return bytes(found)

    def close(self) -> None:
        self.engine.dispose()


def _insert(connection: Connection, match: str, after: int, new: Sequence[Event]) -> None:
    rows = [
        {"match_id": match, "seq": seq, "event": json.dumps(encode(each), separators=(",", ":"))}
        for seq, each in enumerate(new, start=after + 1)
    ]
    if rows:
        connection.execute(insert(events), rows)


def _length(connection: Connection, match: str) -> int:
    if connection.execute(select(matches.c.match_id).where(matches.c.match_id == match)).first() is None:
        raise UnknownMatch(match)
    longest = connection.execute(select(func.max(events.c.seq)).where(events.c.match_id == match)).scalar()
    return int(longest or 0)


def _prepare_sqlite(engine: Engine) -> None:
    """A write-ahead log, synced at every commit: an accepted event survives the process and the machine."""

    @event.listens_for(engine, "connect")
    def _configure(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=2000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def migrate(engine: Engine) -> None:
    """Brings the database to the newest schema."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
