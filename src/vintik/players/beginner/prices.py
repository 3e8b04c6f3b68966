"""What a contract is worth: the scoring of the game at hand, asked about deals that might be.

It makes up outcomes (so many tricks, such honours and aces) and lets the rules' own scorers write them down;
it does not know how any of them counts. All points are those of one side less those of the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

from vintik.cards import EMPTY, SEATS, Bid, Card, Hand, Rank, Side, Suit
from vintik.game.closing import own_lines, totals_of
from vintik.game.lines import total
from vintik.game.phases.auction import Contract
from vintik.game.rules import Rules
from vintik.game.scoring import Outcome
from vintik.game.sheet import Sheet
from vintik.players.beginner.counting import Forecast
from vintik.players.outcomes import LOW_HONOURS, Held, hands_with, winners

Pair = tuple[int, int]
"""Points of North–South and of East–West."""
NEGLIGIBLE, UNLIKELY = 0.004, 0.016
"""Probabilities below which a number of tricks, a set of honours, is not looked at."""
KEPT_RULES = 16


@dataclass(frozen=True, slots=True)
class Stakes:
    """Honours and aces as one side sees them: those it holds, and the chance that partner has a missing one.

    `trump_ace`: it holds the ace of trumps (False at no trump); `honours`: K Q J 10 of trumps held;
    `aces`: side aces held, all aces at no trump.
    """

    trump_ace: bool
    honours: int
    aces: int
    honour_chance: float
    ace_chance: float

    @staticmethod
    def of(hand: Hand, trump: Suit | None, honour_chance: float, ace_chance: float) -> Stakes:
        aces = [suit for suit in Suit if Card.of(suit, Rank.ACE) in hand]
        honours = 0
        if trump is not None:
            honours = sum(Card.of(trump, rank) in hand for rank in LOW_HONOURS)
        side_aces = len(aces) - (trump in aces)
        return Stakes(trump in aces, honours, side_aces, honour_chance, ace_chance)

    def cases(self, trump: Suit | None) -> list[tuple[float, Held]]:
        """What the side may turn out to hold, with probabilities; the unlikely is left out."""
        trump_ace = [(1.0, True)] if self.trump_ace else [(1.0, False)]
        honours, all_aces = [(1.0, 0)], 4
        if trump is not None:
            if not self.trump_ace:
                trump_ace = [(self.honour_chance, True), (1 - self.honour_chance, False)]
            honours, all_aces = _may_become(self.honours, 4, self.honour_chance), 3
        found = [
            (first * second * third, (ace, count, aces))
            for first, ace in trump_ace
            for second, count in honours
            for third, aces in _may_become(self.aces, all_aces, self.ace_chance)
        ]
        return [case for case in found if case[0] > UNLIKELY]


def _may_become(held: int, most: int, chance: float) -> list[tuple[float, int]]:
    """How many a side holds if partner has each of the missing ones with this probability.

    >>> _may_become(2, 4, 0.5)
    [(0.25, 2), (0.5, 3), (0.25, 4)]
    """
    tries = most - held
    return [
        (float(comb(tries, hits) * chance**hits * (1 - chance) ** (tries - hits)), held + hits)
        for hits in range(tries + 1)
    ]


class Prices:
    """The prices of one game's contracts. Everything asked once is remembered."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._tricks: dict[tuple[Bid, Side, int, int], Pair] = {}
        self._held: dict[tuple[Bid, Side, Held, bool], Pair] = {}

    def expected(
        self,
        bid: Bid,
        declaring: Side,
        doubled: int,
        side: Side,
        tricks: Forecast,
        stakes: Stakes,
        sheet: Sheet,
    ) -> float:
        """The points `side` may expect to be ahead after this deal; `tricks` and `stakes` are that side's."""
        cases = stakes.cases(bid.trump)
        certain = sum(weight for weight, _ in cases) or 1.0
        held: list[tuple[float, float]] = []
        for more in (False, True):
            pairs = [(weight / certain, self._held_price(bid, side, case, more)) for weight, case in cases]
            held.append((sum(w * pair[0] for w, pair in pairs), sum(w * pair[1] for w, pair in pairs)))
        points = looked_at = 0.0
        for count in range(14):
            weight = tricks.chance(count)
            if weight < NEGLIGIBLE:
                continue
            north_south = count if side is Side.NS else 13 - count
            pair = self._trick_price(bid, declaring, doubled, north_south)
            extra = held[count >= 7]
            totals = (pair[0] + round(extra[0]), pair[1] + round(extra[1]))
            bonus = self._bonus(bid, declaring, north_south, totals, sheet)
            ahead = totals[0] - totals[1] + bonus
            points += weight * (ahead if side is Side.NS else -ahead)
            looked_at += weight
        return points / looked_at

    def _trick_price(self, bid: Bid, declaring: Side, doubled: int, north_south: int) -> Pair:
        """For the tricks alone: nobody holds an honour."""
        key = (bid, declaring, doubled, north_south)
        if key not in self._tricks:
            hands = (EMPTY, EMPTY, EMPTY, EMPTY)
            self._tricks[key] = self._score(self._outcome(bid, declaring, doubled, north_south, hands))
        return self._tricks[key]

    def _held_price(self, bid: Bid, side: Side, held: Held, more: bool) -> Pair:
        """For what `side` holds, when it won more tricks than the others and when it did not."""
        key = (bid, side, held, more)
        if key not in self._held:
            ours, theirs = hands_with(bid.trump, held)
            hands = [EMPTY] * 4
            hands[side], hands[side.other] = ours, theirs
            tricks = 7 if more == (side is Side.NS) else 6
            outcome = self._outcome(bid, side, 0, tricks, (hands[0], hands[1], hands[2], hands[3]))
            full, bare = self._score(outcome), self._trick_price(bid, side, 0, tricks)
            self._held[key] = (full[0] - bare[0], full[1] - bare[1])
        return self._held[key]

    def _bonus(self, bid: Bid, declaring: Side, north_south: int, totals: Pair, sheet: Sheet) -> int:
        """What the match form adds: a game won, the match won."""
        form = self.rules.form
        if form.target is None:
            return 0
        outcome = self._outcome(bid, declaring, 0, north_south, (EMPTY, EMPTY, EMPTY, EMPTY))
        lines = form.close(sheet, outcome, totals).lines
        return total(lines, Side.NS) - total(lines, Side.EW)

    def _outcome(
        self, bid: Bid, declaring: Side, doubled: int, north_south: int, hands: tuple[Hand, ...]
    ) -> Outcome:
        value = self.rules.trick_value(bid) if self.rules.trick_value is not None else 0
        contract = Contract(bid, SEATS[declaring], doubled)
        return Outcome(contract, hands, winners(Side.NS, north_south), value, self.rules.vulnerable)

    def _score(self, outcome: Outcome) -> Pair:
        return totals_of(own_lines(self.rules, outcome))


_known: dict[tuple[str, tuple[tuple[str, str | int], ...]], Prices] = {}


def prices_of(rules: Rules) -> Prices:
    """The prices of these rules; remembered by what a log says of them, and checked to be the same rules."""
    key = (rules.game, tuple(sorted(rules.options.items())))
    prices = _known.get(key)
    if prices is None or (prices.rules is not rules and prices.rules != rules):
        if len(_known) >= KEPT_RULES:
            _known.clear()
        prices = _known[key] = Prices(rules)
    return prices
