"""The numbers in the comments of a lesson, by name.

They are asked of the view of the learner's seat, so that no comment can tell what is still hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from vintik.cards import EMPTY, FULL_PACK, Bid, Card, Hand, Seat, Side, Suit, parse_call
from vintik.game import Rules, Table, View
from vintik.game.closing import written
from vintik.game.lines import Line
from vintik.game.phases.auction import Contract
from vintik.game.phases.play import Play
from vintik.game.scoring import Outcome
from vintik.game.sheet import EMPTY_SHEET, DealResult
from vintik.game.table import CurrentDeal

POINTS = dict(zip("AKQJ", (4, 3, 2, 1), strict=True))
HONOURS = "AKQJT"
_SUITS = {suit.letter: suit for suit in Suit}

Fact = Callable[..., int]
_FACTS: dict[str, Fact] = {}


class UnknownFact(ValueError):
    """A lesson asks for a number that nobody knows, or not yet."""


def fact(source: str, view: View) -> int:
    """What `source`, a name with arguments such as `value 5H`, is now; raises `UnknownFact`."""
    name, *arguments = source.split()
    if name not in _FACTS:
        raise UnknownFact(source)
    try:
        return _FACTS[name](view.table, *arguments)
    except (LookupError, TypeError, ValueError) as fault:
        raise UnknownFact(f"{source}: {fault}") from fault


def _fact(name: str) -> Callable[[Fact], Fact]:
    def keep(asked: Fact) -> Fact:
        _FACTS[name] = asked
        return asked

    return keep


# --- the cards as dealt ----------------------------------------------------------------------------


@_fact("points")
def _points(table: Table, who: str) -> int:
    """High-card points."""
    return sum(POINTS.get(card.rank.letter, 0) for card in _dealt(table, who))


@_fact("length")
def _length(table: Table, who: str, suit: str) -> int:
    return _dealt(table, who).length(_SUITS[suit])


@_fact("honours")
def _honours(table: Table, who: str, suit: str) -> int:
    """V4.6: A K Q J 10 of a suit."""
    return sum(1 for card in _dealt(table, who).of_suit(_SUITS[suit]) if card.rank.letter in HONOURS)


@_fact("aces")
def _aces(table: Table, who: str) -> int:
    return sum(1 for card in _dealt(table, who) if card.rank.letter == "A")


# --- the rules -------------------------------------------------------------------------------------


@_fact("value")
def _value(table: Table, bid: str = "") -> int:
    """Trick value (V4.1) of a bid, or of the contract."""
    return _trick_value(table.rules, _bid(bid) if bid else _contract(table).bid)


@_fact("needs")
def _needs(table: Table, bid: str = "") -> int:
    return (_bid(bid) if bid else _contract(table).bid).needs


@_fact("goal")
def _goal(table: Table) -> int:
    """Points that win a game (V5.1)."""
    goal = table.rules.form.target
    if goal is None:
        raise UnknownFact("goal")
    return goal


@_fact("worth")
def _worth(table: Table, tricks: str, bid: str) -> int:
    return int(tricks) * _trick_value(table.rules, _bid(bid))


@_fact("tricks-to-game")
def _tricks_to_game(table: Table, bid: str) -> int:
    return -(-_goal(table) // _trick_value(table.rules, _bid(bid)))


@_fact("one-short")
def _one_short(table: Table, bid: str) -> int:
    """What the defenders write when this contract fails by a trick (V4.9)."""
    contract = Contract(_bid(bid), Seat.S, 0)
    taken = contract.bid.needs - 1
    winners = (Seat.S,) * taken + (Seat.W,) * (13 - taken)
    lines = _lines(table.rules, contract, (FULL_PACK, EMPTY, EMPTY, EMPTY), winners)
    return sum(line.points for line in lines if line.kind.endswith("undertricks"))


# --- the auction -----------------------------------------------------------------------------------


@_fact("passes")
def _passes(table: Table) -> int:
    """Passes in a row."""
    return _deal(table).auction.passes


@_fact("next-pass")
def _next_pass(table: Table) -> int:
    """Which of them the next pass would be."""
    return _passes(table) + 1


@_fact("passes-to-end")
def _passes_to_end(table: Table) -> int:
    return _deal(table).auction.passes_to_end


# --- the play --------------------------------------------------------------------------------------


@_fact("spare")
def _spare(table: Table) -> int:
    """Tricks that declarer's side may lose."""
    return 13 - _contract(table).bid.needs


