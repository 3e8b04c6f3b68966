"""What a person asks for beside a call, a card or a deal: a claim, or an act taken back, as commands.

It knows who sits at the table, and so who would have to agree.
"""

from __future__ import annotations

from vintik.cards import Seat
from vintik.game import Claim, ClaimTricks, DenyClaim, Refusal, Table, TakeBack, View
from vintik.game.engine import check_claim
from vintik.game.offers import take_back_acts
from vintik.players.claims import NotCertain, NotFoundOut, settled
from vintik.server.seating import Seating


def claim(
    table: Table, view: View, seating: Seating, tricks: int | None, seed: int
) -> Claim | ClaimTricks | DenyClaim:
    """What comes of a claim of `tricks` (None: all that remain) by the seat of `view`; raises `Refusal`.

    Computer partners agree to whatever is conceded, dummy has no say, and a person is not asked yet. It may
    think for a second.
    """
    seat, deal = view.seat, table.deal
    play = deal.play if deal is not None else None
    left = play.tricks_left if play is not None else 0
    wanted = left if tricks is None else tricks
    check_claim(table, seat, wanted)
    if wanted == left and view.offers.claim:
        return Claim(seat)
    mute = play is None or play.dummy is seat.partner
    if wanted < left and not mute and seating.plays(seat.partner, deal):
        raise Refusal("partner_agrees")
    try:
        taken, cards = settled(table, view, wanted, seed)
    except NotCertain:
        return DenyClaim(seat, wanted)
    except NotFoundOut:
        raise Refusal("claim_too_early") from None
    return ClaimTricks(seat, taken, cards)


def may_take_back(table: Table, seating: Seating, seat: Seat) -> bool:
    """Whether the person of this seat may take something back: only while nobody else at the table is a
    person, who would have to agree."""
    return seating.persons == {seat} and take_back_acts(table, _taking_back(table, seating, seat)) > 0


def take_back(table: Table, seating: Seating, seat: Seat) -> TakeBack:
    """The last act of the person of this seat, wherever they made it; raises `Refusal`."""
    if not may_take_back(table, seating, seat):
        raise Refusal("no_take_back")
    return TakeBack(_taking_back(table, seating, seat))


def _taking_back(table: Table, seating: Seating, seat: Seat) -> Seat:
    """The seat in which the person acted last: what partner called, before they took its chair, is not
    theirs."""
    chair = seating.chair_of(seat, table.deal)
    if chair is seat or table.deal is None or table.deal.play is None:
        return seat
    return chair if table.deal.play.acts_since(chair) else seat


def place(table: Table) -> str:
    """Where the match stands, the same again after everything since was taken back: so nobody who takes back
    and acts as before has luck drawn anew."""
    deal = table.deal
    if deal is None:
        return "0"
    cards = deal.play.cards_played if deal.play is not None else 0
    return f"{deal.number} {len(deal.auction.calls)} {cards}"
