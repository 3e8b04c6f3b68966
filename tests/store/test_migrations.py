"""The migrations lead to the schema that the code uses."""

from __future__ import annotations

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from vintik.store import SqlStore
from vintik.store.schema import metadata


def test_the_migrated_database_has_the_schema_of_the_code(tmp_path: Path) -> None:
    store = SqlStore(f"sqlite:///{tmp_path / 'x.sqlite'}")
    with store.engine.connect() as connection:
        difference = compare_metadata(MigrationContext.configure(connection), metadata)
    store.close()
    assert difference == []


def test_opening_again_migrates_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.sqlite'}"
    SqlStore(url).close()
    before = (tmp_path / "x.sqlite").read_bytes()
    SqlStore(url).close()
    assert (tmp_path / "x.sqlite").read_bytes() == before
