"""Bots at tables: whenever a bot has to decide, a worker is asked, or a thread of this process thinks."""

from collections.abc import Awaitable, Callable, Sequence

from kolam.tables.bus import Bus
from kolam.tables.cache import TableCache
from kolam.tables.errors import NoSuchTable, PlyTaken
from kolam.tables.moves import Moved
from kolam.tables.table import Line, Table
from kolam.tables.thinking import Thinking
from kolam.tables.unreadable import Unreadable

# Writes lines to a table's log; returns the ply of the first.
WriteLines = Callable[[Table, Sequence[Line]], Awaitable[int]]


class Bots:
    """Asks for bots' decisions, and writes them as people's are written."""

    def __init__(self, tables: TableCache, bus: Bus, thinking: Thinking, write: WriteLines) -> None:
        self._tables = tables
        self._bus = bus
        self._thinking = thinking
        self._write = write

    async def ask(self, table: Table) -> None:
        """Ask for a decision, if it is a bot's turn."""
        if table.bot_to_decide is not None and not await self._bus.ask_bot(table.name, table.revision):
            self.decide_soon(table.name, table.revision)

    def decide_soon(self, name: str, revision: int) -> None:
        self._thinking.soon(self._decide(name, revision))

    async def _decide(self, name: str, revision: int) -> None:
        """Let a bot decide, if it is still asked for. What comes too late loses its ply, and harms nothing."""
        try:
            async with self._tables.at(name) as table:
                if table.revision < revision:
                    await self._tables.catch_up(table)
                level, match, position = table.bot_to_decide, table.match, table.position
                if level is None or match is None:
                    return
                match = match.copy()
            move = await self._thinking.decide(match, level, position)
            async with self._tables.at(name) as table:
                if table.position == position and table.turn is not None:
                    await self._write(table, [Moved(table.turn, move, bot=True)])
        except (NoSuchTable, Unreadable, PlyTaken):
            return
