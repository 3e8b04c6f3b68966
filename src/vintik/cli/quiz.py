"""`vintik quiz`: hands of a topic, one's own call, the card's call and why; progress is kept."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from vintik.cards import PASS, Call, Denomination, NotationError, parse_call
from vintik.cards.calls import DOUBLE, REDOUBLE
from vintik.cli.output import json_line, tell
from vintik.cli.paper import call_text, print_auction, suits_of
from vintik.cli.practised import Practised, ProgressUnreadable, note, practised, usual_path
from vintik.cli.saying import meaning_json, meaning_text
from vintik.game import Refusal
from vintik.games import rules_for
from vintik.i18n import Words
from vintik.players.bidding.american.card import CARDS
from vintik.players.practice import Question, Verdict, question, topics_of

FINE, REFUSED = 0, 2
BAR = 20
"""Characters of a full bar of progress."""


def quiz(
    topic: str | None, card: str, seed: int | None, count: int, as_json: bool, listing: bool, words: Words
) -> int:
    """Asks `count` questions, prints them with their answers (`as_json`), or lists the topics (`listing`);
    returns the exit status."""
    if card not in CARDS:
        tell(words.refusal("unknown_card", {"card": card, "known": ", ".join(CARDS)}))
        return REFUSED
    topics = topics_of(card)
    if topic is not None and topic not in topics:
        tell(words.refusal("unknown_topic", {"topic": topic, "known": ", ".join(topics)}))
        return REFUSED
    try:
        if listing:
            _list(card, topics, words)
        else:
            chosen = (topic,) if topic is not None else topics
            questions = _questions(chosen, card, Random().randrange(10**6) if seed is None else seed, count)
            if as_json:
                for asked in questions:
                    print(json_line(_written(asked, words), sys.stdout), flush=True)
            else:
                _ask_all(questions, words)
    except ProgressUnreadable:
        tell(words("quiz-bad-progress", path=str(usual_path())))
        return REFUSED
    return FINE


def _questions(topics: tuple[str, ...], card: str, seed: int, count: int) -> Iterator[Question]:
    """The topics of a mixed round follow from seed and number as well."""
    rules = rules_for("bridge", {}).auction
    for number in range(1, count + 1):
        topic = Random(f"{seed} {number}").choice(topics)
        yield question(rules, card, topic, seed, number)


# For other programs.


def _written(asked: Question, words: Words) -> dict[str, object]:
    """A question with its answer; `vintik bid` understands it too."""
    verdict = asked.judged(asked.entry.call)
    sides = sorted(side.name for side in asked.vulnerable)
    return {
        "game": "bridge",
        "card": asked.card,
        "topic": asked.topic,
        "seed": asked.seed,
        "number": asked.number,
        "dealer": asked.auction.dealer.name,
        "vulnerable": "Both" if len(sides) > 1 else (sides or ["None"])[0],
        "hand": str(asked.hand),
        "calls": [call.name for call in asked.auction.calls],
        "meanings": [meaning_json(meaning, words) for meaning in asked.meanings],
        "call": verdict.best.name,
        "meaning": meaning_json(verdict.meaning, words),
        "why": meaning_json(verdict.why, words),
        "also": [{"call": each.call.name, **meaning_json(each, words)} for each in verdict.also],
    }


# For people.


def _ask_all(questions: Iterator[Question], words: Words) -> None:
    """Until all are answered, or whoever is asked has enough."""
    right = asked = 0
    path = usual_path()
    practised(path)
    print(words("quiz-how"))
    for each in questions:
        _print_question(each, words)
        call = _answer(each, words)
        if call is None:
            break
        verdict = each.judged(call)
        asked, right = asked + 1, right + verdict.right
        _print_verdict(verdict, words)
        print("  " + _score(_noted(path, each, verdict.right, words), words))
    print()
    print(words("quiz-over", asked=asked, right=right))


def _print_verdict(verdict: Verdict, words: Words) -> None:
    """Whether the answer is right, the card's call and why, and other calls that are possible."""
    best, answer = call_text(verdict.best, words), call_text(verdict.call, words)
    print(words(f"practice-{verdict.standing}", call=best, answer=answer))
    print("  " + words("quiz-reason", call=best, meaning=meaning_text(verdict.why, words)))
    for each in verdict.also:
        also = words("practice-also", call=call_text(each.call, words))
        print(f"  {also}: {meaning_text(each, words)}")
    if not verdict.right:
        would_say = words("practice-would-say", call=answer)
        print(f"  {would_say}: {meaning_text(verdict.answered, words)}")


