"""B4 against an independent scorer (endplay): every contract, doubled or not, with every number of tricks."""

from __future__ import annotations

import pytest
from endplay.types import Contract, Denom, Penalty, Player, Vul

from tests.games.outcomes import outcome, totals
from vintik.games import rules_for

DENOMINATIONS = {
    "C": Denom.clubs,
    "D": Denom.diamonds,
    "H": Denom.hearts,
    "S": Denom.spades,
    "NT": Denom.nt,
}
PENALTIES = (Penalty.passed, Penalty.doubled, Penalty.redoubled)
VULNERABILITIES = {"None": Vul.none, "NS": Vul.ns, "EW": Vul.ew, "Both": Vul.both}
PLAYERS = {"N": Player.north, "E": Player.east}


@pytest.mark.parametrize("choice", VULNERABILITIES)
@pytest.mark.parametrize("by", PLAYERS)
def test_all_contract_results_score_as_endplay_says(choice: str, by: str) -> None:
    """7 levels × 5 denominations × 3 × 14 numbers of tricks; the score of declarer's side (B4.7)."""
    rules = rules_for("bridge", {"vulnerable": choice})
    compared = 0
    for level in range(1, 8):
        for letters, denomination in DENOMINATIONS.items():
            for doubled, penalty in enumerate(PENALTIES):
                for tricks in range(14):
                    truth = Contract(
                        level=level,
                        denom=denomination,
                        declarer=PLAYERS[by],
                        penalty=penalty,
                        result=tricks - level - 6,
                    ).score(VULNERABILITIES[choice])
                    ours = totals(rules, outcome(rules, f"{level}{letters}", tricks, by=by, doubled=doubled))
                    score = ours[0] - ours[1] if by == "N" else ours[1] - ours[0]
                    assert score == truth, (level, letters, doubled, tricks)
                    compared += 1
    assert compared == 7 * 5 * 3 * 14
