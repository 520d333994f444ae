"""Undo: take a decision back, or ask for it.

The next player has already seen the move and may be thinking, so a person is asked first. Playing on refuses.
"""

from collections.abc import Sequence

from kolam.locale import message
from kolam.match import Entry
from kolam.tables.commands import SeatCommand, running_match
from kolam.tables.errors import Forbidden, NotNow
from kolam.tables.table import Line, SeatLine, Table


class Undo(SeatCommand, frozen=True):
    """Take my last decision back, or ask the next player whether I may."""

    needs_current = True

    def lines_of(self, table: Table, seat: int) -> Sequence[Line]:
        refusal = running_match(table).why_no_undo(seat)
        if refusal is not None:
            raise refusal
        if table.undo_asked == seat:
            raise NotNow(message("table-undo-asked"))
        turn = table.turn
        another_person_decides = turn is not None and turn != seat and table.holders[turn].guest is not None
        return [UndoAsked(seat) if another_person_decides else Undone(seat)]

    def traces_of(self, table: Table, seat: int) -> Sequence[Line]:
        return [UndoAsked(seat), Undone(seat)]


class UndoAsked(SeatLine, frozen=True):
    kind = "undo_asked"

    def happen(self, table: Table) -> Sequence[Entry]:
        table.undo_asked = self.seat
        return ()


class Undone(SeatLine, frozen=True):
    """The last decision of `seat` was taken back, with all that followed."""

    kind = "undone"
    changes_position = True

    def happen(self, table: Table) -> Sequence[Entry]:
        table.playing.undo(self.seat)
        return ()


class AgreeToUndo(SeatCommand, frozen=True):
    needs_current = True

    def lines_of(self, table: Table, seat: int) -> Sequence[Line]:
        asking = _seat_that_asks(table, seat)
        return [UndoAgreed(seat), Undone(asking)]

    def traces_of(self, table: Table, seat: int) -> Sequence[Line]:
        return [UndoAgreed(seat)]


class UndoAgreed(SeatLine, frozen=True):
    kind = "undo_agreed"


class RefuseUndo(SeatCommand, frozen=True):
    needs_current = True

    def lines_of(self, table: Table, seat: int) -> Sequence[Line]:
        _seat_that_asks(table, seat)
        return [UndoRefused(seat)]

    def traces_of(self, table: Table, seat: int) -> Sequence[Line]:
        return [UndoRefused(seat)]


class UndoRefused(SeatLine, frozen=True):
    kind = "undo_refused"

    def happen(self, table: Table) -> Sequence[Entry]:
        table.undo_asked = None
        return ()


def _seat_that_asks(table: Table, asked: int) -> int:
    """Only the seat that decides now is asked."""
    if table.undo_asked is None:
        raise NotNow(message("table-no-undo-asked"))
    if table.turn != asked:
        raise Forbidden(message("table-not-asked"))
    return table.undo_asked


LINES = (UndoAsked, Undone, UndoAgreed, UndoRefused)
