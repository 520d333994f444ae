"""Which names a server answers to, whose word it takes on who asks, and that it always answers in words."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from kolam.web.doorkeeper import HEADERS
from kolam.web.hosts import Hosts, Proxies, host_of
from kolam.web.settings import BadSetting, read_settings
from tests.tables.player import Player, done, hear, two_at_a_table
from tools.servers import PATIENCE, Local, local_server

pytestmark = [pytest.mark.compiled, pytest.mark.servers]


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    """A server with a public address, another name, and a proxy that is not on this machine."""
    folder, public = tmp_path_factory.mktemp("named"), "https://kolam.example"
    with local_server(
        folder, public_url=public, hosts="games.club, kolam.lan", proxies="192.0.2.0/24", slow="1"
    ) as server:
        yield server


def is_in_words(answer: httpx.Response, status: int, error: str) -> bool:
    """Whether it says what went wrong for a program and for a person, and has the headers of every answer."""
    told = answer.json()
    assert (answer.status_code, told["error"]) == (status, error), answer.text
    assert len(told["message"]) > 8
    assert HEADERS.items() <= dict(answer.headers).items()
    assert status not in (429, 503) or int(answer.headers["retry-after"]) >= 1
    return True


def asked(server: Local, raw: bytes) -> httpx.Response:
    """What is answered to these very bytes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.sendall(raw)
        heard = b""
        while piece := connection.recv(65536):
            heard += piece
    head, _, body = heard.partition(b"\r\n\r\n")
    first, *rest = head.decode().split("\r\n")
    headers = dict(line.split(": ", 1) for line in rest)
    return httpx.Response(int(first.split()[1]), headers=headers, content=body)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost:1", "[::1]:8", "kolam.example", "KOLAM.example.", "games.club"]
)
def test_a_server_answers_to_its_own_names(host: str, named: Local) -> None:
    assert httpx.get(f"{named.url}/health", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.kolam.example", "192.0.2.9", "[", "a@kolam.example", "x" * 3000]
)
def test_a_name_that_only_leads_here_is_refused(host: str, named: Local) -> None:
    """DNS rebinding: to a browser, this server would be a part of that site."""
    for method, path in (("GET", "/"), ("GET", "/api/tables"), ("POST", "/api/tables"), ("GET", "/nothing")):
        answer = httpx.request(method, named.url + path, headers={"host": host})
        assert is_in_words(answer, 421, "unknown_host")
        assert "set-cookie" not in answer.headers


def test_a_name_that_only_leads_here_gets_no_feed(named: Local) -> None:
    table, _, _ = two_at_a_table(named.url)
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    upgrade = f"GET /api/tables/{table}/feed HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\n{key}"
    assert is_in_words(asked(named, f"{upgrade}Connection: Upgrade\r\n\r\n".encode()), 421, "unknown_host")


def test_an_address_of_the_machine_is_its_name_where_the_connection_came_to() -> None:
    hosts = Hosts(["0.0.0.0"])
    assert hosts.welcome("192.168.1.7:8000", "192.168.1.7")
    assert hosts.welcome("[FD00::2]", "fd00:0::2")
    assert hosts.welcome("", "192.168.1.7")  # no browser
    assert hosts.welcome(f"{socket.gethostname()}.local:8000", "192.168.1.7")
    assert not hosts.welcome("192.168.1.8", "192.168.1.7")


def test_a_host_is_read_as_a_browser_writes_it() -> None:
    assert [host_of(text) for text in ("a.example:80", "[::1]:80", "https://a.example/b")] == [
        "a.example",
        "::1",
        "a.example",
    ]
    assert [host_of(text) for text in ("a/b", "a?b", "[", "")] == [""] * 4


def test_the_word_of_a_stranger_on_who_asks_is_not_taken(tmp_path: Path) -> None:
    """Who may spend one allowance under many names has no limit at all."""
    for proxies, refused in (("192.0.2.0/24, 2001:db8::/32", True), ("127.0.0.0/8", False)):
        with local_server(tmp_path / str(refused), rate="1", proxies=proxies) as server, httpx.Client() as client:
            names = [{"x-forwarded-for": f"198.51.100.{n}"} for n in range(30)]
            answers = {client.get(f"{server.url}/health", headers=named).status_code for named in names}
            assert answers == ({200, 429} if refused else {200})  # refused late, when there is an allowance again


def test_a_stranger_who_claims_to_sit_at_the_machine_is_not_believed(named: Local) -> None:
    told = done(httpx.get(f"{named.url}/api/reach", headers={"x-forwarded-for": "127.0.0.1"}))
    assert (told["can_listen"], told["addresses"]) == (False, [])


def test_proxies_are_addresses_and_networks() -> None:
    proxies = Proxies("127.0.0.1, 10.0.0.0/8,2001:db8::/32")
    assert all(map(proxies.trusted, ("127.0.0.1", "10.9.9.9", "2001:db8::7")))
    assert not any(map(proxies.trusted, ("127.0.0.2", "11.0.0.1", "2001:db9::", "", "unknown")))
    for bad in ("*", "10.0.0.1/8", "proxy.example"):
        with pytest.raises(BadSetting, match="KOLAM_PROXIES"):
            read_settings({}, {"KOLAM_PROXIES": bad})


def test_every_refusal_is_in_words(named: Local) -> None:
    """Every way that a request may go wrong, as far as it can be asked for from outside."""
    table, ada, _ = two_at_a_table(named.url)
    here, at, post = named.url, f"/api/tables/{table}", httpx.post
    assert is_in_words(post(f"{here}/api/tables", content=b"{"), 400, "malformed")
    assert is_in_words(post(f"{here}/api/tables", content=b'{"game": "\xff"}'), 400, "malformed")
    assert is_in_words(post(f"{here}/api/tables", content=b"[" * 5000), 400, "malformed")
    assert is_in_words(post(f"{here}/api/tables", content=b"{}"), 400, "malformed")
    assert is_in_words(httpx.get(f"{here}{at}?since=x"), 400, "malformed")
    assert is_in_words(httpx.get(f"{here}/api/tables/none"), 404, "no_such_table")
    assert is_in_words(httpx.get(f"{here}/nothing"), 404, "not_found")
    assert is_in_words(httpx.get(f"{here}/%ff%00"), 404, "not_found")
    assert is_in_words(httpx.delete(f"{here}/api/me"), 405, "method_not_allowed")
    assert is_in_words(httpx.patch(f"{here}{at}/moves"), 405, "method_not_allowed")
    assert is_in_words(post(f"{here}/api/tables", content=b"x" * 20_000), 413, "too_large")
    assert is_in_words(httpx.get(here, headers={"authorization": "Bearer x"}), 401, "unknown_token")
    assert is_in_words(post(f"{here}/api/tables", headers={"origin": "https://evil.example"}), 403, "forbidden")
    assert is_in_words(post(f"{here}/api/tables", headers={"sec-fetch-site": "cross-site"}), 403, "forbidden")
    assert is_in_words(ada.asks(table, "moves", 10**6, move={}), 409, "stale")
    assert is_in_words(asked(named, b"nonsense\r\n\r\n"), 400, "malformed")
    assert is_in_words(
        asked(named, b"GET / HTTP/1.1\r\nHost: localhost\r\nx: " + b"y" * 17_000 + b"\r\n\r\n"), 431, "too_large"
    )
    assert is_in_words(asked(named, b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Le"), 408, "too_slow")
    upgrade = b"GET /api/tables/x/feed HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
    assert is_in_words(asked(named, upgrade), 400, "malformed")


def test_a_language_that_we_speak_is_answered_in(named: Local) -> None:
    for path, host in (("/nothing", "localhost"), ("/", "evil.example")):
        said = {
            httpx.get(named.url + path, headers={"accept-language": language, "host": host}).json()["message"]
            for language in ("en", "fr", "de", "ja")
        }
        assert len(said) == 4


def test_our_own_fault_is_told_in_words_and_logged_with_its_details(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with local_server(tmp_path) as server:
        table, ada, _ = two_at_a_table(server.url)

        async def fail(*_: object) -> None:
            raise RuntimeError("a secret detail")

        with ada.feed(table) as feed:
            hear(feed)
            monkeypatch.setattr(server.service, "command", fail)
            assert is_in_words(ada.asks(table, "moves", 1, move={}), 500, "our_fault")
            feed.send(json.dumps({"command": "moves", "body": {"revision": 1, "move": {}}}))
            answered = json.loads(feed.recv(timeout=PATIENCE))
            assert (answered["status"], answered["answer"]["error"]) == (500, "our_fault")
        monkeypatch.setattr(server.service, "look", fail)
        answer = ada.http.get(f"/api/tables/{table}")
        assert is_in_words(answer, 500, "our_fault")
        monkeypatch.setattr("kolam.web.doorkeeper.Doorkeeper._guest", lambda *_: 1 / 0)
        assert is_in_words(ada.http.get("/health"), 500, "our_fault")
        with pytest.raises(InvalidStatus) as refused, ada.feed(table):
            pass
        assert json.loads(refused.value.response.body or b"")["error"] == "our_fault"
    assert "secret detail" not in answer.text
    assert "a secret detail" in caplog.text
    assert "ZeroDivisionError" in caplog.text


def test_a_feed_that_is_refused_says_why(named: Local) -> None:
    table, _, _ = two_at_a_table(named.url)
    stranger = Player(named.url)
    stranger.http.cookies.set("kolam", "x" * 20)
    with stranger.feed(table) as feed:  # a cookie that is not ours is nothing
        assert hear(feed)["table"]["seat"] is None
    address = f"{named.url.replace('http', 'ws')}/api/tables/{table}/feed"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, additional_headers={"Origin": "https://evil.example"}, proxy=None)
    response = refused.value.response
    assert response.status_code == 403
    assert json.loads(response.body or b"")["error"] == "forbidden"
    assert response.headers["x-content-type-options"] == "nosniff"
