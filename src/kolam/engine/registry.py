"""Which games there are: a package offers one through the entry point group `kolam.games`, ours like anybody's."""

import copyreg
import logging
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from kolam.engine.contract import Game
from kolam.engine.errors import BrokenGame, UnknownGame
from kolam.engine.parts import folder_of
from kolam.locale import add_texts, listed, message

__all__ = ["game", "games", "names"]

GROUP = "kolam.games"

log = logging.getLogger(__name__)


@cache
def _offered() -> dict[str, EntryPoint]:
    """The entry point of every game, by the game's name. Their texts are known from here on."""
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        if found.setdefault(point.name, point).value != point.value:
            raise BrokenGame(
                message("game-twice", name=point.name, first=found[point.name].value, second=point.value),
            )
    for point in found.values():
        with suppress(ModuleNotFoundError):  # which is told when the game is asked for
            add_texts(folder_of(point.module) / "locale")
    return found


def names() -> tuple[str, ...]:
    """The name of every game that is installed."""
    return tuple(_offered())


@cache
def game(name: str) -> Game:
    """A game by its name."""
    if name not in _offered():
        raise UnknownGame(message("game-unknown", name=repr(name), games=listed(names(), "plain")))
    point = _offered()[name]
    try:
        found = point.load()
    except Exception as error:  # whatever somebody else's package does when it is imported
        raise BrokenGame(message("game-broken", name=name, reason=f"{type(error).__name__}: {error}")) from error
    if not isinstance(found, Game) or found.name != name:
        raise BrokenGame(message("game-broken", name=name, reason=f"{point.value} is no game of that name"))
    return found


# A game is its rules: a copy of a match goes by the same ones, and a pickle names them.
copyreg.pickle(Game, lambda found: (game, (found.name,)))


def games() -> Iterator[Game]:
    """Every game that can be played. One that is broken harms no other: the log tells of it."""
    for name in names():
        try:
            yield game(name)
        except BrokenGame:
            log.exception("the game %s is left out", name)
