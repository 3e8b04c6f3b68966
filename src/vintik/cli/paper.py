"""A match on paper, for people at a terminal: hands, auction, tricks, and the sheet with its arithmetic."""

from __future__ import annotations

from collections.abc import Sequence

from vintik.cards import PASS, SEATS, SIDES, Bid, Call, Card, Hand, Seat, Suit
from vintik.game import Rules, Table
from vintik.game.phases.auction import Contract
from vintik.game.phases.play import Trick
from vintik.game.sheet import DealResult, Sides
from vintik.i18n import Words

WIDTH = 12
"""Characters of a column of the auction and the tricks."""


def print_match(table: Table, words: Words, heading: str, whole: bool = False) -> None:
    """The deals of a match with their items and the result; with `whole`, hands, calls and cards too."""
    sheet = table.sheet
    print(f"{heading} · {words('game', game=table.rules.game)}{_options(table)}")
    alone = table.rules.form.kind == "one_deal"
    for result in sheet.deals:
        print()
        _print_deal(table.rules, result, words, whole)
        print("  " + _pair(words("deal-total"), _shown(result.totals, alone), words))
    if table.deal is not None and not table.deal.over:
        print()
        print(words("deal-unfinished", number=table.deal.number))
    print()
    print(_pair(words("totals"), _shown(sheet.totals, alone), words))
    if sheet.winner is not None:
        winner = words("side", side=sheet.winner.name)
        print(words("match-won", side=winner, form=table.rules.form.kind, margin=sheet.margin))
    print()


def _options(table: Table) -> str:
    return "".join(f" · {name} {value}" for name, value in table.rules.options.items())


def _print_deal(rules: Rules, result: DealResult, words: Words, whole: bool) -> None:
    dealer = words("seat", seat=result.dealer.name)
    print(words("deal-heading", number=result.number, seat=dealer))
    if whole and result.hands is not None:
        print_hands(tuple(result.hands), words)
        print_auction(result.dealer, result.calls, words)
    if result.contract is None:
        print(words("passed-out"))
        return
    if whole:
        _print_tricks(result.tricks, words)
    print(_outcome(result, result.contract, words))
    for line in result.lines:
        side, kind = words("side", side=line.side.name), words("item", kind=line.kind, line=line.column)
        column = f"{words('column', line=line.column)}  " if line.column != "score" else ""
        print(f"  {side:<14}{line.points:>6}  {column}{kind}: {line.why}  [{rules.paragraphs[line.kind]}]")


def _shown(totals: Sides, alone: bool) -> Sides:
    """Of a deal that stands alone one side's score is the other's with the sign changed (B4.7)."""
    difference = totals[0] - totals[1]
    return (difference, -difference) if alone else totals


def _outcome(result: DealResult, contract: Contract, words: Words) -> str:
    taken = sum(1 for trick in result.tricks if trick.winner.side is contract.declarer.side)
    return words(
        "deal-outcome",
        contract=bid_text(contract.bid) + "×" * contract.doubled,
        seat=words("seat", seat=contract.declarer.name),
        taken=taken,
        needed=contract.bid.needs,
    )


def _pair(label: str, pair: Sides, words: Words) -> str:
    sides = " · ".join(f"{words('side', side=side.name)} {pair[side]}" for side in SIDES)
    return f"{label}: {sides}"


def bid_text(bid: Bid) -> str:
    """As people write it: `3♣`, `1NT`."""
    return f"{bid.level}{bid.trump.symbol if bid.trump is not None else 'NT'}"


def call_text(call: Call, words: Words) -> str:
    """A bid, the word for pass, `X` or `XX`."""
    if isinstance(call, Bid):
        return bid_text(call)
    return words("call-pass") if call is PASS else call.name


def card_text(card: Card) -> str:
    """As people write it: `♥10`."""
    return f"{card.suit.symbol}{card.rank.letter.replace('T', '10')}"


def suits_of(hand: Hand) -> list[str]:
    """A hand suit by suit, `♠ A K 5`."""
    lines = []
    for suit in Suit:
        ranks = " ".join(card.rank.letter.replace("T", "10") for card in hand.of_suit(suit))
        lines.append(f"{suit.symbol} {ranks or '—'}")
    return lines


def print_hands(hands: Sequence[Hand], words: Words) -> None:
    """North above, West and East beside each other, South below."""
    blocks = [[words("seat", seat=seat.name), *suits_of(hands[seat])] for seat in SEATS]
    north, east, south, west = blocks
    for line in north:
        print(" " * 20 + line)
    for left, right in zip(west, east, strict=True):
        print(f"{left:<40}{right}")
    for line in south:
        print(" " * 20 + line)


def _columns(first: Seat, words: Words) -> str:
    return "".join(f"{words('seat', seat=first.after(n).name):<{WIDTH}}" for n in range(4)).rstrip()


def print_auction(dealer: Seat, calls: Sequence[Call], words: Words) -> None:
    """A row for each round, the dealer's column first."""
    print()
    print(_columns(dealer, words))
    for row in range(0, len(calls), 4):
        print("".join(f"{call_text(call, words):<{WIDTH}}" for call in calls[row : row + 4]).rstrip())


def _print_tricks(tricks: Sequence[Trick], words: Words) -> None:
    """A row a trick, columns by seat; `>` marks the lead, `*` the winner."""
    print()
    print("    " + _columns(Seat.N, words))
    for number, trick in enumerate(tricks, start=1):
        row = ""
        for seat in SEATS:
            marks = (">" if seat is trick.leader else "") + card_text(trick.card_of(seat))
            row += f"{marks + ('*' if seat is trick.winner else ''):<{WIDTH}}"
        print(f"{number:>2}  {row.rstrip()}")
    print()
