"""The feed of a table: what is new for this seat, as soon as it is new.

A client with an open socket may send commands on it too. They are those of HTTP: the same table of commands, the same
answers, the same limits. A move is then a frame in and a frame out; a request of its own takes the server a fifth more
time.
"""

import asyncio
import logging
import math
import re
from collections import deque
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any
from urllib.parse import parse_qs

import msgspec

from kolam.engine.validation import complaint
from kolam.locale import message, speak
from kolam.tables.errors import BadRequest, DatabaseAway, NoSuchTable, Unwelcome
from kolam.tables.look import Look
from kolam.tables.service import TableService
from kolam.web.asgi import VISIT, Message, Receive, Scope, Send, Visit
from kolam.web.limits import lateness
from kolam.web.operations import HungUp, Operations, unless_gone
from kolam.web.problems import TooOften, refusal

log = logging.getLogger(__name__)

PATH = re.compile(r"/api/tables/([^/]+)/feed/?")
MALFORMED = 4400
REMOVED = 4403
NO_SUCH_TABLE = 4404
OUR_FAULT = 1011
TRY_AGAIN = 1013
MOST_SAID = 16  # commands that wait for the one before them, which takes long

encode = msgspec.json.Encoder().encode


class Heartbeat(msgspec.Struct, frozen=True):
    """Nothing new, but we are here; a client that knows of another revision connects again."""

    heartbeat: int  # the revision


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command at this table, by the name and with the body that it has as a request."""

    command: str
    body: msgspec.Raw


class Answered(msgspec.Struct, frozen=True):
    """What a request would have been answered."""

    status: int
    answer: Any


read_asked = msgspec.json.Decoder(Asked).decode


class Feeds:
    """The feeds of all tables, in ASGI's own words: a framework around them is one layer more for every message."""

    def __init__(self, operations: Operations, tables: TableService, heartbeat: float) -> None:
        self._operations = operations
        self._tables = tables
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
        in_front = visit.guest is not None and b"away=1" not in scope["query_string"]
        with self._tables.presence.watching(found[1], visit.known().id) if in_front else nullcontext():
            await self._feed(receive, send, visit, found[1], since)

    async def _feed(self, receive: Receive, send: Send, visit: Visit, table: str, since: int) -> None:
        guest = visit.guest.id if visit.guest else None
        with speak(visit.language):
            telling = asyncio.create_task(_tell(send, self._tables, self._heartbeat, table, guest, since))
        hearing = asyncio.create_task(self._hear(receive, send, visit, table))
        try:
            await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            telling.cancel()
            hearing.cancel()
            outcome, _ = await asyncio.gather(telling, hearing, return_exceptions=True)
        if isinstance(outcome, Unwelcome):
            status, problem, _ = refusal(outcome, visit.language, f"the feed of table {table}")
            await _send(send, Answered(status, problem))
            await _close(send, REMOVED, "removed")
        elif isinstance(outcome, Exception):
            log.error("the feed of table %s broke off", table, exc_info=outcome)
            await _close(send, OUR_FAULT, "our_fault")

    async def _hear(self, receive: Receive, send: Send, visit: Visit, table: str) -> None:
        """Do what the client asks, one after the other, until it hangs up."""
        hearing = Hearing(receive)
        while (text := await hearing.next()) is not None:
            try:
                answered = await self._do(visit, table, text.encode(), hearing)
            except HungUp:
                return
            except Exception as error:
                status, problem, _ = refusal(error, visit.language, f"a command at table {table}")
                answered = Answered(status, problem)
            await _send(send, answered)

    async def _do(self, visit: Visit, table: str, text: bytes, hearing: "Hearing") -> Answered:
        wait = visit.wait()
        if wait:
            await asyncio.sleep(lateness())  # meanwhile nothing more is read from this client
            raise TooOften(message("web-too-often", seconds=math.ceil(wait)), wait)
        try:
            asked = read_asked(text)
        except msgspec.DecodeError as error:
            raise BadRequest(complaint(error)) from None
        operation = self._operations.command(asked.command)
        if operation is None:
            raise BadRequest(message("web-no-command", command=asked.command))
        answering = operation.answer(visit, table, bytes(asked.body))
        answer = await (unless_gone(answering, hearing.gone()) if operation.waits else answering)
        return Answered(operation.status, answer)


class Hearing:
    """What a client says. It may say more while it waits for an answer, or hang up."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._said: deque[str | None] = deque()

    async def next(self) -> str | None:
        """None when it has hung up."""
        return self._said.popleft() if self._said else _text(await self._receive())

    async def gone(self) -> None:
        """Wait until it hangs up. Who says too much meanwhile is not listened to before the answer is given."""
        while len(self._said) < MOST_SAID:
            self._said.append(_text(await self._receive()))
            if self._said[-1] is None:
                return
        await asyncio.Event().wait()


def _text(heard: Message) -> str | None:
    return None if heard["type"] == "websocket.disconnect" else heard.get("text") or ""


def _since(scope: Scope) -> int | None:
    """The revision to go on from; None if what was asked is not a number."""
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("since", ["-1"])[-1]
    return int(asked) if re.fullmatch(r"-?[0-9]{1,18}", asked) else None


async def _tell(send: Send, tables: TableService, heartbeat: float, table: str, guest: str | None, since: int) -> None:
    loop = asyncio.get_running_loop()
    news = loop.create_future()
    heard, silent = -1, False

    def wake() -> None:
        if not news.done():
            news.set_result(None)

    def hear(revision: int) -> None:
        nonlocal heard
        heard = max(heard, revision)
        wake()

    def remind() -> None:
        nonlocal silent
        silent = True
        wake()

    reminding = asyncio.create_task(_every(heartbeat, remind))
    try:
        with tables.bus.listening(table, hear):
            # What the client has may be of a database that was restored from a backup since.
            told = min(since, await tables.refresh(table))
            told = await _send_look(send, await tables.look(table, guest, told, at_least=told))
            await tables.watch(table)
            while True:
                await news
                news = loop.create_future()
                due, silent = silent, False
                if due:
                    heard = max(heard, await tables.refresh(table))
                    await tables.watch(table)
                if heard > told:
                    looked = await tables.look(table, guest, told, at_least=heard)
                    told = await _send_look(send, looked)
                    if _bots_play_on(looked):
                        await tables.watch(table)
                elif due:
                    await _send(send, Heartbeat(told))
    except NoSuchTable:
        await _close(send, NO_SUCH_TABLE, "no_such_table")
    except DatabaseAway:
        await _close(send, TRY_AGAIN, "database_away")
    except OSError:
        return  # they have gone
    finally:
        reminding.cancel()


def _bots_play_on(looked: Look) -> bool:
    """Whether a bot has to decide at a table of bots only, which go on while somebody watches."""
    turn, seats = looked.table.turn, looked.table.seats
    return turn is not None and seats[turn].kind == "bot" and not any(seat.kind == "person" for seat in seats)


async def _every(seconds: float, remind: Callable[[], None]) -> None:
    """One timer that goes round, instead of one for every message."""
    while True:
        await asyncio.sleep(seconds)
        remind()


async def _send_look(send: Send, looked: Look) -> int:
    """The revision that the other end has now been told."""
    await _send(send, looked)
    return looked.revision


async def _send(send: Send, told: Look | Heartbeat | Answered) -> None:
    await send({"type": "websocket.send", "text": encode(told).decode()})


async def _close(send: Send, code: int, reason: str) -> None:
    await send({"type": "websocket.close", "code": code, "reason": reason})
