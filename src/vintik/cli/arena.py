"""`vintik arena`: two computer players on the same cards, sides exchanged, and what comes of it.

It knows what was typed and how faults are told; what is played and counted is the laboratory's.
"""

from __future__ import annotations

import sys
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path

from vintik.cli.arena_paper import print_report
from vintik.cli.deal import option_of
from vintik.cli.output import die_interrupted, json_line, tell
from vintik.cli.progress import progress
from vintik.games import OptionRefused
from vintik.i18n import Words
from vintik.lab.arena import Arena
from vintik.lab.journal import JournalRefused, usual_path
from vintik.lab.labour import NoCluster
from vintik.lab.report import Report
from vintik.lab.setting import Form, Setting
from vintik.players.outside import NoSuchPlayer

FINE, FAILED, REFUSED = 0, 1, 2
PICTURES = (".svg", ".png")


@dataclass(frozen=True)
class Order:
    """What was typed. `deals` counts matches if `rubbers` is set; `start` and `end` are `auction` or `cards`;
    `dask` is an address."""

    game: str
    players: str
    against: str
    deals: int
    seed: int
    options: list[str]
    rubbers: bool
    start: str
    end: str
    auction: str
    errors: bool
    patience: float
    jobs: int
    dask: str | None
    log: Path | None
    plot: Path | None
    as_json: bool


def compare(order: Order, words: Words) -> int:
    """Plays and prints; returns the exit status: 2 for what cannot be asked, 1 for what fails underway."""
    log = order.log
    try:
        fault = _fault_of(order, words)
        if fault is not None:
            tell(f"vintik: {fault}")
            return REFUSED
        setting = _setting(order)
        setting.check()
        log = log or usual_path(setting)
        arena = Arena(setting, order.deals, log)
    except OptionRefused as fault_of_option:
        tell(f"vintik: {words.refusal(fault_of_option.code, fault_of_option.params)}")
        return REFUSED
    except NoSuchPlayer as stranger:
        tell(f"vintik: {_stranger(stranger, words)}")
        return REFUSED
    except JournalRefused as refused:
        name = "arena-" + refused.code.replace("_", "-")
        tell(f"vintik: {words(name, path=str(refused.path), names=', '.join(refused.differs))}")
        return REFUSED
    except OSError as failure:
        tell(f"vintik: {words('cannot-write', path=str(log), reason=failure.strerror or str(failure))}")
        return FAILED
    return _played(arena, order, log, words)


def _fault_of(order: Order, words: Words) -> str | None:
    """What can be said before anything is played."""
    if order.rubbers and order.start == "cards":
        return words("arena-not-both")
    if order.end == "auction" and (order.rubbers or order.start == "cards" or order.errors):
        return words("arena-no-cards")
    if order.plot is not None and order.plot.suffix.lower() not in PICTURES:
        return words("arena-plot-name", path=str(order.plot))
    if order.plot is not None and find_spec("matplotlib") is None:
        return words("arena-no-plot")
    return None


def _setting(order: Order) -> Setting:
    form: Form = "deals"
    if order.rubbers:
        form = "matches"
    elif order.start == "cards":
        form = "cards"
    elif order.end == "auction":
        form = "auctions"
    return Setting(
        game=order.game,
        a=order.players,
        b=order.against,
        seed=order.seed,
        options=dict(map(option_of, order.options)),
        form=form,
        auction=order.auction,
        errors=order.errors,
        patience=order.patience,
    )


def _stranger(fault: NoSuchPlayer, words: Words) -> str:
    if fault.reason:
        return words("arena-player-failed", player=fault.name, reason=fault.reason)
    return words("arena-no-player", player=fault.name)


def _played(arena: Arena, order: Order, log: Path, words: Words) -> int:
    """Plays what is missing and prints the report, also of a part if it is interrupted."""
    interrupted = False
    try:
        with progress(words("matches" if order.rubbers else "deals"), len(arena.missing), False) as done:
            arena.play(order.jobs, order.dask, lambda _: done())
    except KeyboardInterrupt:
        interrupted = True
        tell(f"vintik: {words('arena-stopped', path=str(log))}")
    except NoCluster as fault:
        name = "arena-no-dask" if fault.code == "not_installed" else "arena-no-cluster"
        tell(f"vintik: {words(name, address=order.dask or '')}")
        return FAILED
    except NoSuchPlayer as stranger:  # to a worker elsewhere
        tell(f"vintik: {_stranger(stranger, words)}")
        return FAILED
    except OSError as fault:
        tell(f"vintik: {words('cannot-write', path=str(log), reason=fault.strerror or str(fault))}")
        return FAILED
    report = arena.report()
    status = FINE if order.plot is None or not report.pairs else _drawn(report, order.plot, words)
    if order.as_json:
        print(json_line(asdict(report), sys.stdout))
    else:
        print_report(report, words)
        print(words("arena-log", path=str(log)))
    if interrupted:
        die_interrupted()
    return status


def _drawn(report: Report, path: Path, words: Words) -> int:
    from vintik.cli.arena_plot import draw

    try:
        draw(report, path, words)
    except OSError as fault:
        tell(f"vintik: {words('cannot-write', path=str(path), reason=fault.strerror or str(fault))}")
        return FAILED
    return FINE
