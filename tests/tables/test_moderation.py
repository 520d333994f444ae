"""What the host of a table may do about people, on both databases: allowed, refused, repeated."""

import json
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from kolam.match import MatchOver
from kolam.tables.commands import Command
from kolam.tables.errors import BadRequest, Forbidden, NotNow, Stale, Unwelcome
from kolam.tables.handover import HandOver
from kolam.tables.moderation import Close, Mute, Remove
from kolam.tables.moves import Move
from kolam.tables.opening import Open, Start
from kolam.tables.rematch import Rematch
from kolam.tables.seats import Join, Leave, Resign
from kolam.tables.service import TableService
from kolam.tables.talk import HearSpectators, Say
from tests.tables.club import ME, PERSON, asking, decide, first, full_table, guest, play, see, serving
from tests.tables.player import hear, two_at_a_table
from tools.servers import PATIENCE, Server

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]

ADA, BOB, CLEO, EVE = guest(0), guest(1), guest(2), "a spectator"


async def gathering(service: TableService) -> tuple[str, dict[str, str]]:
    """Ada's table with Bob, and a seat that waits for a third."""
    opened = await service.open(ADA, "Ada", asking("kolpa", ME, PERSON, PERSON))
    invitations = opened.invitations or {}
    await service.command(opened.id, BOB, Join(0, 1, invitations["1"], "Bob"))
    return opened.id, invitations


async def hears_eve(service: TableService, table: str) -> None:
    await service.command(table, ADA, HearSpectators((await see(service, table, 0)).revision, True))
    await service.command(table, EVE, Say((await see(service, table, 0)).revision, "Hello", "Eve"))


@pytest.mark.parametrize("asked", [Remove(1, 1), Mute(1, 1), HandOver(1, 1), Close(1)])
async def test_only_the_host_may(asked: Command, tmp_path: Path) -> None:
    async with serving(f"sqlite:///{tmp_path}/kolam.sqlite3") as service:
        table, _ = await gathering(service)
        for nobody in (BOB, EVE):
            with pytest.raises(Forbidden, match="Only the host"):
                await service.command(table, nobody, asked)


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        (Remove(1), BadRequest),
        (Remove(1, 1, 0), BadRequest),
        (Remove(1, 9), BadRequest),
        (Remove(1, spectator=0), BadRequest),
        (Remove(1, 0), NotNow),
        (Remove(1, 2), NotNow),
        (Mute(1, 0), NotNow),
        (HandOver(1, 0), NotNow),
        (HandOver(1, 2), NotNow),
        (HandOver(1, -1), BadRequest),
    ],
)
async def test_what_is_about_nobody_or_oneself_is_refused(
    asked: Command, error: type[Exception], tmp_path: Path
) -> None:
    async with serving(f"sqlite:///{tmp_path}/kolam.sqlite3") as service:
        table, _ = await gathering(service)
        with pytest.raises(error):
            await service.command(table, ADA, asked)


async def test_who_is_removed_before_the_start_cannot_return_and_the_seat_is_free(database: str) -> None:
    async with serving(database) as service:
        table, old = await gathering(service)
        assert [await service.command(table, ADA, Remove(1, 1)) for _ in range(2)] == [2, 2]
        with pytest.raises(Unwelcome, match="removed you"):
            await service.look(table, BOB, -1)
        for asked in (Join(2, 1, old["1"], "Bob"), Join(2, 2, old["2"], "Bob"), Say(2, "Hey")):
            with pytest.raises(Unwelcome):
                await service.command(table, BOB, asked)
        assert await service.tables_of(BOB) == []
        with pytest.raises(Forbidden, match="isn’t valid for this seat"):  # Bob under another cookie
            await service.command(table, "Bob again", Join(2, 1, old["1"], "Bob"))
    async with serving(database) as service:  # as any process reads it from the log
        seen = await see(service, table, 0)
        assert [seat.kind for seat in seen.seats] == ["person", "open", "open"]
        renewed = (seen.invitations or {})["1"]
        assert renewed != old["1"]
        with pytest.raises(Unwelcome):
            await service.look(table, BOB, -1)
        removed = (await service.look(table, None, 1)).events[0]
        assert (removed.kind, removed.seat, removed.name) == ("removed", 1, "Bob")
        await service.command(table, CLEO, Join(2, 1, renewed, "Cleo"))
        # What was asked about Bob does not hit Cleo, who has his seat now.
        assert await service.command(table, ADA, Remove(1, 1)) == 2
        with pytest.raises(Stale):
            await service.command(table, ADA, Remove(2, 1))
        assert (await see(service, table, 2)).seat == 1


