"""Before a table: what can be played here, who you are, your tables, and opening one."""

from typing import Annotated, Any

import msgspec
from litestar import get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath

from kolam.bots import LEVELS
from kolam.locale import speak
from kolam.rules import NAMES
from kolam.rules import game as game_named
from kolam.rules.contract import Game
from kolam.tables.commands import Open
from kolam.tables.look import TableLook
from kolam.tables.rulings import read_name
from kolam.web.identity import Guest, Passes, new_guest
from kolam.web.limits import Allowance
from kolam.web.problems import declared
from kolam.web.requests import TheHost, TheVisit, allow, example


class Me(msgspec.Struct, frozen=True):
    """Who you are here."""

    name: str | None


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class Token(msgspec.Struct, frozen=True):
    """What a program shows as `Authorization: Bearer …` to be known again. Keep it secret."""

    token: str


class GameLook(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    fewest: int  # players
    most: int
    options: dict[str, Any]  # as usual, for the fewest players


class Menu(msgspec.Struct, frozen=True):
    """What can be played here, and the levels of the bots."""

    games: list[GameLook]
    levels: list[str]


class Schemas(msgspec.Struct, frozen=True):
    """JSON Schemas of what a game says: `$defs` has the parts, the others name them."""

    move: dict[str, Any]
    view: dict[str, Any]
    event: dict[str, Any]
    options: dict[str, Any]
    sheet: dict[str, Any]
    defs: dict[str, Any]


@get("/api/games", sync_to_thread=False, summary="What can be played here")
def games() -> Menu:
    return Menu([_game_look(game_named(name)) for name in NAMES], list(LEVELS))


def _game_look(game: Game) -> GameLook:
    fewest, most = game.players[0], game.players[-1]
    options = msgspec.to_builtins(game.Options().checked(fewest))
    return GameLook(game.name, game.title, fewest, most, options)


@get(
    "/api/games/{game:str}/schema",
    sync_to_thread=False,
    summary="JSON Schemas of a game's moves, views, events, options and score sheet",
    responses=declared(),
)
def schema(game: FromPath[str]) -> Schemas:
    return schema_of(game)


def schema_of(game: str) -> Schemas:
    found = game_named(game)
    types = (found.Move, found.View, found.Event, found.Options, found.Sheet)
    (move, view, event, options, sheet), defs = msgspec.json.schema_components(types, ref_template="#/defs/{name}")
    return Schemas(move, view, event, options, sheet, defs)


@get("/api/me", sync_to_thread=False, summary="Who you are here: a guest, from now on", responses=declared())
def me(visit: TheVisit) -> Me:
    return Me(visit.known().name)


@put(
    "/api/me",
    sync_to_thread=False,
    summary="Be called so at tables you open or join",
    responses=declared(403, 408, 413),
)
def call_me(visit: TheVisit, data: Annotated[Named, example(name="Ada")]) -> Me:
    visit.become(Guest(visit.known().id, read_name(data.name)))
    return Me(data.name)


@post(
    "/api/tokens", sync_to_thread=False, summary="A token for a program, a new guest", responses=declared(403, 408, 413)
)
def token(passes: NamedDependency[Passes], data: Annotated[Named, example(name="Robo")]) -> Token:
    return Token(passes.write(new_guest(read_name(data.name))))


@get("/api/tables", summary="The tables at which you have a seat, those with news first", responses=declared())
async def my_tables(host: TheHost, visit: TheVisit) -> list[TableLook]:
    return [] if visit.guest is None else await host.tables_of(visit.guest.id)


@get("/api/open-tables", summary="Listed tables at which a seat is free, the newest first", responses=declared())
async def open_tables(host: TheHost, visit: TheVisit) -> list[TableLook]:
    return await host.open_tables(visit.guest.id if visit.guest else None)


@post("/api/tables", summary="Open a table", responses=declared(403, 408, 413))
async def open_table(
    host: TheHost,
    visit: TheVisit,
    openings: NamedDependency[Allowance],
    data: Annotated[Open, example(game="kolpa", seats=[{"kind": "me"}, {"kind": "person"}, {"kind": "bot"}])],
) -> TableLook:
    guest = visit.known()
    allow(openings, guest)
    with speak(visit.language):  # whoever has no name yet is a guest, in their own language
        return await host.open(guest.id, guest.name, data)


HANDLERS = [games, schema, me, call_me, token, my_tables, open_tables, open_table]
