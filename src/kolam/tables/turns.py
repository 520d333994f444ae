"""Whose turn it has become while they look elsewhere. Somebody who can tell them is asked to; no move waits for it."""

import asyncio
import logging
from typing import Protocol

from kolam.tables.bus import Bus
from kolam.tables.cache import TableCache
from kolam.tables.errors import NoSuchTable
from kolam.tables.presence import Presence
from kolam.tables.table import Table
from kolam.tables.unreadable import Unreadable

log = logging.getLogger(__name__)

MOST_PENDING = 1000  # tables; a notice that finds no place is lost, and costs nothing but itself


class Sender(Protocol):
    """Tells a guest, wherever they are, that it is their turn at a table."""

    def send(self, table: str, guest: str) -> None:
        """Soon, or never: it neither waits nor fails."""

    async def close(self) -> None: ...


class Turns:
    def __init__(self, tables: TableCache, bus: Bus, presence: Presence) -> None:
        self.sender: Sender | None = None  # of a server; a worker has none
        self.delay = 5.0  # seconds in which somebody who only reloads the page is back
        self._tables = tables
        self._bus = bus
        self._presence = presence
        self._pending: dict[str, asyncio.Task[None]] = {}

    async def passed(self, table: Table, before: int | None) -> None:
        """A line was written; `before` it, it was this seat's turn."""
        if table.turn is None or table.turn == before:
            return
        guest = table.holders[table.turn].guest
        if guest is None or self._presence.here(table.name, guest):
            return
        if not await self._bus.tell_turn(table.name):
            self.soon(table.name)

    def soon(self, name: str) -> None:
        """Tell the guest whose turn it is in a moment, unless they are back by then."""
        if self.sender is None or name in self._pending or len(self._pending) >= MOST_PENDING:
            return
        task = self._pending[name] = asyncio.create_task(self._tell(name))
        task.add_done_callback(lambda _: self._pending.pop(name, None))

    async def close(self) -> None:
        pending = list(self._pending.values())
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        if self.sender is not None:
            await self.sender.close()

    async def _tell(self, name: str) -> None:
        await asyncio.sleep(self.delay)
        try:
            async with self._tables.at(name) as table:
                if not self._bus.alone:
                    await self._tables.catch_up(table)
                guest = None if table.turn is None else table.holders[table.turn].guest
            if guest is None or self._presence.here(name, guest) or await self._bus.present(name, guest):
                return
            if self.sender is not None:
                self.sender.send(name, guest)
        except (NoSuchTable, Unreadable):
            return
        except Exception:
            log.exception("could not tell whose turn it is at table %s", name)
