"""What the calls say: the points and suits that everybody at the table has shown so far.

`heard` uses the calls only, so all four players hear the same; `Picture` adds what one of them holds. A bid
is read as the sum that would have led to it: so many tricks promised, so many shown by partner, the rest is
here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from vintik.cards import DOUBLE, PASS, SEATS, Bid, Denomination, Hand, Seat, Suit
from vintik.game.phases.auction import Auction
from vintik.players.beginner.counting import (
    ALL_POINTS,
    AVERAGE_MISSING,
    Forecast,
    expected_tricks,
    lengths,
    missing,
    points,
    points_for,
)

UNKNOWN_POINTS, UNKNOWN_LENGTH = 17.0, 1.7
"""Variance of what is not known: a hand's points, the length of a suit."""
BID_POINTS, BID_LENGTH, PASS_POINTS = 6.0, 0.7, 9.0
"""The same, once bid or passed."""
SUIT_SPREAD, NOTRUMP_SPREAD = 0.9, 1.3
"""Standard deviation of the tricks when points and trumps are known."""
OPENING, OPENING_NOTRUMP, ANSWER = 14.0, 15.0, 7.0
"""Points shown by a side's first bid, at least, and by the first answer to it."""
NAMED, REPEATED, SUPPORTED = 5.0, 6.0, 3.5
"""Cards shown by naming a suit, by naming it again, and by raising partner's."""


@dataclass(slots=True)
class Shown:
    """What one seat has shown: expected points and lengths, each with its variance, and its bids."""

    points: float = 10.0
    points_variance: float = UNKNOWN_POINTS
    lengths: list[float] = field(default_factory=lambda: [3.25] * 4)
    length_variances: list[float] = field(default_factory=lambda: [UNKNOWN_LENGTH] * 4)
    bids: list[Bid] = field(default_factory=list)
    passed: bool = False

    def show_length(self, suit: Suit, at_least: float) -> None:
        if self.lengths[suit] < at_least:
            self.lengths[suit] = at_least
            self.length_variances[suit] = BID_LENGTH

    def show_points(self, mean: float, variance: float) -> None:
        self.points, self.points_variance = mean, variance


def heard(auction: Auction) -> tuple[Shown, Shown, Shown, Shown]:
    """What each seat has shown, to anybody who listened."""
    shown = (Shown(), Shown(), Shown(), Shown())
    for place, call in enumerate(auction.calls):
        seat = auction.dealer.after(place)
        if isinstance(call, Bid):
            _hear_bid(shown[seat], shown[seat.partner], call)
        elif call is PASS:
            _hear_pass(shown[seat], shown[seat.partner])
        elif call is DOUBLE:
            shown[seat].show_points(max(shown[seat].points, 13.0), BID_POINTS)
    return shown


def _hear_bid(own: Shown, partner: Shown, bid: Bid) -> None:
    trump = bid.trump
    if trump is not None:
        supports = any(each.trump is trump for each in partner.bids)
        repeats = any(each.trump is trump for each in own.bids)
        own.show_length(trump, SUPPORTED if supports else REPEATED if repeats else NAMED)
    trumps = own.lengths[trump] + partner.lengths[trump] if trump is not None else 0.0
    together = points_for(bid.denomination, bid.needs + 0.5, trumps)
    promised = min(21.0, together - partner.points)
    if not own.bids and not partner.bids:
        promised = max(OPENING if trump is not None else OPENING_NOTRUMP, promised)
    elif not own.bids:
        promised = max(ANSWER, promised)
    own.show_points(max(own.points, promised) if own.bids else promised, BID_POINTS)
    own.bids.append(bid)


def _hear_pass(own: Shown, partner: Shown) -> None:
    if own.passed or own.bids:
        return
    own.passed = True
    own.show_points(7.0 if partner.bids else 8.5, PASS_POINTS)


def shared_out(total: float, means: Sequence[float], variances: Sequence[float]) -> list[float]:
    """The means, moved so that they add up to `total`: the surer one is, the less it moves.

    >>> shared_out(24, [13, 10, 10], [5, 15, 15])
    [11.7, 6.1, 6.1]
    """
    excess = total - sum(means)
    weight = sum(variances)
    return [
        round(max(0.0, mean + excess * variance / weight), 1)
        for mean, variance in zip(means, variances, strict=True)
    ]


class Picture:
    """The table as one seat imagines it: its own hand, and what the others have shown."""

    def __init__(self, seat: Seat, hand: Hand, auction: Auction) -> None:
        self.seat = seat
        self.hand = hand
        self.points = points(hand)
        self.lengths = lengths(hand)
        self.shown = heard(auction)
        others = [other for other in SEATS if other is not seat]
        partner = others.index(seat.partner)
        variances = [self.shown[other].points_variance for other in others]
        means = [self.shown[other].points for other in others]
        self.partner_points = shared_out(ALL_POINTS - self.points, means, variances)[partner]
        self._points_variance = _left(variances, partner)
        self.partner_lengths: list[float] = []
        self._length_variances: list[float] = []
        for suit in Suit:
            variances = [self.shown[other].length_variances[suit] for other in others]
            means = [self.shown[other].lengths[suit] for other in others]
            self.partner_lengths.append(shared_out(13 - self.lengths[suit], means, variances)[partner])
            self._length_variances.append(_left(variances, partner))

    @property
    def side_points(self) -> float:
        return self.points + self.partner_points

    def side_length(self, suit: Suit) -> float:
        """Cards of a suit that the side can expect between its two hands."""
        return self.lengths[suit] + self.partner_lengths[suit]

    def forecast(self, denomination: Denomination, declaring: bool) -> Forecast:
        """The tricks of *this* side in a denomination, whether it declares or the opponents do."""
        trump = denomination.trump
        length = self.side_length(trump) if trump is not None else 0.0
        if declaring:
            ruffs = missing(self.hand, trump) - AVERAGE_MISSING if trump is not None else 0.0
            mean = expected_tricks(denomination, self.side_points, length, ruffs)
        else:
            mean = 13 - expected_tricks(denomination, ALL_POINTS - self.side_points, 13 - length, 0.0)
        if trump is None:
            variance = NOTRUMP_SPREAD**2 + 0.5**2 * self._points_variance
        else:
            variance = SUIT_SPREAD**2 + 0.39**2 * self._points_variance + self._length_variances[trump]
        return Forecast(mean, sqrt(variance))

    def honour_chance(self, trump: Suit) -> float:
        """That partner holds a given trump honour which is not here: their share of the hidden trumps."""
        hidden = 13 - self.lengths[trump]
        return min(0.9, self.partner_lengths[trump] / hidden) if hidden else 0.0

    def ace_chance(self) -> float:
        """That partner holds a given ace which is not here: their share of the hidden points."""
        hidden = ALL_POINTS - self.points
        return min(0.9, self.partner_points / hidden) if hidden else 0.0


def _left(variances: Sequence[float], place: int) -> float:
    """The variance left to one of several when their sum is known."""
    own = variances[place]
    return own - own * own / sum(variances)
