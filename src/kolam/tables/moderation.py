"""What a host does about people: remove them, mute them, close the table."""

import secrets
from collections.abc import Sequence
from typing import Any

from kolam.locale import message
from kolam.match import Entry, MatchOver
from kolam.tables import wishes
from kolam.tables.commands import HostCommand
from kolam.tables.errors import NotNow
from kolam.tables.people import guest_meant
from kolam.tables.stand_in import Replaced
from kolam.tables.table import Holder, Line, Table


class AboutSomebody(HostCommand, frozen=True):
    """A command about the person in a seat, or about a spectator by the number that what they said has."""

    seat: int | None = None
    spectator: int | None = None

    def guest(self, table: Table) -> str:
        found = guest_meant(table, self.seat, self.spectator, self.revision)
        if found == table.host:
            raise NotNow(message("table-yourself"))
        return found

    def is_about(self, line: "Removed | Muted", table: Table) -> bool:
        if self.seat is not None:
            return line.seat == self.seat
        return table.spectators.get(line.guest) == self.spectator


class Remove(AboutSomebody, frozen=True):
    """Remove somebody, who cannot come back to this table. Before the start their seat is free again, and its
    invitation a new one; in a match a bot plays on in their place, as if they had resigned."""

    def lines_of_host(self, table: Table) -> Sequence[Line]:
        guest = self.guest(table)
        seat = table.seat_of(guest)
        if seat is None:
            return [Removed(guest, _spectator_name(table, guest))]
        name = table.holders[seat].name
        if table.match is None:
            return [Removed(guest, name, seat, secrets.token_urlsafe(16))]
        if table.over:
            raise MatchOver(message("match-over"))
        return [Removed(guest, name, seat), Replaced(seat, table.stand_in)]

    def traces(self, table: Table, guest: str) -> Sequence[Line]:
        lines = (written.line for written in table.lines if guest == table.host)
        return [line for line in lines if isinstance(line, Removed) and self.is_about(line, table)]


class Removed(Line, frozen=True):
    """A guest who may not be here any more. `invitation` is the new one of a seat that is free again."""

    kind = "removed"
    only_seats = True
    guest: str
    name: str | None = None
    seat: int | None = None
    invitation: str | None = None

    def happen(self, table: Table) -> Sequence[Entry]:
        table.barred |= {self.guest}
        if self.seat is not None and self.invitation is not None:
            table.holders[self.seat] = Holder()
            table.renew_invitation(self.seat, self.invitation)
            wishes.forget(table, self.seat)
        return ()

    def told(self, table: Table) -> dict[str, Any]:
        number = table.spectators.get(self.guest) if self.seat is None else None
        return {"seat": self.seat, "name": self.name, "spectator": number}


class Mute(AboutSomebody, frozen=True):
    """Somebody is not heard any more in the talk, or is heard again."""

    muted: bool = True

    def lines_of_host(self, table: Table) -> Sequence[Line]:
        guest = self.guest(table)
        seat = table.seat_of(guest)
        name = _spectator_name(table, guest) if seat is None else table.holders[seat].name
        return [Muted(guest, self.muted, name, seat)]

    def traces(self, table: Table, guest: str) -> Sequence[Line]:
        lines = (written.line for written in table.lines if guest == table.host)
        about = (line for line in lines if isinstance(line, Muted) and self.is_about(line, table))
        return [line for line in about if line.muted == self.muted]


class Muted(Line, frozen=True):
    kind = "muted"
    guest: str
    muted: bool
    name: str | None = None
    seat: int | None = None

    def happen(self, table: Table) -> Sequence[Entry]:
        table.muted = table.muted | {self.guest} if self.muted else table.muted - {self.guest}
        return ()

    def told(self, table: Table) -> dict[str, Any]:
        number = table.spectators.get(self.guest) if self.seat is None else None
        return {"seat": self.seat, "name": self.name, "spectator": number, "allowed": not self.muted}


class Close(HostCommand, frozen=True):
    """Close the table. A match that is going on ends without a winner."""

    def lines_of_host(self, table: Table) -> Sequence[Line]:
        return closing(table)

    def traces(self, table: Table, guest: str) -> Sequence[Line]:
        return [Closed()] if guest == table.host else ()


def closing(table: Table) -> Sequence[Line]:
    if table.over:
        raise MatchOver(message("match-over"))
    return [Closed()]


class Closed(Line, frozen=True):
    """Nobody decides any more, and nothing else happens. What was hidden stays hidden."""

    kind = "closed"
    only_seats = True

    def happen(self, table: Table) -> Sequence[Entry]:
        table.closed = True
        table.turn = table.undo_asked = table.vote = None
        table.time_ran_out = False
        return ()


def _spectator_name(table: Table, guest: str) -> str | None:
    """What a spectator called themselves last."""
    said = (written.line for written in reversed(table.lines) if getattr(written.line, "guest", None) == guest)
    return next((name for line in said if (name := getattr(line, "name", None))), None)


LINES = (Removed, Muted, Closed)
