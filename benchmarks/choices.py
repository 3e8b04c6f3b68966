"""Where two styles would play different cards, and what that is worth.

    python benchmarks/choices.py [game] [deals] [style] [other style] [seed]

Beginners bid; the first style plays all four hands. At each card the other style is asked too, in worlds
drawn with the same seed. Where the answers differ (equal cards are no difference), the deal is played out
from both cards by quick players of the style `PLAYOUT`, twice. Tricks and points that the other style gains
a deal, for all four seats together, for declarer's side and for the defenders, with standard errors. Styles
are written as for `cardplay.py`. It takes far fewer deals than matches do.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from random import Random
from statistics import fmean

from cardplay import Thinker, auctioned, style_of, with_error

from vintik.cards import Card, Seat, Side
from vintik.game import PlayCard, Table, View, decide, evolve
from vintik.games import rules_for
from vintik.players.beginner.seen import Seen
from vintik.players.cardplay.equals import groups
from vintik.players.style import Style

PLAYOUT = style_of("expert,card_worlds=4,lead_worlds=4,repair=False")
PLAYOUTS = 2
Views = dict[Seat, View]


def after(table: Table, views: Views, card: Card) -> tuple[Table, Views]:
    """The table and everybody's view with one more card."""
    actor = table.actor
    assert actor is not None
    events = decide(table, PlayCard(actor, card))
    for event in events:
        table = evolve(table, event)
    return table, {seat: view.after(events) for seat, view in views.items()}


def played_out(table: Table, views: Views, card: Card, seed: str) -> tuple[int, int]:
    """Tricks of North–South, and points less those of East–West, after this card."""
    player, rngs = Thinker(PLAYOUT), {seat: Random(f"{seed}/{seat}") for seat in Seat}
    table, views = after(table, views, card)
    while not table.between_deals:
        actor = table.actor
        assert actor is not None
        table, views = after(table, views, player.card(views[actor], rngs[actor]))
    result = table.sheet.deals[-1]
    tricks = sum(trick.winner.side is Side.NS for trick in result.tricks)
    return tricks, result.totals[0] - result.totals[1]


def differ(view: View, card: Card, other: Card) -> bool:
    """Whether they are not equals."""
    deal, hand = view.table.deal, view.offers.hand
    assert deal is not None and hand is not None
    seen = Seen(deal, view.seat, hand)
    return not any({card, other} <= set(group) for group in groups(view.offers.cards, seen.hand, seen.gone))


def main(game: str, deals: int, style: Style, other: Style, seed: int) -> None:
    rules = rules_for(game)
    gains: dict[str, list[float]] = defaultdict(list)
    different, number = 0, 0
    while len(gains["tricks"]) < deals:
        number += 1
        begun = auctioned(rules, Random(f"{seed}/{number}"))
        if begun is None:
            continue
        table, views = begun.table, {seat: View.of(rules, begun.log, seat) for seat in Seat}
        sums = dict.fromkeys(("tricks", "points", "tricks, declaring", "tricks, defending"), 0.0)
        while not table.between_deals:
            actor, deal = table.actor, table.deal
            assert actor is not None and deal is not None and deal.play is not None
            once = f"{seed}/{number}/{deal.play.cards_played}"
            card, asked = (Thinker(each).card(views[actor], Random(once)) for each in (style, other))
            if differ(views[actor], card, asked):
                different += 1
                first, second = (
                    [played_out(table, views, each, f"{once}/{k}") for k in range(PLAYOUTS)]
                    for each in (card, asked)
                )
                ours = 1 if deal.play.turn.side is Side.NS else -1
                tricks, points = (
                    ours * fmean(b[k] - a[k] for a, b in zip(first, second, strict=True)) for k in range(2)
                )
                declaring = deal.play.turn.side is deal.play.declarer.side
                sums["tricks"] += tricks
                sums["points"] += points
                sums["tricks, declaring" if declaring else "tricks, defending"] += tricks
            table, views = after(table, views, card)
        for name, value in sums.items():
            gains[name].append(value)
    print(f"{game}, {deals} deals, {style} and {other}")
    print(f"  other cards in a deal: {different / deals:.2f}")
    for name, values in gains.items():
        print(f"  gain in {name}: {with_error(values, 3)}")


if __name__ == "__main__":
    given = [*sys.argv[1:], *("vint", "20", "expert,repair=False", "expert", "1")[len(sys.argv) - 1 :]]
    main(given[0], int(given[1]), style_of(given[2]), style_of(given[3]), int(given[4]))
