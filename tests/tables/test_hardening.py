"""What a stranger may send, and what another user of the machine may read."""

import stat
import time
from pathlib import Path

import httpx
import pytest

from kolam.web.identity import LONGEST_PASS, BadKey, Guest, Passes, read_key
from kolam.web.limits import LIMITS
from tests.tables.player import Player, hear, two_at_a_table
from tools.servers import Server

pytestmark = [pytest.mark.compiled, pytest.mark.servers]


def test_an_error_that_repeats_long_text_is_told_in_words_and_cut_short(server: Server) -> None:
    answer = Player(server.url).http.get(f"/api/tables/{'x' * 3000}")
    assert (answer.status_code, answer.json()["error"]) == (404, "no_such_table")
    assert "nosniff" in answer.headers["x-content-type-options"]
    assert len(answer.content) < 1500
    table, ada, _ = two_at_a_table(server.url)
    body = f'{{"revision": 0, "seat": 1{"0" * 400}, "name": "Eve"}}'
    answer = ada.http.post(f"/api/tables/{table}/join", content=body)
    assert answer.status_code == 400
    assert len(answer.content) < 1500


def test_a_body_that_is_not_utf_8_is_told_so(server: Server) -> None:
    answer = httpx.put(f"{server.url}/api/me", content=b'{"name": "\xff\xfe"}')
    assert (answer.status_code, answer.json()["error"]) == (400, "malformed")


def test_what_the_server_writes_is_for_its_own_user(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with Server(folder, key=""):
        found = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert "key" in found
    assert set(found.values()) == {0o600}, found


def test_a_pass_that_is_too_long_is_not_remembered() -> None:
    """Those that are remembered need not be checked again; a stranger's long ones would fill the memory."""
    passes = Passes(b"k" * 32)
    ada = passes.write(Guest("ada", "Ada"))
    assert passes.read(ada) == passes.read(ada) == Guest("ada", "Ada")
    for number in range(100):
        assert passes.read(f"{number}{'x' * LONGEST_PASS}") is None
    assert passes._known.cache_info().currsize == 1


@pytest.mark.parametrize("key", [b"", b"too short"])
def test_a_key_that_can_be_guessed_is_refused(key: bytes, tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(key)
    with pytest.raises(BadKey, match="32 bytes"):
        read_key("", tmp_path)


def test_an_address_opens_so_many_tables_however_many_guests_it_pretends_to_be(tmp_path: Path) -> None:
    with Server(tmp_path, rate="1000") as server:
        body = {"game": "kolpa", "seats": [{"kind": "bot", "level": "expert"}] * 2}
        began = time.monotonic()
        answers: list[httpx.Response] = []
        while not answers or (answers[-1].status_code == 201 and len(answers) < 1000):
            answers.append(httpx.post(f"{server.url}/api/tables", json=body))
        saved, each_second = LIMITS["openings by address"][1], LIMITS["openings by address"][0]
        assert len(answers) <= saved + each_second * (time.monotonic() - began) + 2
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 1


def test_bots_among_themselves_play_only_while_somebody_watches(server: Server) -> None:
    ada = Player(server.url)
    body = {"game": "kolpa", "seats": [{"kind": "bot", "level": "random"}] * 2}
    table = ada.http.post("/api/tables", json=body).json()["id"]
    time.sleep(1.5)
    assert ada.sees(table)["decision"] == 0
    with ada.feed(table) as feed:
        heard = [hear(feed)["table"]["decision"] for _ in range(4)]
    assert heard == [0, 1, 2, 3]
    time.sleep(1.5)
    stopped = ada.sees(table)["decision"]
    time.sleep(1.5)
    assert ada.sees(table)["decision"] == stopped
