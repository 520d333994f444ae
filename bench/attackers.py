"""Somebody who means ill: each attack from one address, as fast as it goes, in a process of its own.

`python -m bench.attackers ATTACK PORT SECONDS` prints how many requests it came to and what they were answered.
"""

import asyncio
import itertools
import json
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import uvloop

from bench.pairs import GAME
from bench.sockets import Connection, WebSocket, status_of

ADDRESS = "127.0.0.2"
CONNECTIONS = 300  # at a time; the server lets one address have 400
MOST = 200_000  # requests
SILENT = 1_100  # connections
HINTS = 60
WATCHED = 110  # tables of bots
FEEDS = 200  # what the server lets one address have
PATIENCE_SECONDS = 5.0
MEGABYTE = b"x" * 2**20


def request(path: str, body: bytes | None = None, **headers: str) -> bytes:
    method = "GET" if body is None else "POST"
    told = {"Host": "localhost", **headers, **({} if body is None else {"Content-Length": str(len(body))})}
    return "\r\n".join([f"{method} {path} HTTP/1.1", *map(": ".join, told.items()), "\r\n"]).encode() + (body or b"")


def opening(*seats: str, **options: Any) -> bytes:
    """A request for a table by somebody without a cookie, who is a new guest each time."""
    wishes = [{"kind": "me"} if seat == "me" else {"kind": "bot", "level": seat} for seat in seats]
    body = {"game": GAME, "seats": wishes, "options": options}
    return request("/api/tables", json.dumps(body).encode())


class Attacker:
    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.until = time.monotonic() + seconds
        self.sent = 0
        self.answers: Counter[str] = Counter()
        self.watching: list[asyncio.Task[None]] = []

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until and self.sent < MOST

    async def connect(self) -> Connection:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await Connection.to(self.port, ADDRESS)

    async def again_and_again(self, once: Callable[[Connection], Awaitable[None]]) -> None:
        """On one connection after the other, each for as long as the server keeps it."""
        while self.goes_on:
            connection = None
            try:
                connection = await self.connect()
                while self.goes_on:
                    self.sent += 1
                    await once(connection)
            except (OSError, TimeoutError):
                self.answers["hung up"] += 1
                await asyncio.sleep(0)
            finally:
                if connection is not None:
                    connection.transport.close()

    async def all_at_once(self, once: Callable[[Connection], Awaitable[None]], connections: int = CONNECTIONS) -> None:
        await asyncio.gather(*(self.again_and_again(once) for _ in range(connections)))

    async def answer(self, connection: Connection) -> tuple[str, bytes]:
        async with asyncio.timeout(PATIENCE_SECONDS):
            head, body = await connection.answer()
        self.answers[str(status_of(head))] += 1
        return head, body

    async def open_tables(self, what: bytes) -> None:
        """Some tables within the limits, each of them watched, so that its bots play; then as many as go."""

        async def once(connection: Connection) -> None:
            connection.transport.write(what)
            head, body = await self.answer(connection)
            if status_of(head) == 201:
                self.watch(json.loads(body)["id"])

        connection = await self.connect()
        for _ in range(WATCHED):
            await once(connection)
        while self.answers["feeds"] < WATCHED and self.goes_on:
            await asyncio.sleep(0.01)
        await self.all_at_once(once)

    def watch(self, table: str) -> None:
        if len(self.watching) < FEEDS:
            self.watching.append(asyncio.create_task(self._watch(table)))

    async def _watch(self, table: str) -> None:
        try:
            feed = await WebSocket.connect(self.port, f"/api/tables/{table}/feed", address=ADDRESS)
            self.answers["feeds"] += 1
            while True:
                await feed.receive()
        except OSError:
            return


async def experts(attacker: Attacker) -> None:
    await attacker.open_tables(opening(*["expert"] * 4))


async def seated(attacker: Attacker) -> None:
    """The same with a seat of their own at each table: thoughts for people come before those for bots alone."""
    await attacker.open_tables(opening("me", *["expert"] * 3, first=1))


async def endless(attacker: Attacker) -> None:
    """Matches that random players hardly ever end."""
    await attacker.open_tables(opening(*["random"] * 6, target=10_000))


