"""The host's page: who may see it, what it tells and what it never tells; bans, reports, and passes taken back."""

import json
import os
import pty
import select
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from kolam.tables import guestbook
from kolam.tables.guestbook import HOST, MOST_REPORTS
from kolam.tables.store import Store
from kolam.web.guard import AGAIN_SECONDS, OVERLAP_SECONDS, Guard
from kolam.web.host_links import A_DAY, HostLinks
from kolam.web.identity import Guest, Passes, read_key
from tests.tables.club import full_table, guest, see, serving
from tests.tables.player import Player, done, hear, two_at_a_table
from tools.servers import KEY, PATIENCE, Local, Server, free_port, local_server, until

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]

BY_PROXY = "198.51.100."  # addresses of guests who come by a proxy on this machine


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    with local_server(tmp_path_factory.mktemp("admin")) as server:
        yield server


def links(folder: Path = Path()) -> HostLinks:
    return HostLinks(read_key(KEY, folder))


class Host:
    """The server's host, at the page."""

    def __init__(self, url: str, secret: str | None = None) -> None:
        secret = links().write("") if secret is None else secret
        self.http = Player(url, **{"kolam-host": secret}).http

    def sees(self, search: str = "") -> dict[str, Any]:
        return done(self.http.get("/api/admin", params={"search": search}))

    def asks(self, verb: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api/admin/{verb}", json=body)

    def does(self, verb: str, **body: Any) -> dict[str, Any]:
        return done(self.asks(verb, **body))


def from_address(url: str, number: int) -> Player:
    return Player(url, **{"x-forwarded-for": f"{BY_PROXY}{number}"})


def report(player: Player, table: str, **body: Any) -> httpx.Response:
    return player.http.post(f"/api/tables/{table}/report", json={"kind": "talk", **body})


def test_only_the_right_secret_opens_the_page(here: Local) -> None:
    right = links().write("")
    until_when, _, signature = right.partition(".")
    wrong = [
        "",
        "x",
        right[:-1],
        right + "A",
        f"{int(until_when) + 1}.{signature}",
        links().write("", now=time.time() - A_DAY - 1),
        links().write("another mark"),
        HostLinks(b"another key" * 4).write(""),
        "é" * 50,
        Player(here.url).http.get("/api/me").cookies["kolam"],
    ]
    for secret in wrong:
        with httpx.Client(headers={b"kolam-host": secret.encode()}) as client:
            answers = [
                client.get(f"{here.url}/api/admin"),
                client.post(f"{here.url}/api/admin/close", json={"table": "x"}),
                client.post(f"{here.url}/api/admin/ban", json={"hours": 1, "address": f"{BY_PROXY}9"}),
                client.post(f"{here.url}/api/admin/unban", json={"id": 1}),
                client.post(f"{here.url}/api/admin/settle", json={"id": 1}),
                client.post(f"{here.url}/api/admin/renew", json={}),
            ]
        assert {(answer.status_code, answer.json()["error"]) for answer in answers} == {(403, "forbidden")}, secret
    assert Host(here.url).sees()["bans"] == []


def test_a_secret_is_compared_as_a_whole_before_anything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """No answer comes sooner because less of it is right: every check compares 32 bytes, once."""
    compared: list[tuple[int, int]] = []

    def compare(ours: bytes, shown: bytes) -> bool:
        compared.append((len(ours), len(shown)))
        return False

    right = links().write("")
    monkeypatch.setattr("kolam.web.host_links.hmac.compare_digest", compare)
    for secret in (right, links().write("", now=0), "1." + right.partition(".")[2], "", "nonsense"):
        assert not links().is_right(secret, "")
    assert [ours for ours, _ in compared] == [32] * 5


def test_who_tries_secrets_is_soon_not_listened_to(tmp_path: Path) -> None:
    with local_server(tmp_path, rate="1000") as server:
        tries = [Host(server.url, "x").http.get("/api/admin") for _ in range(15)]
        assert [answer.status_code for answer in tries[:5]] == [403] * 5
        assert (tries[-1].status_code, int(tries[-1].headers["retry-after"]) > 0) == (429, True)
        assert Host(server.url).http.get("/api/admin").status_code == 429  # a right one tells them nothing now
        elsewhere = httpx.get(
            f"{server.url}/api/admin", headers={"kolam-host": links().write(""), "x-forwarded-for": "198.51.100.1"}
        )
        assert elsewhere.status_code == 200


def test_another_sites_page_cannot_use_the_hosts_browser(here: Local) -> None:
    host = Host(here.url)
    for header in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        answer = host.http.post("/api/admin/ban", json={"hours": 1, "address": f"{BY_PROXY}9"}, headers=header)
        assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")
    preflight = host.http.options("/api/admin", headers={"origin": "https://evil.example"})
    assert not any(name.startswith("access-control") for name in preflight.headers)
    assert host.sees()["bans"] == []


def test_the_page_lists_tables_and_finds_them(here: Local) -> None:
    ada, bob = Player(here.url), Player(here.url)
    opened = ada.open("kolpa", "me", "person", "random")
    bob.join(opened, 1, "Bob the Second")
    table = opened["id"]
    host = Host(here.url)
    for search in (table, "bob the SECOND", ""):
        line = next(line for line in host.sees(search)["tables"] if line["id"] == table)
    assert (line["game"], line["status"], line["bots"], line["free"]) == ("kolpa", "playing", 1, 0)
    assert {person["seat"]: person["name"] for person in line["people"]}[1] == "Bob the Second"
    assert host.sees("nobody is called so")["tables"] == []


def test_the_page_finds_a_table_that_is_not_in_memory(tmp_path: Path) -> None:
    with local_server(tmp_path) as server:
        table, _, _ = two_at_a_table(server.url)
    with local_server(tmp_path) as server:
        host = Host(server.url)
        assert host.sees()["tables"] == []
        assert [line["id"] for line in host.sees(table)["tables"]] == [table]


def test_the_page_tells_nothing_that_is_hidden(here: Local) -> None:
    """Neither cards nor secrets, invitations, guests' ids or passes: only these fields."""
    ada, bob = Player(here.url), Player(here.url)
    opened = ada.open("kolpa", "me", "person", "person")
    bob.join(opened, 1, "Bob")
    running, cleo, _ = two_at_a_table(here.url, "kerala")
    for player, table in ((cleo, running), (bob, opened["id"])):
        done(report(player, table, seat=0 if player is bob else 1, kind="other", text="?"))
    answer = Host(here.url).http.get("/api/admin").text
    lines = json.loads(answer)
    person = {"seat", "name"}
    fields = {"id", "game", "status", "people", "bots", "free", "decisions", "opened", "changed"}
    for line in lines["tables"]:
        assert line.keys() == fields
        assert all(one.keys() == person for one in line["people"])
    assert lines["reports"][0].keys() == {"id", "at", "table", "kind", "text", "name", "said", "address"}
    for table in here.service.tables:
        secrets = [table._chance.secret.hex(), *table.invitations, *(one.guest for one in table.holders if one.guest)]
        assert not any(secret in answer for secret in secrets)
    for player in (ada, bob, cleo):
        assert (player.cookie or "?") not in answer


def test_the_load_is_told_in_figures(here: Local) -> None:
    table, ada, _ = two_at_a_table(here.url)
    with ada.feed(table) as feed:
        hear(feed)
        load = Host(here.url).sees()["load"]
    assert load["feeds"] >= 1
    assert load["tables"] >= 1
    assert load["memory"] > 10_000_000
    assert load["requests"] > 0
    assert (load["thinking"], load["queue"]) == (0, 0)


def test_errors_are_counted_by_kind_and_without_names(here: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise ArithmeticError("Ada's secret")

    monkeypatch.setattr(here.service, "tables_of", fail)
    ada = Player(here.url)
    ada.http.get("/api/me")
    assert ada.http.get("/api/tables").status_code == 500
    seen = Host(here.url).sees()
    assert {"kind": "kolam.web.problems: ArithmeticError", "count": 1} in seen["faults"]
    assert any(count["kind"] == "500" for count in seen["refusals"])
    assert "Ada's secret" not in json.dumps(seen)


def test_a_table_is_closed_for_everybody_and_for_good(tmp_path: Path) -> None:
    with local_server(tmp_path) as server:
        table, ada, _ = two_at_a_table(server.url)
        with ada.feed(table) as feed:
            before = hear(feed)
            Host(server.url).does("close", table=table)
            after = hear(feed, at_least=before["revision"] + 1)
        assert (after["table"]["status"], after["table"]["turn"], after["events"][0]["kind"]) == (
            "closed",
            None,
            "closed",
        )
        assert after["table"]["secret"] is None
        assert after["table"]["result"] is None
        for command, body in (("moves", {"move": {}}), ("chat", {"text": "hello?"}), ("resign", {})):
            answer = ada.asks(table, command, after["revision"], **body)
            assert (answer.status_code, answer.json()["error"]) == (409, "not_now")
        Host(server.url).does("close", table=table)  # once more is as good as once
        assert Host(server.url).asks("close", table="none").status_code == 404
    with local_server(tmp_path) as server:
        assert ada.at(server.url).sees(table)["status"] == "closed"
        assert ada.at(server.url).http.get(f"/api/tables/{table}/match").status_code == 409


def test_a_banned_address_is_kept_out_and_its_feeds_end(here: Local) -> None:
    table, _, _ = two_at_a_table(here.url)
    eve, other, host = from_address(here.url, 1), from_address(here.url, 2), Host(here.url)
    address = f"{here.url.replace('http', 'ws')}/api/tables/{table}/feed"
    with connect(address, additional_headers={"X-Forwarded-For": f"{BY_PROXY}1"}, proxy=None) as feed:
        hear(feed)
        host.does("ban", address=f"{BY_PROXY}1", hours=3)
        with pytest.raises(ConnectionClosed) as ended:
            feed.recv(timeout=PATIENCE)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 4423
    answer = eve.http.get("/")
    assert (answer.status_code, answer.json()["error"]) == (403, "banned")
    assert "3 hours" in answer.json()["message"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, additional_headers={"X-Forwarded-For": f"{BY_PROXY}1"}, proxy=None)
    assert refused.value.response.status_code == 403
    assert other.http.get("/api/me").status_code == 200
    (ban,) = host.sees()["bans"]
    assert (ban["address"], ban["name"]) == (f"{BY_PROXY}1", "")
    assert host.does("unban", id=ban["id"]) == {"done": True}
    assert eve.http.get("/api/me").status_code == 200


def test_a_banned_guest_is_kept_out_wherever_they_come_from(here: Local) -> None:
    table, ada, bob = two_at_a_table(here.url)
    host = Host(here.url)
    with bob.feed(table) as feed, ada.feed(table) as hers:
        hear(feed), hear(hers)
        host.does("ban", table=table, seat=1, hours=1)
        with pytest.raises(ConnectionClosed):
            feed.recv(timeout=PATIENCE)
        ada.does(table, "chat", -1, text="Where is Bob?")
        assert hear(hers)["events"][0]["text"] == "Where is Bob?"
    moved = Player(here.url, **{"x-forwarded-for": f"{BY_PROXY}77"})
    moved.http.cookies = bob.http.cookies
    assert moved.http.get("/api/me").json()["error"] == "banned"
    (ban,) = host.sees()["bans"]
    assert (ban["name"], ban["address"]) == ("Bob", None)
    host.does("unban", id=ban["id"])
    assert bob.asks(table, "chat", -1, text="Here I am").status_code == 200


def test_of_ipv6_a_customers_whole_network_is_banned(here: Local) -> None:
    host = Host(here.url)
    host.does("ban", address="2001:db8:0:7::1", hours=1)
    neighbour = Player(here.url, **{"x-forwarded-for": "2001:db8:0:7:ffff::2"})
    assert neighbour.http.get("/health").json()["error"] == "banned"
    assert Player(here.url, **{"x-forwarded-for": "2001:db8:0:8::1"}).http.get("/health").status_code == 200
    host.does("ban", address="2001:db8:0:7::/64", hours=2)  # instead of the one before
    (ban,) = host.sees()["bans"]
    assert ban["address"] == "2001:db8:0:7::/64"
    assert ban["until"] - ban["at"] == pytest.approx(7200)
    host.does("unban", id=ban["id"])


@pytest.mark.parametrize(
    "body",
    [
        {"address": "127.0.0.1"},
        {"address": "::1"},
        {"address": "10.0.0.0/8"},
        {"address": "2001:db8::/32"},
        {"address": "evil.example"},
        {"address": f"{BY_PROXY}1", "hours": 0},
        {"address": f"{BY_PROXY}1", "hours": 10**6},
        {"address": f"{BY_PROXY}1", "report": 1},
        {"table": "none", "seat": 0},
        {"seat": 1},
        {"report": 10**6},
        {},
    ],
)
def test_a_ban_that_makes_no_sense_is_refused_in_words(body: dict[str, Any], here: Local) -> None:
    answer = Host(here.url).asks("ban", **{"hours": 1, **body})
    assert answer.status_code in (400, 404, 409)
    assert answer.json()["message"]
    assert Host(here.url).sees()["bans"] == []


def test_a_ban_ends_and_outlives_a_restart(tmp_path: Path) -> None:
    with local_server(tmp_path) as server:
        Host(server.url).does("ban", address=f"{BY_PROXY}1", hours=1)
    with local_server(tmp_path) as server:
        assert from_address(server.url, 1).http.get("/health").status_code == 403
    with sqlite3.connect(tmp_path / "kolam.sqlite3") as database:
        database.execute("UPDATE bans SET until = ?", [time.time()])
    database.close()
    with local_server(tmp_path) as server:
        assert from_address(server.url, 1).http.get("/health").status_code == 200


def test_another_server_hears_of_a_ban(new_postgresql: Any, nats_url: str, tmp_path: Path) -> None:
    shared = {"database": new_postgresql(), "bus": nats_url}
    with local_server(tmp_path / "1", **shared) as one, local_server(tmp_path / "2", **shared) as two:
        Host(one.url).does("ban", address=f"{BY_PROXY}1", hours=1)
        assert from_address(one.url, 1).http.get("/health").status_code == 403
        until(lambda: from_address(two.url, 1).http.get("/health").status_code == 403, "the other server")


def test_a_player_reports_somebody_and_something_said(here: Local) -> None:
    table, ada, bob = two_at_a_table(here.url)
    ply = bob.does(table, "chat", -1, text="You are all fools")["ply"]
    done(report(ada, table, seat=1, kind="stalling", text="He never moves"))
    done(report(ada, table, ply=ply))
    host = Host(here.url)
    said, slow = (one for one in host.sees()["reports"] if one["table"] == table)
    assert (said["name"], said["kind"], said["said"]) == ("Bob", "talk", "You are all fools")
    assert (slow["kind"], slow["text"], slow["said"]) == ("stalling", "He never moves", None)
    assert said["address"] is None  # this machine's own: nobody could come any more
    bob.http.get("/api/me", headers={"x-forwarded-for": f"{BY_PROXY}42"})
    done(report(ada, table, seat=1, kind="name"))
    assert host.sees()["reports"][0]["address"] == f"{BY_PROXY}42"
    host.does("ban", report=said["id"], hours=1)
    assert bob.http.get("/api/me").json()["error"] == "banned"
    host.does("unban", id=host.sees()["bans"][0]["id"])
    assert host.does("settle", id=said["id"]) == {"done": True}
    assert host.does("settle", id=said["id"]) == {"done": False}
    assert said["id"] not in [one["id"] for one in host.sees()["reports"]]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"seat": 9},
        {"seat": -1},
        {"ply": 0},
        {"ply": 99},
        {"seat": 1, "ply": 1},
        {"seat": 1, "text": "x" * 301},
        {"seat": 1, "text": "\x00"},
        {"seat": 1, "kind": "boring"},
    ],
)
def test_a_report_of_nothing_is_refused(body: dict[str, Any], here: Local) -> None:
    table, ada, _ = two_at_a_table(here.url)
    assert report(ada, table, **body).status_code == 400


