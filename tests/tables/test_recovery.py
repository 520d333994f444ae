"""A link moves a guest's seats to another device: once, in time, and unless it was taken back."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kolam.tables.devices import LINK_SECONDS
from tests.tables.player import Player, done, two_at_a_table
from tools.servers import Local, local_server

pytestmark = [pytest.mark.compiled, pytest.mark.servers]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Local]:
    with local_server(tmp_path) as running:
        yield running


def secret_of(player: Player) -> str:
    made = player.http.post("/api/recovery", json={})
    assert made.status_code == 201
    path, _, secret = done(made)["path"].partition("#")
    assert path == "/recover"
    return str(secret)


def use(player: Player, secret: str) -> httpx.Response:
    return player.http.post("/api/recovery/use", json={"secret": secret})


def test_a_link_moves_the_seats_and_the_name_to_another_device(server: Local) -> None:
    table, ada, _ = two_at_a_table(server.url)
    ada.http.put("/api/me", json={"name": "Ada"})
    phone = Player(server.url)
    assert phone.sees(table)["seat"] is None
    assert done(use(phone, secret_of(ada))) == {"name": "Ada"}
    assert phone.sees(table)["seat"] == 0
    assert [seen["id"] for seen in phone.http.get("/api/tables").json()] == [table]
    assert ada.sees(table)["seat"] == 0  # who made the link goes on, too


def test_a_link_is_good_once(server: Local) -> None:
    table, ada, _ = two_at_a_table(server.url)
    secret = secret_of(ada)
    assert use(Player(server.url), secret).status_code == 200
    thief = Player(server.url)
    again = use(thief, secret)
    assert (again.status_code, again.json()["error"]) == (403, "forbidden")
    assert "Create a new one" in again.json()["message"]
    assert thief.sees(table)["seat"] is None


def test_a_link_that_was_taken_back_is_good_for_nothing(server: Local) -> None:
    ada = Player(server.url)
    secret = secret_of(ada)
    assert done(ada.http.post("/api/recovery/revoke", json={})) == {"path": None, "until": None}
    assert use(Player(server.url), secret).status_code == 403


def test_a_new_link_replaces_the_one_before(server: Local) -> None:
    ada = Player(server.url)
    done(ada.http.get("/api/me"))
    old, new = secret_of(ada), secret_of(ada)
    assert use(Player(server.url), old).status_code == 403
    assert use(Player(server.url), new).status_code == 200


def test_a_link_is_good_for_an_hour(server: Local) -> None:
    ada = Player(server.url)
    secret, now = secret_of(ada), server.service.clock()
    server.service.clock = lambda: now + LINK_SECONDS + 1
    assert use(Player(server.url), secret).status_code == 403


def test_somebody_elses_revocation_does_nothing_to_a_link(server: Local) -> None:
    ada, eve = Player(server.url), Player(server.url)
    secret = secret_of(ada)
    done(eve.http.post("/api/recovery/revoke", json={}))
    assert use(Player(server.url), secret).status_code == 200


def test_who_signs_out_everywhere_else_takes_the_link_back_and_can_make_another(server: Local) -> None:
    table, ada, _ = two_at_a_table(server.url)
    stolen = secret_of(ada)
    done(ada.http.post("/api/me/renew", json={}))
    assert use(Player(server.url), stolen).status_code == 403
    phone = Player(server.url)
    done(use(phone, secret_of(ada)))
    assert (phone.sees(table)["seat"], ada.sees(table)["seat"]) == (0, 0)


def test_secrets_are_not_guessed_at_leisure(tmp_path: Path) -> None:
    with local_server(tmp_path, rate="50") as server, Player(server.url) as eve:
        statuses = [use(eve, f"guess {number}").status_code for number in range(12)]
        assert statuses[:10] == [403] * 10
        assert statuses[-1] == 429


def test_the_database_does_not_hold_what_a_link_says(server: Local, tmp_path: Path) -> None:
    secret = secret_of(Player(server.url))
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("kolam.sqlite3*"))
    assert secret.encode() not in kept
