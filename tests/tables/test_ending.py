"""A match that would go on for ever ends in a draw, on both databases."""

import asyncio

import pytest

from kolam.match import MatchOver, read_match
from kolam.tables import ending, pace
from kolam.tables.rematch import Rematch
from kolam.tables.undo import Undo
from tests.tables.club import BOT, PATIENCE, asking, decide, first, full_table, guest, play, see, serving, told

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]


async def test_a_match_that_never_ends_is_drawn(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "longest", lambda table: 12)
    async with serving(database) as service:
        table = await full_table(service, "kolpa", 2, target=10_000)
        over = await play(service, table, "for ever")
        assert (over.status, over.decision, over.turn, over.deadline, over.result) == ("over", 12, None, None, None)
        assert over.secret is not None
        events = (await service.look(table, None, over.revision - 2)).events
        assert [event.kind for event in events] == ["moved", "drawn"]
        with pytest.raises(MatchOver):
            await service.command(table, guest(0), Undo(over.revision))
        match = read_match(await service.match_file(table))
        assert (match.decisions, match.over, match.result) == (12, False, None)
        assert match.chance.secret is not None  # so that reading it has proved every shuffle
        assert await service.rematch(table, guest(0), Rematch(over.revision)) is None
        again = await service.rematch(table, guest(1), Rematch(over.revision))
        assert again is not None
        assert (await see(service, again, 0)).status == "playing"
        seen = await see(service, table, 1)
    async with serving(database) as service:  # a process that reads all of it from the log
        assert told(await see(service, table, 1)) == told(seen)


async def test_what_is_taken_back_counts_too(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "longest", lambda table: 12)
    async with serving(database) as service:
        table = await full_table(service, "kerala", 2, bots=1)
        undone = 0
        async with asyncio.timeout(PATIENCE):
            while (seen := await see(service, table, 0)).status != "over":
                if seen.turn != 0:
                    await asyncio.sleep(0.01)
                elif seen.may_undo:
                    await service.command(table, guest(0), Undo(seen.revision))
                    undone += 1
                else:
                    await decide(service, table, 0, first)
        assert undone > 1
        assert seen.decision < 12


async def test_bots_among_themselves_end_earlier(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "LONGEST_OF_BOTS", 6)
    monkeypatch.setattr(pace, "WATCHABLE", 0)
    async with serving(database) as service:
        opened = await service.open(guest(0), "Ada", asking("kolpa", BOT, BOT, target=10_000))
        over = asyncio.Event()
        with service.bus.listening(opened.id, lambda revision: over.set() if revision >= 1 + 6 + 1 else None):
            await service.watch(opened.id)
            async with asyncio.timeout(PATIENCE):
                await over.wait()
        seen = await see(service, opened.id, None)
        assert (seen.status, seen.decision) == ("over", 6)
