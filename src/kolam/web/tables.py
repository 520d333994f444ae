"""What can be asked of a table and done at it, as HTTP. OpenAPI describes all of it from these very functions."""

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import QueryParameter
from litestar.types import AnyCallable

from kolam.locale import speak
from kolam.tables.commands import (
    AgreeToUndo,
    Command,
    Join,
    Leave,
    Move,
    RefuseUndo,
    Rematch,
    Rename,
    Resign,
    Say,
    Start,
    Undo,
)
from kolam.tables.errors import Stale
from kolam.tables.host import Host
from kolam.tables.look import Look
from kolam.tables.rulings import read_name
from kolam.web.asgi import Visit
from kolam.web.limits import Allowance
from kolam.web.problems import declared
from kolam.web.requests import TableId, TheHost, TheVisit, allow, example

Since = Annotated[int, QueryParameter(description="Tell what happened after this revision; −1 tells everything.")]


class Ack(msgspec.Struct, frozen=True):
    """Done, and on the disk. Repeating the command answers the same."""

    ply: int  # the revision at which it is part of the table


class Again(msgspec.Struct, frozen=True):
    """Where they play again."""

    table: str


@get("/api/tables/{table:str}", summary="A table as you may see it", responses=declared(404))
async def look(host: TheHost, visit: TheVisit, table: TableId, since: Since = -1) -> Look:
    return await host.look(table, visit.guest.id if visit.guest else None, since)


@get("/api/tables/{table:str}/match", summary="The match file, once the match is over", responses=declared(404, 409))
async def match_file(host: TheHost, table: TableId) -> Response[dict[str, Any]]:
    document = await host.match_file(table)
    name = f'attachment; filename="{table}.kolam.json"'
    return Response(document, media_type="application/json", headers={"content-disposition": name})  # type: ignore[arg-type]


async def _do(host: Host, visit: Visit, table: str, command: Command) -> Ack:
    guest = visit.known().id
    try:
        return Ack(await host.command(table, guest, command))
    except Stale as error:
        error.now = await host.look(table, guest, command.revision)
        raise


def command(path: str, summary: str, *also: int) -> Callable[[AnyCallable], HTTPRouteHandler]:
    """The route of something that changes a table."""
    return post(
        f"/api/tables/{{table:str}}/{path}",
        summary=summary,
        status_code=200,
        responses=declared(403, 404, 408, 409, 413, *also),
    )


@command("join", "Take the seat that an invitation is for")
async def join(
    host: TheHost,
    visit: TheVisit,
    table: TableId,
    data: Annotated[Join, example(revision=0, seat=1, invitation="q5cYbJ0bDKp2NSxCzCVDDA", name="Ada")],
) -> Ack:
    with speak(visit.language):
        name = data.name if data.name is not None else read_name(visit.known().name)
    return await _do(host, visit, table, msgspec.structs.replace(data, name=name))


@command("leave", "Give your seat back before the start")
async def leave(host: TheHost, visit: TheVisit, table: TableId, data: Annotated[Leave, example(revision=1)]) -> Ack:
    return await _do(host, visit, table, data)


@command("name", "Be called otherwise at this table")
async def rename(
    host: TheHost, visit: TheVisit, table: TableId, data: Annotated[Rename, example(revision=1, name="Ada")]
) -> Ack:
    return await _do(host, visit, table, data)


@command("start", "Fill the open seats with bots and start")
async def start(
    host: TheHost, visit: TheVisit, table: TableId, data: Annotated[Start, example(revision=0, level="random")]
) -> Ack:
    return await _do(host, visit, table, data)


@command("moves", "Decide", 422)
async def move(
    host: TheHost,
    visit: TheVisit,
    table: TableId,
    data: Annotated[Move, example(revision=7, move={"type": "kol", "card": "R3", "from": "hand"})],
) -> Ack:
    return await _do(host, visit, table, data)


@command("undo", "Take your last decision back, or ask whether you may")
async def undo(host: TheHost, visit: TheVisit, table: TableId, data: Annotated[Undo, example(revision=8)]) -> Ack:
    return await _do(host, visit, table, data)


@command("undo/agree", "Let them take their decision back")
async def agree(
    host: TheHost, visit: TheVisit, table: TableId, data: Annotated[AgreeToUndo, example(revision=9)]
) -> Ack:
    return await _do(host, visit, table, data)


@command("undo/refuse", "Do not let them take their decision back")
async def refuse(
    host: TheHost, visit: TheVisit, table: TableId, data: Annotated[RefuseUndo, example(revision=9)]
) -> Ack:
    return await _do(host, visit, table, data)


@command("resign", "Leave a running match; a bot plays on")
async def resign(host: TheHost, visit: TheVisit, table: TableId, data: Annotated[Resign, example(revision=8)]) -> Ack:
    return await _do(host, visit, table, data)


@command("chat", "Say something to the table")
async def chat(
    host: TheHost,
    visit: TheVisit,
    table: TableId,
    talk: NamedDependency[Allowance],
    data: Annotated[Say, example(revision=8, text="Well played!")],
) -> Ack:
    allow(talk, visit.known())
    return await _do(host, visit, table, data)


@command("rematch", "Play again at a new table; the next seat starts")
async def rematch(
    host: TheHost, visit: TheVisit, table: TableId, data: Annotated[Rematch, example(revision=60)]
) -> Again:
    return Again(await host.rematch(table, visit.known().id, data))


HANDLERS = [look, match_file, join, leave, rename, start, move, undo, agree, refuse, resign, chat, rematch]
