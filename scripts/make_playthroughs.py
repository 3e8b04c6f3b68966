"""Writes tests/data/playthroughs: a match of every registered variant, with all that the engine says of it.

`make playthroughs` rewrites the files; a test fails when they are stale, so that a change of behaviour shows
as a diff. The first deal is told in full: each event as it is stored and as each seat is sent it, what each
seat sees, whose turn it is, what is offered, and some commands that are refused. The other deals are told
briefly.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from vintik.cards import BIDS, CARDS, DOUBLE, PASS, REDOUBLE, SEATS, SIDES, Call, Card, Deal, Hand, Seat
from vintik.game import (
    Claim,
    Command,
    DealHands,
    Event,
    MakeCall,
    Offers,
    PlayCard,
    Refusal,
    Rules,
    Table,
    TakeBack,
    View,
    decide,
    evolve,
    offers,
    start,
)
from vintik.game.sheet import DealResult
from vintik.game.table import CurrentDeal
from vintik.games import GAMES, rules_for
from vintik.record import score_of
from vintik.record.events import encode

FOLDER = Path(__file__).parents[1] / "tests" / "data" / "playthroughs"


def names() -> dict[str, tuple[str, str]]:
    """File names, and the game and variant of each."""
    return {f"{game}-{variant}.txt": (game, variant) for game in GAMES for variant in GAMES[game].variants}


def playthrough(game: str, variant: str) -> str:
    """The text of a file."""
    rules = rules_for(game, GAMES[game].variants[variant])
    return "\n".join(_Told(rules, f"{game} {variant}").lines()) + "\n"


class _Told:
    """A match with four players who act at random, and what is told of it."""

    def __init__(self, rules: Rules, seed: str) -> None:
        self.rules = rules
        self.title = seed
        self.rng = Random(seed)
        self.table = Table(rules)
        self.views = [View(seat, self.table) for seat in SEATS]

    def lines(self) -> Iterator[str]:
        yield f"# {self.title}: a match played at random, told by scripts/make_playthroughs.py"
        yield from _rules(self.rules)
        dealer = self.rules.first_dealer or self.rng.choice(SEATS)
        yield from self._told([start(self.rules, dealer)])
        while (actor := self.table.actor) is not None:
            full = not self.table.sheet.deals
            command = _command(self.table, actor, self.rng)
            if full:
                yield from _state(self.table)
                yield from _refusals(self.table, actor)
                yield f"-- {_written(command)}"
            closed = len(self.table.sheet.deals)
            events = list(decide(self.table, command))
            told = list(self._told(events))
            yield from told if full else []
            if len(self.table.sheet.deals) > closed:
                yield from _result(self.table, brief=not full)
        yield from _end(self.table)

    def _told(self, events: list[Event]) -> Iterator[str]:
        """The events and what the seats see after them."""
        for event in events:
            self.table = evolve(self.table, event)
            yield f"event {_json(event)}"
            for seat in SEATS:
                if event.seen_by(seat) != event:
                    yield f"   to {seat} {_json(event.seen_by(seat))}"
        self.views = [view.after(events) for view in self.views]
        for view in self.views:
            if view.table.deal is not None:
                hands = "  ".join(f"{seat} {view.table.deal.holdings[seat]}" for seat in SEATS)
                yield f"{view.seat} sees  {hands}"


def _json(event: Event) -> str:
    return json.dumps(encode(event), ensure_ascii=False)


def _rules(rules: Rules) -> Iterator[str]:
    auction, form = rules.auction, rules.form
    yield f"options  {json.dumps(dict(rules.options))}"
    yield (
        f"auction  {' < '.join(each.name for each in auction.order)}; {auction.closing_passes} passes close, "
        f"{auction.annulling_passes} annul; {'doubles' if auction.doubles else 'no doubles'}; "
        f"declarer: {auction.declarer.value}{'; rising minimum' if auction.rising_minimum else ''}"
    )
    yield f"play     {'dummy' if rules.play.dummy else 'no dummy'}"
    yield f"scoring  {', '.join(type(scorer).__name__ for scorer in rules.scoring)}"
    yield f"form     {form}"
    yield (
        f"sheet    {', '.join(rules.columns)}; vulnerable: "
        f"{', '.join(side.name for side in SIDES if side in rules.vulnerable) or 'neither'}"
    )
    yield f"table    take-backs: {rules.take_back}; hints: {rules.hints}; first dealer: {rules.first_dealer}"


def _state(table: Table) -> Iterator[str]:
    """Whose turn it is, where the auction or the play stands, and what each seat may do."""
    yield ""
    deal = table.deal
    if deal is not None and not deal.over:
        yield from _play_state(deal) if deal.play is not None else _auction_state(deal)
    yield f"to act {table.actor}"
    for seat in SEATS:
        offered = _offered(offers(table, seat))
        if offered:
            yield f"  {seat} may {offered}"


def _auction_state(deal: CurrentDeal) -> Iterator[str]:
    auction = deal.auction
    last = "no bid" if auction.bid is None else f"{auction.bid} by {auction.bidder}{' X' * auction.doubled}"
    yield f"auction {' '.join(call.name for call in auction.calls) or '(empty)'}"
    yield f"  {last}; pass {auction.passes} of {auction.passes_to_end}; minimum level {auction.minimum_level}"


def _play_state(deal: CurrentDeal) -> Iterator[str]:
    play = deal.play
    assert play is not None
    won = [sum(1 for trick in play.tricks if trick.winner.side is side) for side in SIDES]
    table = " ".join(card.name for card in play.on_table) or "(empty)"
    trump = "no trump" if play.trump is None else f"trump {play.trump.letter}"
    yield f"trick {len(play.tricks) + 1} led by {play.leader}: {table}"
    yield f"  {trump}; declarer {play.declarer}; dummy {play.dummy}; tricks NS {won[0]} EW {won[1]}"


def _offered(offer: Offers) -> str:
    parts = []
    if offer.deal:
        parts.append("deal")
    if offer.calls:
        bids = [call for call in offer.calls if call in BIDS]
        others = [call.name for call in offer.calls if call not in BIDS]
        span = [f"{bids[0]}…{bids[-1]} ({len(bids)})"] if bids else []
        parts.append("call " + " ".join(others + span))
    if offer.cards:
        parts.append(f"play from {offer.hand}: {' '.join(card.name for card in offer.cards)}")
    if offer.claim:
        parts.append("claim")
    if offer.take_back:
        parts.append(f"take back {offer.take_back}")
    return "; ".join(parts)


def _written(command: Command) -> str:
    if isinstance(command, MakeCall):
        return f"{command.seat} calls {command.call}"
    if isinstance(command, PlayCard):
        return f"{command.seat} plays {command.card}"
    return f"{command.seat} {type(command).__name__}"


def _refusals(table: Table, actor: Seat) -> Iterator[str]:
    """One command for each reason why something is refused here."""
    seen = set()
    for command in _wrong(table, actor):
        try:
            decide(table, command)
        except Refusal as refusal:
            if refusal.code not in seen:
                seen.add(refusal.code)
                yield f"  refused: {_written(command)}: {refusal}"


def _wrong(table: Table, actor: Seat) -> Iterator[Command]:
    """Commands that are mostly wrong, in the hope of every refusal."""
    calls: tuple[Call, ...] = (PASS, DOUBLE, REDOUBLE, BIDS[0])
    yield from (MakeCall(actor.next, PASS), *(MakeCall(actor, call) for call in calls))
    yield from (DealHands(actor.next, Deal.of_pack(CARDS, actor)), Claim(actor), TakeBack(actor.next))
    yield PlayCard(actor.next, CARDS[0])
    held = Hand()
    if table.deal is not None and table.deal.play is not None:
        held = table.deal.holdings[table.deal.play.turn].known
    yield from (PlayCard(actor, card) for card in CARDS if card not in held)
    yield from (PlayCard(actor, card) for card in held)


def _command(table: Table, actor: Seat, rng: Random) -> Command:
    """Something legal: takes back or claims now and then, else bids a little and plays any card."""
    if rng.random() < 0.04:
        able = [seat for seat in SEATS if offers(table, seat).take_back]
        if able:
            return TakeBack(rng.choice(able))
    offer = offers(table, actor)
    if offer.deal:
        pack: list[Card] = list(CARDS)
        rng.shuffle(pack)
        return DealHands(actor, Deal.of_pack(pack, actor.next))
    if offer.calls:
        assert table.deal is not None
        eager = 0.5 if table.deal.auction.bid is None else 0.15
        bold = len(offer.calls) > 1 and rng.random() < eager
        return MakeCall(actor, rng.choice(offer.calls[1:14]) if bold else PASS)
    if offer.claim and rng.random() < 0.7:
        return Claim(actor)
    return PlayCard(actor, rng.choice(offer.cards.cards()))


def _result(table: Table, brief: bool) -> Iterator[str]:
    """A deal that is over, and where the match stands."""
    result, sheet = table.sheet.deals[-1], table.sheet
    yield ""
    yield f"== deal {result.number}, dealt by {result.dealer}: {_contract(result)}"
    if brief:
        yield f"   hands {result.hands}"
        yield f"   calls {' '.join(call.name for call in result.calls)}"
        for trick in result.tricks:
            cards = " ".join(card.name for card in trick.cards)
            yield f"   {trick.leader} leads {cards}: {trick.winner} wins"
    for line in result.lines:
        yield f"   {line.side} {line.column:6}{line.kind:17}{line.points:6} = {line.why}"
    if result.game_won is not None:
        yield f"   game won by {result.game_won.side} with trick {result.game_won.trick}"
    yield (
        f"   totals {_pair(result.totals)}; match {_pair(sheet.totals)}; below {_pair(sheet.below)}; "
        f"games {_pair(sheet.games)}; margin {sheet.margin}; winner {sheet.winner}; over {sheet.over}"
    )


def _contract(result: DealResult) -> str:
    contract = result.contract
    if contract is None:
        return "passed out"
    taken = sum(1 for trick in result.tricks if trick.winner.side is contract.declarer.side)
    named = f"{contract.bid}{'X' * contract.doubled} by {contract.declarer}"
    return f"{named}, {taken} tricks of {contract.bid.needs}"


def _pair(pair: tuple[int, int]) -> str:
    return f"NS {pair[0]} EW {pair[1]}"


def _end(table: Table) -> Iterator[str]:
    yield ""
    for seat in SEATS:
        yield f"{seat} may {_offered(offers(table, seat)) or 'nothing'}"
    for command in (
        MakeCall(SEATS[0], PASS),
        PlayCard(SEATS[0], CARDS[0]),
        Claim(SEATS[0]),
        TakeBack(SEATS[0]),
    ):
        try:
            decide(table, command)
        except Refusal as refusal:
            yield f"  refused: {_written(command)}: {refusal}"
    result = {name: value for name, value in score_of(table).items() if name != "deals"}
    yield f"score {json.dumps(result)}"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = names()
    for path in FOLDER.iterdir():
        if path.name not in wanted:
            path.unlink()
    for name, (game, variant) in wanted.items():
        (FOLDER / name).write_text(playthrough(game, variant), encoding="utf-8")


if __name__ == "__main__":
    main()
