"""Law 4: 52 cards, 13 tricks; items add up to the deal, deals to the match; the record gives it back."""

from __future__ import annotations

import json

from tests.laws.matches import every_variant, matches
from vintik.cards import FULL_PACK, SIDES, Hand
from vintik.game.sheet import Sheet
from vintik.record import record_of, replay, score_of


def cards_of(sheet: Sheet) -> list[list[str]]:
    return [[card.name for trick in deal.tricks for card in trick.cards] for deal in sheet.deals]


@every_variant
def test_52_cards_and_13_tricks_in_every_deal(game: str, variant: str) -> None:
    for match in matches(game, variant):
        for deal in match.table.sheet.deals:
            assert deal.hands is not None
            assert [len(hand) for hand in deal.hands] == [13] * 4
            assert len({card for hand in deal.hands for card in hand}) == 52
            if deal.contract is None:
                assert deal.tricks == ()
                continue
            assert len(deal.tricks) == 13
            played = Hand.of(card for trick in deal.tricks for card in trick.cards)
            assert played == FULL_PACK
            for trick in deal.tricks:
                assert trick.winner in [trick.leader.after(place) for place in range(4)]
                for place, card in enumerate(trick.cards):
                    assert card in deal.hands[trick.leader.after(place)]


@every_variant
def test_each_trick_is_led_by_the_winner_of_the_one_before(game: str, variant: str) -> None:
    for match in matches(game, variant):
        for deal in match.table.sheet.deals:
            if deal.contract is not None:
                leaders = [trick.leader for trick in deal.tricks]
                winners = [trick.winner for trick in deal.tricks]
                assert leaders == [deal.contract.declarer.next, *winners[:12]]


@every_variant
def test_cards_in_hand_and_on_the_table_are_the_pack(game: str, variant: str) -> None:
    for match in matches(game, variant):
        deal = match.table.deal
        if deal is None or deal.play is None:
            continue
        played = [card for trick in deal.play.tricks for card in trick.cards] + list(deal.play.on_table)
        held = [card for holding in deal.holdings for card in holding.known]
        assert len(played) + len(held) == 52
        assert set(played) | set(held) == set(FULL_PACK)


@every_variant
def test_items_add_up_to_their_deal_and_deals_to_the_match(game: str, variant: str) -> None:
    for match in matches(game, variant):
        sheet = match.table.sheet
        for deal in sheet.deals:
            for side in SIDES:
                assert deal.totals[side] == sum(line.points for line in deal.lines if line.side is side)
        for side in SIDES:
            assert sheet.totals[side] == sum(deal.totals[side] for deal in sheet.deals)
        assert sheet.margin == abs(sheet.totals[0] - sheet.totals[1])
        assert sheet.over == (match.table.actor is None)
        won = [deal.game_won.side for deal in sheet.deals if deal.game_won is not None]
        assert sheet.games == (sum(side == 0 for side in won), sum(side == 1 for side in won))


@every_variant
def test_points_below_the_line_are_those_since_the_last_game(game: str, variant: str) -> None:
    for match in matches(game, variant):
        since = [0, 0]
        for deal in match.table.sheet.deals:
            for line in deal.lines:
                since[line.side] += line.points if line.column == "below" else 0
            if deal.game_won is not None:
                since = [0, 0]
        assert list(match.table.sheet.below) == since


@every_variant
def test_the_record_of_a_match_gives_the_match_back(game: str, variant: str) -> None:
    for match in matches(game, variant):
        record = json.loads(json.dumps(record_of(match.table)))
        _, table = replay(record)
        assert record_of(table) == record, match
        assert table.sheet == match.table.sheet, match
        assert score_of(table) == score_of(match.table), match


@every_variant
def test_a_record_names_every_call_and_card_that_stands(game: str, variant: str) -> None:
    for match in matches(game, variant)[::5]:
        table = match.table
        record = json.loads(json.dumps(record_of(table)))
        finished = record["deals"][: len(table.sheet.deals)]
        assert [deal["play"] for deal in finished] == cards_of(table.sheet)
        unfinished = table.deal is not None and not table.deal.over
        assert len(record["deals"]) == len(table.sheet.deals) + unfinished
        if table.deal is not None and unfinished:
            assert record["deals"][-1]["calls"] == [call.name for call in table.deal.auction.calls]
