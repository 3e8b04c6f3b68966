"""A convention card in words: its auctions as they are written, and what each call says."""

from __future__ import annotations

from vintik.cli.paper import call_text
from vintik.cli.saying import fact_text, readings_text
from vintik.i18n import Words
from vintik.players.bidding.american.paper import Answer, Row


def note(whole: bool, words: Words) -> str:
    """How the card, or its summary, is to be read."""
    return words("card-note" if whole else "card-summary-note")


def heard_text(row: Row, words: Words) -> str:
    """The auction as it is written, `1♠ (2♥)`; before the first bid, who opens."""
    if row.auction.bid is None:
        return words("card-opener", place=len(row.auction.calls) + 1)
    calls = ((call_text(each.call, words), each.ours) for each in row.heard)
    return " ".join(text if ours else f"({text})" for text, ours in calls)


def marked(answer: Answer, words: Words) -> str:
    """The call, with a mark if it is artificial."""
    return call_text(answer.call, words) + ("!" if answer.meaning.alert else "")


def says(answer: Answer, whole: bool, words: Words) -> list[str]:
    """What the call says, in short unless the card is printed as a `whole`, and a second sentence where it is
    different when vulnerable."""
    text = readings_text(answer.meaning, words, brief=not whole)
    said = [text if answer.when == "always" else words("card-when", when=answer.when, meaning=text)]
    if answer.vulnerable is not None:
        changed = ", ".join(fact_text(fact, words) for fact in answer.changed)
        other = changed or readings_text(answer.vulnerable, words)
        said.append(words("card-when", when="vulnerable", meaning=other))
    return said