async def test_a_bot_plays_on_for_a_player_who_is_removed_from_a_match(database: str) -> None:
    async with serving(database) as service:
        table = await full_table(service, "kolpa", 3)
        revision = (await see(service, table, 0)).revision
        removing = Remove(revision, 1)
        assert [await service.command(table, ADA, removing) for _ in range(2)] == [revision + 1] * 2
        seen = await see(service, table, 0)
        assert (seen.seats[1].kind, seen.seats[1].name, seen.seats[1].resigned) == ("bot", "Guest 1", True)
        with pytest.raises(Unwelcome):
            await service.look(table, BOB, -1)
        with pytest.raises(NotNow, match="Only a bot"):
            await service.command(table, ADA, Remove(seen.revision, 1))
        await play(service, table, "goes on")
        over = await see(service, table, 0)
        assert over.status == "over"
        with pytest.raises(MatchOver):
            await service.command(table, ADA, Remove(over.revision, 2))


async def test_a_spectator_who_is_removed_cannot_come_back(database: str) -> None:
    async with serving(database) as service:
        table = await full_table(service, "kolpa", 2)
        await hears_eve(service, table)
        await service.command(table, "another Eve", Say(4, "Hello", "Eve"))
        first_eve, other_eve = (await service.look(table, None, 3)).events
        assert (first_eve.name, first_eve.spectator) == ("Eve", 0)
        assert (other_eve.name, other_eve.spectator) == ("Eve", 1)
        assert [await service.command(table, ADA, Remove(5, spectator=0)) for _ in range(2)] == [6, 6]
        with pytest.raises(Unwelcome, match="removed you"):
            await service.look(table, EVE, -1)
        assert (await service.look(table, "another Eve", -1)).table.status == "playing"
        removed = (await service.look(table, None, 5)).events[0]
        assert (removed.kind, removed.seat, removed.name, removed.spectator) == ("removed", None, "Eve", 0)


async def test_who_is_muted_is_not_heard_until_the_host_says_so(database: str) -> None:
    async with serving(database) as service:
        table = await full_table(service, "kolpa", 2)
        await hears_eve(service, table)
        assert [await service.command(table, ADA, Mute(4, 1)) for _ in range(2)] == [5, 5]
        await service.command(table, ADA, Mute(5, spectator=0))
        for nobody in (BOB, EVE):
            with pytest.raises(Forbidden, match="muted you"):
                await service.command(table, nobody, Say(6, "Hello?", "Eve"))
            assert (await service.look(table, nobody, -1)).table.muted
    async with serving(database) as service:
        seen = await see(service, table, 0)
        assert [seat.muted for seat in seen.seats] == [False, True]
        assert not seen.muted
        muted = (await service.look(table, None, 4)).events
        assert [(each.kind, each.seat, each.spectator, each.allowed) for each in muted] == [
            ("muted", 1, None, False),
            ("muted", None, 0, False),
        ]
        await service.command(table, ADA, Mute(6, 1, muted=False))
        await service.command(table, BOB, Say(7, "Thank you"))
        assert not (await see(service, table, 1)).muted


async def test_a_table_that_was_closed_before_the_start_is_closed_for_everybody(database: str) -> None:
    async with serving(database) as service:
        opened = await service.open(ADA, "Ada", asking("kolpa", ME, PERSON))
        assert [await service.command(opened.id, ADA, Close(0)) for _ in range(2)] == [1, 1]
        invitation = (opened.invitations or {})["1"]
        for who, asked in ((BOB, Join(1, 1, invitation)), (ADA, Start(1)), (ADA, Leave(1)), (ADA, Close(1))):
            with pytest.raises(NotNow, match="has closed"):
                await service.command(opened.id, who, asked)
        seen = await see(service, opened.id, 0)
        assert (seen.status, seen.invitations) == ("closed", {})


async def test_a_listed_table_that_was_closed_is_not_listed_any_more(database: str) -> None:
    async with serving(database) as service:
        opened = await service.open(ADA, "Ada", listed())
        assert [found.id for found in await service.open_tables(BOB)] == [opened.id]
        await service.command(opened.id, ADA, Close(0))
        assert await service.open_tables(BOB) == []


