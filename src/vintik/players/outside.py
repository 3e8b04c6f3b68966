"""Players that are not part of vintik: by the name of an entry point, or a program that speaks JSON lines.

`invited` finds any player by name. A program is told what its seat's `View` shows and nothing else, and each
seat has a process of its own, so that partners cannot tell each other what they hold. The lines are
described in docs/arena.md.
"""

from __future__ import annotations

import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from random import Random

from vintik.cards import SIDES, Card, NotationError, Seat, parse_call
from vintik.game import MakeCall, PlayCard, View
from vintik.game.table import CurrentDeal
from vintik.players import PLAYERS, Act, Player, Reason, Thinker

GROUP = "vintik.players"
"""Entry points of this group give a player each, when called without arguments."""

PROGRAM = "exec:"
PATIENCE = 10.0
"""Seconds a program may think about one call or card."""
LONGEST_LINE = 65_536
"""Characters of an answer."""


class NoSuchPlayer(ValueError):
    """No level, entry point or program of this name; `reason` is what went wrong, if anything did."""

    def __init__(self, name: str, reason: str = "") -> None:
        self.name = name
        self.reason = reason
        super().__init__(name, reason)

    def __str__(self) -> str:
        return f"no player {self.name!r}" + (f": {self.reason}" if self.reason else "")


class OutsideFault(RuntimeError):
    """A program that did not answer as it should. `code`: `timeout`, `dead` or `garbage`."""

    def __init__(self, code: str, message: str) -> None:
        self.code = code
        super().__init__(message)


def named(name: str, patience: float = PATIENCE) -> Player:
    """The player of a level (also with other settings, `expert:repair=no`), of an entry point, or the program
    after `exec:`; raises `NoSuchPlayer`.

    A `Program` has to be closed; `patience` is in seconds and concerns programs only.
    """
    if name in PLAYERS:
        return PLAYERS[name]
    level, _, settings = name.partition(":")
    if isinstance(thinker := PLAYERS.get(level), Thinker):
        try:
            return Thinker(thinker.style.changed(settings))
        except ValueError as fault:
            raise NoSuchPlayer(name, str(fault)) from fault
    if name.startswith(PROGRAM):
        return Program(_command(name), patience)
    try:
        player: Player = _entry_point(name).load()()
    except NoSuchPlayer:
        raise
    except Exception as fault:
        raise NoSuchPlayer(name, f"{type(fault).__name__}: {fault}") from fault
    if not callable(getattr(player, "act", None)):
        raise NoSuchPlayer(name, f"{type(player).__name__} has no act")
    return player


@contextmanager
def invited(name: str, patience: float = PATIENCE) -> Iterator[Player]:
    """The player as `named` gives it, closed afterwards if it can be."""
    player = named(name, patience)
    try:
        yield player
    finally:
        close = getattr(player, "close", None)
        if close is not None:
            close()


def sources(name: str) -> list[Path]:
    """The files that an outside player is made of, as far as its name tells; raises `NoSuchPlayer`."""
    if name.partition(":")[0] in PLAYERS:
        return []
    if name.startswith(PROGRAM):
        program, *arguments = _command(name)
        return [path for path in map(Path, (program, *arguments)) if path.is_file()]
    try:
        found = find_spec(_entry_point(name).module)
    except ImportError as fault:
        raise NoSuchPlayer(name, str(fault)) from fault
    return [Path(found.origin)] if found is not None and found.has_location and found.origin else []


def _entry_point(name: str) -> EntryPoint:
    for each in entry_points(group=GROUP, name=name):
        return each
    raise NoSuchPlayer(name)


def _command(name: str) -> list[str]:
    try:
        words = shlex.split(name.removeprefix(PROGRAM))
    except ValueError as fault:
        raise NoSuchPlayer(name, str(fault)) from fault
    program = shutil.which(words[0]) if words else None
    if program is None:
        raise NoSuchPlayer(name, f"no program {words[0]}" if words else "no program")
    return [program, *words[1:]]


class Program:
    """A player that is a program: a line of JSON in, a line of JSON out, for each call and card.

    The processes are started at their seat's first act and ended by `close`. One that was late, has died or
    talked nonsense is replaced at the next act.
    """

    def __init__(self, command: list[str], patience: float = PATIENCE) -> None:
        self._command = command
        self._patience = patience
        self._lines: dict[Seat, _Lines] = {}

    def act(self, view: View, rng: Random) -> Act:
        """Raises `OutsideFault`; whether the answer is legal is for `safe_act` to say."""
        answer = self._ask(view.seat, question(view, rng.getrandbits(32)))
        try:
            if view.offers.calls:
                return Act(MakeCall(view.seat, parse_call(answer.get("call"))), Reason("outside"))
            return Act(PlayCard(view.seat, Card.parse(answer.get("card"))), Reason("outside"))
        except NotationError as fault:
            raise OutsideFault("garbage", str(fault)) from fault

    def close(self) -> None:
        """Ends the processes."""
        for lines in self._lines.values():
            lines.close()
        self._lines = {}

    def _ask(self, seat: Seat, asked: Mapping[str, object]) -> Mapping[str, object]:
        if seat not in self._lines:
            self._lines[seat] = _Lines(self._command)
        try:
            return self._lines[seat].ask(asked, self._patience)
        except OutsideFault:
            self._lines.pop(seat).close()  # what it says from now on could be late
            raise


