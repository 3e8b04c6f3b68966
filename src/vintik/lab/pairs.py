"""The same cards at two tables, sides exchanged, and what is noted of them.

It knows how two players are seated and watched; not how many pairs there are, or who works on them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from time import perf_counter_ns

from vintik.cards import SEATS, Bid, Call, Card, Deal, Seat, Side, shuffled
from vintik.game import Command, MakeCall, PlayCard, Rules, Table, View
from vintik.game.sheet import DealResult
from vintik.lab.account import ACT_KINDS, BOTH, ActKind, Judged, Pair, Place, PlayedDeal, PlayedTable, Who
from vintik.lab.judging import choices, judge
from vintik.lab.playing import LONGEST_MATCH, bid_deal, play_match
from vintik.lab.scored import ScoredDeal, as_played, double_dummy
from vintik.lab.setting import Setting
from vintik.players import Player, safe_act
from vintik.record import record_of

MOST_SKIPPED = 100
"""Deals passed over, where only the play is compared, until one is not passed out."""


def play_pair(setting: Setting, number: int, players: Mapping[Who, Player], auctioneer: Player) -> Pair:
    """The `number`-th deal or match, from 1, at both tables; `auctioneer` bids where only the play is
    compared."""
    rules = setting.rules(number)
    dealer = setting.dealer(number, rules)
    calls: tuple[Call, ...] = ()
    skipped = 0
    if setting.form == "cards":
        skipped, calls = _auction(setting, number, rules, dealer, auctioneer)

    def pack(deal: int) -> Iterable[Card]:
        return shuffled(setting.secret(number), f"deal {skipped + deal}")

    def watched(side_of_a: Side) -> _Watched:
        lots = {seat: setting.lots(number, side_of_a, seat) for seat in SEATS}
        return _Watched(players, side_of_a, lots, calls)

    first, second = watched(Side.NS), watched(Side.EW)
    scored: list[tuple[ScoredDeal, ...]]
    if setting.form == "auctions":
        tables = [bid_deal(rules, dealer, pack(1), each.act) for each in (first, second)]
        scored = [(each,) for each in double_dummy(Deal.of_pack(pack(1), dealer.next), tables)]
    else:
        deals = LONGEST_MATCH if setting.form == "matches" else 1
        tables = [play_match(rules, dealer, pack, each.act, deals) for each in (first, second)]
        scored = [tuple(map(as_played, table.sheet.deals)) for table in tables]
    return Pair(
        number,
        (
            first.account(tables[0], scored[0], setting.errors),
            second.account(tables[1], scored[1], setting.errors),
        ),
    )


def _auction(
    setting: Setting, number: int, rules: Rules, dealer: Seat, auctioneer: Player
) -> tuple[int, tuple[Call, ...]]:
    """How many deals to skip until one is not passed out, and the calls of that deal."""
    lots = {seat: setting.lots(number, Side.NS, seat) for seat in SEATS}
    calls: tuple[Call, ...] = ()
    for skipped in range(MOST_SKIPPED):
        cards = shuffled(setting.secret(number), f"deal {skipped + 1}")
        deal = bid_deal(
            rules, dealer, cards, lambda view: safe_act(auctioneer, view, lots[view.seat]).command
        ).deal
        calls = deal.auction.calls if deal is not None else ()
        if any(isinstance(call, Bid) for call in calls):
            return skipped, calls
    return MOST_SKIPPED - 1, calls


class _Watched:
    """Two players at a table, one on each side, and what is noted while they act. Where there are `calls`,
    these are made for them."""

    def __init__(
        self,
        players: Mapping[Who, Player],
        side_of_a: Side,
        lots: Mapping[Seat, Random],
        calls: tuple[Call, ...],
    ) -> None:
        self._players = players
        self._lots = lots
        self._calls = calls
        self._who: dict[Side, Who] = {side_of_a: "A", side_of_a.other: "B"}
        self._times: dict[Who, dict[ActKind, list[int]]] = {
            who: {kind: [] for kind in ACT_KINDS} for who in BOTH
        }
        self._fallbacks: dict[Who, int] = dict.fromkeys(BOTH, 0)
        self._cards_chosen: Counter[int] = Counter()

    def act(self, view: View) -> Command:
        """What the player of this seat does, timed and counted."""
        deal = view.table.deal
        if deal is not None and deal.play is None and self._calls:
            return MakeCall(view.seat, self._calls[len(deal.auction.calls)])
        who = self._who[view.seat.side]
        began = perf_counter_ns()
        act = safe_act(self._players[who], view, self._lots[view.seat])
        spent = perf_counter_ns() - began
        kind: ActKind = "call"
        if deal is not None and deal.play is not None:
            kind = "card" if deal.play.cards_played else "lead"
            self._cards_chosen[deal.number] += isinstance(act.command, PlayCard)
        self._times[who][kind].append(spent // 1000)
        self._fallbacks[who] += act.why.code == "fallback"
        return act.command

    def account(self, table: Table, scored: Iterable[ScoredDeal], errors: bool) -> PlayedTable:
        """What happened at the table; with `errors`, each card is judged."""
        sheet = table.sheet
        return PlayedTable(
            deals=tuple(map(self._deal, scored)),
            winner=None if sheet.winner is None else self._who[sheet.winner],
            times=self._times,
            fallbacks=self._fallbacks,
            judged=self._judged(sheet.deals) if errors else None,
            record=record_of(table),
        )

    def _deal(self, scored: ScoredDeal) -> PlayedDeal:
        points: dict[Who, Counter[str]] = {who: Counter() for who in BOTH}
        for line in scored.lines:
            points[self._who[line.side]][line.kind] += line.points
        contract = scored.contract
        if contract is None:
            return PlayedDeal(None, None, 0, 0, points)
        declarer = self._who[contract.declarer.side]
        return PlayedDeal(contract.bid.name, declarer, contract.doubled, scored.tricks, points)

    def _judged(self, deals: tuple[DealResult, ...]) -> dict[Who, Mapping[Place, Judged]]:
        made = [each for deal in deals for each in choices(deal, self._cards_chosen[deal.number])]
        return {self._who[side]: judged for side, judged in judge(made).items()}
