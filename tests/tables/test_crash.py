"""Servers, databases, buses and workers are killed at random moments, and the disk fills up.

Whatever was acknowledged is there afterwards, and every match is whole.
"""

import random
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import pytest

from kolam.match import read_match
from tests.patience import LONG
from tests.tables.player import Player, done, play_to_the_end, some
from tests.tables.test_faults import fill
from tools.servers import Postgresql, Server, free_port, nats_server, until, worker

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

KILLS, ROUNDS = (25, 3) if LONG else (3, 1)
TABLES = 3


class Away(Exception):
    """The database is."""


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
        self.refused = 0

    def run(self) -> None:
        while not self.stop.is_set():
            for seat, player in enumerate(self.players):
                try:
                    self._act(seat, player)
                except (httpx.TransportError, Away):
                    time.sleep(0.05)

    def _act(self, seat: int, player: Player) -> None:
        answer = player.http.get(f"/api/tables/{self.table}?since={10**9}")
        if answer.status_code == 503:
            raise Away
        seen = done(answer)["table"]
        if not seen["legal"]:  # talk keeps the log growing when the match is over
            self.said += 1
            spoken = player.asks(self.table, "chat", seen["revision"], text=f"{seat} {self.said}")
            self.refused += spoken.status_code == 503
            return
        move = some(seen)
        answer = player.asks(self.table, "moves", seen["revision"], move=move)
        if answer.status_code == 200:
            self.acknowledged[answer.json()["ply"]] = (seat, move)
        elif answer.status_code == 503:  # told in words that it was not done, or not surely
            self.refused += 1
            time.sleep(0.05)
        elif answer.status_code != 409:
            self.wrong.append(answer.text)


def test_what_was_acknowledged_survives_any_crash(database: str, tmp_path: Path) -> None:
    dice = random.Random(database.split(":")[0])
    settings = {"port": str(free_port()), "database": database, "patience": "1"}
    server = Server(tmp_path, **settings)
    with playing(server.url) as games:
        for _ in range(KILLS):
            time.sleep(dice.uniform(0.02, 0.4))
            server.kill()
            server = Server(tmp_path, **settings)
            for game in games:
                _check(game)
    with server:
        _finish(games)
    assert sum(len(game.acknowledged) for game in games) > KILLS


def test_what_was_acknowledged_survives_whatever_else_is_killed(own_postgresql: Postgresql, tmp_path: Path) -> None:
    dice, database, port = random.Random("others"), own_postgresql(), free_port()
    victims = ["nats", "worker", "postgresql"] * ROUNDS
    dice.shuffle(victims)
    with ExitStack() as nats, ExitStack() as running:
        bus = nats.enter_context(nats_server(port))
        server = running.enter_context(Server(tmp_path, database=database, bus=bus, patience="1", database_seconds="3"))
        thinker = running.enter_context(worker(database, bus))
        with playing(server.url) as games:
            for victim in victims:
                time.sleep(dice.uniform(0.1, 0.5))
                if victim == "nats":
                    nats.close()
                    time.sleep(dice.uniform(0.1, 0.5))
                    nats.enter_context(nats_server(port))
                elif victim == "worker":
                    thinker.kill()
                    thinker = running.enter_context(worker(database, bus))
                else:
                    own_postgresql.kill()
                    time.sleep(dice.uniform(0.1, 0.5))
                    own_postgresql.start()
                until(lambda: httpx.get(f"{server.url}/health/ready", timeout=30).status_code == 200, "the server")
                for game in games:
                    _check(game)
        _finish(games)
    assert sum(len(game.acknowledged) for game in games) > KILLS


def test_what_was_acknowledged_survives_a_full_disk(full_soon: Path) -> None:
    with Server(full_soon, patience="1") as server, playing(server.url, target=40) as games:
        for _ in range(ROUNDS):
            ballast = fill(full_soon)
            until(lambda: all(game.refused for game in games), "a disk that is full for everybody")
            ballast.unlink()
            until(lambda: httpx.get(f"{server.url}/health/ready").status_code == 200, "room on the disk")
            for game in games:
                game.refused = 0
                _check(game)
        _stop(games)
        _finish(games)


@contextmanager
def playing(url: str, target: int = 20) -> Iterator[list[Playing]]:
    games = [_sit_down(url, target) for _ in range(TABLES)]
    for game in games:
        game.start()
    try:
        yield games
    finally:
        _stop(games)


def _stop(games: Sequence[Playing]) -> None:
    for game in games:
        game.stop.set()
    for game in games:
        game.join()


def _finish(games: Sequence[Playing]) -> None:
    """What was acknowledged is there; the match goes on to its end, and its file proves every shuffle."""
    for game in games:
        _check(game)
        assert game.wrong == []
        ada, _ = game.players
        over = play_to_the_end(game.table, *game.players)
        match = read_match(ada.http.get(f"/api/tables/{game.table}/match").content)
        assert match.over
        assert match.chance.secret is not None
        assert match.result is not None
        assert over["result"]["scores"] == match.result.scores


def _sit_down(url: str, target: int) -> Playing:
    ada, bob = Player(url), Player(url)
    opened = ada.open("kolpa", "me", "person", "random", target=target)
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
