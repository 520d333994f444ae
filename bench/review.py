"""Reviews of matches of four: how long each takes, and what one costs those who play beside it.

Two servers take turns with the same load. One of them has reviews to make all the time; while one is measured,
the other stands still.
"""

import argparse
import asyncio
import os
import signal
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
import uvloop

from bench.load import Contender, Server, kolam_server, percentiles, play, sit_down
from bench.pairs import KolamPair
from kolam.bots import bot
from kolam.bots.reviewing import Reviewing, effort_for
from kolam.engine.chance import secret_of_seed
from kolam.engine.registry import game, names
from kolam.match import Drawn, Match, Seat
from kolam.tables.reviews import REVIEW_SECONDS, pack

PLAYERS = 4
REVIEWED = 4  # matches that wait for a review while the load is measured


def played(name: str) -> Match:
    match = Match(game(name), [Seat(f"Bot {n}") for n in range(PLAYERS)], {}, Drawn(secret_of_seed("bench review")))
    casual = bot("casual", "bench review")
    while not match.over:
        match.play_number(casual(match))
    return match


def time_review(name: str) -> None:
    match = played(name)
    began = time.perf_counter()
    reviewing = Reviewing(match, effort_for(match, REVIEW_SECONDS))
    longest = 0.0
    while reviewing.done < reviewing.total:
        start = time.perf_counter()
        reviewing.step()
        longest = max(longest, time.perf_counter() - start)
    review = reviewing.review()
    print(
        f"{name}: {match.decisions} decisions in {time.perf_counter() - began:.1f} s, at most {longest:.2f} s a step; "
        f"{review.playouts} playouts, {review.simulations} simulations; luck ± {max(review.doubt) / 100:.1f} %; "
        f"{len(pack(review)) / 1024:.1f} KiB",
        flush=True,
    )


class Waiting:
    """A guest who has played a match with three others, and waits for its review."""

    def __init__(self, port: int, name: str) -> None:
        guests = [httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False) for _ in range(PLAYERS)]
        seats = [{"kind": "me"}, *({"kind": "person"} for _ in range(PLAYERS - 1))]
        opened = guests[0].post("/api/tables", json={"game": name, "seats": seats}).json()
        self._path, self._http = f"/api/tables/{opened['id']}", guests[0]
        for seat, guest in enumerate(guests[1:], 1):
            invited = {"revision": 0, "seat": seat, "invitation": opened["invitations"][str(seat)]}
            guest.post(f"{self._path}/join", json=invited).raise_for_status()
        turn = 0
        while (seen := guests[turn].get(f"{self._path}?since=1000000").json()["table"])["status"] != "over":
            if seen["legal"]:
                move = seen["legal"][seen["revision"] * 7919 % 104729 % len(seen["legal"])]
                guests[turn].post(f"{self._path}/moves", json={"revision": seen["revision"], "move": move})
            else:
                turn = seen["turn"]
        self._http.post(f"{self._path}/review", json={}).raise_for_status()

    def look(self) -> float:
        """How far the review is."""
        return float(self._http.get(f"{self._path}/review").json()["progress"])


@contextmanager
def standing_still(servers: list[Server]) -> Iterator[None]:
    for server in servers:
        os.kill(server.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for server in servers:
            os.kill(server.pid, signal.SIGCONT)


def weigh_on_others(pairs: int, turns: int, seconds: float) -> None:
    with ExitStack() as closing, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        contenders = [
            Contender(called, closing.enter_context(kolam_server("")), KolamPair, None, [], [])
            for called in ("alone", "beside reviews")
        ]
        for contender in contenders:
            runner.run(sit_down(contender, pairs))
        alone, beside = contenders
        made: list[float] = []
        waiting = [Waiting(beside.server.port, names()[0]) for _ in range(REVIEWED)]
        for _ in range(turns):
            for contender, other in ((alone, beside), (beside, alone)):
                with standing_still([other.server]):
                    contender.turns.append(runner.run(play(contender, seconds)))
            made = [one.look() for one in waiting]
    ratios = [
        percentiles(loaded.latencies)[1] / percentiles(free.latencies)[1]
        for free, loaded in zip(alone.turns, beside.turns, strict=True)
    ]
    for contender in contenders:
        p50, p99 = percentiles([latency for turn in contender.turns for latency in turn.latencies])
        print(f"{contender.name:16} p50 {p50:5.1f} ms   p99 {p99:5.1f} ms", flush=True)
    print(f"p99 beside reviews / alone: {statistics.median(ratios):.2f} in the median of {turns} pairs of turns")
    print(f"reviews by then: {', '.join(format(progress, '.0%') for progress in made)}")


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.review")
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--turns", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--only", choices=["time", "load"])
    asked = parser.parse_args([] if arguments is None else arguments)
    if asked.only != "load":
        for name in names():
            if PLAYERS in game(name).players:
                time_review(name)
    if asked.only != "time":
        weigh_on_others(asked.pairs, asked.turns, asked.seconds)


if __name__ == "__main__":
    main(sys.argv[1:])
