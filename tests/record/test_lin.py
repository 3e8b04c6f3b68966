"""LIN: what is read of a file in the manner of Bridge Base Online, what is refused, and what is written."""

from __future__ import annotations

import random
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from vintik.cards import Card, Deal, Seat
from vintik.game import PlayCard, Table, decide, evolve
from vintik.record import NotARecord, RecordRefused, replay
from vintik.record.files import deals, entries
from vintik.record.lin import deals_of_lin, lin_of, read_lin
from vintik.record.pbn import read_pbn

DATA = Path(__file__).parents[1] / "data"
EVENING = (DATA / "lin" / "evening.lin").read_text(encoding="utf-8")
Record = dict[str, Any]
HANDS = "SAKQJHAKQDAKQCAKQ,ST987HJT9DJT9CJT9,S6543H876D876C876,S2H5432D5432C5432"
AUCTION = "mb|3N|mb|p|mb|p|mb|p|"


def bridge() -> list[Record]:
    """The records of the sample that PBN is tested with."""
    text = (DATA / "pbn" / "bridge.pbn").read_text(encoding="utf-8")
    return [match for match in read_pbn(text) if isinstance(match, dict)]


def the_refusal(text: str) -> RecordRefused:
    [found] = read_lin(text)
    assert isinstance(found, RecordRefused)
    return found


def the_record(text: str) -> Record:
    [found] = read_lin(text)
    assert not isinstance(found, RecordRefused), found
    return found


def of_deal(record: Record, field: str) -> Any:
    [deal] = record["deals"]
    return deal[field]


def board(md: str = f"1{HANDS}", rest: str = f"sv|o|{AUCTION}") -> str:
    return f"qx|o1|pn|a,b,c,d|st||md|{md}|rh||ah|Board 1|{rest}pg||"


def lowest(table: Table, tricks: int) -> Sequence[Card]:
    """Plays on with the lowest card each time, however many tricks that takes."""
    cards = []
    while table.deal is not None and table.deal.play is not None and not table.deal.over:
        play = table.deal.play
        held = table.deal.holdings[play.turn].known
        led = held.of_suit(play.on_table[0].suit) if play.on_table else held
        cards.append((led if led.mask else held).cards()[-1])
        for event in decide(table, PlayCard(play.actor, cards[-1])):
            table = evolve(table, event)
    return cards


def test_several_deals_of_a_file_become_a_match_each() -> None:
    records = [record for record in read_lin(EVENING) if isinstance(record, dict)]
    assert [record["options"] for record in records] == [
        {"vulnerable": "NS"},
        {"vulnerable": "None"},
        {"vulnerable": "Both"},
    ]
    assert [of_deal(record, "dealer") for record in records] == ["S", "N", "N"]
    whole = [replay(record)[1] for record in records]
    assert [len(table.sheet.deals) for table in whole] == [0, 1, 1], "the first ended with a claim"
    assert records[1:] == bridge()[1:3]
    assert of_deal(records[0], "hands") == of_deal(bridge()[0], "hands")
    assert of_deal(records[0], "play") == of_deal(bridge()[0], "play")[:28]


def test_alerts_explanations_names_and_remarks_are_dropped() -> None:
    [first, *_] = read_lin(EVENING)
    assert isinstance(first, dict)
    assert of_deal(first, "calls") == ["Pass", "Pass", "Pass", "1H", "X", "Pass", "Pass", "Pass"]
    assert "Anna" not in str(first)


@pytest.mark.parametrize(
    ("written", "calls"),
    [
        ("mb|p|mb|P|mb|pass|mb|p!|", ["Pass"] * 4),
        ("mb|1c|mb|D|mb|R|mb|2N!|an|natural|", ["1C", "X", "XX", "2NT"]),
        ("mb|1NT|mb|x|mb|xx|mb|p|", ["1NT", "X", "XX", "Pass"]),
    ],
)
def test_calls_are_written_in_many_ways(written: str, calls: list[str]) -> None:
    assert of_deal(the_record(board(rest=f"sv|o|{written}")), "calls") == calls


