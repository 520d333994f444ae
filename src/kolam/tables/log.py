"""The log of a table: all that ever changed it, in order. A line's number is its ply; the last one is the revision."""

from typing import Any, NamedTuple

import msgspec

from kolam.tables import (
    clock,
    ending,
    handover,
    importing,
    moderation,
    moves,
    opening,
    rematch,
    seats,
    stand_in,
    talk,
    undo,
    votes,
    whatif,
    wishes,
)
from kolam.tables.table import Line, Table

FAMILIES = (
    opening,
    seats,
    stand_in,
    handover,
    wishes,
    moves,
    undo,
    clock,
    ending,
    talk,
    moderation,
    votes,
    rematch,
    importing,
    whatif,
)
KINDS: dict[str, type[Line]] = {line.kind: line for family in FAMILIES for line in family.LINES}


class Row(NamedTuple):
    """A line as a database keeps it."""

    ply: int
    kind: str
    seat: int | None
    payload: str
    at: float


def to_row(ply: int, line: Line, at: float) -> Row:
    data = msgspec.to_builtins(line)
    seat = data.pop("seat", None)
    return Row(ply, line.kind, seat, msgspec.json.encode(data).decode(), at)


def from_row(row: Row, table: Table) -> Line:
    """The next line of a table."""
    if not isinstance(row.at, float | int):
        raise ValueError(f"{row.at!r} is no time")
    data: dict[str, Any] = msgspec.json.decode(row.payload)
    if row.seat is not None:
        data["seat"] = row.seat
    return KINDS[row.kind].read(data, table)
