"""`beginner`: a player by rules of thumb. It counts its hand, listens, and remembers the cards that went."""

from __future__ import annotations

from random import Random

from vintik.game import Claim, MakeCall, PlayCard, View
from vintik.players.beginner.bidding import choose_call
from vintik.players.beginner.following import follow
from vintik.players.beginner.leading import lead
from vintik.players.beginner.seen import Seen
from vintik.players.why import Act, Reason


class Beginner:
    """Bids what its cards and the scoring justify; plays as the old rules of thumb say.

    It draws no lots: the same view always gets the same answer.
    """

    def act(self, view: View, rng: Random) -> Act:
        """Raises `ValueError` when the table does not wait for a call or a card of this seat."""
        offers = view.offers
        deal = view.table.deal
        if offers.calls:
            call, why = choose_call(view)
            return Act(MakeCall(view.seat, call), why)
        if deal is None or offers.hand is None or not offers.cards.mask:
            raise ValueError(f"{view.seat} has nothing to call or play")
        if offers.claim:
            return Act(Claim(view.seat), Reason("claim", {"tricks": len(deal.holdings[view.seat])}))
        seen = Seen(deal, view.seat, offers.hand)
        card, why = follow(seen, offers.cards) if seen.play.on_table else lead(seen)
        return Act(PlayCard(view.seat, card), why)