def question(view: View, seed: int) -> dict[str, object]:
    """What a program is asked: all that the seat sees, as docs/arena.md lists it.

    Raises `ValueError` when the table does not wait for a call or a card of this seat.
    """
    deal, rules, offers = view.table.deal, view.table.rules, view.offers
    if deal is None or not (offers.calls or offers.cards.mask):
        raise ValueError(f"{view.seat} has nothing to call or play")
    asked: dict[str, object] = {
        "game": rules.game,
        "options": dict(rules.options),
        "dealer": deal.dealer.name,
        "vulnerable": {0: "None", 1: "NS", 2: "EW", 3: "Both"}[sum(1 << side for side in rules.vulnerable)],
        "player": view.seat.name,
        "seat": (offers.hand if offers.hand is not None else view.seat).name,
        "hand": str(deal.holdings[view.seat].known),
        "calls": [call.name for call in deal.auction.calls],
        "seed": seed,
    }
    if rules.form.kind == "rubber":
        asked["sheet"] = {"below": _sides(view.table.sheet.below), "games": _sides(view.table.sheet.games)}
    elif rules.form.kind == "target":
        asked["sheet"] = {"totals": _sides(view.table.sheet.totals)}
    if offers.calls:
        legal = [call.name for call in offers.calls]
        return asked | {"level": deal.auction.minimum_level, "legal": legal}
    return asked | _play(deal) | {"legal": [card.name for card in offers.cards]}


def _play(deal: CurrentDeal) -> dict[str, object]:
    """The contract, the cards played so far, and the cards left in the hands that are in sight."""
    contract, play = deal.auction.contract(), deal.play
    if contract is None or play is None:
        return {}
    known = {seat.name: held.known for seat, held in zip(Seat, deal.holdings, strict=True)}
    return {
        "contract": contract.bid.name,
        "declarer": contract.declarer.name,
        "doubled": contract.doubled,
        "play": [card.name for trick in play.tricks for card in trick.cards]
        + [card.name for card in play.on_table],
        "trick": [card.name for card in play.on_table],
        "hands": {seat: str(hand) for seat, hand in known.items() if hand.mask},
    }


def _sides(pair: tuple[int, int]) -> dict[str, int]:
    return {side.name: pair[side] for side in SIDES}


class _Lines:
    """One process; a thread reads its answers, so that waiting for them can end."""

    def __init__(self, command: list[str]) -> None:
        # A session of its own: Ctrl+C is for the arena, which then closes the program's input. Until the
        # program has its session, a Ctrl+C would reach it as well, so it has to wait.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        self._answers: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        """Every line; an empty one when there are no more."""
        if self._process.stdout is not None:
            with self._process.stdout as stream:
                while line := stream.readline(LONGEST_LINE):
                    self._answers.put(line)
        self._answers.put("")

    def ask(self, asked: Mapping[str, object], patience: float) -> Mapping[str, object]:
        """Raises `OutsideFault`."""
        if not self._answers.empty():
            self._answer(patience)
            raise OutsideFault("garbage", "it spoke without being asked")
        try:
            if self._process.stdin is not None:
                self._process.stdin.write(json.dumps(asked) + "\n")
                self._process.stdin.flush()
        except OSError as fault:
            raise OutsideFault("dead", "the program has ended") from fault
        return self._answer(patience)

    def _answer(self, patience: float) -> Mapping[str, object]:
        try:
            line = self._answers.get(timeout=patience)
        except queue.Empty:
            raise OutsideFault("timeout", f"no answer in {patience:g} seconds") from None
        if not line:
            raise OutsideFault("dead", "the program has ended")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError) as fault:
            raise OutsideFault("garbage", "the answer is no JSON") from fault
        if not isinstance(answer, dict):
            raise OutsideFault("garbage", "the answer is no JSON object")
        return answer

    def close(self) -> None:
        """Ends the process and all that it started."""
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        self._reader.join(timeout=1)
        if self._process.stdin is not None:
            with suppress(OSError):  # what was not sent is of no use any more
                self._process.stdin.close()
