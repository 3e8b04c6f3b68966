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
   tests/game/test_take_back.py::test_not_the_opening_lead_once_dummy_was_shown
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
   tests/browser/test_faults.py::test_the_bidding_box_keeps_off_everything
   tests/browser/test_faults.py::test_what_is_open_closes_when_its_moment_has_passed
   tests/browser/test_faults.py::test_suits_can_be_told_on_the_cloth
   tests/browser/test_faults.py::test_a_choice_is_seen_without_colour
   tests/browser/test_faults.py::test_every_card_is_within_reach_of_the_keyboard
   tests/browser/test_faults.py::test_a_choice_and_the_focus_outlive_a_lost_line
   tests/browser/test_faults.py::test_cards_are_there_without_animation
   tests/browser/test_faults.py::test_dimmed_cards_can_be_read
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
from typing import Any

import pytest

from tests.browser.conftest import SitDown
from tests.browser.sitter import Sitter
from tests.browser.wire_tap import WireTap, unaltered
from vintik.cards import Card

ROOT = Path(__file__).parents[2]
RANKS = {"ace": "A", "king": "K", "queen": "Q", "jack": "J", "10": "T"}
CARD = re.compile(r"\b(ace|king|queen|jack|10|[2-9]) of (spades|hearts|diamonds|clubs)\b")
SIZES = [(360, 640), (360, 740), (720, 450), (768, 1024), (1440, 900)]
"""The third is a screen of 1440×900 at 200 %."""

Box = dict[str, float]


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


def change(person: Sitter, **settings: str) -> None:
    """Settings as this browser keeps them; the page is opened again."""
    person.page.evaluate(
        "settings => localStorage.setItem('vintik.settings', JSON.stringify(settings))", settings
    )
    person.page.reload()
    person.group("Your hand").wait_for()


def to_cards(person: Sitter) -> None:
    """Passes until there is a card to play."""
    person.play_until(lambda turn: turn == "card", call=lambda names: "pass")


def card(person: Sitter, name: str) -> Any:
    return person.group("Your hand").get_by_role("button", name=name, exact=True)


def moves(person: Sitter) -> list[dict[str, Any]]:
    return [message for text in person.sent if (message := json.loads(text))["type"] == "move"]


def boxes(person: Sitter, selector: str) -> list[Box]:
    """Where everything of a kind is that can be seen."""
    found: list[Box] = person.page.evaluate(
        """selector => [...document.querySelectorAll(selector)]
            .map(element => element.getBoundingClientRect())
            .filter(({width, height}) => width > 0 && height > 0)
            .map(({x, y, width, height}) => ({x, y, width, height}))""",
        selector,
    )
    return found


def apart(one: Box, other: Box) -> float:
    """Pixels between two boxes; negative where they overlap."""
    return max(
        other["x"] - one["x"] - one["width"],
        one["x"] - other["x"] - other["width"],
        other["y"] - one["y"] - one["height"],
        one["y"] - other["y"] - other["height"],
    )


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


# --- 11 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_bidding_box_keeps_off_everything(sit_down: SitDown, width: int, height: int) -> None:
    """Cards, plates, buttons and papers; and pass is far from the doubles."""
    person = sit_down(width, height, language="ru")
    person.page.goto(person.url)
    person.page.get_by_role("button", name="Играть в бридж", exact=True).click()
    person.wait(lambda: "пас" in person.choices("Ваша заявка"), "one's turn")
    person.group("Ваша заявка").get_by_role("button", name="1 треф", exact=False).first.click()
    box = boxes(person, ".box")[0]
    around = ".own .face, .plate, .me, .buttons button, .tabs, aside, header"
    assert len(boxes(person, around)) > 17
    for other in boxes(person, around):
        assert apart(box, other) >= 0, other
    [pass_] = boxes(person, ".box .pass")
    for double in boxes(person, ".box .double"):
        assert apart(pass_, double) >= 24
    for call in boxes(person, ".box button"):
        assert call["width"] >= 40 and call["height"] >= 36


def test_what_is_open_closes_when_its_moment_has_passed(sit_down: SitDown) -> None:
    """The hint and the last trick when a card is played, the paper of the contract at a touch elsewhere."""
    person = sit_down(360, 740)
    person.start("Vint")
    to_cards(person)
    person.act()
    person.turn()
    line = person.page.get_by_role("banner").get_by_title("How it stands: show all")
    line.click()
    paper = person.page.get_by_role("region", name="Contract:")
    paper.wait_for()
    [shown] = boxes(person, "header .sheet")
    for other in boxes(person, ".own .face, .buttons button"):
        assert apart(shown, other) >= 0
    person.button("Last trick").click()
    assert paper.count() == 0
    last = person.page.get_by_text(re.compile("^Last trick: "))
    last.wait_for()
    person.button("Hint").click()
    hint = person.page.get_by_role("heading", name=re.compile("^Hint: "))
    hint.wait_for()
    line.click()
    person.act()
    person.turn()
    assert [hint.count(), last.count(), paper.count()] == [0, 0, 0]


