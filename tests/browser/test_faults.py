"""The faults that players report of other tables, and the test that would find each of them here.

1. A pass that nobody made, a turn that was skipped:
   tests/browser/test_table.py::test_every_pass_is_the_persons_own
   tests/games/test_vint_auction.py::test_v2_5_every_pass_is_a_turn_of_a_real_player
   tests/browser/test_faults.py::test_the_count_of_passes_is_always_in_sight
2. Slams, doubles and trick points scored wrongly:
   tests/games/test_bridge_scoring.py::test_b4_3_slam_bid_and_made
   tests/games/test_bridge_auction.py::test_b2_3_a_higher_bid_cancels_a_double
   tests/games/test_bridge_auction.py::test_b2_3_a_redouble_is_not_ignored
   tests/games/test_vint_rubber.py::test_v5_3_older_entries_stay_in_the_totals
3. A trick for the wrong side:
   tests/game/test_play.py::test_c6_the_highest_trump_otherwise_the_highest_of_the_suit_led
   tests/game/test_play.py::test_c6_at_no_trump_only_the_suit_led_can_win
   tests/laws/test_conservation.py::test_each_trick_is_led_by_the_winner_of_the_one_before
4. Files that say something else than what was played:
   tests/record/test_pbn_writer.py::test_a_deal_passed_out_has_no_declarer_and_no_play
   tests/record/test_pbn_writer.py::test_the_deal_begins_with_the_dealer_and_agrees_with_the_auction
   tests/record/test_pbn_writer.py::test_a_void_in_any_suit_reads_back
5. Computer players that revoke:
   tests/laws/test_offers.py::test_what_is_not_offered_is_refused_and_what_is_offered_is_done
   tests/players/test_whole_deals.py::test_every_act_is_legal_and_has_a_documented_reason
6. A double click that plays two cards, a move that comes too late:
   tests/browser/test_table.py::test_a_double_click_plays_one_card
   tests/browser/test_faults.py::test_a_double_tap_plays_one_card_where_one_tap_is_enough
   tests/browser/test_faults.py::test_a_key_held_down_presses_once
   tests/browser/test_faults.py::test_a_move_against_an_old_table_is_refused_in_words
   tests/server/test_socket.py::test_a_move_against_another_state_is_refused
7. Taking back in order to peek:
   tests/server/test_two_persons.py::test_a_call_is_not_taken_back_without_the_other_person
   tests/game/test_take_back.py::test_nobody_has_learnt_where_a_card_lies_that_was_taken_back
   tests/game/test_take_back.py::test_the_opening_lead_with_dummy_put_away_again
   tests/game/test_take_back.py::test_declarer_takes_back_dummys_card
8. Hidden cards in what is sent or drawn, seeds that can be guessed:
   tests/server/test_secrets.py::test_no_hidden_card_is_sent_in_a_whole_match
   tests/laws/test_secrecy.py::test_a_seats_log_does_not_depend_on_cards_it_may_not_know
   tests/browser/test_faults.py::test_the_page_names_no_hidden_card
   tests/server/test_secrets.py::test_deals_come_from_256_random_bits
9. A reload or a lost line that loses the game:
   tests/browser/test_vint.py::test_a_whole_vint_rubber
   tests/browser/test_lost_line.py::test_a_table_goes_on_after_the_server_was_killed
   tests/server/test_socket.py::test_a_reconnect_finds_the_table_as_it_was
   tests/browser/test_faults.py::test_a_reload_while_a_move_is_on_its_way_plays_it_once
10. A second login that is taken for a second player (nobody can watch a table without a seat, so no spectator
    can close one):
   tests/browser/test_faults.py::test_a_second_window_is_the_same_seat
   tests/server/test_socket.py::test_a_second_window_is_the_same_player
11. What gets in the way on the screen:
   tests/browser/test_in_the_way.py::test_the_bidding_box_keeps_off_everything
   tests/browser/test_in_the_way.py::test_what_is_open_closes_when_its_moment_has_passed
   tests/browser/test_in_the_way.py::test_suits_can_be_told_on_the_cloth
   tests/browser/test_in_the_way.py::test_a_choice_is_seen_without_colour
   tests/browser/test_in_the_way.py::test_every_card_is_within_reach_of_the_keyboard
   tests/browser/test_in_the_way.py::test_a_choice_and_the_focus_outlive_a_lost_line
   tests/browser/test_in_the_way.py::test_cards_are_there_without_animation
   tests/browser/test_in_the_way.py::test_dimmed_cards_can_be_read
   tests/browser/test_table.py::test_a_whole_deal_with_the_keyboard_alone
12. A player that fails and blocks the table:
   tests/players/test_safety.py::test_the_deal_goes_on_and_the_error_is_logged
   tests/players/test_thinkers.py::test_a_fault_inside_yields_a_legal_act_and_a_line_in_the_log
"""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

