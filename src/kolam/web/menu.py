"""What can be played here, as the games tell it of themselves."""

from collections.abc import Iterable
from functools import cache
from itertools import count, takewhile
from typing import Any, Literal

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from kolam.bots import LEVELS
from kolam.engine.contract import Game
from kolam.engine.options import OWN, DataFiles, Option, offered
from kolam.engine.parts import folder_of
from kolam.engine.registry import game as game_named
from kolam.engine.registry import games
from kolam.locale import USUAL, has, language_of, message, say
from kolam.tables.lessons import lesson_of
from kolam.tables.opening import usual_thinking
from kolam.tables.preparing import Preparing
from kolam.tables.service import TableService
from kolam.web.pages import Shown, shown
from kolam.web.problems import NotFound, declared
from kolam.web.requests import TheTables, TheVisit


class ChoiceLook(msgspec.Struct, frozen=True):
    """A value that an option may have."""

    value: str
    label: str


class OptionLook(msgspec.Struct, frozen=True):
    """An option that a form can offer."""

    name: str
    kind: Literal["switch", "choice", "number", "each", "order"]  # `each`: for every seat; `order`: of the seats
    label: str
    usual: bool | int | str | None  # null: the game or the draw decides
    choices: list[ChoiceLook] | None  # of a choice, or for each seat
    least: int | None  # of a number, if there is a limit
    most: int | None


class FilesLook(msgspec.Struct, frozen=True):
    """What this host has files of: tiles, boards."""

    name: str
    label: str
    choices: list[ChoiceLook]  # the usual one first


class GameLook(msgspec.Struct, frozen=True):
    """A game that can be played here, in your language."""

    name: str
    title: str
    about: str
    fewest: int  # players
    most: int
    usual: int
    minutes: int  # that a match takes
    thinking: int  # seconds for each decision at a listed table, if nothing else is said
    who_starts: str | None  # if the rulebook has words for it
    options: list[OptionLook]
    files: list[FilesLook]
    lesson: int | None  # minutes that its first match takes, if it has one


class Reading(msgspec.Struct, frozen=True):
    """How we read a sentence of the rulebook that can be read otherwise."""

    rule: str  # its id
    sentence: str
    ours: str
    other: str
    option: str | None  # the one with which a table may choose


class Readings(msgspec.Struct, frozen=True):
    """All of them, and what a screen cannot do as a table does."""

    readings: list[Reading]
    screen: str | None


class Menu(msgspec.Struct, frozen=True):
    """What can be played here, and the levels of the bots."""

    games: list[GameLook]
    levels: list[str]
    preparing: bool  # something is still being compiled: `/api/preparing` tells what


class GamePreparing(msgspec.Struct, frozen=True):
    """A game whose rules are being compiled since the server was started. It can be played all the same."""

    game: str
    share: float  # that is done, from 0 to 1
    levels: list[str]  # of bots that wait until all is done before they move


class PreparingLook(msgspec.Struct, frozen=True):
    """How far compiling is."""

    share: float  # of all games together, from 0 to 1
    games: list[GamePreparing]  # that are not ready; empty once everything is compiled


class Schemas(msgspec.Struct, frozen=True):
    """JSON Schemas of what a game says: `$defs` has the parts, the others name them."""

    move: dict[str, Any]
    view: dict[str, Any]
    event: dict[str, Any]
    options: dict[str, Any]
    sheet: dict[str, Any]
    defs: dict[str, Any]


@get("/api/games", sync_to_thread=False, summary="The games that can be played here", responses=declared())
def menu(visit: TheVisit, tables: TheTables) -> Menu:
    looks = [_game_look(game, tables.files.get(game.name, {}), visit.language) for game in games()]
    return Menu(looks, list(LEVELS), preparing=any(_share(tables, game) < 1 for game in games()))


@get("/api/preparing", sync_to_thread=False, summary="What is still being compiled", responses=declared())
def preparing(tables: TheTables) -> PreparingLook:
    shares = [(game, _share(tables, game)) for game in games()]
    left = [
        GamePreparing(game.name, round(share, 3), Preparing.waiting_levels(game)) for game, share in shares if share < 1
    ]
    return PreparingLook(round(sum(share for _, share in shares) / len(shares), 3) if left else 1.0, left)


def _share(tables: TableService, game: Game) -> float:
    return tables.thinking.preparing.share(game.name)


def _game_look(game: Game, files: DataFiles, language: str) -> GameLook:
    starts = f"{game.name}-starts"
    return GameLook(
        name=game.name,
        title=_words(f"{game.name}-name", language, game.title),
        about=_words(f"{game.name}-about", language, ""),
        fewest=game.players[0],
        most=game.players[-1],
        usual=game.usual_players,
        minutes=game.minutes,
        thinking=usual_thinking(game),
        who_starts=say(starts, language) if has(starts) else None,
        options=[_option_look(game.name, option, language) for option in offered(game.Options)],
        files=[_files_look(game.name, held, named, language) for held, named in files.items()],
        lesson=lesson.minutes if (lesson := lesson_of(game.name)) else None,
    )


def _files_look(game: str, held: str, names: Iterable[str], language: str) -> FilesLook:
    own = ChoiceLook(OWN, say("menu-own-file", language))
    return FilesLook(
        held, _words(f"{game}-file-{held}", language, held), [*(ChoiceLook(name, name) for name in names), own]
    )


def _option_look(game: str, option: Option, language: str) -> OptionLook:
    key = f"{game}-option-{option.name.replace('_', '-')}"
    choices = [ChoiceLook(value, _words(f"{key}-{value}", language, value)) for value in option.choices]
    label = _words(key, language, option.name.replace("_", " "))
    return OptionLook(option.name, option.kind, label, option.usual, choices or None, option.least, option.most)


def _words(key: str, language: str, otherwise: str) -> str:
    return say(key, language) if has(key) else otherwise


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


@get(
    "/api/games/{game:str}/readings",
    sync_to_thread=False,
    summary="How we read what the rulebook leaves open",
    responses=declared(),
)
def readings(visit: TheVisit, game: FromPath[str]) -> Readings:
    start = f"{game_named(game).name}-reading"
    numbers = takewhile(lambda number: has(f"{start}-{number}-rule"), count(1))
    found = [_reading(f"{start}-{number}", visit.language) for number in numbers]
    return Readings(found, say(f"{start}-screen", visit.language) if has(f"{start}-screen") else None)


def _reading(key: str, language: str) -> Reading:
    rule, sentence, ours, other = (say(f"{key}-{part}", language) for part in ("rule", "sentence", "ours", "other"))
    return Reading(rule, sentence, ours, other, say(f"{key}-option", language) if has(f"{key}-option") else None)


@get(
    "/api/games/{game:str}/texts/{language:str}",
    sync_to_thread=False,
    summary="A game's texts in a language, as a Fluent file; in English if it has none in that language",
    media_type=MediaType.TEXT,
    responses=declared(404),
)
def texts(
    request: Request[Any, Any, Any], visit: TheVisit, game: FromPath[str], language: FromPath[str]
) -> Response[bytes]:
    found = _texts_of(game_named(game).package, language_of(language) or USUAL)
    if found is None:
        raise NotFound(message("web-no-texts", game=game))
    return found.answer(request)


@cache
def _texts_of(package: str, language: str) -> Shown | None:
    files = (folder_of(package) / "locale" / spoken / "words.ftl" for spoken in (language, USUAL))
    return next((shown(file.read_bytes(), "words.txt") for file in files if file.is_file()), None)


HANDLERS = [menu, preparing, schema, readings, texts]
