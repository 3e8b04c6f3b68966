"""The report of an arena on paper, for people at a terminal. It knows the report and the words."""

from __future__ import annotations

from collections.abc import Sequence

from vintik.games import rules_for
from vintik.i18n import Words
from vintik.lab.account import ACT_KINDS, BOTH, PLACES
from vintik.lab.report import Report
from vintik.lab.statistics import CERTAINTY, Mean

LONGEST_NAME = 48
"""Characters of a player's name; the command of a program can be long."""

Row = Sequence[str]


def print_report(report: Report, words: Words) -> None:
    """The difference, then what it is made of."""
    setting = report.setting
    print(f"{words('game', game=setting['game'])}{_options(report)} · {_pairs(report, words)}")
    names = {who.lower(): short_name(str(setting[who.lower()])) for who in BOTH}
    print(words("arena-players", **names))
    print()
    print(f"{words('arena-difference', form=setting['form'])}: {mean_text(report.points, words)}")
    if report.imps is not None:
        print(f"{words('arena-imps')}: {mean_text(report.imps, words)}")
    if report.won is not None:
        print(f"{words('arena-won')}: " + " · ".join(f"{who} {report.won[who]}" for who in BOTH))
    print(words("arena-certainty"))
    if report.passed_out:
        print(words("arena-passed-out", count=report.passed_out))
    print()
    _print_table([*_points(report, words), (), *_tricks(report, words)])
    print()
    print(words("arena-contracts"))
    _print_table(_levels(report, words))
    print()
    print(words("arena-time"))
    _print_table(_speed(report, words))
    if report.players["A"].errors is not None:
        print()
        print(words("arena-errors"))
        _print_table(_errors(report, words))
    print()
    failed = " · ".join(f"{who} {report.players[who].illegal_or_failed}" for who in BOTH)
    print(f"{words('arena-illegal')}: {failed}")


def _options(report: Report) -> str:
    return "".join(f" · {name} {value}" for name, value in report.setting["options"].items())


def _pairs(report: Report, words: Words) -> str:
    setting = report.setting
    parts = [words("arena-pairs", form=setting["form"], pairs=report.pairs)]
    if report.pairs < report.wanted:
        parts[0] += f" ({words('arena-of', wanted=report.wanted)})"
    if setting["form"] == "cards":
        parts.append(words("arena-given", player=short_name(setting["auction"])))
    elif setting["form"] == "auctions":
        parts.append(words("arena-not-played"))
    parts.append(words("arena-seed", seed=str(setting["seed"])))
    return " · ".join(parts)


def _points(report: Report, words: Words) -> list[Row]:
    """By kind of line, in the order of the game's scoring as far as it can be told, and their sum."""
    a, b = report.players["A"], report.players["B"]
    rows: list[Row] = [(words("arena-points"), "A", "B", "A − B")]
    for kind in kinds_of(report):
        name = kind_name(report, kind, words)
        rows.append(_difference(name, a.points.get(kind, 0.0), b.points.get(kind, 0.0), words))
    total = (sum(a.points.values()), sum(b.points.values()))
    return [*rows, _difference(words("arena-total"), *total, words)]


def kinds_of(report: Report) -> list[str]:
    """The kinds of lines that came up, those that matter most first."""
    points = [report.players[who].points for who in BOTH]
    kinds = {kind for each in points for kind in each}
    return sorted(kinds, key=lambda kind: (-sum(each.get(kind, 0.0) for each in points), kind))


def kind_name(report: Report, kind: str, words: Words) -> str:
    """As the sheet of this game calls it."""
    top = rules_for(report.setting["game"], report.setting["options"]).columns[0]
    return words("item", kind=kind, line=top)