LUMINANCE = """
    const luminance = colour => {
        const [r, g, b] = colour.match(/[\\d.]+/g).map(Number).map(value => value / 255)
            .map(value => value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one, other) => {
        const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
        return (light + 0.05) / (dark + 0.05);
    };
    const rgb = (colour, filter = 'none') => {
        const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
        canvas.filter = filter;
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return `rgb(${[...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)})`;
    };
"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_suits_can_be_told_on_the_cloth(sit_down: SitDown, scheme: Any) -> None:
    """Red signs are not red on green there: every suit stands out from the lightest cloth."""
    person = sit_down()
    person.page.emulate_media(color_scheme=scheme)
    person.start("Vint")
    person.act(call=lambda names: names[5])
    person.turn()
    ratios = person.page.evaluate(
        f"""() => {{ {LUMINANCE}
            const cloth = rgb(getComputedStyle(document.body).getPropertyValue('--cloth-light'));
            return [...document.querySelectorAll('.box [aria-disabled] svg')]
                .map(sign => contrast(rgb(getComputedStyle(sign).fill), cloth));
        }}"""
    )
    assert ratios
    assert min(ratios) >= 3


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_dimmed_cards_can_be_read(sit_down: SitDown, scheme: Any) -> None:
    """Dimmed are those that may not be played now, and only they; their ink stands out as on the others."""
    person = sit_down()
    person.page.emulate_media(color_scheme=scheme)
    person.start("Vint")

    def must_follow(turn: str) -> bool:
        held = person.group("Your hand").get_by_role("button").count()
        return turn == "card" and len(person.choices("Your hand")) < held

    person.play_until(must_follow, call=lambda names: "pass")
    dimmed = person.page.evaluate(
        f"""() => {{ {LUMINANCE}
            return [...document.querySelectorAll('.own button')].filter(card => card.querySelector('.face'))
                .map(card => {{
                    const face = card.querySelector('.face');
                    const style = getComputedStyle(face);
                    const ink = getComputedStyle(face.querySelector('svg')).fill;
                    return {{
                        may: card.ariaDisabled !== 'true',
                        dim: style.filter !== 'none',
                        opacity: Number(getComputedStyle(card).opacity) * Number(style.opacity),
                        contrast: contrast(rgb(ink, style.filter), rgb(style.backgroundColor, style.filter)),
                    }};
                }});
        }}"""
    )
    assert {card["may"] for card in dimmed} == {True, False}
    for each in dimmed:
        assert each["dim"] != each["may"]
        assert each["opacity"] == 1
        assert each["contrast"] >= 4.5


def test_a_choice_is_seen_without_colour(sit_down: SitDown) -> None:
    """A chosen card stands out of the hand, and a chosen call is named on the button that confirms it."""
    person = sit_down()
    person.start("Vint")
    to_cards(person)
    name = person.choices("Your hand")[0]
    before = card(person, name).bounding_box()
    card(person, name).click()
    person.page.mouse.move(3, 3)
    after = card(person, name).bounding_box()
    assert before is not None and after is not None
    assert before["y"] - after["y"] >= 8
    assert card(person, name).get_attribute("aria-pressed") == "true"
    assert person.confirm.get_attribute("aria-label") == f"Confirm {name}"


def test_every_card_is_within_reach_of_the_keyboard(sit_down: SitDown) -> None:
    """Also those that may not be played: they are read, and cannot be chosen."""
    person = sit_down()
    person.start("Vint")
    to_cards(person)
    person.page.keyboard.press("h")
    person.page.keyboard.press("Home")
    held = person.newest["view"]["deal"]["hands"]["S"]["cards"]
    reached = []
    for _ in held:
        reached.append(person.page.evaluate("() => document.activeElement.ariaLabel"))
        person.page.keyboard.press("ArrowRight")
    assert len(set(reached)) == len(held)


def test_a_choice_and_the_focus_outlive_a_lost_line(sit_down: SitDown) -> None:
    """The table is drawn anew from a snapshot; who reads it with a screen reader stays where they were."""
    person = sit_down()
    tap = WireTap(person.page)
    person.start("Vint")
    to_cards(person)
    person.page.keyboard.press("h")
    person.page.keyboard.press("Enter")
    chosen = str(person.page.evaluate("() => document.activeElement.ariaLabel"))
    person.page.evaluate("() => { window.focused = document.activeElement }")
    tap.cut()
    person.page.get_by_role("main").get_by_text("The connection dropped").wait_for()
    person.confirm.wait_for()
    assert card(person, chosen).get_attribute("aria-pressed") == "true"
    assert person.page.evaluate("() => document.activeElement === window.focused")
    assert len(tap.sockets) == 2
    person.confirm.click()
    card(person, chosen).wait_for(state="detached")


def test_cards_are_there_without_animation(sit_down: SitDown) -> None:
    """In a browser that knows neither `animate` nor view transitions."""
    person = sit_down(motion=True)
    person.page.add_init_script(
        """delete Element.prototype.animate;
        delete Element.prototype.getAnimations;
        delete Document.prototype.startViewTransition;"""
    )
    person.start("Vint")
    to_cards(person)
    person.act()
    person.turn()
    person.page.wait_for_timeout(400)
    shown = person.page.evaluate(
        """() => [...document.querySelectorAll('.own .face, .trick .card')].map(face => {
            const box = face.getBoundingClientRect();
            const seen = face.checkVisibility({opacityProperty: true, visibilityProperty: true});
            return seen && box.width > 30 && box.left >= 0 && box.bottom <= innerHeight;
        })"""
    )
    deal = person.newest["view"]["deal"]
    assert len(shown) == len(deal["hands"]["S"]["cards"]) + len(deal["trick"]["cards"])
    assert all(shown)
