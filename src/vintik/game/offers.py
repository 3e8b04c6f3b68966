"""What a seat may do now. Computed from what that seat itself can see, so a view gives the same answer."""

from __future__ import annotations

from dataclasses import dataclass

from vintik.cards import EMPTY, FULL_PACK, Call, Hand, Seat, Suit
from vintik.game.table import CurrentDeal, Table


@dataclass(frozen=True, slots=True)
class Offers:
    """`cards` come from the hand of `hand` (declarer also plays dummy's, B3.1). `claim`: whether all tricks
    that remain are certainly its own; `claimable`: how many its side may claim, 0 when it may not.
    `take_back` counts the acts that would be undone, 0 when there is nothing to take back."""

    seat: Seat
    calls: tuple[Call, ...] = ()
    cards: Hand = EMPTY
    hand: Seat | None = None
    deal: bool = False
    claim: bool = False
    claimable: int = 0
    take_back: int = 0

    @property
    def to_act(self) -> bool:
        """Whether the table waits for this seat."""
        return bool(self.calls) or bool(self.cards.mask) or self.deal


def offers(table: Table, seat: Seat) -> Offers:
    """Everything `seat` may do at this table; nothing once the match is over."""
    back = take_back_acts(table, seat)
    if table.actor is not seat:
        return Offers(seat, take_back=back)
    deal = table.deal
    if deal is None or deal.over:
        return Offers(seat, deal=True)
    if deal.play is None:
        return Offers(seat, calls=deal.auction.legal_calls(), take_back=back)
    hand = deal.play.turn
    cards = deal.play.legal_cards(deal.holdings[hand].known)
    return Offers(
        seat,
        cards=cards,
        hand=hand,
        claim=sure_of_the_rest(deal, seat),
        claimable=claimable(deal, seat),
        take_back=back,
    )


def take_back_acts(table: Table, seat: Seat) -> int:
    """How many acts a take-back by `seat` would undo, its own last one the first of them; 0 if there is none.

    It reaches back to the beginning of the deal, until that is over. Who has to agree is not asked here.
    """
    deal = table.deal
    if not table.rules.take_back or deal is None or deal.over:
        return 0
    cards = 0
    if deal.play is not None:
        acts = deal.play.acts_since(seat)
        if acts:
            return acts
        cards = deal.play.cards_played
    calls = len(deal.auction.calls)
    for acts in range(1, min(calls, 4) + 1):
        if deal.dealer.after(calls - acts) is seat:
            return cards + acts
    return 0


def claimable(deal: CurrentDeal, seat: Seat) -> int:
    """How many tricks `seat`, whose turn it is to play, may claim for its side; 0 if it may not claim.

    After a claim that was denied its side claims no more until another trick is over. The last trick is
    played.
    """
    play = deal.play
    if play is None or play.over or play.actor is not seat:
        return 0
    if play.tricks_left < 2 or len(play.tricks) <= deal.denied[seat.side]:
        return 0
    return play.tricks_left


def sure_of_the_rest(deal: CurrentDeal, seat: Seat) -> bool:
    """Whether `seat`, on lead from its own hand, wins every remaining trick whatever the others hold.

    Sufficient, not necessary: in each suit it holds nothing outside is higher, and outside trumps are gone or
    fall under its own.
    """
    play = deal.play
    if play is None or play.on_table or play.turn is not seat:
        return False
    own = deal.holdings[seat].known
    if len(own) < 2:
        return False
    outside = _outside(deal, own)
    for suit in Suit:
        mine, theirs = own.of_suit(suit).mask, outside.of_suit(suit).mask
        if mine and theirs.bit_length() > (mine & -mine).bit_length():
            return False
    if play.trump is None:
        return True
    trumps, against = own.length(play.trump), outside.length(play.trump)
    return against <= trumps or trumps == len(own)


def _outside(deal: CurrentDeal, own: Hand) -> Hand:
    """Every card that is neither played nor in `own`."""
    played = 0
    if deal.play is not None:
        for trick in deal.play.tricks:
            for card in trick.cards:
                played |= card.bit
    return Hand(FULL_PACK.mask & ~own.mask & ~played)
