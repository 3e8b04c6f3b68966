"""Where matches are kept: an append-only log of events for each, and who sits at its table."""

from vintik.store.protocol import Conflict, EventStore, MatchInfo, StoreFailed, UnknownMatch
from vintik.store.sql import SqlStore

__all__ = ["Conflict", "EventStore", "MatchInfo", "SqlStore", "StoreFailed", "UnknownMatch"]
