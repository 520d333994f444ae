"""Turn notices reach a device whose owner looks elsewhere: encrypted, signed, without a word of the match."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import CollectorRegistry

from kolam.tables.devices import MOST_DEVICES, Subscription
from kolam.tables.metrics import Metrics
from kolam.tables.store import Store
from kolam.web.push import may_be_sent_to
from kolam.web.pusher import MOST_WAITING, Pusher
from kolam.web.settings import BadSetting, read_settings
from kolam.web.webpush import PublicOnly
from tests.tables.player import Player, done, hear, some, two_at_a_table
from tests.tables.push_service import Device, PushService, claims, push_service
from tools.servers import KEY, PATIENCE, Local, Server, local_server, until, worker

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

SETTINGS: dict[str, Any] = {"push_anywhere": "true", "push_delay": "0", "push_contact": "mailto:host@club.example"}


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Local]:
    with local_server(tmp_path, **SETTINGS) as running:
        yield running


def subscribe(player: Player, device: Device, language: str = "en") -> None:
    body = {**device.subscription, "language": language}
    assert done(player.http.post("/api/push", json=body)) == {"subscribed": True}


def outcomes(server: Local) -> dict[str, float]:
    registry: CollectorRegistry = server.service.metrics.registry
    samples = (sample for family in registry.collect() if family.name == "kolam_pushes" for sample in family.samples)
    return {sample.labels["outcome"]: sample.value for sample in samples if sample.name == "kolam_pushes_total"}


def pass_the_turn(table: str, player: Player) -> None:
    """Play until it is somebody else's turn."""
    while (seen := player.sees(table))["legal"]:
        player.does(table, "moves", seen["revision"], move=some(seen))


def test_a_device_hears_that_it_is_its_owners_turn_and_nothing_else(server: Local, service: PushService) -> None:
    table, ada, bob = two_at_a_table(server.url)
    device = Device(service)
    subscribe(bob, device, "fr")
    pass_the_turn(table, ada)
    arrived = service.arrived.get(timeout=PATIENCE)
    assert device.read(arrived) == {"title": "C’est ton tour", "table": table}
    assert arrived.headers["topic"] == table
    assert int(arrived.headers["ttl"]) > 0
    signed = claims(arrived, done(bob.http.get("/api/push"))["key"])
    assert signed["aud"] == service.url
    assert signed["sub"] == "mailto:host@club.example"
    assert time.time() < signed["exp"] <= time.time() + 24 * 60 * 60


def test_nobody_is_told_while_they_see_the_table(server: Local, service: PushService) -> None:
    table, ada, bob = two_at_a_table(server.url)
    device = Device(service)
    subscribe(bob, device)
    with bob.feed(table) as feed:
        hear(feed)
        pass_the_turn(table, ada)
        pass_the_turn(table, bob)
    until(lambda: not server.service.presence.here(table, _guest(server, table, 1)), "Bob to leave")
    pass_the_turn(table, ada)
    service.arrived.get(timeout=PATIENCE)
    assert service.arrived.empty()  # one, and not two


def _guest(server: Local, table: str, seat: int) -> str:
    cached = server.service.tables.idle(table)
    assert cached is not None
    return cached.holders[seat].guest or ""


def test_a_tab_in_the_background_does_not_count_as_somebody_who_looks(server: Local, service: PushService) -> None:
    table, ada, bob = two_at_a_table(server.url)
    subscribe(bob, Device(service))
    with bob.feed(table, away=True) as feed:
        hear(feed)
        pass_the_turn(table, ada)
        service.arrived.get(timeout=PATIENCE)


def test_somebody_who_is_back_in_time_is_not_told(tmp_path: Path, service: PushService) -> None:
    with local_server(tmp_path, **{**SETTINGS, "push_delay": "0.5"}) as server:
        table, ada, bob = two_at_a_table(server.url)
        subscribe(bob, Device(service))
        pass_the_turn(table, ada)
        with bob.feed(table) as feed:
            hear(feed)
            until(lambda: not server.service.turns._pending, "the notice to be thought over")
        assert service.arrived.empty()


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(server: Local, service: PushService, status: int) -> None:
    table, ada, bob = two_at_a_table(server.url)
    subscribe(bob, Device(service))
    service.status = status
    pass_the_turn(table, ada)
    service.arrived.get(timeout=PATIENCE)
    until(lambda: outcomes(server).get("gone") == 1, "the device to be forgotten")
    service.status = 201
    pass_the_turn(table, bob)
    pass_the_turn(table, ada)
    until(lambda: not server.service.turns._pending, "the next notice")
    assert service.arrived.empty()