async def head(attacker: Attacker) -> None:
    """A header that does not end."""

    async def once(connection: Connection) -> None:
        connection.transport.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\nCookie: ")
        while not connection.arrived:
            connection.transport.write(MEGABYTE[: 2**16])
            await asyncio.sleep(0)
            if connection.transport.is_closing():
                raise ConnectionError("closed")
        await attacker.answer(connection)

    await attacker.all_at_once(once, 50)


async def cookies(attacker: Attacker) -> None:
    """Cookies of a megabyte: at least 500 of them, as many as go."""
    asked = request("/api/me", Cookie=f"kolam={MEGABYTE.decode()}")

    async def once(connection: Connection) -> None:
        connection.transport.write(asked)
        await attacker.answer(connection)

    await attacker.all_at_once(once, 50)


async def passes(attacker: Attacker) -> None:
    """Cookies that just fit into a head, each another, so that remembering them would cost memory."""
    numbers = itertools.count()

    async def once(connection: Connection) -> None:
        connection.transport.write(request("/api/me", Cookie=f"kolam={next(numbers)}{'x' * 15_000}"))
        await attacker.answer(connection)

    await attacker.all_at_once(once)


async def hints(attacker: Attacker) -> None:
    """Sixty at a time, for as many guests; every second one hangs up at once."""
    tables: list[tuple[str, str]] = []
    asked = opening("me", "casual", first=0)
    for _ in range(HINTS):
        connection = await attacker.connect()
        connection.transport.write(asked)
        head, body = await attacker.answer(connection)
        if status_of(head) == 201:
            cookie = head.partition("set-cookie: ")[2].partition(";")[0]
            tables.append((json.loads(body)["id"], cookie))
        connection.transport.close()
    turns = itertools.cycle(tables)
    number = itertools.count()

    async def once(connection: Connection) -> None:
        table, cookie = next(turns)
        body = json.dumps({"revision": 1}).encode()
        connection.transport.write(request(f"/api/tables/{table}/hints", body, Cookie=cookie))
        if next(number) % 2:
            await asyncio.sleep(0.01)
            raise ConnectionError("we hang up")
        async with asyncio.timeout(60):
            answered, _ = await connection.answer()
        attacker.answers[str(status_of(answered))] += 1

    await attacker.all_at_once(once, HINTS)


async def silence(attacker: Attacker) -> None:
    """More connections than the server has file descriptors, and nothing said on them."""

    async def once(connection: Connection) -> None:
        while True:
            await connection.more()
            if connection.arrived:
                await attacker.answer(connection)

    await attacker.all_at_once(once, SILENT)


async def malformed(attacker: Attacker) -> None:
    """What is no HTTP, and requests that an error would have to repeat at length."""
    utf8 = b'{"name": "\xff\xfe"}'
    seat = b'{"revision": 0, "seat": 1' + b"0" * 400 + b', "name": "Eve"}'
    kinds = itertools.cycle(
        [
            b"\x16\x03\x01 hello\r\n\r\n",
            request(f"/api/tables/{'x' * 3000}"),
            request("/api/tokens", utf8),
            request(f"/api/tables/{'y' * 12}/join", seat),
            b"GET /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
        ]
    )

    async def once(connection: Connection) -> None:
        connection.transport.write(next(kinds))
        await attacker.answer(connection)

    await attacker.all_at_once(once)


ATTACKS: Mapping[str, Callable[[Attacker], Awaitable[None]]] = {
    attack.__name__: attack for attack in (experts, seated, endless, head, cookies, passes, hints, silence, malformed)
}


async def run(name: str, port: int, seconds: float) -> None:
    attacker = Attacker(port, seconds)
    try:
        async with asyncio.timeout(seconds + 2 * PATIENCE_SECONDS):
            await asyncio.wait_for(ATTACKS[name](attacker), seconds)
    except TimeoutError:
        pass
    print(json.dumps({"sent": attacker.sent, "answers": dict(attacker.answers)}), flush=True)
    for watching in attacker.watching:
        watching.cancel()


if __name__ == "__main__":
    uvloop.run(run(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
