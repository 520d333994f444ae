"""Who sits where: join, leave, rename, resign."""

import secrets
from collections.abc import Sequence
from typing import Any

from kolam.locale import message
from kolam.match import Entry
from kolam.tables import wishes
from kolam.tables.commands import Command, SeatCommand, running_match
from kolam.tables.errors import BadRequest, Forbidden, NotNow
from kolam.tables.handover import succession
from kolam.tables.names import read_name
from kolam.tables.opening import Started
from kolam.tables.stand_in import TookOver, leave_to_bot
from kolam.tables.table import Holder, Line, SeatLine, Table


class Join(Command, frozen=True):
    """Take the open seat that the invitation is for; a listed table asks for none."""

    seat: int
    invitation: str | None = None
    name: str | None = None

    def lines(self, table: Table, guest: str) -> Sequence[Line]:
        if not 0 <= self.seat < len(table.holders):
            raise BadRequest(message("table-no-seat", seat=self.seat, count=len(table.holders)))
        if not (self._needs_no_invitation(table, guest) or self._is_invited(table)):
            raise Forbidden(message("table-wrong-invitation"))
        if table.seat_of(guest) is not None:
            raise NotNow(message("table-one-seat"))
        if self.seat in table.vacant and not table.over:
            if table.last_seat_of(guest) not in (None, self.seat):
                raise NotNow(message("table-had-a-seat"))  # they have seen another hand
            return [TookOver(self.seat, guest, read_name(self.name, table.bots))]
        if not table.holders[self.seat].missing or table.match is not None:
            raise NotNow(message("table-seat-taken"))
        joined = Joined(self.seat, guest, read_name(self.name, table.bots))
        is_last = sum(holder.missing for holder in table.holders) == 1
        return [joined, Started()] if is_last else [joined]

    def traces(self, table: Table, guest: str) -> Sequence[Line]:
        name = read_name(self.name)
        return [Joined(self.seat, guest, name), TookOver(self.seat, guest, name)]

    def _needs_no_invitation(self, table: Table, guest: str) -> bool:
        """At a listed table; and who comes back to a seat that waits for a newcomer."""
        return self.invitation is None and (table.listed or table.evicted.get(guest) == self.seat)

    def _is_invited(self, table: Table) -> bool:
        shown = self.invitation or ""
        return secrets.compare_digest(table.invitations[self.seat].encode(), shown.encode())


class Joined(SeatLine, frozen=True):
    kind = "joined"
    only_seats = True
    guest: str
    name: str

    def happen(self, table: Table) -> Sequence[Entry]:
        table.holders[self.seat] = Holder(self.guest, self.name)
        return ()

    def told(self, table: Table) -> dict[str, Any]:
        return {"seat": self.seat, "name": self.name}

    def seat_given(self, guest: str) -> int | None:
        return self.seat if self.guest == guest else None


class Leave(SeatCommand, frozen=True):
    """Give the seat back before the match starts."""

    def lines_of(self, table: Table, seat: int) -> Sequence[Line]:
        if table.match is not None:
            raise NotNow(message("table-resign-instead"))
        return [Left(seat, table.holders[seat].name), *succession(table, seat)]

    def traces_of(self, table: Table, seat: int) -> Sequence[Line]:
        lines = (written.line for written in table.lines)
        return [line for line in lines if isinstance(line, Left) and line.seat == seat]


class Left(SeatLine, frozen=True):
    kind = "left"
    only_seats = True
    name: str | None = None  # which the oldest logs do not tell

    def happen(self, table: Table) -> Sequence[Entry]:
        table.holders[self.seat] = Holder()
        wishes.forget(table, self.seat)
        return ()

    def told(self, table: Table) -> dict[str, Any]:
        return {"seat": self.seat, "name": self.name}


class Rename(SeatCommand, frozen=True):
    """Change your name at this table."""

    name: str

    def lines_of(self, table: Table, seat: int) -> Sequence[Line]:
        return [Renamed(seat, read_name(self.name, table.bots), table.holders[seat].name)]

    def traces_of(self, table: Table, seat: int) -> Sequence[Line]:
        lines = (written.line for written in table.lines)
        return [line for line in lines if isinstance(line, Renamed) and (line.seat, line.name) == (seat, self.name)]


class Renamed(SeatLine, frozen=True):
    kind = "renamed"
    only_seats = True
    name: str
    was: str | None = None  # which older logs do not tell

    def happen(self, table: Table) -> Sequence[Entry]:
        table.change_holder(self.seat, name=self.name)
        return ()

    def told(self, table: Table) -> dict[str, Any]:
        return {"seat": self.seat, "name": self.name, "was": self.was}


class Resign(SeatCommand, frozen=True):
    """Leave a running match for good; a bot plays on."""

    def lines_of(self, table: Table, seat: int) -> Sequence[Line]:
        running_match(table)
        return [Resigned(seat, table.stand_in), *succession(table, seat)]

    def traces_of(self, table: Table, seat: int) -> Sequence[Line]:
        return [Resigned(seat, table.stand_in)]


class Resigned(SeatLine, frozen=True):
    """A bot of this level plays on."""

    kind = "resigned"
    changes_position = True
    only_seats = True
    level: str

    def happen(self, table: Table) -> Sequence[Entry]:
        leave_to_bot(table, self.seat, self.level)
        return ()

    def told(self, table: Table) -> dict[str, Any]:
        """The bot goes by the name of the person it plays on for."""
        return {"seat": self.seat, "level": self.level, "name": table.holders[self.seat].name}


LINES = (Joined, Left, Renamed, Resigned)
