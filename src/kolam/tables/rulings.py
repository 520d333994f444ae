"""May this guest do this now? What is allowed becomes lines for the log; the rest is refused with the reason."""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from kolam.bots import LEVELS, UnknownBot
from kolam.locale import message
from kolam.match import LONGEST_NAME, BadSeats, Match, MatchOver, NotYourTurn, is_name
from kolam.rules import game as game_named
from kolam.rules.contract import read_move, read_options
from kolam.tables.commands import (
    LONGEST_TEXT,
    LONGEST_THINKING,
    AgreeToUndo,
    Command,
    Join,
    Leave,
    Move,
    Open,
    RefuseUndo,
    Rename,
    Resign,
    Say,
    SeatWish,
    Start,
    Undo,
)
from kolam.tables.errors import BadRequest, Forbidden, NotNow, Stale
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
    Said,
    Started,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
)
from kolam.tables.table import Table, bot_name

# What is allowed depends on the table, on who asks, and on what they ask.
Ruling = Callable[[Table, str, Any], list[AnyEntry]]

USUAL_LEVEL = "casual"  # quick to decide, and no pushover

# Joiners between spaces are part of many scripts and emoji, though Python does not call them printable.
ALSO_TEXT = "\n\u200c\u200d"


def opening(asked: Open, guest: str, name: str) -> list[AnyEntry]:
    """The first lines of a new table."""
    game = game_named(asked.game)
    players = len(asked.seats)
    if players not in game.players:
        raise BadSeats(
            message(
                "table-players",
                game=game.title,
                least=game.players[0],
                most=game.players[-1],
                players=players,
            )
        )
    if sum(wish.kind == "me" for wish in asked.seats) > 1:
        raise BadSeats(message("table-one-seat"))
    if asked.thinking is not None and not 1 <= asked.thinking <= LONGEST_THINKING:
        raise BadRequest(message("table-thinking", most=LONGEST_THINKING))
    stand_in = _level(asked.stand_in)
    drawn = {} if "first" in asked.options else {"first": secrets.randbelow(players)}
    options = msgspec.to_builtins(read_options(game, {**asked.options, **drawn}, players))
    chairs = [_chair(seat, wish, guest, name) for seat, wish in enumerate(asked.seats)]
    lines: list[AnyEntry] = [Opened(asked.game, options, chairs, guest, stand_in, asked.thinking, asked.listed)]
    return lines if any(chair.open for chair in chairs) else [*lines, Started()]


def _chair(seat: int, wish: SeatWish, guest: str, name: str) -> Chair:
    if wish.level is not None and wish.kind != "bot":
        raise BadSeats(message("table-level-of-no-bot", seat=seat))
    if wish.kind == "me":
        return Chair(guest, name)
    if wish.kind == "person":
        return Chair()
    level = _level(wish.level)
    return Chair(name=bot_name(seat, level), level=level)


def rule(table: Table, guest: str, command: Command) -> list[AnyEntry] | int:
    """The lines that the command adds to the log, or the ply at which it was already done, or a refusal."""
    if command.revision > table.revision:
        raise Stale(message("table-from-the-future", revision=table.revision))
    done = _already(table, guest, command)
    if done is not None:
        return done
    if command.needs_current and command.revision < table.position:
        raise Stale(message("table-moved-on", revision=table.revision))
    return RULINGS[type(command)](table, guest, command)


def _already(table: Table, guest: str, command: Command) -> int | None:
    """The ply of the line that this very command has written since the revision it looked at.

    Whoever does not hear our answer asks again, and must hear the same. A decision counts as repeated only
    where it was the first thing to change the position since: the same move may be made anew after an undo.
    """
    if command.revision == table.revision:
        return None
    traces = _traces(table, guest, command)
    for ply in range(max(command.revision, -1) + 1, table.revision + 1):
        entry = table.lines[ply].entry
        if entry in traces:
            return ply
        if command.needs_current and isinstance(entry, CHANGES_POSITION):
            return None
    return None