@pytest.mark.parametrize(("digit", "dealer"), [("1", "S"), ("2", "W"), ("3", "N"), ("4", "E")])
def test_hands_begin_with_south_whoever_deals(digit: str, dealer: str) -> None:
    record = the_record(board(md=digit + HANDS))
    assert of_deal(record, "dealer") == dealer
    assert of_deal(record, "hands") == {
        "S": "AKQJ.AKQ.AKQ.AKQ",
        "W": "T987.JT9.JT9.JT9",
        "N": "6543.876.876.876",
        "E": "2.5432.5432.5432",
    }


@pytest.mark.parametrize("letter", ["o", "O", "0", "n", "e", "b"])
def test_vulnerability_is_a_letter(letter: str) -> None:
    expected = {"o": "None", "0": "None", "n": "NS", "e": "EW", "b": "Both"}[letter.lower()]
    assert the_record(board(rest=f"sv|{letter}|{AUCTION}"))["options"] == {"vulnerable": expected}


@pytest.mark.parametrize(
    "md",
    [
        "1" + HANDS.rsplit(",", 1)[0] + ",",
        "1" + HANDS.rsplit(",", 1)[0],
        "1" + HANDS.replace("ST987HJT9DJT9CJT9", ""),
        "1" + HANDS.replace("T", "10").lower(),
        "1" + HANDS.replace("S2H5432", "H2345S2") + ",",
    ],
    ids=[
        "the fourth empty",
        "the fourth not there",
        "the second empty",
        "small letters, 10",
        "suits in disorder",
    ],
)
def test_a_hand_may_be_left_out_and_written_in_other_ways(md: str) -> None:
    assert of_deal(the_record(board(md)), "hands") == of_deal(the_record(board()), "hands")


def test_line_breaks_may_stand_between_tags() -> None:
    assert the_record(board().replace("mb|", "\r\nmb|").replace("pg|", "\npg|")) == the_record(board())


def test_without_qx_another_deal_begins_with_its_names_or_hands() -> None:
    one = board().removeprefix("qx|o1|")
    assert len(list(read_lin(one + one))) == 2
    bare = one.removeprefix("pn|a,b,c,d|st||")
    assert len(list(read_lin(bare + bare))) == 2


