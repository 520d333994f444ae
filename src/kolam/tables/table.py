"""A table as its log tells it. The log is the truth: a table is nothing but what its lines add up to."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from kolam import match as matches
from kolam.match import Drawn, Match, Seat
from kolam.rules import game as game_named
from kolam.rules.contract import Game
from kolam.tables.log import (
    CHANGES_POSITION,
    AnyEntry,
    Chair,
    Joined,
    Left,
    Moved,
    Opened,
    Rematched,
    Renamed,
    Resigned,
    Started,
    TimeRanOut,
    UndoAsked,
    Undone,
    UndoRefused,
)


class Line(NamedTuple):
    """A line of the log, when it was written, and what it added to the match."""

    entry: AnyEntry
    at: float
    added: Sequence[matches.Entry]


class Table:
    """One table, from its opening to the end of its match and the talk after it."""

    game: Game
    options: Any
    host: str
    stand_in: str
    thinking: int | None
    listed: bool

    def __init__(self, name: str, secret: bytes, invitations: Sequence[str]) -> None:
        """A table of which no line has been read yet. `invitations` are the passwords of the seats."""
        self.name = name
        self.invitations = tuple(invitations)
        self.chairs: list[Chair] = []
        self.lines: list[Line] = []
        self.match: Match | None = None
        self.position = 0  # the ply of the last line that changed the position
        self.since = 0.0  # when the present decision began
        self.undo_asked: int | None = None
        self.time_ran_out = False
        self.rematch: str | None = None
        self.turn: int | None = None  # the seat that decides now; None before the start and after the end
        self.public: Any = None  # what everybody sees of it now: whoever looks first keeps it here for the others
        self._chance = Drawn(secret)

    @property
    def revision(self) -> int:
        """The ply of the last line; −1 before the table is opened."""
        return len(self.lines) - 1

    @property
    def commitment(self) -> str:
        return self._chance.commitment

    @property
    def secret_once_over(self) -> str | None:
        """What the commitment was made to, for everybody to check, and not a moment earlier."""
        return self._chance.secret.hex() if self.over else None

    @property
    def over(self) -> bool:
        return self.match is not None and self.turn is None

    @property
    def full(self) -> bool:
        return not any(chair.open for chair in self.chairs)

    @property
    def bot_to_decide(self) -> str | None:
        """The level of the bot that has to decide now, or None."""
        turn = self.turn
        if turn is None:
            return None
        return self.stand_in if self.time_ran_out else self.chairs[turn].level

    @property
    def deadline(self) -> float | None:
        """When the time of the person who decides runs out, or None where nobody is waited for in vain."""
        turn = self.turn
        if self.thinking is None or turn is None or self.bot_to_decide is not None:
            return None
        return self.since + self.thinking

    def seat_of(self, guest: str | None) -> int | None:
        """The seat that a guest holds, or None: then they are a spectator."""
        if guest is not None:
            for seat, chair in enumerate(self.chairs):
                if chair.guest == guest:
                    return seat
        return None

    def apply(self, entry: AnyEntry, at: float) -> None:
        """Let a line of the log happen."""
        self.public = None
        added = self._happen(entry)
        if isinstance(entry, CHANGES_POSITION):
            self.position = len(self.lines)
            self.since = at
            self.undo_asked = None
            self.time_ran_out = isinstance(entry, TimeRanOut)
            self.turn = self._playing.turn
        self.lines.append(Line(entry, at, added))

    def _happen(self, entry: AnyEntry) -> Sequence[matches.Entry]:
        match entry:
            case Opened():
                self.game = game_named(entry.game)
                self.options = entry.options
                self.host = entry.host
                self.stand_in = entry.stand_in
                self.thinking = entry.thinking
                self.listed = entry.listed
                self.chairs = list(entry.chairs)
            case Joined(seat, guest, name):
                self.chairs[seat] = Chair(guest, name)
            case Left(seat):
                self.chairs[seat] = Chair()
            case Renamed(seat, name):
                self._change(seat, name=name)
            case Started(filled):
                return self._start(filled)
            case Moved(seat, move):
                return self._playing.play(seat, move)
            case UndoAsked(seat):
                self.undo_asked = seat
            case UndoRefused():
                self.undo_asked = None
            case Undone(seat):
                self._playing.undo(seat)
            case Resigned(seat, level):
                self._change(seat, guest=None, level=level)
            case Rematched(_, table):
                self.rematch = table
        return ()

    @property
    def _playing(self) -> Match:
        if self.match is None:
            raise LookupError(f"the log of table {self.name} plays before it starts")
        return self.match

    def _start(self, filled: str | None) -> Sequence[matches.Entry]:
        level = filled or self.stand_in
        for seat, chair in enumerate(self.chairs):
            if chair.open:
                self.chairs[seat] = Chair(name=bot_name(seat, level), level=level)
        self.match = Match(self.game, self._seats(), self.options, self._chance)
        return self.match.log[:]

    def _change(self, seat: int, **changes: str | None) -> None:
        self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], **changes)
        if self.match is not None:
            self.match.seats = tuple(self._seats())

    def _seats(self) -> list[Seat]:
        return [Seat(chair.name or "", chair.level) for chair in self.chairs]


def bot_name(seat: int, level: str) -> str:
    return f"{level.capitalize()} {seat + 1}"
