"""First matches: a match of a game that is prepared for newcomers, from the file `lesson.toml` of its room.

The file says who plays, with which options, and the secret that every draw follows from, so that all ideas of the game
come up early. `tools/lessons.py` looks for such a secret. A game without the file has no first match.
"""

import logging
from functools import cache
from typing import Annotated, Any

import msgspec

from kolam.bots import LEVELS
from kolam.engine.contract import Game
from kolam.engine.datafile import read_toml
from kolam.engine.errors import KolamError
from kolam.engine.options import draw_missing, options_data
from kolam.engine.parts import folder_of
from kolam.engine.registry import game as game_named
from kolam.locale import message
from kolam.tables.errors import BadRequest
from kolam.tables.opening import USUAL_LEVEL, Opened, Started
from kolam.tables.table import Holder, Line, with_characters

FILE = "lesson.toml"
ME = "me"

log = logging.getLogger(__name__)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A prepared match."""

    minutes: Annotated[int, msgspec.Meta(ge=1, le=60)]  # that it takes a newcomer
    seats: list[str]  # `me` for the newcomer, once, and the levels of the bots
    secret: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    options: dict[str, Any] = {}  # the game's; what is left out has its usual value

    @property
    def seat(self) -> int:
        """The newcomer's."""
        return self.seats.index(ME)


class OpenLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a game's first match: the game decides everything else."""

    game: str


@cache
def lesson_of(name: str) -> Lesson | None:
    """A game's first match; None if it has none, or none that can be played, of which the log tells."""
    game = game_named(name)
    file = folder_of(game.package) / FILE
    if not file.is_file():
        return None
    try:
        found = msgspec.convert(read_toml(file), Lesson)
        _check(game, found)
    except (KolamError, ValueError):
        log.exception("the first match of %s is left out", name)
        return None
    return found


def _check(game: Game, lesson: Lesson) -> None:
    if lesson.seats.count(ME) != 1 or not {*lesson.seats} <= {ME, *LEVELS}:
        raise ValueError(f"seats: {ME} once, and levels of bots")
    options_data(game, lesson.options, len(lesson.seats))


def required_lesson(name: str) -> Lesson:
    lesson = lesson_of(name)
    if lesson is None:
        raise BadRequest(message("table-no-lesson", game=game_named(name).called))
    return lesson


def lesson_opening(name: str, lesson: Lesson, guest: str, called: str) -> list[Line]:
    """The first lines of a table for it. It is the same for everybody, and a host's own files change nothing."""
    game = game_named(name)
    players = len(lesson.seats)
    options = options_data(game, draw_missing(game, lesson.options, players, lambda most: 0), players)
    holders = [Holder(guest, called) if seat == ME else Holder(level=seat) for seat in lesson.seats]
    opened = Opened(name, options, with_characters(holders), guest, USUAL_LEVEL, lesson=True)
    return [opened, Started()]
