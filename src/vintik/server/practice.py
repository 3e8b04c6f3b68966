"""Questions of practice and answers to them, as messages.

Nothing is kept: the address of a question is all that is needed to find it again. Finding one takes up to a
second of computing, so they are looked for one at a time, and only so many may wait.
"""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import ValidationError

from vintik.cards import parse_call
from vintik.game import Refusal
from vintik.games import rules_for
from vintik.players.bidding.american.card import CARDS
from vintik.players.practice import Question, question, topics_of
from vintik.server.advice import meaning_seen
from vintik.server.practice_shapes import (
    Practice,
    PracticeAnswer,
    PracticeAsk,
    PracticeCard,
    PracticeQuestion,
    PracticeVerdict,
)
from vintik.server.problems import Problem, bad_message
from vintik.server.seen import auction_seen
from vintik.server.turnstile import Turnstile

RULES = rules_for("bridge", {})
MOST_WAITING = 20


class Search:
    """Looks for questions, one after the other."""

    def __init__(self) -> None:
        self._turnstile = Turnstile(MOST_WAITING)

    async def find(self, ask: PracticeAsk) -> Question:
        """Raises `Problem` for an unknown card or topic, and when too many are waiting."""
        if ask.card not in CARDS:
            raise Problem("unknown_card", card=ask.card, known=", ".join(CARDS))
        if ask.topic not in topics_of(ask.card):
            raise Problem("unknown_topic", topic=ask.topic, known=", ".join(topics_of(ask.card)))
        place = (ask.card, ask.topic, ask.seed, ask.number)
        return await self._turnstile.ask(lambda: question(RULES.auction, *place))


def topics() -> Practice:
    """The cards with their topics."""
    return Practice(cards=[PracticeCard(name=card, topics=list(topics_of(card))) for card in CARDS])


def wanted(path: Mapping[str, str]) -> PracticeAsk:
    """The question that an address names. Raises `Problem`."""
    try:
        return PracticeAsk.model_validate_strings(dict(path))
    except ValidationError as fault:
        raise bad_message(fault) from None


def seen(asked: Question) -> PracticeQuestion:
    """The question without its answer."""
    auction = asked.auction
    return PracticeQuestion.model_validate(
        {
            "card": asked.card,
            "topic": asked.topic,
            "seed": asked.seed,
            "number": asked.number,
            "seat": auction.turn.name,
            "vulnerable": sorted(side.name for side in asked.vulnerable),
            "dealer": auction.dealer.name,
            "hand": [card.name for card in asked.hand.cards()],
            "auction": auction_seen(RULES, auction),
            "calls": [call.name for call in auction.legal_calls()],
            "meanings": [meaning_seen(meaning) for meaning in asked.meanings],
        }
    )


def judged(asked: Question, answer: PracticeAnswer) -> PracticeVerdict:
    """Raises `Problem` for a call that is not legal there."""
    try:
        verdict = asked.judged(parse_call(answer.call))
    except Refusal as fault:
        raise Problem(fault.code, **dict(fault.params)) from None
    return PracticeVerdict.model_validate(
        {
            "right": verdict.right,
            "call": verdict.call.name,
            "best": verdict.best.name,
            "why": meaning_seen(verdict.why),
            "answered": meaning_seen(verdict.answered),
            "also": [meaning_seen(each) for each in verdict.also],
        }
    )
