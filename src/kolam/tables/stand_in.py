"""Somebody plays on in another's seat: a bot, or a newcomer after it."""

from collections.abc import Sequence
from typing import Any

from kolam.match import Entry
from kolam.tables.table import SeatLine, Table


class Replaced(SeatLine, frozen=True):
    """A bot of this level plays on for somebody who was removed, or whose seat the others gave away by a vote."""

    kind = "replaced"
    changes_position = True
    only_seats = True
    level: str
    voted: bool = False
    invitation: str | None = None  # with which a newcomer may take the seat

    def happen(self, table: Table) -> Sequence[Entry]:
        guest = table.holders[self.seat].guest
        if self.voted and guest is not None:
            table.evicted[guest] = self.seat
        leave_to_bot(table, self.seat, self.level)
        if self.invitation is not None:
            table.renew_invitation(self.seat, self.invitation)
            table.vacant |= {self.seat}
        return ()

    def told(self, table: Table) -> dict[str, Any]:
        return {"seat": self.seat, "level": self.level, "to": "bot" if self.invitation is None else "newcomer"}


class TookOver(SeatLine, frozen=True):
    """A newcomer sits down in a running match, where a bot has played for somebody."""

    kind = "took_over"
    changes_position = True
    only_seats = True
    guest: str
    name: str

    def happen(self, table: Table) -> Sequence[Entry]:
        table.change_holder(self.seat, guest=self.guest, name=self.name, level=None, character=None)
        table.resigned -= {self.seat}
        table.vacant -= {self.seat}
        table.evicted.pop(self.guest, None)
        return ()

    def told(self, table: Table) -> dict[str, Any]:
        return {"seat": self.seat, "name": self.name}

    def seat_given(self, guest: str) -> int | None:
        return self.seat if self.guest == guest else None


def leave_to_bot(table: Table, seat: int, level: str) -> None:
    """The bot goes by the name of the person it plays on for."""
    table.change_holder(seat, guest=None, level=level)
    table.resigned |= {seat}
    came_back(table, seat)


def came_back(table: Table, seat: int) -> None:
    """Nobody is missing in a seat: its person decides again, or a bot does from now on."""
    table.missed.pop(seat, None)
    if table.vote is not None and table.vote.about == seat:
        table.vote = None


LINES = (Replaced, TookOver)
