"""A shuffle that can be done again: the pack in an order that follows from a secret and a label."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator

from vintik.cards.card import CARDS, Card


def shuffled(secret: bytes, label: str) -> list[Card]:
    """The 52 cards in one of 52! orders, each as likely as the others to whoever does not know `secret`.

    Fisher–Yates, each place drawn by rejection sampling from an HMAC-SHA256 stream, so no order is favoured.

    >>> shuffled(b"secret", "deal 1") == shuffled(b"secret", "deal 1")
    True
    >>> shuffled(b"secret", "deal 1") == shuffled(b"secret", "deal 2")
    False
    """
    pack = list(CARDS)
    stream = _stream(secret, label)
    for last in range(51, 0, -1):
        place = _below(last + 1, stream)
        pack[last], pack[place] = pack[place], pack[last]
    return pack


def drawn(count: int, secret: bytes, label: str) -> int:
    """A number from 0 to `count` − 1 (`count` at most 256), each as likely."""
    return _below(count, _stream(secret, label))


def _stream(secret: bytes, label: str) -> Iterator[int]:
    block = 0
    while True:
        yield from hmac.digest(secret, f"{block}|{label}".encode(), hashlib.sha256)
        block += 1


def _below(count: int, stream: Iterator[int]) -> int:
    limit = 256 - 256 % count
    return next(byte for byte in stream if byte < limit) % count
