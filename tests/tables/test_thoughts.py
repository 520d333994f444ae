"""Thoughts of bots: one for each table, however often it is asked for, and none that nobody waits for."""

import asyncio
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from kolam.tables.moderation import Close
from kolam.tables.opening import SeatWish
from kolam.tables.service import TableService
from tests.tables.club import BOT, ME, asking, guest, see, serving
from tests.tables.player import Player, hear
from tools.servers import Server, local_server

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]


async def thoughts(service: TableService) -> float:
    found = service.metrics.registry.get_sample_value("kolam_thought_seconds_count", {"what": "bot"})
    return found or 0


async def test_a_table_has_one_thought_in_the_queue_however_often_it_is_asked_for(tmp_path: Path) -> None:
    async with serving(f"sqlite:///{tmp_path / 'kolam.sqlite3'}") as service:
        async with service.thinking.slot("somebody else", people=True, level=BOT.level):
            table = (await service.open(guest(0), "Ada", asking("kolpa", ME, BOT, first=1))).id
            for _ in range(20):  # as the keeper does, who has lost patience
                service.bots.decide_soon(table, 1)
                await asyncio.sleep(0)
            assert service.thinking.waiting == 1
        async with asyncio.timeout(60):
            while (await see(service, table, 0)).decision == 0:
                await asyncio.sleep(0.01)


async def test_nobody_waits_for_a_casual_bot_because_somebody_else_plays_against_masters(tmp_path: Path) -> None:
    async with (
        serving(f"sqlite:///{tmp_path / 'kolam.sqlite3'}") as service,
        service.thinking.slot("somebody else", people=True, level="master"),
    ):
        casual, expert = (asking("kolpa", ME, SeatWish("bot", level), first=1) for level in ("casual", "expert"))
        table = (await service.open(guest(0), "Ada", casual)).id
        async with asyncio.timeout(60):
            while (await see(service, table, 0)).decision == 0:
                await asyncio.sleep(0.01)
        table = (await service.open(guest(0), "Ada", expert)).id
        await asyncio.sleep(0.1)
        assert (await see(service, table, 0)).decision == 0
        assert service.thinking.waiting == 1


def test_bots_think_once_for_each_move(tmp_path: Path) -> None:
    """Everybody who watches asks for the next move, too."""
    with local_server(tmp_path, rate="0") as server, ExitStack() as watching:
        ada = Player(server.url)
        body = {"game": "kolpa", "seats": [{"kind": "bot", "level": "random"}] * 2, "options": {"first": 0}}
        table = ada.http.post("/api/tables", json=body).json()["id"]
        feeds = [watching.enter_context(ada.feed(table)) for _ in range(5)]
        for feed in feeds:
            while hear(feed)["table"]["decision"] < 8:
                pass
        counted = server.service.metrics.registry.get_sample_value("kolam_thought_seconds_count", {"what": "bot"})
        assert counted is not None
        assert 8 <= counted <= ada.sees(table)["decision"] + 1


async def test_a_thought_that_is_out_of_date_when_its_turn_comes_is_dropped(tmp_path: Path) -> None:
    async with serving(f"sqlite:///{tmp_path / 'kolam.sqlite3'}") as service:
        async with service.thinking.slot("somebody else", people=True, level=BOT.level):
            opened = await service.open(guest(0), "Ada", asking("kolpa", ME, BOT, first=1))
            await asyncio.sleep(0.05)
            assert service.thinking.waiting == 1
            await service.command(opened.id, guest(0), Close(opened.revision))
        async with asyncio.timeout(60):
            while service.thinking.busy or service.thinking.waiting:
                await asyncio.sleep(0.01)
        assert await thoughts(service) == 0


def test_a_restart_does_not_wake_tables_of_bots_that_nobody_watches(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = Player(server.url)
        body = {"game": "kolpa", "seats": [{"kind": "bot", "level": "random"}] * 2, "options": {"first": 0}}
        tables = [ada.http.post("/api/tables", json=body).json()["id"] for _ in range(5)]
        with ada.feed(tables[0]) as feed:
            hear(feed, 2)
    with Server(tmp_path) as server:
        ada = ada.at(server.url)
        before = [ada.sees(table)["decision"] for table in tables]
        time.sleep(2.5)  # the keeper walks by every second
        assert [ada.sees(table)["decision"] for table in tables] == before
        assert before[1:] == [0] * 4
