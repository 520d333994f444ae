"""The host looks after all tables: it takes commands, writes them down, and tells whoever listens."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence

from kolam.bots.hints import Hint
from kolam.locale import message
from kolam.match import write_match
from kolam.rules.errors import IllegalMove
from kolam.tables.bus import Bus
from kolam.tables.commands import Command, Move, Open, Rematch
from kolam.tables.errors import NoSuchTable, NotNow, PlyTaken, Stale
from kolam.tables.log import AnyEntry, Moved, TimeRanOut, from_row, to_row
from kolam.tables.look import Look, TableLook, look, table_look
from kolam.tables.rulings import may_be_advised, opening, read_name, rematch, rule
from kolam.tables.store import Store
from kolam.tables.table import Table
from kolam.tables.thinking import Thinking
from kolam.tables.writer import NewTable, Write

ID_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"  # nothing that looks like something else
ID_LENGTH = 12  # 70 bits: nobody guesses a table
TABLES_AT_HAND = 2000  # kept ready in memory; any other is read from its log when somebody asks
LISTED_SECONDS = 24 * 60 * 60  # whoever opened a table longer ago does not sit there waiting any more
TRIES = 20  # of a command that does not mind what else happened, before it is told to come back


class Live:
    """A table at hand, and the lock of whoever works on it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()


