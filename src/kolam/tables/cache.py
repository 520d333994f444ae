"""Tables kept in memory. Each is worked on by one at a time; any other is read from its log when somebody asks."""

import asyncio
from collections import OrderedDict

from kolam.locale import message
from kolam.tables.errors import NoSuchTable
from kolam.tables.ids import may_be_id
from kolam.tables.store import Store
from kolam.tables.table import Table
from kolam.tables.unreadable import replay, require_readable

MOST_TABLES = 2000


class Cached:
    """A table, and the lock that keeps others from it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()


class TableCache:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._cached: OrderedDict[str, Cached] = OrderedDict()

    def at(self, name: str) -> "Work":
        """Work on a table: `async with tables.at(name) as table`; may raise NoSuchTable or Unreadable."""
        return Work(self, name)

    def idle(self, name: str) -> Table | None:
        """A table that is here and that nobody works on. Nobody begins to while the caller does not wait."""
        cached = self._cached.get(name)
        return None if cached is None or cached.lock.locked() else cached.table

    def keep(self, table: Table) -> Cached:
        cached = self._cached[table.name] = Cached(table)
        while len(self._cached) > MOST_TABLES:
            oldest = next((name for name, kept in self._cached.items() if not kept.lock.locked()), None)
            if oldest is None or oldest == table.name:
                break
            del self._cached[oldest]
        return cached

    def forget(self, table: Table) -> None:
        """Something went wrong with it: the next to ask reads it anew from its log."""
        self._cached.pop(table.name, None)

    async def catch_up(self, table: Table) -> None:
        """Read what other processes have written."""
        replay(table, await self._store.rows(table.name, table.revision))
        require_readable(table)

    async def take(self, name: str) -> Cached:
        """A table with its lock, to be released by the caller."""
        while True:
            cached = self._cached.get(name) or await self._read(name)
            await cached.lock.acquire()
            if self._cached.get(name) is cached:
                self._cached.move_to_end(name)
                return cached
            cached.lock.release()  # forgotten while we waited

    async def _read(self, name: str) -> Cached:
        found = await self._store.find(name) if may_be_id(name) else None
        rows = await self._store.rows(name, -1) if found is not None else ()
        if found is None or not rows:
            raise NoSuchTable(message("table-none", table=name))
        table = Table(found.id, found.secret, found.invitations)
        replay(table, rows)
        return self._cached.get(name) or self.keep(table)


class Work:
    """Work on one table: a context, written out because it is entered for every move."""

    def __init__(self, tables: TableCache, name: str) -> None:
        self._tables, self._name = tables, name

    async def __aenter__(self) -> Table:
        cached = await self._tables.take(self._name)
        self._lock, table = cached.lock, cached.table
        if table.trouble is not None:
            self._lock.release()
            require_readable(table)
        return table

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()
