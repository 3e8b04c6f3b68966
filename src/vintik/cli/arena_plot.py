"""The report of an arena as a picture: the difference as it settled, and where the points come from.

It knows the report, the words and matplotlib, which is not installed with vintik itself.
"""

from __future__ import annotations

from pathlib import Path

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from vintik.cli.arena_paper import kind_name, kinds_of, mean_text, short_name, signed
from vintik.i18n import Words
from vintik.lab.report import Report
from vintik.lab.statistics import CERTAINTY, running

SHEET, PAPER, INK, SOFT, RULE = "#f7f1e3", "#fcf8ee", "#231d17", "#675c4e", "#ddd2b8"
FOR_A, FOR_B, BAND = "#1f6357", "#b01e2e", "#b5883c"
WIDTH, HEIGHT = 10.0, 7.6
"""Inches, of 100 points each in a PNG."""
EDGE, LEFT, RIGHT = 0.03, 0.21, 0.965
"""Of the width; the names of the bars stand between edge and left."""
UNSETTLED = 10
"""Pairs at the start whose mean is left out if there are many more: it would squeeze all the rest. A single
one is left out too, of which nothing is known but itself."""


def draw(report: Report, path: Path, words: Words) -> None:
    """Writes an SVG or PNG, by the ending of its name; raises `OSError`. There has to be a pair."""
    setting = report.setting
    players = words("arena-players", a=short_name(setting["a"]), b=short_name(setting["b"]))
    difference = words("arena-difference", form=setting["form"])
    figure = Figure(figsize=(WIDTH, HEIGHT), facecolor=SHEET)
    figure.text(EDGE, 0.945, words("game", game=setting["game"]), color=INK, fontsize=19, fontweight="bold")
    figure.text(EDGE, 0.908, players, color=INK, fontsize=12)
    figure.text(EDGE, 0.875, f"{difference}: {mean_text(report.points, words)}", color=INK, fontsize=12)
    above, below = figure.subplots(2, 1)
    figure.subplots_adjust(left=LEFT, right=RIGHT, top=0.8, bottom=0.085, hspace=0.5)
    _course(above, report, words)
    _sources(below, report, words)
    svg = path.suffix.lower() == ".svg"
    with rc_context({"svg.hashsalt": "vintik"}):  # the same report, the same file
        figure.savefig(path, dpi=100, metadata={"Date": None} if svg else {})


def _course(axes: Axes, report: Report, words: Words) -> None:
    """The running mean with its confidence band."""
    form = report.setting["form"]
    course = running(report.by_pair)
    first = UNSETTLED if len(course) >= 4 * UNSETTLED else min(1, len(course) - 1)
    numbers = list(range(first + 1, len(course) + 1))
    means = [mean for mean, _ in course[first:]]
    low = [mean - CERTAINTY * error for mean, error in course[first:]]
    high = [mean + CERTAINTY * error for mean, error in course[first:]]
    axes.fill_between(numbers, low, high, color=BAND, alpha=0.28, linewidth=0, label=words("arena-plot-band"))
    axes.axhline(0, color=SOFT, linewidth=1)
    axes.plot(numbers, means, color=FOR_A, linewidth=2.2, label=words("arena-plot-mean"))
    axes.plot(numbers[-1:], means[-1:], "o", color=FOR_A, markersize=6)
    _dress(axes, words("arena-plot-course", form=form))
    axes.set_xlabel(words("arena-plot-pairs", form=form), color=INK)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_formatter(_points(words))
    axes.margins(x=0.02)
    axes.set_ylim(*_with_zero(*axes.get_ylim()))
    axes.grid(axis="y", color=RULE, linewidth=0.7)
    axes.legend(frameon=False, labelcolor=INK)


def _sources(axes: Axes, report: Report, words: Words) -> None:
    """A bar for each kind of line, and one for all together."""
    a, b = (report.players[who].points for who in ("A", "B"))
    kinds = kinds_of(report)
    gains = [a.get(kind, 0.0) - b.get(kind, 0.0) for kind in kinds]
    names = [kind_name(report, kind, words) for kind in kinds]
    bars = axes.barh(
        [*names, words("arena-total")],
        [*gains, sum(gains)],
        color=[FOR_A if gain >= 0 else FOR_B for gain in gains] + [INK],
        height=0.66,
    )
    axes.bar_label(bars, [signed(gain, 1, words) for gain in [*gains, sum(gains)]], padding=5, color=INK)
    axes.axvline(0, color=SOFT, linewidth=1)
    _dress(axes, words("arena-plot-sources"))
    axes.set_xlabel(words("arena-plot-gain"), color=INK)
    axes.invert_yaxis()
    axes.xaxis.set_major_formatter(_points(words))
    axes.margins(x=0.12)
    axes.set_xlim(*_with_zero(*axes.get_xlim()))
    axes.grid(axis="x", color=RULE, linewidth=0.7)


def _with_zero(low: float, high: float) -> tuple[float, float]:
    """The limits of an axis, widened to show a point to either side of none."""
    return min(low, -1.0), max(high, 1.0)


def _points(words: Words) -> FuncFormatter:
    """Whole points where that is enough."""
    return FuncFormatter(lambda value, _: signed(value, 0 if value == round(value) else 1, words))


def _dress(axes: Axes, title: str) -> None:
    axes.set_title(title, loc="left", color=INK, fontsize=13, pad=10)
    axes.set_facecolor(PAPER)
    axes.set_axisbelow(True)
    axes.tick_params(colors=INK, length=0)
    for spine in axes.spines.values():
        spine.set_color(RULE)
