"""How well cards are played: the same contracts, with one side's cards played by another player.

    python benchmarks/cardplay.py [game] [deals] [style] [seed]

Beginners bid. Then each deal is played three times: by four beginners, with the style (`expert`, `club`, or
fields of a style such as `card_worlds=20,repair=False`) playing for declarer's side, and for the defenders.
Tricks, points and, in Bridge, IMPs that the style gains a deal, with standard errors; how many of its cards
gave tricks away double-dummy, by place in the trick; seconds of processor time for a card.
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from statistics import fmean, stdev

from vintik import solver
from vintik.cards import CARDS, Card, Deal, Seat, Side
from vintik.game import DealHands, Event, MakeCall, PlayCard, Rules, Table, View, decide, evolve, fold, start
from vintik.game.imps import imps
from vintik.games import rules_for
from vintik.players import PLAYERS
from vintik.players.beliefs.sample import sample
from vintik.players.beliefs.worlds import Worlds
from vintik.players.cardplay import choose_card, worlds_wanted
from vintik.players.style import CLUB, EXPERT, Style
from vintik.solver import Limit, Position

BEGINNER = PLAYERS["beginner"]
Play = Callable[[View, Random], Card]


@dataclass
class Thinker:
    """Plays cards in a style; `seconds` for each."""

    style: Style
    seconds: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def card(self, view: View, rng: Random) -> Card:
        began = time.thread_time()
        card, _, _ = choose_card(view, self.imagine(view, rng), self.style, rng)
        deal = view.table.deal
        assert deal is not None and deal.play is not None
        kind = "lead" if deal.play.cards_played == 0 else "card"
        self.seconds[kind].append(time.thread_time() - began)
        return card

    def imagine(self, view: View, rng: Random) -> Worlds:
        return sample(view, None, self.style, worlds_wanted(view, self.style), rng.getrandbits(60))


def beginners_card(view: View, rng: Random) -> Card:
    command = BEGINNER.act(view, rng).command
    if isinstance(command, PlayCard):
        return command.card
    return max(view.offers.cards, key=lambda card: card.rank)  # it would claim


@dataclass
class Auctioned:
    """A deal with its auction over."""

    log: list[Event]
    table: Table
    deal: Deal


def auctioned(rules: Rules, rng: Random) -> Auctioned | None:
    """Beginners bid; None where it is passed out."""
    dealer = rules.first_dealer if rules.first_dealer is not None else rng.choice(tuple(Seat))
    log: list[Event] = [start(rules, dealer)]
    table = fold(rules, log)
    pack = list(CARDS)
    rng.shuffle(pack)
    deal = Deal.of_pack(pack, dealer.next)
    events = decide(table, DealHands(dealer, deal))
    while True:
        log.extend(events)
        for event in events:
            table = evolve(table, event)
        if table.deal is None or table.deal.over:
            return None
        if table.deal.play is not None:
            return Auctioned(log, table, deal)
        actor = table.actor
        assert actor is not None
        act = BEGINNER.act(View.of(rules, log, actor), rng)
        assert isinstance(act.command, MakeCall)
        events = decide(table, act.command)


@dataclass
class Played:
    """`tricks` of declarer's side; `points` of declarer's side less the defenders'."""

    tricks: int
    points: int


def played(
    rules: Rules, begun: Auctioned, plays: Sequence[Play], seed: str, watch: Callable[[Table, Card], None]
) -> Played:
    """The deal played on; `plays` by side. Every card is shown to `watch` before it is played."""
    log, table = begun.log, begun.table
    views = {seat: View.of(rules, log, seat) for seat in Seat}
    rngs = {seat: Random(f"{seed}/{seat}") for seat in Seat}
    while not table.between_deals:
        actor = table.actor
        assert actor is not None
        card = plays[actor.side](views[actor], rngs[actor])
        watch(table, card)
        events = decide(table, PlayCard(actor, card))
        for event in events:
            table = evolve(table, event)
        views = {seat: view.after(events) for seat, view in views.items()}
    result = table.sheet.deals[-1]
    assert result.contract is not None
    side = result.contract.declarer.side
    tricks = sum(trick.winner.side is side for trick in result.tricks)
    return Played(tricks, result.totals[side] - result.totals[side.other])


