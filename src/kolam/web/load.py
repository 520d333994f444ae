"""How much this process has to do, and what went wrong in it: figures, never names."""

import asyncio
import sys
import time
from collections import deque
from collections.abc import Mapping
from pathlib import Path

import msgspec

from kolam.tables.metrics import Tally

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

SPAN = 60  # seconds that the figures are about
TICK = 1.0
FAULTS = ("error", "critical")  # levels of the log
STATM = Path("/proc/self/statm")


class Count(msgspec.Struct, frozen=True):
    """How often something happened since the start."""

    kind: str
    count: int


class Load:
    """Measures how long whatever is ready has to wait for the event loop; all else is what the metrics count."""

    def __init__(self, answers: Tally, records: Tally) -> None:
        """`answers` are counted by status, `records` of the log by level, part and exception."""
        self.since = time.time()
        self._answers_by_status, self._records = answers, records
        self._answers: deque[int] = deque([0], maxlen=SPAN + 1)  # all of them so far, at each tick
        self._waits: deque[float] = deque([0.0], maxlen=SPAN)
        self._expected = 0.0

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._expected = loop.time() + TICK
        loop.call_later(TICK, self._tick, loop)

    @property
    def requests_a_second(self) -> float:
        """In the last minute."""
        return round((self._answered - self._answers[0]) / (len(self._answers) * TICK), 2)

    @property
    def refusals(self) -> list[Count]:
        """Answers since the start by status, from 400 on, the most frequent first."""
        return _counts({status: count for (status,), count in self._answers_by_status if status >= "400"})

    @property
    def faults(self) -> list[Count]:
        """What was logged as an error since the start, by the part that said it and the kind of exception."""
        found = ((level, part, exception, count) for (level, part, exception), count in self._records)
        return _counts({f"{part}: {kind or level}": count for level, part, kind, count in found if level in FAULTS})

    @property
    def _answered(self) -> int:
        return sum(count for _, count in self._answers_by_status)

    @property
    def wait(self) -> float:
        """The longest that the event loop kept something waiting in the last minute, in seconds."""
        return round(max(self._waits), 4)

    def _tick(self, loop: asyncio.AbstractEventLoop) -> None:
        self._waits.append(max(0.0, loop.time() - self._expected))
        self._answers.append(self._answered)
        self._expected = loop.time() + TICK
        loop.call_later(TICK, self._tick, loop)


def _counts(found: Mapping[str, int]) -> list[Count]:
    return [Count(kind, count) for kind, count in sorted(found.items(), key=lambda one: -one[1])]


def memory() -> int | None:
    """Bytes that this process has in memory now; if that is not told, the most that it ever had, or None."""
    if resource is None:
        return None
    if STATM.is_file():
        return int(STATM.read_text(encoding="ascii").split()[1]) * resource.getpagesize()
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
