"""Who may think next: a bounded queue, people first, and every client in turn."""

import asyncio
from collections.abc import Callable, Coroutine

import pytest

from kolam.tables.errors import Busy
from kolam.tables.slots import Slots

pytestmark = pytest.mark.servers


class Thinkers:
    """Thoughts that last until they are told to end, in the order in which they got a slot."""

    def __init__(self, slots: Slots) -> None:
        self.slots = slots
        self.began: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}

    def think(self, name: str, client: str, *, people: bool = True) -> "asyncio.Task[None]":
        self._ends[name] = asyncio.Event()
        return asyncio.create_task(self._think(name, client, people))

    async def end(self, name: str) -> None:
        self._ends[name].set()
        await settle()

    async def _think(self, name: str, client: str, people: bool) -> None:
        async with self.slots.slot(client, people=people):
            self.began.append(name)
            await self._ends[name].wait()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def run(test: Callable[[], Coroutine[None, None, None]]) -> None:
    asyncio.run(test())


def test_clients_are_served_in_turn_however_many_thoughts_one_of_them_has() -> None:
    async def test() -> None:
        thinkers = Thinkers(Slots(1))
        for name in ("a1", "a2", "a3"):
            thinkers.think(name, "a")
        await settle()
        thinkers.think("b1", "b")
        await settle()
        for name in ("a1", "a2", "b1"):
            await thinkers.end(name)
        assert thinkers.began == ["a1", "a2", "b1", "a3"]

    run(test)


def test_people_come_before_bots_among_themselves() -> None:
    async def test() -> None:
        thinkers = Thinkers(Slots(1))
        thinkers.think("first", "a", people=False)
        await settle()
        thinkers.think("bots", "b", people=False)
        thinkers.think("people", "c")
        await settle()
        await thinkers.end("first")
        await thinkers.end("people")
        assert thinkers.began == ["first", "people", "bots"]

    run(test)


def test_who_hung_up_is_not_waited_for() -> None:
    async def test() -> None:
        slots = Slots(1)
        thinkers = Thinkers(slots)
        thinkers.think("first", "a")
        await settle()
        gone = thinkers.think("gone", "b")
        thinkers.think("last", "c")
        await settle()
        gone.cancel()
        await settle()
        assert slots.waiting == 1
        await thinkers.end("first")
        assert thinkers.began == ["first", "last"]

    run(test)


def test_a_slot_given_to_somebody_who_hangs_up_in_that_moment_goes_on() -> None:
    async def test() -> None:
        thinkers = Thinkers(Slots(1))
        first = thinkers.think("first", "a")
        await settle()
        gone = thinkers.think("gone", "b")
        await settle()
        first.cancel()  # gives the slot to the one that is cancelled before it runs again
        await asyncio.sleep(0)
        gone.cancel()
        await settle()
        thinkers.think("last", "c")
        await settle()
        assert thinkers.began[-1] == "last"

    run(test)


def test_too_many_are_told_to_come_back() -> None:
    async def test() -> None:
        slots = Slots(1, most_waiting=3, most_of_one=2)
        thinkers = Thinkers(slots)
        tasks = [thinkers.think(f"a{number}", "a") for number in range(4)]
        await settle()
        with pytest.raises(Busy):
            await tasks[3]  # one thinks, two wait: that is enough for one client
        thinkers.think("b", "b")
        await settle()
        with pytest.raises(Busy):
            await thinkers.think("c", "c")
        assert slots.waiting == 3

    run(test)


def test_a_full_queue_lets_people_in_before_bots_among_themselves() -> None:
    async def test() -> None:
        slots = Slots(1, most_waiting=2)
        thinkers = Thinkers(slots)
        thinkers.think("first", "a")
        await settle()
        thinkers.think("bots 1", "b", people=False)
        dropped = thinkers.think("bots 2", "c", people=False)
        await settle()
        thinkers.think("people", "d")
        with pytest.raises(Busy):
            await dropped
        await thinkers.end("first")
        assert thinkers.began == ["first", "people"]

    run(test)


class Patient(Thinkers):
    """Thoughts that can wait, beside others."""

    def wait(self, name: str) -> "asyncio.Task[None]":
        self._ends[name] = asyncio.Event()
        return asyncio.create_task(self._wait(name))

    async def _wait(self, name: str) -> None:
        async with self.slots.spare():
            self.began.append(name)
            await self._ends[name].wait()


def test_what_can_wait_begins_when_nobody_else_has_to_think_and_takes_a_slot_from_nobody() -> None:
    async def test() -> None:
        thinkers = Patient(Slots(1))
        thinkers.think("bot", "a")
        await settle()
        thinkers.wait("review")
        thinkers.think("hint", "b")
        await settle()
        assert thinkers.began == ["bot"]
        await thinkers.end("bot")
        assert thinkers.began == ["bot", "hint"]
        await thinkers.end("hint")
        assert thinkers.began == ["bot", "hint", "review"]
        thinkers.think("another bot", "a")
        await settle()
        assert thinkers.began[-1] == "another bot"  # the review goes on, and nobody waits for it

    run(test)


def test_what_can_wait_goes_on_one_at_a_time_and_may_be_given_up() -> None:
    async def test() -> None:
        thinkers = Patient(Slots(3))
        first, second, third = (thinkers.wait(name) for name in ("first", "second", "third"))
        await settle()
        assert thinkers.began == ["first"]
        second.cancel()
        await settle()
        first.cancel()
        await settle()
        assert thinkers.began == ["first", "third"]
        await thinkers.end("third")
        assert third.done()
        thinkers.wait("fourth")
        await settle()
        assert thinkers.began[-1] == "fourth"

    run(test)
