"""What the server's host decides about people, and what people tell the host: bans, reports, passes taken back."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from kolam.tables.answers import Answers, in_time
from kolam.tables.schema import bans, marks, reports, seats, tables

MOST_BANS = 10_000
MOST_REPORTS = 1_000  # kept; the oldest give way
MOST_MARKS = 10_000  # of guests who have no table here
HOST = "host"  # the mark of links to the host page; no guest has so short an id


class Ban(NamedTuple):
    """Somebody who is not let in until then: a guest, or all who come from an address."""

    id: int
    guest: str | None
    address: str | None
    name: str  # what the guest was called, for the host to know them by
    at: float
    until: float


class Report(NamedTuple):
    """What a player complained of."""

    id: int
    at: float
    table_id: str
    kind: str
    text: str  # in the player's own words
    name: str  # of the person whom it is about
    said: str | None  # what that person had said, if it is about that
    guest: str | None
    address: str | None  # where they came from, if this process knows it


class Guestbook:
    """Three small tables of the database."""

    def __init__(self, engine: AsyncEngine, answers: Answers) -> None:
        self._engine = engine
        self.answers = answers

    @in_time
    async def bans(self, now: float) -> list[Ban]:
        """Those in force, the newest first."""
        query = sa.select(bans).where(bans.c.until > now).order_by(bans.c.id.desc()).limit(MOST_BANS)
        return [Ban(*row) for row in await self._read(query)]

    @in_time
    async def ban(self, *, guest: str | None, address: str | None, name: str, at: float, until: float) -> None:
        """Instead of any ban of the same guest or address; those that are over are forgotten."""
        same = sa.or_(bans.c.until <= at, *_same(guest, address))
        values = {"guest": guest, "address": address, "name": name, "at": at, "until": until}
        async with self._engine.begin() as connection:
            await connection.execute(bans.delete().where(same))
            await connection.execute(bans.insert(), values)
            await connection.execute(bans.delete().where(bans.c.id.not_in(_newest(bans, MOST_BANS))))

    @in_time
    async def unban(self, number: int) -> bool:
        """False if there is no such ban."""
        return await self._write(bans.delete().where(bans.c.id == number)) == 1

    @in_time
    async def reports(self) -> list[Report]:
        """The newest first."""
        return [Report(*row) for row in await self._read(sa.select(reports).order_by(reports.c.id.desc()))]

    @in_time
    async def report(self, told: Mapping[str, Any]) -> None:
        """Keep a report: a value for each field but its number."""
        async with self._engine.begin() as connection:
            await connection.execute(reports.insert(), dict(told))
            await connection.execute(reports.delete().where(reports.c.id.not_in(_newest(reports, MOST_REPORTS))))

    @in_time
    async def settle(self, number: int) -> bool:
        """A report is dealt with, and forgotten; False if there is no such report."""
        return await self._write(reports.delete().where(reports.c.id == number)) == 1

    @in_time
    async def marks(self, since: float = 0.0) -> dict[str, str]:
        """For guests who took their passes back since then: the mark that a pass must bear to be theirs now."""
        rows = await self._read(sa.select(marks.c.guest, marks.c.mark).where(marks.c.at >= since))
        return {row.guest: row.mark for row in rows}

    @in_time
    async def set_mark(self, guest: str, mark: str, at: float) -> None:
        """From now on only passes with this mark are the guest's.

        Who has no table has nothing that an older pass would open: if there are too many such guests, the marks that
        were set longest ago are forgotten.
        """
        newest = sa.select(marks.c.guest).order_by(marks.c.at.desc()).limit(MOST_MARKS)
        no_seat = ~sa.exists().where(seats.c.guest == marks.c.guest)
        no_table = ~sa.exists().where(tables.c.host == marks.c.guest)
        old = sa.and_(marks.c.guest != HOST, marks.c.guest.not_in(newest), no_seat, no_table)
        async with self._engine.begin() as connection:
            await connection.execute(marks.delete().where(marks.c.guest == guest))
            await connection.execute(marks.insert(), {"guest": guest, "mark": mark, "at": at})
            await connection.execute(marks.delete().where(old))

    async def _read(self, query: sa.Select[Any]) -> list[Any]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def _write(self, change: sa.Delete) -> int:
        async with self._engine.begin() as connection:
            return int((await connection.execute(change)).rowcount)


def _same(guest: str | None, address: str | None) -> list[sa.ColumnElement[bool]]:
    named = ((bans.c.guest, guest), (bans.c.address, address))
    return [column == value for column, value in named if value is not None]


def _newest(table: sa.Table, most: int) -> sa.Select[Any]:
    return sa.select(table.c.id).order_by(table.c.id.desc()).limit(most)
