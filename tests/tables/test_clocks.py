"""Clocks and bots, on both databases: time that runs out, thoughts that ended with their process, seats taken over."""

import asyncio

import pytest

from kolam.match import read_match
from kolam.tables.commands import (
    Join,
    Resign,
    Say,
)
from kolam.tables.errors import Forbidden
from kolam.tables.keeper import walk
from tests.tables.club import (
    ME,
    PATIENCE,
    PERSON,
    Clock,
    asking,
    eventually,
    full_table,
    guest,
    hosting,
    play,
    see,
)

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]


async def test_when_somebody_resigns_a_bot_plays_on(database: str) -> None:
    async with hosting(database) as host:
        table = await full_table(host, "kolpa", 2)
        await host.command(table, guest(0), Resign((await see(host, table, 0)).revision))
        seen = await eventually(host, table, lambda seen: seen.turn != 0)
        assert (seen.seat, seen.seats[0].kind, seen.seats[0].name) == (None, "bot", "Guest 0")
        assert await host.tables_of(guest(0)) == []
        with pytest.raises(Forbidden):
            await host.command(table, guest(0), Say(seen.revision, "but"))


async def test_a_bot_finishes_a_decision_whose_time_ran_out(database: str) -> None:
    clock = Clock()
    async with hosting(database, clock=clock) as host:
        opened = await host.open(guest(0), "Ada", asking("kolpa", ME, PERSON, thinking=60))
        await host.command(opened.id, guest(1), Join(0, 1, (opened.invitations or {})["1"], "Bob"))
        seen = await see(host, opened.id, 0)
        assert seen.deadline == clock.now + 60
        clock.now += 59
        await walk(host, before=clock.now)
        assert await see(host, opened.id, 0) == seen
        clock.now += 1
        await walk(host, before=clock.now)
        after = await eventually(host, opened.id, lambda now: now.decision == 1)
        kinds = [event.kind for event in (await host.look(opened.id, guest(0), seen.revision)).events]
        assert kinds == ["time_ran_out", "moved"]
        assert after.deadline == clock.now + 60


async def test_a_silent_bot_is_asked_again(database: str) -> None:
    """As after a crash: the log says that it is a bot's turn, and nobody thinks."""
    clock = Clock()
    async with hosting(database, clock=clock) as host:
        host.thinking.soon = lambda work: work.close()  # type: ignore[method-assign]
        table = await full_table(host, "kolpa", 2, bots=1, first=1)
        assert (await see(host, table, 0)).turn == 1
    async with hosting(database, clock=clock) as host:
        await walk(host, before=clock.now)
        assert (await see(host, table, 0)).decision == 0
        clock.now += host.patience
        await walk(host, before=clock.now)
        await eventually(host, table, lambda seen: seen.decision > 0)


async def test_people_and_bots_play_a_match_together_and_it_ends(database: str) -> None:
    async with hosting(database) as host:
        table = await full_table(host, "kolpa", 4, bots=2)
        async with asyncio.timeout(PATIENCE):
            seen = await play(host, table, "together")
        assert read_match(await host.match_file(table)).over
        assert [seat.kind for seat in seen.seats] == ["person", "person", "bot", "bot"]
