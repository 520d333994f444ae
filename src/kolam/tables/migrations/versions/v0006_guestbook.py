"""Bans, reports from players, and passes that were taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(64)),
        sa.Column("address", sa.String(64)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("said", sa.Text),
        sa.Column("guest", sa.String(64)),
        sa.Column("address", sa.String(64)),
    )
    op.create_table(
        "marks",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("mark", sa.String(32), nullable=False),
    )
