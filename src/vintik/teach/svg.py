"""The few shapes that the diagrams are drawn with. Colours are those of the page's theme."""

from __future__ import annotations

from html import escape

WIDTH = 340
"""Units across; at a telephone's 360 pixels one unit is about one pixel."""
BOOK = "var(--book, serif)"
SANS = "var(--sans, sans-serif)"


def text(
    x: float,
    y: float,
    words: str,
    size: float = 15,
    *,
    anchor: str = "middle",
    colour: str = "currentColor",
    face: str = SANS,
    bold: bool = False,
) -> str:
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}" fill="{colour}" '
        f'font-family="{face}"{weight}>{escape(words)}</text>'
    )


def line(x1: float, y1: float, x2: float, y2: float, width: float = 1, colour: str = "currentColor") -> str:
    return (
        f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" stroke="{colour}" stroke-width="{width:g}"/>'
    )


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    fill: str = "none",
    edge: str = "none",
    round: float = 4,
) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round:g}" fill="{fill}" '
        f'stroke="{edge}"/>'
    )


def drawing(name: str, title: str, described: str, height: float, *shapes: str) -> str:
    """A figure with its caption; `described` tells who cannot see it everything that is drawn."""
    return (
        f'<figure class="diagram"><svg viewBox="0 0 {WIDTH} {height:g}" role="img" '
        f'aria-labelledby="{name}-title" aria-describedby="{name}-desc">'
        f'<title id="{name}-title">{escape(title)}</title><desc id="{name}-desc">{escape(described)}</desc>'
        + "".join(shapes)
        + f"</svg><figcaption>{escape(title)}</figcaption></figure>"
    )