class Host:
    """All the tables of a store, as one process sees them. Any number of hosts may share a store."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinking: Thinking,
        *,
        clock: Callable[[], float] = time.time,
        patience: float = 30,
    ) -> None:
        """`patience` is how many seconds a bot may be silent before it is asked again."""
        self.store = store
        self.bus = bus
        self.thinking = thinking
        self.clock = clock
        self.patience = patience
        self._at_hand: OrderedDict[str, Live] = OrderedDict()

    async def open(self, guest: str, name: str | None, asked: Open) -> TableLook:
        """Open a table, and show it to whoever opened it."""
        write, table = self._lay(new_id(), opening(asked, guest, read_name(name)), len(asked.seats), asked.listed)
        await self.store.append(write)
        self._keep(Live(table))
        await self._tell(table)
        return table_look(table, guest)

    async def command(self, name: str, guest: str, command: Command) -> int:
        """Do what a guest asks; the ply that it was written at, on the disk by then."""
        for _ in range(TRIES):
            async with self._table(name) as table:
                if command.revision > table.revision:
                    await self._catch_up(table)
                ruled = rule(table, guest, command)
                if isinstance(ruled, int):
                    return ruled
                try:
                    return await self._write(table, ruled)
                except PlyTaken:
                    continue  # another process wrote first: rule again, with what it wrote
        raise Stale(message("table-busy"))

    async def rematch(self, name: str, guest: str, command: Rematch) -> str:
        """The table at which they play again: a new one, or the one that somebody else was quicker to open."""
        for _ in range(TRIES):
            async with self._table(name) as table:
                if table.rematch is None:
                    await self._catch_up(table)
                if table.rematch is not None and table.seat_of(guest) is not None:
                    return table.rematch
                new = new_id()
                here, there = rematch(table, guest, new)
                write, again = self._lay(new, there, len(table.chairs))
                try:
                    await self._write(table, here, write)
                except PlyTaken:
                    continue
            self._keep(Live(again))
            await self._tell(again)
            return new
        raise Stale(message("table-busy"))

    async def look(self, name: str, guest: str | None, since: int, at_least: int | None = None) -> Look:
        """A table as a guest may see it, with what happened after `since`.

        `at_least` is a revision that was heard of; without one, other processes may have written something since.
        """
        known = max(since, -1 if at_least is None else at_least)
        trusted = at_least is not None or self.bus.alone
        live = self._at_hand.get(name)
        if live is not None and trusted and not live.lock.locked() and known <= live.table.revision:
            return look(live.table, guest, since)  # nobody works on it, and nobody can begin to while we do not wait
        async with self._table(name) as table:
            if not trusted or known > table.revision:
                await self._catch_up(table)
            return look(table, guest, since)

    async def refresh(self, name: str) -> int:
        """The revision that the store has by now: for a feed whose messages may have been lost."""
        async with self._table(name) as table:
            await self._catch_up(table)
            return table.revision

    async def tables_of(self, guest: str, most: int = 50) -> list[TableLook]:
        found = []
        for name in await self.store.of_guest(guest, most):
            async with self._table(name) as table:
                if not self.bus.alone:
                    await self._catch_up(table)
                found.append(table_look(table, guest))
        return found

    async def open_tables(self, guest: str | None, most: int = 50) -> list[TableLook]:
        """Listed tables at which a seat is free."""
        found = []
        for name in await self.store.listed(self.clock() - LISTED_SECONDS, most):
            async with self._table(name) as table:
                await self._catch_up(table)
                if table.match is None and not table.full:
                    found.append(table_look(table, guest))
        return found

    async def explain(self, name: str, guest: str, asked: Move) -> IllegalMove | None:
        """Why a move would be refused, or None where it may be made."""
        async with self._table(name) as table:
            if asked.revision > table.revision:
                await self._catch_up(table)
            try:
                rule(table, guest, asked)
            except IllegalMove as refusal:
                return refusal
            return None

    async def hints(self, name: str, guest: str) -> list[Hint]:
        """The best moves for the seat that decides, and why. Nobody is advised against another person."""
        async with self._table(name) as table:
            match = may_be_advised(table, guest).copy()
        return await self.thinking.advise(match)

    async def match_file(self, name: str) -> bytes:
        """The match file, once all cards may be seen."""
        async with self._table(name) as table:
            if not table.over:
                await self._catch_up(table)
            if table.match is None or not table.over:
                raise NotNow(message("table-not-over"))
            return write_match(table.match)

    async def look_after(self, name: str) -> None:
        """Do what is due at a table: let a bot decide, or end a decision whose time ran out."""
        async with self._table(name) as table:
            await self._catch_up(table)
            if table.deadline is not None and table.deadline <= self.clock():
                try:
                    await self._write(table, [TimeRanOut(table.turn or 0)])
                except PlyTaken:
                    return  # somebody decided in the last moment
            elif table.bot_to_decide is not None:
                await self._ask_bot(table)

    async def decide(self, name: str, revision: int) -> None:
        """Let a bot decide, if it is still asked for. What comes too late loses its ply, and harms nothing."""
        try:
            async with self._table(name) as table:
                if table.revision < revision:
                    await self._catch_up(table)
                level, match, position = table.bot_to_decide, table.match, table.position
                if level is None or match is None:
                    return
                match = match.copy()
            move = await self.thinking.decide(match, level, position)
            async with self._table(name) as table:
                if table.position != position or table.turn is None:
                    return
                await self._write(table, [Moved(table.turn, move, bot=True)])
        except (NoSuchTable, PlyTaken):
            return

    def _lay(self, name: str, lines: Sequence[AnyEntry], seats: int, listed: bool = False) -> tuple[Write, Table]:
        """A new table, and all there is to write of it."""
        invitations = [secrets.token_urlsafe(16) for _ in range(seats)]
        new = NewTable(name, secrets.token_bytes(32), invitations, listed)
        table = Table(new.id, new.secret, new.invitations)
        at = self.clock()
        for entry in lines:
            table.apply(entry, at)
        rows = [to_row(ply, entry, at) for ply, entry in enumerate(lines)]
        return Write(name, rows, self._due(table), None, _guests(table), new), table

    async def _write(self, table: Table, lines: Sequence[AnyEntry], *also: Write) -> int:
        """Let lines happen, write them to the disk, and tell. Where that fails, the table is read anew from its log."""
        ply, at = table.revision + 1, self.clock()
        due, chairs = self._due(table), table.chairs[:]
        try:
            for entry in lines:
                table.apply(entry, at)
            rows = [to_row(ply + n, entry, at) for n, entry in enumerate(lines)]
            changed = [change for change, was in zip(_guests(table), chairs, strict=True) if change[1] != was.guest]
            await self.store.append(Write(table.name, rows, self._due(table), due, changed), *also)
        except BaseException:
            self._at_hand.pop(table.name, None)
            raise
        await self._tell(table)
        return ply

    async def _tell(self, table: Table) -> None:
        await self.bus.publish(table.name, table.revision)
        if table.bot_to_decide is not None:
            await self._ask_bot(table)

    async def _ask_bot(self, table: Table) -> None:
        if not await self.bus.ask_bot(table.name, table.revision):
            self.thinking.soon(self.decide(table.name, table.revision))

    def _due(self, table: Table) -> float | None:
        """When somebody has to look after the table at the latest."""
        return table.since + self.patience if table.bot_to_decide is not None else table.deadline

    def _table(self, name: str) -> "_Working":
        """A table to work on, by one at a time."""
        return _Working(self, name)

    async def _take(self, name: str) -> Live:
        """A table with its lock, which whoever takes it releases."""
        while True:
            live = self._at_hand.get(name) or await self._read(name)
            await live.lock.acquire()
            if self._at_hand.get(name) is live:
                self._at_hand.move_to_end(name)
                return live
            live.lock.release()  # forgotten while we waited: something went wrong with it

    async def _read(self, name: str) -> Live:
        found = await self.store.find(name) if set(name) <= set(ID_ALPHABET) else None
        if found is None:
            raise NoSuchTable(message("table-none", table=name))
        live = Live(Table(found.id, found.secret, found.invitations))
        await self._catch_up(live.table)
        return self._at_hand.get(name) or self._keep(live)

    async def _catch_up(self, table: Table) -> None:
        """Read what other processes have written."""
        for row in await self.store.rows(table.name, table.revision):
            table.apply(from_row(row), row.at)

    def _keep(self, live: Live) -> Live:
        self._at_hand[live.table.name] = live
        while len(self._at_hand) > TABLES_AT_HAND:
            oldest = next((name for name, kept in self._at_hand.items() if not kept.lock.locked()), None)
            if oldest is None or oldest == live.table.name:
                break
            del self._at_hand[oldest]
        return live


class _Working:
    """Work on one table: a context, written out because it is entered for every move."""

    def __init__(self, host: Host, name: str) -> None:
        self._host, self._name = host, name

    async def __aenter__(self) -> Table:
        self._live = await self._host._take(self._name)
        return self._live.table

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()


def new_id() -> str:
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LENGTH))


def _guests(table: Table) -> list[tuple[int, str | None]]:
    return [(seat, chair.guest) for seat, chair in enumerate(table.chairs)]
