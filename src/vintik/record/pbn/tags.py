"""PBN games as tags with what follows them; `#` and `##` are replaced by the value they stand for.

It knows which tags may be followed by text, but not what any of them means.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from vintik.record.errors import NotARecord
from vintik.record.pbn.faults import Fault, earlier, shortened
from vintik.record.pbn.tokens import Paragraph, Token, paragraphs

_NAME = re.compile(r"[A-Za-z0-9_]+")
_OWN_VALUE = ("auction", "play", "note")
"""Tags that inherit nothing: a note may occur several times, and a section means itself."""
_ASKED_FOR = frozenset(
    (
        "board",
        "contract",
        "deal",
        "dealer",
        "declarer",
        "game",
        "gameoptions",
        "match",
        "result",
        "vulnerable",
    )
)
"""Tags that a reader looks at. A game that lacks another one is not given it: a file may have a hundred
thousand of them, and as many games."""


@dataclass(slots=True)
class Tag:
    """`[Name "value"]` in line `line`; `data` is what stands between it and the next tag."""

    name: str
    value: str
    line: int
    data: list[Token] = field(default_factory=list)


@dataclass(slots=True)
class PbnGame:
    """One game of the file: its first line, its tags by lower-case name, and the first fault found."""

    line: int
    tags: dict[str, Tag] = field(default_factory=dict)
    fault: Fault | None = None

    def spoil(self, fault: Fault) -> None:
        self.fault = earlier(self.fault, fault)

    def value(self, name: str) -> str | None:
        """The value of a tag, None where it is missing."""
        tag = self.tags.get(name.lower())
        return None if tag is None else tag.value

    def need(self, name: str) -> Tag:
        """A tag that has to be there; raises `Fault`."""
        tag = self.tags.get(name.lower())
        if tag is None:
            raise Fault("pbn_missing_tag", self.line, {"tag": name})
        return tag


def pbn_games(text: str) -> list[PbnGame]:
    """All games of a text, faulty ones among them; raises `NotARecord` if it is no PBN at all."""
    text = text.removeprefix("\ufeff")
    games = [_game(paragraph) for paragraph in paragraphs(text)]
    if not any(game.tags for game in games) and (games or not text.startswith("% PBN")):
        raise NotARecord("pbn_no_games")
    _inherit(games)
    return games


def _game(paragraph: Paragraph) -> PbnGame:
    tokens = paragraph.tokens
    fault = paragraph.fault
    game = PbnGame(tokens[0].line if tokens else fault.line if fault is not None else 1, fault=fault)
    for tag in _tags(tokens, game):
        if (
            tag.data
            and tag.name.lower() not in ("auction", "play")
            and not tag.name.lower().endswith("table")
        ):
            game.spoil(_stray(tag.data[0]))
        known = game.tags.setdefault(tag.name.lower(), tag)
        if known is not tag and tag.name.lower() != "note" and (known.value != tag.value or tag.data):
            game.spoil(Fault("pbn_repeated_tag", tag.line, {"tag": shortened(tag.name)}))
    return game


def _tags(tokens: list[Token], game: PbnGame) -> Iterator[Tag]:
    tag: Tag | None = None
    place = 0
    while place < len(tokens):
        token = tokens[place]
        if token.kind == "bracket":
            if tag is not None:
                yield tag
            tag = _tag(tokens[place : place + 4])
            place += 1 if tag is None else 4
            if tag is None:
                text = " ".join(each.text for each in tokens[place - 1 : place + 3])
                game.spoil(Fault("pbn_bad_tag", token.line, {"text": shortened(text)}))
            continue
        place += 1
        if tag is None or (token.kind == "string" and tag.name.lower() in ("auction", "play")):
            game.spoil(_stray(token))
        else:
            tag.data.append(token)
    if tag is not None:
        yield tag


def _tag(tokens: list[Token]) -> Tag | None:
    """A tag of four tokens, `[`, name, string and `]`."""
    if [token.kind for token in tokens] != ["bracket", "word", "string", "bracket"]:
        return None
    opening, name, value, closing = tokens
    if opening.text != "[" or closing.text != "]" or _NAME.fullmatch(name.text) is None:
        return None
    return Tag(name.text, value.text, opening.line)


def _stray(token: Token) -> Fault:
    return Fault("pbn_stray_text", token.line, {"text": shortened(token.text)})


def _inherit(games: list[PbnGame]) -> None:
    """`#` is the value in the game before; `##value` also holds for all later games without the tag."""
    before: dict[str, Tag] = {}
    lasting: dict[str, Tag] = {}
    for game in games:
        for key, tag in game.tags.items():
            if key in _OWN_VALUE or not tag.value.startswith("#"):
                continue
            if tag.value.startswith("##") and len(tag.value) > 2:
                tag.value = tag.value[2:]
                lasting[key] = tag
            elif tag.value in ("#", "##") and (source := before.get(key) or lasting.get(key)):
                if tag.value == "##":
                    lasting[key] = tag
                tag.value = source.value
            else:
                game.spoil(Fault("pbn_nothing_to_inherit", tag.line, {"tag": shortened(tag.name)}))
        for key in _ASKED_FOR & lasting.keys():
            game.tags.setdefault(key, Tag(lasting[key].name, lasting[key].value, game.line))
        before = game.tags
