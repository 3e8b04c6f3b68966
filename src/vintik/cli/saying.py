"""Reasons and meanings in words: their facts are filled into the sentences of the catalogues.

It knows how cards and calls are written; what the facts mean is said in the catalogues alone.
"""

from __future__ import annotations

from collections.abc import Mapping

from vintik.cards import Bid, Call, Card, NotationError, parse_call
from vintik.cli.paper import bid_text, card_text
from vintik.i18n import Words
from vintik.players import Reason
from vintik.players.bidding.american.paper import SHORTENED
from vintik.players.bidding.meaning import Fact, Meaning, Reading

Params = Mapping[str, str | int]
NAMED = ("bid", "call", "contract", "card", "over")
"""Parameters that hold a card or a call; the others are numbers, codes, suits or denominations."""


def reason_text(reason: Reason, words: Words) -> str:
    """Why the player does it, in one sentence without a full stop."""
    named = {name: _named(name, value, words) for name, value in reason.params.items()}
    return words(f"why-{_dashed(reason.code)}", **named)


def meaning_text(meaning: Meaning, words: Words) -> str:
    """What the call says, in one sentence without a full stop; an artificial call says so first."""
    said = readings_text(meaning, words)
    return f"{words('alert')}; {said}" if meaning.alert else said


def readings_text(meaning: Meaning, words: Words, brief: bool = False) -> str:
    """The same without saying whether it is artificial; `brief`: the facts as on a convention card."""
    first, *others = [_reading_text(reading, words, brief) for reading in meaning.readings]
    return "; ".join([first, *(words("meaning-or", reading=other) for other in others)])


def _reading_text(reading: Reading, words: Words, brief: bool) -> str:
    facts = ", ".join(fact_text(fact, words, brief) for fact in reading.facts)
    said = words("meaning", meaning=reading.code)
    return f"{said}: {facts}" if facts else said


def fact_text(fact: Fact, words: Words, brief: bool = False) -> str:
    start = "brief" if brief and fact.kind in SHORTENED else "fact"
    return words(f"{start}-{_dashed(fact.kind)}", **fact.params)


def reason_json(reason: Reason, words: Words) -> dict[str, object]:
    return {"code": reason.code, "params": dict(reason.params), "text": reason_text(reason, words)}


def meaning_json(meaning: Meaning, words: Words) -> dict[str, object]:
    """The likeliest reading with its facts, and whether the call is artificial; under `or` the others."""
    first, *others = [_reading_json(reading) for reading in meaning.readings]
    return {**first, "alert": meaning.alert, "or": others, "text": meaning_text(meaning, words)}


def _reading_json(reading: Reading) -> dict[str, object]:
    return {
        "code": reading.code,
        "facts": [{"fact": fact.kind, **fact.params} for fact in reading.facts],
    }


def _dashed(code: str) -> str:
    return code.replace("_", "-")


def _named(name: str, value: str | int, words: Words) -> str | int:
    if name not in NAMED or not isinstance(value, str):
        return value
    try:
        return card_text(Card.parse(value))
    except NotationError:
        return _call_named(parse_call(value), words)


def _call_named(call: Call, words: Words) -> str:
    if isinstance(call, Bid):
        return bid_text(call)
    return words({"Pass": "call-pass", "X": "call-double", "XX": "call-redouble"}[call.name])
