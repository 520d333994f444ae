"""Inserts many rows into the log at once: by one statement, which is a transaction of its own.

Each database has its quickest way. All the rest of what is written and read goes by SQLAlchemy alone.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kolam.tables.database import prepare_sqlite
from kolam.tables.errors import PlyTaken
from kolam.tables.log import Row

COLUMNS = ("table_id", *Row._fields)
INSERT = f"INSERT INTO log ({', '.join(COLUMNS)})"

POSTGRESQL_INSERTERS = 2

Values = tuple[str, int, str, int | None, str, float]  # of a row, in the order of the columns


class Inserter(Protocol):
    """Inserts rows, one batch after the other."""

    async def insert(self, rows: list[Values]) -> None:
        """All of them, on the disk on return; or none, and PlyTaken if a ply is another's."""

    async def close(self) -> None: ...


def inserters_for(engine: AsyncEngine) -> Sequence[Inserter]:
    """SQLite has one writer at a time; PostgreSQL flushes several transactions to the disk at once."""
    if engine.dialect.name == "postgresql":
        return [PostgresqlInserter(engine) for _ in range(POSTGRESQL_INSERTERS)]
    return [SqliteInserter(engine)]


class SqliteInserter:
    """A thread of our own. It needs the interpreter a few times for each statement, and each time waits until the event
    loop can spare it (which `kolam.web.serve` keeps short); an asynchronous cursor needs it many times more.

    SQLite would move its write-ahead log into the database inside the commit that happens to be due, and all moves
    of that moment would wait. A second thread does it beside the commits; only the little that came meanwhile is
    moved between two of them, after which SQLite begins its log anew.
    """

    ROOM = f"({', '.join('?' * len(COLUMNS))})"
    ROWS_TO_MOVE = 2_000
    PAGES_TO_MOVE_AT_THE_LATEST = 10_000  # SQLite does it by itself then, should a reader have kept us from it

    def __init__(self, engine: AsyncEngine) -> None:
        self._database = engine.url.database or ""
        self._writing, self._moving = (ThreadPoolExecutor(1, f"kolam-log-{work}") for work in ("write", "move"))
        self._own = threading.local()
        self._unmoved = 0
        self._move: asyncio.Task[None] | None = None

    async def insert(self, rows: list[Values]) -> None:
        statement = f"{INSERT} VALUES {', '.join([self.ROOM] * len(rows))}"
        values: list[object] = [value for row in rows for value in row]
        try:
            await self._execute(self._writing, statement, values)
        except sqlite3.IntegrityError:
            raise PlyTaken from None
        self._unmoved += len(rows)
        if self._unmoved >= self.ROWS_TO_MOVE and (self._move is None or self._move.done()):
            self._unmoved = 0
            self._move = asyncio.create_task(self._move_log())

    async def close(self) -> None:
        if self._move is not None:
            await self._move
        for thread in (self._writing, self._moving):
            await asyncio.get_running_loop().run_in_executor(thread, self._disconnect)
            thread.shutdown()

    async def _move_log(self) -> None:
        with suppress(sqlite3.OperationalError):  # what is not moved now is moved next time, and is safe where it is
            for thread in (self._moving, self._writing):
                await self._execute(thread, "PRAGMA wal_checkpoint(PASSIVE)")

    async def _execute(self, thread: ThreadPoolExecutor, statement: str, values: Sequence[object] = ()) -> None:
        await asyncio.get_running_loop().run_in_executor(thread, self._execute_here, statement, values)

    def _execute_here(self, statement: str, values: Sequence[object]) -> None:
        self._connected().execute(statement, values).close()

    def _connected(self) -> sqlite3.Connection:
        """This thread's own connection."""
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = sqlite3.connect(self._database, isolation_level=None)
            prepare_sqlite(connection, None)
            connection.execute(f"PRAGMA wal_autocheckpoint={self.PAGES_TO_MOVE_AT_THE_LATEST}")
            self._own.connection = connection
        return connection

    def _disconnect(self) -> None:
        if hasattr(self._own, "connection"):
            self._own.connection.close()


class PostgresqlInserter:
    """A connection that is kept: to take one from the pool and give it back takes longer than the statement."""

    STATEMENT = sa.text(
        f"{INSERT} SELECT {', '.join(COLUMNS)} FROM json_to_recordset(CAST(:rows AS json)) "  # noqa: S608
        "AS added (table_id text, ply integer, kind text, seat integer, payload text, at double precision)"
    )

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def insert(self, rows: list[Values]) -> None:
        named = [dict(zip(COLUMNS, row, strict=True)) for row in rows]
        was_kept = self._connection is not None
        try:
            if self._connection is None:
                self._connection = await self._engine.connect()
                await self._connection.execution_options(isolation_level="AUTOCOMMIT")
            await self._connection.execute(self.STATEMENT, {"rows": msgspec.json.encode(named).decode()})
        except sa.exc.IntegrityError:
            raise PlyTaken from None
        except DBAPIError as error:
            await self.close()
            if not (was_kept and error.connection_invalidated):
                raise
            # The database was away in between. Rows that did arrive are found again by those who asked for them.
            await self.insert(rows)

    async def close(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await connection.close()
