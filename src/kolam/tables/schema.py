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
    Index("tables_due", "due"),
    Index("tables_listed", "listed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("invitation", String(64), nullable=False),
    # Who holds the seat. The log says so too: this column only finds a guest's tables again.
    Column("guest", String(64)),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_guest", "guest"),
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

alive = Table(
    "alive",
    metadata,
    # 1: when a server was last alive; 2: when somebody last asked whether we can write.
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