def test_reports_are_bounded(tmp_path: Path) -> None:
    with local_server(tmp_path, rate="1000") as server:
        table, ada, _ = two_at_a_table(server.url)
        by_guest = [report(ada, table, seat=1).status_code for _ in range(8)]
        assert by_guest[:5] == [200] * 5
        assert by_guest[-1] == 429
        by_address = [report(Player(server.url), table, seat=1).status_code for _ in range(30)]
        assert by_address[-1] == 429


async def test_the_newest_reports_are_kept(database: str) -> None:
    store = await Store.open(database)
    told = dict.fromkeys(("table_id", "kind", "text", "name"), "x") | dict.fromkeys(("said", "guest", "address"))
    for number in range(3):
        await store.guestbook.report({**told, "at": float(number)})
    assert [one.at for one in await store.guestbook.reports()] == [2, 1, 0]
    assert MOST_REPORTS >= 100
    await store.guestbook.ban(guest="g", address=None, name="Eve", at=1, until=9)
    await store.guestbook.ban(guest="g", address=None, name="Eve", at=2, until=8)
    await store.guestbook.ban(guest=None, address="a", name="", at=3, until=4)
    assert [(ban.guest, ban.until) for ban in await store.guestbook.bans(2)] == [(None, 4), ("g", 8)]
    assert [ban.guest for ban in await store.guestbook.bans(5)] == ["g"]
    await store.close()


