"""The clock: when a person's time for a decision runs out, the stand-in makes this one decision."""

from collections.abc import Sequence

from kolam.match import Entry
from kolam.tables.table import Line, SeatLine, Table


class TimeRanOut(SeatLine, frozen=True):
    """Nobody asks for this line: the keeper of the tables writes it."""

    kind = "time_ran_out"
    changes_position = True
    time_ran_out = True

    def happen(self, table: Table) -> Sequence[Entry]:
        table.missed[self.seat] = table.missed.get(self.seat, 0) + 1
        return ()


class ClockStopped(Line, frozen=True):
    """The clock stood still for `seconds`; `since` tells one such time from another."""

    kind = "clock_stopped"
    seconds: float
    since: float

    def happen(self, table: Table) -> Sequence[Entry]:
        table.since += self.seconds
        table.stopped_since = self.since
        return ()


def deadline(table: Table) -> float | None:
    """When the time of the person who decides runs out; None without a clock, and while a bot decides."""
    if table.thinking is None or table.turn is None or table.bot_to_decide is not None:
        return None
    return table.since + table.thinking


def time_out(table: Table, now: float) -> TimeRanOut | None:
    """The line to write if somebody's time is over."""
    ends = deadline(table)
    return TimeRanOut(table.turn) if ends is not None and ends <= now and table.turn is not None else None


def due(table: Table, patience: float) -> float | None:
    """When somebody has to look after the table at the latest: a bot that is silent for too long is asked again.

    Bots among themselves are asked by the feeds of those who watch.
    """
    if table.bot_to_decide is None:
        return deadline(table)
    return table.since + patience if table.has_people else None


LINES = (TimeRanOut, ClockStopped)
