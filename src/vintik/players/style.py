"""`Style`: how hard a computer player thinks, and about what. Levels are styles; so are the ablations."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from vintik.players.bidding.american.card import SAYC, SYSTEMS


@dataclass(frozen=True, slots=True)
class Style:
    """`call_worlds`, `lead_worlds`, `card_worlds`: worlds imagined for a call, for the opening lead and for
    any other card. `seconds`: if given, thinking about one act stops after so long, and the same seed need
    not give the same act; otherwise it does.

    `read_calls`, `read_cards`: worlds are weighed by what the calls said and by how likely the cards played
    were. `points`: cards are valued in points of the game and match, otherwise in tricks. `repair`: the next
    decision is looked at as well, so that no card is valued as though hidden hands could be told apart later
    (strategy fusion). `signals`: attitude and count are given and read. `judgement`: calls that the bidding
    table leaves open are compared in worlds; without it the table alone decides. `card`, `theirs`: the
    convention cards of the player's side and of the others, in games with doubles.
    """

    call_worlds: int
    lead_worlds: int
    card_worlds: int
    seconds: float | None = None
    read_calls: bool = True
    read_cards: bool = True
    points: bool = True
    repair: bool = True
    signals: bool = True
    judgement: bool = True
    card: str = SAYC
    theirs: str = SAYC

    def changed(self, text: str) -> Style:
        """The style with other settings: `card_worlds=80,read_calls=no`. Raises `ValueError`.

        >>> CLUB.changed("card_worlds=16,points=no") == replace(CLUB, card_worlds=16, points=False)
        True
        """
        names = {field.name: field.type for field in fields(self)}
        settings: dict[str, int | float | bool | str] = {}
        for part in text.split(","):
            name, _, value = part.partition("=")
            if names.get(name) == "bool" and value in ("yes", "no"):
                settings[name] = value == "yes"
            elif names.get(name) == "int" and value.isdecimal() and int(value) > 0:
                settings[name] = int(value)
            elif name == "seconds" and float(value) > 0:
                settings[name] = float(value)
            elif names.get(name) == "str" and value in SYSTEMS:
                settings[name] = value
            else:
                raise ValueError(f"no setting of a player: {part!r}")
        return replace(self, **settings)  # type: ignore[arg-type]


Cards = tuple[str, str]
"""The names of the convention cards of North–South and of East–West."""
STANDARD: Cards = (SAYC, SAYC)
Levels = tuple[str, str]
"""The levels of North–South and of East–West: as whom the players of a side bid and are heard."""

CLUB = Style(call_worlds=8, lead_worlds=4, card_worlds=4, read_cards=False, repair=False, signals=False)
EXPERT = Style(call_worlds=128, lead_worlds=40, card_worlds=40)