@_fact("taken")
def _taken(table: Table, side: str) -> int:
    return sum(1 for trick in _play(table).tricks if trick.winner.side is Side[side])


@_fact("written")
def _written(table: Table, side: str) -> int:
    """What the tricks taken so far will write below the line (V4.2)."""
    return _taken(table, side) * _value(table)


@_fact("left-after")
def _left_after(table: Table) -> int:
    """Tricks left once the one on the table is over."""
    return 12 - len(_play(table).tricks)


@_fact("missing")
def _missing(table: Table) -> int:
    """Tricks that declarer's side still needs."""
    contract = _contract(table)
    return contract.bid.needs - _taken(table, contract.declarer.side.name)


@_fact("unseen")
def _unseen(table: Table, suit: str) -> int:
    """Cards of a suit that are neither played nor in a hand that is known."""
    deal = _deal(table)
    seen = Hand.of(_played(_play(table)))
    for holding in deal.holdings:
        seen |= holding.known
    return 13 - seen.length(_SUITS[suit])


# --- the score -------------------------------------------------------------------------------------


@_fact("item")
def _item(table: Table, kind: str, side: str) -> int:
    return _of(_result(table).lines, kind, side)


@_fact("total")
def _total(table: Table, side: str) -> int:
    return _result(table).totals[Side[side]]


@_fact("crossed")
def _crossed(table: Table) -> int:
    """The 1-based trick of the deal that won the game (V5.2)."""
    won = _result(table).game_won
    if won is None:
        raise UnknownFact("crossed")
    return won.trick


@_fact("if-short")
def _if_short(table: Table, kind: str, side: str) -> int:
    """An item, `taken` or the `total` if the last trick had gone to the defenders."""
    result, contract = _result(table), _contract(table)
    winners = (*(trick.winner for trick in result.tricks[:-1]), contract.declarer.next)
    if kind == "taken":
        return sum(1 for winner in winners if winner.side is Side[side])
    if result.hands is None or result.number != 1:
        raise UnknownFact("if-short")
    lines = _lines(table.rules, contract, tuple(result.hands), winners)
    return (
        sum(line.points for line in lines if line.side is Side[side])
        if kind == "total"
        else _of(lines, kind, side)
    )


# --- parts of a view -------------------------------------------------------------------------------


def _deal(table: Table) -> CurrentDeal:
    if table.deal is None:
        raise UnknownFact("no deal")
    return table.deal


def _dealt(table: Table, who: str) -> Hand:
    """The cards dealt to a seat (`S`) or a side (`NS`); to others than the learner once the deal is over."""
    deal = _deal(table)
    shown = _result(table).hands if deal.over else None
    held = EMPTY
    for name in who:
        seat = Seat.parse(name)
        holding = deal.dealt[seat]
        if holding.unseen and shown is None:
            raise UnknownFact(f"{seat} is hidden")
        held |= holding.known if shown is None else shown[seat]
    return held


def _contract(table: Table) -> Contract:
    contract = _deal(table).auction.contract()
    if contract is None:
        raise UnknownFact("no contract")
    return contract


def _play(table: Table) -> Play:
    play = _deal(table).play
    if play is None:
        raise UnknownFact("no play")
    return play


def _played(play: Play) -> Iterable[Card]:
    for trick in play.tricks:
        yield from trick.cards
    yield from play.on_table


def _result(table: Table) -> DealResult:
    return table.sheet.deals[-1]


def _bid(text: str) -> Bid:
    call = parse_call(text)
    if not isinstance(call, Bid):
        raise UnknownFact(text)
    return call


def _trick_value(rules: Rules, bid: Bid) -> int:
    if rules.trick_value is None:
        raise UnknownFact("value")
    return rules.trick_value(bid)


def _lines(
    rules: Rules, contract: Contract, hands: tuple[Hand, ...], winners: tuple[Seat, ...]
) -> tuple[Line, ...]:
    """All lines of a deal on a clean sheet."""
    outcome = Outcome(contract, hands, winners, _trick_value(rules, contract.bid), rules.vulnerable)
    lines, _ = written(rules, EMPTY_SHEET, outcome)
    return lines


def _of(lines: Iterable[Line], kind: str, side: str) -> int:
    """Raises `UnknownFact` if the side has no such item."""
    found = [line.points for line in lines if line.kind == kind and line.side is Side[side]]
    if not found:
        raise UnknownFact(f"no {kind} of {side}")
    return sum(found)


def _sum(lines: Iterable[Line], side: Side) -> int:
    return sum(line.points for line in lines if line.side is side)
