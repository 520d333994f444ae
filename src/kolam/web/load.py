"""How much this process has to do, and what went wrong in it: figures, never names."""

import asyncio
import logging
import sys
import time
from collections import Counter, deque
from pathlib import Path

import msgspec

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

SPAN = 60  # seconds that the figures are about
TICK = 1.0
MOST_KINDS = 50
STATM = Path("/proc/self/statm")


class Count(msgspec.Struct, frozen=True):
    """How often something happened since the start."""

    kind: str
    count: int


class Counts:
    """Counts by kind, of which there are only so many."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def add(self, kind: str) -> None:
        if kind not in self._counts and len(self._counts) >= MOST_KINDS:
            kind = "other"
        self._counts[kind] += 1

    def all(self) -> list[Count]:
        return [Count(kind, count) for kind, count in self._counts.most_common()]


class Faults(logging.Handler):
    """Counts what is logged as an error, by the part that logs it and the kind of the exception alone."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.counts = Counts()

    def emit(self, record: logging.LogRecord) -> None:
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else record.levelname.lower()
        self.counts.add(f"{record.name}: {kind}")


FAULTS = Faults()  # of this process


class Load:
    """Counts requests and measures how long whatever is ready has to wait for the event loop."""

    def __init__(self) -> None:
        self.since = time.time()
        self.refusals = Counts()
        self._requests: deque[int] = deque([0], maxlen=SPAN)  # by tick
        self._waits: deque[float] = deque([0.0], maxlen=SPAN)
        self._expected = 0.0

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._expected = loop.time() + TICK
        loop.call_later(TICK, self._tick, loop)

    def request(self) -> None:
        self._requests[-1] += 1

    @property
    def requests_a_second(self) -> float:
        """In the last minute."""
        return round(sum(self._requests) / (len(self._requests) * TICK), 2)

    @property
    def wait(self) -> float:
        """The longest that the event loop kept something waiting in the last minute, in seconds."""
        return round(max(self._waits), 4)

    def _tick(self, loop: asyncio.AbstractEventLoop) -> None:
        self._waits.append(max(0.0, loop.time() - self._expected))
        self._requests.append(0)
        self._expected = loop.time() + TICK
        loop.call_later(TICK, self._tick, loop)


def memory() -> int | None:
    """Bytes that this process has in memory now; if that is not told, the most that it ever had, or None."""
    if resource is None:
        return None
    if STATM.is_file():
        return int(STATM.read_text(encoding="ascii").split()[1]) * resource.getpagesize()
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
