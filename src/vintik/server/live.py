"""A table that is being played at: one log, four views, and whoever listens.

It asks `decide` what a command causes, writes that to the store, and only then lets anybody see it.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Sequence

from vintik.cards import SEATS, SIDES, Seat
from vintik.game import DealHands, DenyClaim, Event, Refusal, Table, View, decide, evolve
from vintik.game.commands import Command
from vintik.game.events import MatchStarted
from vintik.games import rules_for
from vintik.players import Cards, cards_of, safe_act, seated
from vintik.players.style import STANDARD
from vintik.record.events import encode
from vintik.server import acts, advice
from vintik.server.dealing import hands
from vintik.server.listener import Listener
from vintik.server.messages import AskHint, Hint, LoggedEvent, Meanings, Refused, Snapshot, Update
from vintik.server.seating import Seating
from vintik.server.seen import bids_seen, offers_seen, view_seen
from vintik.server.shapes import OffersSeen
from vintik.store import Conflict, EventStore

log = logging.getLogger(__name__)


class LiveTable:
    """A match in memory, rebuilt from its log. Not safe across threads; one event loop owns it."""

    def __init__(
        self, name: str, store: EventStore, secret: bytes, seating: Seating, events: Sequence[Event]
    ) -> None:
        self.name = name
        self.seating = seating
        self._store = store
        self._secret = secret
        self._lock = asyncio.Lock()
        self._adviser = asyncio.Lock()
        self._advised: Hint | None = None
        self._asking: set[asyncio.Task[None]] = set()
        self._listeners: set[Listener] = set()
        self._computers: asyncio.Task[None] | None = None
        self._load(events)

    def _load(self, events: Sequence[Event]) -> None:
        first = events[0]
        if not isinstance(first, MatchStarted):
            raise ValueError(f"the log of {self.name} does not begin with a start")
        rules = rules_for(first.game, first.options)
        self._log: list[Event] = []
        self._table = Table(rules)
        self._views = {seat: View(seat, Table(rules)) for seat in SEATS}
        self._add(events)

    def _add(self, events: Sequence[Event]) -> None:
        for event in events:
            self._log.append(event)
            self._table = evolve(self._table, event)
        for seat in SEATS:
            self._views[seat] = self._views[seat].after(events)

    # --- listening -----------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Nobody listens and nothing is under way: it can be dropped from memory."""
        busy = self._lock.locked() or self._computers is not None or self._asking
        return not self._listeners and not busy

    def listen(self, seat: Seat) -> Listener:
        """From now on every update of this seat; the first message is a snapshot."""
        listener = Listener(seat)
        self._listeners.add(listener)
        listener.send(self.snapshot(seat))
        self._wake_computers()
        return listener

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)

    def hang_up(self) -> None:
        """Tells every listener to go; whoever comes back gets a snapshot and wakes the computer players."""
        for listener in self._listeners:
            listener.hang_up()

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self._log)

    def view(self, seat: Seat) -> View:
        return self._views[seat]

    def chair_of(self, seat: Seat) -> Seat:
        """Where the person of this seat sits now (see `Seating.chair_of`)."""
        return self.seating.chair_of(seat, self._table.deal)

    def snapshot(self, seat: Seat) -> Snapshot:
        """All that the person of this seat may see, from the chair where they sit now."""
        view = self._views[self.chair_of(seat)]
        return Snapshot.model_validate(
            {
                "table": self.name,
                "sequence": self.seating.sequence,
                "cards": self._cards_seen(),
                "seq": self.seq,
                "seats": {each.name: self.seating.chairs[each].seen() for each in SEATS},
                "events": self._events_for(view.seat, self._log, 0),
                "bids": bids_seen(view.table.rules, view.seat),
                "view": view_seen(view),
                "offers": self._offers(seat, view),
            }
        )

    def _update(self, seat: Seat, events: Sequence[Event]) -> Update:
        view = self._views[self.chair_of(seat)]
        before = len(self._log) - len(events)
        return Update(
            seq=self.seq,
            events=self._events_for(view.seat, events, before),
            view=view_seen(view),
            offers=self._offers(seat, view),
        )

    def _events_for(self, seat: Seat, events: Sequence[Event], before: int) -> list[LoggedEvent]:
        logged = []
        for seq, event in enumerate(events, start=before + 1):
            seen = encode(event.seen_by(seat))
            del seen["v"]
            logged.append(LoggedEvent(seq=seq, **seen))
        return logged

    def _offers(self, seat: Seat, view: View) -> OffersSeen:
        may_take_back = acts.may_take_back(self._table, self.seating, seat)
        return offers_seen(view.offers, self._may_deal(seat), may_take_back, advice.may_ask(view))

    def _may_deal(self, seat: Seat) -> bool:
        """A person deals for themselves, and tells a computer player when to."""
        dealer = self._table.dealer
        if not self._table.between_deals or self._table.sheet.over or dealer is None:
            return False
        return seat is dealer or not self.seating.chairs[dealer].is_person

    # --- advice --------------------------------------------------------------------------------

    def ask_hint(self, listener: Listener, ask: AskHint) -> None:
        """The hint, or why there is none, will be sent to the listener; moves go on meanwhile."""
        asking = asyncio.create_task(self._answer(listener, ask))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)

    async def _answer(self, listener: Listener, ask: AskHint) -> None:
        try:
            listener.send(await self._hint(listener.seat, ask.seq))
        except Refusal as refusal:
            params = dict(refusal.params)
            listener.send(Refused(id=ask.id, code=refusal.code, params=params, seq=self.seq))

    async def _hint(self, seat: Seat, seq: int) -> Hint:
        """What an expert would do in this seat at the table of length `seq`; raises `Refusal`.

        The expert thinks about one question at a time, and about none twice.
        """
        async with self._adviser:
            if seq != len(self._log):
                raise Refusal("stale_move", seq=seq, now=len(self._log))
            view = self._views[self.chair_of(seat)]
            advice.check(view)
            if self._advised is None or self._advised.seq != seq:
                seed = f"{self.name} {view.seat.name} {seq}"
                self._advised = await asyncio.to_thread(
                    advice.hint, view, seq, seed, self._cards, self.seating.levels
                )
            return self._advised

    def _cards_seen(self) -> dict[str, str] | None:
        if not self._table.rules.auction.doubles:
            return None
        return {side.name: self._cards[side] for side in SIDES}

    @property
    def _cards(self) -> Cards:
        return cards_of(self.seating.levels, self.seating.cards or STANDARD)

    def meanings(self, deal: int) -> Meanings:
        """What the calls of a deal say, as the computer players at this table bid; raises `Refusal`."""
        return advice.meanings(self._table, deal, self.seating.levels, self._cards)

    # --- acting --------------------------------------------------------------------------------

    async def deal(self, seat: Seat, seq: int) -> None:
        """The next deal, asked for by a person; raises `Refusal`."""
        if not self._may_deal(seat):
            raise Refusal("match_over" if self._table.sheet.over else "deal_not_over")
        dealer = self._table.dealer
        if dealer is not None:
            number = len(self._table.sheet.deals) + 1
            dealt = hands(self._secret, self.seating.cut, number, dealer)
            await self.act(DealHands(dealer, dealt), seq)

    async def claim(self, seat: Seat, tricks: int | None, seq: int) -> None:
        """So many of the remaining tricks for the side of the person of this seat; raises `Refusal`. All hear
        of a claim that is denied."""

        def claimed() -> Command:
            view = self._views[self.chair_of(seat)]
            return acts.claim(self._table, view, self.seating, tricks, seed=len(self._log))

        await self.act(claimed, seq)

    async def take_back(self, seat: Seat, seq: int) -> None:
        """The last act of the person of this seat is undone, and all that followed; raises `Refusal`."""
        await self.act(lambda: acts.take_back(self._table, self.seating, seat), seq)

    async def act(self, wish: Command | Callable[[], Command], seq: int) -> None:
        """Does what a person asks, made against the log of length `seq`; raises `Refusal`. A wish that has to
        be thought about is asked for in a thread.

        Once begun it is finished, even if the person's socket goes away meanwhile.
        """
        await asyncio.shield(asyncio.ensure_future(self._act(wish, seq)))

    async def _act(self, wish: Command | Callable[[], Command], seq: int) -> None:
        async with self._lock:
            if seq != len(self._log):
                raise Refusal("stale_move", seq=seq, now=len(self._log))
            command = await asyncio.to_thread(wish) if callable(wish) else wish
            await self._commit(decide(self._table, command))
        self._wake_computers()
        if isinstance(command, DenyClaim):
            raise Refusal("cannot_claim")

    async def _commit(self, events: Sequence[Event]) -> None:
        """Stored first, shown after. Needs the lock."""
        try:
            await asyncio.to_thread(self._store.append, self.name, len(self._log), events)
        except Conflict:
            await self._reload()
            raise Refusal("stale_move", seq=len(self._log), now=len(self._log)) from None
        self._add(events)
        for listener in tuple(self._listeners):
            listener.send(self._update(listener.seat, events))

    async def _reload(self) -> None:
        """Another process has played on: take over its log."""
        self._load(await asyncio.to_thread(self._store.read, self.name))
        for listener in tuple(self._listeners):
            listener.send(self.snapshot(listener.seat))

    # --- computer players ----------------------------------------------------------------------

    def _computer_to_act(self) -> Seat | None:
        if self._table.between_deals:
            return None
        actor = self._table.actor
        return actor if actor is not None and not self.seating.plays(actor, self._table.deal) else None

    def _wake_computers(self) -> None:
        if self._computers is None and self._listeners and self._computer_to_act() is not None:
            self._computers = asyncio.create_task(self._play_computers())

    async def _play_computers(self) -> None:
        try:
            while self._listeners and self._computer_to_act() is not None:
                async with self._lock:
                    await self._play_one()
        except Exception:
            log.exception("table %s: the computer players have stopped; all must sit down again", self.name)
            self.hang_up()
        finally:
            self._computers = None

    async def _play_one(self) -> None:
        seat = self._computer_to_act()
        if seat is None:
            return
        player = seated(self.seating.chairs[seat].level or "beginner", seat.side, self._cards)
        rng = random.Random(f"{self._secret.hex()} {seat.name} {acts.place(self._table)}")
        act = await asyncio.to_thread(safe_act, player, self._views[seat], rng)
        try:
            await self._commit(decide(self._table, act.command))
        except Refusal as refusal:
            if refusal.code != "stale_move":
                raise
