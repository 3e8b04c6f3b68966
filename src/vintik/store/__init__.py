"""Where matches are kept: an append-only log of events for each, and who sits at its table."""

from vintik.store.protocol import Conflict, EventStore, MatchInfo, UnknownMatch
from vintik.store.sql import SqlStore

__all__ = ["Conflict", "EventStore", "MatchInfo", "SqlStore", "UnknownMatch"]
