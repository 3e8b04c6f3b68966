"""The first card of a trick: every rule of thumb that applies proposes a card; the weightiest is followed."""

from __future__ import annotations

from collections.abc import Iterator

from vintik.cards import Bid, Card, Rank, Suit
from vintik.players.beginner.following import by_rank, touching
from vintik.players.beginner.seen import Seen
from vintik.players.why import Reason

Proposal = tuple[float, str, Card]
"""Weight, code of the reason, card."""


def lead(seen: Seen) -> tuple[Card, Reason]:
    """The card to lead."""
    if len(seen.hand) == 1:
        card = seen.hand.cards()[0]
        return card, Reason("only_card", {"card": card.name})
    _, code, card = max(proposals(seen), key=lambda each: each[0])
    params: dict[str, str | int] = {"card": card.name}
    if code == "lead_long_suit":
        params["length"] = seen.hand.length(card.suit)
    return card, Reason(code, params)


def proposals(seen: Seen) -> Iterator[Proposal]:
    """What the rules of thumb propose; one card may be proposed more than once."""
    yield from _declaring(seen) if seen.declaring else _defending(seen)


def _declaring(seen: Seen) -> Iterator[Proposal]:
    trump = seen.trump
    drawn = trump is None or seen.opponents_trumps() == 0
    if trump is not None and not drawn:
        yield from _draw_trumps(seen, trump)
    for suit in _suits(seen):
        if suit is trump and drawn:
            yield 5 if _others_gone(seen) else 1, "lead_safe", seen.hand.of_suit(suit).cards()[0]
            continue
        yield from _winners(seen, suit, 50 if drawn else 25)
        yield from _set_up(seen, suit)


def _draw_trumps(seen: Seen, trump: Suit) -> Iterator[Proposal]:
    """Two or three rounds (S4): from the top while it is high, else low towards partner's."""
    trumps = seen.hand.of_suit(trump)
    if not trumps.mask:
        return
    top = trumps.cards()[0]
    left = seen.opponents_trumps()
    partner = seen.known[seen.partner]
    ours = len(trumps) + (partner.length(trump) if partner is not None else 0)
    if seen.master(top):
        yield 70, "lead_trumps", top
    elif len(trumps) >= 2 and (ours > left or seen.hand_of is seen.play.declarer):
        low = by_rank(trumps)[0]
        second = trumps.cards()[1]
        yield 40, "lead_trumps", top if top.rank >= Rank.TEN and touching(seen, top, second) else low
    elif seen.hand_of is not seen.play.declarer:
        yield 30, "lead_trumps", top  # through to declarer


def _defending(seen: Seen) -> Iterator[Proposal]:
    theirs = _partners_suit(seen)
    opening = not seen.play.tricks
    for suit in _suits(seen):
        if suit is seen.trump:
            yield 4, "lead_safe", by_rank(seen.hand.of_suit(suit))[0]
            continue
        cards = seen.hand.of_suit(suit).cards()
        if not opening:
            yield from _winners(seen, suit, 40)
        yield from _sequence(seen, suit)
        if suit is theirs:
            yield (
                30,
                "lead_partner_suit",
                cards[0] if len(cards) <= 2 or cards[0].rank < Rank.TEN else cards[-1],
            )
        short = opening and len(cards) == 1 and cards[0].rank < Rank.KING
        if short and seen.trump is not None and 1 <= seen.hand.length(seen.trump) <= 3:
            yield 24, "lead_singleton", cards[0]
        yield from _set_up(seen, suit)


def _suits(seen: Seen) -> list[Suit]:
    return [suit for suit in Suit if seen.hand.length(suit)]


def _others_gone(seen: Seen) -> bool:
    return not any(seen.hand.length(suit) for suit in Suit if suit is not seen.trump)


def _winners(seen: Seen, suit: Suit, weight: float) -> Iterator[Proposal]:
    """High cards that nobody can beat or is known to ruff; the longer the run, the better."""
    cards = seen.hand.of_suit(suit).cards()
    top = cards[0]
    if not seen.master(top) or seen.may_ruff(seen.opponents, suit):
        return
    out = seen.out.length(suit)
    if seen.opponents_trumps() and not seen.declaring and out <= 3:
        weight -= 15  # somebody will ruff
    run = sum(1 for card in cards if seen.master(card))
    yield weight + run + (3 if out == 0 else 0), "lead_winner", top


def _sequence(seen: Seen, suit: Suit) -> Iterator[Proposal]:
    cards = seen.hand.of_suit(suit).cards()
    if len(cards) >= 2 and cards[0].rank >= Rank.QUEEN and touching(seen, cards[0], cards[1]):
        weight = 28 + (4 if cards[0].rank is Rank.ACE else 0) + 0.5 * len(cards)
        yield weight, "lead_sequence", cards[0]


def _set_up(seen: Seen, suit: Suit) -> Iterator[Proposal]:
    """Low from the longest suit, counting partner's cards where they lie open (S2)."""
    hand = seen.hand.of_suit(suit)
    cards = hand.cards()
    partner = seen.known[seen.partner]
    weight = 2.0 + 3 * len(cards)
    code = "lead_long_suit" if len(cards) >= 4 else "lead_safe"
    if partner is not None:
        opposite = partner.of_suit(suit)
        weight = 2.0 + 2 * (len(cards) + len(opposite))
        if opposite.mask and opposite.cards()[0].rank >= Rank.JACK:
            weight += 4
            code = "lead_towards"
    if seen.may_ruff(seen.opponents, suit):
        weight -= 12
    card = cards[-1]
    ace_only = cards[0].rank is Rank.ACE and not seen.declaring and seen.trump is not None
    if ace_only:
        weight -= 8  # never under an ace against a trump contract
    if len(cards) <= 2 and cards[0].rank in (Rank.KING, Rank.QUEEN) and not seen.master(cards[0]):
        weight -= 6
    if len(cards) >= 2 and cards[0].rank >= Rank.TEN and touching(seen, cards[0], cards[1]):
        card = cards[0]
        weight += 1
    elif len(cards) == 2 or cards[0].rank < Rank.TEN:
        card = cards[0] if not seen.declaring else card
    elif len(cards) >= 4 and not seen.play.tricks:
        card = cards[3]  # the fourth best
    yield weight, code, card


def _partners_suit(seen: Seen) -> Suit | None:
    """The suit partner bid first, else the one partner led first."""
    auction = seen.deal.auction
    for place, call in enumerate(auction.calls):
        if auction.dealer.after(place) is not seen.partner or not isinstance(call, Bid):
            continue
        if call.trump is not None and call.trump is not seen.trump:
            return call.trump
    for trick in seen.play.tricks:
        if trick.leader is seen.partner and trick.cards[0].suit is not seen.trump:
            return trick.cards[0].suit
    return None
