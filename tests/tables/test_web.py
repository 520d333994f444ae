"""The server over real sockets: a match by HTTP and WebSocket, identity, and what it refuses."""

import json
import re
import socket
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from kolam.engine.registry import game, names
from kolam.match import read_match
from tests.tables.player import Player, done, hear, play_to_the_end, two_at_a_table
from tools.servers import PATIENCE, Server, local_server, until

pytestmark = [pytest.mark.compiled, pytest.mark.servers]


@pytest.mark.parametrize("name", names())
def test_two_people_play_a_match_by_their_feeds(name: str, server: Server) -> None:
    """Nobody ever asks: each plays by what the feed tells, and hears of every line once."""
    table, ada, bob = two_at_a_table(server.url, name)
    with ada.feed(table) as hers, bob.feed(table) as his:
        feeds = {0: (ada, hers), 1: (bob, his)}
        heard: dict[int, list[int]] = {0: [], 1: []}
        revision = -1
        turn: int | None = 0
        while turn is not None:
            for seat, (_, feed) in feeds.items():
                told = hear(feed, revision)
                heard[seat] += [event["ply"] for event in told["events"]]
                if told["table"]["legal"]:
                    mover, move = seat, told["table"]["legal"][0]
                revision, turn = told["revision"], told["table"]["turn"]
            if turn is not None:
                revision = feeds[mover][0].does(table, "moves", revision, move=move)["ply"]
        assert heard[0] == heard[1] == list(range(revision + 1))
    document = ada.http.get(f"/api/tables/{table}/match").content
    match = read_match(document)
    assert match.over
    assert match.game.name == name


def test_a_feed_resumes_from_the_revision_that_was_heard_last(server: Server) -> None:
    table, ada, bob = two_at_a_table(server.url)
    with bob.feed(table) as feed:
        heard = hear(feed)["revision"]
    seen = ada.sees(table)
    ada.does(table, "moves", seen["revision"], move=seen["legal"][0])
    ada.does(table, "chat", seen["revision"], text="gone?")
    with bob.feed(table, heard) as feed:
        told = hear(feed)
        assert [event["kind"] for event in told["events"]] == ["moved", "said"]
        assert told["table"]["turn"] == 1
    with bob.feed(table, told["revision"]) as feed:
        assert hear(feed)["events"] == []
    with bob.feed(table, 10**6) as feed:  # of a database that was restored from an older backup
        assert hear(feed)["revision"] == told["revision"]


def test_a_feed_shows_signs_of_life(tmp_path: Path) -> None:
    with local_server(tmp_path, heartbeat="0.2") as server:
        table, ada, _ = two_at_a_table(server.url)
        with ada.feed(table) as feed:
            revision = hear(feed)["revision"]
            assert json.loads(feed.recv(timeout=PATIENCE)) == {"heartbeat": revision}
            assert json.loads(feed.recv(timeout=PATIENCE)) == {"heartbeat": revision}


def test_a_feed_of_no_table_is_closed_with_the_reason(server: Server) -> None:
    with Player(server.url).feed("nowhere") as feed, pytest.raises(ConnectionClosed) as closed:
        feed.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_a_spectator_sees_what_is_public(server: Server) -> None:
    table, ada, _ = two_at_a_table(server.url)
    with Player(server.url) as stranger:
        seen = stranger.sees(table)
        assert (seen["seat"], seen["legal"], seen["secret"], seen["invitations"]) == (None, None, None, None)
        assert seen["worth"] is None
        assert seen["view"]["hand"] is None
        assert stranger.cookie is None  # who only watches is nobody
        refused = stranger.asks(table, "moves", seen["revision"], move=ada.sees(table)["legal"][0])
        assert (refused.status_code, refused.json()["error"]) == (403, "forbidden")
        with stranger.feed(table) as feed:
            assert hear(feed)["table"]["view"] == seen["view"]


