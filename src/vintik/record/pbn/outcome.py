"""Whether Declarer, Contract and Result of a PBN game are what the replayed deal says."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from vintik.cards import SIDES, Side
from vintik.game.phases.auction import Contract
from vintik.game.phases.play import Trick
from vintik.record.pbn.faults import Fault, shortened
from vintik.record.pbn.sections import upper
from vintik.record.pbn.tags import PbnGame, Tag

_SAYS_NOTHING = ("", "?")
_CONTRACT = re.compile(r"PASS|[1-7](?:[SHDC]|NT)X{0,2}")
_RESULT = re.compile(r"([0-9]{1,2})|(NS|EW) ([0-9]{1,2})(?: (NS|EW) ([0-9]{1,2}))?")


def check_outcome(
    game: PbnGame, contract: Contract | None, tricks: Sequence[Trick], auction_over: bool
) -> None:
    """Raises `Fault` where one of the three tags contradicts the play. A tag that is missing, empty or `?`
    says nothing. Of an unfinished deal the result may be any that the tricks played so far allow."""
    declarer = contract.declarer.name if contract is not None else ""
    said = contract.bid.name + "X" * contract.doubled if contract is not None else ""
    if contract is None and auction_over:
        said = "PASS"
    for name, pattern, real in (("Declarer", re.compile("[NESW]"), declarer), ("Contract", _CONTRACT, said)):
        tag = game.tags.get(name.lower())
        if tag is None or tag.value in _SAYS_NOTHING:
            continue
        if pattern.fullmatch(upper(tag.value)) is None:
            raise _bad_value(tag, name)
        if upper(tag.value) != real:
            raise _contradiction(tag, name, "Pass" if real == "PASS" else real or "?")
    result = game.tags.get("result")
    if result is not None and result.value not in _SAYS_NOTHING:
        _check_result(result, contract, tricks)


def _check_result(tag: Tag, contract: Contract | None, tricks: Sequence[Trick]) -> None:
    claims = list(_claims(tag, contract))
    if contract is None:
        raise _contradiction(tag, "Result", "?")
    for side, claimed in claims:
        lowest = sum(trick.winner.side is side for trick in tricks)
        highest = 13 - sum(trick.winner.side is side.other for trick in tricks)
        if not lowest <= claimed <= highest:
            real = str(lowest) if lowest == highest else f"{lowest}–{highest}"
            raise _contradiction(tag, "Result", real)


def _claims(tag: Tag, contract: Contract | None) -> Iterator[tuple[Side, int]]:
    """What a result says: `9` of declarer's side, or `NS 9`, or `EW 4 NS 9`."""
    found = _RESULT.fullmatch(" ".join(upper(tag.value).split()))
    if found is None:
        raise _bad_value(tag, "Result")
    alone, *pairs = found.groups()
    if alone is not None:
        yield (contract.declarer.side if contract is not None else Side.NS), int(alone)
    for name, number in zip(pairs[::2], pairs[1::2], strict=True):
        if name is not None:
            yield next(side for side in SIDES if side.name == name), int(number)


def _bad_value(tag: Tag, name: str) -> Fault:
    code = "pbn_irregular" if tag.value.startswith("^") else "pbn_bad_value"
    named = {"text": shortened(tag.value)} if code == "pbn_irregular" else _named(tag, name)
    return Fault(code, tag.line, named)


def _contradiction(tag: Tag, name: str, real: str) -> Fault:
    return Fault("pbn_contradicts", tag.line, {**_named(tag, name), "played": real})


def _named(tag: Tag, name: str) -> dict[str, str]:
    return {"tag": name, "value": shortened(tag.value)}
