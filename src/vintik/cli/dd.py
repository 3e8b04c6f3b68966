"""`vintik dd`: what perfect play takes in each deal, whoever declares in whatever denomination."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from itertools import chain, islice
from pathlib import Path
from threading import Thread

from vintik.cards import SEATS, Deal
from vintik.cli.deals import Found, found_in
from vintik.cli.faults import tell_refused, tell_unreadable
from vintik.cli.output import die_interrupted, json_line, tell
from vintik.cli.paper import print_hands
from vintik.cli.picture import DENOMINATIONS, Results, picture
from vintik.cli.progress import progress
from vintik.cli.score import FINE, REFUSED, UNREADABLE
from vintik.i18n import Words
from vintik.record import NotARecord, RecordRefused

READ_AHEAD = 10_000
"""Deals that are read before the first is solved, so that the progress bar knows how many there are."""
FEW = 4
"""Deals that are printed as at a table; more of them take two lines each."""
LABEL = 16
"""Characters of the name of a denomination."""
MEGABYTE = 2**20


def analyse_files(
    files: list[str], as_json: bool, svg: Path | None, threads: int | None, memory: int, words: Words
) -> int:
    """Prints the results of every deal of every file, and draws them if `svg` says where; `memory` is in
    megabytes. Returns the exit status, the worst of all files."""
    try:
        output = _Output(as_json, svg, words)
        return _analyse(files, output, threads or _cores(), memory * MEGABYTE)
    except MemoryError:
        tell(f"vintik: {words('not-enough-memory')}")
        return 1
    except KeyboardInterrupt:
        die_interrupted()  # the solver's thread cannot be stopped


def _analyse(files: list[str], output: _Output, threads: int, memory: int) -> int:
    found = chain.from_iterable(map(found_in, files))
    ahead = list(islice(found, READ_AHEAD)) if all(map(os.path.isfile, files)) else []
    total = len(ahead) if 0 < len(ahead) < READ_AHEAD else None
    label = files[0] if len(files) == 1 else output.words("deals")
    status = FINE
    with progress(label, total) as done:
        for chunk in _chunks(chain(ahead, found), max(16, 8 * threads)):
            deals = [each.content for each in chunk if isinstance(each.content, Deal)]
            results = iter(_solved(deals, threads, memory))
            output.expect(len(chunk))
            for each in chunk:
                if isinstance(each.content, Deal):
                    output.deal(each, each.content, next(results))
                else:
                    output.fault(each)
                    status = max(status, REFUSED if each.match else UNREADABLE)
                done()
            print(end="", flush=True)
    return status


def _cores() -> int:
    """Those that this process may use, where the system tells."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _chunks(found: Iterable[Found], size: int) -> Iterator[list[Found]]:
    rest = iter(found)
    while chunk := list(islice(rest, size)):
        yield chunk


def _solved(deals: list[Deal], threads: int, memory: int) -> list[Results]:
    """Solves in a thread of its own, so that Ctrl+C is heard at once and not when all is done."""
    if not deals:
        return []
    from vintik.solver import tables

    results: Future[list[Results]] = Future()

    def solve() -> None:
        try:
            results.set_result(tables(deals, threads=threads, memory=memory).tolist())
        except BaseException as fault:
            results.set_exception(fault)

    Thread(target=solve, daemon=True).start()
    return results.result()


class _Output:
    """What is printed and drawn, deal after deal."""

    def __init__(self, as_json: bool, svg: Path | None, words: Words) -> None:
        self.words = words
        self._as_json = as_json
        self._svg = svg
        self._few: bool | None = None
        self._file = ""
        self._drawn = 0
        if svg is not None:
            folder = svg.parent if _is_picture(svg) else svg
            self._write(folder, lambda: folder.mkdir(parents=True, exist_ok=True))

    def expect(self, deals: int) -> None:
        """So many come now. If the first are few, they are all, and are printed at length."""
        if self._few is None:
            self._few = deals <= FEW

    def deal(self, found: Found, deal: Deal, results: Results) -> None:
        if self._as_json:
            print(json_line(_record(deal, results), sys.stdout))
        elif self._few:
            self._print_at_length(found, deal, results)
        else:
            self._print_in_short(found, deal, results)
        if self._svg is not None:
            self._drawn += 1
            path = _picture_path(self._svg, self._drawn)
            drawing = self._drawing(found, deal, results)
            self._write(path, lambda: path.write_text(drawing, encoding="utf-8"))

    def fault(self, found: Found) -> None:
        """Why there is no deal."""
        if isinstance(found.content, NotARecord):
            tell_unreadable(found.file, found.content, self.words, self._as_json, found.match)
        elif isinstance(found.content, RecordRefused):
            tell_refused(found.file, found.match, found.content, self.words, self._as_json)

    def _print_at_length(self, found: Found, deal: Deal, results: Results) -> None:
        """The hands as at a table, and a row for each denomination."""
        words = self.words
        print(f"{found.file}: {', '.join(reversed(found.place(words)))}")
        print()
        print_hands(deal.hands, words)
        print()
        print(words("dd-tricks"))
        print(f"{'':<{LABEL}}" + "".join(f"{words('seat-short', seat=seat.name):>4}" for seat in SEATS))
        for denomination, tricks in zip(DENOMINATIONS, results, strict=True):
            symbol = " " if denomination.trump is None else denomination.trump.symbol
            label = f"{symbol} {words('suit', suit=denomination.name)}"
            print(f"{label:<{LABEL}}" + "".join(f"{each:>4}" for each in tricks))
        print()

    def _print_in_short(self, found: Found, deal: Deal, results: Results) -> None:
        """Two lines: the hands, and the results by denomination in the order of the seats."""
        words = self.words
        if found.file != self._file:
            self._file = found.file
            print(f"{found.file}:")
        print(f"{', '.join(reversed(found.place(words)))}: {deal}")
        row = [" ".join(words("seat-short", seat=seat.name) for seat in SEATS) + ":  "]
        for denomination, tricks in zip(DENOMINATIONS, results, strict=True):
            trump = denomination.trump
            row.append(words("no-trump-short") if trump is None else trump.symbol)
            row.append("".join(f"{each:>3}" for each in tricks) + "  ")
        print("  " + "".join(row).rstrip())

    def _drawing(self, found: Found, deal: Deal, results: Results) -> str:
        heading, *match = found.place(self.words)
        file = [] if found.file == "-" else [Path(found.file).name]
        return picture(deal, results, heading[:1].upper() + heading[1:], [*file, *match], self.words)

    def _write(self, path: Path, writing: Callable[[], object]) -> None:
        """Does it; where it cannot be done, the command ends with a line that says why."""
        try:
            writing()
        except (OSError, ValueError) as fault:
            reason = fault.strerror if isinstance(fault, OSError) else None
            print(end="", flush=True)
            tell(f"vintik: {self.words('cannot-write', path=str(path), reason=reason or str(fault))}")
            sys.exit(1)


def _record(deal: Deal, results: Results) -> dict[str, object]:
    tricks = {
        denomination.name: {seat.name: each for seat, each in zip(SEATS, row, strict=True)}
        for denomination, row in zip(DENOMINATIONS, results, strict=True)
    }
    return {"deal": str(deal), "tricks": tricks}


def _is_picture(path: Path) -> bool:
    return path.suffix.lower() == ".svg" and not path.is_dir()


def _picture_path(path: Path, number: int) -> Path:
    """Of the `number`-th picture. If `path` names one itself, the others stand beside it with a number."""
    if not _is_picture(path):
        return path / f"deal-{number:03}.svg"
    return path if number == 1 else path.with_stem(f"{path.stem}-{number}")
