"""The table: the state that a log adds up to, whether all of the log or one seat's part of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from vintik.cards import SEATS, Card, Deal, Hand, Holding, Seat
from vintik.game.closing import sheet_after, totals_of, written
from vintik.game.events import (
    CallMade,
    CardPlayed,
    ClaimDenied,
    Claimed,
    Dealt,
    DummyFaced,
    Event,
    HandsShown,
    MatchStarted,
    TakenBack,
)
from vintik.game.phases.auction import Auction, Contract
from vintik.game.phases.play import Play, Trick
from vintik.game.rules import Rules
from vintik.game.scoring import Outcome
from vintik.game.sheet import EMPTY_SHEET, DealResult, Sheet, Sides

Holdings = tuple[Holding, Holding, Holding, Holding]


@dataclass(frozen=True, slots=True)
class CurrentDeal:
    """The deal on the table, or the one just finished.

    `dealt` are the hands as dealt, `holdings` what is left of them, both as far as they are known; `at_first`
    as they were known before the first call. `denied`: for each side, how many tricks were over when its last
    claim was denied, -1 if none was.
    """

    number: int
    dealer: Seat
    at_first: Holdings
    dealt: Holdings
    holdings: Holdings
    auction: Auction
    play: Play | None = None
    denied: Sides = (-1, -1)

    @property
    def over(self) -> bool:
        return self.play.over if self.play is not None else self.auction.passed_out

    @property
    def turn(self) -> Seat | None:
        """The seat whose hand or voice is next; None when the deal is over."""
        if self.over:
            return None
        return self.play.turn if self.play is not None else self.auction.turn

    @property
    def actor(self) -> Seat | None:
        """The seat that chooses: `turn`, but declarer for dummy (B3.1)."""
        if self.over:
            return None
        return self.play.actor if self.play is not None else self.auction.turn


@dataclass(frozen=True, slots=True)
class Table:
    """Where a match stands. `dealer` deals the current deal, or the next one when it is over."""

    rules: Rules
    dealer: Seat | None = None
    sheet: Sheet = EMPTY_SHEET
    deal: CurrentDeal | None = None

    @property
    def between_deals(self) -> bool:
        return self.deal is None or self.deal.over

    @property
    def actor(self) -> Seat | None:
        """The one seat that has to act: to deal, call or play. None before the start and after the end."""
        if self.deal is not None and not self.deal.over:
            return self.deal.actor
        return None if self.sheet.over else self.dealer


def evolve(table: Table, event: Event) -> Table:
    """The table after one more event. Total: it trusts the log and checks nothing."""
    if isinstance(event, CardPlayed):
        return _card_played(table, event)
    if isinstance(event, CallMade):
        return _call_made(table, event)
    if isinstance(event, MatchStarted):
        return Table(table.rules, event.dealer)
    if isinstance(event, Dealt):
        return _dealt(table, event)
    deal = table.deal
    if deal is None or isinstance(event, Claimed):
        return table
    if isinstance(event, DummyFaced):
        return replace(table, deal=_dummy_faced(deal, event))
    if isinstance(event, TakenBack):
        return _taken_back(table, deal, event)
    if isinstance(event, ClaimDenied):
        return replace(table, deal=_claim_denied(deal, event))
    return _hands_shown(table, deal, event)


def fold(rules: Rules, events: Iterable[Event]) -> Table:
    """The table that a log adds up to."""
    table = Table(rules)
    for event in events:
        table = evolve(table, event)
    return table


def _dealt(table: Table, event: Dealt) -> Table:
    minimum = table.rules.auction.minimum_level(table.sheet.deals_played)
    auction = Auction(table.rules.auction, event.dealer, minimum)
    number = len(table.sheet.deals) + 1
    deal = CurrentDeal(number, event.dealer, event.holdings, event.holdings, event.holdings, auction)
    return Table(table.rules, event.dealer, table.sheet, deal)


def _call_made(table: Table, event: CallMade) -> Table:
    deal = table.deal
    if deal is None:
        return table
    auction = deal.auction.after(event.call)
    contract = auction.contract()
    play = None
    if contract is not None:
        declarer = contract.declarer
        dummy = declarer.partner if table.rules.play.dummy else None
        play = Play(declarer, dummy, contract.bid.trump, declarer.next)  # C5
    deal = CurrentDeal(
        deal.number, deal.dealer, deal.at_first, deal.dealt, deal.holdings, auction, play, deal.denied
    )
    if auction.passed_out:
        return _close(table, deal)
    return Table(table.rules, table.dealer, table.sheet, deal)


def _card_played(table: Table, event: CardPlayed) -> Table:
    deal = table.deal
    if deal is None or deal.play is None:
        return table
    play = deal.play.after(event.card)
    left = list(deal.holdings)
    left[event.seat] = left[event.seat].without(event.card)
    holdings = (left[0], left[1], left[2], left[3])
    deal = CurrentDeal(
        deal.number, deal.dealer, deal.at_first, deal.dealt, holdings, deal.auction, play, deal.denied
    )
    if play.over:
        return _close(table, deal)
    return Table(table.rules, table.dealer, table.sheet, deal)


def _dummy_faced(deal: CurrentDeal, event: DummyFaced) -> CurrentDeal:
    def faced(holdings: Holdings) -> Holdings:
        hands = list(holdings)
        hands[event.seat] = Holding(event.hand)
        return (hands[0], hands[1], hands[2], hands[3])

    return replace(deal, dealt=faced(deal.dealt), holdings=faced(deal.holdings))


def _claim_denied(deal: CurrentDeal, event: ClaimDenied) -> CurrentDeal:
    over = list(deal.denied)
    over[event.seat.side] = 0 if deal.play is None else len(deal.play.tricks)
    return replace(deal, denied=(over[0], over[1]))


def _taken_back(table: Table, deal: CurrentDeal, event: TakenBack) -> Table:
    """The deal as it was: played again from the beginning as far as what is left. What was seen in between is
    known no more, dummy's hand neither."""
    calls = deal.auction.calls
    cards = deal.play.cards if deal.play is not None else ()
    kept = len(calls) + len(cards) - event.acts
    auction = Auction(deal.auction.rules, deal.dealer, deal.auction.minimum_level)
    first = deal.at_first
    again = CurrentDeal(deal.number, deal.dealer, first, first, first, auction, denied=deal.denied)
    table = replace(table, deal=again)
    for place, call in enumerate(calls[: max(kept, 0)]):
        table = _call_made(table, CallMade(deal.dealer.after(place), call))
    for place, card in enumerate(cards[: max(kept - len(calls), 0)]):
        table = _replayed(table, card, deal.dealt if place == 0 else None)
    return table


