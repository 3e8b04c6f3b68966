"""The finished deals of Bridge tables as LIN."""

from __future__ import annotations

from vintik.cards import Hand, Suit
from vintik.game import Table
from vintik.game.sheet import DealResult
from vintik.games import bridge
from vintik.record.lin.reader import ORDER, VULNERABLE

_CALLS = {"Pass": "p", "X": "d", "XX": "r"}
_LETTERS = {name: letter for letter, name in VULNERABLE.items() if letter != "0"}


def lin_of(table: Table) -> str:
    """The finished deals of a table of Bridge, a line each, players named by their seats; raises
    `ValueError` for another game, which LIN cannot tell."""
    if table.rules.game != bridge.NAME:
        raise ValueError(f"LIN tells of Bridge, not of {table.rules.game}")
    vulnerable = _LETTERS[str(table.rules.options["vulnerable"])]
    return "".join(_board(result, vulnerable) for result in table.sheet.deals if result.hands is not None)


def _board(result: DealResult, vulnerable: str) -> str:
    assert result.hands is not None
    hands = ",".join(_hand(result.hands[seat]) for seat in ORDER)
    calls = "".join(f"mb|{_CALLS.get(call.name, call.name.replace('NT', 'N'))}|" for call in result.calls)
    tricks = "".join("".join(f"pc|{card.name}|" for card in trick.cards) + "pg||" for trick in result.tricks)
    number = result.number
    return (
        f"qx|o{number}|pn|South,West,North,East|st||md|{ORDER.index(result.dealer) + 1}{hands}|rh||"
        f"ah|Board {number}|sv|{vulnerable}|{calls}pg||{tricks}\n"
    )


def _hand(hand: Hand) -> str:
    return "".join(suit.letter + "".join(card.name[1] for card in hand.of_suit(suit)) for suit in Suit)
