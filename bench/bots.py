"""Bots: simulations a second, and how long an event loop waits while a bot thinks in a thread."""

import asyncio
import time

from bench.measure import best_rates
from kolam.bots import Budget, Searcher
from kolam.bots.style import styles_of
from kolam.engine.chance import secret_of_seed
from kolam.engine.registry import game, names
from kolam.match import Drawn, Match, Seat

SIMULATIONS = 2000
TICK = 0.001


def opening(name: str, players: int) -> Match:
    seats = [Seat(f"Bot {number}") for number in range(players)]
    return Match(game(name), seats, {}, Drawn(secret_of_seed("bench")))


def simulate(match: Match) -> int:
    Searcher(Budget(simulations=SIMULATIONS), styles_of(match.game).master, "bench").judge(match)
    return SIMULATIONS


async def largest_gap(match: Match, seconds: float) -> float:
    """The longest time that a ticking loop was late while a bot thought in a thread."""
    thinking = asyncio.create_task(
        asyncio.to_thread(Searcher(Budget(seconds=seconds), styles_of(match.game).master, "gap").judge, match)
    )
    worst = 0.0
    while not thinking.done():
        start = time.perf_counter()
        await asyncio.sleep(TICK)
        worst = max(worst, time.perf_counter() - start - TICK)
    return worst


def main() -> None:
    tables = {f"{name}, {n} players": opening(name, n) for name in names() for n in (2, game(name).players[-1])}
    rates = best_rates({table: lambda match=match: simulate(match) for table, match in tables.items()}, turns=3)  # type: ignore[misc]
    for table, rate in rates.items():
        print(f"{table}: {rate:,.0f} simulations/s from the opening")
    for name in names():
        gap = min(asyncio.run(largest_gap(opening(name, 2), 1.0)) for _ in range(3))
        print(f"{name}: while a bot thinks for 1 s, the loop waits at most {gap * 1000:.1f} ms")


if __name__ == "__main__":
    main()
