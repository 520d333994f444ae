"""What lists tell of a table, without its log.

The tables of an older database are told of step by step while the server runs (caretaker.py): here only the order of
each guest's tables is filled in, by one look into an index for each seat.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="-2"))
    op.add_column("tables", sa.Column("status", sa.String(16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("bots_only", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("host", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("opened", sa.Double, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("changed", sa.Double, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("waiting", sa.Double))
    op.add_column("tables", sa.Column("summary", sa.Text, nullable=False, server_default=""))
    op.drop_index("tables_listed", "tables")
    op.create_index("tables_kept", "tables", ["bots_only", "status", "changed"])
    op.create_index("tables_waiting", "tables", ["waiting"])
    op.create_index("tables_host", "tables", ["host", "waiting"])
    op.add_column("seats", sa.Column("news", sa.Double, nullable=False, server_default="0"))
    latest = "SELECT log.at FROM log WHERE log.table_id = seats.table_id ORDER BY log.ply DESC LIMIT 1"
    op.execute(f"UPDATE seats SET news = COALESCE(({latest}), 0) WHERE guest IS NOT NULL")  # noqa: S608
    op.drop_index("seats_guest", "seats")
    op.create_index("seats_news", "seats", ["guest", "news"])
