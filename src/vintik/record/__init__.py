"""Matches on paper: the match record, PBN, the scored result, and the log as JSON.

Everything read here is checked by playing it through the engine; what breaks the rules is refused as a whole.
"""

from vintik.record.errors import NotARecord, RecordRefused
from vintik.record.match import FORMAT, levels_of, record_of, replay
from vintik.record.score import score_of

__all__ = ["FORMAT", "NotARecord", "RecordRefused", "levels_of", "record_of", "replay", "score_of"]