def _replayed(table: Table, card: Card, faced: Holdings | None) -> Table:
    """One more card; the first brings down dummy, as `faced` has it."""
    play = table.deal.play if table.deal is not None else None
    if play is None:
        return table
    table = _card_played(table, CardPlayed(play.turn, card))
    if faced is not None and play.dummy is not None and table.deal is not None:
        shown = DummyFaced(play.dummy, faced[play.dummy].known)
        table = replace(table, deal=_dummy_faced(table.deal, shown))
    return table


def _hands_shown(table: Table, deal: CurrentDeal, event: HandsShown) -> Table:
    if not deal.over:
        return table
    north, east, south, west = (Holding(hand) for hand in event.deal)
    holdings = (north, east, south, west)
    last = replace(table.sheet.deals[-1], hands=event.deal)
    sheet = replace(table.sheet, deals=(*table.sheet.deals[:-1], last))
    return replace(table, sheet=sheet, deal=replace(deal, dealt=holdings, holdings=holdings))


def _close(table: Table, deal: CurrentDeal) -> Table:
    """The deal is over: its lines are written, the form adds its own, and the deal passes on (V1.1, M1)."""
    rules, sheet = table.rules, table.sheet
    contract = deal.auction.contract()
    outcome: Outcome | None = None
    hands: tuple[Hand, ...] | None = None
    tricks: tuple[Trick, ...] = ()
    if contract is not None and deal.play is not None:
        tricks = deal.play.tricks
        hands = hands_of(tricks)
        outcome = _outcome(rules, contract, hands, tricks)
    lines, closing = written(rules, sheet, outcome)
    result = DealResult(
        deal.number,
        deal.dealer,
        Deal(*hands) if hands is not None else _known_deal(deal.dealt),
        deal.auction.calls,
        contract,
        tricks,
        lines,
        totals_of(lines),
        closing.game_won,
    )
    after = replace(sheet_after(sheet, lines, closing), deals=(*sheet.deals, result))
    return Table(rules, deal.dealer.next, after, deal)


def hands_of(tricks: tuple[Trick, ...]) -> tuple[Hand, ...]:
    """The cards each seat has played in these tricks; all 13 of them give the hands as dealt."""
    masks = [0, 0, 0, 0]
    for trick in tricks:
        for place, card in enumerate(trick.cards):
            masks[(trick.leader + place) & 3] |= card.bit
    return tuple(map(Hand, masks))


def _outcome(rules: Rules, contract: Contract, hands: tuple[Hand, ...], tricks: tuple[Trick, ...]) -> Outcome:
    value = rules.trick_value(contract.bid) if rules.trick_value is not None else 0
    winners = tuple(trick.winner for trick in tricks)
    return Outcome(contract, hands, winners, value, rules.vulnerable)


def _known_deal(dealt: Holdings) -> Deal | None:
    """The four hands, if all of them are known."""
    if any(holding.unseen for holding in dealt):
        return None
    return Deal(*(dealt[seat].known for seat in SEATS))