def _traces(table: Table, guest: str, command: Command) -> list[AnyEntry]:
    """The lines that a command may have left, if it was this guest who gave it."""
    if isinstance(command, Start) and guest == table.host:
        return [Started(command.level or table.stand_in)]
    if isinstance(command, Join):
        return [Joined(command.seat, guest, read_name(command.name))]
    seat = _seat_ever(table, guest)
    if seat is None:
        return []
    match command:
        case Rename(name=name):
            return [Renamed(seat, name)]
        case Move(move=move):
            return [Moved(seat, msgspec.to_builtins(read_move(table.game, move)))]
        case Undo():
            return [UndoAsked(seat), Undone(seat)]
        case AgreeToUndo():
            return [UndoAgreed(seat)]
        case RefuseUndo():
            return [UndoRefused(seat)]
        case Resign():
            return [Resigned(seat, table.stand_in)]
        case Leave():
            return [Left(seat)]
        case Say(text=text):
            return [Said(seat, text)]
    return []


def _seat_ever(table: Table, guest: str) -> int | None:
    """The seat that the guest holds or, having left or resigned, held last."""
    seat = table.seat_of(guest)
    if seat is not None:
        return seat
    for line in reversed(table.lines):
        match line.entry:
            case Joined(seat=held, guest=who) if who == guest:
                return held
            case Opened(chairs=chairs):
                return next((held for held, chair in enumerate(chairs) if chair.guest == guest), None)
    return None


def _join(table: Table, guest: str, asked: Join) -> list[AnyEntry]:
    if not 0 <= asked.seat < len(table.chairs):
        raise BadRequest(message("table-no-seat", seat=asked.seat, count=len(table.chairs)))
    if not ((table.listed and asked.invitation is None) or _invited(table, asked)):
        raise Forbidden(message("table-wrong-invitation"))
    if table.seat_of(guest) is not None:
        raise NotNow(message("table-one-seat"))
    if not table.chairs[asked.seat].open or table.match is not None:
        raise NotNow(message("table-seat-taken"))
    joined = Joined(asked.seat, guest, read_name(asked.name))
    last = sum(chair.open for chair in table.chairs) == 1
    return [joined, Started()] if last else [joined]


def _invited(table: Table, asked: Join) -> bool:
    shown = asked.invitation or ""
    return secrets.compare_digest(table.invitations[asked.seat].encode(), shown.encode())


def _leave(table: Table, guest: str, asked: Leave) -> list[AnyEntry]:
    seat = _seat(table, guest)
    if table.match is not None:
        raise NotNow(message("table-resign-instead"))
    return [Left(seat)]


def _rename(table: Table, guest: str, asked: Rename) -> list[AnyEntry]:
    return [Renamed(_seat(table, guest), read_name(asked.name))]


def _start(table: Table, guest: str, asked: Start) -> list[AnyEntry]:
    if guest != table.host:
        raise Forbidden(message("table-host-only"))
    if table.match is not None:
        raise NotNow(message("table-started"))
    return [Started(_level(asked.level or table.stand_in))]


def _move(table: Table, guest: str, asked: Move) -> list[AnyEntry]:
    seat = _seat(table, guest)
    match = _running(table)
    if table.turn != seat:
        raise NotYourTurn(message("match-not-your-turn", name=match.seats[match.turn or 0].name))
    if table.time_ran_out:
        raise NotNow(message("table-time-ran-out"))
    move = read_move(match.game, asked.move)
    refusal = match.explain(move)
    if refusal is not None:
        raise refusal
    return [Moved(seat, msgspec.to_builtins(move))]


def may_be_advised(table: Table, guest: str) -> Match:
    """The match of somebody who has to decide, and plays against bots only."""
    seat = _seat(table, guest)
    match = _running(table)
    if table.turn != seat:
        raise NotYourTurn(message("match-not-your-turn", name=match.seats[match.turn or 0].name))
    if any(chair.guest not in (None, guest) for chair in table.chairs):
        raise NotNow(message("table-no-advice"))
    return match


