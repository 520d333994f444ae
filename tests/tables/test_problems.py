"""What the server refuses, it refuses in the language that was asked for."""

import json
import socket
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.sync.client import connect

from kolam.locale import LANGUAGES
from tests.english import english_in
from tests.tables.player import two_at_a_table
from tools.servers import PATIENCE, Server

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

REFUSED = [
    ("GET", "/api/nothing", None, 404),
    ("GET", "/api/tables/Kq7mT2xWzR4p", None, 404),
    ("GET", "/api/games/chess/texts/en", None, 400),
    ("DELETE", "/api/games", None, 405),
    ("POST", "/api/tables", b"{", 400),
    ("POST", "/api/tables", b'{"game": "chess", "seats": []}', 400),
    ("POST", "/api/tables", b'{"game": 3}', 400),
    ("POST", "/api/tables", b'{"game": "kolpa", "seats": [{"kind": "dog"}]}', 400),
    ("POST", "/api/tables", b'{"game": "kolpa", "seats": [{"kind": "bot", "level": "god"}]}', 400),
    ("POST", "/api/tables", b"x" * 20_000, 413),
    ("POST", "/api/tables", b"[" * 10_000, 400),
    ("POST", "/api/tables", b'"\xff"', 400),
    ("GET", "/api/tables/Kq7mT2xWzR4p/match", None, 404),
    ("POST", "/api/tables/Kq7mT2xWzR4p/moves", b'{"revision": 0, "move": "kol R3"}', 404),
    ("POST", "/api/tables/Kq7mT2xWzR4p/dance", b"{}", 404),
    ("PUT", "/api/me", b'{"name": ""}', 400),
    ("PUT", "/api/me", b'{"name": "Bot 3"}', 400),
    ("PUT", "/api/me", b'{"nom": "Ada"}', 400),
    ("POST", "/api/tokens", b'{"name": 7}', 400),
    ("POST", "/api/push", b'{"endpoint": "http://push.example", "keys": {"p256dh": "a", "auth": "b"}}', 400),
    ("POST", "/api/push", b'{"endpoint": "https://push.example/a", "keys": {"p256dh": "a", "auth": "b"}}', 400),
    ("POST", "/api/push", b'{"endpoint": 3}', 400),
    ("POST", "/api/recovery/use", b'{"secret": "nobody made it"}', 403),
    ("POST", "/api/recovery/use", b"{}", 400),
    ("GET", "/api/admin", None, 403),
    ("POST", "/api/admin/ban", b'{"hours": 24, "address": "192.0.2.7"}', 403),
    ("POST", "/api/admin/ban", b'{"hours": "day"}', 400),
    ("POST", "/api/admin/dance", b"{}", 404),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("method", "path", "body", "status"), REFUSED)
def test_a_refusal_is_in_the_language_that_was_asked_for(
    method: str, path: str, body: bytes | None, status: int, language: str, server: Server
) -> None:
    answer = httpx.request(
        method,
        server.url + path,
        content=body,
        headers={"accept-language": language, "content-type": "application/json"},
    )
    assert answer.status_code == status, answer.text
    words = answer.json()["message"]
    assert words
    assert language == "en" or not english_in(words), words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"authorization": "Bearer nobody"}, 401),
        ({"origin": "https://elsewhere.example", "cookie": "kolam=x"}, 403),
        ({"host": "elsewhere.example"}, 421),
        ({"x-long": "x" * 20_000}, 431),
        ({"connection": "upgrade", "upgrade": "websocket"}, 400),
    ],
)
def test_the_doorkeeper_speaks_it_too(headers: dict[str, str], status: int, language: str, server: Server) -> None:
    answer = httpx.put(f"{server.url}/api/me", json={"name": "Ada"}, headers={"accept-language": language, **headers})
    assert answer.status_code == status, answer.text
    words = answer.json()["message"]
    assert language == "en" or not english_in(words), words


def test_what_is_no_http_is_refused_in_words(server: Server) -> None:
    """Nobody knows which language it would like."""
    with socket.create_connection((urlsplit(server.url).hostname, urlsplit(server.url).port), PATIENCE) as line:
        line.sendall(b"HELO kolam\r\n\r\n")
        assert "This isn’t HTTP." in line.recv(4096).decode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_feed_refuses_in_the_language_that_was_asked_for(language: str, server: Server) -> None:
    table, ada, _ = two_at_a_table(server.url)
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/feed"
    headers = {"accept-language": language, "cookie": f"kolam={ada.cookie}"}
    with connect(address, additional_headers=headers, open_timeout=PATIENCE, proxy=None) as feed:
        for asked in (
            "hello",
            "{}",
            '{"command": "dance", "body": {}}',
            '{"command": "moves", "body": {"revision": "7"}}',
            '{"command": "moves", "body": {"revision": 9999, "move": "kol R3"}}',
            '{"command": "moves", "body": {"revision": 2, "move": "fly"}}',
            '{"command": "rename", "body": {"revision": 2, "name": ""}}',
            '{"command": "undo", "body": {"revision": 2}}',
        ):
            feed.send(asked)
            while "status" not in (told := json.loads(feed.recv(timeout=PATIENCE))):
                pass
            assert told["status"] >= 400, asked
            words = told["answer"]["message"]
            assert language == "en" or not english_in(words), words
