"""The service of all tables: it takes commands, writes them down, and tells everybody who listens."""

import secrets
from collections.abc import Callable, Container, Sequence

from kolam.bots.hints import Hint
from kolam.engine.errors import IllegalMove
from kolam.engine.registry import names
from kolam.locale import message, percent
from kolam.match import Match, write_match
from kolam.tables.advice import match_to_advise_on
from kolam.tables.bots import Bots
from kolam.tables.bus import Bus
from kolam.tables.cache import MOST_BYTES, TableCache
from kolam.tables.clock import due, time_out
from kolam.tables.commands import Command, ruling
from kolam.tables.ending import MatchDrawn, goes_on_for_ever
from kolam.tables.errors import NoSuchTable, NotNow, PlyTaken, Stale
from kolam.tables.ids import new_id
from kolam.tables.lessons import OpenLesson, lesson_opening, required_lesson
from kolam.tables.lists import Listed
from kolam.tables.log import to_row
from kolam.tables.look import Look, TableLook, look, table_look
from kolam.tables.moderation import closing
from kolam.tables.moves import Move, Moved, explanation
from kolam.tables.names import known_name
from kolam.tables.opening import HostFiles, Open, opening
from kolam.tables.presence import Presence
from kolam.tables.rematch import Rematch
from kolam.tables.replay import Replays, require_secret
from kolam.tables.reviews import MOST_REVIEWS, REVIEW_SECONDS, Reviews
from kolam.tables.steady import SteadyClock
from kolam.tables.store import Store
from kolam.tables.summary import TableBrief, brief, outline, sum_up
from kolam.tables.table import Line, Table
from kolam.tables.thinking import Thinking
from kolam.tables.troubles import Troubles
from kolam.tables.turns import Turns
from kolam.tables.unreadable import Unreadable
from kolam.tables.whatif import PlayOn, lines_from
from kolam.tables.writer import NewTable, Write

LISTED_SECONDS = 24 * 60 * 60  # a table that was opened longer ago is not offered any more: its host has gone home
LONGEST_LIST = 50
MOST_LISTED = 5  # places of the list of open tables that one guest may have
TRIES = 20  # of a command that does not mind what else happened, before it is told to come back


