"""Matches by script: a few words give a whole deal with the contract and the winners of the tricks wanted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vintik.cards import EMPTY, PASS, SEATS, Bid, Card, Deal, Hand, Rank, Seat, Suit, parse_call
from vintik.game import (
    Claim,
    Command,
    DealHands,
    Event,
    MakeCall,
    Offers,
    PlayCard,
    Rules,
    Table,
    TakeBack,
    View,
    decide,
    evolve,
    offers,
    start,
)
from vintik.game.sheet import DealResult
from vintik.game.table import CurrentDeal
from vintik.games import rules_for

ONE_SUIT_EACH = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
"""North has the spades, East the hearts, South the diamonds, West the clubs."""

Written = tuple[str, str, str, int]
"""A line of the sheet: side, column, kind, points."""


def deal_won_by(winners: str, leader: Seat, trump: Suit | None) -> tuple[Deal, tuple[Card, ...]]:
    """Hands and a legal play of them in which the 13 tricks go to `winners` in this order.

    Each suit gives three tricks to which all follow; the deuces are the last trick, and the trump deuce wins
    it. At no trump the last trick therefore goes to the winner of the one before it.
    """
    takers = [Seat[letter] for letter in winners]
    assert len(takers) == 13
    assert trump is not None or takers[12] is takers[11]
    hands = [EMPTY, EMPTY, EMPTY, EMPTY]
    played: list[Card] = []

    def trick(cards: Sequence[Card], winner: Seat) -> None:
        """The first card goes to the winner, the others round the table."""
        nonlocal leader
        by_seat = {winner.after(steps): card for steps, card in enumerate(cards)}
        for seat, card in by_seat.items():
            hands[seat] |= Hand.of([card])
        played.extend(by_seat[leader.after(steps)] for steps in range(4))
        leader = winner

    for place, taker in enumerate(takers[:12]):
        top = 14 - 4 * (place % 3)
        trick([Card.of(Suit(place // 3), Rank(rank)) for rank in range(top, top - 4, -1)], taker)
    deuces = sorted((Card.of(suit, Rank.TWO) for suit in Suit), key=lambda card: card.suit is not trump)
    trick(deuces, takers[12])
    return Deal(*hands), tuple(played)


class Script:
    """A match that follows a script; `table` and `log` are its state."""

    def __init__(self, game: str, options: Mapping[str, object] | None = None, dealer: str = "N") -> None:
        self.rules: Rules = rules_for(game, options or {})
        self.log: list[Event] = [start(self.rules, Seat[dealer])]
        self.table: Table = evolve(Table(self.rules), self.log[0])

    def do(self, command: Command) -> Script:
        """Raises `Refusal`."""
        for event in decide(self.table, command):
            self.log.append(event)
            self.table = evolve(self.table, event)
        return self

    @property
    def actor(self) -> Seat:
        actor = self.table.actor
        assert actor is not None
        return actor

    @property
    def current(self) -> CurrentDeal:
        """The deal on the table, or the one just finished."""
        assert self.table.deal is not None
        return self.table.deal

    @property
    def contract(self) -> str:
        """The contract with its doubles and its declarer: `3C by N`, `1NTX by W`; `-` if there is none."""
        contract = self.current.auction.contract()
        if contract is None:
            return "-"
        return f"{contract.bid}{'X' * contract.doubled} by {contract.declarer}"

    @property
    def turn(self) -> str:
        """The seat that has to act, or `-`."""
        return "-" if self.table.actor is None else self.table.actor.name

    def offers(self, seat: str) -> Offers:
        return offers(self.table, Seat[seat])

    def view(self, seat: str) -> View:
        return View.of(self.rules, self.log, Seat[seat])

    def deal(self, deal: Deal = ONE_SUIT_EACH) -> Script:
        """The dealer deals."""
        return self.do(DealHands(self.actor, deal))

    def calls(self, text: str) -> Script:
        """Calls in turn: `Pass Pass 1S`; `-` is short for a pass."""
        for word in text.split():
            self.do(MakeCall(self.actor, PASS if word == "-" else parse_call(word)))
        return self

    def cards(self, text: str) -> Script:
        """Cards in turn: `SA S2`."""
        for word in text.split():
            self.do(PlayCard(self.actor, Card.parse(word)))
        return self

    def call(self, seat: str, text: str) -> Script:
        return self.do(MakeCall(Seat[seat], parse_call(text)))

    def play(self, seat: str, text: str) -> Script:
        return self.do(PlayCard(Seat[seat], Card.parse(text)))

    def claim(self, seat: str) -> Script:
        return self.do(Claim(Seat[seat]))

    def take_back(self, seat: str) -> Script:
        return self.do(TakeBack(Seat[seat]))

    def bid(self, contract: str, by: str, doubles: str = "") -> Script:
        """The auction in which only `by` bids, then `doubles` (`X`, `X - - XX`), then the last passes."""
        while self.actor is not Seat[by]:
            self.calls("-")
        self.calls(f"{contract} {doubles}")
        return self.calls("- " * (self.rules.auction.closing_passes - self.current.auction.passes))

    def played(self, contract: str, by: str, winners: str, doubles: str = "") -> DealResult:
        """A whole deal; what it was written down as."""
        bid = parse_call(contract)
        assert isinstance(bid, Bid)
        deal, cards = deal_won_by(winners, Seat[by].next, bid.trump)
        self.deal(deal).bid(contract, by, doubles)
        for card in cards:
            self.do(PlayCard(self.actor, card))
        result = self.table.sheet.deals[-1]
        assert "".join(trick.winner.name for trick in result.tricks) == winners
        return result

    def passed_out(self) -> DealResult:
        """A whole deal without a bid."""
        self.deal().calls("- " * self.rules.auction.annulling_passes)
        return self.table.sheet.deals[-1]


def written(result: DealResult) -> list[Written]:
    """The lines of a deal."""
    return [(line.side.name, line.column, line.kind, line.points) for line in result.lines]


def below(script: Script) -> tuple[int, int]:
    """Points of North–South and East–West since the current line."""
    return script.table.sheet.below


def all_seats_view(script: Script) -> list[View]:
    return [View.of(script.rules, script.log, seat) for seat in SEATS]
