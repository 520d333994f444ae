"""Where tables are kept: an append-only log. What `append` has returned from is on the disk."""

import asyncio
from typing import Any, NoReturn

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

from kolam.tables.answers import Answers, in_time
from kolam.tables.database import connect, migrate, read_url
from kolam.tables.deletion import Deletion
from kolam.tables.devices import RecoveryLinks, Subscriptions
from kolam.tables.guestbook import Guestbook
from kolam.tables.kept_reviews import KeptReviews
from kolam.tables.lists import Lists
from kolam.tables.log import Row
from kolam.tables.schema import SIGN_OF_LIFE, TRIAL, alive, log, seats, tables
from kolam.tables.writer import NewTable, Write, Writer

ANSWER_SECONDS = 10.0


class Store:
    """A database of tables."""

    def __init__(self, engine: AsyncEngine, seconds: float = ANSWER_SECONDS) -> None:
        """`seconds` are what the database has for each answer."""
        self.answers = Answers(seconds)
        self.engine = self._engine = engine
        self._writer = Writer(engine)
        self.lists = Lists(engine, self.answers)
        self.deletion = Deletion(engine, self.answers)
        self.guestbook = Guestbook(engine, self.answers)
        self.reviews = KeptReviews(engine, self.answers)
        self.subscriptions = Subscriptions(engine, self.answers)
        self.recovery_links = RecoveryLinks(engine, self.answers)

    @classmethod
    async def open(cls, url: str, seconds: float = ANSWER_SECONDS) -> "Store":
        """Connect, bring the database up to date, and be ready."""
        read = read_url(url)
        await asyncio.to_thread(migrate, read, seconds)
        return cls(connect(read, seconds), seconds)

    async def append(self, *writes: Write) -> None:
        """Write what belongs together, or raise PlyTaken and write nothing; on return it is on the disk.

        After DatabaseAway it may still be written: who asks again finds it.
        """
        await self.answers.to(self._writer.append(*writes))

    async def close(self) -> None:
        """Finish what was begun."""
        await self.answers.close()
        await self._writer.close()
        event.listen(self._engine.sync_engine, "do_connect", _refuse)
        await self._engine.dispose()

    @in_time
    async def find(self, table: str) -> NewTable | None:
        """What a table has beside its log, or None if there is no such table."""
        async with self._engine.connect() as connection:
            secret = await connection.scalar(sa.select(tables.c.secret).where(tables.c.id == table))
            if secret is None:
                return None
            query = sa.select(seats.c.invitation).where(seats.c.table_id == table).order_by(seats.c.seat)
            return NewTable(table, secret, (await connection.scalars(query)).all())

    @in_time
    async def rows(self, table: str, after: int) -> list[Row]:
        """The lines of a table's log after a ply."""
        query = (
            sa.select(log.c.ply, log.c.kind, log.c.seat, log.c.payload, log.c.at)
            .where(log.c.table_id == table, log.c.ply > after)
            .order_by(log.c.ply)
        )
        async with self._engine.connect() as connection:
            return [Row(*row) for row in await connection.execute(query)]

    @in_time
    async def due(self, before: float, most: int = 1000) -> list[tuple[str, float]]:
        """Tables that somebody has to look after, and since when."""
        query = sa.select(tables.c.id, tables.c.due).where(tables.c.due <= before).order_by(tables.c.due).limit(most)
        async with self._engine.connect() as connection:
            return [(table, due) for table, due in await connection.execute(query)]

    @in_time
    async def postpone(self, table: str, due: float, until: float) -> bool:
        """Take charge of a due table; False if another process was quicker."""
        change = tables.update().where(tables.c.id == table, tables.c.due == due).values(due=until)
        async with self._engine.begin() as connection:
            return (await connection.execute(change)).rowcount == 1

    @in_time
    async def leave_alone(self, table: str) -> None:
        """Nobody has to look after this table any more."""
        async with self._engine.begin() as connection:
            await connection.execute(tables.update().where(tables.c.id == table).values(due=None))

    @in_time
    async def clocked(self, after: str, most: int) -> list[str]:
        """Tables that will have to be looked after, in the order of their ids."""
        query = sa.select(tables.c.id).where(tables.c.due.is_not(None), tables.c.id > after)
        async with self._engine.connect() as connection:
            return list((await connection.scalars(query.order_by(tables.c.id).limit(most))).all())

    @in_time
    async def last_alive(self) -> float:
        """When a server was last known to be alive; 0 if never."""
        async with self._engine.connect() as connection:
            return await connection.scalar(sa.select(alive.c.at).where(alive.c.id == SIGN_OF_LIFE)) or 0.0

    @in_time
    async def beat(self, now: float) -> None:
        """A server is alive."""
        await self._stamp(SIGN_OF_LIFE, now)

    @in_time
    async def try_to_write(self, now: float) -> None:
        """Raise DatabaseAway unless something can be written to the disk."""
        await self._stamp(TRIAL, now)

    async def _stamp(self, row: int, now: float) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(alive.update().where(alive.c.id == row).values(at=now))


def _refuse(*_: Any) -> NoReturn:
    """The engine would connect anew for somebody who still asks, and nobody would close that connection."""
    raise RuntimeError("the store is closed")
