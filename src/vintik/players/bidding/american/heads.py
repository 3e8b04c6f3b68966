"""Whether an auction is the one that a head describes, and which suits its letters stand for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import ge, gt, le, lt

from vintik.cards import DOUBLE, PASS, REDOUBLE, Bid, Call, Suit
from vintik.players.bidding.american.language import OTHER, Head, Term, Token
from vintik.players.bidding.american.place import Place
from vintik.players.bidding.table import Entry

Suits = Mapping[str, Suit]
"""What letters stand for."""

LITERAL: Suits = {"S": Suit.SPADES, "H": Suit.HEARTS, "D": Suit.DIAMONDS, "C": Suit.CLUBS}
MAJORS, MINORS = (Suit.SPADES, Suit.HEARTS), (Suit.DIAMONDS, Suit.CLUBS)
CLASS = {"M": MAJORS, "O": MAJORS, "m": MINORS, "o": MINORS}


def bound(head: Head, place: Place) -> dict[str, Suit] | None:
    """The suits of the letters if the auction is that of the head; None if it is another."""
    calls, tokens = place.calls, head.tokens
    if len(calls) != len(tokens) if not head.tail else len(calls) < len(tokens):
        return None
    found: dict[str, Suit] = {}
    start = len(calls) - len(tokens)
    for number, token in enumerate(tokens, start):
        if not _fits(token, calls[number], place.entries[number], found):
            return None
    for one, other in OTHER.items():
        if one in found and other not in found:
            found[other] = next(suit for suit in CLASS[one] if suit is not found[one])
    for term in head.conditions:
        if holds(term, place, found) is term.negated:
            return None
    return found


def _fits(token: Token, call: Call, entry: Entry | None, found: dict[str, Suit]) -> bool:
    kind = token.kind
    if kind == "pass":
        return call is PASS
    if kind == "level":
        return isinstance(call, Bid) and bid_fits(token, call, found)
    if kind == "code":
        return entry is not None and entry.code in token.codes
    if kind == "bid":
        return isinstance(call, Bid)
    if kind == "call":
        return call is not PASS
    return kind == "any" or call is (DOUBLE if kind == "double" else REDOUBLE)


def bid_fits(token: Token, bid: Bid, found: dict[str, Suit]) -> bool:
    """Whether the bid may be that of the token beside the suits found, which grow by its own."""
    low, high = token.levels
    if not low <= bid.level <= high:
        return False
    if token.suit == "N" or bid.trump is None:
        return token.suit == "N" and bid.trump is None
    return bind(token.suit, bid.trump, found)


def bind(letter: str, suit: Suit, found: dict[str, Suit]) -> bool:
    """Whether the letter may stand for the suit beside those found; it does so from now on."""
    if letter in LITERAL:
        return LITERAL[letter] is suit
    if letter in found:
        return found[letter] is suit
    if suit not in CLASS.get(letter, tuple(Suit)) or suit in found.values():
        return False
    found[letter] = suit
    return True


def rank(suit: Suit) -> int:
    """Clubs 0 … spades 3 (B2.2)."""
    return 3 - suit


def _partner_length(term: Term, place: Place, suits: Suits) -> bool:
    suit = LITERAL.get(term.suits[0], suits.get(term.suits[0]))
    return suit is not None and term.low <= place.partners_length(suit) <= term.high


def _level(term: Term, place: Place, suits: Suits) -> bool:
    return place.level > 0 and term.low <= place.level <= term.high


def _ranked(compared: Callable[[int, int], bool]) -> Callable[[Term, Place, Suits], bool]:
    def holds(term: Term, place: Place, suits: Suits) -> bool:
        one, other = (LITERAL.get(letter, suits.get(letter)) for letter in term.suits)
        return one is not None and other is not None and compared(rank(one), rank(other))

    return holds


def _stands(fact: Callable[[Place], bool]) -> Callable[[Term, Place, Suits], bool]:
    return lambda term, place, suits: fact(place)


FACTS: Mapping[str, Callable[[Term, Place, Suits], bool]] = {
    "rank<": _ranked(lt),
    "rank>": _ranked(gt),
    "rank<=": _ranked(le),
    "rank>=": _ranked(ge),
    "major": lambda term, place, suits: suits[term.suits[0]] in MAJORS,
    "minor": lambda term, place, suits: suits[term.suits[0]] in MINORS,
    "seat": lambda term, place, suits: term.low <= place.seat <= term.high,
    "level": _level,
    "partner least": lambda term, place, suits: term.low <= place.partner_least <= term.high,
    "own most": lambda term, place, suits: term.low <= place.own_most <= term.high,
    "partner most": lambda term, place, suits: term.low <= place.partner_most <= term.high,
    "partner length": _partner_length,
    "passed": _stands(lambda place: place.passed),
    "unpassed": _stands(lambda place: not place.passed),
    "partner passed": _stands(lambda place: place.partner_passed),
    "partner unpassed": _stands(lambda place: not place.partner_passed),
    "vul": _stands(lambda place: place.vulnerable.we),
    "nonvul": _stands(lambda place: not place.vulnerable.we),
    "they vul": _stands(lambda place: place.vulnerable.they),
    "they nonvul": _stands(lambda place: not place.vulnerable.they),
    "agreed": _stands(lambda place: place.fit is not None),
    "no fit": _stands(lambda place: place.fit is None),
    "forced": _stands(lambda place: place.forced or place.hanging),
    "free": _stands(lambda place: not (place.forced or place.hanging)),
    "game forced": _stands(lambda place: place.game_forced),
    "ours": _stands(lambda place: place.ours),
    "theirs": _stands(lambda place: place.bid_by_them),
    "partner doubled": _stands(lambda place: place.partner_doubled),
    "nobody else": _stands(lambda place: not place.contested),
    "contested": _stands(lambda place: place.contested),
}
"""What can stand in an auction, whatever the hand."""


def holds(term: Term, place: Place, suits: Suits) -> bool | None:
    """Whether a standing fact of the auction holds; None if the term is about the hand instead."""
    fact = FACTS.get(term.kind)
    return None if fact is None else fact(term, place, suits)
