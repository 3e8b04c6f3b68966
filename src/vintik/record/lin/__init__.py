"""LIN, in which Bridge Base Online keeps Bridge deals: `docs/lin.md` says what is read and written.

>>> from vintik.record.lin import looks_like_lin
>>> looks_like_lin("st||md|3SAKQ,")
True
"""

from vintik.record.lin.reader import Settle, deals_of_lin, read_lin
from vintik.record.lin.tokens import looks_like_lin
from vintik.record.lin.writer import lin_of

__all__ = ["Settle", "deals_of_lin", "lin_of", "looks_like_lin", "read_lin"]
