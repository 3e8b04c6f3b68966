"""The import form's freedom, which games make a match, and what is refused."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.conftest import DATA
from tests.record.test_pbn_samples import SAMPLES, cut, matches
from vintik.cards import Deal
from vintik.record import NotARecord, RecordRefused
from vintik.record.pbn import deals_of_pbn, read_pbn

ROOT = DATA.parent.parent
BRIDGE = (SAMPLES / "bridge.pbn").read_text(encoding="utf-8")
BOARD = BRIDGE.split("\n\n")[0] + "\n"
VINT = (SAMPLES / "vint.pbn").read_text(encoding="utf-8")
RUBBER = VINT[VINT.index("\n\n") + 2 :]
"""The second match of vint.pbn: three deals, the last unfinished."""


def codes(text: str) -> list[str]:
    """The code of each match, `read` if it is taken."""
    return [match.code if isinstance(match, RecordRefused) else "read" for match in read_pbn(text)]


def the_refusal(text: str) -> RecordRefused:
    [match] = read_pbn(text)
    assert isinstance(match, RecordRefused)
    return match


def line_of(text: str, part: str) -> int:
    """The line in which `part` first occurs."""
    return text[: text.index(part)].count("\n") + 1


def test_the_freedom_of_the_import_form() -> None:
    played, redoubled, *_ = matches()["bridge"]
    broken_off = cut(redoubled, calls=0)
    broken_off["deals"][0]["calls"] = ["1C", "X"]
    text = (DATA / "pbn" / "import.pbn").read_text(encoding="utf-8")
    assert read_pbn(text) == [played, cut(redoubled, cards=15), broken_off]


@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_any_line_ends(end: str) -> None:
    assert read_pbn(BRIDGE.replace("\n", end)) == matches()["bridge"]


def test_the_last_game_needs_no_empty_line_and_a_byte_order_mark_does_no_harm() -> None:
    assert read_pbn("\ufeff" + BRIDGE.rstrip()) == matches()["bridge"]


def test_more_than_one_empty_line_between_games() -> None:
    assert read_pbn(BRIDGE.replace("\n\n", "\n \n\n\t\n")) == matches()["bridge"]


def test_tags_in_any_order() -> None:
    head, auction = BOARD.split("[Auction", 1)
    tags = head.splitlines()[2:]
    assert read_pbn("[Auction" + auction + "\n".join(reversed(tags))) == matches()["bridge"][:1]


@pytest.mark.parametrize("written", ["None", "Love", "-", "NS", "EW", "All", "Both", "all"])
def test_vulnerable(written: str) -> None:
    names = {"Love": "None", "-": "None", "All": "Both", "all": "Both"}
    [record] = read_pbn(BOARD.replace('[Vulnerable "NS"]', f'[Vulnerable "{written}"]'))
    assert isinstance(record, dict)
    assert record["options"] == {"vulnerable": names.get(written, written)}


def test_inherited_values() -> None:
    first, second = BRIDGE.split("\n\n")[3:5]
    for mark in ("#", "##"):
        again = second.replace('[Vulnerable "All"]', f'[Vulnerable "{mark}"]')
        again = again.replace('[Dealer "W"]', f'[Dealer "{mark}"]')
        assert read_pbn(f"{first}\n\n{again}") == matches()["bridge"][3:]
    lasting = first.replace('[Vulnerable "All"]', '[Vulnerable "##All"]')
    silent = second.replace('[Vulnerable "All"]\n', "")
    assert read_pbn(f"{lasting}\n\n{silent}") == matches()["bridge"][3:]


def test_a_claim_is_read_as_a_deal_that_is_not_over() -> None:
    # The record knows no claims: it holds what was played, whatever the file says of the result.
    for result in ("7", "EW 7", "4", "13"):
        text = BOARD.replace('[Result "7"]', f'[Result "{result}"]')
        start = text.index("S5 S2 SK S6")
        claimed = text[:start] + "*\n"
        expected = cut(matches()["bridge"][0], cards=32)
        if result == "13":
            assert the_refusal(claimed).params["played"] == "4–9"
        else:
            assert read_pbn(claimed) == [expected]


# Which games make a match


def test_vint_matches_without_a_match_tag_begin_at_board_one() -> None:
    text = "".join(line for line in VINT.splitlines(True) if not line.startswith("[Match"))
    assert read_pbn(text) == matches()["vint"]
    assert read_pbn(text + "\n" + text) == matches()["vint"] * 2


def test_bridge_boards_between_vint_matches() -> None:
    assert read_pbn(f"{VINT}\n{BOARD}\n{RUBBER}") == [
        *matches()["vint"],
        matches()["bridge"][0],
        matches()["vint"][1],
    ]


def test_a_match_that_lacks_its_first_deals_is_refused() -> None:
    rest = RUBBER[RUBBER.index("\n\n") + 2 :]
    refusal = the_refusal(rest)
    assert refusal.code == "pbn_board_order"
    assert refusal.params == {"board": "2", "expected": 1, "line": 4}


def test_a_match_that_lacks_a_deal_in_the_middle_is_refused() -> None:
    first, _, last = RUBBER.split("\n\n")
    refusal = the_refusal(f"{first}\n\n{last}")
    assert (refusal.code, refusal.deal) == ("pbn_board_order", 2)
    assert refusal.params["expected"] == 2


def test_a_bad_match_leaves_the_others_alone() -> None:
    spoilt = VINT.replace("[Board", "[Broad", 1)
    assert codes(spoilt) == ["pbn_missing_tag", "read"]
    assert codes(BRIDGE.replace('[Dealer "N"]', '[Dealer "N]', 1)) == [
        *("read", "pbn_unclosed_quote", "read", "read", "read")
    ]


@pytest.mark.parametrize("tag", ["Event", "Board", "Dealer", "Deal", "Game", "Match", "Auction", "Play"])
def test_a_fault_in_one_deal_refuses_its_match_once(tag: str) -> None:
    first, second, last = RUBBER.split("\n\n")
    broken = second.replace(f"[{tag} ", f"[{tag} \\", 1)
    assert broken != second
    refused, good = read_pbn("\n\n".join([first, broken, last, BOARD]))
    assert isinstance(refused, RecordRefused)
    assert (refused.code, refused.deal) == ("pbn_bad_tag", 2)
    assert good == matches()["bridge"][0]


def test_the_first_fault_in_playing_order_counts() -> None:
    first, second, last = RUBBER.split("\n\n")
    illegal = second.replace("1C 2S", "1C 1S", 1)
    refusal = the_refusal("\n\n".join([first, illegal, last.replace("[Deal ", "[Deal \\")]))
    assert (refusal.part, refusal.code, refusal.deal, refusal.index) == ("call", "bid_too_low", 2, 2)


# Refusals of one board: what is changed in it, the code, and the line in which it stands

CHANGES: dict[str, tuple[str, str, str, str]] = {
    # name: (part of the board, what stands there instead, code, where the fault is)
    "no dealer": ('[Dealer "S"]\n', "", "pbn_missing_tag", "[Event"),
    "no vulnerability": ('[Vulnerable "NS"]\n', "", "pbn_missing_tag", "[Event"),
    "no deal": ("[Deal ", "[Daal ", "pbn_missing_tag", "[Event"),
    "no auction": ("[Auction ", "[AuctionTable ", "pbn_missing_tag", "[Event"),
    "no play": ("[Play ", "[PlayTable ", "pbn_missing_tag", "[Event"),
    "no such dealer": ('[Dealer "S"]', '[Dealer "X"]', "not_a_seat", "[Dealer"),
    "vulnerability unknown": ('"NS"', '"?"', "pbn_bad_value", "[Vulnerable"),
    "partial deal": ("S:Q5.86.AKQ8543.43", "S:-", "not_a_hand", '[Deal "'),
    "a card twice": ("S:Q5.86", "S:Q4.86", "not_a_deal", '[Deal "'),
    "a void as a dash": ("JT53..T82", "JT53.-.T82", "not_a_hand", '[Deal "'),
    "three hands": (" 6.AQ92.T97.QJ965", "", "not_a_deal", '[Deal "'),
    "auction by another": ('[Auction "S"]', '[Auction "N"]', "pbn_contradicts", "[Auction"),
    "lead by another": ('[Play "S"]', '[Play "N"]', "pbn_contradicts", "[Play"),
    "lead by nobody": ('[Play "S"]', '[Play "-"]', "not_a_seat", "[Play"),
    "another declarer": ('[Declarer "E"]', '[Declarer "W"]', "pbn_contradicts", "[Declarer"),
    "another contract": ('[Contract "1HX"]', '[Contract "1H"]', "pbn_contradicts", "[Contract"),
    "passed out": ('[Contract "1HX"]', '[Contract "Pass"]', "pbn_contradicts", "[Contract"),
    "another result": ('[Result "7"]', '[Result "8"]', "pbn_contradicts", "[Result"),
    "the others' result": ('[Result "7"]', '[Result "NS 7"]', "pbn_contradicts", "[Result"),
    "no such contract": ('[Contract "1HX"]', '[Contract "1HXXX"]', "pbn_bad_value", "[Contract"),
    "no such result": ('[Result "7"]', '[Result "made"]', "pbn_bad_value", "[Result"),
    "irregular declarer": ('[Declarer "E"]', '[Declarer "^E"]', "pbn_irregular", "[Declarer"),
    "irregular call": ("X Pass Pass Pass\n", "X ^I Pass Pass Pass\n", "pbn_irregular", "X Pass"),
    "irregular card": ("DA S9", "DA ^RS9", "pbn_irregular", "DA S9"),
    "unknown call": ("Pass Pass Pass 1H", "- Pass Pass 1H", "pbn_unknown_call", "Pass Pass Pass 1H"),
    "unknown card": ("D4 CT D2 D7", "D4 - D2 D7", "pbn_unknown_card", "D4 CT"),
    "no such call": ("X Pass Pass Pass\n", "Dbl Pass Pass Pass\n", "not_a_call", "X Pass"),
    "no such card": ("DA S9", "DA S10", "not_a_card", "DA S9"),
    "rank before suit": ("DA S9", "AD S9", "not_a_card", "DA S9"),
    "the auction goes on": ("X Pass Pass Pass\n", "X AP Pass\n", "auction_over", "X Pass"),
    "a bid too low": ("Pass Pass Pass 1H\nX", "1H 1C Pass 1H\nX", "bid_too_low", "Pass Pass Pass 1H"),
    "calls after the end": ("X Pass Pass Pass\n", "X AP * Pass\n", "pbn_stray_text", "X Pass"),
    "auction cut short": ("X Pass Pass Pass\n", "X Pass Pass\n", "pbn_cut_short", "[Auction"),
    "play cut short": (" SJ S8 C6", " SJ S8", "pbn_cut_short", "[Play"),
    "a card not held": ("DA S9 DJ DT", "DA H6 DJ DT", "not_held", "DA S9"),
    "a revoke": ("DA S9 DJ DT", "DA S9 DJ CQ", "must_follow", "DA S9"),
    "a trick too many": ("D3 SJ S8 C6", "D3 SJ S8 C6 SA SK SQ SJ", "all_tricks_played", "D3 SJ"),
    "a name without quotes": ('[Event "?"]', "[Event ?]", "pbn_bad_tag", "[Event"),
    "a tag without an end": ('[Event "?"]', '[Event "?"', "pbn_bad_tag", "[Event"),
    "a quote without an end": ('[Event "?"]', '[Event "?]', "pbn_unclosed_quote", "[Event"),
    "a comment without an end": ('[Event "?"]', '[Event "?"] {', "pbn_unclosed_comment", "[Event"),
    "a brace too many": ('[Event "?"]', '[Event "?"] }', "pbn_stray_text", "[Event"),
    "stray text": ('[Event "?"]', '[Event "?"] Pass', "pbn_stray_text", "[Event"),
    "a string in a section": ("Pass Pass Pass 1H", 'Pass "Pass"', "pbn_stray_text", "Pass Pass Pass 1H"),
    "a tag twice": ('[Dealer "S"]', '[Dealer "S"] [Dealer "N"]', "pbn_repeated_tag", "[Dealer"),
    "a section twice": ("[Play ", '[Auction "S"]\nPass\n[Play ', "pbn_repeated_tag", "[Play"),
    "nothing to inherit": ('[Dealer "S"]', '[Dealer "#"]', "pbn_nothing_to_inherit", "[Dealer"),
    "a long line": ('[Site "?"]', f'[Site "{"?" * 250}"]', "pbn_line_too_long", "[Site"),
    "no such game": ('[Site "?"]', '[Game "whist"]', "unknown_game", "[Site"),
    "options of Bridge": ('[Site "?"]', '[GameOptions "target=500"]', "pbn_bad_value", "[Site"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_faulty_board_is_refused_with_its_line(name: str) -> None:
    part, instead, code, where = CHANGES[name]
    assert part in BOARD
    refusal = the_refusal(BOARD.replace(part, instead, 1))
    assert refusal.code == code
    assert refusal.params["line"] == line_of(BOARD, where)
    assert refusal.deal == 1


def test_the_same_tag_with_the_same_value_again_says_nothing_new() -> None:
    assert read_pbn(BOARD.replace('[Dealer "S"]', '[Dealer "S"]\n[Dealer "S"]')) == matches()["bridge"][:1]


def test_a_call_or_card_is_named_by_its_place_in_playing_order() -> None:
    refusal = the_refusal(BOARD.replace("H6 H3 HK H2", "H6 H3 HK HZ"))
    # East, in the last column, has won the trick before and leads to this one.
    assert (refusal.part, refusal.code, refusal.index) == ("card", "not_a_card", 9)
    refusal = the_refusal(BOARD.replace("X Pass Pass Pass\n", "X Pass 1C AP\n"))
    assert (refusal.part, refusal.code, refusal.index) == ("call", "bid_too_low", 7)
    assert refusal.params == {"bid": "1C", "last": "1H", "line": line_of(BOARD, "X Pass")}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (
            lambda text: text.replace("\nPass Pass Pass Pass\nPass Pass Pass Pass\n", "\nAP\n", 1),
            "pbn_all_pass",
        ),
        (lambda text: text.replace('"None"', '"NS"', 1), "pbn_bad_value"),
        (
            lambda text: text.replace('[Game "vint"]', '[Game "vint"]\n[GameOptions "target"]'),
            "pbn_bad_value",
        ),
        (
            lambda text: text.replace('[Game "vint"]', '[Game "vint"]\n[GameOptions "a=1; a=2"]'),
            "pbn_bad_value",
        ),
        (
            lambda text: text.replace('[Game "vint"]', '[Game "vint"]\n[GameOptions "target=5"]'),
            "unknown_option",
        ),
        (lambda text: text.replace('[Contract "Pass"]', '[Contract "1S"]', 1), "pbn_contradicts"),
        (lambda text: text.replace('[Declarer ""]', '[Declarer "N"]', 1), "pbn_contradicts"),
        (lambda text: text.replace('[Result ""]', '[Result "0"]', 1), "pbn_contradicts"),
        (lambda text: text.replace("Pass Pass Pass Pass", "*", 1), "pbn_stray_text"),
        (
            lambda text: text.replace("\nPass Pass Pass Pass\nPass Pass Pass Pass\n", "\n*\n", 1),
            "deal_not_over",
        ),
    ],
)
def test_a_faulty_rubber_is_refused(change: Callable[[str], str], code: str) -> None:
    changed = change(RUBBER)
    assert changed != RUBBER
    assert the_refusal(changed).code == code


def test_cards_before_the_end_of_the_auction_are_refused() -> None:
    head, play = BOARD.split("X Pass Pass Pass\n")
    assert the_refusal(f"{head}X Pass *\n{play}").code == "auction_not_over"


# Deals alone


def test_the_deals_of_a_file_need_no_auction() -> None:
    hands = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    deals = deals_of_pbn(f'[Deal "{hands}"]\n\n[Deal "N:- - - -"]\n\n[Board "3"]\n\n[Deal "#"] {{')
    assert deals[0] == Deal.parse(hands)
    refusals = [deal.code for deal in deals[1:] if isinstance(deal, RecordRefused)]
    assert refusals == ["not_a_hand", "pbn_missing_tag", "pbn_unclosed_comment"]


# The page about it


def test_every_code_is_in_the_documentation() -> None:
    page = (ROOT / "docs" / "pbn.md").read_text(encoding="utf-8")
    sources = (ROOT / "src" / "vintik" / "record" / "pbn").glob("*.py")
    raised = {code for source in sources for code in re.findall(r'"(pbn_\w+)"', source.read_text("utf-8"))}
    assert raised - {"pbn_of"} == set(re.findall(r"`(pbn_\w+)`", page))


@pytest.mark.parametrize("name", matches())
def test_the_page_shows_the_samples(name: str) -> None:
    assert f"tests/data/pbn/{name}.pbn" in (ROOT / "docs" / "pbn.md").read_text(encoding="utf-8")


# No PBN at all


@pytest.mark.parametrize("text", ["", "hello", '{"format": "vintik.match/1"}', "[[[]]]", "% a comment\n"])
def test_what_is_no_pbn(text: str) -> None:
    with pytest.raises(NotARecord) as refused:
        read_pbn(text)
    assert refused.value.code == "pbn_no_games"


def test_what_is_no_text() -> None:
    with pytest.raises(NotARecord) as refused:
        read_pbn(BOARD + "\n\x00")
    assert refused.value.code == "pbn_not_text"
    assert refused.value.params == {"line": BOARD.count("\n") + 2}
