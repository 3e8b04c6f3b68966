"""Draws the calibration of the tricks network, on deals it was not trained on.

    python -m training.tricks.plot [folder] [weights.npz] [picture.svg]

Every chance of at least k tricks (k from 1 to 13) that was said goes into one of twenty bins; a mark stands
at the mean of a bin's chances and at how often it came so. On the diagonal both are equal.
"""

from __future__ import annotations

import sys
from pathlib import Path

from training.tricks.evaluate import by_network, calibration, held_out
from training.tricks.solve import FOLDER
from training.tricks.train import WEIGHTS

PICTURE = Path("docs/players/tricks.svg")
SIDE, LEFT, TOP, BETWEEN = 300, 52, 30, 72
SUITS, NO_TRUMP = "#1d5c94", "#c0561b"


def main(folder: Path, weights: Path, picture: Path) -> None:
    width, height = LEFT + 2 * SIDE + BETWEEN + 26, TOP + SIDE + 46
    panels = [
        panel(folder, weights, strong, LEFT + place * (SIDE + BETWEEN))
        for place, strong in enumerate((False, True))
    ]
    picture.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" font-family="sans-serif" font-size="12">\n'
        "<title>Chance of at least k tricks: said, and how often it came so</title>\n"
        f'<rect width="{width}" height="{height}" fill="#fff"/>\n' + "\n".join(panels) + "\n</svg>\n",
        encoding="utf-8",
    )


def panel(folder: Path, weights: Path, strong: bool, left: int) -> str:
    samples = held_out(folder, strong)
    chances = by_network(weights, samples.declarers, samples.partners)
    shapes = [frame("Strong sides" if strong else "Any deals", left)]
    for place, (name, colour, some) in enumerate(
        (("suits", SUITS, slice(1, None)), ("no trump", NO_TRUMP, slice(0, 1)))
    ):
        key = TOP + 20 + 18 * place
        shapes.append(f'<text x="{left + 24}" y="{key}">{name}</text>')
        shapes.append(mark(left + 14, key - 4, place, colour))
        for said, came, _ in calibration(chances[:, some], samples.tricks[:, some]):
            shapes.append(mark(left + said * SIDE, TOP + (1 - came) * SIDE, place, colour))
    return "\n".join(shapes)


def frame(title: str, left: int) -> str:
    """The square with its diagonal, grid lines and names."""
    bottom = TOP + SIDE
    parts = [f'<text x="{left + SIDE / 2:.0f}" y="{TOP - 10}" text-anchor="middle">{title}</text>']
    for step in range(5):
        x, y = left + step * SIDE / 4, bottom - step * SIDE / 4
        parts += [
            f'<path d="M{x:.0f} {TOP}V{bottom}M{left} {y:.0f}H{left + SIDE}" stroke="#ddd"/>',
            f'<text x="{x:.0f}" y="{bottom + 16}" text-anchor="middle">{25 * step} %</text>',
            f'<text x="{left - 6}" y="{y + 4:.0f}" text-anchor="end">{25 * step} %</text>',
        ]
    parts += [
        f'<path d="M{left} {bottom}L{left + SIDE} {TOP}" stroke="#888" stroke-dasharray="4 3"/>',
        f'<text x="{left + SIDE / 2:.0f}" y="{bottom + 36}" text-anchor="middle">chance said</text>',
        f'<text transform="translate({left - 42} {TOP + SIDE / 2:.0f}) rotate(-90)" '
        'text-anchor="middle">came so</text>',
    ]
    return "\n".join(parts)


def mark(x: float, y: float, place: int, colour: str) -> str:
    """A disc for suits, a ring for no trump."""
    fill = "none" if place else colour
    radius = 6 if place else 3.5
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}" stroke="{colour}" stroke-width="1.5"/>'
    )


if __name__ == "__main__":
    main(
        Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER,
        Path(sys.argv[2]) if len(sys.argv) > 2 else WEIGHTS,
        Path(sys.argv[3]) if len(sys.argv) > 3 else PICTURE,
    )
