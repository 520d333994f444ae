"""When passes were taken back: the oldest marks give way, and a server reads only the new ones."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("marks", sa.Column("at", sa.Double, nullable=False, server_default="0"))
    op.create_index("marks_at", "marks", ["at"])
