"""The convention card on paper says what the table says, and nothing else."""

from __future__ import annotations

import pytest

from vintik.cards import PASS, Bid, Call, Side, parse_call
from vintik.games import rules_for
from vintik.players.bidding.american.card import CARDS, SAYC, SYSTEMS, THUMB, TWO_OVER_ONE, american
from vintik.players.bidding.american.paper import (
    BY_THUMB,
    OUTLINE,
    REMARKS,
    SHORTENED,
    SUMMARY,
    SUMMARY_BY_THUMB,
    Answer,
    Row,
    paper,
    summary,
)
from vintik.players.bidding.hearing import Hearing
from vintik.players.bidding.meaning import Meaning, Reading, meaning_of

RULES = rules_for("bridge", {}).auction
VULNERABILITIES = (frozenset[Side](), frozenset(Side))


def row(name: str, *calls: str) -> Row:
    """The row at this auction, its passes written."""
    wanted = tuple(parse_call(call) for call in calls)
    return next(row for chapter in paper(name, RULES) for row in chapter.rows if row.auction.calls == wanted)


def answers(name: str, *calls: str) -> dict[str, Answer]:
    return {each.call.name: each for each in row(name, *calls).answers}


def facts(meaning: Meaning) -> set[tuple[str | int, ...]]:
    return {(fact.kind, *fact.params.values()) for fact in meaning.readings[0].facts}


def told(row: Row, vulnerable: bool) -> dict[Call, Meaning]:
    """What the paper says of each call at a vulnerability."""
    off = "not_vulnerable" if vulnerable else "vulnerable"
    return {
        each.call: (each.vulnerable if vulnerable else None) or each.meaning
        for each in row.answers
        if each.when != off
    }


@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize("code", OUTLINE)
def test_every_chapter_says_what_the_table_says(name: str, code: str) -> None:
    (chapter,) = (each for each in paper(name, RULES) if each.code == code)
    assert len(chapter.rows) == len(OUTLINE[code])
    for row in chapter.rows:
        for vulnerable in VULNERABILITIES:
            system = american(name, name, vulnerable)
            table = Hearing.of(system, row.auction).table
            said = told(row, bool(vulnerable))
            assert set(said) == set(table.calls)
            for call, meaning in said.items():
                assert meaning == meaning_of(system, row.auction, call)
                assert [each.code for each in meaning.readings] == [e.code for e in table.readings(call)]


@pytest.mark.parametrize("name", SYSTEMS)
def test_every_auction_is_one_that_the_card_knows(name: str) -> None:
    """No call of the outline, and none of its answers, is a stranger to the card."""
    for chapter in paper(name, RULES):
        for row in chapter.rows:
            said = Hearing.of(american(name, name, VULNERABILITIES[0]), row.auction).said
            codes = [entry.code for entry in said if entry is not None]
            codes += [each.code for answer in row.answers for each in answer.meaning.readings]
            assert row.answers and not [each for each in codes if each.startswith("no_system")]


@pytest.mark.parametrize("name", SYSTEMS)
def test_bids_rise_and_no_call_is_lost(name: str) -> None:
    for chapter in paper(name, RULES):
        for row in chapter.rows:
            heights = [RULES.heights[each.call] for each in row.answers if isinstance(each.call, Bid)]
            assert heights == sorted(heights)
            written = [each.call for each in row.heard if each.call is not PASS]
            assert written == [call for call in row.auction.calls if call is not PASS]


@pytest.mark.parametrize("name", SYSTEMS)
def test_each_call_is_of_the_side_that_it_is_written_for(name: str) -> None:
    for chapter in paper(name, RULES):
        for row in chapter.rows:
            own = row.auction.turn.side
            sides = [row.auction.dealer.after(place).side is own for place in range(len(row.auction.calls))]
            made = [
                (call, ours) for call, ours in zip(row.auction.calls, sides, strict=True) if call is not PASS
            ]
            assert made == [(each.call, each.ours) for each in row.heard if each.call is not PASS]


def test_rules_of_thumb_are_on_paper_too_without_conventions() -> None:
    chapters, brief = paper(THUMB, RULES), summary(THUMB, RULES)
    assert {each.code: len(each.rows) for each in chapters} == {
        code: len(rows) for code, rows in BY_THUMB.items()
    }
    assert [each.code for each in brief] == [*SUMMARY_BY_THUMB, "leads"]
    for chapter in (*chapters, *brief):
        assert not any(answer.meaning.alert for row in chapter.rows for answer in row.answers)
    for chapter, rows in zip(brief, SUMMARY_BY_THUMB.values(), strict=False):
        for row, (_, calls) in zip(chapter.rows, rows, strict=True):
            assert {each.call.name for each in row.answers} == set(calls.split())


