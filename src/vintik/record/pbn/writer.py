"""Tables as PBN 2.1 in export form: `docs/pbn.md`.

A deal is written when its four hands are known; so nothing that is still secret can be written.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from vintik.cards import SEATS, Call, Card, Deal, Seat, Side
from vintik.game import Table
from vintik.game.phases.auction import Contract
from vintik.game.phases.play import Trick
from vintik.games import bridge
from vintik.record.pbn.sections import auction_rows, play_rows

HEADER = "% PBN 2.1\n% EXPORT\n"
VULNERABLE: Mapping[frozenset[Side], str] = {
    frozenset(): "None",
    frozenset({Side.NS}): "NS",
    frozenset({Side.EW}): "EW",
    frozenset(Side): "All",
}


@dataclass(frozen=True, slots=True)
class _Written:
    """A deal to be written. `tricks` are the finished ones, `leader` and `on_table` the trick begun."""

    number: int
    dealer: Seat
    hands: Deal
    calls: Sequence[Call]
    contract: Contract | None
    over: bool
    tricks: Sequence[Trick] = ()
    leader: Seat = Seat.N
    on_table: Sequence[Card] = ()


def pbn_of(table: Table) -> str:
    """One match as a PBN file."""
    return write_pbn((table,))


def write_pbn(tables: Iterable[Table]) -> str:
    """Matches as one PBN file: of each the finished deals, and the deal in progress if all its hands are
    known. Bridge boards are numbered through the file, the deals of Vint within their match."""
    games: list[str] = []
    boards = 0
    for match, table in enumerate(tables, start=1):
        for deal in _deals(table):
            if table.rules.game == bridge.NAME:
                boards += 1
                board, own = boards, {}
            else:
                board, own = deal.number, _own_tags(table, match)
            games.append("".join(f"{line}\n" for line in _game(table, deal, board, own)))
    return HEADER + "\n".join(games)


def _deals(table: Table) -> Iterator[_Written]:
    for result in table.sheet.deals:
        if result.hands is not None:
            yield _Written(
                result.number, result.dealer, result.hands, result.calls, result.contract, True, result.tricks
            )
    deal = table.deal
    if deal is None or deal.over or any(held.unseen for held in deal.dealt):
        return
    hands = Deal(*(deal.dealt[seat].known for seat in SEATS))
    calls, contract = deal.auction.calls, deal.auction.contract()
    if deal.play is None:
        yield _Written(deal.number, deal.dealer, hands, calls, contract, False)
        return
    play = deal.play
    yield _Written(
        deal.number, deal.dealer, hands, calls, contract, False, play.tricks, play.leader, play.on_table
    )


def _own_tags(table: Table, match: int) -> dict[str, str]:
    """The supplemental tags of a Vint deal, in alphabetical order as the export form has them."""
    tags = {"Game": table.rules.game}
    if table.rules.options:
        tags["GameOptions"] = "; ".join(f"{name}={value}" for name, value in table.rules.options.items())
    return {**tags, "Match": str(match)}


def _game(table: Table, deal: _Written, board: int, own: Mapping[str, str]) -> Iterator[str]:
    tags = {
        "Event": "?",
        "Site": "?",
        "Date": "????.??.??",
        "Board": str(board),
        "West": "?",
        "North": "?",
        "East": "?",
        "South": "?",
        "Dealer": deal.dealer.name,
        "Vulnerable": VULNERABLE[table.rules.vulnerable],
        "Deal": _rotated(deal),
        "Scoring": "?",
        **_outcome(deal),
        **own,
        "Auction": deal.dealer.name,
    }
    for name, value in tags.items():
        yield f'[{name} "{value}"]'
    yield from auction_rows([call.name for call in deal.calls])
    if deal.contract is not None:
        first = deal.contract.declarer.next
        yield f'[Play "{first.name}"]'
        yield from play_rows(first, deal.tricks, deal.leader, deal.on_table)
    if not deal.over:
        yield "*"


def _rotated(deal: _Written) -> str:
    """The four hands clockwise from the dealer: the export form, and the order of the auction."""
    hands = " ".join(str(deal.hands[deal.dealer.after(place)]) for place in range(4))
    return f"{deal.dealer.name}:{hands}"


def _outcome(deal: _Written) -> dict[str, str]:
    """Declarer, Contract and Result; `?` for what is not known yet, nothing for a deal passed out."""
    if deal.contract is None:
        declarer, contract, result = ("", "Pass", "") if deal.over else ("?", "?", "?")
    else:
        side = deal.contract.declarer.side
        declarer = deal.contract.declarer.name
        contract = deal.contract.bid.name + "X" * deal.contract.doubled
        result = str(sum(trick.winner.side is side for trick in deal.tricks)) if deal.over else "?"
    return {"Declarer": declarer, "Contract": contract, "Result": result}
