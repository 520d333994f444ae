"""When a server was last alive, so that its absence does not count as thinking time."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    alive = op.create_table(
        "alive",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.bulk_insert(alive, [{"id": row, "at": 0.0} for row in (1, 2)])
