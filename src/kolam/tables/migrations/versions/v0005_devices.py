"""Devices of guests: where to tell them that it is their turn, and links that let another device in."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(30), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("push_subscriptions_guest", "push_subscriptions", ["guest"])
    op.create_index("push_subscriptions_at", "push_subscriptions", ["at"])
    op.create_table(
        "recovery_links",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(64)),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_index("recovery_links_until", "recovery_links", ["until"])
