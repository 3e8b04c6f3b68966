"""The export form, and that what is written reads back as the same matches."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conftest import golden_matches, some_deals
from vintik.cards import SEATS, Deal, Seat
from vintik.game import Table
from vintik.record import FORMAT, record_of, replay
from vintik.record.pbn import deals_of_pbn, pbn_of, read_pbn, write_pbn

MANDATORY = (
    *("Event", "Site", "Date", "Board", "West", "North", "East", "South"),
    *("Dealer", "Vulnerable", "Deal", "Scoring", "Declarer", "Contract", "Result"),
)
RECORDS: tuple[dict[str, Any], ...] = tuple(match["record"] for match in golden_matches())


def tags_of(game: str) -> dict[str, str]:
    """The tags of one written game, in order."""
    tags = {}
    for line in game.splitlines():
        if line.startswith("["):
            name, _, value = line[1:-2].partition(' "')
            tags[name] = value
    return tags


def section_of(game: str, name: str) -> list[list[str]]:
    """The rows of a section of one written game."""
    lines = game.splitlines()
    start = next(place for place, line in enumerate(lines) if line.startswith(f"[{name} "))
    rows = []
    for line in lines[start + 1 :]:
        if line.startswith("["):
            break
        rows.append(line.split())
    return rows


def games_of(text: str) -> list[str]:
    return text.split("\n\n")


def table_of(deal: Deal, calls: list[str], play: list[str], dealer: Seat, game: str = "bridge") -> Table:
    hands = {seat.name: str(deal[seat]) for seat in SEATS}
    dealt = {"dealer": dealer.name, "hands": hands, "calls": calls, "play": play}
    return replay({"format": FORMAT, "game": game, "options": {}, "deals": [dealt]})[1]


def test_every_golden_match_reads_back_from_a_file_of_its_own() -> None:
    for record in RECORDS:
        assert read_pbn(pbn_of(replay(record)[1])) == [record]


def test_all_golden_matches_read_back_from_one_file() -> None:
    assert read_pbn(write_pbn(replay(record)[1] for record in RECORDS)) == list(RECORDS)


def test_the_deals_of_all_golden_matches() -> None:
    text = write_pbn(replay(record)[1] for record in RECORDS)
    hands = [
        {seat.name: str(deal[seat]) for seat in SEATS}
        for deal in deals_of_pbn(text)
        if isinstance(deal, Deal)
    ]
    assert hands == [deal["hands"] for record in RECORDS for deal in record["deals"]]


@given(st.data())
def test_a_match_broken_off_anywhere_reads_back(data: st.DataObject) -> None:
    record = data.draw(st.sampled_from(RECORDS))
    deals = record["deals"][: data.draw(st.integers(1, len(record["deals"])))]
    last = deals[-1]
    calls = data.draw(st.integers(0, len(last["calls"])))
    cards = data.draw(st.integers(0, len(last["play"]))) if calls == len(last["calls"]) else 0
    cut = {**last, "calls": last["calls"][:calls], "play": last["play"][:cards]}
    table = replay({**record, "deals": [*deals[:-1], cut]})[1]
    assert read_pbn(pbn_of(table)) == [record_of(table)]


def test_two_matches_that_stop_early_stay_two() -> None:
    table = replay({**RECORDS[1], "deals": RECORDS[1]["deals"][:2]})[1]
    assert read_pbn(write_pbn([table, table])) == [record_of(table)] * 2
    assert read_pbn(pbn_of(table) + "\n" + pbn_of(table)) == [record_of(table)] * 2


@pytest.mark.parametrize("record", [RECORDS[0], RECORDS[50], RECORDS[104]], ids=lambda record: record["game"])
def test_the_tags_are_in_export_order(record: dict[str, Any]) -> None:
    text = pbn_of(replay(record)[1])
    assert text.startswith("% PBN 2.1\n% EXPORT\n[Event ")
    for game in games_of(text.removeprefix("% PBN 2.1\n% EXPORT\n")):
        names = tuple(tags_of(game))
        own = names[len(MANDATORY) : -2]
        assert names[: len(MANDATORY)] == MANDATORY
        assert own == tuple(sorted(own))
        assert names[-2:] == ("Auction", "Play")


def test_the_game_and_its_options_have_tags_of_their_own() -> None:
    tags = tags_of(games_of(pbn_of(replay(RECORDS[48])[1]))[0])
    assert tags["Game"] == "vint-1000"
    assert tags["GameOptions"] == "target=500; three_honours=0; undertrick=double; variant=modern"
    assert "GameOptions" not in tags_of(pbn_of(replay(RECORDS[0])[1]))


def test_bridge_needs_no_tags_of_its_own_and_counts_the_boards() -> None:
    games = games_of(write_pbn(replay(record)[1] for record in RECORDS[103:106]))
    assert [tags_of(game)["Board"] for game in games] == ["1", "2", "3"]
    assert not any({"Game", "GameOptions", "Match"} & set(tags_of(game)) for game in games)


def test_vint_writes_all_twelve_passes() -> None:
    rows = section_of(pbn_of(replay(RECORDS[0])[1]), "Auction")
    assert [len(row) for row in rows] == [4, 4, 4, 4, 4]
    assert rows[1] == ["Pass", "2H", "Pass", "3C"]
    assert rows[2:] == [["Pass"] * 4] * 3


def test_the_columns_of_the_play_are_seats_and_begin_with_the_opening_leader() -> None:
    record = RECORDS[0]
    deal, text = record["deals"][0], pbn_of(replay(record)[1])
    assert tags_of(text)["Play"] == "E"
    for column, seat in enumerate("ESWN"):
        suits = deal["hands"][seat].split(".")
        held = {"SHDC"[place] + rank for place, ranks in enumerate(suits) for rank in ranks}
        assert {row[column] for row in section_of(text, "Play")} == held


@pytest.mark.parametrize("dealer", SEATS)
def test_the_deal_begins_with_the_dealer_and_agrees_with_the_auction(dealer: Seat) -> None:
    # A deal exported rotated against its auction was a fault of an earlier program.
    deal = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
    calls = ["1C", "Pass", "Pass", "Pass"]
    leader = dealer.next
    lead = deal[leader].cards()[0].name
    table = table_of(deal, calls, [lead], dealer)
    text = pbn_of(table)
    tags = tags_of(text)
    hands = [str(deal[dealer.after(place)]) for place in range(4)]
    assert tags["Deal"] == f"{dealer.name}:{' '.join(hands)}"
    assert (tags["Auction"], tags["Dealer"], tags["Play"]) == (dealer.name, dealer.name, leader.name)
    assert section_of(text, "Play") == [[lead, "-", "-", "-"], ["*"]]
    assert read_pbn(text) == [{**record_of(table), "options": {"vulnerable": "None"}}]


def test_a_void_in_any_suit_reads_back() -> None:
    # A void in spades that could not be read back was another.
    deal = Deal.parse("W:.AKQJT98765432.. AKQJT98765432... ...AKQJT98765432 ..AKQJT98765432.")
    for game, passes in (("bridge", 4), ("vint-1000", 4), ("vint", 8)):
        [record] = read_pbn(pbn_of(table_of(deal, ["Pass"] * passes, [], Seat.W, game)))
        assert isinstance(record, dict)
        assert record["deals"] == record_of(table_of(deal, ["Pass"] * passes, [], Seat.W, game))["deals"]


@given(some_deals(), st.sampled_from(SEATS))
def test_any_deal_reads_back(deal: Deal, dealer: Seat) -> None:
    assert deals_of_pbn(pbn_of(table_of(deal, [], [], dealer))) == [deal]


def test_a_deal_passed_out_has_no_declarer_and_no_play() -> None:
    for record in (RECORDS[118], {**RECORDS[2], "deals": RECORDS[2]["deals"][:1]}):
        tags = tags_of(pbn_of(replay(record)[1]))
        assert (tags["Declarer"], tags["Contract"], tags["Result"]) == ("", "Pass", "")
        assert "Play" not in tags


def test_what_is_not_known_yet_is_a_question_mark() -> None:
    deal = RECORDS[104]["deals"][0]
    bidding = {**RECORDS[104], "deals": [{**deal, "calls": deal["calls"][:3], "play": []}]}
    text = pbn_of(replay(bidding)[1])
    tags = tags_of(text)
    assert (tags["Declarer"], tags["Contract"], tags["Result"]) == ("?", "?", "?")
    assert section_of(text, "Auction")[-1] == ["*"]
    playing = {**RECORDS[104], "deals": [{**deal, "play": deal["play"][:51]}]}
    tags = tags_of(pbn_of(replay(playing)[1]))
    assert (tags["Declarer"], tags["Contract"], tags["Result"]) == ("E", "1HX", "?")


def test_nothing_is_written_of_a_match_without_deals() -> None:
    assert pbn_of(replay({**RECORDS[0], "deals": []})[1]) == "% PBN 2.1\n% EXPORT\n"
    assert read_pbn("% PBN 2.1\n% EXPORT\n") == []