class TableService:
    """All the tables of a store, as one process sees them. Any number of services may share a store."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinking: Thinking,
        *,
        files: HostFiles | None = None,
        clock: Callable[[], float] | None = None,
        patience: float = 30,
        even: bool = True,
        most_bytes: int = MOST_BYTES,
        most_reviews: int = MOST_REVIEWS,
        review_seconds: float = REVIEW_SECONDS,
        new_secret: Callable[[], bytes] = lambda: secrets.token_bytes(32),
    ) -> None:
        """`patience`: the seconds that a bot may be silent before it is asked again.

        `even`: a bot takes as long for a forced move as for any other, if cards are hidden.
        `most_bytes`: of cached tables. `most_reviews` are made at a time, each in `review_seconds` of thought.
        `new_secret` makes what a match is shuffled by.
        """
        self.store = store
        self.bus = bus
        self.thinking = thinking
        self.clock = clock or SteadyClock()
        self.troubles = Troubles()
        self.patience = patience
        self.metrics = thinking.metrics
        self.new_secret = new_secret
        self.tables = TableCache(store, most_bytes)
        self.metrics.cached.set_function(self.tables.__len__)
        self.metrics.cached_bytes.set_function(lambda: self.tables.bytes)
        self.bots = Bots(self.tables, bus, thinking, self.write, even)
        self.reviews = Reviews(self.tables, store, bus, thinking, self.clock, most_reviews, review_seconds)
        self.presence = Presence()
        self.turns = Turns(self.tables, bus, self.presence)
        self.replays = Replays(self.tables)
        self.files = files or {}

    async def open(self, guest: str, name: str | None, asked: Open, client: str = "") -> TableLook:
        """Open a table, and show it to the guest who opened it. `client` is the address that they come from."""
        lines = opening(asked, guest, known_name(name), self.files)
        if asked.listed and await self.store.lists.waiting_of(guest, self.clock() - LISTED_SECONDS) >= MOST_LISTED:
            raise NotNow(message("table-listed-enough", most=MOST_LISTED))
        return await self._open(self._lay(new_id(), lines, len(asked.seats), asked.listed), guest, lines, client)

    async def open_lesson(self, guest: str, name: str | None, asked: OpenLesson, client: str = "") -> TableLook:
        """Open the first match of a game, which is shuffled as it was prepared."""
        lesson = required_lesson(asked.game)
        lines = lesson_opening(asked.game, lesson, guest, known_name(name))
        laid = self._lay(new_id(), lines, len(lesson.seats), secret=bytes.fromhex(lesson.secret))
        return await self._open(laid, guest, lines, client)

    async def _open(self, laid: tuple[Write, Table], guest: str, lines: Sequence[Line], client: str) -> TableLook:
        write, table = laid
        await self.store.append(write)
        self._count(table, lines)
        return await self._begin(table, guest, client)

    async def play_on(
        self, match: Match, asked: PlayOn, guest: str, name: str | None, source: str | None, client: str = ""
    ) -> TableLook:
        """Open a table that goes on from a moment of another match; `source` is the table of that one."""
        lines, secret = lines_from(match, asked, guest, known_name(name), source), require_secret(match)
        laying = (new_id(), lines, len(match.seats), False, secret)
        write, table = await self.replays.work(client, self._lay, *laying)  # hundreds of moves, perhaps
        await self.store.append(write)
        self._count(table, [line for line in lines if not isinstance(line, Moved)])
        return await self._begin(table, guest, client)

    async def _begin(self, table: Table, guest: str, client: str) -> TableLook:
        """A new table is on the disk: keep it, and let its bots know."""
        self.tables.keep(table)
        if client:
            self.bots.remember(table.name, client)
        await self._tell(table)
        return table_look(table, guest)

    async def command(self, name: str, guest: str, command: Command) -> int:
        """Do what a guest asks; the ply that it was written at, on the disk by then."""
        for _ in range(TRIES):
            async with self.tables.at(name) as table:
                if command.revision > table.revision:
                    await self.tables.catch_up(table)
                ruled = ruling(table, guest, command, self.clock())
                if isinstance(ruled, int):
                    return ruled
                try:
                    return await self.write(table, ruled)
                except PlyTaken:
                    continue  # another process wrote first: rule again, with what it wrote
        raise Stale(message("table-busy"))

    async def rematch(self, name: str, guest: str, asked: Rematch) -> str | None:
        """The table at which they play again, or None while not everybody has agreed."""
        for _ in range(TRIES):
            async with self.tables.at(name) as table:
                if table.rematch is None:
                    await self.tables.catch_up(table)
                if asked.is_done(table, guest):
                    return table.rematch
                new = new_id()
                here, there = asked.lines_with(table, guest, new)
                laid = self._lay(new, there, len(table.holders)) if there else None
                try:
                    if here:
                        await self.write(table, here, *([laid[0]] if laid else []))
                except PlyTaken:
                    continue
            if laid is None:
                return None
            self._count(laid[1], there)
            self.tables.keep(laid[1])
            await self._tell(laid[1])
            return new
        raise Stale(message("table-busy"))

    async def look(self, name: str, guest: str | None, since: int, at_least: int | None = None) -> Look:
        """A table as a guest may see it, with what happened after `since`.

        `at_least` is a revision that was heard of; without one, other processes may have written something since.
        """
        known = max(since, -1 if at_least is None else at_least)
        trusted = at_least is not None or self.bus.alone
        idle = self.tables.idle(name) if trusted else None
        if idle is not None and known <= idle.revision:
            return look(idle, guest, since)
        try:
            async with self.tables.at(name) as table:
                if not trusted or known > table.revision:
                    await self.tables.catch_up(table)
                return look(table, guest, since)
        except Unreadable as unreadable:
            return look(unreadable.table, guest, since)

    async def watches(self, name: str, guest: str) -> bool:
        """Whether a guest has no seat there."""
        async with self.tables.at(name) as table:
            return table.seat_of(guest) is None

    async def refresh(self, name: str) -> int:
        """The revision that the store has by now: for a feed whose messages may have been lost."""
        try:
            async with self.tables.at(name) as table:
                await self.tables.catch_up(table)
                return table.revision
        except Unreadable as unreadable:
            return unreadable.table.revision

    async def watch(self, name: str) -> None:
        """Somebody watches: bots among themselves may go on."""
        try:
            async with self.tables.at(name) as table:
                if not table.has_people:
                    await self.bots.ask(table)
        except Unreadable:
            return

    async def tables_of(self, guest: str, most: int = LONGEST_LIST) -> list[TableBrief]:
        """The tables at which a guest has a seat, those with the latest news first."""
        found = await self._briefs(await self.store.lists.of_guest(guest, most), guest)
        return sorted(found, key=lambda one: -one.changed)

    async def open_tables(self, guest: str | None, most: int = LONGEST_LIST) -> list[TableBrief]:
        """Listed tables at which a seat is free."""
        waiting = await self.store.lists.waiting(guest, self.clock() - LISTED_SECONDS, most)
        found = await self._briefs(waiting, guest)
        return [one for one in found if one.status == "gathering" and any(seat.kind == "open" for seat in one.seats)]

    async def _briefs(self, listed: Sequence[Listed], guest: str | None) -> list[TableBrief]:
        """Tables in a list: as they are cached, else as the database tells, else from their logs."""
        installed = frozenset(names())
        found = [self._told(one, guest, installed) or await self._read_brief(one, guest) for one in listed]
        return [one for one in found if one is not None]

    def _told(self, listed: Listed, guest: str | None, installed: Container[str]) -> TableBrief | None:
        """What can be told without reading a log."""
        cached = self.tables.idle(listed.table)
        if cached is not None and (cached.trouble is not None or cached.revision >= (listed.last or 0)):
            return brief(cached, guest)
        told = listed.brief(guest) if listed.is_current else None
        return told if told is not None and told.status != "unreadable" and told.game in installed else None

    async def _read_brief(self, listed: Listed, guest: str | None) -> TableBrief | None:
        """None if the table is gone."""
        try:
            async with self.tables.at(listed.table) as table:
                await self.tables.catch_up(table)
                self.tables.remember(table)
                return brief(table, guest)
        except Unreadable as unreadable:
            return brief(unreadable.table, guest)
        except NoSuchTable:
            return None

    async def explain(self, name: str, guest: str, asked: Move) -> IllegalMove | None:
        """Why a move would be refused, or None if it may be made."""
        async with self.tables.at(name) as table:
            if asked.revision > table.revision:
                await self.tables.catch_up(table)
            return explanation(table, guest, asked, self.clock())

    async def hints(self, name: str, guest: str) -> list[Hint]:
        """The best moves for the guest who has to decide, and why."""
        async with self.tables.at(name) as table:
            game = match_to_advise_on(table, guest).game  # who may not ask need not wait
        if (share := self.thinking.preparing.share(game.name)) < 1:
            raise NotNow(message("table-hints-preparing", share=percent(share)))
        async with self.thinking.slot(self.bots.client_of(name, guest), people=True):
            async with self.tables.at(name) as table:
                match = match_to_advise_on(table, guest).copy()
            return await self.thinking.advise(match)

    async def match_file(self, name: str) -> bytes:
        """The match file, once all cards may be seen."""
        async with self.tables.at(name) as table:
            if not table.over:
                await self.tables.catch_up(table)
            if table.match is None or not table.over:
                raise NotNow(message("table-not-over"))
            return write_match(table.match, reveal=True)

    async def close(self, name: str) -> None:
        """The server's host closes a table, as its own host may."""
        for _ in range(TRIES):
            async with self.tables.at(name) as table:
                await self.tables.catch_up(table)
                if table.closed:
                    return
                try:
                    await self.write(table, closing(table))
                except PlyTaken:
                    continue
                return
        raise Stale(message("table-busy"))

    async def look_after(self, name: str) -> None:
        """Do what is due at a table: let a bot decide, or end a decision whose time ran out."""
        async with self.tables.at(name) as table:
            await self.tables.catch_up(table)
            line = time_out(table, self.clock())
            if line is None:
                await self.bots.ask(table)
                if due(table, self.patience) is None:
                    await self.store.leave_alone(name)
                return
            try:
                await self.write(table, [line])
            except PlyTaken:
                return  # somebody decided in the last moment

    def _lay(
        self, name: str, lines: Sequence[Line], seats: int, listed: bool = False, secret: bytes | None = None
    ) -> tuple[Write, Table]:
        """A new table, and all there is to write of it."""
        invitations = [secrets.token_urlsafe(16) for _ in range(seats)]
        new = NewTable(name, secret or self.new_secret(), invitations, listed)
        table = Table(new.id, new.secret, new.invitations)
        at = self.clock()
        for line in lines:
            table.apply(line, at)
        rows = [to_row(ply, line, at) for ply, line in enumerate(lines)]
        return Write(name, rows, due(table, self.patience), None, _guests(table), new, sum_up(table)), table

    async def write(self, table: Table, lines: Sequence[Line], *also: Write) -> int:
        """Let lines happen, write them to the disk, and tell. The ply of the first."""
        ply, at = table.revision + 1, self.clock()
        turn_before, due_before, holders = table.turn, due(table, self.patience), table.holders[:]
        before = outline(table)
        try:
            for line in lines:
                table.apply(line, at)
            if goes_on_for_ever(table):
                lines = [*lines, MatchDrawn()]
                table.apply(lines[-1], at)
            rows = [to_row(ply + n, line, at) for n, line in enumerate(lines)]
            changed = []
            if table.holders != holders:
                guests = zip(_guests(table), holders, strict=True)
                changed = [change for change, was in guests if change[1] != was.guest]
            summed = None if outline(table) == before else sum_up(table)
            due_now = due(table, self.patience)
            await self.store.append(Write(table.name, rows, due_now, due_before, changed, summed=summed), *also)
        except IllegalMove:
            raise  # the rules have refused it, and nothing has changed
        except BaseException:
            self.tables.forget(table)
            raise
        if summed is None:
            self.tables.remember(table)
        self._count(table, lines)
        await self._tell(table, turn_before)
        return ply

    def _count(self, table: Table, lines: Sequence[Line]) -> None:
        for line in lines:
            self.metrics.lines.count(line.kind)
            if isinstance(line, Moved):
                self.metrics.moves.count(table.game_name, "bot" if line.bot else "person")

    async def _tell(self, table: Table, turn_before: int | None = None) -> None:
        await self.bus.publish(table.name, table.revision)
        await self.bots.ask(table)
        await self.turns.passed(table, turn_before)


def _guests(table: Table) -> list[tuple[int, str | None]]:
    return [(seat, holder.guest) for seat, holder in enumerate(table.holders)]
