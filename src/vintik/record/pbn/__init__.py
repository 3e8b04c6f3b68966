"""Portable Bridge Notation 2.1 for all three games: `docs/pbn.md` describes the dialect.

>>> from vintik.record.pbn import read_pbn
>>> read_pbn("% PBN 2.1")
[]
"""

from vintik.record.pbn.reader import deals_of_pbn, read_pbn
from vintik.record.pbn.writer import pbn_of, write_pbn

__all__ = ["deals_of_pbn", "pbn_of", "read_pbn", "write_pbn"]
