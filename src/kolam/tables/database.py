"""Which database, and how to speak to it: SQLite in a file, or PostgreSQL by its URL."""

import math
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kolam.locale import message
from kolam.tables.errors import BadDatabase

BUSY_MILLISECONDS = 15_000  # how long SQLite waits for another process to finish writing
MIGRATION_LOCK = 0x6B6F6C616D  # "kolam": the advisory lock that servers starting together agree on in PostgreSQL


def read_url(text: str) -> URL:
    """A database's URL, with the drivers that we use."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadDatabase(message("store-unknown")) from None
    backend = url.get_backend_name()
    if backend == "sqlite" and url.database:
        return url.set(drivername="sqlite+aiosqlite")
    if backend == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    raise BadDatabase(message("store-unknown"))


def connect(url: URL, seconds: float) -> AsyncEngine:
    """`seconds` are what the database has for each answer."""
    if url.get_backend_name() != "sqlite":
        return create_async_engine(
            url, pool_pre_ping=True, pool_timeout=seconds, hide_parameters=True, connect_args=_at_most(seconds)
        )
    engine = create_async_engine(url, pool_timeout=seconds, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _: object) -> None:
    """Readers do not wait for the writer (WAL), and what was committed is on the disk (FULL)."""
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={BUSY_MILLISECONDS}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _at_most(seconds: float) -> dict[str, int]:
    return {"connect_timeout": max(2, math.ceil(seconds))}  # less than 2 is 2 to libpq


def migrate(url: URL, seconds: float = 10) -> None:
    """Bring the database up to date. Servers that start together take turns; the later ones find nothing to do."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    sqlite = url.get_backend_name() == "sqlite"
    if sqlite:
        Path(url.database or "").absolute().parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    engine = (
        sa.create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        if sqlite
        else sa.create_engine(url, hide_parameters=True, connect_args=_at_most(seconds))
    )
    if sqlite:
        # The driver's own idea of a transaction leaves out CREATE TABLE: https://docs.sqlalchemy.org/dialects/sqlite.html
        event.listen(engine, "connect", _leave_transactions_to_us)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin() as connection:
            if not sqlite:
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            settings.attributes["connection"] = connection
            command.upgrade(settings, "head")
    except CommandError:
        raise BadDatabase(message("store-newer")) from None
    except OperationalError as error:
        raise BadDatabase(message("store-unreachable", reason=str(error.orig))) from None
    finally:
        engine.dispose()


def _leave_transactions_to_us(connection: Any, _: object) -> None:
    connection.isolation_level = None
    connection.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
