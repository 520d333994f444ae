"""First matches: prepared, the same for everybody, and otherwise tables like all others."""

import hashlib
from pathlib import Path
from typing import Any

import pytest

from kolam.engine.parts import folder_of
from kolam.engine.registry import game
from kolam.match import read_match
from kolam.tables import lessons
from kolam.tables.lessons import FILE, lesson_of
from tests.playing import NAMES
from tests.tables.player import Player, done, play_to_the_end
from tools.servers import Server, local_server

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

TAUGHT = [name for name in NAMES if (folder_of(game(name).package) / FILE).is_file()]
GOOD = """
minutes = 4
seats = ["me", "casual"]
secret = "{secret}"
[options]
first = 0
"""


def open_lesson(player: Player, name: str) -> dict[str, Any]:
    return done(player.http.post("/api/lessons", json={"game": name}))


@pytest.mark.parametrize("name", TAUGHT)
def test_a_first_match_is_a_table_with_the_prepared_deal(name: str, server: Server) -> None:
    lesson = lesson_of(name)
    assert lesson is not None
    with Player(server.url) as ada, Player(server.url) as bob:
        one, other = open_lesson(ada, name), open_lesson(bob, name)
        assert one["lesson"]
        assert not one["listed"]
        assert (one["seat"], one["status"]) == (lesson.seat, "playing")
        assert one["commitment"] == hashlib.sha256(bytes.fromhex(lesson.secret)).hexdigest()
        assert one["secret"] is None
        assert {key: one["options"][key] for key in lesson.options} == lesson.options
        for same in ("options", "commitment", "view", "legal"):
            assert one[same] == other[same], same
        assert [seat["character"] for seat in one["seats"]] == [seat["character"] for seat in other["seats"]]
        # It is nobody else's, and in no list but one's own.
        assert bob.sees(one["id"])["seat"] is None
        assert one["id"] not in [found["id"] for found in bob.http.get("/api/open-tables").json()]
        assert one["id"] in [found["id"] for found in ada.http.get("/api/tables").json()]


def test_a_first_match_is_played_taken_back_and_verified_like_any_other(server: Server) -> None:
    """The shortest of them, to its end: its match file is complete, and tells the secret it was prepared with."""
    with Player(server.url) as ada:
        opened = open_lesson(ada, "kolpa")
        table = opened["id"]
        ada.does(table, "moves", opened["revision"], move=opened["legal"][0])
        while not (seen := ada.sees(table))["legal"]:
            pass  # the bot moves, and that is undone with Ada's own move
        assert seen["may_undo"]
        ada.does(table, "undo", seen["revision"])
        assert ada.sees(table)["view"] == opened["view"]
        assert ada.http.get(f"/api/tables/{table}/match").status_code == 409
        over = play_to_the_end(table, ada)
        lesson = lesson_of("kolpa")
        assert lesson is not None
        assert over["secret"] == lesson.secret
        match = read_match(ada.http.get(f"/api/tables/{table}/match").content)
        assert match.over
        assert match.chance.secret == bytes.fromhex(lesson.secret)
        # To play again is to play without the coach, with another shuffle.
        again = ada.http.post(f"/api/tables/{table}/rematch", json={"revision": over["revision"]}).json()["table"]
        rematch = ada.sees(again)
        assert not rematch["lesson"]
        assert rematch["commitment"] != opened["commitment"]


def test_nobody_brings_a_deal_of_their_own(server: Server) -> None:
    with Player(server.url) as ada:
        unwelcome: list[dict[str, object]] = [{"secret": "00" * 32}, {"options": {"target": 1}}, {"seats": []}]
        for more in unwelcome:
            answer = ada.http.post("/api/lessons", json={"game": "kolpa", **more})
            assert (answer.status_code, answer.json()["error"]) == (400, "malformed"), more
        assert ada.http.post("/api/lessons", json={"game": "go"}).status_code == 400


def test_first_matches_are_counted_with_all_openings(tmp_path: Path) -> None:
    """A guest who has opened as many tables as are allowed opens no first match either."""
    with local_server(tmp_path, rate="1000") as server, Player(server.url) as eager:
        opened = 0
        while (answer := eager.http.post("/api/lessons", json={"game": "kolpa"})).is_success:
            opened += 1
            assert opened < 60
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) >= 1
        seats = [{"kind": "me"}, {"kind": "bot"}]
        assert eager.http.post("/api/tables", json={"game": "kolpa", "seats": seats}).status_code == 429


def test_the_menu_tells_which_games_have_a_first_match(server: Server) -> None:
    with Player(server.url) as ada:
        told = {found["name"]: found["lesson"] for found in ada.http.get("/api/games").json()["games"]}
        for name, minutes in told.items():
            lesson = lesson_of(name)
            assert minutes == (None if lesson is None else lesson.minutes)
        assert set(TAUGHT) <= {name for name, minutes in told.items() if minutes}


@pytest.mark.parametrize(
    ("text", "good"),
    [
        (GOOD.format(secret="0a" * 32), True),
        ("", False),
        (GOOD.format(secret="short"), False),
        (GOOD.format(secret="0a" * 32).replace('"casual"', '"grandmaster"'), False),
        (GOOD.format(secret="0a" * 32).replace('"casual"', '"me"'), False),
        (GOOD.format(secret="0a" * 32).replace("first = 0", "first = 7"), False),
        ("minutes = ", False),
    ],
)
def test_a_first_match_that_cannot_be_played_is_left_out(
    text: str, good: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / FILE).write_text(text)
    monkeypatch.setattr(lessons, "folder_of", lambda package: tmp_path)
    assert (lesson_of.__wrapped__("kolpa") is not None) == good


def test_a_game_without_the_file_has_no_first_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "folder_of", lambda package: tmp_path)
    assert lesson_of.__wrapped__("kolpa") is None
