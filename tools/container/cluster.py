"""The parts of docs/hosting/cluster.yaml without a container engine: `python -m tools.container.cluster`.

A real PostgreSQL, a real NATS server, two servers, a worker, and a real Caddy with docs/hosting/Caddyfile before them.
Programs play through Caddy, and go on when one of the servers is killed.
"""

import shutil
import sys
import tempfile
from pathlib import Path

import httpx

from tools.servers import Missing, Process, Server, free_port, nats_server, postgresql, until, worker

ROOT = Path(__file__).parents[2]
CADDYFILE = ROOT / "docs/hosting/Caddyfile"


def play(url: str) -> str:
    """A match of two programs and a bot that the worker thinks for; by requests and feeds through Caddy."""
    seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "level": "casual"}]
    with httpx.Client(base_url=url, trust_env=False, timeout=60) as host:
        opened = host.post("/api/tables", json={"game": "kolpa", "seats": seats, "options": {"target": 20}})
        opened.raise_for_status()
        answer = opened.json()
    links = [f"{url}/t/{answer['id']}/{seat}/{word}" for seat, word in answer["invitations"].items()]
    players = [Process(sys.executable, str(ROOT / "docs/bot.py"), link) for link in links]
    for player in players:
        until(lambda player=player: not player.running, "the end of the match")  # type: ignore[misc]
    return players[0].output().strip()


def main() -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        raise Missing("caddy")
    with tempfile.TemporaryDirectory() as temporary, postgresql() as database, nats_server() as bus:
        folder = Path(temporary)
        shared = {"database": database(), "bus": bus, "stand_by": "no"}
        port = free_port()
        first, second = (Server(folder / name, **shared) for name in ("one", "two"))
        environment = {
            "KOLAM_SITE": f"http://127.0.0.1:{port}",
            "KOLAM_SERVERS": f"127.0.0.1:{first.port} 127.0.0.1:{second.port}",
            "XDG_DATA_HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder),
        }
        command = [caddy, "run", "--config", str(CADDYFILE), "--adapter", "caddyfile"]
        with first, second, worker(shared["database"], bus), Process(*command, environment=environment):
            url = environment["KOLAM_SITE"]
            until(lambda: _ready(url), "Caddy")
            print("both servers:", play(url))
            first.kill()
            print("one of them killed:", play(url))


def _ready(url: str) -> bool:
    try:
        return httpx.get(f"{url}/health/ready", trust_env=False).status_code == 200
    except httpx.HTTPError:
        return False


if __name__ == "__main__":
    main()