async def test_marks_are_bounded_but_for_those_of_guests_who_have_a_table(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guestbook, "MOST_MARKS", 3)
    async with serving(database) as service:
        table = await full_table(service, "kolpa", 2)
        book = service.store.guestbook
        await book.set_mark(HOST, "the host's", 0.0)
        await book.set_mark(guest(1), "seated", 1.0)
        for number in range(9):
            await book.set_mark(f"stranger {number}", str(number), 2.0 + number)
        await book.set_mark("stranger 8", "again", 20.0)
        kept = {HOST: "the host's", guest(1): "seated"}
        assert await book.marks() == {**kept, "stranger 6": "6", "stranger 7": "7", "stranger 8": "again"}
        assert await book.marks(since=9.0) == {"stranger 7": "7", "stranger 8": "again"}
        assert (await see(service, table, 1)).seat == 1


async def test_a_guard_hears_of_new_marks_and_forgets_old_ones(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guestbook, "MOST_MARKS", 1)
    store, passes, now = await Store.open(database), Passes(b"k" * 32), 1000.0
    guard = Guard(store.guestbook, passes, lambda: now)
    ada = await guard.renew(Guest("ada"))
    await store.guestbook.set_mark("bob", "1", now)  # by another server, whose clock is a little behind
    now += OVERLAP_SECONDS - 1
    await guard.read()
    assert passes.is_current(ada)
    assert not passes.is_current(Guest("bob"))
    assert set(passes.marks) == {"ada", "bob"}
    now += AGAIN_SECONDS
    await guard.read()
    assert set(passes.marks) == {"bob"}
    await store.close()


