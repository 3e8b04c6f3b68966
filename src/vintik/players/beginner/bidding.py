"""The auction: what to call.

The player imagines the table (`picture`), asks what each contract it could bid would be worth (`prices`), and
compares that with letting things stand. It follows from the rules as data: where they pay for every trick it
bids differently from where they pay for the contract alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from vintik.cards import DOUBLE, PASS, Bid, Call, Denomination, Hand, Suit
from vintik.game import View
from vintik.game.phases.auction import Auction
from vintik.players.beginner.counting import Forecast
from vintik.players.beginner.picture import Picture
from vintik.players.beginner.prices import Prices, Stakes, prices_of
from vintik.players.why import Reason

PRUDENCE = 0.3
"""Tricks taken off one's expectation before bidding: whoever bids tends to have thought too much of it."""
NOTRUMP_PRUDENCE = 0.5
SLAM_PRUDENCE = 0.4
"""The same at no trump, where no trump saves the weak suits; and more for each level above 5 (S6)."""
MOST_BIDS = 4
"""Bids of one player in one auction."""
OPEN_WITH = 12
"""Points, and one for each card of the longest suit over four, to open where the auction may end at once."""
ANSWER = 6
"""Points to answer partner's opening where the auction could end at once."""
SURE_DOWN = 0.8
"""How sure to be that a contract fails before doubling it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A bid, the points expected from it, and the side's tricks."""

    bid: Bid
    worth: float
    tricks: Forecast


