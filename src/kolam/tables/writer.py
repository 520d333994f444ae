"""Writes to the database. What arrives together is committed together: one flush to the disk serves all."""

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kolam.locale import message
from kolam.tables.errors import DatabaseAway, PlyTaken
from kolam.tables.inserts import Inserter, inserters_for
from kolam.tables.log import Row
from kolam.tables.schema import log, seats, tables
from kolam.tables.summary import Summed

LARGEST_BATCH = 256
MOST_PENDING = 4_096  # writes that wait, before others are told immediately that the database is behind


class NewTable(NamedTuple):
    """What a table has beside its log."""

    id: str
    secret: bytes
    invitations: Sequence[str]
    listed: bool = False


class Write(NamedTuple):
    """All that one command changes: in the database, either all of it happens or nothing."""

    table: str
    rows: Sequence[Row]
    due: float | None = None
    due_before: float | None = None
    guests: Sequence[tuple[int, str | None]] = ()  # seats that changed hands
    new: NewTable | None = None
    summed: Summed | None = None  # what lists tell of the table from now on

    @property
    def is_only_rows(self) -> bool:
        return self.summed is None and self.new is None and not self.guests and self.due == self.due_before


Pending = tuple[Sequence[Write], "asyncio.Future[None]"]


class Writer:
    """Takes what there is to write, and answers when it is on the disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._inserters = inserters_for(engine)
        self._pending: deque[Pending] = deque()
        self._arrived = asyncio.Event()
        self._closing = False
        self._writing = [asyncio.create_task(self._write_with(inserter)) for inserter in self._inserters]

    async def close(self) -> None:
        """Finish what was begun."""
        self._closing = True
        self._arrived.set()
        await asyncio.gather(*self._writing)
        for inserter in self._inserters:
            await inserter.close()

    def append(self, *writes: Write) -> "asyncio.Future[None]":
        """Write what belongs together, or raise PlyTaken and write nothing; once done it is on the disk."""
        if len(self._pending) >= MOST_PENDING:
            raise DatabaseAway(message("store-away"), message("store-many-wait"))
        done: asyncio.Future[None] = self._loop.create_future()
        self._pending.append((writes, done))
        self._arrived.set()
        return done

    async def _write_with(self, inserter: Inserter) -> None:
        while not self._closing:
            await self._arrived.wait()
            self._arrived.clear()
            while self._pending:
                batch = [self._pending.popleft() for _ in range(min(len(self._pending), LARGEST_BATCH))]
                quick = [pending for pending in batch if _is_only_rows(pending)]
                if quick:  # moves, which do not wait for what takes longer
                    await self._commit(quick, inserter)
                if len(quick) < len(batch):
                    await self._commit([pending for pending in batch if not _is_only_rows(pending)], inserter)

    async def _commit(self, batch: Sequence[Pending], inserter: Inserter) -> None:
        """All in one transaction; if any of them lost its ply to another process, one by one, so that only it fails."""
        # A fixed order, so that two processes never wait for each other in a circle.
        writes = sorted((write for writes, _ in batch for write in writes), key=lambda write: write.table)
        try:
            if all(map(_is_only_rows, batch)):
                await inserter.insert([(write.table, *row) for write in writes for row in write.rows])
            else:
                await self._write_all(writes)
        except (PlyTaken, IntegrityError, OperationalError) as error:
            if len(batch) > 1:
                for alone in batch:
                    await self._commit([alone], inserter)
                return
            _answer(batch[0], error if isinstance(error, OperationalError) else PlyTaken())
        except Exception as error:
            for pending in batch:
                _answer(pending, error)
        else:
            for pending in batch:
                _answer(pending, None)

    async def _write_all(self, writes: Sequence[Write]) -> None:
        async with self._engine.begin() as connection:
            await _insert_new(connection, [write.new for write in writes if write.new])
            rows = [{"table_id": write.table, **row._asdict()} for write in writes for row in write.rows]
            if rows:
                await connection.execute(log.insert(), rows)
            await _update_due(connection, [write for write in writes if write.due != write.due_before])
            await _update_guests(connection, [write for write in writes if write.guests])
            await _update_summaries(connection, [write.summed for write in writes if write.summed])


async def _insert_new(connection: AsyncConnection, new: Iterable[NewTable]) -> None:
    for table in new:
        await connection.execute(
            tables.insert(), {"id": table.id, "secret": table.secret, "due": None, "listed": table.listed}
        )
        await connection.execute(
            seats.insert(),
            [
                {"table_id": table.id, "seat": seat, "invitation": invitation, "guest": None}
                for seat, invitation in enumerate(table.invitations)
            ],
        )


async def _update_due(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    if writes:
        change = tables.update().where(tables.c.id == sa.bindparam("of")).values(due=sa.bindparam("when"))
        await connection.execute(change, [{"of": write.table, "when": write.due} for write in writes])


async def _update_guests(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    changes = [{"of": write.table, "number": seat, "who": guest} for write in writes for seat, guest in write.guests]
    if changes:
        change = (
            seats.update()
            .where(seats.c.table_id == sa.bindparam("of"), seats.c.seat == sa.bindparam("number"))
            .values(guest=sa.bindparam("who"))
        )
        await connection.execute(change, changes)


async def _update_summaries(connection: AsyncConnection, summed: Sequence[Summed]) -> None:
    """Whichever process writes last, the newest stands."""
    if summed:
        values: dict[str, Any] = {name: sa.bindparam(f"new_{name}") for name in Summed._fields if name != "table"}
        newer = tables.c.revision < sa.bindparam("new_revision")
        told = [{f"new_{name}": value for name, value in one._asdict().items()} for one in summed]
        change = tables.update().where(tables.c.id == sa.bindparam("new_table"), newer).values(values)
        await connection.execute(change, told)
        news: Any = sa.bindparam("new_changed")
        later = seats.update().where(seats.c.table_id == sa.bindparam("new_table"), seats.c.news < news)
        await connection.execute(later.values(news=news), told)


def _is_only_rows(pending: Pending) -> bool:
    return all(write.is_only_rows for write in pending[0])


def _answer(pending: Pending, error: Exception | None) -> None:
    _, done = pending
    if done.done():  # the client has gone away; the write stands
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