def test_a_guest_signs_out_everywhere_else(tmp_path: Path) -> None:
    with local_server(tmp_path) as server:
        table, ada, _ = two_at_a_table(server.url)
        thief = ada.at(server.url)
        assert thief.sees(table)["seat"] == 0
        with thief.feed(table) as feed:
            hear(feed)
            done(ada.http.post("/api/me/renew", json={}))
            with pytest.raises(ConnectionClosed):
                feed.recv(timeout=PATIENCE)
        assert Player.sees(_with_cookie(server.url, thief.cookie), table)["seat"] is None
        assert ada.sees(table)["seat"] == 0
        done(ada.http.put("/api/me", json={"name": "Ada L."}))
        assert ada.sees(table)["seat"] == 0
        stolen = thief.cookie
    with local_server(tmp_path) as server:
        assert _with_cookie(server.url, stolen).sees(table)["seat"] is None
        assert ada.at(server.url).sees(table)["seat"] == 0


def _with_cookie(url: str, cookie: str | None) -> Player:
    player = Player(url)
    player.http.cookies.set("kolam", cookie or "")
    return player


def test_a_token_is_renewed_and_the_old_one_is_void(here: Local) -> None:
    token = done(httpx.post(f"{here.url}/api/tokens", json={"name": "Robo"}))["token"]
    shown = {"authorization": f"Bearer {token}"}
    renewed = done(httpx.post(f"{here.url}/api/me/renew", json={}, headers=shown))["token"]
    assert httpx.get(f"{here.url}/api/me", headers=shown).status_code == 401
    assert done(httpx.get(f"{here.url}/api/me", headers={"authorization": f"Bearer {renewed}"}))["name"] == "Robo"
    ada = Player(here.url)
    ada.http.get("/api/me")
    assert done(ada.http.post("/api/me/renew", json={})) == {"token": None}  # no script gets at a browser's pass


