"""A position of the play: the cards still held, trump, who led, and the cards on the table.

It knows how cards are followed (C5), not what tricks are worth, who declared or what was played before.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import NoReturn

from vintik.cards import FULL_PACK, SEATS, Card, Deal, Denomination, Hand, NotationError, Seat, Suit
from vintik.cards.errors import shown

Hands = tuple[Hand, Hand, Hand, Hand]
"""By seat: North, East, South, West."""

_TRUMPS = {each.name: each.trump for each in Denomination} | {"N": None}


class PositionError(ValueError):
    """Something that is no position. `code` names the fault, `params` the seats and cards in question:

    `wrong_type` (`what`), `unreadable` (`text`), `unknown_trump` (`text`), `unknown_leader` (`text`),
    `not_in_pack` (`seat`), `too_many_on_table` (`cards`), `held_twice` (`cards`, `seat`, `other`),
    `played_twice` (`cards`), `played_and_held` (`cards`, `seat`), `no_cards`, `uneven_hands` (`held`),
    `out_of_turn` (`leader`, `fits`), `revoke` (`seat`, `cards`, `suit`).
    """

    def __init__(self, code: str, message: str, **params: str) -> None:
        self.code = code
        self.params = params
        super().__init__(message)


@dataclass(frozen=True, slots=True)
class Position:
    """1 to 13 cards a hand and 0 to 3 cards on the table.

    `hands` are the cards still held; `leader` leads or has led the current trick; `trick` are the cards on
    the table, in order from the leader. Raises `PositionError` for anything that cannot come about in play
    as far as the cards in sight can tell: those who have played to the trick hold one card fewer than the
    others, and none of them still holds the suit led after having played another.

    >>> position = Position.parse("N:Q7.QT.QT.A8 .9.A82.J962 K654.A8..Q AJ98.72..T7", "H", "S", "HJ")
    >>> position.to_move, str(position.legal)
    (<Seat.W: 3>, '.72..')
    """

    hands: Hands
    trump: Suit | None
    leader: Seat
    trick: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        _check_types(self)
        _check_no_card_twice(self)
        _check_sizes(self)
        _check_following(self)

    @staticmethod
    def parse(text: object, trump: object = "NT", leader: object = "N", trick: object = "") -> Position:
        """`text`: the cards still held, as in `Deal.parse`, clockwise from the seat named.

        `trump` is `S`, `H`, `D`, `C` or, for none, `NT` or `N`; `leader` is `N`, `E`, `S` or `W`; `trick` are
        cards (`HJ H2`) in order from the leader, empty or `-` if there are none. Raises `PositionError`.
        """
        hands = _read_hands(text)
        if not isinstance(trump, str) or trump not in _TRUMPS:
            raise PositionError(
                "unknown_trump", f"trump is S, H, D, C or NT, not {shown(trump)}", text=shown(trump)
            )
        try:
            led = Seat.parse(leader)
        except NotationError as fault:
            raise _unknown_leader(leader) from fault
        return Position(hands, _TRUMPS[trump], led, _read_trick(trick))

    @staticmethod
    def of_deal(deal: Deal, trump: Suit | None, leader: Seat) -> Position:
        """Before the opening lead; `leader` sits on declarer's left (C5)."""
        if not isinstance(deal, Deal):
            raise PositionError("wrong_type", f"a Deal is wanted, not {shown(deal)}", what=shown(deal))
        return Position(deal.hands, trump, leader)

    @property
    def to_move(self) -> Seat:
        """The seat whose hand the next card comes from."""
        return self.leader.after(len(self.trick))

    @property
    def legal(self) -> Hand:
        """The cards that may be played now: of the suit led if there are any (C5)."""
        hand = self.hands[self.to_move]
        if self.trick:
            following = hand.of_suit(self.trick[0].suit)
            if following.mask:
                return following
        return hand

    @property
    def tricks_left(self) -> int:
        """Tricks to come, 1 to 13, the current one included."""
        return len(self.hands[self.to_move])

    def __str__(self) -> str:
        """The cards still held, as `parse` reads them."""
        return "N:" + " ".join(map(str, self.hands))

    def __repr__(self) -> str:
        trump = Denomination(self.trump).name
        trick = _names(self.trick)
        return f"Position.parse({str(self)!r}, trump={trump!r}, leader={self.leader.name!r}, trick={trick!r})"


def _names(cards: tuple[Card, ...]) -> str:
    return " ".join(card.name for card in cards)


def _unknown_leader(leader: object) -> PositionError:
    return PositionError(
        "unknown_leader", f"the leader is N, E, S or W, not {shown(leader)}", text=shown(leader)
    )


