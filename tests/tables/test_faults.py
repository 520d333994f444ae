"""Faults of what the server depends on: each is told in words, and nothing is lost."""

import asyncio
import os
import sqlite3
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from kolam.tables.answers import Answers
from kolam.tables.errors import DatabaseAway
from tests.tables.player import Player, play_to_the_end, some, two_at_a_table
from tools.servers import Local, Postgresql, Process, Server, free_port, local_server, nats_server, until, worker

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

BALLAST = 1 << 16


def readiness(url: str) -> tuple[int, list[str]]:
    answer = httpx.get(f"{url}/health/ready", timeout=60)
    return answer.status_code, answer.json().get("troubles", [])


def is_ready(url: str) -> bool:
    return readiness(url) == (200, [])


def troubles_of(url: str) -> str:
    """Why the server is not ready, once it is not."""
    return until(lambda: " ".join(told) if (told := readiness(url)[1]) else None, "a server that is not ready") or ""


def is_alive(url: str) -> bool:
    return httpx.get(f"{url}/health").status_code == 200


def fill(folder: Path) -> Path:
    """Take all the room that the disk has left."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(BALLAST)) == BALLAST:
                pass
        except OSError:
            os.fsync(file.fileno())
    return ballast


def test_a_damaged_row_harms_one_table_and_health_tells(tmp_path: Path) -> None:
    with local_server(tmp_path) as server:
        ill, ada, _ = two_at_a_table(server.url, thinking=1)
        well = ada.open("kolpa", "me", "random", thinking=1)["id"]
    with sqlite3.connect(tmp_path / "kolam.sqlite3") as connection:
        connection.execute("UPDATE log SET at = 'yesterday' WHERE table_id = ? AND ply = 2", [ill])
    connection.close()
    with local_server(tmp_path) as server:
        ada = ada.at(server.url)
        before = ada.sees(well)["decision"]
        until(lambda: ada.sees(well)["decision"] > before, "a clock that runs out, and the stand-in")
        listed = {table["id"]: table["status"] for table in ada.http.get("/api/tables").json()}
        assert listed == {ill: "unreadable", well: "playing"}
        health = until(lambda: _degraded(server), "a word about it")
        assert health == {"status": "degraded", "troubles": [ada.sees(ill)["trouble"]]}
        assert is_ready(server.url)


def _degraded(server: Local) -> Any:
    told = httpx.get(f"{server.url}/health").json()
    return told if told["status"] == "degraded" else None


def test_with_a_full_disk_a_server_is_not_ready_and_loses_nothing(full_soon: Path) -> None:
    with local_server(full_soon) as server:
        table, ada, bob = two_at_a_table(server.url, target=40)
        assert is_ready(server.url)
        ballast = fill(full_soon)
        acknowledged, refused = 0, None
        while refused is None:  # some moves still fit into what the database has reserved
            for player in (ada, bob):
                seen = player.sees(table)
                if not seen["legal"]:
                    continue
                answer = player.asks(table, "moves", seen["revision"], move=some(seen))
                if answer.status_code == 200:
                    acknowledged = answer.json()["ply"]
                else:
                    refused = answer
        assert (refused.status_code, refused.json()["error"]) == (503, "database_away")
        assert "retry-after" in refused.headers
        assert "full" in troubles_of(server.url)
        assert is_alive(server.url)
        ballast.unlink()
        until(lambda: is_ready(server.url), "room on the disk")
        assert ada.sees(table)["revision"] >= acknowledged
        assert play_to_the_end(table, ada, bob)["result"] is not None


def test_with_a_read_only_database_a_server_is_not_ready(own_postgresql: Postgresql, tmp_path: Path) -> None:
    database = own_postgresql()
    name = database.rpartition("/")[2]
    with local_server(tmp_path, database=database) as server:
        table, ada, bob = two_at_a_table(server.url)
        assert is_ready(server.url)
        _set_read_only(database, name, "on")
        assert "read-only" in troubles_of(server.url)
        seen = ada.sees(table)
        answer = ada.asks(table, "moves", seen["revision"], move=some(seen))
        assert (answer.status_code, answer.json()["error"]) == (503, "database_away")
        _set_read_only(database, name, "off")
        until(lambda: is_ready(server.url), "a database that can be written to")
        assert play_to_the_end(table, ada, bob)["result"] is not None


def _set_read_only(database: str, name: str, how: str) -> None:
    """For new connections; the others are cut."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("SET default_transaction_read_only = off")
        connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {how}")
        others = "datname = current_database() AND pid <> pg_backend_pid()"
        connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")


