"""Tables whose log cannot be replayed are told so, listed as such, and harm no other."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
import sqlalchemy as sa

from kolam.match import read_match
from kolam.tables.database import read_url
from kolam.tables.keeper import walk
from kolam.tables.moves import Move
from kolam.tables.opening import Open, Start
from kolam.tables.rematch import Rematch
from kolam.tables.seats import Join, Leave, Rename, Resign
from kolam.tables.service import TableService
from kolam.tables.talk import Say
from kolam.tables.undo import AgreeToUndo, RefuseUndo, Undo
from kolam.tables.unreadable import Unreadable
from kolam.web.commands import COMMANDS
from tests.tables.club import ME, PERSON, Clock, asking, eventually, full_table, guest, play, see, serving
from tests.tables.player import Player, hear, play_to_the_end, two_at_a_table
from tools.servers import Local, local_server

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]


class Damage(NamedTuple):
    """A change of one line of a log, and what is said of it."""

    ply: int
    change: Callable[[dict[str, Any]], dict[str, Any]] | str  # of what the line keeps, or the text in its place
    trouble: str


def gone(opened: dict[str, Any]) -> dict[str, Any]:
    return {**opened, "game": "gone"}


def refused(opened: dict[str, Any]) -> dict[str, Any]:
    return {**opened, "options": {"first": 0, "target": 5, "colour": "red"}}


NOT_ON_SHOW = '{"move": {"type": "kol", "card": "R0", "from": "area"}}'  # nobody has laid a card before the first move

DAMAGES = {
    "a game that is not installed": Damage(0, gone, "its game, gone, isn’t installed"),
    "options that are refused now": Damage(0, refused, "no longer accepts the table’s options (Kolpa! options: "),
    "a move that is illegal now": Damage(3, NOT_ON_SHOW, "line 3 of its log breaks rule P"),
    "a broken payload": Damage(4, "{", "line 4 of its log can’t be read"),
    "a payload of something else": Damage(4, '{"text": "moved"}', "line 4 of its log can’t be read"),
}


def damage(database: str, table: str, done: Damage) -> None:
    url = read_url(database)
    engine = sa.create_engine(url.set(drivername="sqlite") if url.get_backend_name() == "sqlite" else url)
    where = {"table": table, "ply": done.ply}
    with engine.begin() as connection:
        read = "SELECT payload FROM log WHERE table_id = :table AND ply = :ply"
        payload = done.change
        if not isinstance(payload, str):
            kept = str(connection.scalar(sa.text(read), where))
            payload = msgspec.json.encode(payload(msgspec.json.decode(kept))).decode()
        connection.execute(
            sa.text("UPDATE log SET payload = :payload WHERE table_id = :table AND ply = :ply"),
            {**where, "payload": payload},
        )
        if done.change is gone:  # what lists tell is of that game as well
            told = "UPDATE tables SET summary = replace(summary, 'kolpa', 'gone') WHERE id = :table"
            connection.execute(sa.text(told), where)
    engine.dispose()


async def two_tables(service: TableService) -> tuple[str, str]:
    """One to be damaged and a healthy one: the same guests sit there, and each has a clock that runs."""
    tables = []
    for _ in range(2):
        opened = await service.open(guest(0), "Guest 0", asking("kolpa", ME, PERSON, thinking=60, target=30))
        await service.command(opened.id, guest(1), Join(0, 1, (opened.invitations or {})["1"], "Guest 1"))
        await play(service, opened.id, "before", 6)
        await service.command(opened.id, guest(1), Rename(0, "Bob"))
        tables.append(opened.id)
    return tables[0], tables[1]


@pytest.mark.parametrize("name", DAMAGES)
async def test_a_table_that_cannot_be_read_says_why_and_the_others_go_on(
    name: str, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()
    async with serving(database, clock=clock) as service:
        ill, well = await two_tables(service)
        secret = service.tables._cached[ill].table._chance.secret
        before = await see(service, well, 0)
    damage(database, ill, DAMAGES[name])
    caplog.set_level(logging.ERROR)
    async with serving(database, clock=clock) as service:
        clock.now += 60
        await walk(service, before=clock.now)
        assert [table for table, _ in await service.store.due(clock.now + 10**6)] == [well]
        await walk(service, before=clock.now)
        seen = await see(service, ill, 1)
        assert DAMAGES[name].trouble in (seen.trouble or "")
        assert (seen.status, seen.seat, seen.turn, seen.decision) == ("unreadable", 1, None, 0)
        assert (seen.view, seen.legal, seen.result, seen.secret) == (None, None, None, None)
        assert seen.game == ("gone" if "not installed" in name else "kolpa")
        assert [(seat.kind, seat.name) for seat in seen.seats] == [("person", "Guest 0"), ("person", "Bob")]
        assert {found.id: found.status for found in await service.tables_of(guest(0))} == {
            ill: "unreadable",
            well: "playing",
        }
        looked = await service.look(ill, guest(0), -1)
        assert looked.events == []
        assert secret.hex().encode() not in msgspec.json.encode(looked)
        await nothing_can_be_done_at(service, ill)
        assert sum(ill in record.getMessage() for record in caplog.records) == 1
        await eventually(service, well, lambda seen: seen.decision > before.decision)  # its clock ran out meanwhile
        assert (await play(service, well, "after")).status == "over"
        assert read_match(await service.match_file(well)).over


async def nothing_can_be_done_at(service: TableService, table: str) -> None:
    commands = [
        Join(0, 1, "guessed"),
        Leave(0),
        Rename(0, "Ada"),
        Start(0),
        Move(0, "kol R1"),
        Undo(0),
        AgreeToUndo(0),
        RefuseUndo(0),
        Resign(0),
        Say(0, "hello"),
    ]
    for command in commands:
        with pytest.raises(Unreadable, match="can’t be shown"):
            await service.command(table, guest(0), command)
    for asking_for in (
        service.rematch(table, guest(0), Rematch(0)),
        service.hints(table, guest(0)),
        service.explain(table, guest(0), Move(0, "kol R1")),
        service.match_file(table),
    ):
        with pytest.raises(Unreadable):
            await asking_for


async def test_a_table_that_waits_for_players_and_cannot_be_read_is_not_offered(database: str) -> None:
    async with serving(database) as service:
        ill, well = [(await service.open(guest(0), "Ada", Open("kolpa", [ME, PERSON], listed=True))).id for _ in "12"]
    damage(database, ill, DAMAGES["a game that is not installed"])
    async with serving(database) as service:
        assert [found.id for found in await service.open_tables(None)] == [well]
        looked = await service.look(ill, guest(0), -1)
        assert (looked.table.status, looked.table.host, looked.table.invitations) == ("unreadable", True, {})


async def test_what_another_process_wrote_and_we_cannot_read_harms_nobody(tmp_path: Path) -> None:
    """As during an upgrade: a table that is cached becomes unreadable."""
    database = f"sqlite:///{tmp_path / 'kolam.sqlite3'}"
    async with serving(database) as one, serving(database) as other:
        table = await full_table(one, "kolpa", 2)
        await see(other, table, 0)
        await one.command(table, guest(0), Say(0, "hello"))
        damage(database, table, Damage(3, '{"text": 7}', ""))
        assert (await see(other, table, 0)).status == "unreadable"
        with pytest.raises(Unreadable):
            await other.command(table, guest(0), Say(0, "hello"))
        assert (await see(one, table, 0)).status == "playing"


def test_over_http_and_on_the_feed_it_is_told_in_the_askers_language(tmp_path: Path) -> None:
    with local_server(tmp_path) as server:
        ill, ada, bob = two_at_a_table(server.url)
        well = ada.open("kolpa", "me", "random")["id"]
        secret = server.service.tables._cached[ill].table._chance.secret
    damage(f"sqlite:///{tmp_path / 'kolam.sqlite3'}", ill, DAMAGES["a game that is not installed"])
    with local_server(tmp_path) as server:
        ada, bob = ada.at(server.url), bob.at(server.url)
        bob.http.headers["accept-language"] = "de"
        assert "isn’t installed here" in ada.sees(ill)["trouble"]
        assert "nicht installiert" in bob.sees(ill)["trouble"]
        assert {table["id"]: table["status"] for table in ada.http.get("/api/tables").json()} == {
            ill: "unreadable",
            well: "playing",
        }
        with ada.feed(ill) as feed:
            told = hear(feed)
            assert (told["table"]["status"], told["table"]["game"], told["events"]) == ("unreadable", "gone", [])
        _refuses_every_command(server, ada, ill, secret.hex())
        assert play_to_the_end(well, ada)["result"] is not None


def _refuses_every_command(server: Local, ada: Player, table: str, secret: str) -> None:
    for command in COMMANDS:
        answer = ada.http.post(command.path.replace("{table:str}", table), json=dict(command.example))
        assert (answer.status_code, answer.json()["error"]) == (409, "unreadable"), command.path
        assert "isn’t installed here" in answer.json()["message"]
        assert secret not in answer.text
    assert ada.http.get(f"/api/tables/{table}/match").status_code == 409