def test_a_push_service_that_sends_us_elsewhere_is_not_followed(server: Local, service: PushService) -> None:
    table, ada, bob = two_at_a_table(server.url)
    subscribe(bob, Device(service))
    service.status = 307
    pass_the_turn(table, ada)
    until(lambda: outcomes(server).get("refused") == 1, "the answer")
    assert service.arrived.get(timeout=PATIENCE).path == "/device"
    assert service.arrived.empty()


def test_a_device_can_be_told_nothing_any_more(server: Local, service: PushService) -> None:
    table, ada, bob = two_at_a_table(server.url)
    devices = [Device(service, name) for name in ("phone", "laptop")]
    for device in devices:
        subscribe(bob, device)
    assert done(bob.http.post("/api/push/forget", json={"endpoint": devices[0].endpoint})) == {"subscribed": False}
    pass_the_turn(table, ada)
    assert service.arrived.get(timeout=PATIENCE).path == "/laptop"
    until(lambda: outcomes(server).get("sent") == 1, "the answer")
    assert service.arrived.empty()


def test_a_device_that_was_signed_out_is_told_nothing_any_more(server: Local, service: PushService) -> None:
    table, ada, bob = two_at_a_table(server.url)
    for name in ("phone", "laptop"):
        subscribe(bob, Device(service, name))
    done(bob.http.post("/api/me/renew", json={}))
    subscribe(bob, Device(service, "laptop"))  # as the page does that is still his
    pass_the_turn(table, ada)
    assert service.arrived.get(timeout=PATIENCE).path == "/laptop"
    until(lambda: outcomes(server).get("sent") == 1, "the answer")
    assert service.arrived.empty()


def test_a_guest_is_told_only_so_often(server: Local, service: PushService) -> None:
    table, ada, bob = two_at_a_table(server.url, target=10_000)
    subscribe(bob, Device(service))
    for _ in range(12):
        pass_the_turn(table, ada)
        until(lambda: not server.service.turns._pending, "the notice")
        pass_the_turn(table, bob)
    until(lambda: outcomes(server).get("too_often", 0) > 0, "too much")
    assert outcomes(server)["sent"] + service.arrived.qsize() < 24


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://127.1/x",
        "https://localhost/x",
        "https://push.example:8443/x",
        "https://somebody@push.example/x",
        "https://push.example:99999/x",
        "file:///etc/passwd",
        "https://push.example/" + "x" * 1000,
        "https://pûsh.example/",
        "",
    ],
)
def test_an_endpoint_that_is_no_push_service_is_refused(endpoint: str) -> None:
    assert not may_be_sent_to(endpoint, anywhere=False)


def test_a_real_push_service_is_accepted() -> None:
    for endpoint in ("https://fcm.googleapis.com/fcm/send/x", "https://updates.push.services.mozilla.com/wpush/v2/x"):
        assert may_be_sent_to(endpoint, anywhere=False)


def test_a_name_that_leads_into_a_private_network_leads_nowhere() -> None:
    """Whatever the name server says at the moment of sending: `localhost` stands for any such name."""

    async def resolve() -> None:
        resolver = PublicOnly()
        try:
            with pytest.raises(OSError, match="no public address"):
                await resolver.resolve("localhost", 443, socket.AF_UNSPEC)
        finally:
            await resolver.close()

    asyncio.run(resolve())


def test_a_private_endpoint_is_refused_in_words(tmp_path: Path, service: PushService) -> None:
    with local_server(tmp_path) as server:
        refused = Player(server.url).http.post("/api/push", json=Device(service).subscription)
        assert refused.status_code == 400
        assert refused.json()["message"] == "endpoint: this isn’t the https address of a push service."


