"""Tables kept in memory. Each is worked on by one at a time; any other is read from its log when somebody asks."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from itertools import islice

from kolam.locale import message
from kolam.tables.errors import NoSuchTable
from kolam.tables.ids import may_be_id
from kolam.tables.store import Store
from kolam.tables.summary import Summed, sum_up
from kolam.tables.table import Table
from kolam.tables.unreadable import replay, require_readable
from kolam.tables.weight import weight

MOST_BYTES = 200 * 2**20
WEIGHED_EVERY = 8  # lines
LOOKED_AT = 16  # tables from among which the largest is let go


class Cached:
    """A table, the lock that keeps others from it, and what it weighs."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.bytes = 0
        self.weighed_at = -1  # the revision
        self.finished = False


class TableCache:
    """Bounded by the memory that the tables take. Finished ones are let go first, large ones before small ones."""

    def __init__(self, store: Store, most_bytes: int = MOST_BYTES) -> None:
        self._store = store
        self._most_bytes = most_bytes
        self._cached: dict[str, Cached] = {}
        # The same tables, those that were used longest ago first.
        self._running: OrderedDict[str, Cached] = OrderedDict()
        self._finished: OrderedDict[str, Cached] = OrderedDict()
        self._unsaved: dict[str, Table | Summed] = {}  # what the database's lists do not tell yet
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._cached)

    def __iter__(self) -> Iterator[Table]:
        """Those that are here, as they are now: not to be worked on."""
        return iter([cached.table for cached in self._cached.values()])

    def at(self, name: str) -> "Work":
        """Work on a table: `async with tables.at(name) as table`; may raise NoSuchTable or Unreadable."""
        return Work(self, name)

    def idle(self, name: str) -> Table | None:
        """A table that is here and that nobody works on. Nobody begins to while the caller does not wait."""
        cached = self._cached.get(name)
        return None if cached is None or cached.lock.locked() else cached.table

    def keep(self, table: Table) -> Cached:
        self._drop(table.name)
        cached = self._cached[table.name] = self._running[table.name] = Cached(table)
        self.weigh(cached)
        return cached

    def weigh(self, cached: Cached) -> None:
        """A table was worked on: it is the last to be let go, and others are if it has become too large for all."""
        table = cached.table
        name, finished = table.name, table.over
        if self._cached.get(name) is not cached:
            return
        if finished != cached.finished or not 0 <= table.revision - cached.weighed_at < WEIGHED_EVERY:
            heavy = weight(table)
            self.bytes += heavy - cached.bytes
            cached.bytes, cached.weighed_at = heavy, table.revision
        if finished != cached.finished:
            self._order(cached).pop(name)
            cached.finished = finished
            self._order(cached)[name] = cached
        self._order(cached).move_to_end(name)
        while self.bytes > self._most_bytes and self._let_one_go(but=name):
            pass

    def forget(self, table: Table) -> None:
        """Something went wrong with it, or it is gone: the next to ask reads it anew from its log."""
        self.let_go(table.name)

    def let_go(self, name: str) -> None:
        """It was deleted."""
        self._unsaved.pop(name, None)
        self._drop(name)

    def some(self, most: int) -> list[str]:
        """Some of the cached tables; others when asked again, until all have had their turn."""
        names = list(islice(self._cached, most))
        for name in names:
            self._cached[name] = self._cached.pop(name)
        return names

    def remember(self, table: Table) -> None:
        """Something has happened there that the lists in the database are to tell before long."""
        self._unsaved[table.name] = table

    def unsaved(self, most: int) -> list[Summed]:
        """What to write into these lists now."""
        taken = [self._unsaved.pop(name) for name in list(islice(self._unsaved, most))]
        return [sum_up(found) if isinstance(found, Table) else found for found in taken]

    async def catch_up(self, table: Table) -> None:
        """Read what other processes have written; NoSuchTable if one of them has deleted it."""
        rows = await self._store.rows(table.name, table.revision - 1)
        if not rows:  # not even the last one that we know
            self.forget(table)
            raise NoSuchTable(message("table-none", table=table.name))
        replay(table, rows[1:])
        require_readable(table)

    async def take(self, name: str) -> Cached:
        """A table with its lock, to be released by the caller."""
        while True:
            cached = self._cached.get(name) or await self._read(name)
            await cached.lock.acquire()
            if self._cached.get(name) is cached:
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

    def _let_one_go(self, but: str) -> bool:
        """Of those that were used longest ago, the largest; a running match only if no finished one is left."""
        for order in (self._finished, self._running):
            free = (cached for name, cached in order.items() if name != but and not cached.lock.locked())
            oldest = list(islice(free, LOOKED_AT))
            if oldest:
                largest = max(oldest, key=lambda cached: cached.bytes)
                name = largest.table.name
                if name in self._unsaved:
                    self._unsaved[name] = sum_up(largest.table)
                self._drop(name)
                return True
        return False

    def _drop(self, name: str) -> None:
        cached = self._cached.pop(name, None)
        if cached is not None:
            self._order(cached).pop(name)
            self.bytes -= cached.bytes

    def _order(self, cached: Cached) -> OrderedDict[str, Cached]:
        return self._finished if cached.finished else self._running


class Work:
    """Work on one table: a context, written out because it is entered for every move."""

    def __init__(self, tables: TableCache, name: str) -> None:
        self._tables, self._name = tables, name

    async def __aenter__(self) -> Table:
        cached = self._cached = await self._tables.take(self._name)
        table = cached.table
        if table.trouble is not None:
            cached.lock.release()
            require_readable(table)
        return table

    async def __aexit__(self, *_: object) -> None:
        self._cached.lock.release()
        self._tables.weigh(self._cached)
