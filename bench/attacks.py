"""What others notice while somebody attacks the server at full rate from one address: moves, bots, memory.

A server with its usual settings and 1,024 file descriptors, fresh for each attack; the attacker is another process, and
the people who play come from other addresses of loopback. Server, attacker and players share the machine's processors,
as they would not on the internet.
"""

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import time
from typing import NamedTuple

import msgspec
import uvloop

from bench.attackers import ATTACKS
from bench.hosted import hosted, kib
from bench.pairs import GAME, KolamPair, Look, next_look
from bench.sockets import Http, WebSocket
from tools.servers import Server

PAUSE = 0.04  # seconds between the moves at a table
PATIENCE_SECONDS = 10.0  # for a move; what takes longer has failed
MOVE_MS, BOT_SECONDS, MEMORY_MB = 100, 2.0, 600  # what nobody may notice more of: p99, the longest, the peak

WHAT = {
    "nothing": "nobody attacks",
    "experts": "C1: watched tables of four expert bots, no cookie",
    "seated": "C1: the same with a seat at each",
    "endless": "C1: watched tables of six random bots to 10,000 points, no cookie",
    "head": "C2: headers without an end",
    "cookies": "C2: cookies of a megabyte",
    "passes": "C2: cookies of 15 KB, each another",
    "hints": "H1: 60 hints at a time, every second one hung up on",
    "silence": "H2: 1,100 silent connections",
    "malformed": "H3: what is no HTTP, and errors that would repeat it",
}


class Noticed(NamedTuple):
    """By those who played meanwhile, in seconds."""

    on_feed: list[float]  # from sending a move until the other seat has heard of it
    by_request: list[float]  # the same for moves that are requests, each on a new connection
    bot: list[float]  # until a casual bot has answered
    failed: list[str]


class Person:
    """Somebody who plays while the server is attacked, from an address of their own."""

    def __init__(self, port: int, address: str, noticed: Noticed) -> None:
        self.port, self.address, self.noticed = port, address, noticed

    async def play(self, until: float) -> None:
        while time.monotonic() < until:
            try:
                await self.at_a_table(until)
            except (OSError, TimeoutError, msgspec.MsgspecError) as error:
                self.noticed.failed.append(f"{type(self).__name__}: {error!r}"[:200])
                await asyncio.sleep(PAUSE)

    async def at_a_table(self, until: float) -> None:
        raise NotImplementedError


class OnFeed(Person):
    """Both seats of a table, on two feeds."""

    async def at_a_table(self, until: float) -> None:
        pair = KolamPair(address=self.address)
        await pair.sit_down(self.port)
        await pair.listen(self.address)
        while time.monotonic() < until:
            seat = next(seat for seat, look in enumerate(pair.looks) if look.table.legal is not None)
            sent = time.perf_counter()
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self.move(pair, seat)
                pair.looks = [await next_look(feed) for feed in pair.feeds]
            self.took(time.perf_counter() - sent)
            await asyncio.sleep(PAUSE)
        pair.leave()

    async def move(self, pair: KolamPair, seat: int) -> None:
        pair.feeds[seat].send(msgspec.json.encode({"command": "moves", "body": chosen(pair.looks[seat])}).decode())

    def took(self, seconds: float) -> None:
        self.noticed.on_feed.append(seconds)


class ByRequest(OnFeed):
    async def move(self, pair: KolamPair, seat: int) -> None:
        asking = Http(self.port, self.address)
        asking.cookie = pair.http[seat].cookie
        status, answer = await asking.post(f"/api/tables/{pair.table}/moves", chosen(pair.looks[seat]))
        asking.close()
        if status != 200:
            raise ConnectionError(answer)

    def took(self, seconds: float) -> None:
        self.noticed.by_request.append(seconds)


