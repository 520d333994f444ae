"""Many tables over real sockets against one process: moves a second, and how soon the other seat hears of a move.

Pairs of scripted players answer each other's moves as fast as they can. A server and the players are two processes.
The same is done with boardgame.io's server and its tic-tac-toe, which keeps its matches in memory. Contenders take
turns, so that whatever else the machine does meets all of them.
"""

import argparse
import asyncio
import gc
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

import uvloop

from bench.hosted import kib
from bench.pairs import KolamPair, Meter, Pair, TicTacToePair
from tools.servers import Process, accepts, free_port, postgresql, until

WARM_SECONDS = 1.0
TABLES = 1000  # whose memory is measured
SOCKETS = 600
FEEDS_OF_ONE_CLIENT = 100  # the server allows 200 of one address


class Server(NamedTuple):
    port: int
    pid: int


class Turn(NamedTuple):
    """What one turn of a contender came to."""

    latencies: list[float]
    seconds: float
    server: float  # CPU seconds
    players: float


class Contender(NamedTuple):
    name: str
    server: Server
    new_pair: Callable[[], Pair]
    weighed_at: Callable[[], AbstractContextManager[Server]] | None  # a fresh server, whose memory nothing else uses
    pairs: list[Pair]
    turns: list[Turn]


def memory_kib(pid: int) -> int:
    return kib(pid, "VmRSS")


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def sit_down(contender: Contender, pairs: int) -> None:
    for _ in range(pairs):
        pair = contender.new_pair()
        await pair.sit_down(contender.server.port)
        await pair.listen()
        contender.pairs.append(pair)


async def play(contender: Contender, seconds: float) -> Turn:
    meter = Meter()
    end = time.perf_counter() + WARM_SECONDS + seconds
    playing = asyncio.gather(*(pair.play(meter, end) for pair in contender.pairs))
    await asyncio.sleep(WARM_SECONDS)
    meter.running = True
    began = time.perf_counter(), cpu_seconds(contender.server.pid), time.process_time()
    await playing
    ended = time.perf_counter(), cpu_seconds(contender.server.pid), time.process_time()
    return Turn(meter.latencies, *(after - before for after, before in zip(ended, began, strict=True)))


