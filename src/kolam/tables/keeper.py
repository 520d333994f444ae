"""The keeper walks by and looks after tables that nobody looks after: clocks that ran out, bots that fell silent."""

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from kolam.rules.errors import KolamError
from kolam.tables.host import Host

log = logging.getLogger(__name__)


async def keep(host: Host, *, every: float, at_once: bool) -> None:
    """Walk for ever. `at_once`: begin with every bot's table, for thoughts that ended with the process before us."""
    if at_once:
        await walk(host, before=host.clock() + host.patience)
    while True:
        await asyncio.sleep(every)
        await walk(host, before=host.clock())


async def walk(host: Host, before: float) -> None:
    """Look after every table that is due; of several processes, one takes it."""
    try:
        due_tables = await host.store.due(before)
    except (SQLAlchemyError, OSError):
        log.exception("the database does not answer; the next walk tries again")
        return
    for table, due in due_tables:
        try:
            now = host.clock()
            if due > now or await host.store.postpone(table, due, now + host.patience):
                await host.look_after(table)
        except (SQLAlchemyError, KolamError, OSError):
            log.exception("could not look after table %s; a later walk tries again", table)