class Bidder:
    """One player, about to call."""

    def __init__(self, view: View, hand: Hand, auction: Auction, legal: tuple[Call, ...]) -> None:
        self.view = view
        self.side = view.seat.side
        self.hand = hand
        self.auction = auction
        self.legal = legal
        self.picture = Picture(view.seat, hand, auction)
        self.prices: Prices = prices_of(view.table.rules)
        self.own = self.picture.shown[view.seat]
        self.partner = self.picture.shown[view.seat.partner]

    def call(self) -> tuple[Call, Reason]:
        stands = self.standing()
        best = self.best_bid()
        if best is not None and best.worth > stands and self.may_bid():
            return self.bid(best)
        answer = self.answer()
        if answer is not None:
            return answer
        if self.should_double(stands):
            return DOUBLE, Reason(
                "double_expects", {"contract": self.contract_name, "tricks": self.their_tricks()}
            )
        return PASS, self.why_pass()

    # What things are worth.

    def standing(self) -> float:
        """What the last bid is worth as the contract; 0 when there is none."""
        if self.auction.bid is None:
            return 0.0
        return self.worth_of_contract(self.auction.doubled)

    def worth_of_contract(self, doubled: int) -> float:
        bid, bidder = self.auction.bid, self.auction.bidder
        if bid is None or bidder is None:
            return 0.0
        ours = bidder.side is self.side
        tricks = self.picture.forecast(bid.denomination, ours)
        if ours:
            tricks = self.prudent(tricks, bid)
        return self.price(bid, ours, doubled, tricks)

    @staticmethod
    def prudent(tricks: Forecast, bid: Bid) -> Forecast:
        """What is left of the hopes of whoever would bid this."""
        less = PRUDENCE if bid.trump is not None else NOTRUMP_PRUDENCE
        less += SLAM_PRUDENCE * max(0, bid.level - 5)
        return Forecast(tricks.mean - less, tricks.spread)

    def price(self, bid: Bid, ours: bool, doubled: int, tricks: Forecast) -> float:
        trump = bid.trump
        honour_chance = self.picture.honour_chance(trump) if trump is not None else 0.0
        stakes = Stakes.of(self.hand, trump, honour_chance, self.picture.ace_chance())
        declaring = self.side if ours else self.side.other
        return self.prices.expected(bid, declaring, doubled, self.side, tricks, stakes, self.view.table.sheet)

    def best_bid(self) -> Choice | None:
        """The legal bid with the highest worth. Hopeless levels are not looked at."""
        best: Choice | None = None
        tricks = {each: self.picture.forecast(each, True) for each in Denomination}
        for bid in self.legal:
            if not isinstance(bid, Bid):
                continue
            forecast = tricks[bid.denomination]
            prudent = self.prudent(forecast, bid)
            if bid.needs > prudent.mean + 1.2:
                continue
            choice = Choice(bid, self.price(bid, True, 0, prudent), forecast)
            if best is None or choice.worth > best.worth:
                best = choice
        return best

    # What to say.

    def may_bid(self) -> bool:
        """Not for ever; and the side's first bid needs some strength where it may also be the last."""
        if len(self.own.bids) >= MOST_BIDS:
            return False
        if self.time_to_talk or self.own.bids or self.partner.bids:
            return True
        return self.picture.points + max(self.picture.lengths) - 4 >= OPEN_WITH

    def bid(self, best: Choice) -> tuple[Call, Reason]:
        """The best bid at once; only the side's first bid starts low where there is time to talk."""
        denomination = best.bid.denomination
        if not self.own.bids and not self.partner.bids:
            bid = best.bid
            if self.time_to_talk:
                bid = next(
                    each for each in self.legal if isinstance(each, Bid) and each.denomination is denomination
                )
            return bid, Reason("bid_opens", {"bid": bid.name, **self.counted(denomination.trump)})
        expects = {"points": self.picture.points, "tricks": round(best.tricks.mean)}
        return best.bid, Reason("bid_expects", {"bid": best.bid.name, **expects})

    @property
    def time_to_talk(self) -> bool:
        """Whether everybody is sure to speak again after a bid (V2.5, M2.4)."""
        return self.auction.rules.closing_passes > 4

    def answer(self) -> tuple[Call, Reason] | None:
        """Keeps partner's opening alive: support, a new suit, or no trump."""
        opening, points = self.auction.bid, self.picture.points
        if self.time_to_talk or self.own.bids or (self.own.passed and points < ANSWER + 2):
            return None
        if opening is None or self.auction.bidder is not self.view.seat.partner or points < ANSWER:
            return None
        if len(self.partner.bids) > 1 or opening.level > 1 or self.auction.doubled:
            return None
        trump = opening.trump
        if trump is not None and self.hand.length(trump) >= (3 if trump in MAJORS else 4):
            bid = Bid.of(3 if points >= 10 else 2, opening.denomination)
            return bid, Reason("bid_supports", {"bid": bid.name, **self.counted(trump)})
        if trump is None:
            return None
        for call in self.legal:
            if not isinstance(call, Bid) or call.level > (2 if points >= 10 else 1):
                continue
            if call.trump is None or self.hand.length(call.trump) >= 3 + call.level:
                return call, Reason("bid_answers", {"bid": call.name, "points": points})
        return None

    def should_double(self, stands: float) -> bool:
        """When the opponents' contract fails nearly for sure, and doubling it pays."""
        bid = self.auction.bid
        if DOUBLE not in self.legal or bid is None:
            return False
        if self.picture.forecast(bid.denomination, False).at_least(14 - bid.needs) < SURE_DOWN:
            return False
        return self.worth_of_contract(1) > stands

    def their_tricks(self) -> int:
        bid = self.auction.bid
        return round(13 - self.picture.forecast(bid.denomination, False).mean) if bid is not None else 0

    def why_pass(self) -> Reason:
        bidder = self.auction.bidder
        if bidder is None:
            return Reason("pass_weak", {"points": self.picture.points})
        if bidder.side is self.side:
            return Reason("pass_content", {"contract": self.contract_name})
        if self.picture.points < 8:
            return Reason("pass_weak", {"points": self.picture.points})
        return Reason("pass_beaten", {"contract": self.contract_name})

    @property
    def contract_name(self) -> str:
        return self.auction.bid.name if self.auction.bid is not None else ""

    def counted(self, trump: Suit | None) -> dict[str, int]:
        length = self.hand.length(trump) if trump is not None else max(self.picture.lengths)
        return {"points": self.picture.points, "length": length}


MAJORS = (Suit.SPADES, Suit.HEARTS)


def choose_call(view: View) -> tuple[Call, Reason]:
    """The call of the seat whose turn it is."""
    deal = view.table.deal
    assert deal is not None
    hand = deal.holdings[view.seat].known
    return Bidder(view, hand, deal.auction, view.offers.calls).call()
