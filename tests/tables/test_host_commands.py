"""`kolam tables`, as the host of a server types it."""

import io
import json
import logging
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest import mock

import pytest

from kolam.locale import LANGUAGES
from kolam.match import Drawn, Match, read_match, write_match
from kolam.terminal import main
from tests.tables.club import ME, PERSON, asking, full_table, guest, play, serving
from tests.tables.player import Player, play_to_the_end, two_at_a_table
from tools.servers import Server, until

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]


def kolam(*arguments: str, code: int = 0, columns: int = 200) -> str:
    """What the command says, with its lines joined. It runs in a thread, where it can have its own event loop."""
    said = io.StringIO()
    root = logging.getLogger()
    before, handlers, level = os.umask(0o077), root.handlers[:], root.level
    with (
        redirect_stdout(said),
        redirect_stderr(said),
        mock.patch.dict(os.environ, COLUMNS=str(columns)),
        ThreadPoolExecutor(1) as thread,
    ):
        returned = thread.submit(main, arguments).result()
    os.umask(before)
    root.handlers[:], root.level = handlers, level  # a command logs to the screen that it was given
    assert returned == code, said.getvalue()
    return " ".join(said.getvalue().split())


def kolam_process(*arguments: str) -> str:
    """The same in a process of its own, as a host starts it."""
    command = [sys.executable, "-m", "kolam.terminal", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return " ".join((done.stdout + done.stderr).split())


async def three_tables(database: str) -> tuple[str, str, str]:
    """One of each state."""
    async with serving(database) as service:
        over = await full_table(service, "kolpa", 2)
        await play(service, over, "to the end")
        playing = await full_table(service, "kolpa", 2)
        await play(service, playing, "a little", 4)
        gathering = await service.open(guest(0), "[red]Ada", asking("kerala", ME, PERSON))
        return over, playing, gathering.id


async def test_tables_are_listed_and_shown(database: str) -> None:
    over, playing, gathering = await three_tables(database)
    where = ("--database", database)
    told = kolam("tables", "list", *where)
    for words in (over, playing, gathering, "in progress", "waiting for players", "Guest 1", "[red]Ada", "3 tables"):
        assert words in told
    assert all(table in kolam("tables", "list", *where, columns=60) for table in (over, playing, gathering))
    assert gathering not in (told := kolam("tables", "list", "--status", "over", *where))
    assert "1 table" in told
    assert over in told
    lines = kolam("tables", "list", "--game", "kerala", "--json", *where)
    assert json.loads(lines)["id"] == gathering
    assert "scores" in kolam("tables", "show", over, *where)
    assert "scores" not in kolam("tables", "show", playing, *where)
    assert "There is no table nowhere here" in kolam("tables", "show", "nowhere", *where, code=1)


async def test_matches_are_exported_and_a_running_one_tells_nothing_that_is_hidden(
    tmp_path: Path,
) -> None:
    database = f"sqlite:///{tmp_path / 'kolam.sqlite3'}"
    over, playing, gathering = await three_tables(database)
    folder = tmp_path / "matches"
    told = kolam("tables", "export", "--all", str(folder), "--database", database)
    assert "2 match files written" in told
    assert "1 table left out" in told
    assert sorted(file.name for file in folder.iterdir()) == sorted([f"{over}.kolam.json", f"{playing}.running.json"])
    assert read_match((folder / f"{over}.kolam.json").read_bytes()).over
    running = json.loads((folder / f"{playing}.running.json").read_bytes())
    async with serving(database) as service:
        seen = (await service.look(playing, None, -1)).events
    watched = [entry for event in seen for entry in event.log or ()]
    assert [event["kind"] for event in running["events"]] == [entry["kind"] for entry in watched]
    deal = running["events"][0]
    assert (running["secret"], running["result"], deal["kind"]) == (None, None, "deal")
    assert "hands" not in deal
    assert not deal.get("hand")
    assert "kolam-watched/1" in kolam("verify", str(folder / f"{playing}.running.json"), code=1)
    kolam("tables", "export", over, str(tmp_path / "one"), "--database", database)
    assert (tmp_path / "one" / f"{over}.kolam.json").is_file()
    refused = kolam("tables", "export", gathering, str(folder), "--database", database, code=1)
    assert "hasn’t started" in refused
    assert "--all" in kolam("tables", "export", str(folder), "--database", database, code=1)


async def test_a_running_match_of_people_is_deleted_only_if_the_host_insists(database: str) -> None:
    over, playing, gathering = await three_tables(database)
    where = ("--database", database)
    assert "People are playing" in kolam("tables", "delete", playing, *where, code=1)
    assert kolam("tables", "delete", over, gathering, *where).count("has been deleted") == 2
    assert "1 table" in kolam("tables", "list", *where)
    assert "has been deleted" in kolam("tables", "delete", playing, "--running", *where)
    assert "0 tables" in kolam("tables", "list", *where)
    assert "There is no table" in kolam("tables", "delete", playing, *where, code=1)


@pytest.mark.parametrize("game", ["kolpa", "kerala", "ganesha"])
async def test_a_match_file_becomes_a_table_that_plays_the_same(game: str, database: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    assert main(["selfplay", game, "--players", "3", "--seed", "7", "--out", str(file)]) == 0
    match = read_match(file.read_bytes())
    match.takebacks = 2
    file.write_bytes(write_match(match))
    async with serving(database):
        pass
    told = kolam("tables", "import", str(file), "--database", database)
    table = told.split()[-1].rstrip(".")
    async with serving(database) as service:
        assert await service.match_file(table) == file.read_bytes()
        looked = await service.look(table, "a stranger", -1)
        assert (looked.table.status, looked.table.seat, looked.table.result) == ("over", None, match.result)
        listed = (await service.store.lists.every((-1.0, ""), 10))[0]
        assert (listed.table, listed.is_current) == (table, True)


async def test_only_a_finished_match_that_is_right_becomes_a_table(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'kolam.sqlite3'}"
    await three_tables(database)
    good, bad, secretless, unfinished = (tmp_path / f"{name}.json" for name in ("good", "bad", "secret", "unfinished"))
    kolam("selfplay", "kolpa", "--players", "2", "--out", str(good))
    text = good.read_bytes()
    bad.write_bytes(text.replace(b'"round":1', b'"round":2', 1))
    match = read_match(text)
    secretless.write_bytes(write_match(match, reveal=False))
    unfinished.write_bytes(write_match(_without_the_end(match)))
    for file, words in ((bad, "events[0]"), (secretless, "without its secret"), (unfinished, "isn’t finished")):
        refused = kolam("tables", "import", str(good), str(file), "--database", database, code=1)
        assert words in refused
        assert file.name in refused
    assert "3 tables" in kolam("tables", "list", "--database", database), "nothing was imported beside a bad file"


def _without_the_end(match: Match) -> Match:
    other = Match(match.game, match.seats, match.options, Drawn(match.chance.secret))
    for seat, what in match.log[:20]:
        if seat is not None:
            other.play(seat, what)
    return other


def test_the_host_looks_and_deletes_while_the_server_runs(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, ada, bob = two_at_a_table(server.url)
        play_to_the_end(table, ada, bob)
        other = ada.open("kolpa", "me", "person")["id"]
        where = ("--data-dir", str(tmp_path))
        assert "2 tables" in kolam_process("tables", "list", *where)
        kolam_process("tables", "export", table, str(tmp_path / "matches"), *where)
        kolam_process("tables", "delete", table, other, *where)
        _until_gone(ada, table, other)
        assert ada.http.get("/api/tables").json() == []
        told = kolam_process("tables", "import", str(tmp_path / "matches" / f"{table}.kolam.json"), *where)
        again = ada.sees(told.split()[-1].rstrip("."))
        assert (again["status"], [seat["name"] for seat in again["seats"]][1]) == ("over", "Bob")


def _until_gone(player: Player, *tables: str) -> None:
    def gone() -> bool:
        return all(player.http.get(f"/api/tables/{table}").status_code == 404 for table in tables)

    until(gone, "the server to notice")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_its_help_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = set()
    for action in ([], ["list"], ["show"], ["export"], ["delete"], ["import"]):
        with pytest.raises(SystemExit) as left:
            main(["--language", language, "tables", *action, "--help"])
        assert left.value.code == 0
        said.add(capsys.readouterr().out)
    assert len(said) == 6
    with pytest.raises(SystemExit) as left:
        main(["--language", language, "tables"])
    assert left.value.code == 2
    assert "ACTION" in capsys.readouterr().err


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    assert "There’s no database" in kolam("tables", "list", "--data-dir", str(tmp_path / "nowhere"), code=1)
    assert not (tmp_path / "nowhere").exists()
