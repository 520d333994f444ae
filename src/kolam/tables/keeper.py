"""The keeper walks by and looks after tables that nobody looks after: clocks that ran out, bots that fell silent."""

import asyncio

from kolam.locale import message
from kolam.tables.downtime import BEAT_SECONDS, follow_the_clock, make_up_for_downtime
from kolam.tables.errors import DatabaseAway
from kolam.tables.service import TableService
from kolam.tables.unreadable import Unreadable

KEEPER = "keeper"


async def keep(service: TableService, *, every: float, at_once: bool) -> None:
    """Walk for ever. `at_once`: begin with every bot's table, for thoughts that ended with the process before us."""
    rounds = Rounds(service, at_once)
    while True:
        try:
            await rounds.go()
        except DatabaseAway as away:
            service.troubles.note(KEEPER, message("health-database", reason=away.reason))
        except Exception as error:  # whatever it was, the clocks of all tables depend on the next round
            service.troubles.note(KEEPER, message("health-keeper", error=type(error).__name__), error)
        else:
            service.troubles.mend(KEEPER)
        await asyncio.sleep(every)


class Rounds:
    """The first round differs from the others: before it, nothing is due."""

    def __init__(self, service: TableService, at_once: bool) -> None:
        self._service = service
        self._at_once = at_once
        self._made_up = False
        self._beat = float("-inf")

    async def go(self) -> None:
        service, now = self._service, asyncio.get_running_loop().time()
        if not self._made_up:
            await make_up_for_downtime(service)
            self._made_up = True
        await follow_the_clock(service)
        if now - self._beat >= BEAT_SECONDS and await service.store.clocked("", 1):
            await service.store.beat(service.clock())
            self._beat = now
        await walk(service, before=service.clock() + (service.patience if self._at_once else 0))
        self._at_once = False


async def walk(service: TableService, before: float) -> None:
    """Look after every table that is due; of several processes, one takes it."""
    for table, due in await service.store.due(before):
        try:
            await _look_after(service, table, due)
        except DatabaseAway:
            raise
        except Unreadable as unreadable:
            service.troubles.note(table, unreadable.trouble, logged=True)
            await service.store.leave_alone(table)
        except Exception as error:  # the other tables are due as well
            service.troubles.note(table, message("health-table", table=table), error)
        else:
            service.troubles.mend(table)


async def _look_after(service: TableService, table: str, due: float) -> None:
    now = service.clock()
    if due > now or await service.store.postpone(table, due, now + service.patience):
        await service.look_after(table)
