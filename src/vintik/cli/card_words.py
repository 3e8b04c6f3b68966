"""A convention card in words: its auctions as they are written, and what each call says."""

from __future__ import annotations

from vintik.cli.paper import call_text
from vintik.cli.saying import fact_text, readings_text
from vintik.i18n import Words
from vintik.players.bidding.american.paper import Answer, Row


def heard_text(row: Row, words: Words) -> str:
    """The auction as it is written, `1♠ (2♥)`; before the first bid, who opens."""
    if row.auction.bid is None:
        return words("card-opener", place=len(row.auction.calls) + 1)
    calls = ((call_text(each.call, words), each.ours) for each in row.heard)
    return " ".join(text if ours else f"({text})" for text, ours in calls)


def marked(answer: Answer, words: Words) -> str:
    """The call, with a star if it is artificial."""
    meanings = (answer.meaning, answer.vulnerable)
    alert = any(meaning is not None and meaning.alert for meaning in meanings)
    return call_text(answer.call, words) + ("*" if alert else "")


def says(answer: Answer, words: Words) -> list[str]:
    """What the call says, and a second sentence where it is different when vulnerable."""
    said = [] if answer.meaning is None else [readings_text(answer.meaning, words)]
    if answer.vulnerable is not None:
        changed = ", ".join(fact_text(fact, words) for fact in answer.changed)
        said.append(words("card-vulnerable", meaning=changed or readings_text(answer.vulnerable, words)))
    return said
