"""The host hands the table over to somebody else who sits there, or leaves it to the next of them."""

from collections.abc import Sequence
from typing import Any

from kolam.locale import message
from kolam.match import Entry
from kolam.tables.commands import HostCommand
from kolam.tables.errors import NotNow
from kolam.tables.people import guest_in_seat
from kolam.tables.table import Line, SeatLine, Table


class HandOver(HostCommand, frozen=True):
    """Hand the table over to the person in another seat, who is its host from then on."""

    seat: int

    def lines_of_host(self, table: Table) -> Sequence[Line]:
        heir = guest_in_seat(table, self.seat, self.revision)
        if heir == table.host:
            raise NotNow(message("table-yourself"))
        return [HandedOver(self.seat, heir, table.host)]

    def traces(self, table: Table, guest: str) -> Sequence[Line]:
        lines = (written.line for written in table.lines)
        return [
            line for line in lines if isinstance(line, HandedOver) and (line.seat, line.before) == (self.seat, guest)
        ]


class HandedOver(SeatLine, frozen=True):
    """The person in `seat` is the host from now on."""

    kind = "handed_over"
    only_seats = True
    host: str
    before: str

    def happen(self, table: Table) -> Sequence[Entry]:
        table.host = self.host
        return ()

    def told(self, table: Table) -> dict[str, Any]:
        return {"seat": self.seat, "name": table.holders[self.seat].name}


def succession(table: Table, leaving: int) -> list[Line]:
    """If it is the host who leaves a seat, the next person around the table follows; if there is none, nobody does."""
    if table.seat_of(table.host) != leaving:
        return []
    players = len(table.holders)
    for seat in ((leaving + step) % players for step in range(1, players)):
        guest = table.holders[seat].guest
        if guest is not None:
            return [HandedOver(seat, guest, table.host)]
    return []


LINES = (HandedOver,)
