"""Lists of tables: told without replaying logs, and never behind what has happened."""

from collections.abc import Sequence
from pathlib import Path

import pytest
import sqlalchemy as sa

from kolam.tables.caretaker import go_round, tell_lists
from kolam.tables.database import read_url
from kolam.tables.deletion import DAY, NEVER, Retention
from kolam.tables.errors import NotNow
from kolam.tables.log import Row
from kolam.tables.opening import Open
from kolam.tables.seats import Join, Rename
from kolam.tables.service import LISTED_SECONDS, MOST_LISTED, TableService
from kolam.tables.summary import TableBrief
from kolam.tables.table import Table
from tests.tables.club import BOT, ME, PERSON, Clock, asking, full_table, guest, play, see, serving
from tests.tables.test_unreadable import Damage, damage

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]

LISTED = Open("kolpa", [ME, PERSON, PERSON], {"target": 5}, listed=True)


@pytest.fixture
def no_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(table: Table, rows: Sequence[Row]) -> None:
        assert not rows, "a log is replayed"

    monkeypatch.setattr("kolam.tables.cache.replay", refuse)


async def some_tables(service: TableService) -> dict[str, str]:
    """Of guest 0, the one with the latest news last."""
    tables = {"over": await full_table(service, "kolpa", 2)}
    await play(service, tables["over"], "to the end")
    tables["playing"] = await full_table(service, "kolpa", 3)
    await play(service, tables["playing"], "a little", 4)
    tables["gathering"] = (await service.open(guest(0), "Ada", LISTED)).id
    return tables


def outline(briefs: Sequence[TableBrief]) -> list[tuple[str, str, int | None]]:
    return [(brief.id, brief.status, brief.turn) for brief in briefs]


class Ticking(Clock):
    """Later at every look, so that news have an order."""

    def __call__(self) -> float:
        self.now += 1
        return self.now


async def test_a_list_tells_what_the_tables_are_without_replaying_them(
    database: str, request: pytest.FixtureRequest
) -> None:
    clock = Ticking()
    async with serving(database, clock=clock) as service:
        tables = await some_tables(service)
        looks = [await see(service, tables[kind], 0) for kind in ("gathering", "playing", "over")]
        mine, waiting = await service.tables_of(guest(0)), await service.open_tables(guest(1))
        await go_round(service, NEVER)
    assert outline(mine) == [(look.id, look.status, look.turn) for look in looks]
    assert [brief.seats for brief in mine] == [look.seats for look in looks]
    assert [brief.revision for brief in mine] == [look.revision for look in looks]
    assert [(brief.id, brief.seat, brief.host) for brief in waiting] == [(tables["gathering"], None, False)]
    request.getfixturevalue("no_replay")
    async with serving(database, clock=clock) as service:
        assert await service.tables_of(guest(0)) == mine
        assert await service.open_tables(guest(1)) == waiting
        assert [(brief.seat, brief.host) for brief in await service.open_tables(guest(0))] == [(0, True)]


async def test_a_list_is_right_even_if_the_process_died_before_it_was_told_of_the_last_moves(database: str) -> None:
    async with serving(database) as service:
        table = await full_table(service, "kolpa", 2)
        await play(service, table, "unheard", 5)
        seen = await see(service, table, 0)
    async with serving(database) as service:  # nobody has gone round in between
        listed = (await service.store.lists.of_guest(guest(0), 10))[0]
        assert listed.revision < (listed.last or 0)
        assert outline(await service.tables_of(guest(0))) == [(table, "playing", seen.turn)]
        await tell_lists(service)  # what was looked at for the list is told for the next
        listed = (await service.store.lists.of_guest(guest(0), 10))[0]
        assert listed.revision == listed.last == seen.revision


async def test_what_other_processes_do_is_in_the_list_at_once(database: str) -> None:
    async with serving(database) as one, serving(database) as other:
        opened = await one.open(guest(0), "Ada", LISTED)
        assert [brief.id for brief in await other.open_tables(None)] == [opened.id]
        await one.command(opened.id, guest(1), Join(0, 1, name="Bob"))
        await one.command(opened.id, guest(0), Rename(0, "Ada L."))
        assert [[seat.name for seat in brief.seats] for brief in await other.open_tables(None)] == [
            ["Ada L.", "Bob", None]
        ]
        await other.command(opened.id, guest(2), Join(0, 2, name="Eve"))
        assert await one.open_tables(None) == await other.open_tables(None) == []
        await play(one, opened.id, "on", 2)
        turn = (await see(one, opened.id, 0)).turn
        assert outline(await other.tables_of(guest(1))) == [(opened.id, "playing", turn)]