def test_a_bot_answers_by_itself(server: Server) -> None:
    ada = Player(server.url)
    opened = ada.open("kolpa", "me", "random", "random")
    assert play_to_the_end(opened["id"], ada)["result"] is not None
    assert [table["id"] for table in ada.http.get("/api/tables").json()] == [opened["id"]]


def test_a_repeated_move_answers_the_same_and_another_one_conflicts(server: Server) -> None:
    table, ada, _ = two_at_a_table(server.url)
    seen = ada.sees(table)
    first, second = seen["legal"][:2]
    answers = [ada.does(table, "moves", seen["revision"], move=first) for _ in range(3)]
    assert answers == [{"ply": seen["revision"] + 1}] * 3
    conflict = ada.asks(table, "moves", seen["revision"], move=second)
    assert (conflict.status_code, conflict.json()["error"]) == (409, "stale")
    assert conflict.json()["now"]["table"] == ada.sees(table)
    assert [event["kind"] for event in conflict.json()["now"]["events"]] == ["moved"]


def test_an_illegal_move_names_the_rule(server: Server) -> None:
    table, ada, _ = two_at_a_table(server.url)
    seen = ada.sees(table)
    card = next(card for card in ("R0", "P0", "Y0", "B0", "G0", "R1", "P1") if card not in seen["view"]["hand"])
    refused = ada.asks(table, "moves", seen["revision"], move=f"kolpa {card}")
    assert (refused.status_code, refused.json()["error"], refused.json()["rule"]) == (422, "illegal_move", "P8")
    assert refused.json()["message"].startswith("You don’t have")


def test_a_guest_is_known_again_by_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    with Player(server.url) as ada:
        answer = ada.http.put("/api/me", json={"name": "Ada"})
        assert re.fullmatch(
            r"kolam=[\w-]+\.[\w-]+; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax", answer.headers["set-cookie"]
        )
        assert ada.http.get("/api/me").json() == {"name": "Ada"}
        assert ada.open("kolpa", "me", "person")["seats"][0]["name"] == "Ada"
        secure = ada.http.put("/api/me", json={"name": "Ada"}, headers={"X-Forwarded-Proto": "https"})
        assert secure.headers["set-cookie"].endswith("; Secure")
        assert "strict-transport-security" in secure.headers


def forged(cookie: str) -> list[str]:
    said, signature = cookie.split(".")
    other = ("A" if signature[0] != "A" else "B") + signature[1:]
    return [f"{said}.{other}", f"{said}.", said, f".{signature}", "", "x" * 5000, f"{said}x.{signature}", f"{cookie}="]


def test_a_forged_cookie_opens_nothing(server: Server) -> None:
    table, ada, _ = two_at_a_table(server.url)
    assert ada.cookie is not None
    for cookie in forged(ada.cookie):
        seen = httpx.get(f"{server.url}/api/tables/{table}", headers={"Cookie": f"kolam={cookie}"}, trust_env=False)
        assert seen.json()["table"]["seat"] is None
        token = {"Authorization": f"Bearer {cookie or 'x'}"}
        answer = httpx.get(f"{server.url}/api/tables/{table}", headers=token, trust_env=False)
        assert (answer.status_code, answer.json()["error"]) == (401, "unknown_token")


def test_a_cookie_of_another_table_opens_nothing(server: Server) -> None:
    table, _, _ = two_at_a_table(server.url)
    _, mallory, _ = two_at_a_table(server.url)
    seen = mallory.sees(table)
    assert (seen["seat"], seen["legal"], seen["view"]["hand"]) == (None, None, None)
    commands: dict[str, dict[str, Any]] = {
        "moves": {"move": "kolpa R1"},
        "undo": {},
        "undo/agree": {},
        "undo/refuse": {},
        "resign": {},
        "leave": {},
        "start": {},
        "rematch": {},
        "chat": {"text": "hello"},
        "name": {"name": "Ada"},
        "join": {"seat": 0, "invitation": "guessed"},
    }
    for command, body in commands.items():
        refused = mallory.asks(table, command, seen["revision"], **body)
        assert refused.status_code == 403, command
    assert mallory.sees(table) == seen


