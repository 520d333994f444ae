"""Looking back: a finished match, moment by moment, as a seat knew it then or with all cards open.

A moment is the position before a decision, by its number; the last one comes after the last decision. The match is
played again to be looked at, in threads beside the server; the matches asked for last are kept, within a bound.
"""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

import msgspec

from kolam.engine.options import options_data
from kolam.locale import message
from kolam.match import BadMatchFile, Entry, Match, NoSecret, Result, read_match
from kolam.tables.cache import TableCache
from kolam.tables.commands import require_welcome
from kolam.tables.errors import BadRequest, Busy, NotNow
from kolam.tables.look import SeatLook, seat_looks
from kolam.tables.slots import Slots
from kolam.tables.table import Table

MOST_FRAMES = 100  # in one answer
MOST_DECISIONS = 5_000  # of a match in a file
EVENTS = 3  # to a decision, at most: itself, and what chance brings
LARGEST_FILE = 2 * 2**20
MOST_BYTES = 32 * 2**20  # of matches that are kept
THREADS = 2
MOST_WAITING, MOST_OF_ONE = 64, 8
LONGEST_WAIT = 30  # seconds in that queue

Done = TypeVar("Done")


class Wanted(NamedTuple):
    """Which part of a match is asked for, and through whose eyes."""

    seat: int | None = None  # null: as a spectator
    face_up: bool = False  # with all cards open
    first: int = 0  # the first moment
    moments: int = MOST_FRAMES  # how many
    log: bool = True  # the log too, which is the same in every part


class Frame(msgspec.Struct, frozen=True):
    """A moment of a match."""

    moment: int  # how many decisions have been made
    turn: int | None  # the seat that decides next
    view: Any  # what the seat asked for saw then; its schema is that of the game's `View`
    own: list[dict[str, Any]] | None  # with all cards open: what each seat saw beside what everybody did


class Replay(msgspec.Struct, frozen=True):
    """A part of a match that is looked back at."""

    table: str | None  # null: it is from a file
    game: str
    options: dict[str, Any]
    seats: list[SeatLook]
    mine: int | None  # your seat there
    total: int  # how many decisions were made: there is one moment more
    deciders: list[int]  # the seat that made each of them
    over: bool  # false: the file ends before the match does
    result: Result | None
    continues: bool  # whether somebody can play on from a moment
    log: list[list[dict[str, Any]]] | None  # by moment: what was added to the log since the one before
    frames: list[Frame]