class AgainstABot(Person):
    async def at_a_table(self, until: float) -> None:
        http = Http(self.port, self.address)
        seats = [{"kind": "me"}, {"kind": "bot", "level": "casual"}]
        asked = {"game": GAME, "seats": seats, "options": {"target": 10_000, "first": 0}}
        status, opened = await http.post("/api/tables", asked)
        if status != 201:
            raise ConnectionError(opened)
        path = f"/api/tables/{msgspec.json.decode(opened)['id']}/feed"
        feed = await WebSocket.connect(self.port, path, http.cookie, self.address)
        look = await next_look(feed)
        while time.monotonic() < until:
            asked_bot = look.table.legal is None
            if not asked_bot:
                feed.send(msgspec.json.encode({"command": "moves", "body": chosen(look)}).decode())
            sent = time.perf_counter()
            async with asyncio.timeout(3 * PATIENCE_SECONDS):
                look = await next_look(feed)
            if asked_bot:
                self.noticed.bot.append(time.perf_counter() - sent)
            await asyncio.sleep(0 if look.table.legal is None else PAUSE)
        feed.close()
        http.close()


def chosen(look: Look) -> dict[str, object]:
    legal = look.table.legal or []
    return {"revision": look.revision, "move": legal[len(legal) // 2]}


async def watch(server: Server, seconds: float) -> Noticed:
    noticed = Noticed([], [], [], [])
    people = (OnFeed, ByRequest, AgainstABot)
    until = time.monotonic() + seconds
    kinds = [kind(server.port, f"127.0.0.{3 + number}", noticed) for number, kind in enumerate(people)]
    await asyncio.gather(*(person.play(until) for person in kinds))
    return noticed


def measure(attack: str, seconds: float) -> tuple[Noticed, float, str]:
    """What people noticed, the most megabytes that the server had in memory, and what the attacker was answered."""
    with hosted() as server:
        told = "–"
        if attack in ATTACKS:
            command = [sys.executable, "-m", "bench.attackers", attack, str(server.port), str(seconds)]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as attacker:
                noticed = uvloop.run(watch(server, seconds))
                found = json.loads(attacker.communicate(timeout=60)[0])
            answers = ", ".join(f"{count} × {what}" for what, count in sorted(found["answers"].items()))
            told = f"{found['sent']} sent: {answers}"
        else:
            noticed = uvloop.run(watch(server, seconds))
        told += f"; {len(server.output()) / 1000:.1f} KB of log"
        return noticed, kib(server.pid, "VmHWM") / 1024, told


def spread(found: list[float], unit: float) -> tuple[float, float, float]:
    """The median, the 99th percentile and the longest."""
    if len(found) < 2:
        return (float("inf"),) * 3
    hundredths = statistics.quantiles(found, n=100, method="inclusive")
    return hundredths[49] * unit, hundredths[98] * unit, max(found) * unit


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.attacks")
    parser.add_argument("--seconds", type=float, default=20, help="of each attack")
    parser.add_argument("--only", nargs="+", choices=WHAT, default=list(WHAT))
    asked = parser.parse_args([] if arguments is None else arguments)
    short = []
    print("                              move on a feed, ms   by a new connection   a casual bot, s   memory")
    print("                              p50   p99   longest   p50   p99   longest   p50   longest     MB")
    for attack in asked.only:
        noticed, memory, told = measure(attack, asked.seconds)
        feed, request, bot = spread(noticed.on_feed, 1e3), spread(noticed.by_request, 1e3), spread(noticed.bot, 1)
        figures = "".join(f"{figure:8.1f}" for figure in (*feed, *request))
        print(f"{attack:24} {figures} {bot[0]:8.2f}{bot[2]:8.2f} {memory:8.0f}", flush=True)
        print(f"    {WHAT[attack]}; {len(noticed.on_feed)} moves, {len(noticed.bot)} answers. {told}", flush=True)
        for failure in noticed.failed[:3]:
            print(f"    failed: {failure}")
        good = feed[1] < MOVE_MS and request[1] < MOVE_MS and bot[2] < BOT_SECONDS and memory < MEMORY_MB
        if noticed.failed or not good:
            short.append(attack)
    if short:
        raise SystemExit(f"p99 of {MOVE_MS} ms, {BOT_SECONDS} s for a bot or {MEMORY_MB} MB missed: {', '.join(short)}")


if __name__ == "__main__":
    main(sys.argv[1:])