def test_a_page_of_another_site_can_do_nothing(server: Server) -> None:
    table, ada, _ = two_at_a_table(server.url)
    seen = ada.sees(table)
    for header in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        body = {"revision": seen["revision"]}
        refused = ada.http.post(f"/api/tables/{table}/resign", json=body, headers=header)
        assert (refused.status_code, refused.json()["error"]) == (403, "forbidden"), header
    assert ada.sees(table) == seen
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/feed"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example"), proxy=None):
        pass
    ours = ada.http.put("/api/me", json={"name": "Ada"}, headers={"Origin": server.url})
    assert ours.status_code == 200


def test_another_address_of_our_own_page_can_be_allowed(tmp_path: Path) -> None:
    with local_server(tmp_path, origins="https://kolam.example, https://games.example") as server:
        for origin, status in (("https://games.example", 200), ("https://evil.example", 403)):
            answer = httpx.put(f"{server.url}/api/me", json={"name": "A"}, headers={"Origin": origin}, trust_env=False)
            assert answer.status_code == status


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    with Player(server.url) as somebody:
        for path in ("/", "/health", "/api/games", "/api/tables/nowhere", "/nothing", "/t/abc", "/t/abc/1/xyz"):
            headers = somebody.http.get(path).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"null", 400),
        (b"[]", 400),
        (b'{"revision": "one", "move": "kol R1"}', 400),
        (b'{"revision": 1}', 400),
        (b'{"revision": 1, "move": 3}', 400),
        (b'{"revision": 1, "move": {"type": "dance"}}', 400),
        (b'{"revision": 1, "move": "kol \\ud800"}', 400),
        (b'{"revision": 1, "move": "kol R1", "extra": 1}', 400),
        (b'{"revision": 1e400, "move": "kol R1"}', 400),
        (b'{"revision": 1, "move": ' + b"[" * 8000 + b"]" * 8000 + b"}", 400),
        (b'{"revision": 1, "move": {"a":' * 500, 400),
        (b"\xff\xfe", 400),
        (b'{"revision": 99999999999999999999999999, "move": "kol R1"}', 409),
        (b'{"revision": 9999, "move": "kol R1"}', 409),
        (b'{"revision": -9999, "move": "kol R1"}', 409),
        (b" " * 20_000, 413),
    ],
)
def test_malformed_and_oversized_input_is_refused_in_words(body: bytes, status: int, server: Server) -> None:
    table, ada, _ = two_at_a_table(server.url)
    headers = {"Content-Type": "application/json"}
    answer = ada.http.post(f"/api/tables/{table}/moves", content=body, headers=headers)
    assert answer.status_code == status, answer.text
    assert set(answer.json()) >= {"error", "message"}
    assert ada.sees(table)["decision"] == 0


def test_a_body_that_does_not_tell_its_size_is_limited_too(server: Server) -> None:
    table, ada, _ = two_at_a_table(server.url)
    answer = ada.http.post(f"/api/tables/{table}/moves", content=iter([b" " * 9000] * 3))
    assert (answer.status_code, answer.json()["error"]) == (413, "too_large")


def test_a_request_that_trickles_in_is_not_waited_for(tmp_path: Path) -> None:
    with local_server(tmp_path, slow="0.5") as server, socket.create_connection(("127.0.0.1", server.port)) as slow:
        slow.settimeout(PATIENCE)
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        answer = slow.recv(65536)
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b"too_slow" in answer or b"too_slow" in slow.recv(65536)


