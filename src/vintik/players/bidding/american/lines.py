"""What a line says in an auction: calls, with bounds on the measures of the hands that make them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from vintik.cards import DOUBLE, PASS, REDOUBLE, Bid, Call, Denomination, Suit
from vintik.players.bidding import measures
from vintik.players.bidding.american.heads import CLASS, LITERAL, MAJORS, MINORS, holds, rank
from vintik.players.bidding.american.language import MOST, Line, Term
from vintik.players.bidding.american.place import Place, game_level
from vintik.players.bidding.hands import ACE, ACES, HONOURS, LENGTH, LONGEST, POINTS, SHORTEST
from vintik.players.bidding.table import Entry, Forcing

STEP = 20.0
"""Weight between two lines: more than any preference within one."""
BY_LENGTH = 0.7
BY_RANK = 0.15

FREE = "zWwTUVqFMOmo"
"""Letters that need not be bound by a head: each stands for every suit of its class in turn."""
APART = (("M", "O"), ("m", "o"))
"""Letters that never stand for the same suit."""

Bounds = Mapping[int, tuple[float, float]]
Suits = Mapping[str, Suit]

_COLUMNS = {
    "hcp": POINTS,
    "pts": measures.PTS,
    "r20": measures.R20,
    "r15": measures.R15,
    "aces": ACES,
    "kings": measures.KINGS,
    "controls": measures.CONTROLS,
    "losers": measures.LOSERS,
    "quick": measures.QUICK,
    "two": measures.TWO,
    "any": LONGEST,
    "short": SHORTEST,
    "balanced": measures.BALANCED,
    "semi": measures.SEMI,
}
_OF_SUIT = {
    "length": LENGTH,
    "fit": LENGTH,
    "dummy": measures.DUMMY,
    "tricks": measures.TRICKS,
    "top3": measures.TOP,
    "top5": HONOURS,
    "ace": ACE,
    "king": measures.KING,
    "queen": measures.QUEEN,
    "stop": measures.STOP,
    "control": measures.CONTROL,
    "first": measures.FIRST,
}
MOST_POINTS = 37
ABOVE_CHEAPEST, SLAMS = {"c": 0, "j": 1, "k": 2}, {"s": 6, "G": 7}
"""Levels by letter."""
PLAIN: Mapping[str, Call] = {"P": PASS, "X": DOUBLE, "R": REDOUBLE}
SUITS = tuple(Suit)


def bound_by_head(line: Line, suits: Suits) -> Suits:
    """Which of the suits that the letters of a head stand for the line speaks of."""
    return {letter: suits[letter] for letter in (*line.letters, line.agrees) if letter in suits}


def entries(line: Line, number: int, place: Place, suits: Suits, general: bool) -> Iterator[Entry]:
    """Those of a line, the one with this `number` in the table, for all suits that its free letters may stand
    for; `suits`: what its other letters stand for. `general`: it is a line of the net."""
    letters = [letter for letter in line.letters if letter not in suits and letter not in LITERAL]
    for chosen in product(*(_class(letter, place) for letter in letters)):
        named = {**suits, **dict(zip(letters, chosen, strict=True))}
        if any(one in named and named[one] is named.get(other) for one, other in APART):
            continue
        if _would_be_a_cue_bid(line, place, named):
            continue
        call = _call(line, place, named)
        if call is PASS and _pass_forbidden(place, general):
            continue
        if call is None:
            continue
        for terms in line.alternatives:
            for shows in _bounds_of(terms, place, named):
                yield _entry(line, number, call, shows, named)


def _pass_forbidden(place: Place, general: bool) -> bool:
    """Partner's forcing call is not passed; a takeout double is by a special line only, for penalties. Nor is
    an artificial bid left in doubled but by a special line of partner's, and never by its bidder."""
    if place.forced and not (place.partner_doubled and not general):
        return True
    return place.stuck or (general and place.hanging)


def _would_be_a_cue_bid(line: Line, place: Place, suits: Suits) -> bool:
    """Whether a natural line for a fit would name a suit that the opponents alone have shown."""
    suit = LITERAL.get(line.suit, suits.get(line.suit))
    if suit is None or suit not in place.theirs or suit in place.partners + place.mine:
        return False
    named = (term for terms in line.alternatives for term in terms if line.suit in term.suits)
    return "artificial" not in line.flags and any(term.kind == "fit" for term in named)


def free_letters(line: Line) -> set[str]:
    """The letters of a line that have to be bound by its head."""
    return {letter for letter in line.letters if letter not in LITERAL and letter not in FREE}


def _class(letter: str, place: Place) -> tuple[Suit, ...]:
    """The suits that a free letter stands for."""
    if letter == "F":
        return () if place.fit is None else (place.fit,)
    if letter == "T":
        return place.partners
    if letter == "U":
        return place.mine
    if letter == "V":
        return place.theirs
    if letter == "q":
        return SUITS
    if letter in CLASS:
        return CLASS[letter]
    among = {"W": MAJORS, "w": MINORS}.get(letter, SUITS)
    return tuple(suit for suit in among if suit in place.unbid)


