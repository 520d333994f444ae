"""Where tables are kept: an append-only log. What `append` has returned from is on the disk."""

import asyncio
from typing import Any, NoReturn

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

from kolam.tables.database import connect, migrate, read_url
from kolam.tables.log import Row
from kolam.tables.schema import log, seats, tables
from kolam.tables.writer import NewTable, Writer


class Store:
    """A database of tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(engine)
        self.append = self._writer.append

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Connect, bring the database up to date, and be ready."""
        read = read_url(url)
        await asyncio.to_thread(migrate, read)
        return cls(connect(read))

    async def close(self) -> None:
        """Finish what was begun."""
        await self._writer.close()
        event.listen(self._engine.sync_engine, "do_connect", _refuse)
        await self._engine.dispose()

    async def find(self, table: str) -> NewTable | None:
        """What a table has beside its log, or None if there is no such table."""
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
        """Take charge of a due table; False if another process was quicker."""
        change = tables.update().where(tables.c.id == table, tables.c.due == due).values(due=until)
        async with self._engine.begin() as connection:
            return (await connection.execute(change)).rowcount == 1

    async def leave_alone(self, table: str) -> None:
        """Nobody has to look after this table any more."""
        async with self._engine.begin() as connection:
            await connection.execute(tables.update().where(tables.c.id == table).values(due=None))

    async def check(self) -> None:
        """Raise unless the database answers."""
        async with self._engine.connect() as connection:
            await connection.execute(sa.text("SELECT 1"))


def _refuse(*_: Any) -> NoReturn:
    """The engine would connect anew for somebody who still asks, and nobody would close that connection."""
    raise RuntimeError("the store is closed")
