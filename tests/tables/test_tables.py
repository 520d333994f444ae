"""Tables, on both databases: whole matches, moves and their refusals, repeating, racing, talk."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from kolam.engine.contract import Game, new_state
from kolam.engine.errors import IllegalMove, MalformedMove
from kolam.engine.options import read_options
from kolam.engine.registry import game
from kolam.match import NotYourTurn, read_match
from kolam.tables.commands import Command
from kolam.tables.errors import BadRequest, Forbidden, NoSuchTable, NotNow, Stale
from kolam.tables.moves import Move
from kolam.tables.seats import Join, Leave, Rename, Resign
from kolam.tables.talk import Say
from tests.playing import NAMES, TABLES
from tests.tables.club import (
    ME,
    PERSON,
    asking,
    decide,
    first,
    full_table,
    guest,
    play,
    see,
    serving,
    told,
)

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]


async def test_a_table_is_always_there_when_you_come_back(database: str) -> None:
    """Everything is read from the log by a process that has never seen the table."""
    async with serving(database) as service:
        table = await full_table(service, "kolpa", 3)
        await play(service, table, "come back", 5)
        before = [told(await service.look(table, guest(seat), -1)) for seat in range(3)]
        spectator = told(await service.look(table, None, -1))
    async with serving(database) as service:
        assert [told(await service.look(table, guest(seat), -1)) for seat in range(3)] == before
        assert told(await service.look(table, None, -1)) == spectator
        assert [found.id for found in await service.tables_of(guest(1))] == [table]
        assert await service.tables_of("somebody else") == []
        await play(service, table, "go on")
        assert (await see(service, table, None)).status == "over"


@pytest.mark.parametrize(("name", "players"), TABLES)
async def test_a_whole_match_is_played_and_its_file_proves_it(name: str, players: int, tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/kolam.sqlite3") as service:
        table = await full_table(service, name, players)
        committed = (await see(service, table, None)).commitment
        with pytest.raises(NotNow):
            await service.match_file(table)
        over = await play(service, table, "whole match")
        match = read_match(await service.match_file(table))
        assert match.over
        assert match.chance.secret is not None
        assert match.chance.secret.hex() == over.secret
        assert match.chance.commitment == over.commitment == committed
        assert over.result == match.result
        assert [seat.name for seat in match.seats] == [f"Guest {seat}" for seat in range(players)]


@pytest.mark.parametrize("name", NAMES)
async def test_a_move_is_refused_with_the_rule_and_nothing_changes(name: str, tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/kolam.sqlite3") as service:
        table = await full_table(service, name, 2)
        seen = await see(service, table, None)
        turn = seen.turn or 0
        mine = (await see(service, table, turn)).legal or []
        with pytest.raises(NotYourTurn, match=f"Guest {turn}"):
            await service.command(table, guest(1 - turn), Move(seen.revision, mine[0]))
        with pytest.raises(MalformedMove):
            await service.command(table, guest(turn), Move(seen.revision, {"type": "dance"}))
        with pytest.raises(Forbidden, match="can watch"):
            await service.command(table, "a spectator", Move(seen.revision, mine[0]))
        rules = game(name)
        illegal = next(
            move
            for number in range(rules.decisions)
            if (move := _builtins(rules, number)) is not None and move not in mine
        )
        with pytest.raises((IllegalMove, MalformedMove)):
            await service.command(table, guest(turn), Move(seen.revision, illegal))
        assert await see(service, table, None) == seen


def _builtins(rules: Game, number: int) -> dict[str, object] | None:
    """A position before anything was drawn is enough to spell a move."""
    state = new_state(rules, 2, read_options(rules, {}, 2), b"0" * 32)
    try:
        move: dict[str, object] = msgspec.to_builtins(rules.move(state[0], number))
    except (ValueError, LookupError):
        return None
    return move


@pytest.mark.parametrize("name", NAMES)
async def test_only_the_seat_that_decides_is_told_what_its_moves_are_worth(name: str, tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/kolam.sqlite3") as service:
        table = await full_table(service, name, 2)
        turn = (await see(service, table, None)).turn
        for seat in (0, 1, None):
            seen = await see(service, table, seat)
            assert (seen.legal is not None) == (seat == turn)
            assert (seen.worth is not None) == (seat == turn and game(name).worth is not None)
            assert seen.worth is None or len(seen.worth) == len(seen.legal or [])


async def test_an_unknown_table_is_not_there(database: str) -> None:
    async with serving(database) as service:
        for name in ("nowhere", "", "\0", "a'; DROP TABLE log; --", "x" * 5000):
            with pytest.raises(NoSuchTable):
                await service.look(name, guest(0), -1)
            with pytest.raises(NoSuchTable):
                await service.command(name, guest(0), Leave(0))


async def test_repeating_a_command_is_harmless_and_answers_the_same(database: str) -> None:
    async with serving(database) as service:
        opened = await service.open(guest(0), "Ada", asking("kolpa", ME, PERSON))
        joining = Join(0, 1, (opened.invitations or {})["1"], "Bob")
        table = opened.id
        assert [await service.command(table, guest(1), joining) for _ in range(2)] == [1, 1]
        legal = (await see(service, table, 0)).legal or []
        commands: list[tuple[int, Callable[[int], Command]]] = [
            (0, lambda revision: Move(revision, legal[0])),
            (0, lambda revision: Rename(revision, "Ada L.")),
            (1, lambda revision: Say(revision, "hello")),
            (1, lambda revision: Resign(revision)),
        ]
        for seat, command in commands:
            revision = (await see(service, table, 0)).revision
            plies = [await service.command(table, guest(seat), command(revision)) for _ in range(3)]
            assert plies == [revision + 1] * 3
        async with serving(database) as another:
            assert await another.command(table, guest(1), joining) == 1


async def test_a_move_for_an_old_position_is_out_of_date_but_talk_is_no_move(database: str) -> None:
    async with serving(database) as service:
        table = await full_table(service, "kolpa", 2)
        seen = await see(service, table, 0)
        legal = seen.legal or []
        await service.command(table, guest(1), Say(seen.revision, "your turn"))
        await service.command(table, guest(0), Move(seen.revision, legal[0]))  # nothing on the table had changed
        with pytest.raises(Stale, match="has changed"):
            await service.command(table, guest(0), Move(seen.revision, legal[-1]))
        with pytest.raises(Stale, match="only at"):
            await service.command(table, guest(0), Move(10**9, legal[0]))


async def test_talk_is_kept_with_the_table(database: str) -> None:
    async with serving(database) as service:
        table = await full_table(service, "kolpa", 2)
        await service.command(table, guest(1), Say(0, "Hallo, மாலை வணக்கம் 👩‍👩‍👧\nsecond line"))
        for text in ("", "  ", "x" * 501, "a\x00b", "\x1b[2J", "\u202e"):
            with pytest.raises(BadRequest):
                await service.command(table, guest(1), Say(0, text))
        with pytest.raises(Forbidden):
            await service.command(table, "a spectator", Say(0, "hello"))
    async with serving(database) as service:
        said = (await service.look(table, None, -1)).events[-1]
        assert (said.kind, said.seat, said.text) == ("said", 1, "Hallo, மாலை வணக்கம் 👩‍👩‍👧\nsecond line")


async def test_of_two_processes_racing_for_a_ply_exactly_one_wins(database: str) -> None:
    async with serving(database) as one, serving(database) as other:
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
                service.command(table, guest(seen.turn), move)
                for service, move in zip((one, other), moves, strict=True)
            ]
            outcomes = await asyncio.gather(*racing, return_exceptions=True)
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Stale", "int"]
            looks = [await service.look(table, guest(0), -1, at_least=seen.revision + 1) for service in (one, other)]
            assert looks[0] == looks[1]
            assert looks[0].revision == seen.revision + 1


async def test_many_tables_at_once_lose_nothing(database: str) -> None:
    """Writes that are committed together stay apart."""
    async with serving(database) as service:
        tables = await asyncio.gather(*(full_table(service, "kolpa", 2) for _ in range(12)))
        await asyncio.gather(*(play(service, table, table) for table in tables))
        files = [await service.match_file(table) for table in tables]
    async with serving(database) as service:
        assert [await service.match_file(table) for table in tables] == files
        assert all(read_match(file).over for file in files)
