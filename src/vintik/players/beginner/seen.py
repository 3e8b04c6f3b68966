"""What has been seen in the play: cards gone, cards still out, who is void, what is high now (S5)."""

from __future__ import annotations

from vintik.cards import EMPTY, FULL_PACK, SEATS, Card, Hand, Seat, Suit
from vintik.game.table import CurrentDeal


class Seen:
    """The play as one seat sees it when a card has to come from `hand_of` (its own hand, or dummy's)."""

    def __init__(self, deal: CurrentDeal, seat: Seat, hand_of: Seat) -> None:
        play = deal.play
        assert play is not None
        self.play = play
        self.deal = deal
        self.hand_of = hand_of
        self.partner = hand_of.partner
        self.trump = play.trump
        self.hand = deal.holdings[hand_of].known
        self.declaring = hand_of.side is play.declarer.side
        known = [deal.holdings[each].known if not deal.holdings[each].unseen else None for each in SEATS]
        self.known: list[Hand | None] = known
        """The hands that lie open to this seat, its own among them."""
        self.gone = Hand.of(card for trick in play.tricks for card in trick.cards)
        """The cards of finished tricks."""
        played = 0
        self.voids: set[tuple[Seat, Suit]] = set()
        for leader, cards in [(trick.leader, trick.cards) for trick in play.tricks] + [
            (play.leader, play.on_table)
        ]:
            for place, card in enumerate(cards):
                played |= card.bit
                if card.suit is not cards[0].suit:
                    self.voids.add((leader.after(place), cards[0].suit))
        mine = known[hand_of.partner] or EMPTY
        self.friendly = self.hand | mine
        """Cards of this side that are known to it."""
        self.out = Hand(FULL_PACK.mask & ~played & ~self.friendly.mask)
        """Cards that an opponent may hold."""
        self.away = Hand(FULL_PACK.mask & ~played & ~self.hand.mask)
        """Cards in any hand but this one."""

    def may_hold(self, seat: Seat, suit: Suit) -> bool:
        """Whether `seat` may have a card of the suit, as far as can be seen."""
        hand = self.known[seat]
        if hand is not None:
            return hand.length(suit) > 0
        return (seat, suit) not in self.voids and self._hidden(suit) > 0

    def _hidden(self, suit: Suit) -> int:
        hidden = self.away.of_suit(suit)
        for hand in self.known:
            if hand is not None:
                hidden = hidden - hand
        return len(hidden)

    def beaten_by(self, card: Card, seats: tuple[Seat, ...]) -> bool:
        """Whether one of `seats` may hold a higher card of the same suit."""
        for seat in seats:
            hand = self.known[seat]
            if hand is not None:
                higher = hand.of_suit(card.suit)
            elif (seat, card.suit) in self.voids:
                continue
            else:
                higher = self.away.of_suit(card.suit)
                for known in self.known:
                    if known is not None:
                        higher = higher - known
            if higher.mask.bit_length() > card.number:
                return True
        return False

    def may_ruff(self, seats: tuple[Seat, ...], suit: Suit) -> bool:
        """Whether one of `seats` is known to have no card of the suit, and may have a trump."""
        trump = self.trump
        if trump is None or suit is trump:
            return False
        return any(not self.may_hold(seat, suit) and self.may_hold(seat, trump) for seat in seats)

    @property
    def opponents(self) -> tuple[Seat, Seat]:
        return self.hand_of.next, self.hand_of.after(3)

    def opponents_trumps(self) -> int:
        """Trumps that the opponents may have between them."""
        if self.trump is None or not any(self.may_hold(seat, self.trump) for seat in self.opponents):
            return 0
        return self.out.length(self.trump)

    def master(self, card: Card) -> bool:
        """Whether no opponent can beat it with a higher card of its suit."""
        return not self.beaten_by(card, self.opponents)

    def tricks_won(self) -> int:
        return sum(1 for trick in self.play.tricks if trick.winner.side is self.hand_of.side)
