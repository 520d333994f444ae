"""Several processes that share their tables: two servers and a worker over NATS, on both databases."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from kolam.match import read_match
from tests.tables.player import Player, hear, play_to_the_end, two_at_a_table
from tools.servers import Server, nats_server, until, worker

pytestmark = [pytest.mark.compiled, pytest.mark.servers]


def test_two_servers_and_a_worker_share_tables(database: str, nats_url: str, tmp_path: Path) -> None:
    shared = {"database": database, "bus": nats_url, "heartbeat": "3600", "patience": "2", "stand_by": "0"}
    with (
        Server(tmp_path, **shared) as one,
        Server(tmp_path, **shared) as other,
        worker(database, nats_url) as thinker,
    ):
        _move_at_one_and_hear_it_at_the_other(one, other)
        _ask_the_other_without_a_feed(one, other)
        _race_for_a_ply(one, other)
        _let_the_worker_think(one, other)
        thinker.kill()
        ada = Player(one.url)
        table = ada.open("kolpa", "me", "random", first=1)["id"]
        assert ada.sees(table)["decision"] == 0  # nobody thinks now, and nothing is lost
        with worker(database, nats_url):
            until(lambda: ada.sees(table)["decision"] > 0, "a bot that is asked again")


def _move_at_one_and_hear_it_at_the_other(one: Server, other: Server) -> None:
    """There is no heartbeat in this test: what is heard came over the bus."""
    table, ada, bob = two_at_a_table(one.url)
    bob = bob.at(other.url)
    with ada.feed(table) as hers, bob.feed(table) as his:
        hear(hers), hear(his)
        for _ in range(6):
            seen = bob.sees(table)
            mover, listener = (ada, his) if seen["turn"] == 0 else (bob, hers)
            if seen["turn"] is None:
                break
            mine = mover.sees(table)
            ply = mover.does(table, "moves", mine["revision"], move=mine["legal"][0])["ply"]
            assert hear(listener, ply)["table"]["decision"] == mine["decision"] + 1
    over = play_to_the_end(table, ada, bob)
    assert read_match(bob.http.get(f"/api/tables/{table}/match").content).over
    assert over["result"] is not None


def _ask_the_other_without_a_feed(one: Server, other: Server) -> None:
    """A server that has a table cached, and hears nothing of it, still shows it as it is."""
    table, ada, _ = two_at_a_table(one.url)
    twin = ada.at(other.url)
    for _ in range(2):
        seen = ada.sees(table)
        ada.does(table, "chat", seen["revision"], text=f"after {seen['revision']}")
        revision = seen["revision"] + 1
        assert twin.http.get(f"/api/tables/{table}").json()["revision"] == revision
        mine = {found["id"]: found["revision"] for found in twin.http.get("/api/tables").json()}
        assert mine[table] == revision


def _race_for_a_ply(one: Server, other: Server) -> None:
    """Exactly one wins; the other gets a clear conflict and the new view."""
    with ThreadPoolExecutor(2) as racers:
        races = 0
        while races < 5:
            table, ada, _ = two_at_a_table(one.url)
            twin = ada.at(other.url)
            seen = twin.sees(table)
            if len(seen["legal"]) < 2:
                continue
            races += 1
            running = [
                racers.submit(racer.asks, table, "moves", seen["revision"], move=move)
                for racer, move in zip((ada, twin), seen["legal"], strict=False)
            ]
            won, lost = sorted((racer.result() for racer in running), key=lambda answer: answer.status_code)
            assert (won.status_code, lost.status_code) == (200, 409)
            assert won.json() == {"ply": seen["revision"] + 1}
            assert lost.json()["error"] == "stale"
            assert lost.json()["now"]["table"] == ada.sees(table) == twin.sees(table)


def _let_the_worker_think(one: Server, other: Server) -> None:
    ada = Player(one.url)
    table = ada.open("kolpa", "me", "random", "random")["id"]
    play_to_the_end(table, ada)
    match = read_match(ada.at(other.url).http.get(f"/api/tables/{table}/match").content)
    assert match.over
    assert set(match.deciders) == {0, 1, 2}


def test_a_feed_heals_when_the_bus_lost_a_message(tmp_path: Path) -> None:
    """NATS goes away while a move is made: the heartbeat finds it in the database."""
    database = f"sqlite:///{tmp_path / 'kolam.sqlite3'}"
    with nats_server() as bus:
        one = Server(tmp_path, database=database, bus=bus)
        other = Server(tmp_path, database=database, bus=bus, heartbeat="0.3")
    with one, other:  # NATS is gone by now
        table, ada, bob = two_at_a_table(one.url)
        with bob.at(other.url).feed(table) as feed:
            told = hear(feed)
            seen = ada.sees(table)
            ply = ada.does(table, "moves", seen["revision"], move=seen["legal"][0])["ply"]
            assert hear(feed, ply)["revision"] == ply
            assert told["revision"] < ply
