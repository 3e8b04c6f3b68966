"""Runs the migrations on the connection that `vintik.store.sql.migrate` hands over."""

from alembic import context

from vintik.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
