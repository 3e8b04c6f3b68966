"""`decide`: a command either becomes events or is refused. The only way anything happens at a table."""

from __future__ import annotations

from vintik.cards import Card, Deal, Hand, Seat
from vintik.game.commands import (
    Claim,
    ClaimTricks,
    Command,
    DealHands,
    DenyClaim,
    MakeCall,
    PlayCard,
    TakeBack,
)
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
from vintik.game.offers import claimable, sure_of_the_rest, take_back_acts
from vintik.game.phases.play import Play
from vintik.game.refusal import Refusal
from vintik.game.rules import Rules
from vintik.game.table import CurrentDeal, Table, evolve


def start(rules: Rules, dealer: Seat) -> MatchStarted:
    """The first event of a log. `dealer` is drawn by the caller (V1.1, M1) or given by the rules (B1.1)."""
    return MatchStarted(rules.game, rules.options, dealer)


def decide(table: Table, command: Command) -> tuple[Event, ...]:
    """The events that `command` causes at this table; raises `Refusal`, and then nothing has happened.

    `table` has to be the whole table, with all hands known. The events belong together: they are stored
    and shown at once or not at all, since between them nobody may act (dummy is to play, but not yet faced).
    """
    if isinstance(command, PlayCard):
        return _play_card(table, command)
    if isinstance(command, MakeCall):
        return _make_call(table, command)
    if isinstance(command, DealHands):
        return _deal_hands(table, command)
    if isinstance(command, Claim):
        return _claim(table, command)
    if isinstance(command, ClaimTricks):
        return _claim_tricks(table, command)
    if isinstance(command, DenyClaim):
        check_claim(table, command.seat, command.tricks)
        return (ClaimDenied(command.seat, command.tricks),)
    return _take_back(table, command)


def check_deal(table: Table, dealer: Seat) -> None:
    """Raises `Refusal` unless `dealer` may deal now, whatever the hands."""
    if not table.between_deals:
        raise Refusal("deal_not_over")
    if table.sheet.over:
        raise Refusal("match_over")
    if table.dealer is not dealer:
        raise Refusal("not_the_dealer", seat=dealer.name, dealer=str(table.dealer))


def _deal_hands(table: Table, command: DealHands) -> tuple[Event, ...]:
    check_deal(table, command.seat)
    return (Dealt.of(command.seat, command.deal),)


def _current(table: Table) -> CurrentDeal:
    """The deal in progress."""
    if table.deal is None or table.deal.over:
        raise Refusal("match_over" if table.sheet.over else "no_deal")
    return table.deal


def _make_call(table: Table, command: MakeCall) -> tuple[Event, ...]:
    deal = table.deal
    if deal is not None and deal.auction.over:
        raise Refusal("auction_over")
    deal = _current(table)
    if deal.auction.turn is not command.seat:
        raise Refusal("not_your_turn", seat=command.seat.name, turn=deal.auction.turn.name)
    deal.auction.check(command.call)
    made = CallMade(command.seat, command.call)
    after = deal.auction.after(command.call)
    if after.passed_out:
        north, east, south, west = (holding.known for holding in deal.dealt)
        return (made, HandsShown(Deal(north, east, south, west)))
    return (made,)


def _play_card(table: Table, command: PlayCard) -> tuple[Event, ...]:
    deal, play = _playing(table)
    if play.actor is not command.seat:
        raise Refusal("not_your_turn", seat=command.seat.name, turn=play.actor.name)
    turn = play.turn
    play.check(deal.holdings[turn].known, command.card)
    played = CardPlayed(turn, command.card)
    if play.dummy is not None and play.cards_played == 0:
        return (played, DummyFaced(play.dummy, deal.holdings[play.dummy].known))
    return (played,)


def _playing(table: Table) -> tuple[CurrentDeal, Play]:
    """The deal being played, or the reason why no card can be."""
    deal = table.deal
    if deal is not None and deal.auction.passed_out:
        raise Refusal("passed_out")
    if deal is not None and deal.play is None:
        raise Refusal("auction_not_over")
    if deal is None or deal.play is None:
        raise Refusal("no_deal")
    if deal.play.over:
        raise Refusal("all_tricks_played")
    return deal, deal.play


def _claim(table: Table, command: Claim) -> tuple[Event, ...]:
    deal, play = _playing(table)
    if play.actor is not command.seat:
        raise Refusal("not_your_turn", seat=command.seat.name, turn=play.actor.name)
    if not sure_of_the_rest(deal, command.seat):
        raise Refusal("cannot_claim")
    events: list[Event] = [Claimed(command.seat, play.tricks_left)]
    while table.deal is not None and table.deal.play is not None and not table.deal.over:
        event = CardPlayed(table.deal.play.turn, _claimed_card(table.deal, table.deal.play, command.seat))
        events.append(event)
        table = evolve(table, event)
    return tuple(events)


def check_claim(table: Table, seat: Seat, tricks: int) -> None:
    """Raises `Refusal` unless `seat` may now claim so many tricks, right or not."""
    deal, play = _playing(table)
    if play.actor is not seat:
        raise Refusal("not_your_turn", seat=seat.name, turn=play.actor.name)
    if not 0 <= tricks <= play.tricks_left:
        raise Refusal("so_many_tricks", tricks=tricks, left=play.tricks_left)
    if play.tricks_left < 2:
        raise Refusal("last_trick")
    if not claimable(deal, seat):
        raise Refusal("claimed_before")


def _claim_tricks(table: Table, command: ClaimTricks) -> tuple[Event, ...]:
    """Raises `Refusal` unless the cards are a legal end of the play with so many tricks for the claimer."""
    check_claim(table, command.seat, command.tricks)
    events: list[Event] = [Claimed(command.seat, command.tricks)]
    _, play = _playing(table)
    before = len(play.tricks)
    for card in command.cards:
        deal, play = _playing(table)
        play.check(deal.holdings[play.turn].known, card)
        events.append(CardPlayed(play.turn, card))
        table = evolve(table, events[-1])
    tricks = table.sheet.deals[-1].tricks[before:] if table.deal is not None and table.deal.over else ()
    if sum(1 for trick in tricks if trick.winner.side is command.seat.side) != command.tricks or not tricks:
        raise ValueError(f"not the end of a play with {command.tricks} more tricks of {command.seat}")
    return tuple(events)


def _claimed_card(deal: CurrentDeal, play: Play, claimer: Seat) -> Card:
    """The claimer leads trumps and then the rest from the top; the others play their lowest."""
    hand = deal.holdings[play.turn].known
    if play.turn is claimer:
        trumps = hand.of_suit(play.trump) if play.trump is not None else Hand()
        return (trumps if trumps.mask else hand).cards()[0]
    return min(play.legal_cards(hand), key=lambda card: (card.rank, card.suit))


def _take_back(table: Table, command: TakeBack) -> tuple[Event, ...]:
    acts = take_back_acts(table, command.seat)
    if not acts:
        raise Refusal("no_take_back")
    return (TakenBack(command.seat, acts),)
