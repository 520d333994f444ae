"""Tables that strangers may find while they wait for players."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_listed", "tables", ["listed"])
