"""Talk at a table, kept in its log. Spectators are heard if the host lets them."""

from collections.abc import Sequence
from typing import Any

from kolam.locale import message
from kolam.match import Entry
from kolam.tables.commands import Command, own_seat
from kolam.tables.errors import BadRequest, Forbidden
from kolam.tables.seats import read_name
from kolam.tables.table import Line, Table

LONGEST_TEXT = 500

# Joiners between spaces are part of many scripts and emoji, though Python does not call them printable.
ALSO_TEXT = "\n\u200c\u200d"


class Say(Command, frozen=True):
    """Say something to the table; a spectator says it under a `name`, usually their own."""

    text: str
    name: str | None = None

    def lines(self, table: Table, guest: str) -> Sequence[Line]:
        visible = all(character.isprintable() or character in ALSO_TEXT for character in self.text)
        if not (0 < len(self.text) <= LONGEST_TEXT and self.text.strip() and visible):
            raise BadRequest(message("table-text", most=LONGEST_TEXT))
        if not table.spectators_talk:
            own_seat(table, guest)
        return self.traces(table, guest)

    def traces(self, table: Table, guest: str) -> Sequence[Line]:
        seat = table.seat_of(guest)
        if seat is None:
            return [Said(self.text, guest=guest, name=read_name(self.name))]
        return [Said(self.text, seat)]


class Said(Line, frozen=True):
    """By a seat; or by a spectator, who then has a name."""

    kind = "said"
    text: str
    seat: int | None = None
    guest: str | None = None
    name: str | None = None

    def told(self, table: Table) -> dict[str, Any]:
        return {"seat": self.seat, "text": self.text, "name": self.name}


class HearSpectators(Command, frozen=True):
    """Let spectators talk, or do not let them any more. Only the host may say so."""

    allowed: bool

    def lines(self, table: Table, guest: str) -> Sequence[Line]:
        if guest != table.host:
            raise Forbidden(message("table-host-only"))
        return [SpectatorsHeard(self.allowed)]

    def traces(self, table: Table, guest: str) -> Sequence[Line]:
        return [SpectatorsHeard(self.allowed)] if guest == table.host else ()


class SpectatorsHeard(Line, frozen=True):
    """From now on spectators may talk, or may not."""

    kind = "spectators_heard"
    allowed: bool

    def happen(self, table: Table) -> Sequence[Entry]:
        table.spectators_talk = self.allowed
        return ()

    def told(self, table: Table) -> dict[str, Any]:
        return {"allowed": self.allowed}


LINES = (Said, SpectatorsHeard)