async def test_the_servers_host_closes_any_table_but_one_whose_match_is_over(database: str) -> None:
    async with serving(database) as service:
        running, finished = await full_table(service, "kolpa", 2), await full_table(service, "kolpa", 2)
        await play(service, finished, "to the end")
        for _ in range(2):  # once more is as good as once
            await service.close(running)
            with pytest.raises(MatchOver):
                await service.close(finished)
        seen = [await see(service, table, 0) for table in (running, finished)]
        assert [(table.status, table.secret is None) for table in seen] == [("closed", True), ("over", False)]


async def test_a_match_whose_table_is_closed_ends_without_a_winner_or_a_secret(database: str) -> None:
    async with serving(database) as service:
        table = await full_table(service, "kolpa", 2)
        await decide(service, table, 0, first)
        before = await see(service, table, 1)
        await service.command(table, ADA, Close(before.revision))
        with pytest.raises(NotNow, match="has closed"):
            await service.command(table, BOB, Move(before.revision, (before.legal or [{}])[0]))
        with pytest.raises(NotNow, match="has closed"):
            await service.rematch(table, ADA, Rematch(before.revision + 1))
        with pytest.raises(NotNow, match="isn’t over"):
            await service.match_file(table)
    async with serving(database) as service:
        seen = await see(service, table, 1)
        assert (seen.status, seen.turn, seen.result, seen.secret, seen.legal) == ("closed", None, None, None, None)
        assert (await service.look(table, None, before.revision)).events[0].kind == "closed"


async def test_who_gets_the_table_is_its_host_from_then_on(database: str) -> None:
    async with serving(database) as service:
        table, _ = await gathering(service)
        assert [await service.command(table, ADA, HandOver(1, 1)) for _ in range(2)] == [2, 2]
        seen = [await see(service, table, seat) for seat in (0, 1)]
        assert [(look.host, look.host_seat) for look in seen] == [(False, 1), (True, 1)]
        assert seen[0].invitations is None
        assert list(seen[1].invitations or {}) == ["2"]
        with pytest.raises(Forbidden, match="Only the host"):
            await service.command(table, ADA, Close(2))
        await service.command(table, BOB, Remove(2, 0))
        with pytest.raises(Unwelcome):
            await service.look(table, ADA, -1)


@pytest.mark.parametrize("started", [False, True])
async def test_when_the_host_leaves_the_next_person_is_the_host(started: bool, database: str) -> None:
    async with serving(database) as service:
        if started:
            table = await full_table(service, "kolpa", 4, bots=1)
        else:
            table, _ = await gathering(service)
        revision = (await see(service, table, 0)).revision
        leaving = Resign(revision) if started else Leave(revision)
        assert [await service.command(table, ADA, leaving) for _ in range(2)] == [revision + 1] * 2
        assert (await see(service, table, 1)).host
        assert not (await see(service, table, 0)).host


async def test_a_host_who_leaves_nobody_behind_stays_the_host(tmp_path: Path) -> None:
    async with serving(f"sqlite:///{tmp_path}/kolam.sqlite3") as service:
        opened = await service.open(ADA, "Ada", asking("kolpa", ME, PERSON))
        await service.command(opened.id, ADA, Leave(0))
        assert (await see(service, opened.id, 0)).host


def test_the_feed_of_somebody_who_is_removed_ends_with_words(server: Server) -> None:
    table, ada, bob = two_at_a_table(server.url)
    with bob.feed(table) as feed:
        hear(feed)
        ada.does(table, "remove", ada.sees(table)["revision"], seat=1)
        told = json.loads(feed.recv(timeout=PATIENCE))
        assert (told["status"], told["answer"]["error"]) == (403, "removed")
        assert told["answer"]["message"] == "The host has removed you from this table."
        with pytest.raises(ConnectionClosed) as closed:
            feed.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "removed")
    with bob.feed(table) as again:
        assert json.loads(again.recv(timeout=PATIENCE))["status"] == 403
        with pytest.raises(ConnectionClosed):
            again.recv(timeout=PATIENCE)
    answer = bob.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["error"]) == (403, "removed")


def listed() -> Open:
    return msgspec.structs.replace(asking("kolpa", ME, PERSON), listed=True)
