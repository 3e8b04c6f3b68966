"""What our texts have beside Markdown: `{V2.5}` cites the rules, `[[value 3C]]` asks for a figure, and
`## Title {#name}` names a section.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_core import StateCore
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict

from vintik.teach.figures import piece_of
from vintik.teach.piece import Place

MARK = re.compile(r"\{((?:[CVMBS]\d+(?:\.\d+)?)(?: [CVMBS]\d+(?:\.\d+)?)*)( agreed)?\}")
"""`{V2.5}`, `{V2.5 V2.6}`; `{V1.1 agreed}` where the sources are silent and we have agreed on something."""
FIGURE = re.compile(r"\[\[([^\[\]]+)\]\]")
NO_BREAK = "\u00a0"
"""Between a sentence and its mark, so that no mark begins a line."""
_NAMED = re.compile(r" \{#([a-z0-9-]+)\}$")


def taught(reader: MarkdownIt, place: Place) -> None:
    """Lets a reader of Markdown understand them on the page of a game."""

    def figure(state: StateInline, silent: bool) -> bool:
        found = FIGURE.match(state.src, state.pos)
        if found is None:
            return False
        if not silent:
            state.push("html_inline", "", 0).content = piece_of(found[1], place).html
        state.pos = found.end()
        return True

    def mark(state: StateInline, silent: bool) -> bool:
        found = MARK.match(state.src, state.pos)
        if found is None:
            return False
        if not silent:
            if state.pending.endswith(" "):
                state.pending = state.pending[:-1] + NO_BREAK
            token = state.push("paragraph_mark", "", 0)
            token.meta = {"cited": found[1].split(), "agreed": found[2] is not None}
        state.pos = found.end()
        return True

    def blocks(state: StateCore) -> None:
        """Sections get their names; a paragraph that is nothing but a block figure becomes that figure."""
        kept: list[Token] = []
        tokens = iter(state.tokens)
        for token in tokens:
            if token.type == "heading_open":
                inline = next(tokens)
                named = _NAMED.search(inline.content)
                if named is not None:
                    token.attrSet("id", named[1])
                    inline.content = inline.content[: named.start()]
                kept += [token, inline]
                continue
            kept.append(token)
            if token.type == "inline" and (found := FIGURE.fullmatch(token.content)):
                piece = piece_of(found[1], place)
                if piece.block and kept[-2].type == "paragraph_open":
                    next(tokens)
                    kept[-2:] = [Token("html_block", "", 0, content=piece.html)]
        state.tokens = kept

    reader.core.ruler.push("headers", _headers)
    reader.inline.ruler.before("link", "figure", figure)
    reader.inline.ruler.before("link", "mark", mark)
    reader.core.ruler.before("inline", "figures", blocks)
    seen: set[str] = set()

    def cited(
        _renderer: RendererHTML, tokens: Sequence[Token], at: int, _options: OptionsDict, _env: EnvType
    ) -> str:
        return _cited(tokens[at].meta["cited"], tokens[at].meta["agreed"], seen, place)

    reader.add_render_rule("paragraph_mark", cited)
    reader.add_render_rule("table_open", _table_open)
    reader.add_render_rule("table_close", _table_close)


def _headers(state: StateCore) -> None:
    """Tables say what heads what: a column its head, and a row its first cell where the corner is empty."""
    corner = first = False
    for at, token in enumerate(state.tokens):
        if token.type == "thead_open":
            corner = True
        elif token.type == "tr_open":
            first = True
        elif token.type == "th_open":
            if corner and first and not state.tokens[at + 1].content:
                token.tag = state.tokens[at + 2].tag = "td"
            else:
                corner = corner and not first
                token.attrSet("scope", "col")
            first = False
        elif token.type == "td_open":
            if corner and first:
                token.tag = state.tokens[at + 2].tag = "th"
                token.attrSet("scope", "row")
            first = False


def _cited(paragraphs: Sequence[str], agreed: bool, seen: set[str], place: Place) -> str:
    """Small tags that are links to themselves; the first of each paragraph is where its address leads."""
    links = []
    for paragraph in paragraphs:
        name = "" if paragraph in seen else f' id="{paragraph}"'
        seen.add(paragraph)
        links.append(f'<a{name} href="#{paragraph}">{paragraph}</a>')
    told = f" <em>{escape(place.words('taught-agreed'))}</em>" if agreed else ""
    return f'<span class="mark">{" ".join(links)}{told}</span>'


def _table_open(
    _renderer: RendererHTML, _tokens: Sequence[Token], _at: int, _options: OptionsDict, _env: EnvType
) -> str:
    return '<div class="frame"><table>'


def _table_close(
    _renderer: RendererHTML, _tokens: Sequence[Token], _at: int, _options: OptionsDict, _env: EnvType
) -> str:
    return "</table></div>\n"
