"""The auction as the player whose turn it is sees it: what is forcing, what is agreed, who has shown what.

All of it follows from the calls and what the table says of them; no hand is known here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from vintik.cards import DOUBLE, PASS, REDOUBLE, Bid, Call, Denomination, Suit
from vintik.players.bidding.hearing import Hearing
from vintik.players.bidding.shown import Shown
from vintik.players.bidding.table import Entry, Forcing

SHOWN, SHOWN_BY_BID = 4, 3
"""Cards that make a suit a shown one: at all, and where it was bid naturally."""
FIT, PLAYABLE = 8, 6


@dataclass(frozen=True, slots=True)
class Vulnerable:
    """Who is vulnerable, seen from the player's side."""

    we: bool
    they: bool


class Place:
    """The auction as the player whose turn it is sees it."""

    def __init__(self, hearing: Hearing, vulnerable: Vulnerable) -> None:
        self.hearing = hearing
        self.vulnerable = vulnerable
        calls = hearing.auction.calls
        self.passes_before = next(
            (number for number, call in enumerate(calls) if call is not PASS), len(calls)
        )
        self.calls: tuple[Call, ...] = calls[self.passes_before :]
        self.entries: tuple[Entry | None, ...] = hearing.said[self.passes_before :]

    @property
    def question_doubled(self) -> bool:
        """Whether the last call is a double of what partner has just asked, answered or told artificially, or
        a redouble of partner's double that has to be answered."""
        return len(self.calls) > 1 and self._asks_doubled(len(self.calls) - 1)

    def _asks_doubled(self, place: int) -> bool:
        """Whether the call at this place doubles a forcing or artificial bid made just before, or the answer
        to an artificial one, or redoubles a forcing double."""
        if self.calls[place] is REDOUBLE:
            doubled = self.entries[place - 1]
            return self.calls[place - 1] is DOUBLE and doubled is not None and bool(doubled.forcing)
        if self.calls[place] is not DOUBLE or not isinstance(self.calls[place - 1], Bid):
            return False
        said, asked = self.entries[place - 1], self.entries[place - 3] if place >= 3 else None
        if asked is not None and asked.artificial and asked.forcing:
            return True
        return said is not None and (said.artificial or bool(said.forcing))

    def undoubled(self) -> Iterator[Place]:
        """The auction as though opponents had passed where they doubled such a bid or redoubled such a
        double: the last time, the last two times, and so on. What they leave unsaid they leave as it was: a
        question is answered."""
        calls = list(self.calls)
        for place in range(len(calls) - 1, 0, -2):
            if self._asks_doubled(place):
                calls[place] = PASS
                found = Place(self.hearing, self.vulnerable)
                found.calls = tuple(calls)
                yield found

    @cached_property
    def plain(self) -> frozenset[Call]:
        """Pass, double and redouble, as far as they are legal."""
        return frozenset(self.hearing.auction.legal_calls()).intersection((PASS, DOUBLE, REDOUBLE))

    @property
    def over(self) -> bool:
        """Whether nothing may be called any more."""
        return self.hearing.auction.over

    def cheapest(self, denomination: Denomination) -> int:
        """The lowest level at which it may be bid now; 8 if it may not."""
        return self.hearing.cheapest(denomination)

    @property
    def level(self) -> int:
        """That of the last bid, 0 without one."""
        bid = self.hearing.auction.bid
        return 0 if bid is None else bid.level

    @property
    def partner_least(self) -> int:
        """The least points that partner has shown."""
        return self.hearing.partner.points[0]

    @property
    def own_most(self) -> int:
        """The most points that the player has shown."""
        return self.hearing.me.points[1]

    @property
    def partner_most(self) -> int:
        return self.hearing.partner.points[1]

    def partners_length(self, suit: Suit) -> int:
        """The least cards of the suit that partner has shown."""
        return self.hearing.partner.lengths[suit][0]

    @property
    def seat(self) -> int:
        """The player's place from the dealer on, 1 to 4."""
        return len(self.hearing.auction.calls) % 4 + 1

    @property
    def partner_doubled(self) -> bool:
        """Whether partner's last call was a double."""
        return len(self.calls) > 1 and self.calls[-2] is DOUBLE

    @property
    def passed(self) -> bool:
        """Whether the player passed before anybody bid."""
        return self._passed(4)

    @property
    def partner_passed(self) -> bool:
        return self._passed(2)

    def _passed(self, back: int) -> bool:
        """Whether the player who spoke so many calls ago, or four more, did so before the first bid."""
        made = len(self.hearing.auction.calls)
        first = (made - back) % 4
        return made >= back and first < self.passes_before

    @cached_property
    def ours(self) -> bool:
        """Whether the last bid is of the player's side."""
        bidder = self.hearing.auction.bidder
        return bidder is not None and bidder.side is self.hearing.turn.side

    @property
    def bid_by_them(self) -> bool:
        return not self.ours and self.hearing.auction.bid is not None

    @cached_property
    def contested(self) -> bool:
        """Whether both sides have said something but pass."""
        return len({place % 2 for place, call in enumerate(self.calls) if call is not PASS}) > 1

    @cached_property
    def forced(self) -> bool:
        """Whether pass is no answer: partner's last call is forcing and right-hand opponent passed, or the
        side has to reach game and has not, or opponents would play undoubled instead."""
        calls = self.calls
        if len(calls) < 2 or calls[-1] is not PASS:
            return False
        said = self.entries[-2]
        if said is not None and (said.forcing is Forcing.ROUND or (said.artificial and said.forcing)):
            return True
        auction = self.hearing.auction
        if not self.game_forced or auction.bid is None:
            return False
        return not is_game(auction.bid) if self.ours else calls[-2] is PASS and not auction.doubled

    @cached_property
    def hanging(self) -> bool:
        """Whether the last bid is an artificial one of the player's side, in a suit that the side need not
        hold or forcing in no trump, and has been doubled: a place to play has to be found."""
        auction, last = self.hearing.auction, None
        if not self.ours or not auction.doubled:
            return False
        for call, said in zip(self.calls, self.entries, strict=True):
            last = said if isinstance(call, Bid) else last
        if last is None or not last.artificial or auction.bid is None:
            return False
        if auction.bid.trump is None:
            return bool(last.forcing)
        return self.together[auction.bid.trump] < PLAYABLE

    @property
    def stuck(self) -> bool:
        """Whether such a bid is the player's own, so that nobody else will find one."""
        return self.hanging and self.hearing.auction.bidder is self.hearing.turn

    @cached_property
    def game_forced(self) -> bool:
        return any(said is not None and said.forcing is Forcing.GAME for said in self._own)

    @property
    def _own(self) -> list[Entry | None]:
        """What the player's own side has said, the last first."""
        return list(self.entries[-2::-2])

    @cached_property
    def fit(self) -> Suit | None:
        """The suit that the side has agreed, or the longest in which it has shown eight cards."""
        for said in self._own:
            if said is not None and said.agrees is not None:
                return said.agrees
        best = max(Suit, key=lambda suit: (self.together[suit], -suit))
        return best if self.together[best] >= FIT else None

    @cached_property
    def together(self) -> dict[Suit, int]:
        """The cards of each suit that the side has shown."""
        me, partner = self.hearing.me.lengths, self.hearing.partner.lengths
        return {suit: me[suit][0] + partner[suit][0] for suit in Suit}

    @cached_property
    def partners(self) -> tuple[Suit, ...]:
        """The suits that partner has shown."""
        return suits_shown(self.hearing.partner)

    @cached_property
    def mine(self) -> tuple[Suit, ...]:
        return suits_shown(self.hearing.me)

    @cached_property
    def theirs(self) -> tuple[Suit, ...]:
        """The suits that the opponents have shown."""
        shown, turn = self.hearing.shown, self.hearing.turn
        both = suits_shown(shown[turn.next.partner]) + suits_shown(shown[turn.next])
        return tuple(dict.fromkeys(both))

    @cached_property
    def unbid(self) -> tuple[Suit, ...]:
        """The suits that nobody has shown."""
        return tuple(suit for suit in Suit if suit not in self.partners + self.mine + self.theirs)


def suits_shown(shown: Shown) -> tuple[Suit, ...]:
    bid = [suit for suit in shown.suits if shown.lengths[suit][0] >= SHOWN_BY_BID]
    return tuple(dict.fromkeys((*bid, *(suit for suit in Suit if shown.lengths[suit][0] >= SHOWN))))


def game_level(denomination: Denomination) -> int:
    """The level that makes game from nothing (B4.4)."""
    if denomination is Denomination.NT:
        return 3
    return 4 if denomination in (Denomination.S, Denomination.H) else 5


def is_game(bid: Bid) -> bool:
    return bid.level >= game_level(bid.denomination)
