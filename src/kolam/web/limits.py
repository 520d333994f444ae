"""How often somebody may ask."""

import asyncio
import ipaddress
import random
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

# What a guest may do beside asking at all: so often a second, and at once.
LIMITS = {
    "openings": (0.5, 30),  # of tables
    "talk": (0.5, 10),  # messages to a table
    "spectators": (1, 20),  # messages to a table by all who watch it: they need no invitation
    "devices": (0.1, 10),  # turn notices and recovery links
    "doors": (0.2, 10),  # opening this machine to its network, and closing it
    "advice": (0.2, 5),  # hints, each of which takes a second of thought
    "replays": (2, 60),  # parts of a match file that is looked back at
    "reviews": (0.1, 6),  # of finished matches; each takes half a minute of what nobody else needs
    "reports": (0.01, 5),  # of somebody to the server's host
    "renewals": (0.01, 3),  # of a guest's passes
    # A new guest costs nothing, so an address has limits too; a club may share one.
    "openings by address": (2, 120),
    "advice by address": (2, 40),
    "devices by address": (1, 60),
    "replays by address": (5, 150),
    "reviews by address": (0.2, 20),
    "reports by address": (0.05, 15),
    "renewals by address": (0.05, 10),
    "wrong secrets": (0.1, 10),  # of the host page
}
MOST_CLIENTS = 100_000  # remembered at a time; the one not seen for longest is forgotten first
LATE_SECONDS = 1.0


def lateness() -> float:
    """Seconds after which somebody who asks too often is told so. No two wait equally long, or all would come at once.

    To refuse takes the server a tenth of a millisecond. Who asks on hundreds of connections, and again as soon as they
    are answered, would leave it no time for anybody else.
    """
    return LATE_SECONDS * random.uniform(0.5, 1.5)  # noqa: S311


class Late:
    """Lets those wait who ask too often: of one client `most` at a time, so that they cost little memory."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: Counter[str] = Counter()

    async def wait(self, client: str) -> None:
        if self._waiting[client] >= self._most:
            return
        self._waiting[client] += 1
        try:
            await asyncio.sleep(lateness())
        finally:
            self._waiting[client] -= 1
            if not self._waiting[client]:
                del self._waiting[client]


def share_of(address: str) -> str:
    """What shares an allowance: an IPv4 address, or the /64 of IPv6 that one customer has."""
    if ":" not in address:
        return address
    try:
        return str(ipaddress.ip_network((address.partition("%")[0], 64), strict=False))
    except ValueError:
        return address


class Allowance:
    """A token bucket for each client: `rate` a second, with some saved up for a burst."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        """A rate of 0 allows anything."""
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def exhausted(self, client: str) -> bool:
        """Whether a client would have to wait; it is not counted."""
        if client not in self._left:
            return False
        left, seen = self._left[client]
        return left + (self._clock() - seen) * self._rate < 1

    def wait(self, client: str) -> float:
        """0 if the client may go on, and it is counted; else the seconds until it may."""
        if self._rate == 0:
            return 0
        now = self._clock()
        left, seen = self._left.pop(client, (self._burst, now))
        left = min(self._burst, left + (now - seen) * self._rate)
        allowed = left >= 1
        self._left[client] = (left - 1 if allowed else left, now)
        while len(self._left) > MOST_CLIENTS:
            self._left.popitem(last=False)
        return 0 if allowed else (1 - left) / self._rate
