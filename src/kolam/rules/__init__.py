"""The games. Pure: no clock, no network, no randomness but what is in a record."""

from functools import cache
from importlib import import_module

from kolam.rules.contract import Game
from kolam.rules.errors import UnknownGame

NAMES = ("kerala", "ganesha", "kolpa")


@cache
def game(name: str) -> Game:
    """A game by its name."""
    if name not in NAMES:
        raise UnknownGame(f"There is no game {name!r} here. There is: {', '.join(NAMES)}.")
    found: Game = import_module(f"kolam.rules.{name}").GAME
    return found
