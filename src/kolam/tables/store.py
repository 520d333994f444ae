"""Where tables are kept: an append-only log. What `append` has returned from is on the disk."""

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kolam.tables.database import connect, migrate, read_url
from kolam.tables.errors import PlyTaken
from kolam.tables.log import Row
from kolam.tables.schema import log, seats, tables

LARGEST_BATCH = 256


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


Pending = tuple[Sequence[Write], "asyncio.Future[None]"]


class Store:
    """A database of tables. What arrives together is committed together: one flush to the disk serves all."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._pending: deque[Pending] = deque()
        self._arrived = asyncio.Event()
        self._closing = False
        self._writer = asyncio.create_task(self._write_on())

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Connect, bring the database up to date, and be ready."""
        read = read_url(url)
        await asyncio.to_thread(migrate, read)
        return cls(connect(read))

    async def close(self) -> None:
        """Finish what was begun."""
        self._closing = True
        self._arrived.set()
        await self._writer
        await self._engine.dispose()

    async def append(self, *writes: Write) -> None:
        """Write what belongs together, or raise PlyTaken and write nothing; on return it is on the disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append((writes, done))
        self._arrived.set()
        await done

    async def find(self, table: str) -> NewTable | None:
        """What a table has beside its log, or None where there is no such table."""
        async with self._engine.connect() as connection:
            secret = await connection.scalar(sa.select(tables.c.secret).where(tables.c.id == table))
            if secret is None:
                return None
            query = sa.select(seats.c.invitation).where(seats.c.table_id == table).order_by(seats.c.seat)
            return NewTable(table, secret, (await connection.scalars(query)).all())

    async def rows(self, table: str, after: int) -> list[Row]:
        """The lines of a table's log after a ply."""
        query = (
            sa.select(log.c.ply, log.c.kind, log.c.seat, log.c.payload, log.c.at)
            .where(log.c.table_id == table, log.c.ply > after)
            .order_by(log.c.ply)
        )
        async with self._engine.connect() as connection:
            return [Row(*row) for row in await connection.execute(query)]

    async def of_guest(self, guest: str, most: int) -> list[str]:
        """The tables at which a guest has a seat, those with the latest news first."""
        latest = sa.func.max(log.c.at)
        query = (
            sa.select(seats.c.table_id)
            .join(log, log.c.table_id == seats.c.table_id)
            .where(seats.c.guest == guest)
            .group_by(seats.c.table_id)
            .order_by(latest.desc())
            .limit(most)
        )
        async with self._engine.connect() as connection:
            return list((await connection.scalars(query)).all())

    async def listed(self, opened_after: float, most: int) -> list[str]:
        """Listed tables that still wait for players, the newest first."""
        opened = log.alias()
        started = sa.select(log.c.ply).where(log.c.table_id == tables.c.id, log.c.kind == "started")
        query = (
            sa.select(tables.c.id)
            .join(opened, sa.and_(opened.c.table_id == tables.c.id, opened.c.ply == 0))
            .where(tables.c.listed, opened.c.at > opened_after, ~started.exists())
            .order_by(opened.c.at.desc())
            .limit(most)
        )
        async with self._engine.connect() as connection:
            return list((await connection.scalars(query)).all())

    async def due(self, before: float, most: int = 1000) -> list[tuple[str, float]]:
        """Tables that somebody has to look after, and since when."""
        query = sa.select(tables.c.id, tables.c.due).where(tables.c.due <= before).order_by(tables.c.due).limit(most)
        async with self._engine.connect() as connection:
            return [(table, due) for table, due in await connection.execute(query)]

    async def postpone(self, table: str, due: float, until: float) -> bool:
        """Take a due table upon oneself; False where another process was quicker."""
        change = tables.update().where(tables.c.id == table, tables.c.due == due).values(due=until)
        async with self._engine.begin() as connection:
            return (await connection.execute(change)).rowcount == 1

    async def check(self) -> None:
        """Raise unless the database answers."""
        async with self._engine.connect() as connection:
            await connection.execute(sa.text("SELECT 1"))

    async def _write_on(self) -> None:
        while not self._closing:
            await self._arrived.wait()
            self._arrived.clear()
            while self._pending:
                batch = [self._pending.popleft() for _ in range(min(len(self._pending), LARGEST_BATCH))]
                await self._commit(batch)

    async def _commit(self, batch: Sequence[Pending]) -> None:
        """All in one transaction; if any of them lost its ply to another process, one by one, so that only it fails."""
        try:
            # A fixed order, so that two processes never wait for each other in a circle.
            await self._transact(sorted((write for writes, _ in batch for write in writes), key=lambda w: w.table))
        except (IntegrityError, OperationalError) as error:
            if len(batch) > 1:
                for alone in batch:
                    await self._commit([alone])
                return
            _answer(batch[0], PlyTaken() if isinstance(error, IntegrityError) else error)
        except Exception as error:
            for pending in batch:
                _answer(pending, error)
        else:
            for pending in batch:
                _answer(pending, None)

    async def _transact(self, writes: Sequence[Write]) -> None:
        async with self._engine.begin() as connection:
            await _insert_new(connection, [write.new for write in writes if write.new])
            await connection.execute(
                log.insert(),
                [{"table_id": write.table, **row._asdict()} for write in writes for row in write.rows],
            )
            await _update_due(connection, [write for write in writes if write.due != write.due_before])
            await _update_guests(connection, [write for write in writes if write.guests])


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


def _answer(pending: Pending, error: Exception | None) -> None:
    _, done = pending
    if done.done():  # whoever asked has gone away; the write stands
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
