"""Every topic has questions whose answer is what the card says, the same ones for the same seed."""

from __future__ import annotations

import time

import numpy as np
import pytest

from vintik.cards import PASS, Bid, Seat, parse_call
from vintik.game import Refusal
from vintik.games import rules_for
from vintik.players.bidding.american.card import CARDS, american
from vintik.players.bidding.american.priority import Priority
from vintik.players.bidding.hands import POINTS
from vintik.players.bidding.hearing import Hearing
from vintik.players.bidding.measures import measures
from vintik.players.practice import TOPICS, Question, question, topics_of

RULES = rules_for("bridge", {}).auction
ALL = [(card, topic) for card in CARDS for topic in topics_of(card)]


def asked(card: str, topic: str, number: int, seed: int = 3) -> Question:
    return question(RULES, card, topic, seed, number)


@pytest.mark.parametrize(("card", "topic"), ALL)
def test_the_answer_is_what_the_table_says_there(card: str, topic: str) -> None:
    for number in range(1, 5):
        found = asked(card, topic, number)
        auction = found.auction
        hearing = Hearing.of(american(card, card, found.vulnerable), auction)
        hand = measures(np.array([found.hand.mask], np.uint64))
        entry = hearing.table.entry(int(hearing.table.best(hand)[0]))
        assert (entry.call, entry.code) == (found.entry.call, found.entry.code)
        assert not entry.judgement and hearing.table.misses(hand)[0] == 0
        assert entry.call in auction.legal_calls()
        assert isinstance(hearing.table, Priority) and TOPICS[topic].has(hearing.table.file, entry)
        assert (auction.turn, len(found.hand)) == (Seat.S, 13)
        assert [meaning.call for meaning in found.meanings] == list(auction.calls)


def told(found: Question) -> tuple[object, ...]:
    return found.hand.mask, found.auction, found.vulnerable, found.entry.call


def test_the_same_names_and_numbers_give_the_same_question() -> None:
    before = [told(asked("sayc", "takeout", number)) for number in (1, 2, 3)]
    question.cache_clear()
    assert [told(asked("sayc", "takeout", number)) for number in (1, 2, 3)] == before
    assert len(set(before)) == 3
    assert told(asked("sayc", "takeout", 1, seed=4)) not in before


def test_the_questions_of_a_topic_have_many_answers_and_few_passes() -> None:
    for topic in ("openings", "notrump"):
        found = [asked("sayc", topic, number) for number in range(1, 25)]
        passing = [each.hand.mask for each in found if each.entry.call is PASS]
        assert len({each.entry.call for each in found}) >= 6, topic
        assert len(passing) <= 8, topic
        if topic == "openings":
            points = measures(np.array(passing, np.uint64))[:, POINTS]
            assert len(points) > 0 and (points >= 6).all(), "a pass with nothing at all teaches nothing"


@pytest.mark.parametrize("topic", ["strong", "slam", "two_suiters"])
def test_rare_topics_are_found_quickly(topic: str) -> None:
    asked("sayc", topic, 90)  # the card and the measures are read once
    began = time.process_time()
    for number in range(91, 96):
        asked("sayc", topic, number)
    assert time.process_time() - began < 5


def test_an_answer_is_judged_and_told_what_it_would_have_said() -> None:
    found = asked("sayc", "openings", 1)
    best = found.entry.call
    verdict = found.judged(best)
    assert verdict.right and verdict.best is verdict.why.call is verdict.meaning.call is best
    assert [reading.code for reading in verdict.why.readings] == [found.entry.code]
    other = next(call for call in found.auction.legal_calls() if call is not best)
    wrong = found.judged(other)
    assert not wrong.right and wrong.best is best
    assert wrong.answered.call is other and wrong.answered.readings


def test_another_natural_call_whose_line_the_hand_fits_is_right_too() -> None:
    """Strong two clubs, three diamonds over it: a double for takeout is possible beside three hearts."""
    found = asked("sayc", "strong", 1)
    assert (found.entry.call.name, [each.call.name for each in found.also]) == ("3H", ["X"])
    verdict = found.judged(parse_call("X"))
    assert (verdict.right, verdict.standing, verdict.best.name) == (True, "possible", "3H")
    assert [reading.code for reading in verdict.also[0].readings] == ["takeout_double"]
    assert found.judged(parse_call("3H")).standing == "right"
    wrong = found.judged(parse_call("4C"))
    assert (wrong.right, wrong.standing) == (False, "wrong") and wrong.also == found.also


@pytest.mark.parametrize("topic", ["openings", "rebids", "slam", "takeout"])
def test_what_is_possible_too_misses_no_bound_and_is_natural(topic: str) -> None:
    for number in range(1, 9):
        found = asked("sayc", topic, number)
        hand = measures(np.array([found.hand.mask], np.uint64))[0]
        entries = found.hearing.table.entries
        for other in found.also:
            assert other.call not in (found.entry.call, PASS) and not other.alert
            assert any(
                all(low <= hand[column] <= high for column, (low, high) in entry.shows.items())
                for entry in entries
                if entry.call is other.call and entry.shows
            )


def test_no_other_opening_is_possible_with_a_hand_for_one_notrump() -> None:
    """The lines of the suits say 12 to 21 points, but what an earlier line has caught is not theirs."""
    found = [asked("sayc", "openings", number) for number in range(1, 13)]
    notrump = [each for each in found if each.entry.code == "opens_notrump"]
    assert len(notrump) >= 2 and not any(each.also for each in notrump)


def test_an_illegal_answer_is_refused() -> None:
    found = next(each for number in range(1, 9) if (each := asked("sayc", "responses", number)).auction.bid)
    bid = found.auction.bid
    assert isinstance(bid, Bid)
    with pytest.raises(Refusal, match="bid_too_low"):
        found.judged(bid)
    with pytest.raises(Refusal, match="cannot_redouble"):
        found.judged(parse_call("XX"))


def test_the_choices_are_the_calls_that_the_card_knows() -> None:
    found = asked("sayc", "notrump", 1)
    choices = [meaning.call for meaning in found.choices]
    legal = found.auction.legal_calls()
    assert found.entry.call in choices
    assert choices == [call for call in legal if call in choices] and len(choices) < len(legal)


def test_topics_of_a_card_are_those_of_its_files() -> None:
    assert set(topics_of("two_over_one")) - set(topics_of("sayc")) == {"two_over_one"}
    files = {file for topic in TOPICS.values() for file in topic.files}
    assert files == set(CARDS["two_over_one"]) - {"general"}
    for card, topic in (("sayc", "two_over_one"), ("sayc", "whist"), ("acol", "openings")):
        with pytest.raises(KeyError):
            question(RULES, card, topic, 1, 1)
