"""Half an hour of a full club: whether memory stays, whether anything goes wrong, and how long moves take.

200 tables of people and 50 of bots, with joins, leaves, hints, talk, reconnects and rematches, against a server with
its usual limits. Tables may take less memory than usual, so that they take all of it within the first minutes: what
grows after that is none of them.
"""

import argparse
import asyncio
import statistics
import sys
import time
from typing import NamedTuple

import httpx
import uvloop

from bench.club import PlaceForBots, PlaceForPeople, Tally
from bench.hosted import hosted, kib
from bench.load import cpu_seconds, percentiles
from tools.servers import Server

FIRST_MINUTES = 5  # in which memory may grow
FLAT = 0.05
ARRIVAL_SECONDS = 60.0  # in which the tables fill
TABLES_MB = 48
EVERY = 5.0  # seconds between looks at the memory
FILES = 4096
TOLD = ("kolam_tables", "kolam_thought_seconds_count", "kolam_refusals_total", "python_gc_objects_collected_total")


class Minute(NamedTuple):
    megabytes: float  # the median of the minute
    moves: list[float]


async def soak(server: Server, people: int, bots: int, minutes: int) -> tuple[list[Minute], Tally]:
    tally, found = Tally(), list[Minute]()
    places: list[PlaceForPeople | PlaceForBots] = [PlaceForPeople(n, server.port, tally) for n in range(people)]
    places += [PlaceForBots(n, server.port, tally) for n in range(bots)]
    arrival = min(ARRIVAL_SECONDS, minutes * 20)
    playing = [asyncio.create_task(_later(n * arrival / len(places), place)) for n, place in enumerate(places)]
    before, told = cpu_seconds(server.pid), 0
    try:
        for number in range(1, minutes + 1):
            sizes = []
            until = time.monotonic() + 60
            while time.monotonic() < until:
                await asyncio.sleep(EVERY)
                sizes.append(kib(server.pid, "VmRSS") / 1024)
            moves, tally.moves = tally.moves, []
            found.append(Minute(statistics.median(sizes), moves))
            spent, before = cpu_seconds(server.pid) - before, cpu_seconds(server.pid)
            p50, p99 = percentiles(moves)
            print(
                f"minute {number:2}: {found[-1].megabytes:6.1f} MB   {len(moves) / 60:5.1f} moves of people a second, "
                f"p50 {p50:5.1f} ms, p99 {p99:6.1f} ms, longest {max(moves) * 1000:6.1f} ms   "
                f"{spent / 60:.0%} of a processor   {len(tally.wrong)} wrong",
                flush=True,
            )
            for wrong in tally.wrong[told:]:
                print(f"wrong: {wrong}", flush=True)
            told = len(tally.wrong)
            for task in playing:
                if task.done():
                    task.result()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return found, tally


async def _later(seconds: float, place: PlaceForPeople | PlaceForBots) -> None:
    await asyncio.sleep(seconds)
    await place.play()


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.soak")
    parser.add_argument("--minutes", type=int, default=30)
    parser.add_argument("--people", type=int, default=200, help="tables of people")
    parser.add_argument("--bots", type=int, default=50, help="tables of bots only")
    parser.add_argument("--megabytes", type=int, default=TABLES_MB, help="that cached tables may take")
    asked = parser.parse_args([] if arguments is None else arguments)
    with hosted(FILES, memory=str(asked.megabytes)) as server:
        found, tally = uvloop.run(soak(server, asked.people, asked.bots, asked.minutes))
        logged = server.output().splitlines()
        told = httpx.get(f"{server.url}/metrics", trust_env=False).text
    print("\n".join(line for line in told.splitlines() if line.startswith(TOLD)))
    print(", ".join(f"{count} × {what}" for what, count in tally.done.most_common()))
    moves = [seconds for minute in found for seconds in minute.moves]
    p50, p99 = percentiles(moves)
    print(f"{len(moves)} moves of people: p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {max(moves) * 1000:.0f} ms")
    for line in logged[:10]:
        print(f"logged: {line}")
    short = [f"{len(tally.wrong)} wrong"] if tally.wrong else []
    short += [f"{len(logged)} lines in the log"] if logged else []
    if len(found) > FIRST_MINUTES:
        start, later = found[FIRST_MINUTES].megabytes, [minute.megabytes for minute in found[FIRST_MINUTES:]]
        least, most = min(later) / start - 1, max(later) / start - 1
        print(f"{start:.1f} MB in minute {FIRST_MINUTES + 1}; from then on {least:+.1%} to {most:+.1%}")
        short += ["memory is not flat"] if most > FLAT else []
    if short:
        raise SystemExit(", ".join(short))


if __name__ == "__main__":
    main(sys.argv[1:])
