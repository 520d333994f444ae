"""What Alembic runs for every migration: on the connection that `kolam.tables.migrate` hands over."""

from alembic import context

from kolam.tables.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
