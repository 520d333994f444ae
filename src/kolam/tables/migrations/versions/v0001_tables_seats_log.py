"""Tables, their seats and their log."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("due", sa.Double),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("invitation", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("seats_guest", "seats", ["guest"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint("table_id", "ply", name="log_ply"),
    )