def _tricks(report: Report, words: Words) -> list[Row]:
    a, b = report.players["A"], report.players["B"]
    rows: list[Row] = [
        _difference(words("arena-premiums"), a.premiums, b.premiums, words),
        _difference(words("arena-penalties-paid"), a.penalties_paid, b.penalties_paid, words),
        _difference(words("arena-penalties-received"), a.penalties_received, b.penalties_received, words),
        (),
        _difference(words("arena-tricks"), a.tricks, b.tricks, words, 2),
        _difference(words("arena-tricks-declaring"), a.tricks_declaring, b.tricks_declaring, words, 2),
    ]
    if a.doubled or b.doubled:
        short = (a.doubled_undertricks, b.doubled_undertricks)
        rows += [
            (),
            _difference(words("arena-doubled"), a.doubled, b.doubled, words, 0),
            _difference(words("arena-doubled-made"), a.doubled_made, b.doubled_made, words, 0),
            _difference(words("arena-doubled-undertricks"), *short, words, 2),
        ]
    return rows


def _levels(report: Report, words: Words) -> list[Row]:
    rows: list[Row] = [(words("arena-level"), *map(str, range(1, 8)), words("arena-total"))]
    for who in BOTH:
        player = report.players[who]
        reached = [level.reached for level in player.levels]
        made = [level.made for level in player.levels]
        rows.append((f"{who}  {words('arena-reached')}", *map(_count, reached), str(player.declared)))
        rows.append((f"   {words('arena-made')}", *map(_count, made), str(player.made)))
    return rows


def _count(number: int) -> str:
    return str(number) if number else "·"


def _speed(report: Report, words: Words) -> list[Row]:
    rows: list[Row] = [("", words("arena-count"), words("arena-a-second"), "50 %", "95 %", "99 %")]
    for who in BOTH:
        for kind in ACT_KINDS:
            speed = report.players[who].speed[kind]
            times = [decimal(each, 2, words) for each in (speed.p50, speed.p95, speed.p99)]
            second = decimal(speed.per_second, 0, words)
            rows.append((f"{who}  {words('arena-acts', kind=kind)}", str(speed.acts), second, *times))
    return rows


def _errors(report: Report, words: Words) -> list[Row]:
    rows: list[Row] = [("", words("arena-count"), words("arena-share"), words("arena-loss"))]
    for who in BOTH:
        errors = report.players[who].errors or {}
        for place in PLACES:
            if place in errors:
                share, loss = (
                    decimal(None if each is None else 100 * each, 1, words)
                    for each in (errors[place].share, errors[place].loss)
                )
                name = f"{who}  {words('arena-place', place=place)}"
                rows.append((name, str(errors[place].cards), share, loss))
    return rows


def _difference(name: str, a: float | None, b: float | None, words: Words, digits: int = 1) -> Row:
    less = None if a is None or b is None else a - b
    return (f"  {name}", decimal(a, digits, words), decimal(b, digits, words), signed(less, digits, words))


def mean_text(mean: Mean, words: Words) -> str:
    """The mean with its standard error, and where the true mean is 19 times out of 20."""
    if mean.mean is None or mean.error is None:
        return signed(mean.mean, 2, words)
    low, high = mean.mean - CERTAINTY * mean.error, mean.mean + CERTAINTY * mean.error
    middle = f"{signed(mean.mean, 2, words)} ± {decimal(mean.error, 2, words)}"
    return words("arena-interval", mean=middle, low=signed(low, 2, words), high=signed(high, 2, words))


def signed(value: float | None, digits: int, words: Words) -> str:
    """With a plus, if it is not 0 as it is written."""
    text = decimal(value, digits, words)
    return f"+{text}" if value is not None and round(value, digits) > 0 else text


def decimal(value: float | None, digits: int, words: Words) -> str:
    """A number as the language writes it; a dash for none."""
    if value is None:
        return "—"
    rounded = round(value, digits) + 0.0  # no -0.0
    return f"{rounded:.{digits}f}".replace("-", "−").replace(".", words("decimal-point"))


def short_name(name: str) -> str:
    """Cut to `LONGEST_NAME`."""
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def _print_table(rows: Sequence[Row]) -> None:
    """The first column to the left, the others to the right; an empty row is an empty line."""
    columns = max(map(len, rows))
    widths = [max(len(row[place]) for row in rows if row) for place in range(columns)]
    for row in rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(row[1:], widths[1:], strict=False)]
        print("  ".join([*(f"{cell:<{widths[0]}}" for cell in row[:1]), *cells]).rstrip())