def _undo(table: Table, guest: str, asked: Undo) -> list[AnyEntry]:
    """Whoever has to decide now has seen the decision, and may already be thinking: a person is asked first."""
    seat = _seat(table, guest)
    match = _running(table)
    refusal = match.why_no_undo(seat)
    if refusal is not None:
        raise refusal
    if table.undo_asked == seat:
        raise NotNow(message("table-undo-asked"))
    decides = table.turn
    another_person = decides is not None and decides != seat and table.chairs[decides].guest is not None
    return [UndoAsked(seat) if another_person else Undone(seat)]


def _agree(table: Table, guest: str, asked: AgreeToUndo) -> list[AnyEntry]:
    return [UndoAgreed(_seat_that_was_asked(table, guest)), Undone(_asking(table))]


def _refuse(table: Table, guest: str, asked: RefuseUndo) -> list[AnyEntry]:
    return [UndoRefused(_seat_that_was_asked(table, guest))]


def _asking(table: Table) -> int:
    if table.undo_asked is None:
        raise NotNow(message("table-no-undo-asked"))
    return table.undo_asked


def _seat_that_was_asked(table: Table, guest: str) -> int:
    seat = _seat(table, guest)
    _asking(table)
    if table.turn != seat:
        raise Forbidden(message("table-not-asked"))
    return seat


def _resign(table: Table, guest: str, asked: Resign) -> list[AnyEntry]:
    seat = _seat(table, guest)
    _running(table)
    return [Resigned(seat, table.stand_in)]


def _say(table: Table, guest: str, asked: Say) -> list[AnyEntry]:
    seat = _seat(table, guest)
    text = asked.text
    visible = all(character.isprintable() or character in ALSO_TEXT for character in text)
    if not (0 < len(text) <= LONGEST_TEXT and text.strip() and visible):
        raise BadRequest(message("table-text", most=LONGEST_TEXT))
    return [Said(seat, text)]


def rematch(table: Table, guest: str, new: str) -> tuple[list[AnyEntry], list[AnyEntry]]:
    """The line at this table, and the first lines of the `new` one: the same seats, the next of them starts."""
    seat = _seat(table, guest)
    if table.match is None or not table.over:
        raise NotNow(message("table-not-over"))
    if table.rematch is not None:
        raise NotNow(message("table-rematched"))
    first = (table.match.options.first + 1) % len(table.chairs)
    chairs = [
        chair if chair.level is None else Chair(name=bot_name(number, chair.level), level=chair.level)
        for number, chair in enumerate(table.chairs)
    ]
    opened = Opened(table.game.name, {**table.options, "first": first}, chairs, guest, table.stand_in, table.thinking)
    return [Rematched(seat, new)], [opened, Started()]


def _seat(table: Table, guest: str) -> int:
    seat = table.seat_of(guest)
    if seat is None:
        raise Forbidden(message("table-not-seated"))
    return seat


def _running(table: Table) -> Match:
    if table.match is None:
        raise NotNow(message("table-not-started"))
    if table.match.over:
        raise MatchOver(message("match-over"))
    return table.match


def _level(level: str | None) -> str:
    if level is None:
        return USUAL_LEVEL
    if level not in LEVELS:
        raise UnknownBot(message("table-no-such-bot", level=level, known=", ".join(LEVELS)))
    return level


def read_name(name: str | None) -> str:
    if name is None:
        return str(message("table-guest"))
    if not is_name(name):
        raise BadRequest(message("table-name", most=LONGEST_NAME))
    return name


RULINGS: dict[type[Command], Ruling] = {
    Join: _join,
    Leave: _leave,
    Rename: _rename,
    Start: _start,
    Move: _move,
    Undo: _undo,
    AgreeToUndo: _agree,
    RefuseUndo: _refuse,
    Resign: _resign,
    Say: _say,
}
