"""The feed of a table: what is new for this seat, as soon as it is new. It only tells; commands go by HTTP."""

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery

from kolam.tables.errors import NoSuchTable
from kolam.tables.host import Host
from kolam.web.doorkeeper import VISIT, Visit
from kolam.web.requests import TableId, TheHost

log = logging.getLogger(__name__)

NO_SUCH_TABLE = 4404
OUR_FAULT = 1011


class Heartbeat(msgspec.Struct, frozen=True):
    """Nothing new, but we are here; a client that knows of another revision connects again."""

    heartbeat: int  # the revision


@websocket("/api/tables/{table:str}/feed")
async def feed(
    socket: WebSocket[Any, Any, Any],
    host: TheHost,
    heartbeat: NamedDependency[float],
    table: TableId,
    since: FromQuery[int] = -1,
) -> None:
    """Send a Look now, and again after every change, with all that happened since the one before."""
    visit: Visit = socket.scope[VISIT]  # type: ignore[literal-required]
    await socket.accept()
    telling = asyncio.create_task(_tell(socket, host, heartbeat, table, visit.guest.id if visit.guest else None, since))
    hearing = asyncio.create_task(_hear(socket))
    try:
        await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        telling.cancel()
        hearing.cancel()
        outcome, _ = await asyncio.gather(telling, hearing, return_exceptions=True)
    if isinstance(outcome, Exception):
        log.error("the feed of table %s broke off", table, exc_info=outcome)
        await socket.close(OUR_FAULT, "our_fault")


async def _hear(socket: WebSocket[Any, Any, Any]) -> None:
    """Nothing that a client says here means anything, but that it hangs up."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


async def _tell(
    socket: WebSocket[Any, Any, Any], host: Host, heartbeat: float, table: str, guest: str | None, since: int
) -> None:
    news = asyncio.Event()
    heard = -1

    def hear(revision: int) -> None:
        nonlocal heard
        heard = max(heard, revision)
        news.set()

    try:
        with host.bus.listening(table, hear):
            # What the client has may be of a database that was restored from a backup since.
            told = min(since, await host.refresh(table))
            looked = await host.look(table, guest, told)
            await socket.send_data(msgspec.json.encode(looked), mode="text")
            told = looked.revision
            while True:
                try:
                    async with asyncio.timeout(heartbeat):
                        await news.wait()
                except TimeoutError:
                    heard = await host.refresh(table)
                    if heard <= told:
                        await socket.send_data(msgspec.json.encode(Heartbeat(told)), mode="text")
                news.clear()
                if heard > told:
                    looked = await host.look(table, guest, told, at_least=heard)
                    await socket.send_data(msgspec.json.encode(looked), mode="text")
                    told = looked.revision
    except NoSuchTable:
        await socket.close(NO_SUCH_TABLE, "no_such_table")
    except (WebSocketDisconnect, OSError):
        return  # they have gone