def test_commands_out_of_order_are_refused_in_words(server: Server) -> None:
    with Player(server.url) as ada:
        table = ada.open("kolpa", "me", "person")["id"]
        for command, body, error in (
            ("moves", {"move": "kol R1"}, "not_now"),
            ("undo", {}, "not_now"),
            ("undo/agree", {}, "not_now"),
            ("resign", {}, "not_now"),
            ("rematch", {}, "not_now"),
        ):
            answer = ada.asks(table, command, 0, **body)
            assert (answer.status_code, answer.json()["error"]) == (409, error), command
        assert ada.http.get(f"/api/tables/{table}/match").status_code == 409


def test_a_client_that_asks_too_often_waits(tmp_path: Path) -> None:
    with local_server(tmp_path, rate="1") as server, Player(server.url) as eager:

        def refused() -> httpx.Response | None:
            answer = eager.http.get("/health")
            return answer if answer.status_code == 429 else None

        answer = until(refused, "a refusal")
        assert answer is not None
        assert answer.json()["error"] == "too_often"
        assert int(answer.headers["retry-after"]) >= 1


def test_a_guest_who_talks_too_much_waits(tmp_path: Path) -> None:
    with local_server(tmp_path, rate="1000") as server:
        table, ada, bob = two_at_a_table(server.url)
        talk = [ada.asks(table, "chat", -1, text=f"word {n}") for n in range(40)]
        assert [answer.status_code for answer in talk[:5]] == [200] * 5
        assert talk[-1].json()["error"] == "too_often"
        assert int(talk[-1].headers["retry-after"]) >= 1
        assert bob.asks(table, "chat", -1, text="and me?").status_code == 200


def test_the_games_describe_themselves(server: Server) -> None:
    with Player(server.url) as somebody:
        menu = done(somebody.http.get("/api/games"))
        assert [found["name"] for found in menu["games"]] == list(names())
        for name in names():
            schema = done(somebody.http.get(f"/api/games/{name}/schema"))
            assert schema["move"]
            assert schema["defs"]
        found = menu["games"][0]
        assert (found["fewest"], found["most"]) == (game(names()[0]).players[0], game(names()[0]).players[-1])
        assert somebody.http.get("/api/games/go/schema").status_code == 400


def test_without_the_browser_app_a_page_says_what_this_is(tmp_path: Path) -> None:
    nothing = str(tmp_path / "nothing")
    with local_server(tmp_path, client=nothing) as server, Player(server.url) as somebody:
        page = somebody.http.get("/")
        assert page.headers["content-type"].startswith("text/html")
        assert "/api/openapi.json" in page.text
        described: dict[str, Any] = somebody.http.get("/api/openapi.json").json()
        assert "/api/tables/{table}/moves" in described["paths"]


def test_the_browser_app_is_served_where_it_is_built(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>app</title>")
    (client / "assets" / "app.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with local_server(tmp_path / "data", client=str(client)) as server, Player(server.url) as browser:
        for path in ("/", "/t/Kq7mT2xWzR4p", "/t/Kq7mT2xWzR4p/1/q5cYbJ0bDKp2NSxCzCVDDA"):
            assert "<title>app</title>" in browser.http.get(path).text
        script = browser.http.get("/assets/app.js")
        assert script.text == "1"
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert browser.http.get("/").headers["cache-control"] == "no-cache"
        known = {"if-none-match": script.headers["etag"]}
        assert browser.http.get("/assets/app.js", headers=known).status_code == 304
        assert browser.http.get("/assets/app.js", headers={"accept-encoding": ""}).content == b"1"
        assert browser.http.get("/api/games").json()["games"]
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/assets/none.js"):
            assert browser.http.get(path).status_code == 404


def test_a_server_that_is_told_to_stop_closes_its_feeds_and_leaves(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, ada, _ = two_at_a_table(server.url)
        with ada.feed(table) as feed:
            hear(feed)
            started = time.monotonic()
            assert server.kill(number=15) == 0
            with pytest.raises(ConnectionClosed):
                feed.recv(timeout=PATIENCE)
        assert time.monotonic() - started < PATIENCE
        assert "Traceback" not in server.output()
