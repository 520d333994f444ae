"""Ten thousand people who only watch, at one server: memory of each feed, and what those who play notice of them."""

import argparse
import asyncio
import resource
import sys
import time

import uvloop

from bench.attacks import Noticed, OnFeed, spread
from bench.hosted import hosted, kib
from bench.load import cpu_seconds
from bench.pairs import KolamPair
from bench.sockets import WebSocket
from tools.servers import Server

OF_ONE_ADDRESS = 200  # feeds: no more are allowed
TABLES = 100
TOGETHER = 50  # handshakes at a time
SPARE = 500  # file descriptors beside those of the feeds
HELD_SECONDS = 40.0  # more than two heartbeats


async def hold(server: Server, feeds: int) -> None:
    pairs = [KolamPair(address=f"127.0.3.{1 + number}") for number in range(TABLES)]
    for pair in pairs:
        await pair.sit_down(server.port)
        pair.leave()
    await asyncio.sleep(1)
    watching: list[asyncio.Task[None]] = []
    ended: list[Exception] = []
    before, began = kib(server.pid, "VmRSS"), time.perf_counter()
    for first in range(0, feeds, TOGETHER):
        numbers = range(first, min(first + TOGETHER, feeds))
        opened = await asyncio.gather(*(_watch(server, number, pairs[number % TABLES].table) for number in numbers))
        watching += [asyncio.create_task(_listen(feed, ended)) for feed in opened]
    took = time.perf_counter() - began
    noticed, spent = Noticed([], [], [], []), cpu_seconds(server.pid)
    await OnFeed(server.port, "127.0.0.3", noticed).play(time.monotonic() + HELD_SECONDS)
    spent = cpu_seconds(server.pid) - spent
    held, here = kib(server.pid, "VmRSS"), sum(not task.done() for task in watching)
    p50, p99, longest = spread(noticed.on_feed, 1e3)
    print(f"{here} of {feeds} feeds open after {HELD_SECONDS:.0f} s; they came in {took:.0f} s", flush=True)
    print(
        f"{(held - before) / feeds:.1f} KiB each; the server has {held / 1024:.0f} MB, and had {before / 1024:.0f} MB"
    )
    moves = len(noticed.on_feed)
    print(f"{moves} moves at another table meanwhile: p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {longest:.1f} ms")
    print(f"{spent / HELD_SECONDS:.0%} of a processor for their heartbeats and these moves")
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    await asyncio.sleep(5)
    print(f"{kib(server.pid, 'VmRSS') / 1024:.0f} MB when they have left", flush=True)
    if here < feeds or ended or noticed.failed:
        raise SystemExit(f"{feeds - here} feeds ended: {ended[:1]}; {noticed.failed[:1]}")


async def _watch(server: Server, number: int, table: str) -> WebSocket:
    address = f"127.0.2.{1 + number // OF_ONE_ADDRESS}"
    feed = await WebSocket.connect(server.port, f"/api/tables/{table}/feed", address=address)
    await feed.receive()
    return feed


async def _listen(feed: WebSocket, ended: list[Exception]) -> None:
    try:
        while True:
            await feed.receive()
    except OSError as error:
        ended.append(error)
    finally:
        feed.close()


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.feeds")
    parser.add_argument("--feeds", type=int, default=10_000)
    asked = parser.parse_args([] if arguments is None else arguments)
    files = asked.feeds + SPARE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < files:
        raise SystemExit(f"this machine lets a process open {hard} files at most: `ulimit -Hn {files}`")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, files), hard))
    with hosted(files) as server:
        uvloop.run(hold(server, asked.feeds))


if __name__ == "__main__":
    main(sys.argv[1:])
