"""Tables, on both databases: whole matches, moves and their refusals, repeating, racing, talk."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from kolam.match import NotYourTurn, read_match
from kolam.rules import NAMES, game
from kolam.rules.errors import IllegalMove, MalformedMove
from kolam.tables.commands import (
    Command,
    Join,
    Leave,
    Move,
    Rename,
    Resign,
    Say,
)
from kolam.tables.errors import BadRequest, Forbidden, NoSuchTable, NotNow, Stale
from tests.playing import TABLES
from tests.tables.club import (
    ME,
    PERSON,
    asking,
    decide,
    first,
    full_table,
    guest,
    hosting,
    play,
    see,
    told,
)

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]


async def test_a_table_is_always_there_when_you_come_back(database: str) -> None:
    """Everything is read from the log by a process that has never seen the table."""
    async with hosting(database) as host:
        table = await full_table(host, "kolpa", 3)
        await play(host, table, "come back", 5)
        before = [told(await host.look(table, guest(seat), -1)) for seat in range(3)]
        spectator = told(await host.look(table, None, -1))
    async with hosting(database) as host:
        assert [told(await host.look(table, guest(seat), -1)) for seat in range(3)] == before
        assert told(await host.look(table, None, -1)) == spectator
        assert [found.id for found in await host.tables_of(guest(1))] == [table]
        assert await host.tables_of("somebody else") == []
        await play(host, table, "go on")
        assert (await see(host, table, None)).status == "over"


@pytest.mark.parametrize(("name", "players"), TABLES)
async def test_a_whole_match_is_played_and_its_file_proves_it(name: str, players: int, tmp_path: object) -> None:
    async with hosting(f"sqlite:///{tmp_path}/kolam.sqlite3") as host:
        table = await full_table(host, name, players)
        committed = (await see(host, table, None)).commitment
        with pytest.raises(NotNow):
            await host.match_file(table)
        over = await play(host, table, "whole match")
        match = read_match(await host.match_file(table))
        assert match.over
        assert match.chance.secret is not None
        assert match.chance.secret.hex() == over.secret
        assert match.chance.commitment == over.commitment == committed
        assert over.result == match.result
        assert [seat.name for seat in match.seats] == [f"Guest {seat}" for seat in range(players)]


@pytest.mark.parametrize("name", NAMES)
async def test_a_move_is_refused_with_the_rule_and_nothing_changes(name: str, tmp_path: object) -> None:
    async with hosting(f"sqlite:///{tmp_path}/kolam.sqlite3") as host:
        table = await full_table(host, name, 2)
        seen = await see(host, table, None)
        turn = seen.turn or 0
        mine = (await see(host, table, turn)).legal or []
        with pytest.raises(NotYourTurn, match=f"Guest {turn}"):
            await host.command(table, guest(1 - turn), Move(seen.revision, mine[0]))
        with pytest.raises(MalformedMove):
            await host.command(table, guest(turn), Move(seen.revision, {"type": "dance"}))
        with pytest.raises(Forbidden, match="may watch"):
            await host.command(table, "a spectator", Move(seen.revision, mine[0]))
        match = game(name)
        illegal = next(
            move
            for number in range(match.decisions)
            if (move := _builtins(match, number)) is not None and move not in mine
        )
        with pytest.raises((IllegalMove, MalformedMove)):
            await host.command(table, guest(turn), Move(seen.revision, illegal))
        assert await see(host, table, None) == seen


def _builtins(rules: object, number: int) -> dict[str, object] | None:
    from kolam.rules.contract import new_state, read_options

    chosen = rules  # a position before anything was drawn is enough to spell a move
    state = new_state(chosen, 2, read_options(chosen, {}, 2), b"0" * 32)  # type: ignore[arg-type]
    try:
        move: dict[str, object] = msgspec.to_builtins(chosen.move(state[0], number))  # type: ignore[attr-defined]
    except (ValueError, LookupError):
        return None
    return move


async def test_an_unknown_table_is_not_there(database: str) -> None:
    async with hosting(database) as host:
        for name in ("nowhere", "", "\0", "a'; DROP TABLE log; --", "x" * 5000):
            with pytest.raises(NoSuchTable):
                await host.look(name, guest(0), -1)
            with pytest.raises(NoSuchTable):
                await host.command(name, guest(0), Leave(0))


async def test_repeating_a_command_is_harmless_and_answers_the_same(database: str) -> None:
    async with hosting(database) as host:
        opened = await host.open(guest(0), "Ada", asking("kolpa", ME, PERSON))
        joining = Join(0, 1, (opened.invitations or {})["1"], "Bob")
        table = opened.id
        assert [await host.command(table, guest(1), joining) for _ in range(2)] == [1, 1]
        legal = (await see(host, table, 0)).legal or []
        commands: list[tuple[int, Callable[[int], Command]]] = [
            (0, lambda revision: Move(revision, legal[0])),
            (0, lambda revision: Rename(revision, "Ada L.")),
            (1, lambda revision: Say(revision, "hello")),
            (1, lambda revision: Resign(revision)),
        ]
        for seat, command in commands:
            revision = (await see(host, table, 0)).revision
            plies = [await host.command(table, guest(seat), command(revision)) for _ in range(3)]
            assert plies == [revision + 1] * 3
        async with hosting(database) as another:
            assert await another.command(table, guest(1), joining) == 1


async def test_a_move_for_an_old_position_is_out_of_date_but_talk_is_no_move(database: str) -> None:
    async with hosting(database) as host:
        table = await full_table(host, "kolpa", 2)
        seen = await see(host, table, 0)
        legal = seen.legal or []
        await host.command(table, guest(1), Say(seen.revision, "your turn"))
        await host.command(table, guest(0), Move(seen.revision, legal[0]))  # nothing on the table had changed
        with pytest.raises(Stale, match="moved on"):
            await host.command(table, guest(0), Move(seen.revision, legal[-1]))
        with pytest.raises(Stale, match="only at"):
            await host.command(table, guest(0), Move(10**9, legal[0]))


async def test_talk_is_kept_with_the_table(database: str) -> None:
    async with hosting(database) as host:
        table = await full_table(host, "kolpa", 2)
        await host.command(table, guest(1), Say(0, "Hallo, மாலை வணக்கம் 👩‍👩‍👧\nsecond line"))
        for text in ("", "  ", "x" * 501, "a\x00b", "\x1b[2J", "\u202e"):
            with pytest.raises(BadRequest):
                await host.command(table, guest(1), Say(0, text))
        with pytest.raises(Forbidden):
            await host.command(table, "a spectator", Say(0, "hello"))
    async with hosting(database) as host:
        said = (await host.look(table, None, -1)).events[-1]
        assert (said.kind, said.seat, said.text) == ("said", 1, "Hallo, மாலை வணக்கம் 👩‍👩‍👧\nsecond line")


async def test_of_two_processes_racing_for_a_ply_exactly_one_wins(database: str) -> None:
    async with hosting(database) as one, hosting(database) as other:
        table = await full_table(one, "kolpa", 2)
        for _ in range(10):
            seen = await see(one, table, None)
            if seen.turn is None:
                break
            legal = (await see(other, table, seen.turn)).legal or []
            if len(legal) < 2:
                await decide(one, table, seen.turn, first)
                continue
            moves = [Move(seen.revision, legal[0]), Move(seen.revision, legal[1])]
            racing: list[Awaitable[int]] = [
                host.command(table, guest(seen.turn), move) for host, move in zip((one, other), moves, strict=True)
            ]
            outcomes = await asyncio.gather(*racing, return_exceptions=True)
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Stale", "int"]
            looks = [await host.look(table, guest(0), -1, at_least=seen.revision + 1) for host in (one, other)]
            assert looks[0] == looks[1]
            assert looks[0].revision == seen.revision + 1


async def test_many_tables_at_once_lose_nothing(database: str) -> None:
    """Writes that are committed together stay apart."""
    async with hosting(database) as host:
        tables = await asyncio.gather(*(full_table(host, "kolpa", 2) for _ in range(12)))
        await asyncio.gather(*(play(host, table, table) for table in tables))
        files = [await host.match_file(table) for table in tables]
    async with hosting(database) as host:
        assert [await host.match_file(table) for table in tables] == files
        assert all(read_match(file).over for file in files)
