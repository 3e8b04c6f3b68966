"""Secrets of the server: names of tables nobody can guess, and tokens that prove a seat."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_table_name() -> str:
    return secrets.token_urlsafe(9)


def new_sequence_name() -> str:
    """Short enough to be read out to another table."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(8))


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_secret() -> bytes:
    """256 bits, from which a match's deals are shuffled; never leaves the server."""
    return secrets.token_bytes(32)


def fingerprint(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def proves(token: str, kept: str) -> bool:
    return hmac.compare_digest(fingerprint(token), kept)
