"""Where bots and hints are thought about: in a few threads beside the server, so that nobody waits for a thought."""

import asyncio
import hashlib
import logging
import os
import sys
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any, TypeVar

from kolam.bots import bot
from kolam.bots.hints import Hint, hints
from kolam.bots.searcher import Budget
from kolam.match import Match
from kolam.tables.metrics import Metrics
from kolam.tables.pace import is_quick
from kolam.tables.preparing import Preparing
from kolam.tables.slots import Slots

log = logging.getLogger(__name__)

ADVICE = Budget(seconds=1.0)
GRACE_SECONDS = 2
LOWEST_PRIORITY = 19

Done = TypeVar("Done")


class Lane:
    """Some threads, and the queue before them."""

    def __init__(self, threads: int) -> None:
        self.threads = ThreadPoolExecutor(threads, thread_name_prefix="kolam-bot")
        self.slots = Slots(threads)


class Thinking:
    """A bounded number of thoughts at a time; the others wait for their turn in a fair queue.

    Those that take a few milliseconds have a thread of their own: nobody waits for a casual bot because somebody else
    plays against masters.
    """

    def __init__(self, threads: int, metrics: Metrics | None = None, preparing: Preparing | None = None) -> None:
        self.metrics = metrics or Metrics()
        self.preparing = preparing or Preparing()
        self._long, self._quick = Lane(threads), Lane(1)
        self._reviewer = ThreadPoolExecutor(1, thread_name_prefix="kolam-review", initializer=_step_back)
        self._soon: set[asyncio.Task[None]] = set()
        self._closing = False
        self._bots, self._hints = (self.metrics.thoughts.labels(what) for what in ("bot", "hint"))
        self.metrics.waiting.set_function(lambda: self.waiting)
        self.metrics.thinking.set_function(lambda: self.busy)

    @property
    def busy(self) -> int:
        """How many thoughts are being thought right now."""
        return self._long.slots.busy + self._quick.slots.busy

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return self._long.slots.waiting + self._quick.slots.waiting

    @asynccontextmanager
    async def slot(self, client: str, *, people: bool, level: str | None = None) -> AsyncIterator[None]:
        """To be held while a bot of a level thinks, or while a hint is looked for.

        What is thought about is looked at anew when the turn comes.
        """
        began = perf_counter()
        async with self._lane(level).slots.slot(client, people=people):
            self.metrics.waits.observe(perf_counter() - began)
            yield

    async def decide(self, match: Match, level: str, position: int) -> Any:
        """A bot's move for the seat whose turn it is. `match` is a copy that nobody else plays on."""
        with self._bots.time():
            return await self._think(self._lane(level), _decide, match, level, position)

    async def advise(self, match: Match) -> list[Hint]:
        """The best moves in a position, with reasons. `match` is a copy that nobody else plays on."""
        with self._hints.time():
            return await self._think(self._long, hints, match, ADVICE)

    def _lane(self, level: str | None) -> Lane:
        return self._quick if level is not None and is_quick(level) else self._long

    async def _think(self, lane: Lane, think: Callable[..., Done], *about: Any) -> Done:
        """In a thread, which nothing interrupts: who is not interested any more keeps its slot until it is free."""
        thought = asyncio.get_running_loop().run_in_executor(lane.threads, think, *about)
        try:
            return await asyncio.shield(thought)
        except asyncio.CancelledError:
            if not self._closing:
                await asyncio.wait([thought])
            raise

    async def review(self, work: Callable[[], Done]) -> Done:
        """A part of a review, as soon as nobody has to decide anything; in a thread that lets all others go first."""
        async with self._long.slots.spare():
            with self.metrics.thoughts.labels("review").time():
                return await asyncio.get_running_loop().run_in_executor(self._reviewer, work)

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
        for lane in (self._long, self._quick):
            lane.threads.shutdown(wait=False, cancel_futures=True)
        self._reviewer.shutdown(wait=False, cancel_futures=True)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._soon.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a bot could not decide, or a review was not made", exc_info=error)


def _step_back() -> None:
    """This thread runs while the processor has nothing else to do. Linux has such a thing for threads."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOWEST_PRIORITY)


def _decide(match: Match, level: str, position: int) -> Any:
    """What the bot leaves to chance follows from the secret, so that nobody can foresee it."""
    seed = hashlib.sha256((match.chance.secret or b"") + f" bot {position}".encode()).hexdigest()
    return match.game.move(match.state[0], bot(level, seed)(match))