def kolam(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kolam.terminal", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment}, timeout=PATIENCE)


def test_the_start_shows_a_link_on_a_terminal_and_writes_it_to_no_log(tmp_path: Path) -> None:
    with Server(tmp_path / "logged") as server:
        until(lambda: "kolam admin" in server.output(), "how to get a link")
        assert "/admin#" not in server.output()
    screen, behind = pty.openpty()
    port = free_port()
    command = [sys.executable, "-m", "kolam.terminal", "serve", "--port", str(port), "--data-dir", str(tmp_path)]
    with subprocess.Popen(command, stdout=behind, stderr=subprocess.PIPE, env={**os.environ, "KOLAM_KEY": KEY}) as run:
        shown = bytearray()
        until(lambda: b"/admin#" in shown.__iadd__(_what_is_on(screen)), "the link")
        link = next(word for word in shown.decode().split() if "/admin#" in word)
        assert link.startswith(f"http://127.0.0.1:{port}/admin#")
        assert Host(f"http://127.0.0.1:{port}", link.partition("#")[2]).sees()["tables"] == []
        run.terminate()
        assert b"/admin#" not in run.communicate(timeout=PATIENCE)[1]
    os.close(screen)
    os.close(behind)


def _what_is_on(screen: int) -> bytes:
    return os.read(screen, 65536) if select.select([screen], [], [], 0.1)[0] else b""


def test_the_command_prints_a_link_that_works_and_can_be_taken_back(tmp_path: Path) -> None:
    missing = kolam("admin", "--data-dir", str(tmp_path))
    assert (missing.returncode, "kolam serve" in missing.stderr) == (1, True)
    with Server(tmp_path) as server:
        at = ("admin", "--data-dir", str(tmp_path), "--port", str(server.port))
        printed = kolam(*at, KOLAM_KEY=KEY).stdout.strip()
        for link in (printed, kolam(*at, KOLAM_KEY=KEY).stdout.strip()):
            assert link.startswith(f"{server.url}/admin#")
            assert Host(server.url, link.partition("#")[2]).sees()["tables"] == []
        renewed = kolam(*at, "--renew", KOLAM_KEY=KEY).stdout.strip().partition("#")[2]
        old = Host(server.url, printed.partition("#")[2])
        until(lambda: old.http.get("/api/admin").status_code == 403, "the old link's end")
        host = Host(server.url, renewed)
        newest = host.does("renew")["secret"]
        assert host.http.get("/api/admin").status_code == 403
        assert Host(server.url, newest).sees()["bans"] == []
        public = kolam(*at, "--public-url", "https://kolam.example/", KOLAM_KEY=KEY).stdout
        assert public.startswith("https://kolam.example/admin#")
