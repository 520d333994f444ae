"""Many tables over real sockets against one process: moves a second, and how soon the other seat hears of a move.

Pairs of scripted players answer each other's moves as fast as they can. The server and the players are two processes.
The same is done with boardgame.io's server and its tic-tac-toe, which keeps its matches in memory.
"""

import argparse
import asyncio
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import uvloop
from tests.tables.servers import Process, accepts, free_port, postgresql, until

from bench.sockets import Http, WebSocket

GAME = "kolpa"
LONG = {"target": 1000}  # a match that does not end while it is measured


class Measured(NamedTuple):
    moves: int
    seconds: float
    latencies: list[float]
    idle_kib: int  # memory of the server before, with all tables open, and with all feeds open
    tables_kib: int
    feeds_kib: int


class Meter:
    """Counts moves and latencies while it is running."""

    def __init__(self) -> None:
        self.running = False
        self.latencies: list[float] = []

    def heard(self, sent: float) -> None:
        if self.running:
            self.latencies.append(time.perf_counter() - sent)


def memory_kib(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise LookupError(pid)


class KolamPair:
    """Two people at a table of ours, each with a feed."""

    async def sit_down(self, port: int) -> None:
        self.port = port
        self.http = [await Http.connect(port) for _ in range(2)]
        seats = [{"kind": "me"}, {"kind": "person"}]
        _, opened = await self.http[0].post(
            "/api/tables", {"game": GAME, "seats": seats, "options": {**LONG, "first": 0}}
        )
        self.table = opened["id"]
        invitation = {"revision": 0, "seat": 1, "invitation": opened["invitations"]["1"]}
        status, answer = await self.http[1].post(f"/api/tables/{self.table}/join", invitation)
        if status != 200:
            raise ConnectionError(answer)

    async def listen(self) -> None:
        path = f"/api/tables/{self.table}/feed"
        self.feeds = [await WebSocket.connect(self.port, path, http.cookie) for http in self.http]
        self.looks = [msgspec.json.decode(await feed.receive()) for feed in self.feeds]

    async def play(self, meter: Meter, until: float) -> None:
        while time.perf_counter() < until:
            turn = self.looks[0]["table"]["turn"]
            legal = self.looks[turn]["table"]["legal"]
            move = {"revision": self.looks[turn]["revision"], "move": legal[len(legal) // 2]}
            sent = time.perf_counter()
            (status, answer), _ = await asyncio.gather(
                self.http[turn].post(f"/api/tables/{self.table}/moves", move), self._hear(1 - turn, sent, meter)
            )
            if status != 200:
                raise ConnectionError(answer)
            self.looks[turn] = msgspec.json.decode(await self.feeds[turn].receive())

    async def _hear(self, seat: int, sent: float, meter: Meter) -> None:
        told = await self.feeds[seat].receive()
        meter.heard(sent)
        self.looks[seat] = msgspec.json.decode(told)


class TicTacToePair:
    """Two people at boardgame.io's tic-tac-toe, speaking socket.io by hand."""

    ORDER = (0, 1, 2, 4, 3, 5, 7, 6, 8)  # nobody wins: nine moves to a match

    state = 0

    async def sit_down(self, port: int) -> None:
        self.port = port
        self.matches = 0

    async def listen(self) -> None:
        path = "/socket.io/?EIO=4&transport=websocket"
        self.feeds = [await WebSocket.connect(self.port, path) for _ in range(2)]
        for feed in self.feeds:
            await feed.receive()
            feed.send("40/tic-tac-toe,")
            await feed.receive()

    async def play(self, meter: Meter, until: float) -> None:
        while time.perf_counter() < until:
            await self._new_match()
            for n, cell in enumerate(self.ORDER):
                await self._move(n, cell, meter)

    async def _new_match(self) -> None:
        self.matches += 1
        self.match = f"{id(self)}-{self.matches}"
        for seat, feed in enumerate(self.feeds):
            self._emit(feed, ["sync", self.match, str(seat), None, 2])
            await self._event(feed, "sync")

    async def _move(self, n: int, cell: int, meter: Meter) -> None:
        seat = n % 2
        move = {"type": "MAKE_MOVE", "payload": {"type": "clickCell", "args": [cell], "playerID": str(seat)}}
        sent = time.perf_counter()
        self._emit(self.feeds[seat], ["update", move, self.state, self.match, str(seat)])
        _, state = await asyncio.gather(self._event(self.feeds[seat], "update"), self._heard(1 - seat, sent, meter))
        self.state = state

    async def _heard(self, seat: int, sent: float, meter: Meter) -> int:
        state = await self._event(self.feeds[seat], "update")
        meter.heard(sent)
        return state

    def _emit(self, feed: WebSocket, event: list[Any]) -> None:
        feed.send("42/tic-tac-toe," + msgspec.json.encode(event).decode())

    async def _event(self, feed: WebSocket, name: str) -> int:
        """The state's number that an event of this name tells."""
        while True:
            packet = await feed.receive()
            if packet == b"2":
                feed.send("3")
            elif packet.startswith(b"42/tic-tac-toe,"):
                event = msgspec.json.decode(packet[packet.index(b",") + 1 :])
                if event[0] == name:
                    state = event[2]["state"] if name == "sync" else event[2]
                    self.state = int(state["_stateID"])
                    return self.state


Pair = KolamPair | TicTacToePair


async def measure(port: int, pid: int, new_pair: Callable[[], Pair], pairs: int, seconds: float) -> Measured:
    await new_pair().sit_down(port)  # loads what the first table loads, once
    idle = memory_kib(pid)
    players = [new_pair() for _ in range(pairs)]
    for player in players:
        await player.sit_down(port)
    tables = memory_kib(pid)
    for player in players:
        await player.listen()
    feeds = memory_kib(pid)
    meter = Meter()
    warm = 2.0
    end = time.perf_counter() + warm + seconds
    playing = asyncio.gather(*(player.play(meter, end) for player in players))
    await asyncio.sleep(warm)
    meter.running = True
    started = time.perf_counter()
    await playing
    return Measured(len(meter.latencies), time.perf_counter() - started, meter.latencies, idle, tables, feeds)


@contextmanager
def kolam_server(database: str) -> Iterator[tuple[int, int]]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        url = database or f"sqlite:///{folder}/kolam.sqlite3"
        command = ["-m", "kolam.terminal", "serve", "--port", str(port), "--data-dir", folder, "--database", url]
        with Process(sys.executable, *command, environment={"KOLAM_RATE": "0", "KOLAM_LOG": "warning"}) as process:
            until(lambda: accepts(port) or not process.running, "the server")
            yield port, process.pid


@contextmanager
def boardgame_io_server() -> Iterator[tuple[int, int]]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(Path(__file__).parent / "boardgame_io", folder, dirs_exist_ok=True)
        subprocess.run(["npm", "install", "--silent"], cwd=folder, check=True, capture_output=True)
        environment = {"NODE_ENV": "production"}
        with Process("node", "server.js", str(port), cwd=Path(folder), environment=environment) as process:
            until(lambda: accepts(port) or not process.running, "boardgame.io")
            yield port, process.pid


def show(name: str, measured: Measured, pairs: int) -> None:
    ordered = sorted(measured.latencies)
    p50, p99 = (statistics.quantiles(ordered, n=100)[n] * 1000 for n in (49, 98))
    per_table = (measured.tables_kib - measured.idle_kib) / pairs
    per_socket = (measured.feeds_kib - measured.tables_kib) / pairs / 2
    print(
        f"{name:22} {measured.moves / measured.seconds:7.0f} moves/s   p50 {p50:6.1f} ms   p99 {p99:6.1f} ms   "
        f"{per_table:5.0f} KiB a table   {per_socket:4.0f} KiB a socket"
    )


def run(name: str, server: tuple[int, int], new_pair: Callable[[], Pair], pairs: int, seconds: float) -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        show(name, runner.run(measure(*server, new_pair, pairs, seconds)), pairs)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load")
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--only", choices=["sqlite", "postgresql", "boardgame.io"])
    asked = parser.parse_args([] if arguments is None else arguments)
    if asked.only in (None, "sqlite"):
        with kolam_server("") as server:
            run("kolam, SQLite", server, KolamPair, asked.pairs, asked.seconds)
    if asked.only in (None, "postgresql"):
        with postgresql(fsync=True) as new_database, kolam_server(new_database()) as server:
            run("kolam, PostgreSQL", server, KolamPair, asked.pairs, asked.seconds)
    if asked.only in (None, "boardgame.io"):
        if shutil.which("npm") is None:
            print("boardgame.io: needs node and npm")
            return
        with boardgame_io_server() as server:
            run("boardgame.io, memory", server, TicTacToePair, asked.pairs, asked.seconds)


if __name__ == "__main__":
    main(sys.argv[1:])
