"""The host page: what goes on at this server, and what its host does about it.

Only what anybody at a table may see is told of it, and no guest's id.
"""

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from kolam.tables.errors import NoSuchTable
from kolam.tables.guestbook import Report
from kolam.tables.look import status_of
from kolam.tables.table import Table
from kolam.tables.unreadable import Unreadable
from kolam.web.asgi import Visit
from kolam.web.banning import BanSomebody, ById, Done, ban, require_host, unban
from kolam.web.house import House
from kolam.web.load import Count, memory
from kolam.web.operations import Nothing, Operation, Services
from kolam.web.problems import declared
from kolam.web.requests import TheVisit

MOST_SHOWN = 100  # tables
MOST_REPORTS_SHOWN = 100

TheHouse = NamedDependency[House]
Search = Annotated[str, QueryParameter(description="In a table's id, its game, or the names of its people.")]


class PersonLine(msgspec.Struct, frozen=True):
    seat: int
    name: str


class TableLine(msgspec.Struct, frozen=True):
    """A table, as far as everybody may know it."""

    id: str
    game: str
    status: str
    people: list[PersonLine]
    bots: int
    free: int  # seats
    decisions: int
    opened: float  # seconds since 1970
    changed: float  # when something last happened


class ReportLine(msgspec.Struct, frozen=True):
    """What a player complained of, and about whom."""

    id: int
    at: float
    table: str
    kind: str
    text: str
    name: str
    said: str | None
    address: str | None  # where that person came from, if it is known


class BanLine(msgspec.Struct, frozen=True):
    """A guest, or an address, that is not let in."""

    id: int
    address: str | None
    name: str
    at: float
    until: float


class LoadLook(msgspec.Struct, frozen=True):
    """How much this process has to do."""

    since: float  # when it started, in seconds since 1970
    requests: float  # a second, in the last minute
    memory: int | None  # bytes
    wait: float  # the longest that the event loop kept something waiting in the last minute, in seconds
    thinking: int  # thoughts of bots right now
    queue: int  # thoughts that wait for their turn
    feeds: int
    tables: int  # kept in memory


class Overview(msgspec.Struct, frozen=True):
    """All that the host page shows."""

    now: float
    load: LoadLook
    faults: list[Count]  # errors since the start, by kind
    refusals: list[Count]  # answers since the start by status, from 400 on
    tables: list[TableLine]  # those in memory that something last happened at
    reports: list[ReportLine]
    bans: list[BanLine]


class CloseTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: str


class Link(msgspec.Struct, frozen=True):
    """The secret of a new link to this page; no older one works any more."""

    secret: str


@get("/api/admin", summary="The state of this server; for its host only", responses=declared(403))
async def overview(house: TheHouse, visit: TheVisit, search: Search = "") -> Overview:
    require_host(house, visit)
    guard, tables = house.guard, house.tables
    bans, reports = await guard.guestbook.bans(guard.clock()), await guard.guestbook.reports()
    load = LoadLook(
        since=house.load.since,
        requests=house.load.requests_a_second,
        memory=memory(),
        wait=house.load.wait,
        thinking=tables.thinking.busy,
        queue=tables.thinking.waiting,
        feeds=guard.feeds,
        tables=len(tables.tables),
    )
    return Overview(
        now=guard.clock(),
        load=load,
        faults=house.load.faults,
        refusals=house.load.refusals,
        tables=await _tables(house, search.strip()),
        reports=[_report_line(report) for report in reports[:MOST_REPORTS_SHOWN]],
        bans=[BanLine(ban.id, ban.address, ban.name, ban.at, ban.until) for ban in bans],
    )


async def _tables(house: House, search: str) -> list[TableLine]:
    """Those in memory that fit, the liveliest first; and any other, if it is its id that is searched for."""
    kept = sorted(house.tables.tables, key=lambda table: table.lines[-1].at, reverse=True)
    wanted = search.casefold()
    fitting = (line for line in map(_table_line, kept) if not wanted or any(wanted in word for word in _words(line)))
    found = list(islice(fitting, MOST_SHOWN))
    if not found and search:
        with suppress(NoSuchTable, Unreadable):
            async with house.tables.tables.at(search) as table:
                found.append(_table_line(table))
    return found


def _words(line: TableLine) -> Iterator[str]:
    yield line.id.casefold()
    yield line.game
    yield from (person.name.casefold() for person in line.people)


def _table_line(table: Table) -> TableLine:
    holders = list(enumerate(table.holders))
    return TableLine(
        id=table.name,
        game=table.game_name,
        status=status_of(table),
        people=[PersonLine(seat, holder.name or "") for seat, holder in holders if holder.guest is not None],
        bots=sum(holder.level is not None for _, holder in holders),
        free=sum(holder.missing for _, holder in holders),
        decisions=0 if table.match is None else table.match.decisions,
        opened=table.lines[0].at,
        changed=table.lines[-1].at,
    )


def _report_line(report: Report) -> ReportLine:
    return ReportLine(
        report.id,
        report.at,
        report.table_id,
        report.kind,
        report.text,
        report.name,
        report.said,
        report.address,
    )


async def close(services: Services, visit: Visit, _: str, asked: CloseTable) -> Done:
    require_host(services.house, visit)
    await services.tables.close(asked.table)
    return Done()


async def settle(services: Services, visit: Visit, _: str, asked: ById) -> Done:
    require_host(services.house, visit)
    return Done(await services.house.guard.guestbook.settle(asked.id))


async def renew(services: Services, visit: Visit, _: str, asked: Nothing) -> Link:
    require_host(services.house, visit)
    guard = services.house.guard
    await guard.renew_host()
    return Link(services.house.links.write(guard.host_mark))


def operation(
    name: str, summary: str, body: type[msgspec.Struct], example: dict[str, Any], do: Any, answer: type[msgspec.Struct]
) -> Operation:
    path = f"/api/admin/{name}"
    return Operation(
        "POST", path, f"{summary}; for the server's host only", body, example, answer, do, refusals=(404, 409)
    )


HANDLERS = [overview]
OPERATIONS = [
    operation("close", "Close a table", CloseTable, {"table": "Kq7mT2xWzR4p"}, close, Done),
    operation("ban", "Ban somebody for a while", BanSomebody, {"hours": 24, "address": "192.0.2.7"}, ban, Done),
    operation("unban", "Let somebody in again", ById, {"id": 1}, unban, Done),
    operation("settle", "Dismiss a report", ById, {"id": 1}, settle, Done),
    operation("renew", "Disable every link to the host page, and get a new one", Nothing, {}, renew, Link),
]
