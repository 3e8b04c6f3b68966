"""What is true of the SQL store alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text

from tests.store.test_contract import CALLS, FIRST, INFO
from vintik.store import SqlStore, StoreFailed


def test_an_error_of_the_database_names_no_card_and_no_secret(tmp_path: Path) -> None:
    """It goes to the log of the server as it is."""
    store = SqlStore(f"sqlite:///{tmp_path / 'x.sqlite'}")
    store.create("m", INFO, FIRST)
    with store.engine.begin() as connection:
        connection.execute(text("CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT no_such(); END"))
        connection.execute(text("CREATE TRIGGER full2 BEFORE INSERT ON matches BEGIN SELECT no_such(); END"))
    with pytest.raises(StoreFailed) as append:
        store.append("m", 2, CALLS)
    with pytest.raises(StoreFailed) as create:
        store.create("n", INFO, FIRST)
    store.close()
    for fault in (append.value, append.value.__cause__, create.value, create.value.__cause__):
        told = str(fault)
        assert "no_such" in told
        assert not any(secret in told for secret in ("call_made", "Pass", "x01", "dealt"))
