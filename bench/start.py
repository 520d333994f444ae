"""How long a cold compile and a warm start take."""

import os
import subprocess
import sys
import tempfile
import time

from kolam.engine.registry import names

THINK = """
from kolam.bots import Budget, Searcher
from kolam.bots.style import styles_of
from kolam.match import Match, Seat
from kolam.engine.registry import games
for one in games():
    match = Match(one, [Seat("Ada"), Seat("Bob")])
    Searcher(Budget(simulations=1), styles_of(one).master, "start").judge(match)
"""


def seconds(*arguments: str, cache: str) -> float:
    start = time.perf_counter()
    environment = {**os.environ, "KOLAM_CACHE_DIR": cache}
    subprocess.run([sys.executable, *arguments], env=environment, check=True, capture_output=True)
    return time.perf_counter() - start


def main() -> None:
    with tempfile.TemporaryDirectory() as cache:
        print(f"cold: kolam prepare, {seconds('-m', 'kolam.terminal', 'prepare', cache=cache):.1f} s")
        simulate = ("-m", "kolam.terminal", "simulate", names()[-1], "--games", "1")
        print(f"warm: {' '.join(simulate[2:])}, {min(seconds(*simulate, cache=cache) for _ in range(5)):.2f} s")
        think = min(seconds("-c", THINK, cache=cache) for _ in range(5))
        print(f"warm: a match of every game opened and searched, {think:.2f} s")


if __name__ == "__main__":
    main()