def _noted(path: Path, asked: Question, right: bool, words: Words) -> Practised:
    try:
        return note(path, asked.card, asked.topic, right)
    except OSError as fault:
        tell(words("cannot-write", path=str(path), reason=fault.strerror or str(fault)))
        return Practised().after(right, "")


def _score(kept: Practised, words: Words) -> str:
    if not kept.asked:
        return words("practice-none")
    return words("practice-score", asked=kept.asked, right=kept.right, streak=kept.streak)


def _print_question(asked: Question, words: Words) -> None:
    sides = sorted(side.name for side in asked.vulnerable)
    zone = {0: "vulnerable-none", 2: "vulnerable-both"}.get(len(sides), "vulnerable-sides")
    named = {"sides": words("side", side=sides[0])} if len(sides) == 1 else {}
    topic = words("topic", topic=asked.topic)
    print()
    print(words("practice-question", number=asked.number) + f" · {topic} · {words(zone, **named)}")
    print_auction(asked.auction.dealer, asked.auction.calls, words)
    for place, meaning in enumerate(asked.meanings):
        seat = words("seat-short", seat=asked.auction.dealer.after(place).name)
        if meaning.call is not PASS:
            print(f"  {seat} {call_text(meaning.call, words)}: {meaning_text(meaning, words)}")
    print()
    print(f"{words('you-are', seat=asked.auction.turn.name)}: {'  '.join(suits_of(asked.hand))}")


def _answer(asked: Question, words: Words) -> Call | None:
    """A legal call; None at the end of the input or of patience."""
    while True:
        try:
            typed = input(words("quiz-prompt") + " ").strip()
        except EOFError:
            print()
            return None
        if typed.lower() == "q":
            return None
        if typed == "?":
            for meaning in asked.choices:
                print(f"  {call_text(meaning.call, words):<5} {meaning_text(meaning, words)}")
            continue
        try:
            call = call_typed(typed, words)
            asked.auction.check(call)
        except NotationError as fault:
            print(words.refusal(fault.code, {"text": fault.text}))
        except Refusal as fault:
            print(words.refusal(fault.code, fault.params))
        else:
            return call


def call_typed(text: str, words: Words) -> Call:
    """A call as people type it: `1s`, `2n`, `3♣`, `p`, `x`, `xx`, or the words for pass and doubles.

    Raises `NotationError`.
    """
    plain = text.strip().lower()
    spoken = {
        **dict.fromkeys(("p", "pass", words("call-pass")), PASS),
        **dict.fromkeys(("x", "d", "dbl", words("call-double")), DOUBLE),
        **dict.fromkeys(("xx", "r", "rdbl", words("call-redouble")), REDOUBLE),
    }
    if plain in spoken:
        return spoken[plain]
    letter = plain[1:].replace(words("no-trump-short").lower(), "n").replace("nt", "n")
    signs = {each.trump.symbol: each.name for each in Denomination if each.trump is not None}
    name = "NT" if letter == "n" else signs.get(letter, letter.upper())
    try:
        return parse_call(plain[:1] + name)
    except NotationError:
        raise NotationError("not_a_call", text[:20]) from None


# Progress.


def _list(card: str, topics: tuple[str, ...], words: Words) -> None:
    """The topics with a bar for the share of right answers."""
    kept = practised(usual_path()).get(card, {})
    widest = max(len(words("topic", topic=topic)) for topic in topics)
    for topic in topics:
        found = kept.get(topic, Practised())
        full = round(BAR * found.right / found.asked) if found.asked else 0
        bar = "█" * full + "·" * (BAR - full)
        print(f"{topic:<16}{words('topic', topic=topic):<{widest}}  {bar}  {_score(found, words)}")
