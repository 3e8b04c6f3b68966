"""How a fault is told: one line on standard error, for people or as JSON."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from vintik.cli.output import json_line, tell
from vintik.i18n import Words
from vintik.record import NotARecord, RecordRefused


def tell_json(error: Mapping[str, object]) -> None:
    print(json_line({"error": error}, sys.stderr), file=sys.stderr)


def tell_refused(name: str, match: int, fault: RecordRefused, words: Words, as_json: bool) -> None:
    """A match that breaks the rules: file, match, deal, call or card, reason."""
    message = words.refusal(fault.code, fault.params)
    if as_json:
        tell_json(
            {
                "file": name,
                "match": match,
                "deal": fault.deal,
                "part": fault.part,
                "index": fault.index,
                "code": fault.code,
                "message": message,
            }
        )
        return
    place = [words("place-match", number=match)]
    if fault.deal:
        place.append(words("place-deal", number=fault.deal))
    if fault.part in ("call", "card"):
        place.append(words(f"place-{fault.part}", number=fault.index))
    elif fault.part == "hands":
        place.append(words("place-hands"))
    tell(f"{name}: {', '.join(place)}: {message}")


def tell_unreadable(name: str, fault: NotARecord, words: Words, as_json: bool, match: int = 0) -> None:
    """A file, or a match of it, that is not a record at all."""
    message = words.refusal(fault.code, fault.params)
    if as_json:
        error: dict[str, object] = {"file": name}
        if match:
            error |= {"match": match, "deal": 0, "part": "record", "index": 0}
        tell_json({**error, "code": fault.code, "message": message})
    elif match:
        tell(f"{name}: {words('place-match', number=match)}: {message}")
    else:
        tell(f"{name}: {message}")


def tell_line(name: str, line: int, fault: NotARecord | RecordRefused, words: Words, as_json: bool) -> None:
    """A line that cannot be answered: file, line, the part of it, the reason."""
    message = words.refusal(fault.code, fault.params)
    part, index = (fault.part, fault.index) if isinstance(fault, RecordRefused) else ("record", 0)
    if as_json:
        place = {"file": name, "line": line, "part": part, "index": index}
        tell_json({**place, "code": fault.code, "message": message})
        return
    where = [words("place-line", number=line)]
    if part == "call" and index:
        where.append(words("place-call", number=index))
    tell(f"{name}: {', '.join(where)}: {message}")
