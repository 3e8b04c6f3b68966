"""Players at a table: whole matches, and positions set up by calls and cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

from vintik.cards import CARDS, Bid, Card, Deal, Hand, Seat, parse_call
from vintik.game import DealHands, Event, MakeCall, PlayCard, Rules, View, decide, evolve, fold, start
from vintik.game.sheet import DealResult
from vintik.games import GAMES
from vintik.players import Act, Player

ALL_RULES: Mapping[str, Rules] = {
    f"{game.name}/{name}": game.build(options)
    for game in GAMES.values()
    for name, options in game.variants.items()
}
Watch = Callable[[View, Act], None]


def shuffled(rng: Random) -> Deal:
    pack = list(CARDS)
    rng.shuffle(pack)
    return Deal.of_pack(pack, Seat.N)


def deal_with(seat: Seat, hand: str, rng: Random) -> Deal:
    """A deal with this hand at `seat`, the rest at random."""
    held = Hand.parse(hand)
    rest = [card for card in CARDS if card not in held]
    rng.shuffle(rest)
    hands = {seat: held}
    for place, other in enumerate(other for other in Seat if other is not seat):
        hands[other] = Hand.of(rest[13 * place : 13 * place + 13])
    return Deal(*(hands[each] for each in Seat))


def play_deals(
    rules: Rules, players: Mapping[Seat, Player], deals: int, seed: str, watch: Watch | None = None
) -> Iterator[DealResult]:
    """So many deals, in as many matches as they fill; every seat gets its own view and random numbers."""
    rng = Random(seed)
    own = {seat: Random(f"{seed}/{seat}") for seat in Seat}
    log: list[Event] = []
    while deals:
        first = start(rules, rules.first_dealer or rng.choice(tuple(Seat)))
        table = fold(rules, [first])
        views = {seat: View.of(rules, [first], seat) for seat in Seat}
        while deals and not table.sheet.over:
            actor = table.actor
            assert actor is not None
            if table.between_deals:
                events = decide(table, DealHands(actor, shuffled(rng)))
            else:
                act = players[actor].act(views[actor], own[actor])
                if watch is not None:
                    watch(views[actor], act)
                events = decide(table, act.command)
            log.extend(events)
            for event in events:
                table = evolve(table, event)
            views = {seat: view.after(events) for seat, view in views.items()}
            if table.deal is not None and table.deal.over:
                deals -= 1
                yield table.sheet.deals[-1]


def four(player: Player) -> Mapping[Seat, Player]:
    return dict.fromkeys(Seat, player)


def events_of(rules: Rules, deal: Deal, dealer: Seat, calls: str = "", cards: str = "") -> list[Event]:
    """The log of a deal with these calls and cards, all legal."""
    log: list[Event] = [start(rules, dealer)]
    table = fold(rules, log)
    commands = [DealHands(dealer, deal)]
    for event in decide(table, commands[0]):
        log.append(event)
        table = evolve(table, event)
    for text in [*calls.split(), *cards.split()]:
        seat = table.actor
        assert seat is not None
        playing = table.deal is not None and table.deal.play is not None
        command = PlayCard(seat, Card.parse(text)) if playing else MakeCall(seat, parse_call(text))
        for event in decide(table, command):
            log.append(event)
            table = evolve(table, event)
    return log


def act_at(player: Player, rules: Rules, deal: Deal, dealer: Seat, calls: str = "", cards: str = "") -> Act:
    """What the player does in this position, whoever's turn it is."""
    log = events_of(rules, deal, dealer, calls, cards)
    seat = fold(rules, log).actor
    assert seat is not None
    return player.act(View.of(rules, log, seat), Random(0))


def call_of(act: Act) -> str:
    assert isinstance(act.command, MakeCall)
    return act.command.call.name


def card_of(act: Act) -> str:
    assert isinstance(act.command, PlayCard)
    return act.command.card.name


def is_bid(act: Act) -> bool:
    return isinstance(act.command, MakeCall) and isinstance(act.command.call, Bid)
