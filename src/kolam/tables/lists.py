"""Lists of tables: indexed queries over what `tables` tells of them, whose cost does not grow with their number."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from kolam.tables.answers import Answers, in_time
from kolam.tables.schema import log, seats, tables
from kolam.tables.summary import Summary, TableBrief

read_summary = msgspec.json.Decoder(Summary).decode

LAST_PLY = sa.select(sa.func.max(log.c.ply)).where(log.c.table_id == tables.c.id).scalar_subquery()
COLUMNS = (tables.c.id, tables.c.revision, tables.c.host, tables.c.opened, tables.c.changed, tables.c.summary, LAST_PLY)


class Listed(NamedTuple):
    """A table as the database tells of it, and up to which line of its log there is more to tell."""

    table: str
    revision: int
    host: str
    opened: float
    changed: float
    summary: str
    last: int | None
    seat: int | None  # of the guest who asks

    @property
    def is_current(self) -> bool:
        return self.revision == self.last

    def brief(self, guest: str | None) -> TableBrief:
        return TableBrief(
            *msgspec.structs.astuple(read_summary(self.summary)),
            id=self.table,
            revision=self.revision,
            seat=self.seat,
            host=guest is not None and guest == self.host,
            changed=self.changed,
            trouble=None,
        )


class Lists:
    def __init__(self, engine: AsyncEngine, answers: Answers) -> None:
        self._engine = engine
        self.answers = answers

    @in_time
    async def of_guest(self, guest: str, most: int) -> Sequence[Listed]:
        """The tables at which a guest has a seat, those with the latest news first."""
        query = (
            sa.select(*COLUMNS, seats.c.seat)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.guest == guest)
            .order_by(seats.c.news.desc())
            .limit(most)
        )
        return await self._rows(query)

    @in_time
    async def waiting(self, guest: str | None, opened_after: float, most: int) -> Sequence[Listed]:
        """Listed tables that wait for players, the newest first."""
        own = sa.select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.guest == guest).limit(1)
        query = (
            sa.select(*COLUMNS, own.scalar_subquery())
            .where(tables.c.waiting > opened_after)
            .order_by(tables.c.waiting.desc())
            .limit(most)
        )
        return await self._rows(query)

    @in_time
    async def waiting_of(self, host: str, opened_after: float) -> int:
        """How many places of that list a guest has."""
        query = sa.select(sa.func.count()).where(tables.c.host == host, tables.c.waiting > opened_after)
        async with self._engine.connect() as connection:
            return int(await connection.scalar(query) or 0)

    @in_time
    async def every(self, after: tuple[float, str], most: int) -> Sequence[Listed]:
        """All tables in the order of their opening, a page at a time: for the host of the server."""
        place = sa.tuple_(tables.c.opened, tables.c.id)
        query = sa.select(*COLUMNS, sa.null()).where(place > sa.tuple_(*map(sa.literal, after)))
        return await self._rows(query.order_by(tables.c.opened, tables.c.id).limit(most))

    @in_time
    async def untold(self, most: int) -> Sequence[str]:
        """Tables of an older Kolam's database, of which nothing is told yet; listed ones first."""
        query = (
            sa.select(tables.c.id)
            .where(tables.c.bots_only == sa.false(), tables.c.status == "")
            .order_by(tables.c.listed.desc())
            .limit(most)
        )
        async with self._engine.connect() as connection:
            return (await connection.scalars(query)).all()

    async def _rows(self, query: "sa.Select[Any]") -> Sequence[Listed]:
        async with self._engine.connect() as connection:
            return [Listed(*row) for row in await connection.execute(query)]
