"""Second, third and fourth hand: win as cheaply as will do, or keep what is worth keeping."""

from __future__ import annotations

from vintik.cards import Card, Hand, Rank, Seat, Suit
from vintik.game.phases.play import winner_of
from vintik.players.beginner.seen import Seen
from vintik.players.why import Reason

Answer = tuple[Card, Reason]


def follow(seen: Seen, legal: Hand) -> Answer:
    """The card to put on the trick."""
    cards = seen.play.on_table
    code, card = _choose(seen, legal, cards)
    return card, Reason(code, {"card": card.name})


def _choose(seen: Seen, legal: Hand, cards: tuple[Card, ...]) -> tuple[str, Card]:
    choice = by_rank(legal)
    if len(choice) == 1:
        return "only_card", choice[0]
    leader, trump = seen.play.leader, seen.trump
    winning = winner_of(leader, cards, trump)
    best = cards[(winning - leader) & 3]
    still = tuple(seen.hand_of.after(step) for step in range(1, 4 - len(cards)))
    opponents = tuple(seat for seat in still if seat.side is not seen.hand_of.side)
    winners = [card for card in choice if beats(card, best, trump)]
    following = choice[0].suit is cards[0].suit
    lowest = choice[0] if following else discard(seen, legal)
    if winning is seen.partner and _good_enough(seen, best, opponents):
        return "partner_wins" if following else "discard", lowest
    if not winners:
        return "cannot_win" if following else "discard", lowest
    if not following:
        return _ruff(seen, winners, opponents, lowest)
    if not opponents:
        return "win_cheaply", winners[0]
    if len(cards) == 1:
        return _second(seen, winners, best, lowest, opponents)
    return _third(seen, winners, best, lowest, opponents, winning)


def _good_enough(seen: Seen, best: Card, opponents: tuple[Seat, ...]) -> bool:
    """Whether partner's card is likely to hold against those who still play."""
    if not opponents:
        return True
    led = seen.play.on_table[0].suit
    if best.suit is led and seen.may_ruff(opponents, led):
        return False
    return not seen.beaten_by(best, opponents)


def _ruff(seen: Seen, trumps: list[Card], opponents: tuple[Seat, ...], lowest: Card) -> tuple[str, Card]:
    """With the smallest trump that will do; not with a trump that is sure of its trick anyway."""
    led = seen.play.on_table[0].suit
    if len(seen.play.on_table) == 1 and _partner_surely_wins(seen):
        return "discard", lowest
    for card in trumps:
        if not (seen.may_ruff(opponents, led) and seen.beaten_by(card, opponents)):
            return "ruff", card
    return "discard", lowest


def _partner_surely_wins(seen: Seen) -> bool:
    """Second hand: whether partner, who lies open, holds a card that beats everything."""
    hand = seen.known[seen.partner]
    led = seen.play.on_table[0]
    if hand is None or seen.may_ruff((seen.hand_of.next,), led.suit):
        return False
    following = hand.of_suit(led.suit).cards()
    return bool(following) and beats(following[0], led, seen.trump) and seen.master(following[0])


def _second(
    seen: Seen, winners: list[Card], led: Card, lowest: Card, opponents: tuple[Seat, ...]
) -> tuple[str, Card]:
    """Second hand low; but honour over honour, and a winner that will not wait."""
    if _partner_surely_wins(seen):
        return "second_low", lowest
    sure = [card for card in winners if seen.master(card)]
    if sure and not seen.may_ruff(opponents, led.suit):
        bottom = sure[0]
        short = seen.hand.length(led.suit) <= 2 and seen.trump is not None and led.suit is not seen.trump
        if len(sure) > 1 or short or _late(seen) or led.rank >= Rank.TEN:
            return "win_cheaply", bottom
    if led.rank >= Rank.TEN and winners[0].rank >= Rank.QUEEN and seen.hand.length(led.suit) <= 3:
        return "cover", winners[0]
    return "second_low", lowest


def _third(
    seen: Seen,
    winners: list[Card],
    best: Card,
    lowest: Card,
    opponents: tuple[Seat, ...],
    winning: Seat,
) -> tuple[str, Card]:
    """Third hand high: the lowest card that the last hand cannot beat, else the lowest of the highest."""
    led = seen.play.on_table[0].suit
    for card in winners:
        if not seen.beaten_by(card, opponents):
            tenace = _finesse(seen, winners, card)
            if tenace is not None:
                return "finesse", tenace
            return "win_cheaply", card
    if winning is seen.partner and touching(seen, winners[-1], best):
        return "partner_wins", lowest
    top = winners[-1]
    if top.rank < Rank.TEN and seen.hand.of_suit(led).mask.bit_count() > 2 and winning is seen.partner:
        return "partner_wins", lowest
    card = next(each for each in winners if touching(seen, top, each))
    return "third_high", card


def _finesse(seen: Seen, winners: list[Card], sure: Card) -> Card | None:
    """A lower card that only one missing card could beat, with time to spare: declarer's simple finesse."""
    if not seen.declaring or _late(seen):
        return None
    for card in winners:
        if card.number >= sure.number:
            return None
        above = seen.out.of_suit(card.suit).mask >> card.number
        if above.bit_count() == 1 and card.rank >= Rank.TEN and not touching(seen, sure, card):
            return card
    return None


def _late(seen: Seen) -> bool:
    return len(seen.play.tricks) >= 9


def by_rank(hand: Hand) -> list[Card]:
    """Lowest first."""
    return sorted(hand, key=lambda card: (card.rank, card.suit))


def beats(card: Card, best: Card, trump: Suit | None) -> bool:
    """Whether `card` would take the trick from `best`."""
    if card.suit is best.suit:
        return card.number > best.number
    return card.suit is trump


def touching(seen: Seen, high: Card, low: Card) -> bool:
    """Whether no other hand has a card between these two of a suit: they are worth the same."""
    between = (high.bit - 1) & ~(2 * low.bit - 1)
    return low.number >= high.number or not seen.away.mask & between


def discard(seen: Seen, legal: Hand) -> Card:
    """The card that is missed least: low, from a suit that needs no guard, no trump."""

    def cost(card: Card) -> tuple[float, int]:
        length = seen.hand.length(card.suit)
        top = seen.hand.of_suit(card.suit).cards()[0]
        worth = float(card.rank)
        if card.suit is seen.trump:
            worth += 30
        if card is top and seen.master(card):
            worth += 20
        out = seen.out.of_suit(card.suit).mask
        above = (out >> top.number).bit_count() if out else 0
        if above and length <= above + 1 and top.rank >= Rank.TEN:
            worth += 6  # the guard of an honour
        return worth - 0.5 * length, card.suit

    return min(legal, key=cost)
