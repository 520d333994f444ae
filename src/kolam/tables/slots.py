"""Who may think next: a few at a time, people's tables first, and every client in turn; last, what can wait."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kolam.locale import message
from kolam.tables.errors import Busy

MOST_WAITING = 256
MOST_OF_ONE = 32  # of one client

Waiting = asyncio.Future[None]


class Slots:
    """A bounded number of slots with a bounded, fair queue before them."""

    def __init__(self, count: int, *, most_waiting: int = MOST_WAITING, most_of_one: int = MOST_OF_ONE) -> None:
        self._count = count
        self._free = count
        self._most_waiting = most_waiting
        self._most_of_one = most_of_one
        # Clients in the order in which they are served, those with people's tables and those without.
        self._people: OrderedDict[str, deque[Waiting]] = OrderedDict()
        self._others: OrderedDict[str, deque[Waiting]] = OrderedDict()
        self._patient: deque[Waiting] = deque()
        self._spared = False  # one of them goes on

    @property
    def waiting(self) -> int:
        """How many wait for a slot, those that can wait aside."""
        return sum(len(queue) for line in (self._people, self._others) for queue in line.values())

    @property
    def busy(self) -> int:
        """How many slots are taken."""
        return self._count - self._free

    @asynccontextmanager
    async def slot(self, client: str, *, people: bool) -> AsyncIterator[None]:
        """Wait for a slot and keep it. A cancelled wait gives its place up; Busy if too many wait."""
        await self._wait(client, self._people if people else self._others, people)
        try:
            yield
        finally:
            self._free += 1
            self._serve()

    @asynccontextmanager
    async def spare(self) -> AsyncIterator[None]:
        """Wait for a moment at which a slot is free and nobody wants it; one at a time goes on then.

        It takes the slot from nobody: who comes next has it. Who asks here sees to it that not too many wait.
        """
        turn: Waiting = asyncio.get_running_loop().create_future()
        self._patient.append(turn)
        self._serve()
        try:
            await turn
            yield
        finally:
            if turn.done() and not turn.cancelled():
                self._spared = False
            elif turn in self._patient:
                self._patient.remove(turn)
            self._serve()

    async def _wait(self, client: str, line: OrderedDict[str, deque[Waiting]], people: bool) -> None:
        if len(line.get(client, ())) >= self._most_of_one:
            raise Busy(message("table-thinking-busy"))
        if self.waiting >= self._most_waiting and not (people and self._drop_one()):
            raise Busy(message("table-thinking-busy"))
        turn: Waiting = asyncio.get_running_loop().create_future()
        line.setdefault(client, deque()).append(turn)
        self._serve()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the slot was given in the same moment
                self._free += 1
                self._serve()
            else:
                self._leave(line, client, turn)
            raise

    def _drop_one(self) -> bool:
        """People come before tables of bots only: the newest of those gives its place away."""
        client = next(reversed(self._others), None)
        if client is None:
            return False
        turn = self._others[client][-1]
        self._leave(self._others, client, turn)
        turn.set_exception(Busy(message("table-thinking-busy")))
        return True

    def _serve(self) -> None:
        while self._free and (line := self._people or self._others):
            client, queue = line.popitem(last=False)
            turn = queue.popleft()
            if queue:
                line[client] = queue  # the others first
            if not turn.done():
                self._free -= 1
                turn.set_result(None)
        while self._free and self._patient and not self._spared:
            turn = self._patient.popleft()
            if not turn.done():
                self._spared = True
                turn.set_result(None)

    @staticmethod
    def _leave(line: OrderedDict[str, deque[Waiting]], client: str, turn: Waiting) -> None:
        queue = line.get(client)
        if queue is not None and turn in queue:
            queue.remove(turn)
            if not queue:
                del line[client]
