"""The play: whose turn it is, which cards may be played, who wins each trick (C5, C6).

It knows the contract's trump and who leads, not what the tricks are worth.
"""

from __future__ import annotations

from dataclasses import dataclass

from vintik.cards import Card, Hand, Seat, Suit
from vintik.game.refusal import Refusal


@dataclass(frozen=True)
class PlayRules:
    """`dummy`: declarer's partner lays the hand open after the opening lead (B3.1); else V3.1."""

    dummy: bool


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: the leader, the four cards in the order played, and who won it."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat

    def card_of(self, seat: Seat) -> Card:
        return self.cards[(seat - self.leader) & 3]


def winner_of(leader: Seat, cards: tuple[Card, ...], trump: Suit | None) -> Seat:
    """C6: the highest trump, otherwise the highest card of the suit led.

    >>> from vintik.cards import Card, Seat, Suit
    >>> trick = tuple(map(Card.parse, ("H9", "HT", "S2", "HA")))
    >>> winner_of(Seat.W, trick, Suit.SPADES), winner_of(Seat.W, trick, None)
    (<Seat.E: 1>, <Seat.S: 2>)
    """
    best = 0
    top = cards[0]
    for place in range(1, len(cards)):
        card = cards[place]
        if card.suit is top.suit:
            if card.number > top.number:
                best, top = place, card
        elif card.suit is trump:
            best, top = place, card
    return leader.after(best)


class Play:
    """The tricks so far and the cards on the table. `declarer` chooses for `dummy`, if there is one."""

    __slots__ = ("declarer", "dummy", "leader", "on_table", "tricks", "trump")

    def __init__(
        self,
        declarer: Seat,
        dummy: Seat | None,
        trump: Suit | None,
        leader: Seat,
        on_table: tuple[Card, ...] = (),
        tricks: tuple[Trick, ...] = (),
    ) -> None:
        self.declarer = declarer
        self.dummy = dummy
        self.trump = trump
        self.leader = leader
        self.on_table = on_table
        self.tricks = tricks

    @property
    def over(self) -> bool:
        return len(self.tricks) == 13

    @property
    def turn(self) -> Seat:
        """The seat whose hand the next card comes from."""
        return self.leader.after(len(self.on_table))

    @property
    def actor(self) -> Seat:
        """The seat that chooses the next card: declarer when it is dummy's turn (B3.1)."""
        turn = self.turn
        return self.declarer if turn is self.dummy else turn

    @property
    def cards_played(self) -> int:
        return 4 * len(self.tricks) + len(self.on_table)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards played, in order."""
        return (*(card for trick in self.tricks for card in trick.cards), *self.on_table)

    @property
    def tricks_left(self) -> int:
        """Tricks that are not over, the one on the table among them."""
        return 13 - len(self.tricks)

    def acts_since(self, seat: Seat) -> int:
        """How many cards it is back to the last one that `seat` chose; 0 if it has chosen none."""
        acts = 0
        led = ((self.leader, len(self.on_table)), *((each.leader, 4) for each in reversed(self.tricks)))
        for leader, count in led:
            for place in range(count - 1, -1, -1):
                acts += 1
                hand = leader.after(place)
                if (self.declarer if hand is self.dummy else hand) is seat:
                    return acts
        return 0

    def after(self, card: Card) -> Play:
        """The play with one more card; its legality is not looked at."""
        cards = (*self.on_table, card)
        if len(cards) < 4:
            return Play(self.declarer, self.dummy, self.trump, self.leader, cards, self.tricks)
        winner = winner_of(self.leader, cards, self.trump)
        tricks = (*self.tricks, Trick(self.leader, cards, winner))
        return Play(self.declarer, self.dummy, self.trump, winner, (), tricks)

    def legal_cards(self, hand: Hand) -> Hand:
        """The cards of `hand` that may be played now: of the suit led if it has any (C5)."""
        if self.on_table:
            following = hand.of_suit(self.on_table[0].suit)
            if following.mask:
                return following
        return hand

    def check(self, hand: Hand, card: Card) -> None:
        """Raises `Refusal` unless `card` may be played from `hand`, whose turn it is."""
        if not hand.mask & card.bit:
            raise Refusal("not_held", seat=self.turn.name, card=card.name)
        if not self.legal_cards(hand).mask & card.bit:
            suit = self.on_table[0].suit
            raise Refusal("must_follow", seat=self.turn.name, suit=suit.letter)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Play):
            return NotImplemented
        return (self.declarer, self.dummy, self.trump, self.leader, self.on_table, self.tricks) == (
            other.declarer,
            other.dummy,
            other.trump,
            other.leader,
            other.on_table,
            other.tricks,
        )

    def __hash__(self) -> int:
        return hash((self.declarer, self.leader, self.on_table, self.tricks))
