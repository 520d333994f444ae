"""Looking back: every moment is shown as each seat knew it then, and none before the match is over."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from kolam.engine.registry import game
from kolam.locale import LANGUAGES, say
from kolam.match import read_match, write_match
from kolam.match.file import WATCHED
from kolam.tables.replay import LARGEST_FILE, MOST_FRAMES, Reel, Replays
from tests.playing import NAMES, finished, new_match, play_on
from tests.tables.player import Player, done, play_to_the_end, some, two_at_a_table
from tools.servers import Local, Server, local_server

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

NOBODY: Any = None


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    with local_server(tmp_path_factory.mktemp("replay")) as running:
        yield running


def look_back(who: Player, table: str, **wanted: Any) -> dict[str, Any]:
    return done(who.http.get(f"/api/tables/{table}/replay", params=wanted))


def whole(who: Player, table: str, **wanted: Any) -> dict[str, Any]:
    """All moments, part by part."""
    found = look_back(who, table, count=0, **wanted)
    while len(found["frames"]) <= found["total"]:
        part = look_back(who, table, first=len(found["frames"]), count=17, log="false", **wanted)
        assert part["log"] is None
        found["frames"] += part["frames"]
    return found


def show(who: Player, file: bytes | str, **wanted: Any) -> httpx.Response:
    text = file if isinstance(file, str) else file.decode()
    return who.http.post("/api/replay", json={"file": text, **wanted})


@pytest.mark.parametrize("name", NAMES)
def test_every_moment_is_what_each_seat_saw_then(name: str, here: Local) -> None:
    """What the seats and a spectator were shown during the match is compared with what is shown afterwards."""
    table, *people = two_at_a_table(here.url, name)
    stranger = Player(here.url)
    everybody = [*people, stranger]
    shown: list[list[dict[str, Any]]] = []  # by moment, then by who looks
    while True:
        looks = [who.sees(table) for who in everybody]
        shown.append(looks)
        if looks[0]["status"] == "over":
            break
        seat = looks[0]["turn"]
        people[seat].does(table, "moves", looks[seat]["revision"], move=some(looks[seat]))
    told = [done(who.http.get(f"/api/tables/{table}"))["events"] for who in everybody]
    for seat, eyes in enumerate([{"seat": 0}, {"seat": 1}, {}]):
        back = whole(everybody[seat], table, **eyes)
        assert back["mine"] == (seat if eyes else None)
        assert back["total"] == len(shown) - 1
        assert [frame["view"] for frame in back["frames"]] == [looks[seat]["view"] for looks in shown]
        assert [frame["turn"] for frame in back["frames"]] == [looks[seat]["turn"] for looks in shown]
        assert back["deciders"] == [looks[seat]["turn"] for looks in shown[:-1]]
        assert [entry for entries in back["log"] for entry in entries] == [
            entry for event in told[seat] for entry in event.get("log") or ()
        ]
        assert all(frame["own"] is None for frame in back["frames"])
        assert back["result"] == shown[-1][seat]["result"]


@pytest.mark.parametrize("name", NAMES)
def test_with_all_cards_open_nobody_hides_anything(name: str, here: Local) -> None:
    table, *people = two_at_a_table(here.url, name)
    play_to_the_end(table, *people)
    back = whole(Player(here.url), table, face_up="true")
    seen = [whole(people[0], table, seat=seat) for seat in (0, 1)]
    for moment, frame in enumerate(back["frames"]):
        for seat in (0, 1):
            assert {**frame["view"], "seat": seat, **frame["own"][seat]} == seen[seat]["frames"][moment]["view"]
    # Whatever any seat was told stands in the log.
    for open_, *closed in zip(back["log"], *(one["log"] for one in seen), strict=True):
        for entries in closed:
            for shown, known in zip(open_, entries, strict=True):
                assert known.keys() <= shown.keys()


def test_nothing_is_shown_of_a_match_that_is_not_over(here: Local) -> None:
    table, ada, bob = two_at_a_table(here.url)
    for who in (ada, bob, Player(here.url)):
        for wanted in ({}, {"seat": 0}, {"face_up": "true"}):
            refused = who.http.get(f"/api/tables/{table}/replay", params=wanted)
            assert (refused.status_code, refused.json()["error"]) == (409, "not_now")
            assert refused.json() == {"error": "not_now", "message": say("table-not-over", "en")}
        refused = who.http.post(f"/api/tables/{table}/what-if", json={"moment": 0, "seat": 0})
        assert (refused.status_code, refused.json()["error"]) == (409, "not_now")
    waiting = ada.open("kolpa", "me", "person")["id"]
    assert ada.http.get(f"/api/tables/{waiting}/replay").status_code == 409
    ada.does(table, "close", ada.sees(table)["revision"])  # without a result: the cards stay closed
    assert bob.http.get(f"/api/tables/{table}/replay", params={"face_up": "true"}).status_code == 409
    assert ada.http.get("/api/tables/nowhere/replay").status_code == 404


def test_a_part_has_a_bound_and_a_seat_is_one_of_the_table(here: Local) -> None:
    table, ada, bob = two_at_a_table(here.url)
    total = play_to_the_end(table, ada, bob)["decision"]
    assert len(look_back(ada, table)["frames"]) == min(MOST_FRAMES, total + 1)
    assert look_back(ada, table, first=total + 5)["frames"] == []
    for wanted in ({"count": MOST_FRAMES + 1}, {"count": -1}, {"first": -1}, {"seat": 2}, {"seat": "Ada"}):
        refused = ada.http.get(f"/api/tables/{table}/replay", params=wanted)
        assert refused.status_code == 400, wanted
        assert refused.json()["message"]
    zipped = ada.http.get(f"/api/tables/{table}/replay", headers={"accept-encoding": "gzip"})
    plain = ada.http.get(f"/api/tables/{table}/replay", headers={"accept-encoding": "identity"})
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.json() == plain.json()
    assert int(zipped.headers["content-length"]) < len(plain.content) / 4


def test_who_was_removed_looks_back_no_more_than_they_look(here: Local) -> None:
    ada, bob = Player(here.url), Player(here.url)
    opened = ada.open("kolpa", "me", "person", "person")
    bob.join(opened, 1, "Bob")
    ada.does(opened["id"], "remove", ada.sees(opened["id"])["revision"], seat=1)
    ada.does(opened["id"], "start", ada.sees(opened["id"])["revision"], level="random")
    play_to_the_end(opened["id"], ada)
    assert bob.http.get(f"/api/tables/{opened['id']}/replay").json()["error"] == "removed"
    assert look_back(ada, opened["id"])["total"] > 0


@pytest.mark.parametrize("name", NAMES)
def test_a_match_file_is_checked_and_shown_like_its_table(name: str, here: Local) -> None:
    table, ada, bob = two_at_a_table(here.url, name)
    play_to_the_end(table, ada, bob)
    file = ada.http.get(f"/api/tables/{table}/match").content
    shown, back = done(show(ada, file, seat=1)), look_back(ada, table, seat=1)
    assert shown["table"] is None
    assert shown["mine"] is None
    for same in ("game", "options", "total", "deciders", "over", "result", "log", "frames"):
        assert shown[same] == back[same], same
    assert [seat["name"] for seat in shown["seats"]] == [seat["name"] for seat in back["seats"]]


def test_a_match_file_without_an_end_is_shown_as_far_as_it_goes(here: Local) -> None:
    match = new_match("kolpa", 3, "unfinished")
    for _ in play_on(match, "unfinished", 12):
        pass
    shown = done(show(Player(here.url), write_match(match), face_up=True))
    assert (shown["over"], shown["result"], shown["continues"]) == (False, None, False)
    assert shown["total"] == match.decisions
    assert shown["frames"][-1]["turn"] == match.turn


def _tampered() -> dict[str, tuple[str, str]]:
    """A file in which something was changed, and the place that is named."""
    file = write_match(finished("kolpa", 2, "tampered")).decode()
    document = json.loads(file)
    moves = [n for n, event in enumerate(document["events"]) if event["kind"] == "move"]
    seat = {**document, "events": [{**event, "seat": 1 - event["seat"]} if n == moves[3] else event
                                   for n, event in enumerate(document["events"])]}  # fmt: skip
    score = {**document, "result": {**document["result"], "scores": [99, 0]}}
    return {
        "another seat": (json.dumps(seat), f"events[{moves[3]}]"),
        "another score": (json.dumps(score), "result"),
        "another secret": (json.dumps({**document, "secret": "00" * 32}), "commitment"),
        "another game": (json.dumps({**document, "game": "chess"}), "game"),
        "half a file": (file[: len(file) // 2], "line"),
        "no JSON": ("Kolam", "line 1"),
        "watched only": (json.dumps({**document, "format": WATCHED}), "format"),
        "too large": (" " * (LARGEST_FILE - len(file) // 2) + file, "file"),
        "too long": ('"kind"' * 15_001, "moves"),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_file_is_refused_in_words_that_name_the_place(language: str, here: Local) -> None:
    who = Player(here.url, **{"accept-language": language})
    words = {what: show(who, file) for what, (file, _) in _tampered().items()}
    for what, (_, place) in _tampered().items():
        refused = words[what]
        assert refused.status_code == 400, what
        assert language != "en" or place in refused.json()["message"], what
        assert refused.json()["error"] in ("bad_match_file", "malformed")
    assert len({refused.json()["message"] for refused in words.values()}) >= 7


def test_a_file_may_be_large_where_files_are_sent_and_nowhere_else(here: Local) -> None:
    who = Player(here.url)
    file = write_match(finished("kolpa", 2, "large")).decode()
    spacious = " " * (LARGEST_FILE - len(file)) + file
    assert done(show(who, spacious))["total"] > 0
    assert show(who, spacious * 2).status_code == 413
    assert who.http.post("/api/tables", json={"file": spacious}).status_code == 413
    unsized = who.http.post("/api/replay", content=iter([b" " * 9000] * 3))
    assert (unsized.status_code, unsized.json()["error"]) == (413, "too_large")


def test_files_that_one_guest_sends_are_counted(tmp_path: Path) -> None:
    with local_server(tmp_path, rate="1000") as server:
        who = Player(server.url)
        who.http.get("/api/me")
        answers = [show(who, "Kolam").status_code for _ in range(70)]
    assert answers[:60] == [400] * 60
    assert 429 in answers[60:]


def test_what_is_kept_of_matches_has_a_bound() -> None:
    matches = [finished("kolpa", 2, seed) for seed in range(6)]
    most = 2 * max(Reel(match).bytes for match in matches)
    replays = Replays(NOBODY, most)
    for number, match in enumerate(matches):
        replays._keep(str(number), Reel(match))
        assert sum(reel.bytes for reel in replays._kept.values()) == replays.bytes <= most
    assert list(replays._kept)[-1] == "5"
    assert len(replays._kept) < 6
    small = Replays(NOBODY, 10)
    assert small._keep("large", Reel(matches[0])).total == matches[0].decisions
    assert small.bytes == 0


@pytest.mark.parametrize("name", NAMES)
def test_somebody_plays_on_from_a_moment_and_the_table_outlives_its_server(name: str, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, ada, bob = two_at_a_table(server.url, name)
        total = play_to_the_end(table, ada, bob)["decision"]
        before = look_back(ada, table, seat=1)
        moment = total // 2
        eve = Player(server.url)
        opened = done(
            eve.http.post(f"/api/tables/{table}/what-if", json={"moment": moment, "seat": 1, "level": "random"})
        )
        new = opened["id"]
        assert (opened["what_if"], opened["listed"], opened["seat"], opened["status"]) == (moment, False, 1, "playing")
        assert opened["commitment"] == ada.sees(table)["commitment"]
        assert [seat["kind"] for seat in opened["seats"]] == ["bot", "person"]
        assert eve.http.get("/api/open-tables").json() == []
        assert eve.http.get("/api/tables").json()[0]["what_if"] is True
        events = done(eve.http.get(f"/api/tables/{new}"))["events"]
        told = [entry for event in events for entry in event.get("log") or ()]
        so_far = [entry for entries in before["log"][: moment + 1] for entry in entries]
        assert told[: len(so_far)] == so_far
        assert next(event for event in events if event["kind"] == "what_if")["moment"] == moment
        server.kill()
    with Server(tmp_path) as server:
        eve = eve.at(server.url)
        assert eve.sees(new)["what_if"] == moment
        end = play_to_the_end(new, eve)
        file = eve.http.get(f"/api/tables/{new}/match").content
        played = read_match(file)
        assert played.over
        assert msgspec.to_builtins(played.result) == end["result"]
        assert json.loads(file)["secret"] == json.loads(eve.http.get(f"/api/tables/{table}/match").content)["secret"]
        assert look_back(eve, new, seat=1)["frames"][: moment + 1] == before["frames"][: moment + 1]


def test_a_file_is_played_on_from_if_it_shows_its_secret(here: Local) -> None:
    who, match = Player(here.url), finished("kolpa", 3, "file")
    asked = {"moment": 3, "seat": 2, "level": "random"}
    opened = done(who.http.post("/api/replay/what-if", json={"file": write_match(match).decode(), **asked}))
    assert (opened["what_if"], opened["seat"]) == (3, 2)
    closed = write_match(match, reveal=False).decode()
    refused = who.http.post("/api/replay/what-if", json={"file": closed, **asked})
    assert (refused.status_code, refused.json()["error"]) == (409, "no_secret")


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({"moment": 10**6, "seat": 0}, 400),
        ({"moment": -1, "seat": 0}, 400),
        ({"moment": 0, "seat": 2}, 400),
        ({"moment": 0, "seat": -1}, 400),
        ({"moment": 0, "seat": 0, "level": "grandmaster"}, 400),
        ({"moment": "end", "seat": 0}, 409),
    ],
)
def test_nobody_plays_on_from_what_is_not_there(asked: dict[str, Any], status: int, here: Local) -> None:
    table, ada, bob = two_at_a_table(here.url)
    total = play_to_the_end(table, ada, bob)["decision"]
    if asked["moment"] == "end":
        asked = {**asked, "moment": total}
    refused = ada.http.post(f"/api/tables/{table}/what-if", json=asked)
    assert refused.status_code == status, refused.text
    assert refused.json()["message"]


def test_every_game_can_be_looked_back_at_quickly() -> None:
    """A part of the longest match that people play fits in an answer of a few hundred kilobytes."""
    for name in NAMES:
        match = finished(name, game(name).players[-1], "size")
        reel = Reel(match)
        frames = [reel.frame(moment, 0, True) for moment in range(min(50, reel.total))]
        assert len(msgspec.json.encode(frames)) < 1_000_000, name
