"""The server is killed at random moments: whatever was acknowledged is there afterwards, and every match is whole."""

import os
import random
import time
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import pytest

from kolam.match import read_match
from tests.tables.player import Player, play_to_the_end, some
from tools.servers import Server, free_port

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

KILLS = 25 if os.environ.get("KOLAM_LONG") else 8  # `make test-long` has the patience
TABLES = 3


class Playing(Thread):
    """Two people and a bot at a table, who go on whatever happens, and keep account of what was acknowledged."""

    def __init__(self, ada: Player, bob: Player, table: str) -> None:
        super().__init__()
        self.players = (ada, bob)
        self.table = table
        self.acknowledged: dict[int, tuple[int, dict[str, Any]]] = {}
        self.stop = Event()
        self.wrong: list[str] = []
        self.said = 0

    def run(self) -> None:
        while not self.stop.is_set():
            for seat, player in enumerate(self.players):
                try:
                    self._act(seat, player)
                except httpx.TransportError:
                    time.sleep(0.05)

    def _act(self, seat: int, player: Player) -> None:
        seen = player.sees(self.table)
        if not seen["legal"]:  # talk keeps the log growing when the match is over
            self.said += 1
            player.asks(self.table, "chat", seen["revision"], text=f"{seat} {self.said}")
            return
        move = some(seen)
        answer = player.asks(self.table, "moves", seen["revision"], move=move)
        if answer.status_code == 200:
            self.acknowledged[answer.json()["ply"]] = (seat, move)
        elif answer.status_code != 409:
            self.wrong.append(answer.text)


def test_what_was_acknowledged_survives_any_crash(database: str, tmp_path: Path) -> None:
    dice = random.Random(database.split(":")[0])
    settings = {"port": str(free_port()), "database": database, "patience": "1"}
    server = Server(tmp_path, **settings)
    games = [_sit_down(server.url) for _ in range(TABLES)]
    try:
        for game in games:
            game.start()
        for _ in range(KILLS):
            time.sleep(dice.uniform(0.02, 0.4))
            server.kill()
            server = Server(tmp_path, **settings)
            for game in games:
                _check(game)
    finally:
        for game in games:
            game.stop.set()
            game.join()
    with server:
        for game in games:
            _check(game)
            assert game.wrong == []
            ada, _ = game.players
            over = play_to_the_end(game.table, *game.players)
            match = read_match(ada.http.get(f"/api/tables/{game.table}/match").content)
            assert match.over
            assert match.chance.secret is not None  # so that reading it has proved every shuffle
            assert match.result is not None
            assert over["result"]["scores"] == match.result.scores
    assert sum(len(game.acknowledged) for game in games) > KILLS


def _sit_down(url: str) -> Playing:
    ada, bob = Player(url), Player(url)
    opened = ada.open("kolpa", "me", "person", "random", target=20)
    bob.join(opened, 1, "Bob")
    return Playing(ada, bob, opened["id"])


def _check(game: Playing) -> None:
    """Every acknowledged move stands at its ply; plies have no gap."""
    known = dict(game.acknowledged)
    with Player(game.players[0].url) as spectator:
        events = spectator.http.get(f"/api/tables/{game.table}").json()["events"]
    assert [event["ply"] for event in events] == list(range(len(events)))
    for ply, (seat, move) in known.items():
        assert (events[ply]["kind"], events[ply]["seat"]) == ("moved", seat)
        assert events[ply]["log"][0]["move"] == move
