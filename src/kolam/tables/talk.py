"""Talk at a table, kept in its log. Spectators are heard if the host lets them."""

from collections.abc import Sequence
from typing import Any

from kolam.locale import message
from kolam.match import Entry
from kolam.tables.commands import Command, own_seat, require_host
from kolam.tables.errors import BadRequest, Forbidden
from kolam.tables.names import hides_something, read_name
from kolam.tables.table import Line, Table

LONGEST_TEXT = 500
MOST_LINES = 6  # of a message; what is said after them goes on in the last one

# Joiners between spaces are part of many scripts and emoji, though Python does not call them printable.
ALSO_TEXT = "\n\u200c\u200d"


class Say(Command, frozen=True):
    """Say something to the table; a spectator says it under a `name`, usually their own."""

    text: str
    name: str | None = None

    def lines(self, table: Table, guest: str) -> Sequence[Line]:
        text = self.text.replace("\r\n", "\n")
        visible = all(character.isprintable() or character in ALSO_TEXT for character in text)
        if not (0 < len(text) <= LONGEST_TEXT and visible) or hides_something(text):
            raise BadRequest(message("table-text", most=LONGEST_TEXT))
        if not table.spectators_talk:
            own_seat(table, guest)
        if guest in table.muted:
            raise Forbidden(message("table-muted"))
        return self.traces(table, guest)

    def traces(self, table: Table, guest: str) -> Sequence[Line]:
        seat = table.seat_of(guest)
        if seat is None:
            return [Said(tidy(self.text), guest=guest, name=read_name(self.name, table.bots))]
        return [Said(tidy(self.text), seat)]


def tidy(text: str) -> str:
    """A message without what only takes room: empty lines, and more than a few others."""
    lines = [" ".join(line.split()) for line in text.splitlines()]
    said = [line for line in lines if line]
    return "\n".join([*said[: MOST_LINES - 1], *([" ".join(said[MOST_LINES - 1 :])] if said[MOST_LINES - 1 :] else [])])


class Said(Line, frozen=True):
    """By a seat; or by a spectator, who then has a name."""

    kind = "said"
    text: str
    seat: int | None = None
    guest: str | None = None
    name: str | None = None

    def happen(self, table: Table) -> Sequence[Entry]:
        if self.guest is not None:
            table.spectators.setdefault(self.guest, len(table.spectators))
        return ()

    def told(self, table: Table) -> dict[str, Any]:
        """Spectators have numbers at a table, so that two of the same name are told apart."""
        number = None if self.guest is None else table.spectators[self.guest]
        return {"seat": self.seat, "text": self.text, "name": self.name, "spectator": number}


class HearSpectators(Command, frozen=True):
    """Let spectators talk, or do not let them any more. Only the host may say so."""

    allowed: bool

    def lines(self, table: Table, guest: str) -> Sequence[Line]:
        require_host(table, guest)
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
