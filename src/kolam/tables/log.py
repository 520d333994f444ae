"""The log of a table: all that ever changed it, in order. A line's number is its ply; the last one is the revision."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place at the table: a person's (`guest`), a bot's (`level`), or open while neither is set."""

    guest: str | None = None
    name: str | None = None
    level: str | None = None

    @property
    def open(self) -> bool:
        return self.guest is None and self.level is None


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """A line of the log."""


class Opened(Entry, frozen=True, omit_defaults=True, tag="opened"):
    """The first line: what is played, and who sits where from the start."""

    game: str
    options: dict[str, Any]
    chairs: list[Chair]
    host: str
    stand_in: str
    thinking: int | None = None
    listed: bool = False


class Joined(Entry, frozen=True, omit_defaults=True, tag="joined"):
    seat: int
    guest: str
    name: str


class Left(Entry, frozen=True, omit_defaults=True, tag="left"):
    seat: int


class Renamed(Entry, frozen=True, omit_defaults=True, tag="renamed"):
    seat: int
    name: str


class Started(Entry, frozen=True, omit_defaults=True, tag="started"):
    """The first card is dealt. Bots of the level `filled` took the seats that were still open."""

    filled: str | None = None


class Moved(Entry, frozen=True, omit_defaults=True, tag="moved"):
    """A decision; `bot` says that a bot made it, for itself or for a person whose time had run out."""

    seat: int
    move: dict[str, Any]
    bot: bool = False


class UndoAsked(Entry, frozen=True, omit_defaults=True, tag="undo_asked"):
    seat: int


class UndoAgreed(Entry, frozen=True, omit_defaults=True, tag="undo_agreed"):
    seat: int


class UndoRefused(Entry, frozen=True, omit_defaults=True, tag="undo_refused"):
    seat: int


class Undone(Entry, frozen=True, omit_defaults=True, tag="undone"):
    """The last decision of `seat` was taken back, with all that followed."""

    seat: int


class Resigned(Entry, frozen=True, omit_defaults=True, tag="resigned"):
    """A bot of this level plays on."""

    seat: int
    level: str


class Said(Entry, frozen=True, omit_defaults=True, tag="said"):
    seat: int
    text: str


class TimeRanOut(Entry, frozen=True, omit_defaults=True, tag="time_ran_out"):
    """A bot makes this one decision."""

    seat: int


class Rematched(Entry, frozen=True, omit_defaults=True, tag="rematched"):
    """They play again, at another table."""

    seat: int
    table: str


AnyEntry = (
    Opened
    | Joined
    | Left
    | Renamed
    | Started
    | Moved
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | Undone
    | Resigned
    | Said
    | TimeRanOut
    | Rematched
)

# After one of these, a decision that was made looking at an earlier revision is out of date.
CHANGES_POSITION = (Started, Moved, Undone, Resigned, TimeRanOut)


class Row(NamedTuple):
    """A line as a database keeps it."""

    ply: int
    kind: str
    seat: int | None
    payload: str
    at: float


def to_row(ply: int, entry: Entry, at: float) -> Row:
    data = msgspec.to_builtins(entry)
    kind, seat = data.pop("kind"), data.pop("seat", None)
    return Row(ply, kind, seat, msgspec.json.encode(data).decode(), at)


class _Written(msgspec.Struct):
    """A line to be read: msgspec remembers how to read a Struct, and studies a union anew each time."""

    entry: AnyEntry


def from_row(row: Row) -> AnyEntry:
    data: Mapping[str, Any] = msgspec.json.decode(row.payload)
    seat = {} if row.seat is None else {"seat": row.seat}
    return msgspec.convert({"entry": {"kind": row.kind, **seat, **data}}, _Written).entry
