"""Law 3: permute, through the whole log, the cards a seat may not know: its redacted log does not change."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

from tests.laws.entitled import deals_of, hidden_from, leak
from tests.laws.matches import Match, every_variant, matches
from vintik.cards import EMPTY, SEATS, Hand, Holding, Seat
from vintik.game import View
from vintik.game.events import CardPlayed, Dealt, DummyFaced, Event, HandsShown
from vintik.record.events import encode


def moments(match: Match, rng: random.Random) -> Iterator[list[Event]]:
    """Beginnings of deals of a match: at their start, at random places, and as far as the last one came."""
    deals = deals_of(match.log)
    for deal in rng.sample(deals, min(3, len(deals))):
        yield deal[: rng.randint(1, min(len(deal), 12))]
        yield deal[: rng.randint(1, len(deal))]
        first = next((place for place, event in enumerate(deal) if isinstance(event, CardPlayed)), None)
        if first is not None:
            yield deal[:first]
            yield deal[: first + rng.randint(1, 3)]
    if deals:
        yield deals[-1]


def leaks(match: Match) -> Iterator[tuple[str, Seat]]:
    rng = random.Random(match.seed)
    for deal in moments(match, rng):
        for seat in SEATS:
            found = leak(deal, seat, match.rules.play.dummy, rng)
            if found is not None:
                yield found, seat


@every_variant
def test_a_seats_log_does_not_depend_on_cards_it_may_not_know(game: str, variant: str) -> None:
    for match in matches(game, variant):
        assert next(leaks(match), None) is None, match


@every_variant
def test_deals_that_are_not_over_hide_something_and_others_nothing(game: str, variant: str) -> None:
    """The law is about something: what `hidden_from` says agrees with what was dealt."""
    for match in matches(game, variant)[::3]:
        for deal in deals_of(match.log)[:-1]:
            assert all(hidden_from(seat, deal, match.rules.play.dummy) == {} for seat in SEATS), match
            for seat in SEATS:
                hidden = hidden_from(seat, deal[:2], match.rules.play.dummy)
                assert sum(map(len, hidden.values())) == 39
                assert seat not in hidden


@every_variant
def test_a_view_holds_no_hidden_card_anywhere(game: str, variant: str) -> None:
    """Fault 8 of the notes: also the log itself, written out, names no card that is hidden."""
    for match in matches(game, variant)[::3]:
        if match.table.between_deals:
            continue
        deal = deals_of(match.log)[-1]
        for seat in SEATS:
            hidden = hidden_from(seat, deal, match.rules.play.dummy)
            current = View.of(match.rules, match.log, seat).table.deal
            assert current is not None
            for other, cards in hidden.items():
                for hand in (current.dealt[other], current.holdings[other]):
                    assert not hand.known & Hand.of(cards)
            sent = [event.seen_by(seat) for event in deal]
            known = EMPTY
            for event in sent:
                if isinstance(event, Dealt):
                    for holding in event.holdings:
                        known |= holding.known
                elif isinstance(event, DummyFaced):
                    known |= event.hand
                elif isinstance(event, CardPlayed):
                    known |= Hand.of([event.card])
            for cards in hidden.values():
                assert not known & Hand.of(cards)


class TestTheLawCatches:
    """A leak planted on purpose is found, whatever it leaks."""

    @staticmethod
    def found(game: str, variant: str) -> set[str]:
        return {kind for match in matches(game, variant)[:60] for kind, _ in leaks(match)}

    @every_variant
    def test_partners_highest_card_in_the_deal(
        self, game: str, variant: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        honest = Dealt.seen_by

        def leaking(self: Dealt, seat: Seat) -> Dealt:
            holdings = list(honest(self, seat).holdings)
            highest = Hand.of(self.holdings[seat.partner].known.cards()[:1])
            holdings[seat.partner] = Holding(highest, 12)
            return Dealt(self.dealer, (holdings[0], holdings[1], holdings[2], holdings[3]))

        monkeypatch.setattr(Dealt, "seen_by", leaking)
        assert self.found(game, variant) == {"Dealt"}

    @every_variant
    def test_the_number_of_trumps_of_an_opponent(
        self, game: str, variant: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """No card is named, yet the log depends on the hidden hands."""
        honest = Dealt.seen_by

        def leaking(self: Dealt, seat: Seat) -> Dealt:
            holdings = list(honest(self, seat).holdings)
            holdings[seat.next] = Holding(EMPTY, len(self.holdings[seat.next].known.of_suit(0)))  # type: ignore[arg-type]
            return Dealt(self.dealer, (holdings[0], holdings[1], holdings[2], holdings[3]))

        monkeypatch.setattr(Dealt, "seen_by", leaking)
        assert self.found(game, variant) == {"Dealt"}

    @every_variant
    def test_nothing_redacted_at_all(self, game: str, variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Dealt, "seen_by", lambda self, seat: self)
        assert self.found(game, variant) == {"Dealt"}

    @pytest.mark.parametrize("variant", ["vulnerable-none", "vulnerable-both"])
    def test_dummy_faced_before_the_opening_lead(self, variant: str) -> None:
        rng = random.Random("early dummy")
        caught: set[Seat] = set()
        for match in matches("bridge", variant):
            deal = deals_of(match.log)[0] if deals_of(match.log) else []
            faced = next((event for event in deal if isinstance(event, DummyFaced)), None)
            if faced is None:
                continue
            early: Sequence[Event] = [*deal[: deal.index(faced) - 1], faced]
            for seat in SEATS:
                kind = leak(early, seat, True, rng)
                assert kind == (None if seat is faced.seat else "DummyFaced")
                caught |= {seat} if kind else set()
        assert caught == set(SEATS)

    def test_hands_shown_before_the_deal_is_over(self) -> None:
        rng = random.Random("early hands")
        for match in matches("vint", "vint")[:60]:
            for deal in deals_of(match.log):
                if isinstance(deal[-1], HandsShown) and len(deal) > 4:
                    early: Sequence[Event] = [deal[0], deal[-1], deal[1]]
                    assert {leak(early, seat, False, rng) for seat in SEATS} == {"HandsShown"}

    def test_a_redaction_that_ignores_who_asks(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Everybody is sent North's hand."""
        honest = Dealt.seen_by
        monkeypatch.setattr(Dealt, "seen_by", lambda self, seat: honest(self, Seat.N))
        assert self.found("bridge", "vulnerable-none") == {"Dealt"}


def test_redacted_events_are_written_without_hidden_cards() -> None:
    for match in matches("vint", "vint")[:20]:
        for event in match.log:
            if isinstance(event, Dealt):
                written = encode(event.seen_by(Seat.E))["hands"]
                assert [written[seat]["cards"] for seat in "NSW"] == ["..."] * 3
                assert [written[seat]["unseen"] for seat in "NSW"] == [13] * 3
                assert written["E"] == {"cards": str(event.holdings[Seat.E].known), "unseen": 0}
