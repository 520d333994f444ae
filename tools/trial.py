"""A first try of an installed Kolam, by itself: `python trial.py [--server]` in the environment that is to be tried.

Imports nothing but Kolam and the standard library. Rules run as they are set: compiled, or uncompiled with
NUMBA_DISABLE_JIT=1.
"""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.error import URLError
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

PATIENCE = 180  # seconds for a server to answer
GAME = "kolpa"


def kolam(*arguments: str, typed: str = "") -> str:
    """What a command of the environment says."""
    command = [sys.executable, "-m", "kolam.terminal", "--language", "en", *arguments]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"kolam {' '.join(arguments)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def try_library(folder: Path) -> None:
    """A match of bots that verifies, a match played by typing, figures, and what the README shows in Python."""
    match = folder / "match.json"
    kolam("selfplay", GAME, "--players", "2", "--seed", "1", "--option", "target=5", "--out", str(match))
    assert "every shuffle matches the secret" in kolam("verify", str(match))
    typed = kolam("play", GAME, "--players", "2", "--seats", "human,random", "--option", "target=1", typed="1\n" * 200)
    assert "Score sheet" in typed
    assert json.loads(kolam("simulate", GAME, "--games", "2", "--json"))["games"] == 2

    from kolam.engine.registry import game
    from kolam.match import Drawn, Match, Seat

    played = Match(game(GAME), [Seat("Ada"), Seat("Bob")], {"target": 20}, Drawn(b"3" * 32))
    played.play(0, "kol Y4")
    assert played.turn == 1


def try_server(folder: Path) -> None:
    """The page, and a table that is opened."""
    port = _free_port()
    command = [sys.executable, "-m", "kolam.terminal", "serve", "--port", str(port), "--data-dir", str(folder)]
    server = subprocess.Popen(command, env={**os.environ, "KOLAM_LOG": "warning"})
    try:
        _visit(f"http://127.0.0.1:{port}")
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(PATIENCE)


def _visit(url: str) -> None:
    opener = build_opener(HTTPCookieProcessor(CookieJar()), ProxyHandler({}))

    def fetch(path: str, body: object = None) -> str:
        data = None if body is None else json.dumps(body).encode()
        asked = Request(url + path, data, {"content-type": "application/json"} if data else {})
        with opener.open(asked, timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    patience = time.monotonic() + PATIENCE
    while True:
        try:
            page = fetch("/")
            break
        except URLError:
            if time.monotonic() > patience:
                raise
            time.sleep(0.1)
    script = page.partition('<script type="module" crossorigin src="')[2].partition('"')[0]
    assert fetch(script), "the page has a script"
    assert "svelte" in fetch("/third-party-licences.txt")
    seats = [{"kind": "bot", "level": "random"}] * 2
    table = json.loads(fetch("/api/tables", {"game": GAME, "seats": seats}))["id"]
    assert json.loads(fetch(f"/api/tables/{table}"))["table"]["status"] == "playing"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        try_library(Path(temporary))
        if "--server" in sys.argv[1:]:
            try_server(Path(temporary))
