"""A game's options: complete and checked, and described well enough for a form to offer them."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from kolam.engine.errors import BadOption
from kolam.engine.validation import complaint
from kolam.locale import message

if TYPE_CHECKING:
    from kolam.engine.contract import Game


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's settings, defaults included. `first` is the seat that starts."""

    first: int = 0

    def checked(self, players: int) -> "Options":
        """These options, complete for this number of players, or BadOption."""
        if not 0 <= self.first < players:
            raise BadOption(message("option-first", seat=str(self.first), players=players))
        return self


class Option(NamedTuple):
    """An option that a form can offer: something to switch on or off, to choose, or to count."""

    name: str
    kind: Literal["switch", "choice", "number"]
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
        raise BadOption(message("data-options", game=game.name, problem=complaint(error))) from None
    return options.checked(players)


def options_data(game: "Game", given: object, players: int) -> dict[str, Any]:
    """The same as JSON data: what a table's log keeps."""
    data: dict[str, Any] = msgspec.to_builtins(read_options(game, given, players))
    return data


def data_files(game: "Game", environment: Mapping[str, str]) -> dict[str, Path]:
    """A host's own files for a game: `KOLAM_GAME_FILE` names the one that holds FILE."""
    named = {held: environment.get(f"KOLAM_{game.name}_{held}".upper()) for held in game.data_files}
    return {held: Path(file) for held, file in named.items() if file}


def complete(game: "Game", files: Mapping[str, Path], given: Mapping[str, Any], players: int) -> dict[str, Any]:
    """The options that were given, and what a host's files say about the others; BadOption names the file."""
    options = dict(given)
    for held, file in files.items():
        options = game.data_files[held](file)(options, players)
    return options


def offered(options: type[Any]) -> Iterator[Option]:
    """What a form can offer of a game's options, told by their types. Tile sets, boards and seats are no part of it."""
    for field in msgspec.structs.fields(options):
        if field.name != "first":
            yield from _option(field.name, field.default, msgspec.inspect.type_info(field.type))


def _option(name: str, usual: Any, kind: msgspec.inspect.Type) -> Iterator[Option]:
    match kind:
        case msgspec.inspect.BoolType():
            yield Option(name, "switch", usual)
        case msgspec.inspect.LiteralType(values=values):
            yield Option(name, "choice", usual, tuple(str(value) for value in values))
        case msgspec.inspect.IntType(ge=least, le=most):
            yield Option(name, "number", usual, least=least, most=most)