from tests.browser.at_table import card, change, moves, to_cards
from tests.browser.conftest import SitDown
from tests.browser.sitter import Sitter
from tests.browser.wire_tap import WireTap, unaltered
from vintik.cards import Card

ROOT = Path(__file__).parents[2]
RANKS = {"ace": "A", "king": "K", "queen": "Q", "jack": "J", "10": "T"}
CARD = re.compile(r"\b(ace|king|queen|jack|10|[2-9]) of (spades|hearts|diamonds|clubs)\b")


def test_every_fault_has_its_tests() -> None:
    """The list above names twelve kinds of faults, and tests that exist."""
    text = __doc__ or ""
    kinds = re.split(r"^(\d+)\. ", text, flags=re.MULTILINE)[1:]
    assert [int(number) for number in kinds[::2]] == list(range(1, 13))
    for kind in kinds[1::2]:
        named = re.findall(r"(tests/\S+\.py)::(\w+)", kind)
        assert named, kind
        for file, name in named:
            tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
            functions = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
            assert name in functions, f"{file} has no {name}"


# --- 1 -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1440, 900)])
def test_the_count_of_passes_is_always_in_sight(sit_down: SitDown, width: int, height: int) -> None:
    """Without opening anything, and aloud."""
    person = sit_down(width, height)
    person.start("Vint")
    person.act(call=lambda names: names[-1])
    person.turn()
    passes = person.newest["view"]["deal"]["auction"]["passes"]
    assert passes > 0
    counted = person.page.get_by_text(re.compile(rf"^\s*pass {passes} of 12\s*$"))
    person.wait(lambda: any(each.is_visible() for each in counted.all()), "the count of passes")
    assert f": pass, {passes} of 12." in person.page.get_by_role("log").inner_text()


# --- 6 -------------------------------------------------------------------------------------------


def test_a_double_tap_plays_one_card_where_one_tap_is_enough(sit_down: SitDown) -> None:
    person = sit_down()
    person.start("Vint")
    to_cards(person)
    change(person, card="tap")
    person.turn()
    before = len(moves(person))
    name = person.choices("Your hand")[0]
    box = card(person, name).bounding_box()
    assert box is not None
    person.page.mouse.dblclick(box["x"] + 5, box["y"] + 20)
    card(person, name).wait_for(state="detached")
    person.page.wait_for_timeout(300)
    assert [move["move"]["do"] for move in moves(person)[before:]] == ["play"]
    assert person.confirm.count() == 0


def test_a_key_held_down_presses_once(sit_down: SitDown) -> None:
    person = sit_down()
    person.start("Vint")
    person.turn()
    before = len(moves(person))
    person.page.keyboard.press("b")
    for _ in range(5):
        person.page.keyboard.down("Enter")
    person.page.keyboard.up("Enter")
    person.confirm.wait_for()
    assert len(moves(person)) == before


def test_a_move_against_an_old_table_is_refused_in_words(sit_down: SitDown) -> None:
    """Two windows at one seat; the first has not heard yet what was called in the second."""
    person = sit_down()
    tap = WireTap(person.page)
    person.start("Vint")
    person.turn()
    other = Sitter(person.page.context.new_page(), person.url)
    other.page.goto(person.page.url)
    other.turn()
    tap.holding = True
    other.act(call=lambda names: "pass")
    other.turn()
    person.choose("Your call", "pass")
    assert person.page.get_by_text("Sending…").is_visible()
    tap.release()
    person.page.get_by_role("main").get_by_text("The table has moved on").wait_for()
    person.turn()
    calls = other.newest["view"]["deal"]["auction"]["calls"]
    assert [call["seat"] for call in calls].count("S") == 1
    assert other.faults == []


