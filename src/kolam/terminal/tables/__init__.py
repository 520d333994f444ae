"""How each game looks in a terminal: one file a game, found by the game's name."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType

from kolam.match import Entry, Result


class Table(Protocol):
    """What the terminal needs to know to show a game. Everything is drawn from a view: nothing here sees a secret."""

    def picture(self, view: Any, names: Sequence[str]) -> RenderableType:
        """All that the viewer sees."""

    def prompt(self, view: Any) -> str:
        """What is to be decided now, in one line; rich markup."""

    def choice(self, view: Any, move: Any) -> str:
        """A legal move in words, for the numbered list; rich markup."""

    def told(self, entry: Entry, names: Sequence[str]) -> str:
        """A line of the log, as the viewer may see it, in words; rich markup."""

    def sheet(self, result: Result, view: Any, names: Sequence[str]) -> RenderableType:
        """The score sheet of a finished match."""

    def help(self) -> str:
        """The rules in short; rich markup."""


def table(game: str) -> Table:
    found: Table = import_module(f"kolam.terminal.tables.{game}").TABLE
    return found
