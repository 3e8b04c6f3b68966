"""The pages that teach the games: texts in four languages whose every number comes from the engine.

`pages/<language>/<name>.md` are the texts, `figures.py` what may stand in them in double brackets.
"""

from vintik.teach.book import PAGES, Entry, Page, page, plain

__all__ = ["PAGES", "Entry", "Page", "page", "plain"]
