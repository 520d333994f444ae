"""Clocks and bots, on both databases: time that runs out, thoughts that ended with their process, seats taken over."""

import asyncio

import pytest

from kolam.match import read_match
from kolam.tables.errors import Forbidden
from kolam.tables.keeper import walk
from kolam.tables.seats import Join, Resign
from kolam.tables.talk import Say
from tests.tables.club import (
    ME,
    PATIENCE,
    PERSON,
    Clock,
    asking,
    eventually,
    full_table,
    guest,
    play,
    see,
    serving,
)

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]


async def test_when_somebody_resigns_a_bot_plays_on(database: str) -> None:
    async with serving(database) as service:
        table = await full_table(service, "kolpa", 2)
        await service.command(table, guest(0), Resign((await see(service, table, 0)).revision))
        seen = await eventually(service, table, lambda seen: seen.turn != 0)
        assert (seen.seat, seen.seats[0].kind, seen.seats[0].name) == (None, "bot", "Guest 0")
        assert await service.tables_of(guest(0)) == []
        with pytest.raises(Forbidden):
            await service.command(table, guest(0), Say(seen.revision, "but"))


async def test_a_bot_finishes_a_decision_whose_time_ran_out(database: str) -> None:
    clock = Clock()
    async with serving(database, clock=clock) as service:
        opened = await service.open(guest(0), "Ada", asking("kolpa", ME, PERSON, thinking=60))
        await service.command(opened.id, guest(1), Join(0, 1, (opened.invitations or {})["1"], "Bob"))
        seen = await see(service, opened.id, 0)
        assert seen.deadline == clock.now + 60
        clock.now += 59
        await walk(service, before=clock.now)
        assert await see(service, opened.id, 0) == seen
        clock.now += 1
        await walk(service, before=clock.now)
        after = await eventually(service, opened.id, lambda now: now.decision == 1)
        kinds = [event.kind for event in (await service.look(opened.id, guest(0), seen.revision)).events]
        assert kinds == ["time_ran_out", "moved"]
        assert after.deadline == clock.now + 60


async def test_a_silent_bot_is_asked_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a crash: the log says that it is a bot's turn, and nobody thinks."""
    clock = Clock()
    async with serving(database, clock=clock) as service:
        monkeypatch.setattr(service.thinking, "soon", lambda work: work.close())
        table = await full_table(service, "kolpa", 2, bots=1, first=1)
        assert (await see(service, table, 0)).turn == 1
    async with serving(database, clock=clock) as service:
        await walk(service, before=clock.now)
        assert (await see(service, table, 0)).decision == 0
        clock.now += service.patience
        await walk(service, before=clock.now)
        await eventually(service, table, lambda seen: seen.decision > 0)


async def test_people_and_bots_play_a_match_together_and_it_ends(database: str) -> None:
    async with serving(database) as service:
        table = await full_table(service, "kolpa", 4, bots=2)
        async with asyncio.timeout(PATIENCE):
            seen = await play(service, table, "together")
        assert read_match(await service.match_file(table)).over
        assert [seat.kind for seat in seen.seats] == ["person", "person", "bot", "bot"]
