"""endplay, a library by others, reads the Bridge boards we write and finds in them what we wrote."""

from __future__ import annotations

from typing import Any

from endplay.parsers import pbn
from endplay.types import Board, ContractBid, Denom, PenaltyBid, Player

from tests.conftest import golden_matches
from tests.record.test_pbn_samples import SAMPLES
from vintik.cards import SEATS
from vintik.record import replay, score_of
from vintik.record.pbn import write_pbn

RECORDS: list[dict[str, Any]] = [
    match["record"] for match in golden_matches() if match["record"]["game"] == "bridge"
]
PLAYERS = {"N": Player.north, "E": Player.east, "S": Player.south, "W": Player.west}
VULNERABLE = {"none": "None", "both": "Both", "ns": "NS", "ew": "EW"}
PENALTY = {"passed": "Pass", "doubled": "X", "redoubled": "XX"}


def denomination(denom: Denom) -> str:
    return {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C", "nt": "NT"}[denom.name]


def call(bid: object) -> str:
    if isinstance(bid, ContractBid):
        return f"{bid.level}{denomination(bid.denom)}"
    assert isinstance(bid, PenaltyBid)
    return PENALTY[bid.penalty.name]


def agrees(board: Board, record: dict[str, Any]) -> None:
    deal = record["deals"][0]
    scored = score_of(replay(record)[1])["deals"][0]
    assert board.vul is not None
    assert {seat.name: board.deal[PLAYERS[seat.name]].to_pbn() for seat in SEATS} == deal["hands"]
    assert board.dealer is PLAYERS[deal["dealer"]]
    assert VULNERABLE[board.vul.name] == record["options"]["vulnerable"]
    assert [call(bid) for bid in board.auction] == deal["calls"]
    assert [denomination(card.suit) + card.rank.name[1:] for card in board.play] == deal["play"]
    contract = board.contract
    assert contract is not None
    if scored["contract"] is None:
        assert contract.is_passout()
        return
    assert f"{contract.level}{denomination(contract.denom)}" == scored["contract"]
    assert list(PENALTY).index(contract.penalty.name) == scored["doubled"]
    assert contract.declarer is PLAYERS[scored["declarer"]]
    if scored["complete"]:
        side = "NS" if scored["declarer"] in "NS" else "EW"
        assert contract.level + 6 + contract.result == scored["tricks"][side]
        # Our sheet against their arithmetic, from the declarer's side.
        points = scored["totals"]["NS"] - scored["totals"]["EW"]
        assert contract.score(board.vul) == (points if side == "NS" else -points)


def test_endplay_agrees_on_every_golden_board() -> None:
    boards = pbn.loads(write_pbn(replay(record)[1] for record in RECORDS))
    assert len(boards) == len(RECORDS) == 40
    assert [board.board_num for board in boards] == list(range(1, 41))
    for board, record in zip(boards, RECORDS, strict=True):
        agrees(board, record)


def test_endplay_reads_a_board_that_is_not_over() -> None:
    unfinished = pbn.loads((SAMPLES / "bridge.pbn").read_text(encoding="utf-8"))[3]
    whole = next(match["record"] for match in golden_matches() if match["name"] == "bridge 14")
    deal = {**whole["deals"][0], "play": whole["deals"][0]["play"][:22]}
    assert unfinished.claimed
    agrees(unfinished, {**whole, "deals": [deal]})
