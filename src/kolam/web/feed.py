"""The feed of a table: what is new for this seat, as soon as it is new. It only tells; commands go by HTTP."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery

from kolam.tables.errors import NoSuchTable
from kolam.tables.host import Host
from kolam.tables.look import Look
from kolam.web.doorkeeper import VISIT, Visit
from kolam.web.requests import TableId, TheHost

log = logging.getLogger(__name__)

encode = msgspec.json.Encoder().encode

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
    heard, silent = -1, False

    def hear(revision: int) -> None:
        nonlocal heard
        heard = max(heard, revision)
        news.set()

    def remind() -> None:
        nonlocal silent
        silent = True
        news.set()

    reminding = asyncio.create_task(_every(heartbeat, remind))
    try:
        with host.bus.listening(table, hear):
            # What the client has may be of a database that was restored from a backup since.
            told = min(since, await host.refresh(table))
            told = await _send_look(socket, await host.look(table, guest, told))
            while True:
                await news.wait()
                news.clear()
                due, silent = silent, False
                if due:
                    heard = max(heard, await host.refresh(table))
                if heard > told:
                    told = await _send_look(socket, await host.look(table, guest, told, at_least=heard))
                elif due:
                    await _send(socket, Heartbeat(told))
    except NoSuchTable:
        await socket.close(NO_SUCH_TABLE, "no_such_table")
    except (WebSocketDisconnect, OSError):
        return  # they have gone
    finally:
        reminding.cancel()


async def _every(seconds: float, remind: Callable[[], None]) -> None:
    """One timer that goes round, instead of one for every message."""
    while True:
        await asyncio.sleep(seconds)
        remind()


async def _send_look(socket: WebSocket[Any, Any, Any], looked: Look) -> int:
    """The revision that the other end has now been told."""
    await _send(socket, looked)
    return looked.revision


async def _send(socket: WebSocket[Any, Any, Any], told: Look | Heartbeat) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": encode(told).decode()})
