"""Tables are deleted when they were kept long enough, a few at a time, and never under somebody's hands."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from kolam.tables import caretaker
from kolam.tables.caretaker import go_round, let_go_of_deleted, tidy_up
from kolam.tables.deletion import DAY, NEVER, Retention
from kolam.tables.errors import NoSuchTable
from kolam.tables.keeper import walk
from kolam.tables.opening import Open
from kolam.tables.seats import Resign
from kolam.tables.service import TableService
from kolam.tables.store import Store
from kolam.tables.talk import Say
from tests.tables.club import BOT, ME, PERSON, Clock, asking, full_table, guest, play, see, serving
from tests.tables.player import Player, hear
from tools.servers import local_server

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]

MONTH = Retention(finished=30, unstarted=7, bots=1)


async def every_kind(service: TableService) -> dict[str, str]:
    """A table of each kind that retention tells apart, by what it is called here."""
    kinds = {"finished": await full_table(service, "kolpa", 2)}
    await play(service, kinds["finished"], "to the end")
    kinds["running"] = await full_table(service, "kolpa", 2)
    await play(service, kinds["running"], "a little", 5)
    kinds["unstarted"] = (await service.open(guest(0), "Ada", asking("kolpa", ME, PERSON))).id
    kinds["bots"] = (await service.open(guest(0), "Ada", asking("kolpa", BOT, BOT))).id
    return kinds


async def kept(service: TableService, kinds: dict[str, str]) -> set[str]:
    found = set()
    for kind, table in kinds.items():
        try:
            await see(service, table, None)
        except NoSuchTable as gone:
            words = str(gone)
        else:
            found.add(kind)
            continue
        assert table in words
        assert "deleted after a while" in words
    return found


async def test_each_kind_of_table_is_kept_for_its_time(database: str) -> None:
    clock = Clock()
    async with serving(database, clock=clock) as service:
        kinds = await every_kind(service)
        for days, left in (
            (0.9, {"finished", "running", "unstarted", "bots"}),
            (1.1, {"finished", "running", "unstarted"}),
            (6.9, {"finished", "running", "unstarted"}),
            (7.1, {"finished", "running"}),
            (29.9, {"finished", "running"}),
            (30.1, {"running"}),
            (3_000, {"running"}),
        ):
            clock.now = Clock().now + days * DAY
            await tidy_up(service, MONTH)
            assert await kept(service, kinds) == left, days
        assert [found.id for found in await service.tables_of(guest(0))] == [kinds["running"]]
        assert (await play(service, kinds["running"], "and on")).status == "over"


async def test_nothing_is_left_of_a_deleted_table(database: str) -> None:
    clock = Clock()
    async with serving(database, clock=clock) as service:
        await every_kind(service)
        clock.now += 31 * DAY
        assert await tidy_up(service, MONTH) == 3
        async with service.store._engine.connect() as connection:
            for name in ("tables", "seats", "log"):
                column = "id" if name == "tables" else "table_id"
                count = await connection.scalar(sa.text(f"SELECT count(DISTINCT {column}) FROM {name}"))
                assert count == 1, name
        assert await tidy_up(service, MONTH) == 0


async def test_finished_matches_are_kept_for_ever_unless_the_host_says_otherwise(database: str) -> None:
    clock = Clock()
    async with serving(database, clock=clock) as service:
        kinds = await every_kind(service)
        clock.now += 10_000 * DAY
        await tidy_up(service, NEVER)
        assert await kept(service, kinds) == set(kinds)
        await tidy_up(service, Retention())
        assert await kept(service, kinds) == {"finished", "running"}


async def test_a_word_keeps_a_finished_table_even_if_no_list_tells_of_it_yet(database: str) -> None:
    """As after a crash: the line is in the log, and what lists tell is older."""
    clock = Clock()
    async with serving(database, clock=clock) as service:
        table = await full_table(service, "kolpa", 2)
        await play(service, table, "to the end")
        clock.now += 29 * DAY
        await service.command(table, guest(0), Say(0, "That was a good match!"))
        clock.now += 2 * DAY
        assert await tidy_up(service, MONTH) == 0
        assert (await see(service, table, 0)).status == "over"


async def test_a_match_that_everybody_left_counts_as_one_of_bots(database: str) -> None:
    clock = Clock()
    async with serving(database, clock=clock) as service:
        table = await full_table(service, "kolpa", 2)
        await service.command(table, guest(0), Resign(0))
        clock.now += 2 * DAY
        assert await tidy_up(service, MONTH) == 0, "somebody still plays"
        await service.command(table, guest(1), Resign(0))
        clock.now += 2 * DAY
        assert await tidy_up(service, MONTH) == 1


async def test_tables_are_deleted_a_few_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caretaker, "MOST_DELETED", 2)
    clock = Clock()
    async with serving(f"sqlite:///{tmp_path / 'kolam.sqlite3'}", clock=clock) as service:
        for _ in range(5):
            await service.open(guest(0), "Ada", asking("kolpa", ME, PERSON))
        clock.now += 8 * DAY
        assert [await tidy_up(service, MONTH) for _ in range(4)] == [2, 2, 1, 0]


async def test_what_somebody_watches_is_not_deleted(tmp_path: Path) -> None:
    clock = Clock()
    async with serving(f"sqlite:///{tmp_path / 'kolam.sqlite3'}", clock=clock) as service:
        table = (await service.open(guest(0), "Ada", asking("kolpa", ME, PERSON))).id
        clock.now += 8 * DAY
        with service.bus.listening(table, lambda _: None):
            assert await tidy_up(service, MONTH) == 0
        assert await tidy_up(service, MONTH) == 1


async def test_a_table_that_another_process_deleted_is_gone_here_too(database: str) -> None:
    async with serving(database) as one, serving(database) as other:
        tables = [await full_table(one, "kolpa", 2) for _ in range(3)]
        for table in tables:
            await see(other, table, 0)
            assert await one.store.deletion.delete(table)
        with pytest.raises(NoSuchTable):
            await other.refresh(tables[0])
        with pytest.raises(NoSuchTable):
            await other.command(tables[1], guest(0), Say(0, "hello?"))
        assert other.tables.idle(tables[2]) is not None
        await let_go_of_deleted(other)
        with pytest.raises(NoSuchTable):
            await other.look(tables[2], guest(0), -1)
        assert await other.tables_of(guest(0)) == []
        await walk(other, before=10**12)
        assert not await one.store.deletion.delete(tables[0])


async def test_a_broken_table_does_not_keep_the_caretaker_from_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    async with serving(f"sqlite:///{tmp_path / 'kolam.sqlite3'}", clock=clock) as service:
        table = (await service.open(guest(0), "Ada", Open("kolpa", [ME, PERSON]))).id

        async def fail(most: int) -> None:
            raise OSError("the disk is tired")

        monkeypatch.setattr(service.store.lists, "untold", fail)
        clock.now += 8 * DAY
        await go_round(service, MONTH)
        with pytest.raises(NoSuchTable):
            await see(service, table, 0)


async def delete_elsewhere(database: str, table: str) -> None:
    store = await Store.open(database)
    assert await store.deletion.delete(table)
    await store.close()


def test_over_http_a_deleted_table_is_not_found_in_words_and_its_feed_ends(tmp_path: Path) -> None:
    with local_server(tmp_path) as server:
        ada = Player(server.url, **{"accept-language": "de"})
        table = ada.open("kolpa", "me", "person")["id"]
        with ada.feed(table) as feed:
            assert hear(feed)["table"]["id"] == table
            asyncio.run(delete_elsewhere(f"sqlite:///{tmp_path / 'kolam.sqlite3'}", table))
            with pytest.raises(ConnectionClosed, match="no_such_table"):
                hear(feed, at_least=10**6)
        answer = ada.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["error"]) == (404, "no_such_table")
        assert "gelöscht" in answer.json()["message"]
