"""What a player answers with: a command, and the fact that made it choose it.

A `Reason` is no sentence. `REASONS` lists every code with its parameters; the catalogues turn them into
words. Parameters are notation (`HT`, `3C`, `NT`, `S`) or whole numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from vintik.game import Claim, MakeCall, PlayCard

REASONS: Mapping[str, tuple[str, ...]] = {
    # Calls. `points`: high-card points held (ace 4 … jack 1); `tricks`: what the side may expect.
    "bid_opens": ("bid", "points", "length"),  # the side's first bid: names its best denomination
    "bid_expects": ("bid", "points", "tricks"),  # this bid is worth more than letting things stand
    "bid_supports": ("bid", "points", "length"),  # raises partner's suit to say what it holds
    "bid_answers": ("bid", "points"),  # keeps the auction open for partner
    "double_expects": ("contract", "tricks"),  # `tricks` the contract can expect, fewer than it needs
    "pass_weak": ("points",),  # not enough for any bid
    "pass_content": ("contract",),  # partner's or its own bid is the best place
    "pass_beaten": ("contract",),  # bidding over the opponents would cost more
    # Calls of players with a system; `meaning` is a code of `players.bidding.meaning`.
    "call_by_system": ("call", "meaning"),  # what the system says for this hand
    "call_for_thumb": ("call", "meaning"),  # the same, for a partner who hears calls by rules of thumb
    "call_expects": ("call", "meaning", "points", "over"),  # so many points more than the call `over`
    # Leads.
    "lead_trumps": ("card",),  # draws the opponents' trumps (S4)
    "lead_winner": ("card",),  # nothing that is out beats it
    "lead_sequence": ("card",),  # the top of touching honours
    "lead_partner_suit": ("card",),  # the suit partner bid, or led
    "lead_singleton": ("card",),  # hopes to ruff the next round
    "lead_long_suit": ("card", "length"),  # low from length, to set it up (S2)
    "lead_towards": ("card",),  # towards honours opposite
    "lead_safe": ("card",),  # gives nothing away
    # Following.
    "only_card": ("card",),
    "partner_wins": ("card",),  # the trick is partner's: keeps high cards
    "win_cheaply": ("card",),  # the lowest card that wins, or is likely to
    "second_low": ("card",),
    "cover": ("card",),  # honour over honour
    "third_high": ("card",),
    "finesse": ("card",),
    "ruff": ("card",),
    "cannot_win": ("card",),  # the least useful card
    "discard": ("card",),
    "signal": ("card",),  # a small card that tells partner about the suit
    "claim": ("tricks",),  # all that remain
    # `points` more than the next best card, `over`; `aim`: what it does, the code of a lead or a card above.
    "card_expects": ("card", "points", "over", "aim"),
    # Not a player's own choice.
    "fallback": (),  # the player failed; the plainest legal act was taken
    "outside": (),  # a program that is not asked for its reasons
}


@dataclass(frozen=True, slots=True)
class Reason:
    """`code` is a key of `REASONS`, `params` has the names listed there."""

    code: str
    params: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Act:
    """What the player does, and why."""

    command: MakeCall | PlayCard | Claim
    why: Reason
