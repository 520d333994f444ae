"""`kolam tables`: what the host of a server does with its tables, whether the server runs or not."""

import argparse
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from kolam.engine.registry import names
from kolam.locale import message, say
from kolam.match import BadMatchFile, read_match, write_match, write_watched
from kolam.tables.cache import TableCache
from kolam.tables.database import read_url
from kolam.tables.errors import BadDatabase, BadRequest, NoSuchTable, NotNow
from kolam.tables.ids import LENGTH, new_id
from kolam.tables.importing import imported
from kolam.tables.lists import Listed, read_summary
from kolam.tables.log import to_row
from kolam.tables.look import SeatLook, seat_looks, status_of
from kolam.tables.store import Store
from kolam.tables.summary import Summary, sum_up
from kolam.tables.table import Table
from kolam.tables.unreadable import Unreadable
from kolam.tables.writer import NewTable, Write
from kolam.web.process import run
from kolam.web.settings import read_settings

PAGE = 1_000
STATES = {
    "gathering": "tables-gathering",
    "playing": "tables-playing",
    "over": "tables-over",
    "unreadable": "tables-unreadable",
}


class Room(NamedTuple):
    """The tables of a database, and where to tell of them."""

    store: Store
    tables: TableCache
    console: Console


def tables(asked: argparse.Namespace) -> int:
    database = read_settings({"data_dir": asked.data_dir, "database": asked.database}).database_url
    url = read_url(database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BadDatabase(message("tables-no-database", file=str(url.database)))
    return run(_do(asked, database))


async def _do(asked: argparse.Namespace, database: str) -> int:
    async with _opened(database) as room:
        await ACTIONS[asked.action](room, asked)
    return 0


@asynccontextmanager
async def _opened(database: str) -> AsyncIterator[Room]:
    store = await Store.open(database)
    try:
        yield Room(store, TableCache(store), Console(highlight=False, soft_wrap=True))
    finally:
        await store.close()


async def _list(room: Room, asked: argparse.Namespace) -> None:
    grid = Grid()
    grid.add_column("ID", min_width=LENGTH)  # to be copied
    for key in ("tables-what", "tables-state", "tables-opened", "tables-changed", "tables-players"):
        grid.add_column(say(key))
    count = 0
    async for listed in _every(room):
        told = _told(listed)
        if not _is_asked_for(told, asked):
            continue
        count += 1
        if asked.json:
            room.console.print(_json(listed, told), markup=False)
        elif told is None:
            grid.add_row(listed.table, "", say("tables-untold"))
        else:
            when = (_when(listed.opened), _when(listed.changed))
            grid.add_row(listed.table, told.game, say(STATES[told.status]), *when, _players(told.seats))
    if not asked.json:
        if count:
            room.console.print(grid)
        room.console.print(say("tables-count", count=count))


def _is_asked_for(told: Summary | None, asked: argparse.Namespace) -> bool:
    if told is None:
        return not (asked.status or asked.game)
    return asked.status in (None, told.status) and asked.game in (None, told.game)


async def _show(room: Room, asked: argparse.Namespace) -> None:
    try:
        async with room.tables.at(asked.table) as table:
            room.console.print(_card(table))
    except Unreadable as unreadable:
        room.console.print(_card(unreadable.table))
        room.console.print(str(unreadable), markup=False)


async def _export(room: Room, asked: argparse.Namespace) -> None:
    if asked.all == (asked.table is not None):
        raise BadRequest(message("tables-id-or-all"))
    asked.folder.mkdir(parents=True, exist_ok=True)
    written = left_out = 0
    for name in [asked.table] if asked.table else [listed.table async for listed in _every(room)]:
        try:
            await _export_one(room, name, asked.folder)
            written += 1
        except (NotNow, Unreadable, NoSuchTable):
            if asked.table:
                raise
            left_out += 1
    room.console.print(say("tables-exported", count=written, folder=str(asked.folder)), markup=False)
    if left_out:
        room.console.print(say("tables-skipped", count=left_out))


async def _export_one(room: Room, name: str, folder: Path) -> None:
    """A finished match is written whole; of a running one, what is hidden from those who watch stays hidden."""
    async with room.tables.at(name) as table:
        if table.match is None:
            raise NotNow(message("tables-not-started", table=name))
        if table.over:
            (folder / f"{name}.kolam.json").write_bytes(write_match(table.match))
        else:
            (folder / f"{name}.running.json").write_bytes(write_watched(table.match))


async def _delete(room: Room, asked: argparse.Namespace) -> None:
    for name in asked.tables:
        if not asked.running and await _people_play_at(room, name):
            raise NotNow(message("tables-is-running", table=name))
        if not await room.store.deletion.delete(name):
            raise NoSuchTable(message("table-none", table=name))
        room.console.print(say("tables-deleted", table=name))


async def _people_play_at(room: Room, name: str) -> bool:
    try:
        async with room.tables.at(name) as table:
            return table.match is not None and not table.over and table.has_people
    except Unreadable:
        return False


async def _import(room: Room, asked: argparse.Namespace) -> None:
    """All files are checked before the first becomes a table."""
    for file, table in [(file, _table_of(file)) for file in asked.files]:
        rows = [to_row(ply, line, at) for ply, (line, at, _) in enumerate(table.lines)]
        new = NewTable(table.name, bytes.fromhex(table.secret_once_over or ""), table.invitations)
        await room.store.append(Write(table.name, rows, new=new, summed=sum_up(table)))
        room.console.print(say("tables-imported", file=str(file), table=table.name), markup=False)


def _table_of(file: Path) -> Table:
    try:
        match = read_match(file.read_bytes())
    except BadMatchFile as error:
        raise BadMatchFile(message("file-trouble", why=error.message, file=str(file))) from None
    return imported(match, new_id(), time.time(), file=str(file))


async def _every(room: Room) -> AsyncIterator[Listed]:
    after = (-1.0, "")
    while page := await room.store.lists.every(after, PAGE):
        for listed in page:
            yield listed
        after = (page[-1].opened, page[-1].table)


def _told(listed: Listed) -> Summary | None:
    """What the database tells of a table; None before a server has looked at the table of an older Kolam."""
    if not listed.summary:
        return None
    told = read_summary(listed.summary)
    return told if told.game in names() else msgspec.structs.replace(told, status="unreadable")


def _json(listed: Listed, told: Summary | None) -> str:
    data = {"id": listed.table, "opened": listed.opened, "changed": listed.changed}
    return msgspec.json.encode(data | (msgspec.to_builtins(told) if told else {})).decode()


def _card(table: Table) -> Grid:
    card = Grid(show_header=False)
    told = sum_up(table)
    card.add_row("ID", table.name)
    card.add_row(say("tables-what"), table.game_name)
    card.add_row(say("tables-state"), say(STATES[status_of(table)]))
    card.add_row(say("tables-opened"), _when(told.opened))
    card.add_row(say("tables-changed"), _when(told.changed))
    card.add_row(say("tables-players"), _players(seat_looks(table)))
    card.add_row(say("tables-lines"), str(len(table.lines)))
    if table.match is not None and table.match.result is not None:
        card.add_row(say("tables-scores"), ", ".join(map(str, table.match.result.scores)))
    return card


def _players(seats: list[SeatLook]) -> str:
    """A name is what a guest has made of it: nothing in it is for the terminal."""
    return escape(", ".join(seat.name or say("tables-open-seat") for seat in seats))


def _when(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M") if at else ""


ACTIONS: dict[str, Callable[[Room, argparse.Namespace], Awaitable[None]]] = {
    "list": _list,
    "show": _show,
    "export": _export,
    "delete": _delete,
    "import": _import,
}