def _call(line: Line, place: Place, suits: Suits) -> Call | None:
    """The call if it is legal."""
    if line.suit in PLAIN:
        call = PLAIN[line.suit]
        return call if call in place.plain else None
    if line.suit == "N":
        denomination = Denomination.NT
    else:
        denomination = Denomination(LITERAL.get(line.suit, suits.get(line.suit)))
    cheapest = place.cheapest(denomination)
    if line.level in ABOVE_CHEAPEST:
        level = cheapest + ABOVE_CHEAPEST[line.level]
    elif line.level == "g":
        level = game_level(denomination)
    else:
        level = SLAMS.get(line.level) or int(line.level)
    if not cheapest <= level <= 7 or place.over:
        return None
    return Bid.of(level, denomination)


def _entry(line: Line, number: int, call: Call, shows: Bounds, suits: Suits) -> Entry:
    weight, prefers = -STEP * number, {}
    suit = suits.get(line.suit) if line.suit not in LITERAL else LITERAL[line.suit]
    if suit is not None and line.flags & {"by length", "up"}:
        prefers = {LENGTH + suit: BY_LENGTH}
        weight += BY_RANK * (rank(suit) if "by length" in line.flags else -rank(suit))
    artificial = "artificial" in line.flags
    forcing = Forcing.NO
    if "game" in line.flags:
        forcing = Forcing.GAME
    elif "forcing" in line.flags or (artificial and call is not PASS and "passable" not in line.flags):
        forcing = Forcing.ROUND
    agrees = LITERAL.get(line.agrees, suits.get(line.agrees)) if line.agrees else None
    return Entry(
        call,
        line.code,
        shows,
        weight,
        prefers,
        forcing,
        artificial,
        agrees,
        invites="invites" in line.flags,
        signs_off="signoff" in line.flags,
        judgement="judgement" in line.flags,
    )


def _bounds_of(terms: tuple[Term, ...], place: Place, suits: Suits) -> Iterator[Bounds]:
    """The bounds of an alternative: none if a standing fact does not hold, several where a term leaves a
    choice."""
    choices = []
    for term in terms:
        fact = holds(term, place, suits)
        if fact is None:
            choices.append(list(_bounds(term, place, suits)))
        elif fact is term.negated:
            return
    for chosen in product(*choices):
        shows: dict[int, tuple[float, float]] = {}
        for column, low, high in (bound for bounds in chosen for bound in bounds):
            known = shows.get(column, (-MOST, MOST))
            shows[column] = (max(low, known[0]), min(high, known[1]))
        if all(low <= high for low, high in shows.values()):
            yield shows


Choice = tuple[tuple[int, float, float], ...]
"""Bounds that hold together: column, least, most."""


def _bounds(term: Term, place: Place, suits: Suits) -> Iterator[Choice]:
    """The ways in which a hand can keep a term."""
    if term.kind in ("stops", "unbid stops"):
        of = (
            place.theirs
            if term.kind == "stops"
            else tuple(suit for suit in Suit if suit not in place.partners + place.mine)
        )
        columns = [measures.STOP + suit for suit in of]
        if term.negated:
            yield from (((column, 0, 0),) for column in columns)
        else:
            yield tuple((column, 1, 1) for column in columns)
        return
    column, low, high = _range(term, place, suits)
    if not term.negated:
        yield ((column, low, high),)
        return
    bottom, top = _domain(column)
    if low > bottom:
        yield ((column, bottom, low - 1),)
    if high < top:
        yield ((column, high + 1, top),)


def _domain(column: int) -> tuple[float, float]:
    """The least and the most that a measure can be."""
    if column >= measures.LONG:
        return -13, 13
    if column in (measures.BALANCED, measures.SEMI) or measures.KING <= column < measures.LONG:
        return 0, 1
    return 0, 13 if LENGTH <= column < LENGTH + 4 else MOST_POINTS


def _range(term: Term, place: Place, suits: Suits) -> tuple[int, float, float]:
    """Column, least and most of a term, within what is possible."""
    column, low, high = _wanted(term, place, suits)
    bottom, top = _domain(column)
    return column, max(low, bottom), min(high, top)


def _wanted(term: Term, place: Place, suits: Suits) -> tuple[int, float, float]:
    kind = term.kind
    named = [LITERAL.get(letter, suits.get(letter)) for letter in term.suits]
    if kind == "unbalanced":
        return measures.BALANCED, 0, 0
    if kind == "total":
        column = POINTS if not named else measures.DUMMY + (named[0] or 0)
        least = place.partner_least
        return column, term.low - least, term.high - least
    if kind in _COLUMNS:
        return _COLUMNS[kind], term.low, term.high
    suit = named[0]
    assert suit is not None
    if kind == "fit":
        held = place.partners_length(suit)
        return LENGTH + suit, term.low - held, term.high - held
    if kind == "longest":
        return measures.LONG + suit, 0, MOST
    if kind.startswith("longer"):
        return _longer(kind.removeprefix("longer"), suit, named[1])
    return _OF_SUIT[kind] + suit, term.low, term.high


def _longer(sign: str, one: Suit, other: Suit | None) -> tuple[int, float, float]:
    assert other is not None
    least = {">": 1, ">=": 0, "<": -13, "<=": -13}[sign]
    most = {">": 13, ">=": 13, "<": -1, "<=": 0}[sign]
    if one is other:
        return LENGTH + one, 0, 13 if least <= 0 <= most else -1
    if (one, other) in measures.PAIRS:
        return measures.PAIRS[one, other], least, most
    return measures.PAIRS[other, one], -most, -least
