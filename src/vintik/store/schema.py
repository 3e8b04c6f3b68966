"""The tables of the database. A change here needs a migration beside it."""

from __future__ import annotations

from sqlalchemy import Column, DateTime, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("match_id", String(64), primary_key=True),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("seats", Text, nullable=False),
)

events = Table(
    "events",
    metadata,
    Column("match_id", String(64), ForeignKey("matches.match_id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("event", Text, nullable=False),
)

sequences = Table(
    "sequences",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("secret", LargeBinary(32), nullable=False),
)