def _read_hands(text: object) -> Hands:
    def unreadable() -> PositionError:
        wanted = "four hands clockwise from a seat, such as N:A.K2.. .A..32 2..A3. 3.3..A"
        return PositionError("unreadable", f"{wanted}, not {shown(text)}", text=shown(text))

    if not isinstance(text, str) or text[1:2] != ":":
        raise unreadable()
    written = text[2:].split()
    try:
        first = Seat.parse(text[0])
        hands = [Hand.parse(each) for each in written]
    except NotationError as fault:
        raise unreadable() from fault
    if len(hands) != 4:
        raise unreadable()
    north, east, south, west = (hands[(seat - first) & 3] for seat in SEATS)
    return (north, east, south, west)


def _read_trick(text: object) -> tuple[Card, ...]:
    try:
        if not isinstance(text, str):
            raise NotationError("not_a_card", text)
        return tuple(Card.parse(word) for word in text.split()) if text != "-" else ()
    except NotationError as fault:
        raise PositionError(
            "unreadable", f"the cards on the table, such as HJ H2, not {shown(text)}", text=shown(text)
        ) from fault


def _check_types(position: Position) -> None:
    def wrong(what: str, given: object) -> NoReturn:
        raise PositionError("wrong_type", f"{what}, not {shown(given)}", what=shown(given))

    hands: object = position.hands
    trump: object = position.trump
    trick: object = position.trick
    if not isinstance(hands, tuple) or len(hands) != 4 or not all(type(hand) is Hand for hand in hands):
        wrong("hands are a tuple of four Hand", hands)
    for seat, hand in zip(SEATS, hands, strict=True):
        if type(hand.mask) is not int or hand.mask & ~FULL_PACK.mask:
            raise PositionError("not_in_pack", f"{seat} holds what is no card of the pack", seat=seat.name)
    if trump is not None and not isinstance(trump, Suit):
        raise PositionError(
            "unknown_trump", f"trump is a Suit or None, not {shown(trump)}", text=shown(trump)
        )
    if not isinstance(position.leader, Seat):
        raise _unknown_leader(position.leader)
    if not isinstance(trick, tuple) or not all(type(card) is Card for card in trick):
        wrong("the trick is a tuple of Card", trick)
    if len(trick) > 3:
        cards = _names(trick)
        raise PositionError(
            "too_many_on_table", f"at most three cards lie on the table, not {cards}", cards=cards
        )


def _check_no_card_twice(position: Position) -> None:
    hands, trick = position.hands, position.trick
    if (hands[0].mask | hands[1].mask | hands[2].mask | hands[3].mask).bit_count() != sum(map(len, hands)):
        for seat, other in combinations(SEATS, 2):
            both = hands[seat] & hands[other]
            if both.mask:
                cards = _names(both.cards())
                message = f"{cards} in two hands, {seat} and {other}"
                raise PositionError("held_twice", message, cards=cards, seat=seat.name, other=other.name)
    for place, card in enumerate(trick):
        if card in trick[:place]:
            raise PositionError("played_twice", f"{card} is on the table twice", cards=card.name)
        for seat in SEATS:
            if card in hands[seat]:
                message = f"{card} is on the table and {seat} holds it"
                raise PositionError("played_and_held", message, cards=card.name, seat=seat.name)


def _fits(sizes: list[int], leader: Seat, played: int) -> bool:
    """Whether the hands are even but for a card of each of the `played` seats from the leader on."""
    left = max(sizes)
    return all(sizes[leader.after(place)] == left - (place < played) for place in range(4))


def _check_sizes(position: Position) -> None:
    sizes = [len(hand) for hand in position.hands]
    played = len(position.trick)
    if _fits(sizes, position.leader, played):
        if max(sizes) == 0:
            raise PositionError("no_cards", "nobody holds a card")
        return
    held = ", ".join(f"{seat} {size}" for seat, size in zip(SEATS, sizes, strict=True))
    for seat in SEATS:
        if _fits(sizes, seat, played):
            trick, leader = _names(position.trick), position.leader
            message = f"{trick} was led by {seat}, not {leader}, to judge by the cards held: {held}"
            raise PositionError("out_of_turn", message, leader=leader.name, fits=seat.name)
    on_table = {0: "no card", 1: "1 card"}.get(played, f"{played} cards")
    message = f"uneven hands: {held}, with {on_table} on the table and {position.leader} to lead the trick"
    raise PositionError("uneven_hands", message, held=held)


def _check_following(position: Position) -> None:
    """C5."""
    for place, card in enumerate(position.trick):
        led = position.trick[0].suit
        seat = position.leader.after(place)
        kept = position.hands[seat].of_suit(led)
        if card.suit is not led and kept.mask:
            cards = _names(kept.cards())
            message = f"{seat} played {card} and did not follow with {cards}"
            raise PositionError("revoke", message, seat=seat.name, cards=cards, suit=led.letter)
