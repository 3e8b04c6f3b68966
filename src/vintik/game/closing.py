"""How a finished deal goes onto the sheet: its own lines, those of the match form, and the sheet after it.

It knows how a deal came out, not how it was bid and played.
"""

from __future__ import annotations

from dataclasses import replace

from vintik.cards import Side
from vintik.game.forms import Closing
from vintik.game.lines import Line, total
from vintik.game.rules import Rules
from vintik.game.scoring import Outcome
from vintik.game.sheet import Sheet, Sides


def own_lines(rules: Rules, outcome: Outcome) -> tuple[Line, ...]:
    """What the deal itself scores, without games and rubbers."""
    return tuple(line for scorer in rules.scoring for line in scorer(outcome))


def totals_of(lines: tuple[Line, ...]) -> Sides:
    """Points of both sides."""
    return (total(lines, Side.NS), total(lines, Side.EW))


def written(rules: Rules, sheet: Sheet, outcome: Outcome | None) -> tuple[tuple[Line, ...], Closing]:
    """All lines of a deal, those of the match form last, and what the form makes of it; `outcome` is None
    when it was passed out."""
    lines = own_lines(rules, outcome) if outcome is not None else ()
    closing = rules.form.close(sheet, outcome, totals_of(lines))
    return lines + closing.lines, closing


def sheet_after(sheet: Sheet, lines: tuple[Line, ...], closing: Closing) -> Sheet:
    """Where the match stands after a deal with these lines; the deal itself is not added."""
    totals, won = totals_of(lines), closing.game_won
    return replace(
        sheet,
        totals=(sheet.totals[0] + totals[0], sheet.totals[1] + totals[1]),
        below=closing.below,
        games=(
            sheet.games[0] + (won is not None and won.side is Side.NS),
            sheet.games[1] + (won is not None and won.side is Side.EW),
        ),
        winner=closing.winner,
        over=closing.over,
    )
