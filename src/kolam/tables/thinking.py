"""Where bots and hints are thought about: in a few threads beside the server, so that nobody waits for a thought."""

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any

from kolam.bots import bot
from kolam.bots.hints import Hint, hints
from kolam.bots.searcher import Budget
from kolam.match import Match
from kolam.tables.metrics import Metrics
from kolam.tables.slots import Slots

log = logging.getLogger(__name__)

ADVICE = Budget(seconds=1.0)
GRACE_SECONDS = 2


class Thinking:
    """A bounded number of thoughts at a time; the others wait for their turn in a fair queue."""

    def __init__(self, threads: int, metrics: Metrics | None = None) -> None:
        self.metrics = metrics or Metrics()
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="kolam-bot")
        self._slots = Slots(threads)
        self._soon: set[asyncio.Task[None]] = set()
        self._closing = False
        self.metrics.waiting.set_function(lambda: self._slots.waiting)
        self.metrics.thinking.set_function(lambda: self._slots.busy)

    @property
    def busy(self) -> int:
        """How many thoughts are thought just now."""
        return self._slots.busy

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return self._slots.waiting

    @asynccontextmanager
    async def slot(self, client: str, *, people: bool) -> AsyncIterator[None]:
        """To be held while something is thought about. What is thought about is looked at anew when the turn comes."""
        began = perf_counter()
        async with self._slots.slot(client, people=people):
            self.metrics.waits.observe(perf_counter() - began)
            yield

    async def decide(self, match: Match, level: str, position: int) -> Any:
        """A bot's move for the seat whose turn it is. `match` is a copy that nobody else plays on."""
        with self.metrics.thoughts.labels("bot").time():
            return await asyncio.get_running_loop().run_in_executor(self._threads, _decide, match, level, position)

    async def advise(self, match: Match) -> list[Hint]:
        """The best moves in a position, with reasons. `match` is a copy that nobody else plays on."""
        with self.metrics.thoughts.labels("hint").time():
            return await asyncio.get_running_loop().run_in_executor(self._threads, hints, match, ADVICE)

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it in the background, unless we are about to leave."""
        if self._closing:
            work.close()
            return
        task = asyncio.create_task(work)
        self._soon.add(task)
        task.add_done_callback(self._done)

    async def close(self) -> None:
        """Finish what is nearly done: a task that is cancelled amid a query leaves its connection to the collector."""
        self._closing = True
        if self._soon:
            await asyncio.wait(self._soon, timeout=GRACE_SECONDS)
        for task in self._soon:
            task.cancel()
        await asyncio.gather(*self._soon, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._soon.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a bot could not decide", exc_info=error)


def _decide(match: Match, level: str, position: int) -> Any:
    """What the bot leaves to chance follows from the secret, so that nobody can foresee it."""
    seed = hashlib.sha256((match.chance.secret or b"") + f" bot {position}".encode()).hexdigest()
    return match.game.move(match.state[0], bot(level, seed)(match))
