"""C1: four players, two partnerships sitting opposite."""

from __future__ import annotations

import pytest

from vintik.cards import SEATS, SIDES, NotationError, Seat, Side


def test_c1_four_seats_clockwise() -> None:
    assert [seat.name for seat in SEATS] == ["N", "E", "S", "W"]
    assert [seat.next for seat in SEATS] == [Seat.E, Seat.S, Seat.W, Seat.N]
    assert [Seat.W.after(steps) for steps in range(5)] == [Seat.W, Seat.N, Seat.E, Seat.S, Seat.W]


def test_c1_partners_sit_opposite() -> None:
    assert [seat.partner for seat in SEATS] == [Seat.S, Seat.W, Seat.N, Seat.E]
    assert [seat.side for seat in SEATS] == [Side.NS, Side.EW, Side.NS, Side.EW]
    assert [side.other for side in SIDES] == [Side.EW, Side.NS]


def test_seats_and_sides_are_written_by_name() -> None:
    assert [str(seat) for seat in SEATS] == ["N", "E", "S", "W"]
    assert [str(side) for side in SIDES] == ["NS", "EW"]
    assert all(Seat.parse(str(seat)) is seat for seat in SEATS)


@pytest.mark.parametrize("text", ["", "n", "North", "NS", "X", 0, None, True, ["N"], {"N": 1}])
def test_what_names_no_seat_is_refused(text: object) -> None:
    with pytest.raises(NotationError) as fault:
        Seat.parse(text)
    assert fault.value.code == "not_a_seat"
