"""Reviews of finished matches, made and in the making."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("wanted", sa.Double, nullable=False),
        sa.Column("alive", sa.Double),
        sa.Column("progress", sa.Double, nullable=False),
        sa.Column("review", sa.LargeBinary),
    )
    op.create_index("reviews_alive", "reviews", ["alive"])
