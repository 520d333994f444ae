"""Moves: what a seat decides. The rules judge a move when it happens, a new one as one that is replayed."""

from collections.abc import Sequence
from typing import Any, Self

import msgspec

from kolam.engine.contract import read_move
from kolam.engine.errors import IllegalMove
from kolam.locale import message
from kolam.match import Entry, Match, NotYourTurn
from kolam.tables.commands import SeatCommand, ruling, running_match
from kolam.tables.errors import NotNow
from kolam.tables.stand_in import came_back
from kolam.tables.table import Line, SeatLine, Table


class Move(SeatCommand, frozen=True):
    """Decide: a typed move as the table lists it, or its text."""

    needs_current = True
    move: dict[str, Any] | str

    def lines_of(self, table: Table, seat: int) -> Sequence[Line]:
        match_to_decide(table, seat)
        if table.time_ran_out:
            raise NotNow(message("table-time-ran-out"))
        return [Moved(seat, read_move(table.game, self.move))]

    def traces_of(self, table: Table, seat: int) -> Sequence[Line]:
        return [Moved(seat, read_move(table.game, self.move))]


class Moved(SeatLine, frozen=True):
    """A decision; `bot` says that a bot made it, for itself or for a person whose time had run out."""

    kind = "moved"
    changes_position = True
    move: Any  # typed; the log keeps it as JSON
    bot: bool = False

    def happen(self, table: Table) -> Sequence[Entry]:
        added = table.playing.play(self.seat, self.move)
        table.decided += 1
        if not self.bot:
            came_back(table, self.seat)
        return added

    def told(self, table: Table) -> dict[str, Any]:
        return {"seat": self.seat, "bot": self.bot, "text": table.game.text(self.move)}

    @classmethod
    def read(cls, data: dict[str, Any], table: Table) -> Self:
        kept = msgspec.convert(data, cls)
        return cls(kept.seat, read_move(table.game, kept.move), kept.bot)


def match_to_decide(table: Table, seat: int) -> Match:
    """The match in which it is this seat's turn."""
    match = running_match(table)
    if table.turn != seat:
        raise NotYourTurn(message("match-not-your-turn", name=match.seats[match.turn or 0].name))
    return match


def explanation(table: Table, guest: str, asked: Move, now: float) -> IllegalMove | None:
    """Why a move would be refused, or None if it may be made."""
    ruled = ruling(table, guest, asked, now)
    if isinstance(ruled, int):
        return None  # it was made already
    return table.playing.explain(read_move(table.game, asked.move))


LINES = (Moved,)
