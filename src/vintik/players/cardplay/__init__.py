"""Card play: the card that takes most on average over imagined worlds, with judgement where that is close.

It does not know where the worlds come from (`players.beliefs`) nor how the hands were bid.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random

from vintik.cards import Card
from vintik.game import View
from vintik.players.beginner.seen import Seen
from vintik.players.beliefs.worlds import Worlds
from vintik.players.cardplay import judgement
from vintik.players.cardplay.equals import Equals, groups
from vintik.players.cardplay.judge import Judge
from vintik.players.cardplay.prospects import Prospects, prospects, worlds_wanted
from vintik.players.cardplay.ranking import Ranked, again, ranked
from vintik.players.style import Style
from vintik.players.why import Reason

__all__ = ["Option", "choose_card", "worlds_wanted"]


@dataclass(frozen=True, slots=True)
class Option:
    """A legal card; what its side can expect of it: `points` in the whole deal less those of the opponents
    (tricks, in a style without points), and `tricks` from here on. None where nothing had to be
    calculated."""

    card: Card
    points: float | None
    tricks: float | None


def choose_card(
    view: View, worlds: Worlds, style: Style, rng: Random
) -> tuple[Card, Reason, tuple[Option, ...]]:
    """The card for the hand whose turn it is, the reason, and all legal cards, the best first.

    `worlds` are what the seat imagines, the more the better: as many as the style has time for are drawn from
    them by weight. Raises `ValueError` when the table does not wait for a card of this seat.
    """
    deal, offers = view.table.deal, view.offers
    if deal is None or deal.play is None or offers.hand is None or not offers.cards.mask:
        raise ValueError(f"{view.seat} has no card to play")
    seen = Seen(deal, view.seat, offers.hand)
    legal = offers.cards
    equals = groups(legal, seen.hand, seen.gone)
    if len(equals) == 1:
        _, card, code = judgement.choose(seen, legal, equals, style.signals, rng)
        return card, _reason(seen, code, card), tuple(Option(each, None, None) for each in legal)
    began = time.monotonic()
    judge = Judge(view, style.points)
    found = prospects(view, judge, worlds, style, rng)
    ranking = ranked(found, equals)
    if style.repair and (style.seconds is None or time.monotonic() - began < style.seconds / 2):
        ranking = again(judge, found, ranking)
    close = [each.equals for each in ranking if each.close(opening=deal.play.cards_played == 0)]
    group, card, code = judgement.choose(seen, legal, close, style.signals, rng)
    return card, _explained(seen, code, card, group, ranking, style), _options(found, card)


def _options(found: Prospects, chosen: Card) -> tuple[Option, ...]:
    """By expected points; of cards with the same, the chosen one first."""
    points, tricks = found.weights @ found.values, found.weights @ found.tricks
    options = [Option(card, float(points[k]), float(tricks[k])) for k, card in enumerate(found.cards)]
    return tuple(sorted(options, key=lambda each: (-round(each.points or 0, 6), each.card is not chosen)))


def _explained(
    seen: Seen, code: str, card: Card, group: Equals, ranking: list[Ranked], style: Style
) -> Reason:
    """What the card does; and how many points it expects over the next best, where that is the reason."""
    best, second = ranking[0], ranking[1]
    gain = round(second.short)
    if not style.points or group is not best.equals or second.close(opening=False) or gain < 1:
        return _reason(seen, code, card)
    over, aim = second.equals[-1].name, judgement.nature(seen, card)
    return Reason("card_expects", {"card": card.name, "points": gain, "over": over, "aim": aim})


def _reason(seen: Seen, code: str, card: Card) -> Reason:
    params: dict[str, str | int] = {"card": card.name}
    if code == "lead_long_suit":
        params["length"] = seen.hand.length(card.suit)
    return Reason(code, params)
