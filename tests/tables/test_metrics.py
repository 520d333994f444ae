"""What a host sees: counts that name nobody, a dashboard that finds them, and a log for programs."""

import json
import re
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client import CollectorRegistry
from prometheus_client.parser import text_string_to_metric_families

from kolam.tables.metrics import MOST_KINDS, Tally
from kolam.web.addresses import own_addresses, url_of
from kolam.web.settings import BadSetting, read_settings
from tests.tables.player import Player, play_to_the_end, two_at_a_table
from tools.servers import KEY, PATIENCE, Local, Server, free_port, local_server, until, worker

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

DASHBOARD = Path(__file__).parents[2] / "docs/hosting/grafana.json"
TOKEN = "a token that is long enough for anybody"

Sample = tuple[str, tuple[tuple[str, str], ...]]


def read(url: str, **headers: str) -> dict[Sample, float]:
    answer = httpx.get(f"{url}/metrics", headers=headers, trust_env=False)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    families = text_string_to_metric_families(answer.text)
    return {(s.name, tuple(sorted(s.labels.items()))): s.value for family in families for s in family.samples}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Local, str, list[Player]]]:
    """A server at which a match of two people and a bot was played, with a hint and some nonsense."""
    with local_server(tmp_path_factory.mktemp("played")) as server:
        ada, bob = Player(server.url), Player(server.url)
        opened = ada.open("kolpa", "me", "person", "random")
        bob.join(opened, 1, "Bob")
        ada.asks(opened["id"], "moves", 10**6, move={"type": "nonsense"})
        ada.http.post("/api/tables", content=b"{")
        alone = ada.open("kolpa", "me", "random")
        ada.does(alone["id"], "hints", 0)
        play_to_the_end(opened["id"], ada, bob)
        yield server, opened["id"], [ada, bob]


def test_moves_commands_thoughts_and_refusals_are_counted(played: tuple[Local, str, list[Player]]) -> None:
    server, table, (ada, _) = played
    counted = read(server.url)
    log = [happened["kind"] for happened in ada.http.get(f"/api/tables/{table}").json()["events"]]
    moves = [value for (name, _), value in counted.items() if name == "kolam_moves_total"]
    assert sum(moves) == log.count("moved")
    assert counted["kolam_moves_total", (("by", "bot"), ("game", "kolpa"))] > 0
    assert counted["kolam_lines_total", (("kind", "opened"),)] == 2
    by_people = counted["kolam_moves_total", (("by", "person"), ("game", "kolpa"))]
    assert counted["kolam_command_seconds_count", (("command", "moves"),)] == by_people + 1  # and the nonsense
    assert counted["kolam_refusals_total", (("error", "malformed"),)] == 1
    assert counted["kolam_refusals_total", (("error", "stale"),)] == 1
    assert counted["kolam_thought_seconds_count", (("what", "hint"),)] == 1
    assert counted["kolam_thoughts_waiting", ()] == counted["kolam_thoughts_running", ()] == 0
    assert counted["kolam_tables_cached", ()] == 2
    assert counted["process_resident_memory_bytes", ()] > 10_000_000


def test_an_open_feed_is_counted_until_it_closes(played: tuple[Local, str, list[Player]]) -> None:
    server, table, (ada, _) = played
    with ada.feed(table) as feed:
        feed.recv()
        assert read(server.url)["kolam_feeds", ()] == 1
    until(lambda: read(server.url)["kolam_feeds", ()] == 0, "the feed's end")


def test_no_count_names_a_guest_a_table_or_an_address(played: tuple[Local, str, list[Player]]) -> None:
    server, table, players = played
    told = httpx.get(f"{server.url}/metrics", trust_env=False).text
    for secret in (table, "Bob", "127.0.0.1", *(player.cookie or "" for player in players)):
        assert secret not in told
    labels = {name for _, labels in read(server.url) for name, _ in labels} - {"le"}
    ours = {"game", "by", "kind", "command", "error", "what", "status", "outcome", "level", "part", "exception"}
    assert labels <= ours | {"generation", "implementation", "major", "minor", "patchlevel", "version"}


def test_every_metric_that_the_dashboard_asks_for_is_there_after_play(
    played: tuple[Local, str, list[Player]],
) -> None:
    server, _, _ = played
    told = httpx.get(f"{server.url}/metrics", trust_env=False).text
    exported = {name for name, _ in read(server.url)} | set(re.findall(r"^# TYPE (\w+) ", told, re.MULTILINE))
    asked = set()
    for expression in expressions(json.loads(DASHBOARD.read_text())):
        asked |= set(re.findall(r"\b(?:kolam|process)_\w+", expression))
    assert len(asked) > 12
    # A counter that has counted nothing yet has a type and no sample.
    assert asked <= exported


def expressions(dashboard: dict[str, Any]) -> Iterator[str]:
    for panel in dashboard["panels"]:
        yield from (target["expr"] for target in panel["targets"])


