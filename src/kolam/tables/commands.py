"""What all commands share. Each stands with its lines, its ruling and its traces in the file of its family.

Every command names the revision that its guest looked at, so that repeating it is harmless.
"""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from kolam.locale import message
from kolam.match import Match, MatchOver
from kolam.tables.errors import Forbidden, NotNow, Stale, Unwelcome
from kolam.tables.table import Line, Table


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a guest asks of a table."""

    needs_current: ClassVar[bool] = False  # refused when the position has changed since `revision`
    revision: int

    def lines(self, table: Table, guest: str) -> Sequence[Line]:
        """The ruling: what this adds to the log, or a refusal."""
        raise NotImplementedError

    def lines_at(self, table: Table, guest: str, now: float) -> Sequence[Line]:
        """The same, for a command that depends on how long something has lasted."""
        return self.lines(table, guest)

    def traces(self, table: Table, guest: str) -> Sequence[Line]:
        """The lines that this may have left already, if it was this guest who gave it."""
        raise NotImplementedError


class SeatCommand(Command, frozen=True):
    """A command that needs a seat."""

    def lines(self, table: Table, guest: str) -> Sequence[Line]:
        return self.lines_of(table, own_seat(table, guest))

    def traces(self, table: Table, guest: str) -> Sequence[Line]:
        seat = table.last_seat_of(guest)
        return () if seat is None else self.traces_of(table, seat)

    def lines_of(self, table: Table, seat: int) -> Sequence[Line]:
        raise NotImplementedError

    def traces_of(self, table: Table, seat: int) -> Sequence[Line]:
        raise NotImplementedError


class HostCommand(Command, frozen=True):
    """A command that only the host may give."""

    def lines(self, table: Table, guest: str) -> Sequence[Line]:
        require_host(table, guest)
        return self.lines_of_host(table)

    def lines_of_host(self, table: Table) -> Sequence[Line]:
        raise NotImplementedError


def ruling(table: Table, guest: str, command: Command, now: float) -> Sequence[Line] | int:
    """The lines that the command adds to the log, or the ply at which it was already done, or a refusal."""
    require_welcome(table, guest)
    if command.revision > table.revision:
        raise Stale(message("table-from-the-future", revision=table.revision))
    done = _ply_if_done(table, guest, command)
    if done is not None:
        return done
    require_not_closed(table)
    if command.needs_current and command.revision < table.position:
        raise Stale(message("table-moved-on", revision=table.revision))
    return command.lines_at(table, guest, now)


def _ply_if_done(table: Table, guest: str, command: Command) -> int | None:
    """The ply of the line that this very command has written since the revision it looked at.

    A client that does not hear our answer asks again, and must hear the same. A decision counts as repeated only
    if it was the first thing to change the position since: the same move may be made anew after an undo.
    """
    if command.revision == table.revision:
        return None
    traces = command.traces(table, guest)
    for ply in range(max(command.revision, -1) + 1, table.revision + 1):
        line = table.lines[ply].line
        if line in traces:
            return ply
        if command.needs_current and line.changes_position:
            return None
    return None


def require_welcome(table: Table, guest: str | None) -> None:
    if guest in table.barred:
        raise Unwelcome(message("table-removed"))


def require_not_closed(table: Table) -> None:
    if table.closed:
        raise NotNow(message("table-closed"))


def require_host(table: Table, guest: str) -> None:
    if guest != table.host:
        raise Forbidden(message("table-host-only"))


def own_seat(table: Table, guest: str) -> int:
    seat = table.seat_of(guest)
    if seat is None:
        raise Forbidden(message("table-not-seated"))
    return seat


def running_match(table: Table) -> Match:
    if table.match is None:
        raise NotNow(message("table-not-started"))
    if table.over:
        raise MatchOver(message("match-over"))
    return table.match
