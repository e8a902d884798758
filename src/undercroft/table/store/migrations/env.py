"""Run by Alembic: migrates within the transaction of whoever opened the store."""

from __future__ import annotations

from alembic import context

from undercroft.table.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
