"""What a list tells of a table. It is kept in the database, so that a list need not replay any log.

Whatever changes who sits there, or begins or ends the match, is told in the same transaction. A move or a word only
changes whose turn it is and when the last news came: that is written a few seconds later (caretaker.py), for many
tables at once, and until then a list that finds a newer line in the log looks at the table itself.
"""

from typing import Any, NamedTuple

import msgspec

from kolam.tables.look import SeatLook, Status, seat_looks, status_of
from kolam.tables.table import Table


class Summary(msgspec.Struct, frozen=True):
    """What everybody may know of a table that is listed, or that they have a seat at."""

    game: str
    status: Status
    seats: list[SeatLook]
    turn: int | None
    thinking: int | None
    listed: bool
    what_if: bool = False  # played on from a moment of another match


class TableBrief(Summary, frozen=True, kw_only=True):
    """A table in a list, as one guest may see it. To know more, look at the table itself."""

    id: str
    revision: int
    seat: int | None  # yours; null if you have none
    host: bool  # whether you opened it
    changed: float  # when something last happened there, in seconds since 1970
    trouble: str | None  # for people, in their language: why the table is unreadable


class Summed(NamedTuple):
    """The columns of a table that lists are made from."""

    table: str
    revision: int
    status: str
    bots_only: bool
    host: str
    opened: float
    changed: float
    waiting: float | None
    summary: str


def sum_up(table: Table) -> Summed:
    opened = table.lines[0].at if table.lines else 0.0
    return Summed(
        table=table.name,
        revision=table.revision,
        status=status_of(table),
        bots_only=table.match is not None and not table.has_people and not table.imported,
        host=table.host,
        opened=opened,
        changed=table.lines[-1].at if table.lines else 0.0,
        waiting=opened if is_waiting(table) else None,
        summary=msgspec.json.encode(_summary(table)).decode(),
    )


def outline(table: Table) -> tuple[Any, ...]:
    """What is told at once when it changes; all the rest may be told later."""
    return status_of(table), table.listed, table.host, tuple(table.holders)


def is_waiting(table: Table) -> bool:
    """Whether strangers may find it and sit down."""
    return table.listed and table.match is None and table.trouble is None and not (table.full or table.closed)


def brief(table: Table, guest: str | None) -> TableBrief:
    """A table that is cached, as a list tells of it."""
    return TableBrief(
        *msgspec.structs.astuple(_summary(table)),
        id=table.name,
        revision=table.revision,
        seat=table.seat_of(guest),
        host=guest is not None and guest == table.host,
        changed=table.lines[-1].at if table.lines else 0.0,
        trouble=None if table.trouble is None else str(table.trouble),
    )


def _summary(table: Table) -> Summary:
    return Summary(
        game=table.game_name,
        status=status_of(table),
        seats=seat_looks(table),
        turn=table.turn,
        thinking=table.thinking,
        listed=table.listed,
        what_if=table.what_if is not None,
    )