class Reel:
    """A match with all its positions. Nobody plays on in it, so several threads can read it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.history = match.history
        self.deciders = match.deciders
        moves = [place for place, entry in enumerate(match.log) if entry.seat is not None]
        self._cuts = [0, *moves, len(match.log)]  # where in the log each moment's own part begins

    @property
    def total(self) -> int:
        return len(self.deciders)

    @property
    def bytes(self) -> int:
        """About: the positions, and a little for each entry."""
        return sum(state.nbytes for state in self.history) + 500 * (len(self.match.log) + self.total)

    def added(self, moment: int, seat: int | None, face_up: bool) -> list[dict[str, Any]]:
        """What was added to the log since the moment before, as a seat was told it."""
        entries = self.match.log[self._cuts[moment] : self._cuts[moment + 1]]
        return [self._told(entry, seat, face_up) for entry in entries]

    def _told(self, entry: Entry, seat: int | None, face_up: bool) -> dict[str, Any]:
        """With all cards open, what any seat was told is told: of a draw, the card."""
        if entry.seat is not None:
            return {"seat": entry.seat, "kind": "move", "move": entry.what}
        eyes = [seat, *range(len(self.match.seats))] if face_up else [seat]
        told: dict[str, Any] = {}
        for one in eyes:
            told = {**msgspec.to_builtins(self.match.game.seen(entry.what, one)), **told}
        return {"seat": None, **told}

    def frame(self, moment: int, seat: int | None, face_up: bool) -> Frame:
        game, state = self.match.game, self.history[moment][0]
        turn = self.deciders[moment] if moment < self.total else self.match.turn
        own = (
            [msgspec.to_builtins(game.own(state, other)) for other in range(len(self.match.seats))] if face_up else None
        )
        return Frame(moment, turn, game.view(state, seat), own)


class _Told(NamedTuple):
    """What is told of a match beside the match itself."""

    table: str | None
    seats: list[SeatLook]
    mine: int | None
    over: bool


def _part(reel: Reel, told: _Told, wanted: Wanted) -> Replay:
    match, seat, face_up = reel.match, wanted.seat, wanted.face_up
    last = min(wanted.first + min(wanted.moments, MOST_FRAMES), reel.total + 1)
    moments = range(wanted.first, last)
    return Replay(
        table=told.table,
        game=match.game.name,
        options=options_data(match.game, match.options, len(match.seats)),
        seats=told.seats,
        mine=told.mine,
        total=reel.total,
        deciders=reel.deciders,
        over=told.over,
        result=match.result,
        continues=match.chance.secret is not None,
        log=[reel.added(moment, seat, face_up) for moment in range(reel.total + 1)] if wanted.log else None,
        frames=[reel.frame(moment, seat, face_up) for moment in moments],
    )


class Replays:
    """Looks back at finished tables, and at match files: a few at a time, in threads of their own."""

    def __init__(self, tables: TableCache, most_bytes: int = MOST_BYTES) -> None:
        self._tables = tables
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="kolam-replay")
        self._slots = Slots(THREADS, most_waiting=MOST_WAITING, most_of_one=MOST_OF_ONE)
        self._most_bytes = most_bytes
        self._kept: OrderedDict[str, Reel] = OrderedDict()
        self.bytes = 0

    async def of_table(self, name: str, guest: str | None, wanted: Wanted, client: str = "") -> bytes:
        """A part of a finished table's match, as JSON; NotNow before the end."""
        reel, told = await self._table(name, guest, client)
        return await self._answer(reel, told, wanted, client)

    async def of_file(self, file: str, wanted: Wanted, client: str = "") -> bytes:
        """A part of the match in a file, which is checked first."""
        reel = await self.file(file, client)
        seats = [SeatLook("bot" if seat.bot else "person", seat.name, seat.bot, None, False, False, False)
                 for seat in reel.match.seats]  # fmt: skip
        return await self._answer(reel, _Told(None, seats, None, reel.match.over), wanted, client)

    async def table(self, name: str, guest: str | None, client: str = "") -> Reel:
        """The match of a finished table."""
        return (await self._table(name, guest, client))[0]

    async def file(self, file: str, client: str = "") -> Reel:
        """The match in a file, or BadMatchFile, which says where it is wrong."""
        data = file.encode()
        if len(data) > LARGEST_FILE:
            raise BadMatchFile(message("file-too-large", most=LARGEST_FILE >> 20))
        key = hashlib.sha256(data).hexdigest()
        return self._found(key) or self._keep(key, await self.work(client, _read, data))

    async def work(self, client: str, do: Callable[..., Done], *given: Any) -> Done:
        """Do it in one of the threads, when it is this client's turn; Busy if too many wait, or for too long."""
        try:
            async with asyncio.timeout(LONGEST_WAIT) as waiting, self._slots.slot(client, people=True):
                waiting.reschedule(None)  # it is our turn, and it takes as long as it takes
                return await asyncio.get_running_loop().run_in_executor(self._threads, do, *given)
        except (Busy, TimeoutError):
            raise Busy(message("replay-busy")) from None

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _answer(self, reel: Reel, told: _Told, wanted: Wanted, client: str) -> bytes:
        seats = len(reel.match.seats)
        if wanted.seat is not None and wanted.seat >= seats:
            raise BadRequest(message("table-no-seat", seat=wanted.seat, count=seats))
        return await self.work(client, lambda: msgspec.json.encode(_part(reel, told, wanted)))

    async def _table(self, name: str, guest: str | None, client: str) -> tuple[Reel, _Told]:
        async with self._tables.at(name) as table:
            require_welcome(table, guest)
            if not table.over:
                await self._tables.catch_up(table)
            told, again = _Told(name, seat_looks(table), table.seat_of(guest), True), _again(table)
        return self._found(name) or self._keep(name, await self.work(client, again)), told

    def _found(self, key: str) -> Reel | None:
        reel = self._kept.get(key)
        if reel is not None:
            self._kept.move_to_end(key)
        return reel

    def _keep(self, key: str, reel: Reel) -> Reel:
        if key not in self._kept and reel.bytes <= self._most_bytes:
            self._kept[key] = reel
            self.bytes += reel.bytes
        while self.bytes > self._most_bytes:
            self.bytes -= self._kept.popitem(last=False)[1].bytes
        return reel


def _again(table: Table) -> Callable[[], Reel]:
    """What plays the match of a finished table once more, for nobody but those who look back."""
    match = table.match
    if match is None or not table.over:
        raise NotNow(message("table-not-over"))
    log, fresh = match.log, (match.game, match.seats, match.options, match.chance)
    return lambda: Reel(_played(Match(*fresh), log))


def _played(match: Match, log: Sequence[Entry]) -> Match:
    for seat, what in log:
        if seat is not None:
            match.play(seat, what)
    return match


def _read(data: bytes) -> Reel:
    if data.count(b'"kind"') > EVENTS * MOST_DECISIONS:  # before anything else is done with it
        raise BadMatchFile(message("replay-too-long", most=MOST_DECISIONS))
    return Reel(read_match(data))


def require_secret(match: Match) -> bytes:
    """What the match was shuffled by, without which nobody can play on."""
    secret = match.chance.secret
    if secret is None:
        raise NoSecret(message("match-no-secret"))
    return secret
