"""What a seat or a spectator is told of a table, made by listing what it may know, never by deleting from the whole."""

from typing import Any, Literal

import msgspec

from kolam.match import Result
from kolam.tables.log import (
    AnyEntry,
    Joined,
    Left,
    Moved,
    Rematched,
    Renamed,
    Resigned,
    Said,
    TimeRanOut,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
)
from kolam.tables.table import Line, Table


class SeatLook(msgspec.Struct, frozen=True):
    """Who sits there, as everybody may know."""

    kind: Literal["open", "person", "bot"]
    name: str | None  # null while the seat is open
    level: str | None  # of a bot


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that changed the table, as this seat may know it; what does not apply is left out."""

    ply: int
    kind: str
    at: float  # seconds since 1970
    seat: int | None = None
    name: str | None = None  # joined, renamed
    text: str | None = None  # said; moved: the move in a few characters
    level: str | None = None  # resigned: the bot that plays on
    bot: bool | None = None  # moved: a bot decided
    table: str | None = None  # rematched: where
    log: list[dict[str, Any]] | None = None  # what this added to the match: the move, and what chance brought


class TableLook(msgspec.Struct, frozen=True):
    """A table as one guest may see it now."""

    id: str
    revision: int
    game: str
    options: dict[str, Any]
    status: Literal["gathering", "playing", "over"]
    seats: list[SeatLook]
    seat: int | None  # yours; null for a spectator
    host: bool  # whether you opened it
    listed: bool  # anybody may take an open seat
    invitations: dict[str, str] | None  # for the host: the password of each open seat
    thinking: int | None  # seconds for each decision
    deadline: float | None  # when this decision's time runs out, in seconds since 1970
    commitment: str  # SHA-256 of the secret that every shuffle follows from
    secret: str | None  # shown when the match is over
    turn: int | None  # the seat that decides
    decision: int  # how many decisions have been made
    undo_asked: int | None  # the seat that would like to take its decision back
    may_undo: bool  # whether you may take your last decision back, or ask to
    rematch: str | None  # the table at which they play again
    view: Any  # the game as you see it, null before the start; its schema is that of the game's `View`
    legal: list[Any] | None  # your legal moves, while it is your turn
    result: Result | None


class Look(msgspec.Struct, frozen=True):
    """A table now, and all that happened after the revision asked for."""

    revision: int
    table: TableLook
    events: list[Happening]


def look(table: Table, guest: str | None, since: int) -> Look:
    seat = table.seat_of(guest)
    events = [happening(table, ply, seat) for ply in range(max(since, -1) + 1, len(table.lines))]
    return Look(table.revision, table_look(table, guest), events)


def table_look(table: Table, guest: str | None) -> TableLook:
    """What everybody may see, and what this guest sees beside that."""
    public: TableLook = table.public or _public_look(table)
    table.public = public
    if guest is None:
        return public
    seat = table.seat_of(guest)
    host = guest == table.host
    match = table.match
    if seat is None or match is None:
        return msgspec.structs.replace(public, seat=seat, host=host, invitations=_invitations(table) if host else None)
    return msgspec.structs.replace(
        public,
        seat=seat,
        host=host,
        invitations=_invitations(table) if host else None,
        may_undo=not table.over and match.may_undo(seat),
        view=match.view(seat),
        legal=match.legal() if seat == table.turn and not table.time_ran_out else None,
    )


def _public_look(table: Table) -> TableLook:
    match = table.match
    return TableLook(
        id=table.name,
        revision=table.revision,
        game=table.game.name,
        options=table.options,
        status="gathering" if match is None else "over" if table.over else "playing",
        seats=[_seat_look(table, number) for number in range(len(table.chairs))],
        seat=None,
        host=False,
        listed=table.listed,
        invitations=None,
        thinking=table.thinking,
        deadline=table.deadline,
        commitment=table.commitment,
        secret=table.secret_once_over,
        turn=table.turn,
        decision=0 if match is None else match.decisions,
        undo_asked=table.undo_asked,
        may_undo=False,
        rematch=table.rematch,
        view=None if match is None else match.view(None),
        legal=None,
        result=match.result if match is not None and table.over else None,
    )


def _seat_look(table: Table, seat: int) -> SeatLook:
    chair = table.chairs[seat]
    kind: Literal["open", "person", "bot"] = "open" if chair.open else "person" if chair.level is None else "bot"
    return SeatLook(kind, chair.name, chair.level)


def _invitations(table: Table) -> dict[str, str]:
    """Nobody is invited any more once the match has started."""
    if table.match is not None:
        return {}
    return {str(seat): table.invitations[seat] for seat, chair in enumerate(table.chairs) if chair.open}


def happening(table: Table, ply: int, seat: int | None) -> Happening:
    """A line of the log as a seat may know it. No guest's id is ever told to another."""
    line = table.lines[ply]
    return Happening(
        ply=ply,
        kind=line.entry.__struct_config__.tag,  # type: ignore[arg-type]
        at=line.at,
        log=[_seen(table, entry.seat, entry.what, seat) for entry in line.added] or None,
        **_details(table, line),
    )


def _details(table: Table, line: Line) -> dict[str, Any]:
    entry: AnyEntry = line.entry
    match entry:
        case Joined(seat, _, name) | Renamed(seat, name):
            return {"seat": seat, "name": name}
        case Moved(seat=seat, bot=bot):
            return {"seat": seat, "bot": bot, "text": table.game.text(line.added[0].what)}
        case Resigned(seat, level):
            return {"seat": seat, "level": level}
        case Said(seat, text):
            return {"seat": seat, "text": text}
        case Rematched(seat, new):
            return {"seat": seat, "table": new}
        case Left(seat) | UndoAsked(seat) | UndoAgreed(seat) | UndoRefused(seat) | Undone(seat) | TimeRanOut(seat):
            return {"seat": seat}
    return {}


def _seen(table: Table, by: int | None, what: Any, seat: int | None) -> dict[str, Any]:
    """A line of the match's log, as the match tells it to this seat."""
    if by is None:
        return {"seat": None, **msgspec.to_builtins(table.game.seen(what, seat))}
    return {"seat": by, "kind": "move", "move": what}
