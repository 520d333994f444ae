"""Undo at a table, on both databases: the three laws, and the consent of whoever has to decide now."""

import asyncio

import pytest

from kolam.match import CannotUndo, MatchOver
from kolam.tables.commands import (
    AgreeToUndo,
    RefuseUndo,
    Resign,
    Undo,
)
from kolam.tables.errors import Forbidden, NotNow
from kolam.tables.host import Host
from tests.tables.club import (
    PATIENCE,
    decide,
    eventually,
    first,
    full_table,
    guest,
    hosting,
    play,
    see,
)

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]


async def where_nothing_is_drawn(host: Host, *, bots: int = 0, players: int = 2) -> str:
    """A table of Kolpa! at which seat 0 may play a card that nothing follows from."""
    for _ in range(200):
        table = await full_table(host, "kolpa", players, bots=bots)
        seen = await see(host, table, 0)
        if any(move["type"] == "kol" for move in seen.legal or ()):
            return table
    raise AssertionError("no such deal")


def kol(legal: object) -> dict[str, object]:
    return next(move for move in legal if move["type"] == "kol")  # type: ignore[attr-defined]


async def test_a_decision_is_taken_back_when_the_next_person_agrees(database: str) -> None:
    async with hosting(database) as host:
        table = await where_nothing_is_drawn(host, players=3)
        before = await see(host, table, 0)
        await decide(host, table, 0, kol)
        seen = await see(host, table, 0)
        assert (seen.turn, seen.may_undo) == (1, True)
        asked = await host.command(table, guest(0), Undo(seen.revision))
        assert (await see(host, table, 1)).undo_asked == 0
        with pytest.raises(NotNow, match="asked already"):
            await host.command(table, guest(0), Undo(asked))
        with pytest.raises(Forbidden, match="not you"):
            await host.command(table, guest(2), AgreeToUndo(asked))
        await host.command(table, guest(1), RefuseUndo(asked))
        refused = await see(host, table, 0)
        assert (refused.undo_asked, refused.turn) == (None, 1)
        with pytest.raises(NotNow, match="Nobody asks"):
            await host.command(table, guest(1), AgreeToUndo(refused.revision))
        asked = await host.command(table, guest(0), Undo(refused.revision))
        await host.command(table, guest(1), AgreeToUndo(asked))
        after = await see(host, table, 0)
        assert (after.turn, after.decision, after.view, after.legal) == (0, 0, before.view, before.legal)


async def test_playing_on_refuses_what_was_asked(database: str) -> None:
    async with hosting(database) as host:
        table = await where_nothing_is_drawn(host)
        await decide(host, table, 0, kol)
        await host.command(table, guest(0), Undo((await see(host, table, 0)).revision))
        await decide(host, table, 1, first)
        seen = await see(host, table, 0)
        assert seen.undo_asked is None
        if not seen.may_undo:
            with pytest.raises(CannotUndo):
                await host.command(table, guest(0), Undo(seen.revision))


async def test_alone_with_bots_every_decision_can_be_taken_back_at_once(database: str) -> None:
    async with hosting(database) as host:
        table = await full_table(host, "kolpa", 2, bots=1)
        before = await see(host, table, 0)
        await decide(host, table, 0, first)
        await eventually(host, table, lambda seen: seen.turn in (0, None))
        seen = await see(host, table, 0)
        if seen.status == "playing":
            await host.command(table, guest(0), Undo(seen.revision))
            after = await see(host, table, 0)
            assert (after.decision, after.view, after.legal) == (before.decision, before.view, before.legal)


async def test_after_the_end_nothing_is_taken_back_for_the_secret_is_known(database: str) -> None:
    async with hosting(database) as host:
        table = await full_table(host, "kolpa", 2, bots=1)
        async with asyncio.timeout(PATIENCE):
            seen = await play(host, table, "to the end")
        with pytest.raises(MatchOver):
            await host.command(table, guest(0), Undo(seen.revision))
        with pytest.raises(MatchOver):
            await host.command(table, guest(0), Resign(seen.revision))
        assert not seen.may_undo
