"""The caretaker does what can wait, in small steps: tell lists of the last moves, delete what was kept long enough."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from kolam.locale import message
from kolam.tables.deletion import Retention
from kolam.tables.errors import DatabaseAway, NoSuchTable
from kolam.tables.service import TableService
from kolam.tables.summary import sum_up
from kolam.tables.unreadable import Unreadable
from kolam.tables.writer import Write

log = logging.getLogger(__name__)

CARETAKER = "caretaker"
ROUND_SECONDS = 2.0
MOST_TOLD = 1_000  # tables in a round
TOLD_AT_ONCE = 100  # in one transaction, for which moves have to wait
MOST_UNTOLD = 20  # logs that are replayed in a round
MOST_DELETED = 20
MOST_COMPARED = 200  # cached tables, whether another process has deleted them


async def care(service: TableService, keep: Retention, *, every: float = ROUND_SECONDS) -> None:
    """Go round for ever."""
    while True:
        await asyncio.sleep(every)
        await go_round(service, keep)


async def go_round(service: TableService, keep: Retention) -> None:
    """Whatever goes wrong with one thing, the others are done, and a later round tries again."""
    works: tuple[Callable[[], Awaitable[object]], ...] = (
        lambda: tell_lists(service),
        lambda: tell_of_old_tables(service),
        lambda: tidy_up(service, keep),
        lambda: let_go_of_deleted(service),
    )
    failed = False
    for work in works:
        try:
            await work()
        except DatabaseAway as away:
            failed = True
            service.troubles.note(CARETAKER, message("health-database", reason=away.reason))
        except Exception as error:
            failed = True
            service.troubles.note(CARETAKER, message("health-caretaker", error=type(error).__name__), error)
    if not failed:
        service.troubles.mend(CARETAKER)


async def tell_lists(service: TableService) -> None:
    """What happened at tables in the last seconds, for the lists in the database."""
    for _ in range(MOST_TOLD // TOLD_AT_ONCE):
        summed = service.tables.unsaved(TOLD_AT_ONCE)
        if not summed:
            return
        await service.store.append(*(Write(one.table, (), summed=one) for one in summed))


async def tell_lists_at_last(service: TableService) -> None:
    """The server leaves. What lists are not told now, they find in the logs."""
    try:
        await tell_lists(service)
    except Exception:
        log.exception("lists are told of the last moves after the next start")


async def tell_of_old_tables(service: TableService) -> None:
    """Tables of an older Kolam's database: their logs are replayed once."""
    for name in await service.store.lists.untold(MOST_UNTOLD):
        try:
            async with service.tables.at(name) as table:
                summed = sum_up(table)
        except Unreadable as unreadable:
            summed = sum_up(unreadable.table)
        except NoSuchTable:  # a table without a line, or deleted meanwhile
            continue
        await service.store.append(Write(name, (), summed=summed))


async def tidy_up(service: TableService, keep: Retention) -> int:
    """Delete some of what was kept long enough; how many tables that were."""
    now, deleted = service.clock(), 0
    for name in await service.store.deletion.expired(keep, now, MOST_DELETED):
        if service.bus.watched(name):
            continue  # somebody looks at it
        if await service.store.deletion.delete_expired(name, keep, now):
            service.tables.let_go(name)
            deleted += 1
    if deleted:
        log.info("deleted %d tables that were kept long enough", deleted)
    return deleted


async def let_go_of_deleted(service: TableService) -> None:
    """The host of the server deletes tables by a command of its own: what is cached must not outlive them."""
    for name in await service.store.deletion.gone(service.tables.some(MOST_COMPARED)):
        service.tables.let_go(name)
        await service.bus.publish(name, 2**31)  # who looks at it looks again, and hears that it is gone
