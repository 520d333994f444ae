"""Tables, on both databases: seats, invitations, turns, undo, resigning, chat, clocks, rematch."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from kolam.bots import UnknownBot
from kolam.match import BadSeats, CannotUndo, MatchOver, NotYourTurn, read_match
from kolam.rules import NAMES, game
from kolam.rules.errors import BadOption, IllegalMove, MalformedMove, UnknownGame
from kolam.tables.commands import (
    AgreeToUndo,
    Command,
    Join,
    Leave,
    Move,
    Open,
    RefuseUndo,
    Rematch,
    Rename,
    Resign,
    Say,
    SeatWish,
    Start,
    Undo,
)
from kolam.tables.errors import BadRequest, Forbidden, NoSuchTable, NotNow, Stale
from kolam.tables.host import Host
from kolam.tables.keeper import walk
from kolam.tables.look import TableLook
from tests.playing import TABLES
from tests.tables.club import BOT, ME, PERSON, Clock, asking, decide, first, full_table, guest, hosting, play, see, told

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]

PATIENCE = 60.0


async def eventually(host: Host, table: str, is_so: Callable[[TableLook], bool]) -> TableLook:
    """Wait for bots, who think in another thread."""
    async with asyncio.timeout(PATIENCE):
        while not is_so(seen := await see(host, table, 0)):
            await asyncio.sleep(0.01)
    return seen


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


async def test_people_and_bots_play_a_match_together_and_it_ends(database: str) -> None:
    async with hosting(database) as host:
        table = await full_table(host, "kolpa", 4, bots=2)
        async with asyncio.timeout(PATIENCE):
            while (seen := await see(host, table, None)).turn is not None:
                if seen.turn < 2:
                    await decide(host, table, seen.turn, first)
                else:
                    await asyncio.sleep(0.005)
        assert read_match(await host.match_file(table)).over
        assert [seat.kind for seat in seen.seats] == ["person", "person", "bot", "bot"]


async def test_the_match_starts_when_the_last_seat_is_taken(database: str) -> None:
    async with hosting(database) as host:
        opened = await host.open(guest(0), "Ada", asking("kolpa", ME, PERSON, BOT))
        assert (opened.status, opened.seat, opened.host, opened.view) == ("gathering", 0, True, None)
        assert [seat.kind for seat in opened.seats] == ["person", "open", "bot"]
        assert list(opened.invitations or {}) == ["1"]
        assert (await see(host, opened.id, 1)).invitations is None
        invitation = (opened.invitations or {})["1"]
        with pytest.raises(Forbidden, match="does not open this seat"):
            await host.command(opened.id, guest(1), Join(0, 1, "guessed"))
        with pytest.raises(BadRequest, match="no seat 7"):
            await host.command(opened.id, guest(1), Join(0, 7, invitation))
        with pytest.raises(NotNow, match="one seat"):
            await host.command(opened.id, guest(0), Join(0, 1, invitation))
        await host.command(opened.id, guest(1), Join(0, 1, invitation, "Bob"))
        seen = await see(host, opened.id, 1)
        assert (seen.status, seen.seat, seen.seats[1].name) == ("playing", 1, "Bob")
        with pytest.raises(NotNow, match="sits there already"):
            await host.command(opened.id, guest(2), Join(0, 1, invitation))


async def test_whoever_leaves_before_the_start_can_be_followed_by_another(database: str) -> None:
    async with hosting(database) as host:
        opened = await host.open(guest(0), "Ada", asking("kolpa", ME, PERSON, PERSON))
        invitation = (opened.invitations or {})["1"]
        await host.command(opened.id, guest(1), Join(0, 1, invitation, "Bob"))
        with pytest.raises(Forbidden, match="no seat"):
            await host.command(opened.id, guest(2), Leave(1))
        await host.command(opened.id, guest(1), Leave(1))
        assert (await see(host, opened.id, 1)).seat is None
        await host.command(opened.id, guest(2), Join(2, 1, invitation, "Cleo"))
        assert (await see(host, opened.id, 0)).seats[1].name == "Cleo"
        assert await host.tables_of(guest(1)) == []


async def test_the_host_need_not_wait_bots_take_the_open_seats(database: str) -> None:
    async with hosting(database) as host:
        opened = await host.open(guest(0), "Ada", asking("kolpa", ME, PERSON, PERSON))
        with pytest.raises(Forbidden, match="Only whoever opened"):
            await host.command(opened.id, guest(1), Start(0))
        with pytest.raises(UnknownBot, match="genius"):
            await host.command(opened.id, guest(0), Start(0, "genius"))
        await host.command(opened.id, guest(0), Start(0, "random"))
        seen = await see(host, opened.id, 0)
        assert seen.status == "playing"
        assert [seat.level for seat in seen.seats] == [None, "random", "random"]
        with pytest.raises(NotNow, match="started already"):
            await host.command(opened.id, guest(0), Start(seen.revision))
        with pytest.raises(NotNow, match="resign instead"):
            await host.command(opened.id, guest(0), Leave(seen.revision))


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        (Open("go", [ME, PERSON]), UnknownGame),
        (Open("kolpa", [ME]), BadSeats),
        (Open("kolpa", [ME] * 2), BadSeats),
        (Open("kolpa", [ME, SeatWish("bot", "genius")]), UnknownBot),
        (Open("kolpa", [ME, SeatWish("person", "random")]), BadSeats),
        (Open("kolpa", [ME, PERSON], stand_in="genius"), UnknownBot),
        (Open("kolpa", [ME, PERSON], {"colour": 1}), BadOption),
        (Open("kolpa", [ME, PERSON], {"first": 2}), BadOption),
        (Open("kolpa", [ME, PERSON], thinking=0), BadRequest),
        (Open("kolpa", [ME, PERSON], thinking=10**9), BadRequest),
    ],
)
async def test_a_table_that_cannot_be_is_refused(asked: Open, error: type[Exception], tmp_path: object) -> None:
    async with hosting(f"sqlite:///{tmp_path}/kolam.sqlite3") as host:
        with pytest.raises(error):
            await host.open(guest(0), "Ada", asked)
        assert await host.tables_of(guest(0)) == []


async def test_who_starts_is_drawn_where_nobody_says(tmp_path: object) -> None:
    async with hosting(f"sqlite:///{tmp_path}/kolam.sqlite3") as host:
        drawn = {(await host.open(guest(0), "Ada", Open("kolpa", [ME, PERSON]))).options["first"] for _ in range(40)}
    assert drawn == {0, 1}


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
            while (seen := await see(host, table, 0)).turn is not None:
                if seen.turn == 0:
                    await decide(host, table, 0, first)
                else:
                    await asyncio.sleep(0.005)
        with pytest.raises(MatchOver):
            await host.command(table, guest(0), Undo(seen.revision))
        with pytest.raises(MatchOver):
            await host.command(table, guest(0), Resign(seen.revision))
        assert not seen.may_undo


async def test_when_somebody_resigns_a_bot_plays_on(database: str) -> None:
    async with hosting(database) as host:
        table = await full_table(host, "kolpa", 2)
        await host.command(table, guest(0), Resign((await see(host, table, 0)).revision))
        seen = await eventually(host, table, lambda seen: seen.turn != 0)
        assert (seen.seat, seen.seats[0].kind, seen.seats[0].name) == (None, "bot", "Guest 0")
        assert await host.tables_of(guest(0)) == []
        with pytest.raises(Forbidden):
            await host.command(table, guest(0), Say(seen.revision, "but"))


async def test_the_next_seat_starts_the_rematch_and_there_is_only_one(database: str) -> None:
    async with hosting(database) as host:
        table = await full_table(host, "kolpa", 3)
        with pytest.raises(NotNow, match="not over"):
            await host.rematch(table, guest(0), Rematch(3))
        over = await play(host, table, "rematch")
        with pytest.raises(Forbidden):
            await host.rematch(table, "a spectator", Rematch(over.revision))
        again = await host.rematch(table, guest(1), Rematch(over.revision))
        assert await host.rematch(table, guest(2), Rematch(over.revision)) == again
        seen = await see(host, again, 2)
        assert (seen.status, seen.seat, seen.options["first"], seen.turn) == ("playing", 2, 1, 1)
        assert [seat.name for seat in seen.seats] == [seat.name for seat in over.seats]
        assert (await see(host, table, None)).rematch == again
        assert seen.commitment != over.commitment


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


@pytest.mark.parametrize("name", ["", " Bob", "x" * 41, "a\x1bb", "\u202e"])
async def test_a_name_that_cannot_be_read_is_refused(name: str, tmp_path: object) -> None:
    async with hosting(f"sqlite:///{tmp_path}/kolam.sqlite3") as host:
        table = await full_table(host, "kolpa", 2)
        with pytest.raises(BadRequest, match="name"):
            await host.command(table, guest(0), Rename(1, name))


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
