"""What a seat or a spectator is told of a table, made by listing what it may know, never by deleting from the whole."""

from typing import Any, Literal

import msgspec

from kolam.match import Entry, Result
from kolam.tables.clock import deadline
from kolam.tables.commands import require_welcome
from kolam.tables.rematch import agreed
from kolam.tables.table import Table
from kolam.tables.votes import enough, stalled

Status = Literal["gathering", "playing", "over", "closed", "unreadable"]  # closed: by a host, without a result


class SeatLook(msgspec.Struct, frozen=True):
    """Who sits there, as everybody may know."""

    kind: Literal["open", "person", "bot"]
    name: str | None  # null while the seat is open
    level: str | None  # of a bot
    character: str | None  # who the bot is; null if it plays on for the person of that name
    resigned: bool  # the bot plays on for the person of this name
    vacant: bool  # and only until a newcomer takes the seat
    muted: bool  # the host lets nobody hear what they say


class VoteLook(msgspec.Struct, frozen=True):
    """Whether a seat is given away: to a bot for good, or until a newcomer takes it."""

    about: int  # the seat
    to: Literal["bot", "newcomer"]
    agreed: list[int]  # seats
    refused: list[int]
    enough: int  # how many have to agree


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that changed the table, as this seat may know it; what does not apply is left out."""

    ply: int
    kind: str
    at: float  # seconds since 1970
    seat: int | None = None
    name: str | None = None  # joined, left, renamed, resigned, …; said: by a spectator of this name
    was: str | None = None  # renamed: the name before
    spectator: int | None = None  # said, muted, removed: the number that this spectator has here
    text: str | None = None  # said; moved: the move in a few characters
    level: str | None = None  # resigned: the bot that plays on
    bot: bool | None = None  # moved: a bot decided
    table: str | None = None  # rematched: where
    option: str | None = None  # wished, ordered: what was said about seats
    value: str | None = None  # wished; left out if the wish was taken back
    raised: int | None = None  # ordered: the seat that was moved up
    allowed: bool | None = None  # spectators_heard, muted: whether they may talk
    about: int | None = None  # vote_called: the seat that is to be given away
    to: str | None = None  # vote_called, replaced: `bot`, or `newcomer`
    moment: int | None = None  # what_if: of the match that this one was played on from
    log: list[dict[str, Any]] | None = None  # what this added to the match: the move, and what chance brought


class TableLook(msgspec.Struct, frozen=True):
    """A table as one guest may see it now."""

    id: str
    revision: int
    game: str
    options: dict[str, Any]
    status: Status
    seats: list[SeatLook]
    seat: int | None  # yours; null for a spectator
    host: bool  # whether you are its host: who opened it, or to whom it was handed over
    host_seat: int | None  # of the host, if they play too
    listed: bool  # anybody may take an open seat
    lesson: bool  # a game's first match: prepared, and explained as it goes
    invitations: dict[str, str] | None  # for the host: the password of each open seat
    thinking: int | None  # seconds for each decision
    deadline: float | None  # when this decision's time runs out, in seconds since 1970
    commitment: str  # SHA-256 of the secret that every shuffle follows from
    secret: str | None  # shown when the match is over
    turn: int | None  # the seat that decides
    decision: int  # how many decisions have been made
    undo_asked: int | None  # the seat that would like to take its decision back
    may_undo: bool  # whether you may take your last decision back, or ask to
    wishes: dict[str, list[str | None]] | None  # before the start, by option: the value that each seat asked for
    ordered: list[str] | None  # before the start: orders of the seats that somebody has said; the others were drawn
    spectators_talk: bool  # whether those who watch may talk
    muted: bool  # whether the host lets nobody hear you
    stalled: dict[str, float]  # seats that may be voted on, and from when on, in seconds since 1970
    vote: VoteLook | None  # on the seat of somebody who keeps the others waiting
    lost_seat: int | None  # which was yours until the others gave it away by a vote
    rematch_offer: list[int] | None  # the seats that agree to play again, bots among them; null: nobody has offered it
    rematch_declined: int | None  # the seat that declined the last offer
    rematch: str | None  # the table at which they play again
    what_if: int | None  # played on from this moment of another match: its shuffle is no secret
    view: Any  # the game as you see it, null before the start; its schema is that of the game's `View`
    legal: list[Any] | None  # your legal moves, while it is your turn
    worth: list[float] | None  # what each of them changes of your score so far, if the game tells
    result: Result | None
    trouble: str | None  # for people, in their language: why the table is unreadable


class Look(msgspec.Struct, frozen=True):
    """A table now, and all that happened after the revision asked for."""

    revision: int
    table: TableLook
    events: list[Happening]


def look(table: Table, guest: str | None, since: int) -> Look:
    require_welcome(table, guest)
    seat = table.seat_of(guest)
    plies = range(max(since, -1) + 1, table.revision + 1) if table.trouble is None else ()
    events = [happening(table, ply, seat) for ply in plies]
    return Look(table.revision, table_look(table, guest), events)


def table_look(table: Table, guest: str | None) -> TableLook:
    """What everybody may see, and what this guest sees beside that."""
    public: TableLook = table.public or _public_look(table)
    table.public = public if table.trouble is None else None  # trouble is told in the asker's language
    if guest is None:
        return public
    seat = table.seat_of(guest)
    host = guest == table.host
    invitations = _invitations(table) if host else None
    muted, match = guest in table.muted, table.match
    if seat is None or match is None:
        lost = table.evicted.get(guest) if seat is None else None
        return msgspec.structs.replace(
            public, seat=seat, host=host, invitations=invitations, muted=muted, lost_seat=lost
        )
    deciding = seat == table.turn and not table.time_ran_out
    return msgspec.structs.replace(
        public,
        seat=seat,
        host=host,
        invitations=invitations,
        muted=muted,
        may_undo=table.turn is not None and match.may_undo(seat),
        view=match.view(seat),
        legal=match.legal() if deciding else None,
        worth=match.worth() if deciding else None,
    )


def _public_look(table: Table) -> TableLook:
    match = table.match
    return TableLook(
        id=table.name,
        revision=table.revision,
        game=table.game_name,
        options=table.options,
        status=status_of(table),
        seats=seat_looks(table),
        seat=None,
        host=False,
        host_seat=table.seat_of(table.host),
        listed=table.listed,
        lesson=table.lesson,
        invitations=None,
        thinking=table.thinking,
        deadline=deadline(table),
        commitment=table.commitment,
        secret=table.secret_once_over,
        turn=table.turn,
        decision=0 if match is None else match.decisions,
        undo_asked=table.undo_asked,
        may_undo=False,
        wishes=dict(table.wishes) if match is None else None,
        ordered=sorted(table.ordered) if match is None else None,
        spectators_talk=table.spectators_talk,
        muted=False,
        stalled={str(seat): since for seat, since in stalled(table).items()},
        vote=_vote_look(table),
        lost_seat=None,
        rematch_offer=agreed(table),
        rematch_declined=table.rematch_declined,
        rematch=table.rematch,
        what_if=table.what_if,
        view=None if match is None else match.view(None),
        legal=None,
        worth=None,
        result=match.result if match is not None and table.over else None,
        trouble=None if table.trouble is None else str(table.trouble),
    )


def status_of(table: Table) -> Status:
    if table.trouble is not None:
        return "unreadable"
    if table.closed:
        return "closed"
    if table.match is None:
        return "gathering"
    return "over" if table.over else "playing"


def seat_looks(table: Table) -> list[SeatLook]:
    return [_seat_look(table, number) for number in range(len(table.holders))]


def _seat_look(table: Table, seat: int) -> SeatLook:
    holder = table.holders[seat]
    kind: Literal["open", "person", "bot"] = "open" if holder.missing else "person" if holder.level is None else "bot"
    resigned, vacant, muted = seat in table.resigned, seat in table.vacant, holder.guest in table.muted
    return SeatLook(kind, holder.name, holder.level, holder.character, resigned, vacant, muted)


def _vote_look(table: Table) -> VoteLook | None:
    vote = table.vote
    if vote is None or table.turn is None:
        return None
    voters = sum(holder.guest is not None for holder in table.holders) - 1
    return VoteLook(vote.about, vote.to, sorted(vote.agreed), sorted(vote.refused), enough(voters))


def _invitations(table: Table) -> dict[str, str]:
    """To the open seats; in a match only to those that wait for a newcomer."""
    if table.trouble is not None or table.closed or table.over:
        return {}
    holders = enumerate(table.holders)
    return {str(seat): table.invitations[seat] for seat, holder in holders if holder.missing or seat in table.vacant}


def happening(table: Table, ply: int, seat: int | None) -> Happening:
    """A line of the log as a seat may know it. No guest's id is ever told to another."""
    line, at, added = table.lines.parts(ply)
    log = [_seen(table, entry, seat) for entry in added] or None
    return Happening(ply=ply, kind=line.kind, at=at, log=log, **line.told(table))


def _seen(table: Table, entry: Entry, seat: int | None) -> dict[str, Any]:
    """An entry of the match's log, as the match tells it to this seat."""
    if entry.seat is None:
        return {"seat": None, **msgspec.to_builtins(table.game.seen(entry.what, seat))}
    return {"seat": entry.seat, "kind": "move", "move": entry.what}