async def weigh(server: Server, new_pair: Callable[[], Pair]) -> tuple[float, float]:
    """KiB of memory for a table with a match that has begun, and for the socket of somebody at it."""
    await _lay(server, new_pair, TABLES // 5)  # what the first ones load and take for their requests is paid by then
    before = memory_kib(server.pid)
    await _lay(server, new_pair, TABLES)
    tables = memory_kib(server.pid)
    listening = [new_pair() for _ in range(SOCKETS // 2)]
    for pair in listening:
        await pair.sit_down(server.port)
    seated = memory_kib(server.pid)
    for number, pair in enumerate(listening):
        await pair.listen(f"127.0.0.{2 + 2 * number // FEEDS_OF_ONE_CLIENT}")
    heard = memory_kib(server.pid)
    for pair in listening:
        pair.leave()
    return (tables - before) / TABLES, (heard - seated) / SOCKETS


async def _lay(server: Server, new_pair: Callable[[], Pair], tables: int) -> None:
    for _ in range(tables):
        pair = new_pair()
        await pair.sit_down(server.port)
        if isinstance(pair, TicTacToePair):  # a match of theirs begins with somebody's socket
            await pair.listen()
        pair.leave()
    await asyncio.sleep(2)  # until the server has noticed that they left


@contextmanager
def kolam_server(database: str, sources: Path | None = None) -> Iterator[Server]:
    """`sources` are those of another version."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        url = database or f"sqlite:///{folder}/kolam.sqlite3"
        command = ["-m", "kolam.terminal", "serve", "--port", str(port), "--data-dir", folder, "--database", url]
        environment = {"KOLAM_RATE": "0", "KOLAM_LOG": "warning"}
        if sources is not None:
            environment["PYTHONPATH"] = str(sources)
        with Process(sys.executable, *command, environment=environment) as process:
            until(lambda: accepts(port) or not process.running, "the server")
            yield Server(port, process.pid)


@contextmanager
def boardgame_io_server(node: str) -> Iterator[Server]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(Path(__file__).parent / "boardgame_io", folder, dirs_exist_ok=True)
        subprocess.run([Path(node).parent / "npm", "install", "--silent"], cwd=folder, check=True, capture_output=True)
        environment = {"NODE_ENV": "production"}
        with Process(node, "server.js", str(port), cwd=Path(folder), environment=environment) as process:
            until(lambda: accepts(port) or not process.running, "boardgame.io")
            yield Server(port, process.pid)


def find_node() -> str | None:
    """Node itself, not the script of that name in a virtual environment: it is the server's memory that we ask for."""
    ours = Path(sys.prefix) / "bin"
    elsewhere = os.pathsep.join(part for part in os.environ["PATH"].split(os.pathsep) if Path(part) != ours)
    return shutil.which("node", path=elsewhere)


def percentiles(latencies: list[float]) -> tuple[float, float]:
    """The 50th and the 99th, in milliseconds."""
    hundredths = statistics.quantiles(latencies, n=100)
    return hundredths[49] * 1000, hundredths[98] * 1000


def show(contender: Contender) -> None:
    latencies = [latency for turn in contender.turns for latency in turn.latencies]
    moves, seconds = len(latencies), sum(turn.seconds for turn in contender.turns)
    p50, p99 = percentiles(latencies)
    usual_p99 = statistics.median(percentiles(turn.latencies)[1] for turn in contender.turns)
    server, players = (sum(part) / moves * 1e6 for part in zip(*(turn[2:] for turn in contender.turns), strict=True))
    print(
        f"{contender.name:20} {moves / seconds:6.0f} moves/s   "
        f"p50 {p50:6.1f} ms   p99 {p99:6.1f} ms, {usual_p99:5.1f} in the median turn   "
        f"CPU of a move: server {server:4.0f} µs, players {players:4.0f} µs",
        flush=True,
    )


def compare(other: Contender, ours: Contender) -> None:
    """Turn by turn: the machine is as fast for one as for the other that has just had its turn, or nearly so."""
    pairs = list(zip(other.turns, ours.turns, strict=True))
    cpu = statistics.median((new.server / len(new.latencies)) / (old.server / len(old.latencies)) for old, new in pairs)
    p99 = statistics.median(percentiles(new.latencies)[1] / percentiles(old.latencies)[1] for old, new in pairs)
    print(f"{ours.name} / {other.name}: CPU of a move {cpu:.2f}, p99 {p99:.2f}, in the median turn", flush=True)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load")
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=24, help="of each contender, in all its turns")
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--only", choices=["sqlite", "postgresql", "boardgame.io"])
    parser.add_argument("--against", type=Path, metavar="SRC", help="the `src` folder of another version, on SQLite")
    parser.add_argument("--memory", action=argparse.BooleanOptionalAction, default=True)
    asked = parser.parse_args([] if arguments is None else arguments)
    with ExitStack() as closing, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        contenders = list(_contenders(asked.only, closing, asked.against))
        gc.freeze()
        for contender in contenders:
            runner.run(sit_down(contender, asked.pairs))
        for _ in range(asked.turns):
            for contender in contenders:
                contender.turns.append(runner.run(play(contender, asked.seconds / asked.turns)))
        for contender in contenders:
            show(contender)
        if asked.against:
            for other, ours in zip(contenders[:2], contenders[2:4], strict=True):
                compare(other, ours)
    if asked.memory:
        for contender in contenders:
            if contender.weighed_at is not None:
                with contender.weighed_at() as server, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                    table, socket = runner.run(weigh(server, contender.new_pair))
                print(f"{contender.name:20} {table:5.1f} KiB a table   {socket:5.1f} KiB a socket", flush=True)


def _contenders(only: str | None, closing: ExitStack, against: Path | None = None) -> Iterator[Contender]:
    if against is not None:
        server = closing.enter_context(kolam_server("", against))
        yield Contender("the other, SQLite", server, KolamPair, None, [], [])
        yield Contender("the other, by HTTP", server, partial(KolamPair, by_http=True), None, [], [])
    if only in (None, "sqlite"):
        server = closing.enter_context(kolam_server(""))
        yield Contender("kolam, SQLite", server, KolamPair, partial(kolam_server, ""), [], [])
        yield Contender("the same, by HTTP", server, partial(KolamPair, by_http=True), None, [], [])
    if only in (None, "postgresql"):
        database = closing.enter_context(postgresql(fsync=True))()
        yield Contender("kolam, PostgreSQL", closing.enter_context(kolam_server(database)), KolamPair, None, [], [])
    if only in (None, "boardgame.io"):
        node = find_node()
        if node is None:
            print("boardgame.io: needs node and npm")
            return
        server = closing.enter_context(boardgame_io_server(node))
        yield Contender("boardgame.io, memory", server, TicTacToePair, partial(boardgame_io_server, node), [], [])


if __name__ == "__main__":
    main(sys.argv[1:])