@dataclass
class Errors:
    """Cards of one side and the tricks they gave away if all hands were open, by place in the trick."""

    side: Side
    cards: list[int] = field(default_factory=lambda: [0] * 5)
    lost: list[int] = field(default_factory=lambda: [0] * 5)

    def watch(self, table: Table, card: Card) -> None:
        deal = table.deal
        assert deal is not None and deal.play is not None
        play = deal.play
        if play.turn.side is not self.side:
            return
        hands = tuple(holding.known for holding in deal.holdings)
        position = Position(hands, play.trump, play.leader, play.on_table)  # type: ignore[arg-type]
        if len(position.legal) == 1:
            return
        answers = solver.bounds.cards([position], limit=Limit(nodes=2_000_000))[0]
        place = 4 if play.cards_played == 0 else len(play.on_table)
        self.cards[place] += 1
        self.lost[place] += max(low for low, _ in answers.values()) - answers[card][0]


def with_error(values: Sequence[float], digits: int = 2) -> str:
    return f"{fmean(values):.{digits}f} ± {stdev(values) / len(values) ** 0.5:.{digits}f}"


def style_of(text: str) -> Style:
    style = {"expert": EXPERT, "club": CLUB}.get(text.split(",", maxsplit=1)[0], EXPERT)
    for each in text.split(","):
        name, _, value = each.partition("=")
        if value:
            style = replace(style, **{name: value == "True" if value in ("True", "False") else int(value)})  # type: ignore[arg-type]
    return style


def main(game: str, deals: int, style: Style, seed: int) -> None:
    rules = rules_for(game)
    thinker = Thinker(style)
    gains: dict[str, list[float]] = defaultdict(list)
    errors = {name: Errors(Side.NS) for name in ("style declaring", "style defending", "beginner")}
    number = 0
    while len(gains["tricks, declaring"]) < deals:
        number += 1
        begun = auctioned(rules, Random(f"{seed}/{number}"))
        if begun is None or begun.table.deal is None or begun.table.deal.play is None:
            continue
        side = begun.table.deal.play.declarer.side
        for name, each in zip(errors, (side, side.other, side), strict=True):
            errors[name].side = each
        run = f"{seed}/{number}"

        def sides(declaring: Play, defending: Play, side: Side = side) -> list[Play]:
            return [declaring if each is side else defending for each in Side]

        both = played(rules, begun, sides(beginners_card, beginners_card), run, errors["beginner"].watch)
        ours = played(rules, begun, sides(thinker.card, beginners_card), run, errors["style declaring"].watch)
        theirs = played(
            rules, begun, sides(beginners_card, thinker.card), run, errors["style defending"].watch
        )
        gains["tricks, declaring"].append(ours.tricks - both.tricks)
        gains["tricks, defending"].append(both.tricks - theirs.tricks)
        gains["tricks, both"].append(ours.tricks - theirs.tricks)
        gains["points, both"].append(ours.points - theirs.points)
        gains["IMPs, both"].append(imps(ours.points - theirs.points))
    print(f"{game}, {deals} deals, {style}")
    for name, values in gains.items():
        if game == "bridge" or "IMP" not in name:
            print(f"  {name}: {with_error(values)}")
    for name, counted in errors.items():
        shares = [
            f"{where} {lost / max(1, cards):.3f}"
            for where, lost, cards in zip(
                ("leads", "second", "third", "fourth", "opening"), counted.lost, counted.cards, strict=True
            )
        ]
        print(
            f"  tricks given away a card, {name}: {', '.join(shares)}; a deal {sum(counted.lost) / deals:.2f}"
        )
    for kind, times in thinker.seconds.items():
        times.sort()
        middle, slow = times[len(times) // 2], times[len(times) * 95 // 100]
        print(f"  seconds a {kind}: median {middle:.3f}, 95 % {slow:.3f}, most {times[-1]:.3f}")


if __name__ == "__main__":
    given = [*sys.argv[1:], *("vint", "50", "expert", "1")[len(sys.argv) - 1 :]]
    main(given[0], int(given[1]), style_of(given[2]), int(given[3]))
