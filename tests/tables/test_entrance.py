"""Before a request is here: heads without an end, silent connections, too many of them, and what is no HTTP."""

import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect as connect_feed
from websockets.typing import Origin

from kolam.web.limits import LATE_SECONDS, share_of
from kolam.web.protocol import LONGEST_HEAD, text_frame
from tools.servers import Server

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

SLOW = 1.0
MOST = 12


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that trusts no proxy and allows few connections."""
    folder: Path = tmp_path_factory.mktemp("entrance")
    with Server(folder, proxies="", connections=str(MOST), slow=str(SLOW), rate="0") as server:
        yield server


def connect(server: Server) -> socket.socket:
    found = socket.create_connection(("127.0.0.1", server.port), timeout=10)
    found.settimeout(10)
    return found


def answer(to: socket.socket) -> str:
    """All that is answered until the other end hangs up."""
    heard = b""
    try:
        while piece := to.recv(65536):
            heard += piece
    except ConnectionResetError:
        pass
    return heard.decode()


def says(text: str, status: int, kind: str) -> bool:
    head, _, body = text.partition("\r\n\r\n")
    return f" {status} " in head.splitlines()[0] and "nosniff" in head and f'"{kind}"' in body


def test_a_head_without_an_end_is_answered_at_once(small: Server) -> None:
    with connect(small) as attacker:
        attacker.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\ncookie: ")
        began = time.monotonic()
        try:
            for _ in range(200):
                attacker.sendall(b"x" * 4096)
        except OSError:
            pass  # it has hung up, as it should
        assert says(answer(attacker), 431, "too_large")
        assert time.monotonic() - began < 5


def test_a_head_that_is_too_long_is_refused_before_anybody_reads_it(small: Server) -> None:
    with connect(small) as attacker:
        attacker.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\ncookie: " + b"x" * LONGEST_HEAD + b"\r\n\r\n")
        assert says(answer(attacker), 431, "too_large")
    assert httpx.get(f"{small.url}/health", headers={"cookie": "x" * 8000}).status_code == 200


def test_a_connection_that_says_nothing_is_not_kept(small: Server) -> None:
    with connect(small) as silent, connect(small) as slow:
        slow.sendall(b"GET /health HTTP/1.1\r\nhost:")
        assert says(answer(silent), 408, "too_slow")
        assert says(answer(slow), 408, "too_slow")


def test_one_address_has_its_share_of_connections_and_gets_it_back(small: Server) -> None:
    silent = [connect(small) for _ in range(MOST)]
    try:
        with connect(small) as one_more:
            assert says(answer(one_more), 429, "too_often")
    finally:
        for connection in silent:
            connection.close()
    time.sleep(0.3)
    assert httpx.get(f"{small.url}/health").status_code == 200


def test_what_is_no_http_is_told_so_and_not_listened_to_for_long(small: Server) -> None:
    with connect(small) as attacker:
        attacker.sendall(b"\x16\x03\x01 hello\r\n\r\n")
        assert says(answer(attacker), 400, "malformed")
    for _ in range(20):
        with connect(small) as attacker:
            attacker.sendall(b"nonsense\r\n\r\n")
            answer(attacker)
    began = time.monotonic()
    with connect(small) as attacker:
        attacker.sendall(b"nonsense\r\n\r\n")
        assert says(answer(attacker), 429, "too_often")
    assert time.monotonic() - began >= LATE_SECONDS / 2, "or they would be back at once"


def test_what_strangers_do_wrong_does_not_fill_the_log(tmp_path: Path) -> None:
    with Server(tmp_path, proxies="") as server:
        before = server.output()
        with connect(server) as attacker:
            attacker.sendall(b"nonsense\r\n\r\n")
            assert says(answer(attacker), 400, "malformed")
        with pytest.raises(InvalidStatus):
            connect_feed(f"ws://127.0.0.1:{server.port}/api/tables/x/feed", origin=Origin("https://elsewhere.example"))
        assert httpx.get(f"{server.url}/api/tables/{'x' * 3000}").status_code == 404
        assert server.output() == before


def test_an_address_of_ipv6_shares_with_its_neighbours() -> None:
    assert share_of("2001:db8::1") == share_of("2001:db8::ffff:2") != share_of("2001:db8:0:1::1")
    assert share_of("192.0.2.1") == "192.0.2.1"
    assert share_of("fe80::1%eth0") == "fe80::/64"
    assert share_of("testclient:1") == "testclient:1"


@pytest.mark.parametrize("size", [0, 1, 125, 126, 2**16 - 1, 2**16, 2**16 + 1])
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
