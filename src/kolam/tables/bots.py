"""Bots at tables: whenever a bot has to decide, a worker is asked, or a thread of this process thinks."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence

from kolam.tables.bus import Bus
from kolam.tables.cache import TableCache
from kolam.tables.errors import Busy, DatabaseAway, NoSuchTable, PlyTaken
from kolam.tables.moves import Moved
from kolam.tables.pace import seconds
from kolam.tables.table import Line, Table
from kolam.tables.thinking import Thinking
from kolam.tables.unreadable import Unreadable

log = logging.getLogger(__name__)

# Writes lines to a table's log; returns the ply of the first.
WriteLines = Callable[[Table, Sequence[Line]], Awaitable[int]]

MOST_CLIENTS = 10_000  # tables of which we remember from which address they were last played at


class Bots:
    """Asks for bots' decisions, and writes them as people's are written. A table has one thought at a time."""

    def __init__(self, tables: TableCache, bus: Bus, thinking: Thinking, write: WriteLines, even: bool) -> None:
        """`even`: the time that an answer takes tells nothing."""
        self._tables = tables
        self._bus = bus
        self._thinking = thinking
        self._write = write
        self._even = even
        self._asked: dict[str, object] = {}  # tables whose thought waits or is thought, each with a sign of its own
        self._clients: OrderedDict[str, str] = OrderedDict()

    def remember(self, table: str, client: str) -> None:
        """Whose share of thinking a table's thoughts are: that of the address it was last played at from."""
        self._clients[table] = client
        self._clients.move_to_end(table)
        while len(self._clients) > MOST_CLIENTS:
            self._clients.popitem(last=False)

    def client_of(self, table: str, otherwise: str) -> str:
        return self._clients.get(table, otherwise)

    async def ask(self, table: Table) -> None:
        """Ask for a decision, if it is a bot's turn. At a table of bots only, somebody has to watch."""
        if table.bot_to_decide is None or not (table.has_people or self._bus.watched(table.name)):
            return
        self._bus.ask_bot(table.name, table.revision, self.decide_soon)

    def decide_soon(self, name: str, revision: int) -> None:
        if name in self._asked:
            return  # what it finds when its turn comes is newer than what we know now
        sign = self._asked[name] = object()
        self._thinking.soon(self._decide(name, revision, sign))

    async def _decide(self, name: str, revision: int, sign: object) -> None:
        """Let a bot decide, if it is still asked for. What comes too late loses its ply, and harms nothing."""
        try:
            async with self._tables.at(name) as table:
                if table.revision < revision:
                    await self._tables.catch_up(table)
                client, people, asked = self.client_of(name, table.host), table.has_people, table.bot_to_decide
                game = table.match.game if table.match else None
            if asked is None or game is None:
                return
            await self._thinking.preparing.until_ready(game, asked)
            async with self._thinking.slot(client, people=people, level=asked):
                began = asyncio.get_running_loop().time()
                async with self._tables.at(name) as table:
                    level, match, position = table.bot_to_decide, table.match, table.position
                    if level is None or match is None:
                        return
                    match = match.copy()
                answers = began + seconds(match, level, even=self._even, people=people)
                move = await self._thinking.decide(match, level, position)
            await asyncio.sleep(max(0, answers - asyncio.get_running_loop().time()))  # which takes up no thread
            async with self._tables.at(name) as table:
                del self._asked[name]  # the next decision may be asked for by what we write
                if table.position != position or table.turn is None:
                    await self.ask(table)  # it was asked for while we thought about the old position
                    return
                await self._write(table, [Moved(table.turn, move, bot=True)])
        except (NoSuchTable, Unreadable, PlyTaken):
            return
        except (Busy, DatabaseAway) as error:
            log.info("%s The bot at table %s is asked again later.", error, name)
        finally:
            if self._asked.get(name) is sign:  # and not that of the next decision
                del self._asked[name]
