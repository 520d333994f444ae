"""The feed of a table: what is new for this seat, as soon as it is new. It only tells; commands go by HTTP."""

import asyncio
import logging
import re
from collections.abc import Callable
from urllib.parse import parse_qs

import msgspec

from kolam.tables.errors import NoSuchTable
from kolam.tables.host import Host
from kolam.tables.look import Look
from kolam.web.asgi import VISIT, Receive, Scope, Send, Visit

log = logging.getLogger(__name__)

PATH = re.compile(r"/api/tables/([^/]+)/feed/?")
MALFORMED = 4400
NO_SUCH_TABLE = 4404
OUR_FAULT = 1011

encode = msgspec.json.Encoder().encode


class Heartbeat(msgspec.Struct, frozen=True):
    """Nothing new, but we are here; a client that knows of another revision connects again."""

    heartbeat: int  # the revision


class Feeds:
    """The feeds of all tables, in ASGI's own words: a framework around a socket that only speaks is one layer more."""

    def __init__(self, host: Host, heartbeat: float) -> None:
        self._host = host
        self._heartbeat = heartbeat

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a Look now, and again after every change, with all that happened since the one before."""
        await receive()
        await send({"type": "websocket.accept"})
        found, since = PATH.fullmatch(scope["path"]), _since(scope)
        if found is None or since is None:
            await _close(send, *((NO_SUCH_TABLE, "not_found") if found is None else (MALFORMED, "malformed")))
            return
        visit: Visit = scope[VISIT]
        guest = visit.guest.id if visit.guest else None
        telling = asyncio.create_task(_tell(send, self._host, self._heartbeat, found[1], guest, since))
        hearing = asyncio.create_task(_hear(receive))
        try:
            await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            telling.cancel()
            hearing.cancel()
            outcome, _ = await asyncio.gather(telling, hearing, return_exceptions=True)
        if isinstance(outcome, Exception):
            log.error("the feed of table %s broke off", found[1], exc_info=outcome)
            await _close(send, OUR_FAULT, "our_fault")


def _since(scope: Scope) -> int | None:
    """The revision to go on from; None where what was asked is no number."""
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("since", ["-1"])[-1]
    return int(asked) if re.fullmatch(r"-?[0-9]{1,18}", asked) else None


async def _hear(receive: Receive) -> None:
    """Nothing that a client says here means anything, but that it hangs up."""
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def _tell(send: Send, host: Host, heartbeat: float, table: str, guest: str | None, since: int) -> None:
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
            told = await _send_look(send, await host.look(table, guest, told))
            while True:
                await news.wait()
                news.clear()
                due, silent = silent, False
                if due:
                    heard = max(heard, await host.refresh(table))
                if heard > told:
                    told = await _send_look(send, await host.look(table, guest, told, at_least=heard))
                elif due:
                    await _send(send, Heartbeat(told))
    except NoSuchTable:
        await _close(send, NO_SUCH_TABLE, "no_such_table")
    except OSError:
        return  # they have gone
    finally:
        reminding.cancel()


async def _every(seconds: float, remind: Callable[[], None]) -> None:
    """One timer that goes round, instead of one for every message."""
    while True:
        await asyncio.sleep(seconds)
        remind()


async def _send_look(send: Send, looked: Look) -> int:
    """The revision that the other end has now been told."""
    await _send(send, looked)
    return looked.revision


async def _send(send: Send, told: Look | Heartbeat) -> None:
    await send({"type": "websocket.send", "text": encode(told).decode()})


async def _close(send: Send, code: int, reason: str) -> None:
    await send({"type": "websocket.close", "code": code, "reason": reason})
