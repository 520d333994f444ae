"""Talk at a table, kept in its log."""

from collections.abc import Sequence
from typing import Any

from kolam.locale import message
from kolam.tables.commands import SeatCommand
from kolam.tables.errors import BadRequest
from kolam.tables.table import Line, SeatLine, Table

LONGEST_TEXT = 500

# Joiners between spaces are part of many scripts and emoji, though Python does not call them printable.
ALSO_TEXT = "\n\u200c\u200d"


class Say(SeatCommand, frozen=True):
    text: str

    def lines_of(self, table: Table, seat: int) -> Sequence[Line]:
        visible = all(character.isprintable() or character in ALSO_TEXT for character in self.text)
        if not (0 < len(self.text) <= LONGEST_TEXT and self.text.strip() and visible):
            raise BadRequest(message("table-text", most=LONGEST_TEXT))
        return [Said(seat, self.text)]

    def traces_of(self, table: Table, seat: int) -> Sequence[Line]:
        return [Said(seat, self.text)]


class Said(SeatLine, frozen=True):
    kind = "said"
    text: str

    def told(self, table: Table) -> dict[str, Any]:
        return {"seat": self.seat, "text": self.text}


LINES = (Said,)
