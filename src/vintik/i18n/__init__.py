"""Words in four languages: one set of Fluent catalogues for the command, the server and the browser.

`<language>/<area>.ftl` holds the messages of an area; every language has the same ones (a test compares).
"""

from vintik.i18n.words import LANGUAGES, Words, language_of

__all__ = ["LANGUAGES", "Words", "language_of"]
