"""Par of Bridge deals, as `vintik.lab.par` reckons it, against the figures of another solver (DDS 2.9)."""

from __future__ import annotations

import pytest

from benchmarks.par import KINDS, called_before, kind
from vintik.cards import Bid, Deal, Denomination, Seat, Side, parse_call
from vintik.game.phases.auction import Auction, Contract
from vintik.games import rules_for
from vintik.lab.par import Scored
from vintik.solver import tables

PARS = [
    ("N:J643.A74.AK4.AK2 AKQT9.QJ.J752.QT 875.T9.T986.J985 2.K86532.Q3.7643", "None", 100),
    ("N:A64.A62.J94.QT65 J753.KT4.A72.KJ7 92.Q87.KQT85.843 KQT8.J953.63.A92", "NS", -140),
    ("N:64.AQJ54.QJ.Q842 983.K873.543.K76 KJT7.92.9.AJT953 AQ52.T6.AKT8762.", "EW", -500),
    ("N:KT72.AK32.Q5.T53 Q4.96.JT7642.Q96 9653.T5.AK98.A42 AJ8.QJ874.3.KJ87", "Both", 140),
    ("N:KQ72.5.KQJ9.J985 J84.J63.A7.AT764 T953.Q98.8654.32 A6.AKT742.T32.KQ", "None", -460),
    ("N:8.KT763.A83.Q543 K7.A4.JT5.AKT762 J96432.J5.K976.9 AQT5.Q982.Q42.J8", "Both", -660),
]
"""The deal, who is vulnerable, and par for North–South."""


def scored(text: str, vulnerable: str = "None") -> Scored:
    deal = Deal.parse(text)
    return Scored(rules_for("bridge", {"vulnerable": vulnerable}), deal, tables([deal])[0])


@pytest.mark.parametrize(("deal", "vulnerable", "points"), PARS)
def test_par_is_that_of_another_solver(deal: str, vulnerable: str, points: int) -> None:
    par, contract = scored(deal, vulnerable).par()
    assert par == points
    assert contract is not None and scored(deal, vulnerable).points(contract) == par


@pytest.mark.parametrize(
    ("reached", "lost"),
    [
        (Contract(Bid.of(3, Denomination.NT), Seat.W, 0), None),
        (Contract(Bid.of(2, Denomination.H), Seat.W, 0), "game not bid"),
        (Contract(Bid.of(6, Denomination.H), Seat.W, 0), "too high"),
        (None, "game not bid"),
    ],
)
def test_what_was_lost_has_a_name(reached: Contract | None, lost: str | None) -> None:
    """East–West make four no trump; the fifth of the deals."""
    deal = scored(PARS[4][0])
    par, contract = deal.par()
    behind = deal.points(reached) - par  # what East–West lost
    if lost is None:
        assert behind < 60
    else:
        assert behind > 0
        assert kind(deal, contract, reached, Side.EW) == lost in KINDS


@pytest.mark.parametrize(
    ("calls", "heard"),
    [
        ("1S Pass 4S X Pass Pass Pass", False),
        ("1S X 4S X Pass Pass Pass", True),
        ("1S 2H 4S Pass Pass Pass", True),
    ],
)
def test_a_double_of_the_contract_itself_is_not_heard_before_it(calls: str, heard: bool) -> None:
    auction = Auction(rules_for("bridge").auction, Seat.N, 1)
    for text in calls.split():
        auction = auction.after(parse_call(text))
    contract = auction.contract()
    assert contract is not None
    assert called_before(auction, contract) is heard
