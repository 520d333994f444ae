"""Opening a table and starting its match: what is played, and who sits where from the start."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from kolam.bots import LEVELS, UnknownBot
from kolam.engine.contract import Game
from kolam.engine.options import DataFiles, complete, draw_missing, options_data
from kolam.engine.registry import game as game_named
from kolam.locale import listed, message
from kolam.match import BadSeats, Entry
from kolam.tables import wishes
from kolam.tables.commands import Command, require_host
from kolam.tables.errors import BadRequest, NotNow
from kolam.tables.table import Holder, Line, Table, with_characters

LONGEST_THINKING = 30 * 24 * 60 * 60
USUAL_LEVEL = "casual"  # quick to decide, and no pushover

# A host's own data files, by game.
HostFiles = Mapping[str, DataFiles]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: me, a person who gets an invitation, or a bot of a level."""

    kind: Literal["me", "person", "bot"]
    level: str | None = None  # of a bot


class Open(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. The match starts as soon as every seat is taken."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}  # the game's; what is left out has its usual value, or is drawn, as who starts is
    # Seconds for each decision; a bot finishes what is not decided by then. Null is as long as it takes; if nothing is
    # said, a listed table has the game's usual time, and no other a clock.
    thinking: int | msgspec.UnsetType | None = msgspec.UNSET
    stand_in: str | None = None  # the level of that bot, and of the one that takes over when somebody resigns
    listed: bool = False  # everybody may find the table and take an open seat, without an invitation
    files: dict[str, str] = {}  # which of the host's files the game's tiles, boards, … are from; `kolam` is our own


class Opened(Line, frozen=True):
    """The first line of every log."""

    kind = "opened"
    only_seats = True
    game: str
    options: dict[str, Any]
    holders: list[Holder] = msgspec.field(name="chairs")  # as the logs of all times call them
    host: str
    stand_in: str
    thinking: int | None = None
    listed: bool = False
    said: list[str] = []  # of the options about seats, those that the host has said; the others are usual, or drawn
    # Of a rematch: guests whom the host had muted, and removed, at the table before.
    muted: list[str] = []
    barred: list[str] = []
    lesson: bool = False  # a game's first match, which is prepared

    def happen(self, table: Table) -> Sequence[Entry]:
        table.game_name = self.game
        table.options = self.options
        table.host = self.host
        table.stand_in = self.stand_in
        table.thinking = self.thinking
        table.listed = self.listed
        table.lesson = self.lesson
        table.holders = list(self.holders)
        table.muted, table.barred = frozenset(self.muted), frozenset(self.barred)
        table.game = game_named(self.game)
        wishes.begin(table, self.said)
        return ()

    def seat_given(self, guest: str) -> int | None:
        return next((seat for seat, holder in enumerate(self.holders) if holder.guest == guest), None)


def opening(asked: Open, guest: str, name: str, files: HostFiles) -> list[Line]:
    """The first lines of a new table. Its options are complete: nothing else decides the match from here on."""
    game = game_named(asked.game)
    players = len(asked.seats)
    if players not in game.players:
        least, most = game.players[0], game.players[-1]
        raise BadSeats(message("table-players", game=game.called, least=least, most=most, players=players))
    if sum(wish.kind == "me" for wish in asked.seats) > 1:
        raise BadSeats(message("table-one-seat"))
    thinking = _thinking(asked, game)
    stand_in = _read_level(asked.stand_in)
    given = complete(game, files.get(asked.game, {}), asked.options, players, asked.files)
    options = options_data(game, draw_missing(game, given, players, secrets.randbelow), players)
    holders = with_characters([_holder(seat, wish, guest, name) for seat, wish in enumerate(asked.seats)])
    said = [name for name in wishes.seat_options(game) if asked.options.get(name)]
    opened = Opened(asked.game, options, holders, guest, stand_in, thinking, asked.listed, said)
    return [opened] if any(holder.missing for holder in holders) else [opened, Started()]


def _thinking(asked: Open, game: Game) -> int | None:
    """A stranger who takes a seat at a listed table and does nothing must not hold up the others for ever."""
    if isinstance(asked.thinking, msgspec.UnsetType):
        return usual_thinking(game) if asked.listed else None
    if asked.thinking is not None and not 1 <= asked.thinking <= LONGEST_THINKING:
        raise BadRequest(message("table-thinking", most=LONGEST_THINKING))
    return asked.thinking


def usual_thinking(game: Game) -> int:
    """Seconds for each decision: half a minute for each 20 minutes that a match takes, up to three minutes."""
    return 30 * min(max(1, (game.minutes + 10) // 20), 6)


def _holder(seat: int, wish: SeatWish, guest: str, name: str) -> Holder:
    if wish.level is not None and wish.kind != "bot":
        raise BadSeats(message("table-level-of-no-bot", seat=seat))
    if wish.kind == "me":
        return Holder(guest, name)
    if wish.kind == "person":
        return Holder()
    return Holder(level=_read_level(wish.level))


class Started(Line, frozen=True):
    """The first card is dealt. Bots of the level `filled` took the seats that were still open."""

    kind = "started"
    changes_position = True
    filled: str | None = None

    def happen(self, table: Table) -> Sequence[Entry]:
        bot = Holder(level=self.filled or table.stand_in)
        table.holders = with_characters([bot if holder.missing else holder for holder in table.holders])
        wishes.settle(table)
        return table.start()


class Start(Command, frozen=True):
    """Do not wait any longer: bots of a level take the seats that are still open."""

    level: str | None = None

    def lines(self, table: Table, guest: str) -> Sequence[Line]:
        require_host(table, guest)
        if table.match is not None:
            raise NotNow(message("table-started"))
        return [Started(_read_level(self.level or table.stand_in))]

    def traces(self, table: Table, guest: str) -> Sequence[Line]:
        return [Started(self.level or table.stand_in)] if guest == table.host else ()


def _read_level(level: str | None) -> str:
    if level is None:
        return USUAL_LEVEL
    if level not in LEVELS:
        raise UnknownBot(message("table-no-such-bot", level=level, known=listed(LEVELS, "plain")))
    return level


LINES = (Opened, Started)
