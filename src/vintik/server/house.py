"""All tables of this server: made, found, and dropped from memory when nobody is there."""

from __future__ import annotations

import asyncio

from vintik.cards import Deal, Seat
from vintik.game import DealHands, Rules, Table, decide, evolve, start
from vintik.games import rules_for
from vintik.players import PLAYERS, Cards, plays_card
from vintik.players.bidding.american.card import CARDS
from vintik.players.style import STANDARD
from vintik.server.dealing import first_dealer, hands
from vintik.server.http_messages import NewTable, Seated
from vintik.server.live import LiveTable
from vintik.server.problems import Problem
from vintik.server.review_shapes import AgainAsk
from vintik.server.seating import Seating
from vintik.server.security import fingerprint, new_secret, new_sequence_name, new_table_name, new_token
from vintik.store import EventStore, MatchInfo

PERSON = Seat.S
"""Where the person of a new table sits (B1.1)."""


class House:
    """The tables in memory; every one of them can be rebuilt from the store."""

    def __init__(self, store: EventStore) -> None:
        self._store = store
        self._tables: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()

    async def new_table(self, wanted: NewTable) -> Seated:
        """A table with one person and three computer players, the first deal dealt.

        Raises `OptionRefused` for an unknown game, option or value, `Problem` for an unknown level or
        convention card, and for a sequence, cards or a dummy where there are none. All tables of a sealed
        sequence have the same deals and first dealer (M6).
        """
        rules = rules_for(wanted.game, wanted.options)
        if wanted.level not in PLAYERS:
            raise Problem("unknown_level", level=wanted.level)
        cards = _cards(wanted, rules)
        declares = wanted.declare == "mine"
        if declares and not rules.play.dummy:
            raise Problem("no_dummy")
        secret, token, name = new_secret(), new_token(), new_table_name()
        cut, sequence = wanted.cut, None
        if rules.sealed:
            cut, sequence = "", wanted.sequence or new_sequence_name()
            secret = await asyncio.to_thread(self._store.sequence, sequence, secret)
        elif wanted.sequence:
            raise Problem("not_sealed", sequence=wanted.sequence)
        dealer = first_dealer(secret, cut) if rules.first_dealer is None else rules.first_dealer
        seating = Seating.of_one(PERSON, fingerprint(token), wanted.level, cut, sequence, cards, declares)
        await self._open(name, rules, seating, secret, dealer, hands(secret, cut, 1, dealer))
        return Seated.model_validate(
            {"table": name, "seat": PERSON.name, "token": token, "sequence": sequence}
        )

    async def deal_again(self, wanted: AgainAsk, rules: Rules, dealer: Seat, deal: Deal) -> Seated:
        """A table as of `new_table` whose first deal has been played before; the deals after it are new.

        Raises `Problem` for an unknown level, and for convention cards that are unknown or that nobody bids
        by.
        """
        if wanted.level not in PLAYERS:
            raise Problem("unknown_level", level=wanted.level)
        cards = _cards(wanted, rules)
        secret, token, name = new_secret(), new_token(), new_table_name()
        seat = Seat[wanted.seat]
        seating = Seating.of_one(seat, fingerprint(token), wanted.level, wanted.cut, None, cards)
        await self._open(name, rules, seating, secret, dealer, deal)
        return Seated.model_validate({"table": name, "seat": seat.name, "token": token, "sequence": None})

    async def _open(
        self, name: str, rules: Rules, seating: Seating, secret: bytes, dealer: Seat, deal: Deal
    ) -> None:
        """Writes down a match of which the first deal is dealt."""
        begun = start(rules, dealer)
        dealt = decide(evolve(Table(rules), begun), DealHands(dealer, deal))
        info = MatchInfo(secret, seating.to_json())
        await asyncio.to_thread(self._store.create, name, info, [begun, *dealt])

    async def table(self, name: str) -> LiveTable:
        """The table of this name, loaded if need be; raises `UnknownMatch`."""
        async with self._loading:
            if name not in self._tables:
                info = await asyncio.to_thread(self._store.info, name)
                events = await asyncio.to_thread(self._store.read, name)
                seating = Seating.from_json(info.seats)
                self._tables[name] = LiveTable(name, self._store, info.secret, seating, events)
            return self._tables[name]

    def tidy(self) -> None:
        """Drops the tables where nobody is."""
        for name in [name for name, table in self._tables.items() if table.idle]:
            del self._tables[name]

    def hang_up(self) -> None:
        for table in self._tables.values():
            table.hang_up()


def _cards(wanted: NewTable | AgainAsk, rules: Rules) -> Cards | None:
    """The convention cards of the sides, None where nobody bids by one; raises `Problem`."""
    if not rules.auction.doubles or not plays_card(wanted.level):
        if wanted.cards is not None:
            raise Problem("no_convention_cards")
        return None
    if wanted.cards is None:
        return STANDARD
    cards = (wanted.cards.NS, wanted.cards.EW)
    for name in cards:
        if name not in CARDS:
            raise Problem("unknown_convention_card", card=name[:40])
    return cards
