"""The arena: two computer players compared on the same cards.

    setting = Setting("vint", "beginner", "exec:python my_player.py", seed=1)
    report = play(setting, 100)

`Arena` is the same in steps, for those who want to see it coming or to stop it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from vintik.lab.account import Pair
from vintik.lab.journal import Journal
from vintik.lab.labour import share_out
from vintik.lab.report import Report, Tally
from vintik.lab.setting import Setting


class Arena:
    """Pairs 1 to `wanted` of a setting; those that a journal has already are taken from it.

    Raises what `Setting.check` and `Journal` raise.
    """

    def __init__(self, setting: Setting, wanted: int, log: Path | None = None) -> None:
        setting.check()
        self._setting = setting
        self._wanted = wanted
        self._written = setting.written()
        self._tally = Tally()
        self._journal = None if log is None else Journal(log, setting)
        if self._journal is not None:
            for pair in self._journal.pairs():
                if pair.number <= wanted:
                    self._tally.add(pair)

    @property
    def missing(self) -> list[int]:
        """Numbers of the pairs that have not been played."""
        return sorted(set(range(1, self._wanted + 1)) - self._tally.numbers)

    def play(
        self, jobs: int = 1, cluster: str | None = None, done: Callable[[Pair], object] | None = None
    ) -> None:
        """Plays what is missing, with `jobs` processes or on the Dask cluster at an address, and calls `done`
        after each pair. It may be interrupted at any time.

        Raises `NoCluster`, and `OSError` where the journal cannot be written."""
        for pair in share_out(self._setting, self.missing, jobs, cluster):
            if self._journal is not None:
                self._journal.add(pair)
            self._tally.add(pair)
            if done is not None:
                done(pair)

    def report(self) -> Report:
        """Of all that has been played."""
        form = self._setting.rules(1).form
        alone, matches = form.kind == "one_deal", self._setting.form == "matches"
        return self._tally.report(self._written, self._wanted, alone, matches)


def play(
    setting: Setting, pairs: int, *, jobs: int = 1, cluster: str | None = None, log: Path | None = None
) -> Report:
    """Plays so many deals or matches at two tables each, sides exchanged; all but the times follows from the
    setting. With a `log` it goes on where that ends. Raises as `Arena` and its methods."""
    arena = Arena(setting, pairs, log)
    arena.play(jobs, cluster)
    return arena.report()
