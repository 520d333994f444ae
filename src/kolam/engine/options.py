"""A game's options: complete and checked, and described well enough for a form to offer them."""

import os
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, get_args

import msgspec

from kolam.engine.chance import below, new_dice
from kolam.engine.errors import BadOption
from kolam.engine.validation import complaint
from kolam.locale import listed, message

__all__ = ["SEATS_IN_ORDER", "Options", "complete", "draw_missing", "offered", "options_data", "read_options"]

if TYPE_CHECKING:
    from kolam.engine.contract import Completion, Game


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's settings, defaults included. `first` is the seat that starts."""

    first: int = 0

    def checked(self, players: int) -> "Options":
        """These options, complete for this number of players, or BadOption."""
        if not 0 <= self.first < players:
            raise BadOption(message("option-first", seat=str(self.first), players=players))
        return self


# A host's own files: for each thing that a game has files of, by their names.
DataFiles = dict[str, dict[str, Path]]
OWN = "kolam"  # the name of what this project brings itself

# How an option of several numbers says that it is an order of seats: msgspec.Meta(extra=SEATS_IN_ORDER).
SEATS_IN_ORDER = {"form": "order"}


class Option(NamedTuple):
    """An option that a form can offer.

    It is switched on or off, chosen, counted, chosen for each seat, or an order of the seats.
    """

    name: str
    kind: Literal["switch", "choice", "number", "each", "order"]
    usual: Any
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None


def read_options(game: "Game", given: object, players: int) -> Any:
    """Options from JSON data or the game's own Struct, complete and checked, or BadOption naming the field."""
    data = msgspec.to_builtins(given) if isinstance(given, game.Options) else given
    try:
        options = msgspec.convert(data, game.Options)
    except msgspec.ValidationError as error:
        raise BadOption(message("data-options", game=game.called, problem=complaint(error))) from None
    return options.checked(players)


def options_data(game: "Game", given: object, players: int) -> dict[str, Any]:
    """The same as JSON data: what a table's log keeps."""
    data: dict[str, Any] = msgspec.to_builtins(read_options(game, given, players))
    return data


def data_files(game: "Game", environment: Mapping[str, str]) -> DataFiles:
    """A host's own files for a game: `KOLAM_GAME_FILE` names those that hold FILE, as PATH names folders."""
    found: DataFiles = {}
    for held in game.data_files:
        files = environment.get(f"KOLAM_{game.name}_{held}".upper(), "").split(os.pathsep)
        named = {Path(file).stem: Path(file) for file in files if file}
        if OWN in named:
            raise BadOption(message("option-file-name", file=str(named[OWN]), name=OWN))
        if named:
            found[held] = named
    return found


def complete(
    game: "Game",
    files: DataFiles,
    given: Mapping[str, Any],
    players: int,
    chosen: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """The options that were given, and what a host's files say about the others; BadOption names the file.

    `chosen` names the file for each thing that there are files of; usually it is the host's first. OWN is none of them.
    """
    wanted = {held: next(iter(named)) for held, named in files.items()} | dict(chosen or {})
    options = dict(given)
    for held, name in wanted.items():
        if name == OWN and held in game.data_files:
            continue
        if name not in files.get(held, {}):
            known = listed([*files.get(held, {}), OWN], "plain")
            raise BadOption(message("option-no-file", held=held, name=repr(name), known=known))
        options = _read(game.data_files[held], files[held][name])(options, players)
    return options


@cache
def _read(read: "Callable[[Path], Completion]", file: Path) -> "Completion":
    """A file is read once: a host who edits it starts the server anew."""
    return read(file)


def draw_missing(game: "Game", given: Mapping[str, Any], players: int, below: Callable[[int], int]) -> dict[str, Any]:
    """The options that were given, and those that the table draws if nobody names them: who starts, for one."""
    return {"first": below(players), **game.draw(players, below), **given}


def drawn_by(seed: str, game: "Game", given: Mapping[str, Any], players: int) -> Any:
    """The options of a match whose seed draws those that nobody names."""
    dice = new_dice(f"options {seed}")
    return read_options(game, draw_missing(game, given, players, lambda bound: int(below(dice[0], bound))), players)


def offered(options: type[Any]) -> Iterator[Option]:
    """What a form can offer of a game's options, told by their types. Tile sets and boards are no part of it."""
    for field in msgspec.structs.fields(options):
        if field.name != "first":
            yield from _option(field.name, field.default, field.type)


def _option(name: str, usual: Any, kind: Any) -> Iterator[Option]:
    match msgspec.inspect.type_info(kind):
        case msgspec.inspect.BoolType():
            yield Option(name, "switch", usual)
        case msgspec.inspect.LiteralType():
            yield Option(name, "choice", usual, get_args(kind))
        case msgspec.inspect.IntType(ge=least, le=most):
            yield Option(name, "number", usual, least=least, most=most)
        case msgspec.inspect.VarTupleType(item_type=msgspec.inspect.LiteralType()):
            yield Option(name, "each", None, get_args(get_args(kind)[0]))  # in the order in which they are declared
        case msgspec.inspect.Metadata(extra=extra) if extra == SEATS_IN_ORDER:
            yield Option(name, "order", None)
