"""Before a table: who you are, your tables, tables that wait for players, and opening one."""

import msgspec
from litestar import get

from kolam.engine.registry import names
from kolam.locale import speak
from kolam.tables.lessons import OpenLesson
from kolam.tables.look import TableLook
from kolam.tables.names import read_name
from kolam.tables.opening import Open
from kolam.tables.summary import TableBrief
from kolam.web.asgi import Visit
from kolam.web.identity import new_guest
from kolam.web.operations import Nothing, Operation, Services, plain
from kolam.web.problems import declared
from kolam.web.requests import TheTables, TheVisit


class Me(msgspec.Struct, frozen=True):
    """Who you are here."""

    name: str | None


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class Token(msgspec.Struct, frozen=True):
    """What a program shows as `Authorization: Bearer …` to be known again. Keep it secret."""

    token: str


class Renewed(msgspec.Struct, frozen=True):
    """You are signed out everywhere else: every cookie and token of yours that was written before is void."""

    token: str | None  # your new one, if you came with a token; a browser has a new cookie


@get("/api/me", sync_to_thread=False, summary="Who you are here; a new guest if you are unknown", responses=declared())
def me(visit: TheVisit) -> Me:
    return Me(visit.known().name)


@get("/api/tables", summary="The tables at which you have a seat, those with news first", responses=declared())
async def my_tables(tables: TheTables, visit: TheVisit) -> list[TableBrief]:
    with speak(visit.language):
        return [] if visit.guest is None else await tables.tables_of(visit.guest.id)


@get("/api/open-tables", summary="Listed tables at which a seat is free, the newest first", responses=declared())
async def open_tables(tables: TheTables, visit: TheVisit) -> list[TableBrief]:
    with speak(visit.language):
        return await tables.open_tables(visit.guest.id if visit.guest else None)


async def change_name(services: Services, visit: Visit, _: str, asked: Named) -> Me:
    visit.become(msgspec.structs.replace(visit.known(), name=read_name(asked.name)))
    return Me(asked.name)


async def renew(services: Services, visit: Visit, _: str, asked: Nothing) -> Renewed:
    guest = visit.known()
    visit.become(await services.house.guard.renew(guest))
    await services.links.revoke(guest.id)
    if services.pusher is not None:
        await services.pusher.subscriptions.drop_all(guest.id)
    return Renewed(services.passes.write(visit.known()) if visit.token else None)


async def new_token(services: Services, visit: Visit, _: str, asked: Named) -> Token:
    return Token(services.passes.write(new_guest(read_name(asked.name))))


async def open_table(services: Services, visit: Visit, _: str, asked: Open) -> TableLook:
    guest = visit.known()
    with speak(visit.language):  # somebody without a name is a guest, in their own language
        return await services.tables.open(guest.id, guest.name, asked, visit.client)


async def open_lesson(services: Services, visit: Visit, _: str, asked: OpenLesson) -> TableLook:
    guest = visit.known()
    with speak(visit.language):
        return await services.tables.open_lesson(guest.id, guest.name, asked, visit.client)


HANDLERS = [me, my_tables, open_tables]
OPERATIONS = [
    Operation(
        method="PUT",
        path="/api/me",
        summary="Set your name for tables that you open or join",
        body=Named,
        example={"name": "Ada"},
        answer=Me,
        do=change_name,
    ),
    plain("/api/me/renew", "Sign out everywhere else", Renewed, renew, allowance="renewals"),
    Operation(
        method="POST",
        path="/api/tokens",
        summary="A token for a program: a new guest",
        body=Named,
        example={"name": "Robo"},
        answer=Token,
        do=new_token,
        status=201,
    ),
    Operation(
        method="POST",
        path="/api/tables",
        summary="Open a table",
        body=Open,
        example={"game": next(iter(names()), "game"), "seats": [{"kind": "me"}, {"kind": "person"}]},
        answer=TableLook,
        do=open_table,
        status=201,
        allowance="openings",
    ),
    Operation(
        method="POST",
        path="/api/lessons",
        summary="Open a game's first match, which is prepared for newcomers",
        body=OpenLesson,
        example={"game": next(iter(names()), "game")},
        answer=TableLook,
        do=open_lesson,
        status=201,
        allowance="openings",
    ),
]
