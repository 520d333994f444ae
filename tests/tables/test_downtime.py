"""Downtime of the server and jumps of its machine's clock do not count as thinking time, on both databases."""

import pytest

from kolam.tables.downtime import follow_the_clock, make_up_for_downtime
from kolam.tables.keeper import walk
from kolam.tables.seats import Join
from kolam.tables.service import TableService
from kolam.tables.steady import SteadyClock
from kolam.tables.talk import Say
from tests.tables.club import ME, PERSON, Clock, asking, decide, eventually, first, guest, see, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]


async def clocked_table(service: TableService) -> str:
    """Two people, each with a minute for a decision; the clock of the first runs."""
    opened = await service.open(guest(0), "Ada", asking("kolpa", ME, PERSON, thinking=60))
    await service.command(opened.id, guest(1), Join(0, 1, (opened.invitations or {})["1"], "Bob"))
    return opened.id


async def left(service: TableService, table: str) -> float:
    deadline = (await see(service, table, 0)).deadline
    assert deadline is not None
    return deadline - service.clock()


async def test_after_a_restart_a_clock_has_what_it_had_left_when_the_server_was_last_alive(database: str) -> None:
    clock = Clock()
    async with serving(database, clock=clock) as service:
        table = await clocked_table(service)
        clock.now += 20
        await service.store.beat(clock.now)
    clock.now += 1000
    async with serving(database, clock=clock) as service, serving(database, clock=clock) as other:
        await make_up_for_downtime(service)
        await make_up_for_downtime(other)
        await walk(service, before=clock.now)
        assert await left(service, table) == await left(other, table) == 40
        clock.now += 40
        await walk(service, before=clock.now)
        await eventually(service, table, lambda seen: seen.decision == 1)
        kinds = [event.kind for event in (await service.look(table, None, 2)).events]
        assert kinds[:3] == ["clock_stopped", "time_ran_out", "moved"]


async def test_two_servers_that_start_together_make_up_for_it_once(database: str) -> None:
    clock = Clock()
    async with serving(database, clock=clock) as service:
        table = await clocked_table(service)
        await service.store.beat(clock.now)
    died = clock.now
    clock.now += 1000
    async with serving(database, clock=clock) as one, serving(database, clock=clock) as other:
        await make_up_for_downtime(one)
        await one.store.beat(died)  # as if the other had looked just before
        await make_up_for_downtime(other)
        assert await left(other, table) == 60


async def test_what_was_written_last_is_a_sign_of_life_too(database: str) -> None:
    clock = Clock()
    async with serving(database, clock=clock) as service:
        await service.store.beat(clock.now)
        clock.now += 500
        table = await clocked_table(service)
        clock.now += 10
        await service.command(table, guest(1), Say(2, "hello"))
    clock.now += 300
    async with serving(database, clock=clock) as service:
        await make_up_for_downtime(service)
        assert await left(service, table) == 50


async def test_a_quick_restart_leaves_no_trace(database: str) -> None:
    clock = Clock()
    async with serving(database, clock=clock) as service:
        table = await clocked_table(service)
        await service.store.beat(clock.now)
    clock.now += 0.5
    async with serving(database, clock=clock) as service:
        before = await see(service, table, 0)
        await make_up_for_downtime(service)
        assert await see(service, table, 0) == before


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
async def test_a_jump_of_the_machines_clock_ends_no_decision(database: str, jump: float) -> None:
    wall, monotonic = Clock(), Clock()
    async with serving(database, clock=SteadyClock(wall, monotonic)) as service:
        table = await clocked_table(service)
        wall.now, monotonic.now = wall.now + 10 + jump, monotonic.now + 10
        assert await left(service, table) == 50
        await walk(service, before=service.clock())
        await follow_the_clock(service)
        assert service.clock() == wall.now
        assert await left(service, table) == 50
        await walk(service, before=service.clock())
        assert (await see(service, table, 0)).decision == 0
        await decide(service, table, 0, first)
        assert (await service.look(table, None, -1)).events[-1].at == wall.now
