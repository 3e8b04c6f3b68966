"""The native count of suits against the plain one, and the native module against its stub."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vintik
from vintik import _native
from vintik.cards.card import Suit
from vintik.cards.hand import Hand
from vintik.solver import suit_lengths

PACK = (1 << 52) - 1


@given(st.integers(0, PACK))
def test_suit_lengths_agree_with_the_hand(mask: int) -> None:
    hand = Hand(mask)
    assert suit_lengths(hand) == tuple(hand.length(suit) for suit in Suit)


@pytest.mark.parametrize("mask", [PACK + 1, 1 << 63])
def test_a_mask_beyond_the_pack_is_refused(mask: int) -> None:
    with pytest.raises(ValueError, match="bits 0 to 51"):
        suit_lengths(Hand(mask))


def test_the_stub_names_what_the_native_module_has() -> None:
    stub = ast.parse((Path(vintik.__file__).parent / "_native.pyi").read_text())
    named = {node.name for node in stub.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    assert named == {name for name in vars(_native) if not name.startswith("_")}