def test_keys_that_are_none_are_refused_in_words(server: Local, service: PushService) -> None:
    body = {"endpoint": f"{service.url}/x", "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
    refused = Player(server.url).http.post("/api/push", json=body)
    assert (refused.status_code, refused.json()["error"]) == (400, "malformed")


def test_a_server_that_sends_nothing_says_so(tmp_path: Path, service: PushService) -> None:
    with local_server(tmp_path, push="false", push_anywhere="true") as server, Player(server.url) as ada:
        assert done(ada.http.get("/api/push")) == {"key": None}
        assert ada.http.post("/api/push", json=Device(service).subscription).status_code == 409


def test_a_queue_that_is_full_loses_notices_and_delays_nobody(tmp_path: Path) -> None:
    async def fill() -> Metrics:
        store, metrics = await Store.open(f"sqlite:///{tmp_path / 'kolam.sqlite3'}"), Metrics()
        pusher = Pusher(b"k" * 32, store.subscriptions, metrics, contact="mailto:a@b.example", anywhere=True)
        for number in range(MOST_WAITING + 5):
            pusher.send("table", f"guest {number}")
        await pusher.close()
        await store.close()
        return metrics

    metrics = asyncio.run(fill())
    assert metrics.registry.get_sample_value("kolam_pushes_total", {"outcome": "lost"}) == 5


def test_a_guest_has_a_few_devices_and_the_oldest_gives_way(database: str) -> None:
    async def subscribe_many() -> list[str]:
        store = await Store.open(database)
        subscriptions = store.subscriptions
        for number in range(MOST_DEVICES + 2):
            device = Subscription(f"https://push.example/{number}", "p" * 87, "a" * 22, "en")
            await subscriptions.add("ada", device, float(number))
        await subscriptions.add("bob", Subscription("https://push.example/5", "p" * 87, "a" * 22, "en"), 99.0)
        found = [device.endpoint.rpartition("/")[2] for device in await subscriptions.of("ada")]
        await store.close()
        return found

    kept = asyncio.run(subscribe_many())
    assert sorted(map(int, kept)) == [number for number in range(2, MOST_DEVICES + 2) if number != 5]


def test_a_worker_that_moves_for_a_bot_lets_a_server_tell_the_person(
    database: str, nats_url: str, tmp_path: Path, service: PushService
) -> None:
    """And a guest who sees the table at one server is not told by another."""
    shared = {"database": database, "bus": nats_url, "patience": "2", **SETTINGS}
    with (
        Server(tmp_path, **shared) as one,
        Server(tmp_path, **shared) as other,
        worker(database, nats_url),
        Player(one.url) as ada,
    ):
        device = Device(service)
        subscribe(ada, device)
        table = ada.open("kolpa", "me", "random", first=1)["id"]
        assert device.read(service.arrived.get(timeout=PATIENCE))["table"] == table
        at_the_other = ada.at(other.url)
        with at_the_other.feed(table) as feed:
            hear(feed)
            seen = ada.sees(table)
            ada.does(table, "moves", seen["revision"], move=some(seen))
            until(lambda: ada.sees(table)["legal"], "the bot's answer")
            sentinel = ada.open("kolpa", "me", "random", first=1)["id"]
            assert device.read(service.arrived.get(timeout=PATIENCE))["table"] == sentinel  # and not the first again


def test_the_key_of_the_notices_follows_from_the_servers_own(tmp_path: Path) -> None:
    keys = []
    for folder, key in (("one", KEY), ("two", KEY), ("three", "another key that is long enough")):
        with local_server(tmp_path / folder, key=key.ljust(40, "!")) as server:
            keys.append(json.dumps(done(Player(server.url).http.get("/api/push"))))
    assert keys[0] == keys[1] != keys[2]


@pytest.mark.parametrize("public_url", ["", "http://kolam.example:8000/", "https://kolam.example:8443/games"])
def test_a_notice_is_signed_whatever_the_servers_address_is(
    tmp_path: Path, service: PushService, public_url: str
) -> None:
    with local_server(tmp_path, **{**SETTINGS, "push_contact": "", "public_url": public_url}) as server:
        table, ada, bob = two_at_a_table(server.url)
        subscribe(bob, Device(service))
        pass_the_turn(table, ada)
        signed = claims(service.arrived.get(timeout=PATIENCE), done(bob.http.get("/api/push"))["key"])
        assert signed["sub"] in ("mailto:host@kolam.invalid", "https://kolam.example")


@pytest.mark.parametrize("contact", ["host@kolam.example", "https://", "mailto:host", "http://kolam.example"])
def test_a_contact_that_no_push_service_takes_is_refused(contact: str) -> None:
    with pytest.raises(BadSetting, match="KOLAM_PUSH_CONTACT"):
        read_settings({"key": KEY, "push_contact": contact}, {})
