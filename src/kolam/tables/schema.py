"""The tables of the database. Alembic's migrations make them; this is how they are spoken to."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

SIGN_OF_LIFE, TRIAL = 1, 2  # the rows of `alive`

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    # Nothing that is shown to anybody is made from this column but by replaying the log.
    Column("secret", LargeBinary, nullable=False),
    # When somebody has to look after the table even if nobody asks: a clock runs out, or a bot is overdue.
    Column("due", Double),
    # Whether strangers may find it while it waits for players.
    Column("listed", Boolean, nullable=False),
    # What lists tell of it, without its log: see summary.py. Up to which ply that is told, and an empty status before
    # it is told at all, as in databases of an older Kolam.
    Column("revision", Integer, nullable=False, default=-2),
    Column("status", String(16), nullable=False, default=""),
    Column("bots_only", Boolean, nullable=False, default=False),
    Column("host", String(64), nullable=False, default=""),
    Column("opened", Double, nullable=False, default=0.0),
    Column("changed", Double, nullable=False, default=0.0),
    # When it was opened, while it is listed and waits for players.
    Column("waiting", Double),
    Column("summary", Text, nullable=False, default=""),
    Index("tables_due", "due"),
    Index("tables_kept", "bots_only", "status", "changed"),
    Index("tables_waiting", "waiting"),
    Index("tables_host", "host", "waiting"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("invitation", String(64), nullable=False),
    # Who holds the seat. The log says so too: this column only finds a guest's tables again.
    Column("guest", String(64)),
    # When the table last changed, as far as `tables` tells it.
    Column("news", Double, nullable=False, default=0.0),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_news", "guest", "news"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("kind", String(32), nullable=False),
    Column("seat", Integer),
    Column("payload", Text, nullable=False),
    Column("at", Double, nullable=False),
    # The whole of our concurrency control: a ply is written once, by the first to come.
    UniqueConstraint("table_id", "ply", name="log_ply"),
)

# A review belongs to its table, and is deleted with it.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(64), nullable=False),  # who asked for it
    Column("wanted", Double, nullable=False),  # when somebody last asked for it
    Column("alive", Double),  # when somebody last worked on it; null once it is made
    Column("progress", Double, nullable=False),
    Column("review", LargeBinary),
    Index("reviews_alive", "alive"),
)

alive = Table(
    "alive",
    metadata,
    # 1: when a server was last alive; 2: when somebody last asked whether we can write.
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)

# Where a guest's devices hear that it is their turn.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the endpoint
    Column("guest", String(64), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(30), nullable=False),
    Column("language", String(2), nullable=False),
    Column("at", Double, nullable=False),  # when it was last confirmed
    Index("push_subscriptions_guest", "guest"),
    Index("push_subscriptions_at", "at"),
)

# Links with which a guest lets another device in.
recovery_links = Table(
    "recovery_links",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of what the link says
    Column("guest", String(64), nullable=False, unique=True),
    Column("name", String(64)),
    Column("until", Double, nullable=False),
    Index("recovery_links_until", "until"),
)

# What the server's host decides about people, and what people tell the host.
bans = Table(
    "bans",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guest", String(64)),
    Column("address", String(64)),
    Column("name", String(80), nullable=False),
    Column("at", Double, nullable=False),
    Column("until", Double, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    # A report outlives its table.
    Column("table_id", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("name", String(80), nullable=False),
    Column("said", Text),
    Column("guest", String(64)),
    Column("address", String(64)),
)

# Of guests who took their passes back: the mark that a pass must bear to be theirs now.
marks = Table(
    "marks",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("mark", String(32), nullable=False),
    Column("at", Double, nullable=False, default=0.0),
    Index("marks_at", "at"),
)
