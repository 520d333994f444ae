"""What can be played here, as the games tell it of themselves."""

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from kolam.bots import LEVELS
from kolam.engine.contract import Game
from kolam.engine.options import Option, offered
from kolam.engine.registry import game as game_named
from kolam.engine.registry import games
from kolam.locale import USUAL, has, language_of, say
from kolam.web.pages import Shown, shown
from kolam.web.problems import declared
from kolam.web.requests import TheVisit


class ChoiceLook(msgspec.Struct, frozen=True):
    """A value that an option may have."""

    value: str
    label: str


class OptionLook(msgspec.Struct, frozen=True):
    """An option that a form can offer."""

    name: str
    kind: Literal["switch", "choice", "number"]
    label: str
    usual: bool | int | str
    choices: list[ChoiceLook] | None  # of a choice
    least: int | None  # of a number, if there is a limit
    most: int | None


class GameLook(msgspec.Struct, frozen=True):
    """A game that can be played here, in your language."""

    name: str
    title: str
    about: str
    fewest: int  # players
    most: int
    usual: int
    minutes: int  # that a match takes
    who_starts: str | None  # if the rulebook has words for it
    options: list[OptionLook]


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


@get("/api/games", sync_to_thread=False, summary="What can be played here", responses=declared())
def menu(visit: TheVisit) -> Menu:
    return Menu([_game_look(game, visit.language) for game in games()], list(LEVELS))


def _game_look(game: Game, language: str) -> GameLook:
    starts = f"{game.name}-starts"
    return GameLook(
        name=game.name,
        title=_words(f"{game.name}-name", language, game.title),
        about=_words(f"{game.name}-about", language, ""),
        fewest=game.players[0],
        most=game.players[-1],
        usual=game.usual_players,
        minutes=game.minutes,
        who_starts=say(starts, language) if has(starts) else None,
        options=[_option_look(game.name, option, language) for option in offered(game.Options)],
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
    "/api/games/{game:str}/texts/{language:str}",
    sync_to_thread=False,
    summary="What a game says in a language, as a Fluent file; in English if it does not speak it",
    media_type=MediaType.TEXT,
    responses=declared(404),
)
def texts(
    request: Request[Any, Any, Any], visit: TheVisit, game: FromPath[str], language: FromPath[str]
) -> Response[bytes]:
    found = _texts_of(game_named(game).package, language_of(language) or USUAL)
    if found is None:
        raise NotFoundException(say("web-no-texts", visit.language, game=game))
    return found.answer(request)


@cache
def _texts_of(package: str, language: str) -> Shown | None:
    spec = find_spec(package)
    folders = spec.submodule_search_locations if spec is not None else None
    files = (Path(folder) / "locale" / spoken / "words.ftl" for folder in folders or () for spoken in (language, USUAL))
    return next((shown(file.read_bytes(), "words.txt") for file in files if file.is_file()), None)


HANDLERS = [menu, schema, texts]
