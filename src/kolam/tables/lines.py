"""How the lines of many moves come into the log at once: as one statement, which is a transaction of its own.

Each database has its quickest way. All the rest of what is written and read goes by SQLAlchemy alone.
"""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
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

Line = tuple[str, int, str, int | None, str, float]  # in the order of the columns


class Lines(Protocol):
    """A way for lines into the log."""

    async def insert(self, lines: list[Line]) -> None:
        """All of them, on the disk on return; or none, and PlyTaken where a ply is another's."""

    async def close(self) -> None: ...


def way_for_lines(engine: AsyncEngine) -> Lines:
    return InPostgresql(engine) if engine.dialect.name == "postgresql" else InSqlite(engine)


class InSqlite:
    """A thread of our own. It needs the interpreter twice for each statement, to begin and to end it; an asynchronous
    cursor needs it many times, and each time waits until the event loop can spare it."""

    ROOM = f"({', '.join('?' * len(COLUMNS))})"

    def __init__(self, engine: AsyncEngine) -> None:
        self._database = engine.url.database or ""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="kolam-log")
        self._connection: sqlite3.Connection | None = None

    async def insert(self, lines: list[Line]) -> None:
        statement = f"{INSERT} VALUES {', '.join([self.ROOM] * len(lines))}"
        values: list[object] = [value for line in lines for value in line]
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._execute, statement, values)
        except sqlite3.IntegrityError:
            raise PlyTaken from None

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    def _execute(self, statement: str, values: list[object]) -> None:
        if self._connection is None:
            self._connection = sqlite3.connect(self._database, isolation_level=None)
            prepare_sqlite(self._connection, None)
        self._connection.execute(statement, values)

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()


class InPostgresql:
    """A connection that is kept: to take one from the pool and give it back takes longer than the statement."""

    STATEMENT = sa.text(
        f"{INSERT} SELECT {', '.join(COLUMNS)} FROM json_to_recordset(CAST(:lines AS json)) "  # noqa: S608
        "AS line (table_id text, ply integer, kind text, seat integer, payload text, at double precision)"
    )

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def insert(self, lines: list[Line]) -> None:
        named = [dict(zip(COLUMNS, line, strict=True)) for line in lines]
        was_kept = self._connection is not None
        try:
            if self._connection is None:
                self._connection = await self._engine.connect()
                await self._connection.execution_options(isolation_level="AUTOCOMMIT")
            await self._connection.execute(self.STATEMENT, {"lines": msgspec.json.encode(named).decode()})
        except sa.exc.IntegrityError:
            raise PlyTaken from None
        except DBAPIError as error:
            await self.close()
            if not (was_kept and error.connection_invalidated):
                raise
            # The database was away in between. Lines that did arrive are found to be theirs by whoever asked.
            await self.insert(lines)

    async def close(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await connection.close()
