"""Rematch: the same seats play again at a new table, and the next of them starts."""

from collections.abc import Sequence
from typing import Any

from kolam.locale import message
from kolam.match import Entry
from kolam.tables.commands import Command, own_seat
from kolam.tables.errors import NotNow
from kolam.tables.opening import Opened, Started
from kolam.tables.table import Line, SeatLine, Table, bot_holder


class Rematch(Command, frozen=True):
    """Play again with the same seats at a new table; the next seat starts."""

    def table_if_done(self, table: Table, guest: str) -> str | None:
        """Where they play again already: of all who ask, the first opens the new table."""
        return table.rematch if table.seat_of(guest) is not None else None

    def lines_here_and_there(self, table: Table, guest: str, new: str) -> tuple[list[Line], list[Line]]:
        """The line at this table, and the first lines of the `new` one."""
        seat = own_seat(table, guest)
        if table.match is None or not table.over:
            raise NotNow(message("table-not-over"))
        if table.rematch is not None:
            raise NotNow(message("table-rematched"))
        first = (table.match.options.first + 1) % len(table.holders)
        options = {**table.options, "first": first}
        holders = [
            holder if holder.level is None else bot_holder(number, holder.level)
            for number, holder in enumerate(table.holders)
        ]
        opened = Opened(table.game_name, options, holders, guest, table.stand_in, table.thinking)
        return [Rematched(seat, new)], [opened, Started()]


class Rematched(SeatLine, frozen=True):
    """They play again, at another table."""

    kind = "rematched"
    table: str

    def happen(self, table: Table) -> Sequence[Entry]:
        table.rematch = self.table
        return ()

    def told(self, table: Table) -> dict[str, Any]:
        return {"seat": self.seat, "table": self.table}


LINES = (Rematched,)
