"""A club for the tests: a table service, and guests who sit down at its tables."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from kolam.engine.chance import below, new_dice
from kolam.tables.bus import Bus, InProcess
from kolam.tables.look import TableLook
from kolam.tables.moves import Move
from kolam.tables.opening import Open, SeatWish
from kolam.tables.seats import Join
from kolam.tables.service import TableService
from kolam.tables.store import Store
from kolam.tables.thinking import Thinking
from tests.playing import facts

PATIENCE = 60.0  # seconds that a loaded machine may take for a bot's move
ME, PERSON, BOT = SeatWish("me"), SeatWish("person"), SeatWish("bot", "random")


class Clock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def serving(
    database: str,
    bus: Bus | None = None,
    clock: Callable[[], float] | None = None,
    even: bool = False,
    **settings: Any,
) -> AsyncIterator[TableService]:
    store = await Store.open(database)
    thinking = Thinking(1)
    service = TableService(store, bus or InProcess(), thinking, clock=clock or Clock(), even=even, **settings)
    try:
        yield service
    finally:
        await thinking.close()
        await service.bus.close()
        await store.close()


def asking(game: str, *seats: SeatWish, thinking: int | None = None, **options: Any) -> Open:
    return Open(game, list(seats), {**facts(game).short, "first": 0, **options}, thinking)


def guest(seat: int) -> str:
    return f"guest {seat}"


async def full_table(service: TableService, game: str, players: int, bots: int = 0, **options: Any) -> str:
    """A table at which people sit who are called after their seats, the last `bots` seats taken by bots."""
    people = players - bots
    asked = asking(game, ME, *[PERSON] * (people - 1), *[BOT] * bots, **options)
    opened = await service.open(guest(0), "Guest 0", asked)
    for seat in range(1, people):
        invitation = (opened.invitations or {})[str(seat)]
        await service.command(opened.id, guest(seat), Join(0, seat, invitation, f"Guest {seat}"))
    return opened.id


async def see(service: TableService, table: str, seat: int | None) -> TableLook:
    """A table as a seat sees it, with all that other processes have written by now."""
    await service.refresh(table)
    seen = (await service.look(table, None if seat is None else guest(seat), -1)).table
    return msgspec.structs.replace(seen, legal=msgspec.to_builtins(seen.legal))


async def play(service: TableService, table: str, seed: object, decisions: int = 10**9) -> TableLook:
    """Let the people at a table decide at random, until the end or for some decisions; bots play by themselves."""
    dice = new_dice(f"play {seed}")
    for _ in range(decisions):
        seen = await eventually(
            service, table, lambda seen: seen.turn is None or seen.seats[seen.turn].kind == "person"
        )
        if seen.turn is None:
            break
        await decide(service, table, seen.turn, lambda legal: legal[below(dice[0], len(legal))])
    return await see(service, table, None)


async def decide(
    service: TableService, table: str, seat: int, choose: Callable[[Sequence[dict[str, Any]]], dict[str, Any]]
) -> int:
    seen = await see(service, table, seat)
    assert seen.legal is not None
    return await service.command(table, guest(seat), Move(seen.revision, choose(seen.legal)))


def first(legal: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Not for a whole match: of those in which somebody always does the first thing, some never end."""
    return legal[0]


def told(data: Any) -> str:
    return msgspec.json.encode(data).decode()


async def eventually(service: TableService, table: str, is_so: Callable[[TableLook], bool]) -> TableLook:
    """Wait for bots, who think in another thread."""
    async with asyncio.timeout(PATIENCE):
        while not is_so(seen := await see(service, table, 0)):
            await asyncio.sleep(0.01)
    return seen
