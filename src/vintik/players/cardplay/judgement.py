"""Which card, where several come out about as well: rules of thumb, conventions, and what gives least away.

Open cards make every guess a success, so the solver thinks many cards equal that are not at a table where
hands are hidden. It knows the play so far and the candidates, not their points.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from vintik.cards import CARDS, Card, Hand, Rank, Suit
from vintik.game.phases.play import winner_of
from vintik.players.beginner.following import beats, discard, follow, touching
from vintik.players.beginner.leading import proposals
from vintik.players.beginner.seen import Seen
from vintik.players.beliefs import habits
from vintik.players.beliefs.signals import kind, signal
from vintik.players.cardplay.equals import Equals

Choice = tuple[Equals, Card, str]
"""The group chosen, the card of it, and the code of the reason."""


def choose(seen: Seen, legal: Hand, candidates: Sequence[Equals], signals: bool, rng: Random) -> Choice:
    """One of the candidates, the best first; `legal` are all cards that may be played. With `signals` a small
    card that loses tells partner something, if it is among them."""
    if len(legal) == 1:
        return candidates[0], candidates[0][0], "only_card"
    if not seen.play.on_table:
        return _leading(seen, candidates, rng)
    group, card, code = _following(seen, legal, candidates, rng)
    said = _signal(seen, card) if signals else None
    spared = next((each for each in candidates if said in each), None)
    if said is None or spared is None:
        return group, card, code
    return spared, said, "signal"


def _signal(seen: Seen, card: Card) -> Card | None:
    """The card that signals, where `card` would lose and partner could read it."""
    table, leader, suit = seen.play.on_table, seen.play.leader, seen.play.on_table[0].suit
    said = kind(seen.hand_of, table, leader, seen.play.declarer, seen.trump)
    if said is None or card.suit is not suit or _has_shown(seen, suit):
        return None
    winning = winner_of(leader, table, seen.trump)
    best = table[(winning - leader) & 3]
    if beats(card, best, seen.trump):
        return None
    held = habits.of_suit(np.array([seen.hand.mask], np.uint64), suit)
    beaten = (2 << best.rank - 2) - 1 if best.suit is suit else habits.SUIT
    place = int(signal(held, said, beaten, seen.trump is not None)[0]).bit_length() - 1
    return CARDS[13 * suit + place] if place >= 0 else None


def _has_shown(seen: Seen, suit: Suit) -> bool:
    """Whether the hand has played a card of the suit before: it signals once."""
    return any(trick.card_of(seen.hand_of).suit is suit for trick in seen.play.tricks)


def _leading(seen: Seen, candidates: Sequence[Equals], rng: Random) -> Choice:
    """What most rules of thumb speak for among the candidates."""
    place = {card: group for group in candidates for card in group}
    spoken = [each for each in proposals(seen) if each[2] in place]
    if not spoken:
        group = candidates[0]
        return group, _led(seen, group, group[-1], rng), "lead_safe"
    _, code, card = max(spoken, key=lambda each: each[0])
    return place[card], _led(seen, place[card], card, rng), code


def _led(seen: Seen, group: Equals, proposed: Card, rng: Random) -> Card:
    """Of touching honours defenders lead the top, so that partner can read it; declarer any."""
    if proposed.rank < Rank.TEN:
        return proposed
    honours = [card for card in group if card.rank >= Rank.TEN]
    return rng.choice(honours) if hides(seen) else honours[0]


def _following(seen: Seen, legal: Hand, candidates: Sequence[Equals], rng: Random) -> Choice:
    """The rule of thumb if it is among the candidates, else the cheapest candidate."""
    card, why = follow(seen, legal)
    group = next((each for each in candidates if card in each), None)
    code = why.code
    if group is None:
        cheapest = {each[-1]: each for each in candidates}
        if legal.of_suit(seen.play.on_table[0].suit).mask:
            card = min(cheapest, key=lambda each: each.rank)
        else:
            card = discard(seen, Hand.of(cheapest))
        group, code = cheapest[card], nature(seen, card)
    return group, followed(seen, group, rng), code


def followed(seen: Seen, group: Equals, rng: Random) -> Card:
    """Of touching cards the cheapest; declarer varies them, so that nothing can be read from it."""
    return rng.choice(group) if hides(seen) else group[-1]


def hides(seen: Seen) -> bool:
    """Whether the choice among equals tells something to opponents alone: partner's hand lies open."""
    return seen.declaring and seen.known[seen.partner] is not None


def nature(seen: Seen, card: Card) -> str:
    """The code of what this card does."""
    table = seen.play.on_table
    if not table:
        return _nature_of_lead(seen, card)
    winning = winner_of(seen.play.leader, table, seen.trump)
    best = table[(winning - seen.play.leader) & 3]
    following = card.suit is table[0].suit
    if not beats(card, best, seen.trump):
        if not following:
            return "discard"
        if winning is seen.partner:
            return "partner_wins"
        return "second_low" if len(table) == 1 else "cannot_win"
    if not following:
        return "ruff"
    if len(table) == 1 and table[0].rank >= Rank.TEN:
        return "cover"
    if len(table) < 3 and seen.beaten_by(card, seen.opponents):
        highest = seen.hand.of_suit(card.suit).cards()[0]
        return "finesse" if not touching(seen, highest, card) else "third_high"
    return "win_cheaply"


def _nature_of_lead(seen: Seen, card: Card) -> str:
    for _, code, each in sorted(proposals(seen), key=lambda proposal: -proposal[0]):
        if each is card:
            return code
    if card.suit is seen.trump:
        return "lead_trumps"
    return "lead_winner" if seen.master(card) else "lead_safe"
