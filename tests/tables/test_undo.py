"""Undo at a table, on both databases: the three laws, and the consent of the next player."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from kolam.match import CannotUndo, MatchOver
from kolam.tables.errors import Forbidden, NotNow
from kolam.tables.seats import Resign
from kolam.tables.service import TableService
from kolam.tables.undo import AgreeToUndo, RefuseUndo, Undo
from tests.tables.club import (
    PATIENCE,
    decide,
    eventually,
    first,
    full_table,
    guest,
    play,
    see,
    serving,
)

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]


async def where_nothing_is_drawn(service: TableService, *, bots: int = 0, players: int = 2) -> str:
    """A table of Kolpa! at which seat 0 may play a card that nothing follows from."""
    for _ in range(200):
        table = await full_table(service, "kolpa", players, bots=bots)
        seen = await see(service, table, 0)
        if any(move["type"] == "kol" for move in seen.legal or ()):
            return table
    raise AssertionError("no such deal")


def kol(legal: Sequence[dict[str, Any]]) -> dict[str, Any]:
    return next(move for move in legal if move["type"] == "kol")


async def test_a_decision_is_taken_back_when_the_next_person_agrees(database: str) -> None:
    async with serving(database) as service:
        table = await where_nothing_is_drawn(service, players=3)
        before = await see(service, table, 0)
        await decide(service, table, 0, kol)
        seen = await see(service, table, 0)
        assert (seen.turn, seen.may_undo) == (1, True)
        asked = await service.command(table, guest(0), Undo(seen.revision))
        assert (await see(service, table, 1)).undo_asked == 0
        with pytest.raises(NotNow, match="already asked"):
            await service.command(table, guest(0), Undo(asked))
        with pytest.raises(Forbidden, match="not up to you"):
            await service.command(table, guest(2), AgreeToUndo(asked))
        await service.command(table, guest(1), RefuseUndo(asked))
        refused = await see(service, table, 0)
        assert (refused.undo_asked, refused.turn) == (None, 1)
        with pytest.raises(NotNow, match="Nobody has asked"):
            await service.command(table, guest(1), AgreeToUndo(refused.revision))
        asked = await service.command(table, guest(0), Undo(refused.revision))
        await service.command(table, guest(1), AgreeToUndo(asked))
        after = await see(service, table, 0)
        assert (after.turn, after.decision, after.view, after.legal) == (0, 0, before.view, before.legal)


async def test_playing_on_refuses_what_was_asked(database: str) -> None:
    async with serving(database) as service:
        table = await where_nothing_is_drawn(service)
        await decide(service, table, 0, kol)
        await service.command(table, guest(0), Undo((await see(service, table, 0)).revision))
        await decide(service, table, 1, first)
        seen = await see(service, table, 0)
        assert seen.undo_asked is None
        if not seen.may_undo:
            with pytest.raises(CannotUndo):
                await service.command(table, guest(0), Undo(seen.revision))


async def test_alone_with_bots_every_decision_can_be_taken_back_at_once(database: str) -> None:
    async with serving(database) as service:
        table = await full_table(service, "kolpa", 2, bots=1)
        before = await see(service, table, 0)
        await decide(service, table, 0, first)
        await eventually(service, table, lambda seen: seen.turn in (0, None))
        seen = await see(service, table, 0)
        if seen.status == "playing":
            await service.command(table, guest(0), Undo(seen.revision))
            after = await see(service, table, 0)
            assert (after.decision, after.view, after.legal) == (before.decision, before.view, before.legal)


async def test_after_the_end_nothing_is_taken_back_for_the_secret_is_known(database: str) -> None:
    async with serving(database) as service:
        table = await full_table(service, "kolpa", 2, bots=1)
        async with asyncio.timeout(PATIENCE):
            seen = await play(service, table, "to the end")
        with pytest.raises(MatchOver):
            await service.command(table, guest(0), Undo(seen.revision))
        with pytest.raises(MatchOver):
            await service.command(table, guest(0), Resign(seen.revision))
        assert not seen.may_undo
