"""How others reach a server on this machine: the switch, who may press it, and what it opens and closes."""

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kolam.web.addresses import is_loopback, own_addresses, url_of
from kolam.web.settings import BadSetting, read_settings
from tests.tables.player import Player, done
from tools.servers import PATIENCE, Local, Server, local_server, until

pytestmark = [pytest.mark.compiled, pytest.mark.servers]


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    with local_server(tmp_path_factory.mktemp("here")) as server:
        yield server


def outside() -> str:
    """An address of this machine that is not only its own."""
    found = own_addresses()
    assert found, "this machine is on no network: these tests need an address that is not 127.0.0.1"
    return found[0]


def switch(url: str, listening: bool, **headers: str) -> httpx.Response:
    return httpx.post(f"{url}/api/reach", json={"listening": listening}, headers=headers, trust_env=False)


def reach(url: str, **headers: str) -> dict[str, object]:
    return done(httpx.get(f"{url}/api/reach", headers=headers, trust_env=False))


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/health", trust_env=False, timeout=PATIENCE).status_code == 200
    except httpx.ConnectError:
        return False


def test_the_switch_opens_the_server_to_the_network_and_closes_it_again(here: Local) -> None:
    closed = reach(here.url)
    assert (closed["address"], closed["listening"], closed["can_listen"]) == (None, False, True)
    for address in own_addresses():
        assert not answers(url_of(address, here.port))
    for _ in range(2):  # pressed twice is pressed once
        opened = done(switch(here.url, listening=True))
        assert (opened["address"], opened["listening"]) == (url_of(outside(), here.port), True)
        assert opened["addresses"] == [url_of(address, here.port) for address in own_addresses()]
    for url in opened["addresses"]:
        assert answers(url)
    assert done(switch(here.url, listening=False))["listening"] is False
    for url in opened["addresses"]:
        assert not answers(url)


def test_who_came_in_by_the_network_is_shown_out_when_it_closes_and_nobody_else(here: Local) -> None:
    friend, host = Player(done(switch(here.url, listening=True))["addresses"][0]), Player(here.url)
    opened = host.open("kolpa", "me", "person")
    with friend.feed(opened["id"]) as hers, host.feed(opened["id"]) as his:
        hers.recv(timeout=PATIENCE), his.recv(timeout=PATIENCE)
        switch(here.url, listening=False)
        with pytest.raises(ConnectionClosed):
            hers.recv(timeout=PATIENCE)
        host.does(opened["id"], "name", 0, name="Ada L.")
        assert "Ada L." in his.recv(timeout=PATIENCE)


def test_only_a_browser_on_this_machine_may_press_the_switch(here: Local) -> None:
    lan = done(switch(here.url, listening=True))["addresses"][0]
    try:
        told = reach(lan)
        assert (told["address"], told["addresses"], told["can_listen"]) == (None, [], False)
        refused = [
            switch(lan, listening=False),
            switch(here.url, listening=False, **{"x-forwarded-for": "127.0.0.1"}),
            switch(here.url, listening=False, forwarded="for=127.0.0.1"),
            switch(here.url, listening=False, origin="http://elsewhere.example"),
        ]
        assert [answer.status_code for answer in refused] == [403] * len(refused)
        for host in (f"elsewhere.example:{here.port}", "["):  # a name that leads here, and none at all
            assert switch(here.url, listening=False, host=host).status_code == 421
        assert reach(here.url)["listening"] is True
    finally:
        done(switch(here.url, listening=False))


def test_a_browser_is_told_only_headers_that_it_heeds(here: Local) -> None:
    """Over http from elsewhere, a browser ignores this one and complains."""
    header = "cross-origin-opener-policy"
    lan = done(switch(here.url, listening=True))["addresses"][0]
    try:
        assert header in httpx.get(f"{here.url}/health", trust_env=False).headers
        assert header not in httpx.get(f"{lan}/health", trust_env=False).headers
    finally:
        done(switch(here.url, listening=False))


def test_a_port_that_somebody_else_has_on_the_network_is_passed_over(here: Local) -> None:
    address = outside()
    with socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET) as other:
        other.bind((address, here.port))
        other.listen()
        opened = done(switch(here.url, listening=True))
        try:
            assert opened["addresses"][0] != url_of(address, here.port)
            assert answers(opened["addresses"][0])
        finally:
            done(switch(here.url, listening=False))


def test_the_switch_is_pressed_only_so_often(tmp_path: Path) -> None:
    with local_server(tmp_path, rate="1000") as server, Player(server.url) as ada:
        ada.http.get("/api/me")
        pressed = [ada.http.post("/api/reach", json={"listening": False}).status_code for _ in range(12)]
        assert pressed[:10] == [200] * 10
        assert pressed[-1] == 429


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"public_url": "https://kolam.example/"}, "behind a proxy"),
        ({"origins": "https://kolam.example"}, "behind a proxy"),
        ({"host": "0.0.0.0"}, "without --host"),
    ],
)
def test_a_server_that_is_not_for_this_machine_alone_says_what_to_do(
    settings: dict[str, Any], words: str, tmp_path: Path
) -> None:
    with local_server(tmp_path, **settings) as server:
        told = reach(server.url)
        assert told["can_listen"] is False
        refused = switch(server.url, listening=True)
        assert (refused.status_code, refused.json()["error"]) == (409, "not_now")
        assert words in refused.json()["message"]
        address = {"public_url": "https://kolam.example", "host": url_of(outside(), server.port)}
        assert told["address"] == next((address[name] for name in settings if name in address), None)


def test_a_server_of_a_cluster_names_the_proxy(nats_url: str, tmp_path: Path) -> None:
    with local_server(tmp_path, bus=nats_url) as server:
        assert "KOLAM_PUBLIC_URL" in str(reach(server.url)["instead"])


def test_the_flag_names_the_addresses_at_the_start(tmp_path: Path) -> None:
    with Server(tmp_path, lan="true") as server:
        lan = url_of(outside(), server.port)
        until(lambda: lan in server.output(), "the addresses")
        assert answers(lan)
        assert reach(server.url)["address"] == lan


def test_a_public_address_is_one_of_a_page() -> None:
    with pytest.raises(BadSetting, match="KOLAM_PUBLIC_URL"):
        read_settings({}, {"KOLAM_PUBLIC_URL": "kolam.example"})


def test_what_is_this_machine_alone() -> None:
    assert all(map(is_loopback, ("localhost", "LOCALHOST", "127.0.0.1", "127.9.9.9", "::1", "[::1]")))
    assert not any(map(is_loopback, ("0.0.0.0", "192.168.1.7", "fd00::2", "kolam.example", "")))


def test_no_address_is_named_that_means_nothing_to_others() -> None:
    for address in own_addresses():
        assert not is_loopback(address)
        assert not address.startswith(("fe80", "169.254."))
