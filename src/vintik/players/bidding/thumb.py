"""Calls by rules of thumb, read: what `players.beginner` hears in them, call by call. In games with doubles
`american/thumb.bids` reads them.

It knows expected points and lengths only; how they lead to a call is the beginner's business.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from vintik.cards import Bid, Call, Denomination, Suit
from vintik.game.phases.auction import Auction
from vintik.players.beginner.picture import Shown, heard

MEANINGS = (
    "thumb_opens",
    "thumb_answers",
    "thumb_supports",
    "thumb_repeats",
    "thumb_bids",
    "thumb_passes",
    "thumb_passes_again",
)

Shows = tuple[str, Mapping[str, str | int]]
"""Kind and parameters of a fact, as in `meaning.FACTS`."""


def reading(auction: Auction, call: Call) -> tuple[str, list[Shows]]:
    """The code and the facts of `call` as the next call of an auction."""
    seat = auction.turn
    before, after = heard(auction), heard(auction.after(call))
    partner = before[seat.partner]
    return _code(call, before[seat], partner), [*_changes(before[seat], after[seat])]


def _code(call: Call, own: Shown, partner: Shown) -> str:
    if not isinstance(call, Bid):
        return "thumb_passes_again" if own.passed or own.bids else "thumb_passes"
    if call.trump is not None and any(each.trump is call.trump for each in partner.bids):
        return "thumb_supports"
    if any(each.denomination is call.denomination for each in own.bids):
        return "thumb_repeats"
    if own.bids:
        return "thumb_bids"
    return "thumb_answers" if partner.bids else "thumb_opens"


def _changes(before: Shown, after: Shown) -> Iterator[Shows]:
    if after.points != before.points:
        yield "points_about", {"points": round(after.points)}
    for suit in Suit:
        if after.lengths[suit] > before.lengths[suit]:
            yield "cards_least", {"least": int(after.lengths[suit]), "suit": Denomination(suit).name}
