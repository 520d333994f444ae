"""What is told of a match: the lines of its log, and how it ended."""

from typing import Any, NamedTuple

import msgspec


class Entry(NamedTuple):
    """A line of the log: a seat's move, or what chance brought (`seat` is None)."""

    seat: int | None
    what: Any


class Result(msgspec.Struct, frozen=True):
    """How a match ended."""

    scores: list[int]
    winners: list[int]
    sheet: list[Any]
