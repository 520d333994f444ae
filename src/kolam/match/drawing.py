"""How a game looks in characters: as its own module `terminal` draws it, or plainly if it has none."""

from collections.abc import Sequence
from io import StringIO
from typing import Any, Protocol

from rich.console import Console, RenderableType

from kolam.engine.contract import Game
from kolam.engine.parts import part
from kolam.match.log import Entry, Result
from kolam.match.plain import PlainDrawing

WIDTH = 100  # columns of a picture that no terminal limits


class Drawing(Protocol):
    """What is needed to show a game in a terminal. Everything is drawn from a view: nothing here sees a secret."""

    def picture(self, view: Any, names: Sequence[str]) -> RenderableType:
        """All that the viewer sees."""

    def prompt(self, view: Any) -> str:
        """What is to be decided now, in one line; rich markup."""

    def choice(self, view: Any, move: Any) -> str:
        """A legal move in words, for the numbered list; rich markup."""

    def told(self, entry: Entry, names: Sequence[str], reader: int | None = None) -> str:
        """A line of the log, as the viewer may see it, in words; rich markup. The seat `reader` is spoken to: "you"."""

    def sheet(self, result: Result, view: Any, names: Sequence[str]) -> RenderableType:
        """The score sheet of a finished match."""

    def help(self) -> str:
        """The rules in short; rich markup."""


def drawing_of(game: Game) -> Drawing:
    terminal = part(game.package, "terminal")
    found: Drawing = terminal.DRAWING if terminal else PlainDrawing(game)
    return found


def text_of(game: Game, view: Any, names: Sequence[str]) -> str:
    """A view as plain text, WIDTH columns wide."""
    drawn = StringIO()
    Console(file=drawn, width=WIDTH, color_system=None).print(drawing_of(game).picture(view, names))
    return "\n".join(line.rstrip() for line in drawn.getvalue().splitlines())
