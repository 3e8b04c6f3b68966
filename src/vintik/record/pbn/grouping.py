"""Which PBN games make one match. PBN itself knows single deals only; `docs/pbn.md` has our rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vintik.games import bridge
from vintik.record.pbn.tags import PbnGame


def matches_in(games: Sequence[PbnGame]) -> Iterator[list[PbnGame]]:
    """The games in runs, each of them a match; a Bridge board is one by itself."""
    match: list[PbnGame] = []
    for game in games:
        if match and not _continues(match[0], game):
            yield match
            match = []
        match.append(game)
    if match:
        yield match


def _continues(first: PbnGame, game: PbnGame) -> bool:
    """Whether `game` goes on with the match that `first` began: both of the same kind of Vint, the same
    `Match`, and not board 1 again. A tag that a faulty game lacks speaks neither for nor against it."""
    if game.value("Board") == "1" or game_name(first, game) == bridge.NAME:
        return False
    faulty = first.fault is not None or game.fault is not None
    agree = False
    for name in ("Game", "GameOptions", "Match"):
        one, other = first.value(name), game.value(name)
        if one != other and not (faulty and (one is None or other is None)):
            return False
        agree = agree or (one == other and one is not None and name != "GameOptions")
    return agree


def game_name(*games: PbnGame) -> str:
    """The game of the first of these that names one; Bridge where none does."""
    return next((name for game in games if (name := game.value("Game")) is not None), bridge.NAME)