def test_the_opening_of_one_no_trump() -> None:
    opening = answers(SAYC)["1NT"]
    assert opening.vulnerable is None
    assert ("points_between", 15, 17) in facts(opening.meaning)


def test_where_the_cards_differ() -> None:
    """Two over One: a new suit at the two level forces to game, one no trump for a round ."""
    standard, other = (answers(name, "1S", "Pass") for name in (SAYC, TWO_OVER_ONE))
    assert ("forcing_to_game",) in facts(other["2D"].meaning)
    assert ("forcing_to_game",) not in facts(standard["2D"].meaning)
    assert ("forcing",) in facts(other["1NT"].meaning)
    assert ("forcing",) not in facts(standard["1NT"].meaning)
    passed = [answers(name, "Pass", "Pass", "1S", "Pass") for name in (SAYC, TWO_OVER_ONE)]
    assert passed[0] == passed[1]
    assert answers(SAYC, "1D", "Pass") == answers(TWO_OVER_ONE, "1D", "Pass")


def test_what_is_different_when_vulnerable() -> None:
    preempt = answers(SAYC)["3S"]
    assert preempt.vulnerable is not None
    assert ("points_between", 6, 10) in facts(preempt.vulnerable)
    assert {fact.kind for fact in preempt.changed} == {"points_between", "honours_least"}
    assert answers(SAYC)["1NT"].changed == ()


@pytest.mark.parametrize("name", CARDS)
def test_the_changes_are_all_the_difference(name: str) -> None:
    changed = 0
    for chapter in paper(name, RULES):
        for answer in (each for row in chapter.rows for each in row.answers if each.changed):
            assert answer.vulnerable is not None
            before, after = answer.meaning.readings[0], answer.vulnerable.readings[0]
            gone = [fact.kind for fact in before.facts if fact not in after.facts]
            assert set(gone) <= {fact.kind for fact in answer.changed}
            changed += 1
    assert changed > 10


def test_opponents_of_another_card_change_nothing_on_the_paper() -> None:
    """The paper takes opponents to play the same card; by the other one they would say the same."""
    for chapter in paper(SAYC, RULES):
        for row in chapter.rows:
            north = row.auction.turn.side is Side.NS
            cards = (SAYC, TWO_OVER_ONE) if north else (TWO_OVER_ONE, SAYC)
            system = american(*cards, VULNERABILITIES[0])
            for call, meaning in told(row, vulnerable=False).items():
                assert meaning_of(system, row.auction, call) == meaning


def test_a_call_that_is_made_at_one_vulnerability_only() -> None:
    assert answers(SAYC, "2D", "Pass")["4D"].when == "not_vulnerable"


@pytest.mark.parametrize("name", CARDS)
def test_the_summary_says_the_main_thing_of_what_the_paper_says(name: str) -> None:
    """Every call of it is one that the table has there; its facts are some of the paper's."""
    chapters = summary(name, RULES)
    assert [each.code for each in chapters] == [*SUMMARY, *REMARKS]
    missing = []
    for chapter in chapters[: len(SUMMARY)]:
        assert chapter.rows and not chapter.remarks
        for row, (_, calls) in zip(chapter.rows, SUMMARY[chapter.code], strict=True):
            missing += [
                call for call in calls.split() if parse_call(call) not in {a.call for a in row.answers}
            ]
            for answer in row.answers:
                meaning = meaning_of(american(name, name, VULNERABILITIES[0]), row.auction, answer.call)
                assert (answer.when, answer.vulnerable) == ("always", None)
                assert answer.meaning.alert is meaning.alert
                for brief, whole in zip(answer.meaning.readings, meaning.readings, strict=True):
                    assert brief.code == whole.code
                    assert set(facts_of(brief)) <= set(facts_of(whole))
                    assert all(
                        fact.kind in SHORTENED or fact.kind.startswith("aces_") for fact in brief.facts
                    )
    assert missing == []


def facts_of(reading: Reading) -> list[tuple[str | int, ...]]:
    return [(fact.kind, *fact.params.values()) for fact in reading.facts]


def test_an_unknown_card() -> None:
    with pytest.raises(KeyError):
        paper("acol", RULES)
