"""The scored result of a match, as `vintik score --json` prints it."""

from __future__ import annotations

from typing import Any

from vintik.cards import SIDES
from vintik.game import Table
from vintik.game.lines import Line
from vintik.game.phases.auction import Contract
from vintik.game.phases.play import Trick
from vintik.game.sheet import GameWon, Sides


def score_of(table: Table) -> dict[str, Any]:
    """Every deal with its items, the totals and the winner; an unfinished deal holds what was played."""
    deals = [
        {
            "complete": True,
            **_contract(result.contract),
            **_tricks(result.tricks),
            "items": [item_of(line) for line in result.lines],
            "totals": _sides(result.totals),
            "game_won": game_won_of(result.game_won),
        }
        for result in table.sheet.deals
    ]
    if table.deal is not None and not table.deal.over:
        play = table.deal.play
        deals.append(
            {
                "complete": False,
                **_contract(table.deal.auction.contract()),
                **_tricks(play.tricks if play is not None else ()),
                "items": [],
                "totals": _sides((0, 0)),
                "game_won": None,
            }
        )
    sheet = table.sheet
    return {
        "game": table.rules.game,
        "deals": deals,
        "totals": _sides(sheet.totals),
        "margin": sheet.margin,
        "winner": None if sheet.winner is None else sheet.winner.name,
        "finished": sheet.over,
    }


def item_of(line: Line) -> dict[str, str | int]:
    """A line of the sheet."""
    return {
        "side": line.side.name,
        "line": line.column,
        "kind": line.kind,
        "points": line.points,
        "why": line.why,
    }


def game_won_of(won: GameWon | None) -> dict[str, str | int] | None:
    """Who won a game in this deal, and with which trick."""
    return None if won is None else {"side": won.side.name, "trick": won.trick}


def _sides(pair: Sides) -> dict[str, int]:
    return {side.name: pair[side] for side in SIDES}


def _contract(contract: Contract | None) -> dict[str, str | int | None]:
    if contract is None:
        return {"contract": None, "declarer": None, "doubled": 0}
    return {
        "contract": contract.bid.name,
        "declarer": contract.declarer.name,
        "doubled": contract.doubled,
    }


def _tricks(tricks: tuple[Trick, ...]) -> dict[str, object]:
    winners = [trick.winner for trick in tricks]
    return {
        "tricks": {side.name: sum(1 for winner in winners if winner.side is side) for side in SIDES},
        "trick_winners": [winner.name for winner in winners],
    }