async def test_one_guest_has_a_share_of_the_open_list_and_no_more(database: str) -> None:
    clock = Clock()
    async with serving(database, clock=clock) as service:
        first, *_ = [(await service.open(guest(0), "Ada", LISTED)).id for _ in range(MOST_LISTED)]
        with pytest.raises(NotNow, match=f"{MOST_LISTED} of your tables"):
            await service.open(guest(0), "Ada", LISTED)
        await service.open(guest(0), "Ada", asking("kolpa", ME, PERSON))
        await service.open(guest(1), "Bob", LISTED)
        assert len(await service.open_tables(None)) == MOST_LISTED + 1
        for seat in (1, 2):
            await service.command(first, guest(seat), Join(0, seat))
        await service.open(guest(0), "Ada", LISTED)
        clock.now += LISTED_SECONDS + 1
        assert await service.open_tables(None) == []
        await service.open(guest(0), "Ada", LISTED)


async def test_no_list_tells_what_is_hidden(tmp_path: Path) -> None:
    async with serving(f"sqlite:///{tmp_path / 'kolam.sqlite3'}") as service:
        opened = await service.open(guest(0), "Ada", LISTED)
        secret = service.tables._cached[opened.id].table._chance.secret
        for words in (repr(await service.open_tables(guest(1))), repr(await service.tables_of(guest(0)))):
            assert guest(0) not in words
            assert secret.hex() not in words
            assert not any(invitation in words for invitation in (opened.invitations or {}).values())


async def test_the_tables_of_an_older_database_are_told_of_step_by_step(database: str) -> None:
    """As they were before there was anything for lists: revision 0002 of the database, brought up to date."""
    clock = Ticking()
    async with serving(database, clock=clock) as service:
        tables = await some_tables(service)
        bots = (await service.open(guest(0), "Ada", asking("kolpa", BOT, BOT))).id
        before = await service.tables_of(guest(0))
    _make_old(database)
    async with serving(database, clock=clock) as service:
        assert (await service.store.lists.untold(10))[0] == tables["gathering"], "listed ones first"
        assert outline(await service.tables_of(guest(0))) == outline(before)
        assert await service.open_tables(None) == []
        await go_round(service, NEVER)
        assert await service.store.lists.untold(10) == []
        assert [brief.id for brief in await service.open_tables(None)] == [tables["gathering"]]
        assert await service.tables_of(guest(0)) == before
        kinds = await service.store.lists.every((-1.0, ""), 10)
        assert [listed.table for listed in kinds] == [*tables.values(), bots]


async def test_an_old_table_that_cannot_be_read_is_told_of_once_and_never_deleted(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'kolam.sqlite3'}"
    clock = Ticking()
    async with serving(database, clock=clock) as service:
        ill = (await service.open(guest(0), "Ada", LISTED)).id
    _make_old(database)
    damage(database, ill, Damage(0, "{", ""))
    async with serving(database, clock=clock) as service:
        await go_round(service, NEVER)
        assert await service.store.lists.untold(10) == []
        clock.now += 1000 * DAY
        await go_round(service, Retention(1, 1, 1))
        assert [(one.id, one.status) for one in await service.tables_of(guest(0))] == [(ill, "unreadable")]


def _make_old(database: str) -> None:
    url = read_url(database)
    engine = sa.create_engine(url.set(drivername="sqlite") if url.get_backend_name() == "sqlite" else url)
    with engine.begin() as connection:
        for index in ("tables_kept", "tables_waiting", "tables_host", "seats_news"):
            connection.execute(sa.text(f"DROP INDEX {index}"))
        for column in ("revision", "status", "bots_only", "host", "opened", "changed", "waiting", "summary"):
            connection.execute(sa.text(f"ALTER TABLE tables DROP COLUMN {column}"))
        connection.execute(sa.text("ALTER TABLE seats DROP COLUMN news"))
        for later in ("reviews", "alive", "push_subscriptions", "recovery_links", "bans", "reports", "marks"):
            connection.execute(sa.text(f"DROP TABLE {later}"))
        connection.execute(sa.text("CREATE INDEX tables_listed ON tables (listed)"))
        connection.execute(sa.text("CREATE INDEX seats_guest ON seats (guest)"))
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0002'"))
    engine.dispose()
