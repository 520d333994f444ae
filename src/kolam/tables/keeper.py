"""The keeper walks by and looks after tables that nobody looks after: clocks that ran out, bots that fell silent."""

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from kolam.tables.service import TableService
from kolam.tables.unreadable import Unreadable

log = logging.getLogger(__name__)


async def keep(service: TableService, *, every: float, at_once: bool) -> None:
    """Walk for ever. `at_once`: begin with every bot's table, for thoughts that ended with the process before us."""
    if at_once:
        await walk(service, before=service.clock() + service.patience)
    while True:
        await asyncio.sleep(every)
        await walk(service, before=service.clock())


async def walk(service: TableService, before: float) -> None:
    """Look after every table that is due; of several processes, one takes it."""
    try:
        due_tables = await service.store.due(before)
    except (SQLAlchemyError, OSError):
        log.exception("the database does not answer; the next walk tries again")
        return
    for table, due in due_tables:
        try:
            await _look_after(service, table, due)
        except Exception:  # the other tables are due as well
            log.exception("could not look after table %s; a later walk tries again", table)


async def _look_after(service: TableService, table: str, due: float) -> None:
    now = service.clock()
    if due > now or await service.store.postpone(table, due, now + service.patience):
        try:
            await service.look_after(table)
        except Unreadable:
            await service.store.leave_alone(table)
