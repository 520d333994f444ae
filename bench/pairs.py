"""Pairs of scripted players who answer each other's moves as fast as they can: at our tables, and at boardgame.io's."""

import asyncio
import time
from typing import Any, Protocol

import msgspec

from bench.sockets import Http, WebSocket

GAME = "kolpa"
LONG = {"target": 10_000}  # a match that does not end while it is measured


class Meter:
    """How long it took from sending a move until the other seat had heard of it."""

    def __init__(self) -> None:
        self.running = False
        self.latencies: list[float] = []

    def heard(self, sent: float) -> None:
        if self.running:
            self.latencies.append(time.perf_counter() - sent)


class Pair(Protocol):
    """Two players at a table, each with a socket on which they hear of every move."""

    async def sit_down(self, port: int) -> None: ...

    async def listen(self, address: str = "127.0.0.1") -> None: ...

    async def play(self, meter: Meter, until: float) -> None: ...

    def leave(self) -> None: ...


class TableLook(msgspec.Struct):
    """What a player of ours has to know to go on."""

    turn: int
    legal: list[msgspec.Raw] | None


class Happening(msgspec.Struct):
    seat: int | None = None


class Look(msgspec.Struct):
    revision: int
    table: TableLook
    events: list[Happening]


read_look = msgspec.json.Decoder(Look).decode


async def next_look(feed: WebSocket) -> Look:
    while not (told := await feed.receive()).startswith(b'{"revision"'):
        if not told.startswith((b'{"heartbeat"', b'{"status":200')):
            raise ConnectionError(told)
    return read_look(told)


class KolamPair:
    """Two people at a table of ours, each with a feed: moves go on it, or as requests of their own."""

    def __init__(self, by_http: bool = False, address: str = "127.0.0.1") -> None:
        self.by_http = by_http
        self.address = address

    async def sit_down(self, port: int) -> None:
        self.port = port
        self.http = [Http(port, self.address) for _ in range(2)]
        seats = [{"kind": "me"}, {"kind": "person"}]
        options = {**LONG, "first": 0}
        _, answer = await self.http[0].post("/api/tables", {"game": GAME, "seats": seats, "options": options})
        opened = msgspec.json.decode(answer)
        self.table = opened["id"]
        invitation = {"revision": 0, "seat": 1, "invitation": opened["invitations"]["1"]}
        status, answer = await self.http[1].post(f"/api/tables/{self.table}/join", invitation)
        if status != 200:
            raise ConnectionError(answer)

    async def listen(self, address: str = "127.0.0.1") -> None:
        path = f"/api/tables/{self.table}/feed"
        self.feeds = [await WebSocket.connect(self.port, path, http.cookie, address) for http in self.http]
        self.looks = [await next_look(feed) for feed in self.feeds]

    async def play(self, meter: Meter, until: float) -> None:
        """The player to move when time is up keeps the move for later; the other one would wait in vain."""
        for http in self.http:
            http.close()  # the server may be about to do so, after our rest
        players = [asyncio.create_task(self._play(seat, meter, until)) for seat in range(2)]
        stopped, waiting = await asyncio.wait(players, return_when=asyncio.FIRST_COMPLETED)
        for player in waiting:
            player.cancel()
        for player in stopped:
            player.result()

    async def _play(self, seat: int, meter: Meter, until: float) -> None:
        feed, http, path = self.feeds[seat], self.http[seat], f"/api/tables/{self.table}/moves"
        while True:
            look = self.looks[seat]
            legal = look.table.legal
            if legal is not None:
                self.sent = time.perf_counter()
                if self.sent >= until:
                    return
                move = {"revision": look.revision, "move": legal[len(legal) // 2]}
                if self.by_http:
                    status, answer = await http.post(path, move)
                    if status != 200:
                        raise ConnectionError(answer)
                else:
                    feed.send(msgspec.json.encode({"command": "moves", "body": move}).decode())
            self.looks[seat] = look = await next_look(feed)
            if look.events[0].seat != seat:
                meter.heard(self.sent)

    def leave(self) -> None:
        for connection in (*self.http, *getattr(self, "feeds", ())):
            connection.close()


class Context(msgspec.Struct):
    turn: int


class State(msgspec.Struct, rename={"number": "_stateID"}):
    """What a player of boardgame.io has to know to go on."""

    number: int
    ctx: Context


class Sync(msgspec.Struct):
    state: State


read_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
read_sync = msgspec.json.Decoder(tuple[str, str, Sync]).decode

TO_GAME = "42/tic-tac-toe,"
UPDATE = f'{TO_GAME}["update"'.encode()
SYNC = f'{TO_GAME}["sync"'.encode()


class TicTacToePair:
    """Two people at boardgame.io's tic-tac-toe, speaking socket.io by hand; nine moves to a match, and the next one."""

    ORDER = (0, 1, 2, 4, 3, 5, 7, 6, 8)  # nobody wins

    async def sit_down(self, port: int) -> None:
        self.port = port
        self.matches = 0

    async def listen(self, address: str = "127.0.0.1") -> None:
        path = "/socket.io/?EIO=4&transport=websocket"
        self.feeds = [await WebSocket.connect(self.port, path, address=address) for _ in range(2)]
        for feed in self.feeds:
            await feed.receive()
            feed.send("40/tic-tac-toe,")
            await feed.receive()
        await self._new_match()

    async def play(self, meter: Meter, until: float) -> None:
        while time.perf_counter() < until:
            await asyncio.gather(*(self._play(seat, meter) for seat in range(2)))
            await self._new_match()

    async def _new_match(self) -> None:
        self.matches += 1
        self.match = f"{id(self)}-{self.matches}"
        for seat, feed in enumerate(self.feeds):
            self._emit(feed, ["sync", self.match, str(seat), None, 2])
            self.state = read_sync(await self._event(feed, SYNC))[2].state

    async def _play(self, seat: int, meter: Meter) -> None:
        feed, state = self.feeds[seat], self.state
        for n, cell in enumerate(self.ORDER):
            if n % 2 == seat:
                move = {"type": "MAKE_MOVE", "payload": {"type": "clickCell", "args": [cell], "playerID": str(seat)}}
                self.sent = time.perf_counter()
                self._emit(feed, ["update", move, state.number, self.match, str(seat)])
            state = read_update(await self._event(feed, UPDATE))[2]
            if n % 2 != seat:
                meter.heard(self.sent)

    def _emit(self, feed: WebSocket, event: list[Any]) -> None:
        feed.send(TO_GAME + msgspec.json.encode(event).decode())

    async def _event(self, feed: WebSocket, kind: bytes) -> bytes:
        while True:
            packet = await feed.receive()
            if packet.startswith(kind):
                return packet[len(TO_GAME) :]
            if packet == b"2":
                feed.send("3")

    def leave(self) -> None:
        for feed in getattr(self, "feeds", ()):
            feed.close()
