"""Hints and the meanings of calls: over the wire, and attacked by whoever wants to learn hidden cards."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.laws.entitled import deals_of, hidden_from
from tests.players.seating import ALL_RULES, shuffled
from tests.players.test_secrets import with_hidden_cards_moved
from tests.serving import Player, Server
from tests.wire import cards_in
from vintik.cards import SEATS, Seat, parse_call
from vintik.game import DealHands, Event, MakeCall, Refusal, View, decide, evolve, fold, start
from vintik.game.commands import Command
from vintik.players import PLAYERS, REASONS
from vintik.server.advice import hint, meanings


def answer(player: Player, kind: str) -> dict[str, object]:
    """The next message of this type; updates may come before it."""
    while (message := player.hear())["type"] != kind:
        assert message["type"] in ("update", "snapshot"), message
    return message


def ask_hint(player: Player, seq: int | None = None) -> None:
    player.say({"type": "hint", "id": "h", "seq": player.last["seq"] if seq is None else seq})


@pytest.mark.parametrize("game", ["vint", "bridge"])
def test_a_hint_is_something_the_person_may_do(server: Server, game: str) -> None:
    with server.sit(server.new_table(game)) as player:
        player.wait_for_turn()
        assert player.offers["hint"] is True
        ask_hint(player)
        found = answer(player, "hint")
        assert found["seq"] == player.last["seq"]
        move = found["move"]
        assert isinstance(move, dict) and move["call"] in player.offers["calls"]
        why, meaning = found["why"], found["meaning"]
        assert isinstance(why, dict) and set(why["params"]) == set(REASONS[why["code"]])
        assert isinstance(meaning, dict) and meaning["call"] == move["call"]
        player.move(move)
        assert answer(player, "update")["events"][0]["call"] == move["call"]  # type: ignore[index]


def test_a_hint_beside_a_beginner_says_what_the_beginner_will_hear(server: Server) -> None:
    with server.sit(server.new_table("bridge", level="beginner")) as player:
        player.wait_for_turn()
        ask_hint(player)
        found = answer(player, "hint")
        why, meaning = found["why"], found["meaning"]
        assert isinstance(why, dict) and isinstance(meaning, dict)
        assert meaning["readings"][0]["code"] == why["params"]["meaning"]
        assert why["params"]["meaning"].startswith("thumb_")


def test_a_hint_for_a_card_and_the_same_when_asked_again(server: Server) -> None:
    with server.sit(server.new_table("vint")) as player:
        player.wait_for_turn()
        while not player.offers["cards"]:
            player.play_on(1)
            player.wait_for_turn()
        ask_hint(player)
        first = answer(player, "hint")
        move = first["move"]
        assert isinstance(move, dict) and move["card"] in player.offers["cards"]
        assert first["meaning"] is None
        ask_hint(player)
        assert answer(player, "hint") == first


def test_moves_go_on_while_a_hint_is_thought_of(server: Server) -> None:
    with server.sit(server.new_table("vint")) as player:
        player.wait_for_turn()
        ask_hint(player)
        player.move({"do": "call", "call": "Pass"})
        assert player.hear()["type"] == "update"


def test_m6_a_tournament_has_no_hints_and_offers_none(server: Server) -> None:
    with server.sit(server.new_table("vint-1000", {"variant": "tournament"})) as player:
        player.wait_for_turn()
        assert player.offers["hint"] is False
        ask_hint(player)
        refused = answer(player, "refused")
        assert (refused["code"], refused["id"]) == ("no_hints", "h")
        player.say({"type": "meanings", "deal": 1})  # what calls say is known to all
        assert answer(player, "meanings")["deal"] == 1


def test_a_hint_is_for_ones_own_turn_and_the_table_as_it_is(server: Server) -> None:
    with server.sit(server.new_table("vint")) as player:
        player.wait_for_turn()
        ask_hint(player, player.last["seq"] + 1)
        assert answer(player, "refused")["code"] == "stale_move"
        player.move({"do": "call", "call": player.offers["calls"][1]})
        assert player.hear()["offers"]["hint"] is False


def test_the_meanings_are_those_of_the_calls(server: Server) -> None:
    with server.sit(server.new_table("vint")) as player:
        player.wait_for_turn()
        player.say({"type": "meanings", "deal": 1})
        found = answer(player, "meanings")["meanings"]
        assert isinstance(found, list)
        assert [each["call"] for each in found] == [
            each["call"] for each in player.last["view"]["deal"]["auction"]["calls"]
        ]


@pytest.mark.parametrize(
    ("ask", "code"),
    [
        ({"type": "meanings", "deal": 2}, "not_in_record"),
        ({"type": "meanings", "deal": 0}, "bad_message"),
        ({"type": "meanings", "deal": "1"}, "bad_message"),
        ({"type": "hint", "seq": 5}, "bad_message"),
        ({"type": "hint", "id": "x" * 65, "seq": 5}, "bad_message"),
    ],
)
def test_what_cannot_be_asked_is_refused(server: Server, ask: dict[str, object], code: str) -> None:
    with server.sit(server.new_table("vint")) as player:
        player.say(ask)
        assert answer(player, "refused")["code"] == code


def test_the_meanings_of_a_finished_deal_can_be_asked() -> None:
    rules = ALL_RULES["vint-1000/progressive"]
    log = list(_log(rules_name="vint-1000/progressive", deals=2))
    table = fold(rules, log)
    for number, result in enumerate(table.sheet.deals, start=1):
        found = meanings(table, number, "expert")
        assert [each.call for each in found.meanings] == [call.name for call in result.calls]
    with pytest.raises(Refusal):
        meanings(table, 9, "expert")


@pytest.mark.parametrize(("level", "alerts"), [("expert", [False, False, True]), ("beginner", [False] * 3)])
def test_artificial_calls_are_alerted(level: str, alerts: list[bool]) -> None:
    rules = ALL_RULES["bridge/vulnerable-ns"]
    log: list[Event] = [start(rules, Seat.S)]
    log += decide(fold(rules, log), DealHands(Seat.S, shuffled(Random("alerts"))))
    for seat, call in zip((Seat.S, Seat.W, Seat.N), ("1NT", "Pass", "2C"), strict=True):
        log += decide(fold(rules, log), MakeCall(seat, parse_call(call)))
    found = meanings(fold(rules, log), 1, level)
    assert [each.alert for each in found.meanings] == alerts


def _log(rules_name: str, deals: int) -> list[Event]:
    """Whole deals between beginners."""
    rules, rng = ALL_RULES[rules_name], Random(f"advice {rules_name}")
    log: list[Event] = [start(rules, rules.first_dealer or rng.choice(SEATS))]
    table = fold(rules, log)
    while len(table.sheet.deals) < deals and (seat := table.actor) is not None:
        command: Command = DealHands(seat, shuffled(rng))
        if not table.between_deals:
            command = PLAYERS["beginner"].act(View.of(rules, log, seat), rng).command
        for event in decide(table, command):
            log.append(event)
            table = evolve(table, event)
    return log


@pytest.mark.parametrize("name", ["vint/vint", "bridge/vulnerable-ns"])
def test_a_hint_does_not_depend_on_hidden_cards_and_names_none(name: str) -> None:
    """The attack: the same log with the hidden cards dealt otherwise gets the same hint, byte for byte."""
    rules, rng = ALL_RULES[name], Random(f"attack {name}")
    whole = _log(name, 1)
    acts = [place for place in range(3, len(whole)) if _can_be_asked(name, whole[:place])]
    checked = 0
    for place in sorted(rng.sample(acts, 5)):
        log = whole[:place]
        table = fold(rules, log)
        seat = table.actor
        assert seat is not None
        other = with_hidden_cards_moved(log, table, seat, rng)
        first = hint(View.of(rules, log, seat), place, "seed").model_dump_json()
        assert hint(View.of(rules, other, seat), place, "seed").model_dump_json() == first
        hidden = hidden_from(seat, deals_of(log)[-1], rules.play.dummy)
        secret = {card.name for cards in hidden.values() for card in cards}
        assert not secret & set(cards_in(json.loads(first)))
        checked += other != log
    assert checked >= 4


def _can_be_asked(name: str, log: list[Event]) -> bool:
    """Whether somebody is to act here; between a lead and dummy nobody is."""
    rules = ALL_RULES[name]
    table = fold(rules, log)
    if table.between_deals or table.actor is None:
        return False
    offers = View.of(rules, log, table.actor).offers
    return bool(offers.calls or len(offers.cards) > 1)


def test_only_the_seat_to_act_is_answered() -> None:
    rules = ALL_RULES["vint/vint"]
    log = _log("vint/vint", 1)[:4]
    actor = fold(rules, log).actor
    assert actor is not None
    for seat in SEATS:
        view = View.of(rules, log, seat)
        if seat is actor:
            assert hint(view, 4, "seed").move.do == "call"
        else:
            with pytest.raises(ValueError):
                hint(view, 4, "seed")
