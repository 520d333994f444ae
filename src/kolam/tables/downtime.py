"""Time in which nobody could decide does not count: the server was away, or its machine slept or had its clock set."""

from collections.abc import Callable

from kolam.tables.clock import ClockStopped, deadline
from kolam.tables.errors import NoSuchTable, PlyTaken
from kolam.tables.service import TRIES, TableService
from kolam.tables.steady import SteadyClock
from kolam.tables.table import Table
from kolam.tables.unreadable import Unreadable

BEAT_SECONDS = 5.0  # between the signs of life that a server leaves in the database
SHORTEST = 1.0  # seconds that are worth a line in the log
MOST_AT_ONCE = 500  # tables

# For how many seconds a table's clock stood still.
Stopped = Callable[[Table], float]


async def make_up_for_downtime(service: TableService) -> None:
    """Give running clocks what they had left when a server was last alive. Servers that start together do it once."""
    alive, now = await service.store.last_alive(), service.clock()
    # If other servers may have gone on meanwhile, their last sign of life is some seconds old.
    least = SHORTEST if service.bus.alone else 2 * BEAT_SECONDS

    def away(table: Table) -> float:
        seconds = now - max(alive, table.lines[-1].at)
        return seconds if seconds >= least else 0

    if alive and now - alive >= least:
        await _stop_clocks(service, away, since=alive)
    await service.store.beat(now)


async def follow_the_clock(service: TableService) -> None:
    """A decision has as long as before the machine's clock jumped. Of several servers, each keeps to its own count."""
    if isinstance(service.clock, SteadyClock) and service.bus.alone and abs(service.clock.jumped) >= SHORTEST:
        since, jumped = service.clock(), service.clock.follow()
        await _stop_clocks(service, lambda _: jumped, since)


async def _stop_clocks(service: TableService, stopped: Stopped, since: float) -> None:
    after = ""
    while names := await service.store.clocked(after, MOST_AT_ONCE):
        for name in names:
            await _stop_clock(service, name, stopped, since)
        after = names[-1]


async def _stop_clock(service: TableService, name: str, stopped: Stopped, since: float) -> None:
    for _ in range(TRIES):
        try:
            async with service.tables.at(name) as table:
                await service.tables.catch_up(table)
                seconds = stopped(table)
                if deadline(table) is None or not seconds or table.stopped_since == since:
                    return
                await service.write(table, [ClockStopped(seconds, since)])
                return
        except PlyTaken:
            continue
        except (NoSuchTable, Unreadable):
            return
