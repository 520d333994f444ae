"""The database: made at the first start, kept by backups, and refused in words if it cannot be used."""

import asyncio
import sqlite3
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from kolam.tables.database import connect, migrate, read_url
from kolam.tables.errors import BadDatabase
from kolam.tables.inserts import SqliteInserter
from kolam.tables.log import Row
from kolam.tables.schema import metadata
from kolam.tables.store import Store
from kolam.tables.writer import NewTable, Write
from kolam.terminal import main
from tests.tables.club import full_table, play, see, serving, told
from tools.servers import Process, Server, free_port, until

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]


def _engine(database: str) -> sa.Engine:
    url = read_url(database)
    return sa.create_engine(url.set(drivername="sqlite") if url.get_backend_name() == "sqlite" else url)


def test_the_migrations_make_what_the_schema_says(database: str) -> None:
    migrate(read_url(database))
    engine = _engine(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_servers_that_start_together_take_turns(database: str) -> None:
    with ThreadPoolExecutor(4) as starting:
        for _ in starting.map(lambda _: migrate(read_url(database)), range(4)):
            pass


def test_a_database_of_a_newer_kolam_is_refused(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    migrate(read_url(database))
    engine = _engine(database)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(BadDatabase, match="newer version of Kolam"):
        migrate(read_url(database))


@pytest.mark.parametrize("url", ["nonsense", "mysql://localhost/kolam", "sqlite://", ""])
def test_what_is_no_database_is_refused_in_words(url: str) -> None:
    with pytest.raises(BadDatabase, match="sqlite:///FILE"):
        read_url(url)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["serve", "--database", "postgresql://nobody@127.0.0.1:1/none"], "Can’t open the database"),
        (["serve", "--database", "sqlite:////proc/kolam.sqlite3"], "Can’t open the database"),
        (["worker"], "--bus"),
    ],
)
def test_a_server_that_cannot_start_says_why(
    arguments: list[str],
    words: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("KOLAM_DATA_DIR", str(tmp_path))
    assert main(arguments) == 1
    said = " ".join(capsys.readouterr().err.split())
    assert words in said
    assert "Traceback" not in said


def test_a_second_server_on_one_sqlite_file_refuses_and_names_the_first(tmp_path: Path) -> None:
    """The lock is the process's own: one that was killed leaves nothing that would keep the next from starting."""
    for _ in range(2):
        with Server(tmp_path) as first:
            second = Process(
                sys.executable,
                *("-m", "kolam.terminal", "serve", "--port", str(free_port()), "--data-dir", str(tmp_path)),
            )
            until(lambda second=second: not second.running, "the second server")  # type: ignore[misc]
            said = second.output()
            assert second.kill() == 1
            assert f"another Kolam (process {first.pid})" in " ".join(said.split())
            assert "Traceback" not in said


async def test_what_goes_wrong_in_the_database_is_told_without_what_was_written(database: str) -> None:
    store = await Store.open(database)
    said = []
    for engine in (store._engine, connect(read_url(database), 10)):
        with pytest.raises(sa.exc.DBAPIError) as failed:
            async with engine.begin() as connection:
                await connection.execute(sa.text("INSERT INTO log (table_id) VALUES (:it)"), {"it": "a secret word"})
        said.append(str(failed.value))
        await engine.dispose()
    await store.close()
    assert "hide_parameters" in said[0]
    assert not any("parameters: {" in words or "[parameters: (" in words for words in said)


async def test_a_backup_made_while_people_play_is_whole(tmp_path: Path) -> None:
    """As docs/hosting.md says it."""
    async with serving(f"sqlite:///{tmp_path / 'kolam.sqlite3'}") as service:
        table = await full_table(service, "kolpa", 2)
        await play(service, table, "before the backup", 5)
        before = told(await see(service, table, 0))
        source, target = sqlite3.connect(tmp_path / "kolam.sqlite3"), sqlite3.connect(tmp_path / "backup.sqlite3")
        source.backup(target)
        source.close()
        target.close()
        await play(service, table, "after the backup", 5)
    async with serving(f"sqlite:///{tmp_path / 'backup.sqlite3'}") as service:
        assert told(await see(service, table, 0)) == before
        assert (await play(service, table, "restored")).status == "over"


async def test_sqlites_own_log_stays_small_while_moves_come_without_a_pause(tmp_path: Path) -> None:
    """What is moved beside the commits never catches up with them; what is moved between two of them does."""
    store = await Store.open(f"sqlite:///{tmp_path / 'kolam.sqlite3'}")
    tables = [f"table {number}" for number in range(40)]
    for table in tables:
        await store.append(Write(table, [Row(0, "opened", None, "{}", 0.0)], new=NewTable(table, b"", ["word"])))
    lines = 15 * SqliteInserter.ROWS_TO_MOVE // len(tables)

    async def play_at(table: str) -> None:
        for ply in range(1, lines + 1):
            await store.append(Write(table, [Row(ply, "moved", 0, "x" * 100, 0.0)]))

    await asyncio.gather(*map(play_at, tables))
    largest = (tmp_path / "kolam.sqlite3-wal").stat().st_size  # SQLite begins it anew, but does not cut it off
    assert [len(await store.rows(table, 0)) for table in tables] == [lines] * len(tables)
    await store.close()
    assert largest < 0.5 * (SqliteInserter.PAGES_TO_MOVE_AT_THE_LATEST * 4096)
    assert sqlite3.connect(tmp_path / "kolam.sqlite3").execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_the_key_is_ours_alone_and_stays_the_same(tmp_path: Path) -> None:
    from kolam.web.identity import read_key

    with ThreadPoolExecutor(8) as starting:
        keys = set(starting.map(lambda _: read_key("", tmp_path / "data"), range(8)))
    assert len(keys) == 1
    assert (tmp_path / "data" / "key").stat().st_mode & 0o777 == 0o600
    assert [file.name for file in (tmp_path / "data").iterdir()] == ["key"]


async def test_a_database_that_was_away_is_written_to_again(new_postgresql: Callable[[], str]) -> None:
    database = new_postgresql()
    async with serving(database) as service:
        table = await full_table(service, "kolpa", 2)
        before = await play(service, table, "before", 3)
        engine = _engine(database)
        with engine.connect() as connection:
            others = "datname = current_database() AND pid <> pg_backend_pid()"
            cut = connection.execute(sa.text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"))
            assert len(cut.all()) >= 1
        engine.dispose()
        after = await play(service, table, "after", 3)
        assert (before.decision, after.decision) == (3, 6)


async def test_a_store_that_is_closed_opens_no_connection_any_more(database: str) -> None:
    store = await Store.open(database)
    assert await store.due(0) == []
    await store.close()
    with pytest.raises(RuntimeError, match="closed"):
        await store.due(0)
