"""The first minute: from a cold start to a page, a bot's move, and everything compiled; another commit beside it.

`python -m bench.start [REVISION]`: by default the commit before rules were compiled in the background. Installing and
building the app are not part of it. Contenders alternate; figures are wall-clock seconds unless they say CPU.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx

from kolam.web.settings import Settings
from tools.servers import free_port

BEFORE = "6388f81"
ROUNDS = 3  # of what takes a second or two
PATIENCE = 1200  # seconds
ROOT = Path(__file__).parent.parent
GAME = "kolpa"

SPEED = """
import json, time
from kolam.bots import Budget, Searcher
from kolam.bots.style import styles_of
from kolam.engine.play import Simulation
from kolam.engine.registry import games
from kolam.engine.options import read_options
from kolam.match import Drawn, Match, Seat
found = {}
for one in games():
    players = one.players[0]
    simulation = Simulation(one, players, read_options(one, {}, players), 1)
    simulation.run(10)
    began = time.process_time()
    simulation.run(1000)
    found[f"{one.name}: random matches/s"] = 1000 / (time.process_time() - began)
    match = Match(one, [Seat(f"{n}") for n in range(players)], {}, Drawn(bytes(32)))
    Searcher(Budget(simulations=10), styles_of(one).master, "warm").judge(match)
    began = time.process_time()
    Searcher(Budget(simulations=10_000), styles_of(one).master, "speed").judge(match)
    found[f"{one.name}: simulations/s"] = 10_000 / (time.process_time() - began)
print(json.dumps(found))
"""


class Contender(NamedTuple):
    """A commit, and where its compiled code goes."""

    name: str
    source: Path
    cache: Path
    prepares: bool  # `make play` compiles before it serves

    def environment(self, cache: Path | None = None) -> dict[str, str]:
        client = str(Settings().client)
        told = {"PYTHONPATH": str(self.source), "KOLAM_CACHE_DIR": str(cache or self.cache), "KOLAM_CLIENT": client}
        return {**os.environ, **told, "KOLAM_RATE": "0", "KOLAM_EVEN": "no"}

    def run(self, *arguments: str, cache: Path | None = None) -> str:
        done = subprocess.run(
            [sys.executable, *arguments], env=self.environment(cache), check=True, capture_output=True, text=True
        )
        return done.stdout

    @contextmanager
    def served(self, cache: Path, folder: Path) -> Iterator[str]:
        """`kolam serve`, as soon as it is started."""
        port = free_port()
        command = (sys.executable, "-m", "kolam.terminal", "serve", "--port", str(port), "--data-dir", str(folder))
        with subprocess.Popen(command, env=self.environment(cache), stderr=subprocess.DEVNULL) as process:
            try:
                yield f"http://127.0.0.1:{port}"
            finally:
                process.kill()


def seconds(do: Callable[[], object]) -> float:
    began = time.perf_counter()
    do()
    return time.perf_counter() - began


def cpu_seconds(do: Callable[[], object]) -> float:
    """Of the processes that were started meanwhile and have ended."""

    def spent() -> float:
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    before = spent()
    do()
    return spent() - before


def until_it_answers(url: str, path: str) -> None:
    end = time.perf_counter() + PATIENCE
    while time.perf_counter() < end:
        try:
            if httpx.get(url + path, trust_env=False, timeout=PATIENCE).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.02)
    raise TimeoutError(f"{url} does not answer")


def until_a_bot_moves(url: str, level: str) -> None:
    """Open a table where the other begins, and look at it until that bot has moved."""
    with httpx.Client(base_url=url, trust_env=False, timeout=PATIENCE) as guest:
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        asked = {"game": GAME, "seats": seats, "options": {"first": 1}}
        table = guest.post("/api/tables", json=asked).raise_for_status().json()
        while table["decision"] == 0:
            time.sleep(0.02)
            look = guest.get(f"/api/tables/{table['id']}").raise_for_status().json()
            table = look.get("table", look)


def cold(contender: Contender, folder: Path) -> dict[str, float]:
    """Nothing is compiled: what `make play` does once all is installed."""
    found, cache = {}, folder / "cold"
    if contender.prepares:
        found["compiling before anything answers"] = seconds(
            lambda: contender.run("-m", "kolam.terminal", "prepare", cache=cache)
        )
    began = time.perf_counter()
    with contender.served(cache, folder / "tables") as url:
        until_it_answers(url, "/")
        found["cold: the page, from the start of the server"] = time.perf_counter() - began
        found["cold: a casual bot's first move, from then on"] = seconds(lambda: until_a_bot_moves(url, "casual"))
        found["cold: a skilled bot's first move, from then on"] = seconds(lambda: until_a_bot_moves(url, "skilled"))
    return found


def compiled(contender: Contender) -> dict[str, float]:
    took = 0.0

    def prepare() -> None:
        nonlocal took
        took = seconds(lambda: contender.run("-m", "kolam.terminal", "prepare"))

    used = cpu_seconds(prepare)
    return {"everything compiled by `kolam prepare`": took, "the same, CPU": used}


def warm(contender: Contender, folder: Path) -> dict[str, float]:
    began = time.perf_counter()
    with contender.served(contender.cache, folder / "tables") as url:
        until_it_answers(url, "/")
        page = time.perf_counter() - began
    simulate = seconds(lambda: contender.run("-m", "kolam.terminal", "simulate", GAME, "--games", "1"))
    speeds: dict[str, float] = json.loads(contender.run("-c", SPEED))
    return {"warm: the page": page, f"warm: kolam simulate {GAME} --games 1": simulate, **speeds}


@contextmanager
def checked_out(revision: str, folder: Path) -> Iterator[Path]:
    tree = folder / "before"
    subprocess.run(["git", "worktree", "add", "--quiet", "--detach", tree, revision], cwd=ROOT, check=True)
    try:
        yield tree / "src"
    finally:
        subprocess.run(["git", "worktree", "remove", "--force", tree], cwd=ROOT, check=True)


def main(revision: str = BEFORE) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with checked_out(revision, folder) as before:
            contenders = [
                Contender(
                    revision, before, folder / "cache-before", prepares=not (before / "kolam/bots/workshop.py").exists()
                ),
                Contender("now", ROOT / "src", folder / "cache-now", prepares=False),
            ]
            figures: dict[str, dict[str, float]] = {contender.name: {} for contender in contenders}
            for contender in contenders:
                figures[contender.name] |= compiled(contender)
            for contender in contenders:
                figures[contender.name] |= cold(contender, folder / contender.name)
            for _ in range(ROUNDS):
                for contender in contenders:
                    for what, figure in warm(contender, folder / contender.name).items():
                        better = max if what.endswith("/s") else min
                        known = figures[contender.name].get(what, figure)
                        figures[contender.name][what] = better(known, figure)
    show(figures)


def show(figures: dict[str, dict[str, float]]) -> None:
    names = list(figures)
    print(f"{'':52}" + "".join(f"{name:>12}" for name in names))
    for what in dict.fromkeys(what for found in figures.values() for what in found):
        cells = [
            f"{figures[name][what]:,.{0 if what.endswith('/s') else 2}f}" if what in figures[name] else "–"
            for name in names
        ]
        print(f"{what:52}" + "".join(f"{cell:>12}" for cell in cells))


if __name__ == "__main__":
    main(*sys.argv[1:])