def test_a_refused_card_stays_and_says_why_beside_the_hand(sit_down: SitDown) -> None:
    """What the page sends is altered on its way to a card that is not held."""
    person = sit_down(360, 740)
    tap = WireTap(person.page)
    person.start("Vint")
    to_cards(person)
    names = person.choices("Your hand")
    held = person.newest["view"]["deal"]["hands"]["S"]["cards"]
    foreign = next(f"{suit}{rank}" for suit in "SHDC" for rank in "A2345" if f"{suit}{rank}" not in held)
    tap.alter = lambda text: re.sub(r'"card":"\w\w"', f'"card":"{foreign}"', text)
    person.choose("Your hand", names[0])
    why = person.page.get_by_role("main").get_by_text("does not hold")
    why.wait_for()
    tap.alter = unaltered
    assert card(person, names[0]).is_visible()
    assert person.choices("Your hand") == names
    said, hand = why.bounding_box(), person.group("Your hand").bounding_box()
    assert said is not None and hand is not None
    assert 0 <= hand["y"] - said["y"] - said["height"] < 120
    person.act()


# --- 8 -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["Vint", "Bridge"])
def test_the_page_names_no_hidden_card(sit_down: SitDown, game: str) -> None:
    """Not in a label, a title, a text for the ear or an attribute."""
    person = sit_down()
    person.start(game)
    person.act(call=lambda names: names[-1])
    dealt = set(person.newest["view"]["deal"]["hands"]["S"]["cards"])
    person.play_until(lambda turn: turn in ("card", "dummy"), call=lambda names: "pass")
    for _ in range(4):
        person.act()
        person.turn()
        deal = person.newest["view"]["deal"]
        tricks = [*deal["tricks"], deal["trick"]]
        known = dealt | {played["card"] for trick in tricks for played in trick["cards"]}
        if deal["contract"]["dummy"]:
            known |= set(deal["hands"][deal["contract"]["dummy"]]["cards"])
        found = CARD.findall(person.page.content())
        named = {suit[0].upper() + RANKS.get(rank, rank) for rank, suit in found}
        assert len(named) >= 8
        assert named <= known
        assert all(Card.parse(name) for name in named)


# --- 9, 10 ---------------------------------------------------------------------------------------


def test_a_reload_while_a_move_is_on_its_way_plays_it_once(sit_down: SitDown) -> None:
    person = sit_down()
    tap = WireTap(person.page)
    person.start("Vint")
    to_cards(person)
    tap.holding = True
    name = person.choices("Your hand")[0]
    held = person.newest["view"]["deal"]["hands"]["S"]["cards"]
    person.choose("Your hand", name)
    tap.holding = False
    person.page.reload()
    person.turn()
    now = person.newest["view"]["deal"]["hands"]["S"]["cards"]
    assert len(now) == len(held) - 1
    assert card(person, name).count() == 0


def test_a_second_window_is_the_same_seat(sit_down: SitDown) -> None:
    """Both show the same, either may act, and closing one leaves the other at the table."""
    person = sit_down()
    person.start("Vint")
    person.turn()
    other = Sitter(person.page.context.new_page(), person.url)
    other.page.goto(person.page.url)
    assert other.turn() == "call"
    assert other.choices("Your call") == person.choices("Your call")
    other.act(call=lambda names: names[0])
    person.wait(lambda: len(person.newest["view"]["deal"]["auction"]["calls"]) > 3, "the others' calls")
    assert {info["kind"] for info in json.loads(other.received[0])["seats"].values()} == {
        "person",
        "computer",
    }
    other.page.close()
    person.act(call=lambda names: "pass")
    person.turn()
    assert other.faults == []
