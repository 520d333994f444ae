"""Rematch: the same seats play again at a new table, and the next of them starts, once all people there agree."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kolam.locale import message
from kolam.match import Entry, Match
from kolam.tables.commands import Command, SeatCommand, own_seat, require_not_closed
from kolam.tables.errors import NotNow
from kolam.tables.opening import Opened, Started
from kolam.tables.table import Holder, Line, SeatLine, Table, with_characters


class Lines(NamedTuple):
    """What a wish to play again adds: at this table, and at the new one if everybody agrees."""

    here: Sequence[Line]
    there: Sequence[Line] = ()


class Rematch(Command, frozen=True):
    """Offer to play again, or agree to it. When all people here agree, a new table opens; bots always agree."""

    def is_done(self, table: Table, guest: str) -> bool:
        """Whether they play again already, or this guest has said so since the revision they looked at."""
        seat = table.seat_of(guest)
        if seat is None:
            return False
        since = table.lines[max(self.revision, -1) + 1 :]
        return table.rematch is not None or any(written.line == RematchOffered(seat) for written in since)

    def lines_with(self, table: Table, guest: str, new: str) -> Lines:
        """What to write; the table `new` is laid only if there are lines for it."""
        seat, match = own_seat(table, guest), _finished_match(table)
        if seat in table.rematch_offer:
            return Lines(())
        if _people(table) <= table.rematch_offer | {seat}:
            return Lines([Rematched(seat, new)], _opening(table, match, guest))
        return Lines([RematchOffered(seat)])


class RematchOffered(SeatLine, frozen=True):
    """Somebody would like to play again: the first to say so offers it, the others agree."""

    kind = "rematch_offered"

    def happen(self, table: Table) -> Sequence[Entry]:
        table.rematch_offer |= {self.seat}
        table.rematch_declined = None
        return ()


class DeclineRematch(SeatCommand, frozen=True):
    """Do not play again. Somebody may still offer it anew."""

    def lines_of(self, table: Table, seat: int) -> Sequence[Line]:
        _finished_match(table)
        if table.rematch is not None:
            raise NotNow(message("table-rematched"))
        if not table.rematch_offer:
            raise NotNow(message("table-no-rematch-offered"))
        return [RematchDeclined(seat)]

    def traces_of(self, table: Table, seat: int) -> Sequence[Line]:
        return [RematchDeclined(seat)]


class RematchDeclined(SeatLine, frozen=True):
    kind = "rematch_declined"

    def happen(self, table: Table) -> Sequence[Entry]:
        table.rematch_offer = frozenset()
        table.rematch_declined = self.seat
        return ()


class Rematched(SeatLine, frozen=True):
    """They play again, at another table; `seat` was the last to agree."""

    kind = "rematched"
    table: str

    def happen(self, table: Table) -> Sequence[Entry]:
        table.rematch = self.table
        table.rematch_offer = frozenset()
        table.rematch_declined = None
        return ()

    def told(self, table: Table) -> dict[str, Any]:
        return {"seat": self.seat, "table": self.table}


def agreed(table: Table) -> list[int] | None:
    """The seats that agree to play again, bots among them; None while nobody has offered it."""
    if not table.rematch_offer:
        return None
    return sorted({*range(len(table.holders))} - _people(table) | table.rematch_offer)


def _people(table: Table) -> set[int]:
    return {seat for seat, holder in enumerate(table.holders) if holder.guest is not None}


def _finished_match(table: Table) -> Match:
    require_not_closed(table)
    if table.match is None or not table.over:
        raise NotNow(message("table-not-over"))
    return table.match


def _opening(table: Table, match: Match, guest: str) -> list[Line]:
    """The first lines of the new table. Who was the host stays it, if they still have a seat."""
    options = {**table.options, "first": (match.options.first + 1) % len(table.holders)}
    again = [holder if holder.level is None else Holder(level=holder.level) for holder in table.holders]
    holders = with_characters(again)  # the bots come back, and one in place of each that played on for somebody
    host = table.host if table.seat_of(table.host) is not None else guest
    opened = Opened(
        table.game_name,
        options,
        holders,
        host,
        table.stand_in,
        table.thinking,
        muted=sorted(table.muted),
        barred=sorted(table.barred),
    )
    return [opened, Started()]


LINES = (RematchOffered, RematchDeclined, Rematched)
