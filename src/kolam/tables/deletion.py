"""Deleting tables for good: one at a time, in one transaction each, so that nobody's move waits for it."""

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from kolam.tables.answers import Answers, in_time
from kolam.tables.schema import log, reviews, seats, tables

DAY = 24 * 60 * 60

# The caretaker asks these for ever, so they are made once: each is a circle that only the collector would find.
LAST_LINE = (
    sa.select(log.c.at).where(log.c.table_id == tables.c.id).order_by(log.c.ply.desc()).limit(1).scalar_subquery()
)
STILL_HERE = sa.select(tables.c.id).where(tables.c.id.in_(sa.bindparam("among", expanding=True)))


class Retention(NamedTuple):
    """After how many days without news a table is deleted; 0 is never. A running match of people is never deleted."""

    finished: float = 0
    unstarted: float = 7
    bots: float = 1


NEVER = Retention(0, 0, 0)


class Deletion:
    def __init__(self, engine: AsyncEngine, answers: Answers) -> None:
        self._engine = engine
        self.answers = answers

    @in_time
    async def expired(self, keep: Retention, now: float, most: int) -> Sequence[str]:
        """Tables that have been kept long enough."""
        found: list[str] = []
        async with self._engine.connect() as connection:
            for condition in _conditions(keep, now):
                query = sa.select(tables.c.id).where(condition).order_by(tables.c.changed).limit(most - len(found))
                found += (await connection.scalars(query)).all()
        return found

    @in_time
    async def delete_expired(self, table: str, keep: Retention, now: float) -> bool:
        """Delete a table unless something has happened there since; whether it was deleted."""
        return await self._delete(table, sa.or_(*_conditions(keep, now)))

    @in_time
    async def delete(self, table: str) -> bool:
        """Delete a table, whatever happens there; whether there was one."""
        return await self._delete(table, sa.true())

    @in_time
    async def gone(self, among: Sequence[str]) -> set[str]:
        """Those of some tables that another process has deleted."""
        if not among:
            return set()
        async with self._engine.connect() as connection:
            here = await connection.scalars(STILL_HERE, {"among": among})
            return set(among).difference(here)

    async def _delete(self, table: str, condition: "sa.ColumnElement[bool]") -> bool:
        async with self._engine.begin() as connection:
            # Nobody else touches it from here on: this is a write in SQLite, and locks the row in PostgreSQL.
            claim = tables.update().where(tables.c.id == table, condition).values(due=None)
            if not (await connection.execute(claim)).rowcount:
                return False
            for rows in (log, seats, reviews):
                await connection.execute(rows.delete().where(rows.c.table_id == table))
            await connection.execute(tables.delete().where(tables.c.id == table))
        return True


def _conditions(keep: Retention, now: float) -> "list[sa.ColumnElement[bool]]":
    """Each is a range of the index `tables_kept`. A line that lists do not tell of yet counts too."""
    kinds = [
        (keep.finished, False, "over"),
        *((keep.unstarted, False, status) for status in ("gathering", "closed")),
        *((keep.bots, True, status) for status in ("playing", "over", "closed")),
    ]
    return [
        sa.and_(
            tables.c.bots_only == sa.literal(bots_only),
            tables.c.status == status,
            tables.c.changed < now - days * DAY,
            now - days * DAY > LAST_LINE,
        )
        for days, bots_only, status in kinds
        if days > 0
    ]