def test_the_dashboard_is_one_that_grafana_loads() -> None:
    """The parts of Grafana's dashboard model that it refuses, or shows nothing, without."""
    dashboard = json.loads(DASHBOARD.read_text())
    assert dashboard["schemaVersion"] >= 36
    assert dashboard["uid"]
    assert {"title", "panels", "templating", "time", "annotations"} <= dashboard.keys()
    variables = {variable["name"] for variable in dashboard["templating"]["list"]}
    panels = dashboard["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    taken: set[tuple[int, int]] = set()
    for panel in panels:
        assert panel["type"] in ("stat", "timeseries")
        assert panel["datasource"] == {"type": "prometheus", "uid": "${datasource}"}
        at = panel["gridPos"]
        assert at["x"] + at["w"] <= 24
        covers = {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
        assert not covers & taken, f"{panel['title']} covers another panel"
        taken |= covers
        assert len({target["refId"] for target in panel["targets"]}) == len(panel["targets"])
    for expression in expressions(dashboard):
        assert expression.count("(") == expression.count(")")
        assert expression.count("{") == expression.count("}")
        assert set(re.findall(r"\$\{?(\w+)", expression)) - {"__rate_interval"} <= variables


def status(url: str, **headers: str) -> int:
    return httpx.get(f"{url}/metrics", headers=headers, trust_env=False).status_code


def test_only_this_machine_and_the_token_read_the_metrics(tmp_path: Path) -> None:
    with local_server(tmp_path, host="0.0.0.0", hosts="kolam.example", metrics_token=TOKEN) as server:
        outside = url_of(own_addresses()[0], server.port)
        assert status(server.url) == 200
        assert status(outside) == 403
        assert status(outside, authorization=f"Bearer {TOKEN}") == 200
        assert status(outside, authorization="Bearer another") == 401
        # A proxy on this machine stands for anybody.
        assert status(server.url, **{"x-forwarded-for": "203.0.113.7"}) == 403
        assert status(server.url, host="kolam.example") == 403


def test_without_a_token_nobody_guesses_an_empty_one(tmp_path: Path) -> None:
    with local_server(tmp_path, host="0.0.0.0") as server:
        outside = url_of(own_addresses()[0], server.port)
        assert status(outside, authorization="Bearer") == 401


@pytest.mark.parametrize(("readers", "here", "there"), [("off", 404, 404), ("on", 200, 200)])
def test_metrics_can_be_switched_off_or_opened_to_all(tmp_path: Path, readers: str, here: int, there: int) -> None:
    with local_server(tmp_path, host="0.0.0.0", metrics=readers) as server:
        assert status(server.url) == here
        assert status(url_of(own_addresses()[0], server.port)) == there


def test_a_count_has_a_bound_however_many_kinds_there_are() -> None:
    registry = CollectorRegistry()
    tally = Tally("things", "Of many kinds", ["kind", "colour"], registry)
    for number in range(3 * MOST_KINDS):
        tally.count(number, "red")
    assert len(list(tally)) == MOST_KINDS + 1
    assert dict(tally)["other", "other"] == 2 * MOST_KINDS
    assert sum(count for _, count in tally) == 3 * MOST_KINDS


@pytest.mark.parametrize(
    ("said", "meant"), [("no", False), ("Off", False), ("0", False), ("yes", True), ("true", True)]
)
def test_a_setting_that_is_on_or_off_is_said_as_people_say_it(said: str, meant: bool) -> None:
    assert read_settings({}, {"KOLAM_STAND_BY": said}).stand_by is meant
    with pytest.raises(BadSetting, match="stand_by"):
        read_settings({}, {"KOLAM_STAND_BY": "perhaps"})


def test_a_short_token_is_refused() -> None:
    with pytest.raises(BadSetting, match="KOLAM_METRICS_TOKEN: must have at least 32"):
        read_settings({"key": KEY, "metrics_token": "short"}, {})


def test_a_fault_of_ours_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with local_server(tmp_path) as server:
        table, ada, _ = two_at_a_table(server.url)
        seen = ada.sees(table)

        async def fail(*_: object) -> None:
            raise OSError("the disk is gone")

        monkeypatch.setattr(server.service.store, "append", fail)
        assert ada.asks(table, "moves", seen["revision"], move=seen["legal"][0]).status_code == 500
        assert read(server.url)["kolam_refusals_total", (("error", "our_fault"),)] == 1
        assert read(server.url)["kolam_requests_total", (("status", "500"),)] == 1


def test_a_log_for_programs_has_an_object_on_each_line(tmp_path: Path) -> None:
    with Server(tmp_path, log_format="json") as server:
        server.kill(signal.SIGTERM)
        lines = [json.loads(line) for line in server.output().splitlines()]
    assert lines[0]["message"].startswith("Listening on http")
    assert lines[-1]["message"] == "Stopped. Everything is saved."
    assert {"time", "level", "part", "message"} <= lines[0].keys()
    assert lines[0]["level"] == "info"


def test_what_goes_wrong_in_the_background_is_counted_by_the_part_that_says_it(tmp_path: Path) -> None:
    """A table of the database is taken away from a running server, and the keeper complains."""
    with Server(tmp_path) as server:
        with closing(sqlite3.connect(tmp_path / "kolam.sqlite3", timeout=PATIENCE)) as database:
            database.execute("ALTER TABLE tables RENAME TO gone")
        until(lambda: complaints_of("kolam.tables.troubles", server.url) > 0, "the keeper to complain")


def complaints_of(part: str, url: str) -> float:
    told = {"level": "error", "part": part}.items()
    found = ((dict(labels), value) for (name, labels), value in read(url).items() if name == "kolam_log_records_total")
    return sum(value for labels, value in found if told <= labels.items())


def test_a_worker_shows_its_thoughts_to_its_own_machine(tmp_path: Path, nats_url: str) -> None:
    port = free_port()
    with worker(f"sqlite:///{tmp_path / 'kolam.sqlite3'}", nats_url, {"KOLAM_METRICS_PORT": str(port)}):
        assert read(f"http://127.0.0.1:{port}")["kolam_thoughts_waiting", ()] == 0