def test_a_frozen_database_is_told_so_in_time_and_nothing_is_lost(own_postgresql: Postgresql, tmp_path: Path) -> None:
    with local_server(tmp_path, database=own_postgresql(), database_seconds="1") as server:
        table, ada, bob = two_at_a_table(server.url)
        seen = ada.sees(table)
        move = some(seen)
        with own_postgresql.frozen():
            began = time.monotonic()
            answer = ada.asks(table, "moves", seen["revision"], move=move)
            assert (answer.status_code, answer.json()["error"]) == (503, "database_away")
            assert "1 second" in answer.json()["message"]
            answer = ada.http.post("/api/recovery", json={})
            assert (answer.status_code, answer.json()["error"]) == (503, "database_away")
            assert "no answer" in troubles_of(server.url)
            assert is_alive(server.url)
            assert time.monotonic() - began < 10  # a second for each, on a machine however slow
        until(lambda: is_ready(server.url), "the database")
        again = ada.does(table, "moves", seen["revision"], move=move)
        assert again["ply"] == seen["revision"] + 1
        assert play_to_the_end(table, ada, bob)["result"] is not None


def test_without_its_bus_a_server_is_not_ready_and_its_bots_think_here(tmp_path: Path) -> None:
    port = free_port()
    with nats_server(port) as bus:
        server = Server(tmp_path, bus=bus)
    with server:
        assert "bus is unreachable" in troubles_of(server.url)
        assert httpx.get(f"{server.url}/health").json()["status"] == "degraded"
        ada = Player(server.url)
        table = ada.open("kolpa", "me", "random")["id"]
        assert play_to_the_end(table, ada)["result"] is not None
        with nats_server(port):
            until(lambda: is_ready(server.url), "the bus")


def test_bots_think_in_the_server_while_no_worker_answers(nats_url: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'kolam.sqlite3'}"
    with Server(tmp_path, bus=nats_url, database=database) as server:
        ada = Player(server.url)
        assert play_to_the_end(ada.open("kolpa", "me", "random")["id"], ada)["result"] is not None
        with worker(database, nats_url):
            assert play_to_the_end(ada.open("kolpa", "me", "random")["id"], ada)["result"] is not None


@pytest.mark.parametrize(("command", "ready"), [("serve", "Listening on"), ("worker", "Worker ready")])
def test_who_starts_before_nats_waits_for_it_and_says_so(command: str, ready: str, tmp_path: Path) -> None:
    port = free_port()
    environment = {
        "KOLAM_BUS": f"nats://guest:word@127.0.0.1:{port}",
        "KOLAM_DATA_DIR": str(tmp_path),
        "KOLAM_PORT": str(free_port()),
    }
    with Process(sys.executable, "-m", "kolam.terminal", command, environment=environment) as process:
        until(lambda: f"Waiting for the bus at 127.0.0.1:{port}" in process.output(), "a word that it waits")
        assert process.running
        with nats_server(port):
            until(lambda: ready in process.output() or not process.running, "a start")
            assert ready in process.output()
        assert "word" not in process.output().replace("a word", "")


@pytest.mark.anyio
async def test_an_answer_that_comes_just_when_it_is_given_up_troubles_nobody() -> None:
    troubles: list[dict[str, Any]] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, trouble: troubles.append(trouble))
    answers = Answers(0.05)
    asked: asyncio.Future[str] = loop.create_future()

    async def query() -> str:
        return await asked

    answer = asyncio.create_task(answers.of(query()))
    await asyncio.sleep(0)
    loop.call_soon(asked.set_result, "at last")
    time.sleep(0.1)  # the event loop finds both in one turn
    with pytest.raises(DatabaseAway):
        await answer
    await asyncio.sleep(0.05)
    await answers.close()
    assert troubles == []
