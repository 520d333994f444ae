"""The games. Pure: no clock, no network, no randomness but what is in a record."""

from functools import cache
from importlib import import_module

from kolam.locale import message
from kolam.rules.contract import Game
from kolam.rules.errors import UnknownGame

NAMES = ("kerala", "ganesha", "kolpa")


@cache
def game(name: str) -> Game:
    """A game by its name."""
    if name not in NAMES:
        raise UnknownGame(message("game-unknown", name=repr(name), games=", ".join(NAMES)))
    found: Game = import_module(f"kolam.rules.{name}").GAME
    return found