@pytest.mark.parametrize(
    ("text", "code", "part", "index"),
    [
        (board(md="5" + HANDS), "lin_bad_value", "hands", 0),
        (board(md=HANDS), "lin_bad_value", "hands", 0),
        (board(md=f"1{HANDS},SA"), "lin_bad_value", "hands", 0),
        (board(md="1" + HANDS.replace("AKQJ", "AKQ1")), "lin_bad_value", "hands", 0),
        (board(md="1" + HANDS.replace("SAKQJ", "SAAQJ")), "lin_bad_value", "hands", 0),
        (board(md="1" + HANDS.replace("SAKQJ", "AKQJ")), "lin_bad_value", "hands", 0),
        (board(md="1" + HANDS.replace("SAKQJ", "SAKQT")), "not_a_deal", "hands", 0),
        (board(md="1SAKQJHAKQDAKQCAKQ,,,"), "not_a_deal", "hands", 0),
        (board(rest=AUCTION), "lin_missing_tag", "record", 0),
        (board(rest=f"sv|x|{AUCTION}"), "lin_bad_value", "record", 0),
        (board(rest="sv|o|mb|1C|mb|8C|"), "lin_bad_value", "call", 2),
        (board(rest="sv|o|mb|2C|mb|1C|"), "bid_too_low", "call", 2),
        (board(rest=f"sv|o|{AUCTION}mb|p|"), "auction_over", "call", 5),
        (board(rest=f"sv|o|{AUCTION}pc|S1|"), "lin_bad_value", "card", 1),
        (board(rest=f"sv|o|{AUCTION}pc|SA|"), "not_held", "card", 1),
        (board(rest=f"sv|o|{AUCTION}pc|ST|pc|S3|pc|H5|"), "must_follow", "card", 3),
        (board(rest=f"sv|o|{AUCTION}mc|14|"), "lin_bad_value", "record", 0),
        (board(rest=f"sv|o|{AUCTION}mc|ten|"), "lin_bad_value", "record", 0),
        (board(rest="sv|o|mb|1C|mc|9|"), "lin_bad_value", "record", 0),
        (board(rest=f"sv|o|{AUCTION}pc|ST|pc|S3|pc|S2|pc|SA|mc|0|"), "lin_impossible_claim", "record", 0),
        (board(rest=f"sv|o|{AUCTION}pc"), "lin_stray_text", "record", 0),
        (board(rest=f"sv|o|{AUCTION}some words|more|"), "lin_stray_text", "record", 0),
        (f"some|thing|{board()}", "lin_stray_text", "record", 0),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(text: str, code: str, part: str, index: int) -> None:
    refusal = the_refusal(text)
    assert (refusal.code, refusal.part, refusal.deal, refusal.index) == (code, part, 1, index)


def test_a_fault_leaves_the_deals_around_it_alone() -> None:
    found = list(read_lin(board() + board(md="5") + board()))
    assert [isinstance(each, RecordRefused) for each in found] == [False, True, False]


@pytest.mark.parametrize("text", ["", "  \n", "qx|o1|pg||", "vg|Evening|\n"])
def test_a_text_without_a_deal_is_no_record(text: str) -> None:
    with pytest.raises(NotARecord) as refused:
        list(read_lin(text))
    assert refused.value.code == "lin_no_deals"


def test_a_claim_is_played_on_with_the_cards_that_were_found() -> None:
    text = board(rest=f"sv|o|{AUCTION}pc|ST|mc|13|")
    [found] = read_lin(text, lowest)
    assert isinstance(found, dict)
    _, table = replay(found)
    assert len(table.sheet.deals[0].tricks) == 13
    assert of_deal(the_record(text), "play") == ["ST"], "unfinished where nobody finds cards"


def test_a_claim_for_which_no_cards_are_found_is_refused() -> None:
    def nothing(table: Table, tricks: int) -> Sequence[Card]:
        raise ValueError

    [found] = read_lin(board(rest=f"sv|o|{AUCTION}mc|13|"), nothing)
    assert isinstance(found, RecordRefused)
    assert (found.code, found.params) == ("lin_unsettled_claim", {"tricks": 13})


def test_what_is_written_is_read_back() -> None:
    records = [
        match for match in read_pbn((DATA / "pbn" / "bridge.pbn").read_text()) if isinstance(match, dict)
    ]
    over = [record for record in records if replay(record)[1].sheet.deals]
    assert len(over) == 3
    for record in over:
        assert list(read_lin(lin_of(replay(record)[1]))) == [record]


def test_only_bridge_is_written() -> None:
    [first, *_] = read_pbn((DATA / "pbn" / "vint.pbn").read_text())
    with pytest.raises(ValueError):
        lin_of(replay(first)[1])


@pytest.mark.parametrize("name", ["evening.lin", "-", "pasted"])
def test_a_file_is_known_by_its_name_or_how_it_begins(name: str) -> None:
    text = EVENING.encode()
    assert [each.number for each in entries(BytesIO(text), name)] == [1, 2, 3]
    hands = [each.content for each in deals(BytesIO(text), name)]
    assert hands == list(deals_of_lin(EVENING))
    last = hands[2]
    assert isinstance(last, Deal)
    assert str(last[Seat.S]) == "AT98.AKQJ.J8.AQJ"


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(NotARecord) as refused:
        list(entries(BytesIO(b"md|\xff\xfe|"), "x.lin"))
    assert refused.value.code == "not_text"


def test_spoilt_texts_are_refused_and_nothing_else_is_raised() -> None:
    drawn = random.Random(7)
    refused = 0
    for _ in range(1500):
        spoilt = list(EVENING[: drawn.randint(1, len(EVENING))])
        for _ in range(drawn.randint(0, 6)):
            spoilt[drawn.randrange(len(spoilt))] = drawn.choice("|,!SHDC10TAKmdpcb\x00\x1b\u0661ß\n ")
        try:
            refused += sum(isinstance(each, RecordRefused) for each in read_lin("".join(spoilt)))
        except NotARecord:
            refused += 1
    assert refused > 1000
