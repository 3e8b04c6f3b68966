"""PBN text as tokens, in paragraphs: what stands between two empty lines is one game.

Comments and escape lines are left out here. It knows no tags and nothing of cards.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from vintik.record.errors import NotARecord
from vintik.record.pbn.faults import Fault, earlier, shortened

LONGEST_LINE = 255
"""Characters a line may have, its end not counted (PBN 2.1)."""

_CONTROL = re.compile(r"[\x00-\x08\x0c\x0e-\x1f\x7f-\x9f]")
_LINE_END = re.compile(r"\r\n|\n|\r")
_TOKEN = re.compile(
    r'\s+|(?P<comment>;.*)|(?P<brace>\{)|(?P<bracket>[\[\]])|"(?P<string>(?:[^"\\]|\\.)*)"'
    r'|(?P<word>[^\s\[\]{};"]+)'
)
_ESCAPED = re.compile(r'\\(["\\])')


@dataclass(frozen=True, slots=True)
class Token:
    """A bracket, a quoted string (without its quotes) or a word, and the line it stands in, from 1."""

    kind: Literal["bracket", "string", "word"]
    text: str
    line: int


@dataclass(slots=True)
class Paragraph:
    """The tokens of one game. After a fault the rest of its line is missing; only the earliest is kept."""

    tokens: list[Token] = field(default_factory=list)
    fault: Fault | None = None

    def spoil(self, fault: Fault) -> None:
        self.fault = earlier(self.fault, fault)


def paragraphs(text: str) -> Iterator[Paragraph]:
    """The paragraphs that hold anything; raises `NotARecord` where the text is not text at all."""
    lines = _LINE_END.split(text)
    for number, line in enumerate(lines, start=1):
        if _CONTROL.search(line):
            raise NotARecord("pbn_not_text", line=number)
    paragraph, comment = Paragraph(), 0
    for number, line in enumerate(lines, start=1):
        if line.startswith("%"):
            continue
        if len(line) > LONGEST_LINE:
            paragraph.spoil(Fault("pbn_line_too_long", number, {"limit": LONGEST_LINE}))
        if comment or line.strip():
            comment = _scan(line, number, comment, paragraph)
        elif paragraph.tokens or paragraph.fault is not None:
            yield paragraph
            paragraph = Paragraph()
    if comment:
        paragraph.spoil(Fault("pbn_unclosed_comment", comment))
    if paragraph.tokens or paragraph.fault is not None:
        yield paragraph


def _scan(line: str, number: int, comment: int, paragraph: Paragraph) -> int:
    """Adds the tokens of a line. `comment`: the line of the `{` it begins inside of, else 0; returns the
    same for its end."""
    place = 0
    while place < len(line):
        if comment:
            end = line.find("}", place)
            if end < 0:
                return comment
            comment, place = 0, end + 1
            continue
        found = _TOKEN.match(line, place)
        if found is None:
            unclosed = line[place] == '"'
            code = "pbn_unclosed_quote" if unclosed else "pbn_stray_text"
            paragraph.spoil(Fault(code, number, {"text": shortened(line[place:])}))
            return 0
        place = found.end()
        kind = found.lastgroup
        if kind == "brace":
            comment = number
        elif kind == "string":
            written = _ESCAPED.sub(r"\1", found["string"])
            paragraph.tokens.append(Token("string", written, number))
        elif kind == "bracket":
            paragraph.tokens.append(Token("bracket", found["bracket"], number))
        elif kind == "word":
            paragraph.tokens.append(Token("word", found["word"], number))
    return comment
