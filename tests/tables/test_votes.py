"""A vote on the seat of somebody who keeps the others waiting, on both databases."""

import msgspec
import pytest

from kolam.tables.errors import BadRequest, Forbidden, NotNow
from kolam.tables.opening import Open
from kolam.tables.seats import Join, Resign
from kolam.tables.service import TableService
from kolam.tables.votes import STALLED_SECONDS, AgreeToVote, CallVote, RefuseVote, enough
from tests.tables.club import ME, PERSON, Clock, asking, decide, eventually, first, full_table, guest, see, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]

EVE = "a newcomer"


async def revision(service: TableService, table: str) -> int:
    return (await see(service, table, 0)).revision


async def vote_carried(service: TableService, clock: Clock, to: str) -> str:
    """A table of three at which seat 0 has kept the others waiting until they gave its seat away."""
    table = await full_table(service, "kolpa", 3)
    clock.now += STALLED_SECONDS
    at = await revision(service, table)
    await service.command(table, guest(1), CallVote(at, 0, to))  # type: ignore[arg-type]
    await service.command(table, guest(2), AgreeToVote(at + 1))
    return table


@pytest.mark.parametrize(("voters", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_more_than_half_of_the_others_have_to_agree(voters: int, needed: int) -> None:
    assert enough(voters) == needed


async def test_a_seat_that_keeps_the_others_waiting_is_given_to_a_bot(database: str) -> None:
    clock = Clock()
    async with serving(database, clock=clock) as service:
        table = await full_table(service, "kolpa", 3)
        at = await revision(service, table)
        began = clock.now
        assert (await see(service, table, 1)).stalled == {"0": began + STALLED_SECONDS}
        clock.now += STALLED_SECONDS - 1
        with pytest.raises(NotNow, match="still has time"):
            await service.command(table, guest(1), CallVote(at, 0, "bot"))
        clock.now += 1
        calling = CallVote(at, 0, "bot")
        assert [await service.command(table, guest(1), calling) for _ in range(2)] == [at + 1] * 2
        vote = (await see(service, table, 2)).vote
        assert vote is not None
        assert (vote.about, vote.to, vote.agreed, vote.enough) == (0, "bot", [1], 2)
        with pytest.raises(NotNow, match="already voted"):
            await service.command(table, guest(1), AgreeToVote(at + 1))
        with pytest.raises(NotNow, match="yourself"):
            await service.command(table, guest(0), RefuseVote(at + 1))
        with pytest.raises(Forbidden, match="have a seat"):
            await service.command(table, EVE, AgreeToVote(at + 1))
        agreeing = AgreeToVote(at + 1)
        assert [await service.command(table, guest(2), agreeing) for _ in range(2)] == [at + 2] * 2
        seen = await see(service, table, 0)
        assert (seen.seats[0].kind, seen.seats[0].name, seen.seats[0].vacant) == ("bot", "Guest 0", False)
        assert (seen.seat, seen.lost_seat, seen.vote) == (None, 0, None)
        assert (await see(service, table, 1)).host  # seat 0 had opened the table
        kinds = [event.kind for event in (await service.look(table, None, at)).events]
        assert kinds[:4] == ["vote_called", "vote_agreed", "handed_over", "replaced"]
        with pytest.raises(Forbidden, match="isn’t valid"):
            await service.command(table, EVE, Join(seen.revision, 0, "guessed"))
        await eventually(service, table, lambda look: look.turn != 0)


async def test_of_two_people_one_waits_and_decides(database: str) -> None:
    clock = Clock()
    async with serving(database, clock=clock) as service:
        table = await full_table(service, "kolpa", 2)
        clock.now += STALLED_SECONDS
        at = await revision(service, table)
        await service.command(table, guest(1), CallVote(at, 0, "bot"))
        assert (await see(service, table, 1)).seats[0].kind == "bot"


async def test_who_refuses_ends_a_vote_that_cannot_be_carried_and_the_next_has_to_wait(database: str) -> None:
    clock = Clock()
    async with serving(database, clock=clock) as service:
        table = await full_table(service, "kolpa", 3)
        clock.now += STALLED_SECONDS
        at = await revision(service, table)
        await service.command(table, guest(1), CallVote(at, 0, "bot"))
        refusing = RefuseVote(at + 1)
        assert [await service.command(table, guest(2), refusing) for _ in range(2)] == [at + 2] * 2
        assert (await see(service, table, 1)).vote is None
        with pytest.raises(NotNow, match="no vote"):
            await service.command(table, guest(2), AgreeToVote(at + 2))
        with pytest.raises(NotNow, match="still has time"):
            await service.command(table, guest(1), CallVote(at + 2, 0, "bot"))
        clock.now += STALLED_SECONDS
        await service.command(table, guest(1), CallVote(at + 2, 0, "bot"))


async def test_a_vote_is_void_when_the_missing_one_decides(database: str) -> None:
    clock = Clock()
    async with serving(database, clock=clock) as service:
        table = await full_table(service, "kolpa", 3)
        clock.now += STALLED_SECONDS
        at = await revision(service, table)
        await service.command(table, guest(1), CallVote(at, 0, "bot"))
        await decide(service, table, 0, first)
        seen = await see(service, table, 2)
        assert seen.vote is None
        with pytest.raises(NotNow, match="no vote"):
            await service.command(table, guest(2), AgreeToVote(seen.revision))


async def test_one_vote_at_a_time_and_not_on_oneself_a_bot_or_nobody(database: str) -> None:
    clock = Clock()
    async with serving(database, clock=clock) as service:
        table = await full_table(service, "kolpa", 4, bots=1)
        clock.now += STALLED_SECONDS
        at = await revision(service, table)
        for about, error in ((1, NotNow), (2, NotNow), (3, NotNow), (7, BadRequest)):
            with pytest.raises(error):
                await service.command(table, guest(1), CallVote(at, about, "bot"))
        await service.command(table, guest(1), CallVote(at, 0, "bot"))
        with pytest.raises(NotNow, match="Another vote"):
            await service.command(table, guest(2), CallVote(at + 1, 0, "newcomer"))
        await service.command(table, guest(2), CallVote(at + 1, 0, "bot"))  # asked at the same time: it counts as a yes
        assert (await see(service, table, 1)).seats[0].kind == "bot"


async def test_with_a_clock_it_is_not_the_turn_but_missed_turns_that_count(database: str) -> None:
    clock = Clock()
    async with serving(database, clock=clock) as service:
        table = await full_table(service, "kolpa", 2, thinking=60)
        assert (await see(service, table, 1)).stalled == {}
        for _ in range(2):
            seen = await eventually(service, table, lambda look: look.deadline is not None)
            while seen.turn == 1:
                await decide(service, table, 1, first)
                seen = await see(service, table, 1)
            clock.now += 60
            await service.look_after(table)
            await eventually(service, table, lambda look: look.turn != 0 or look.deadline is not None)
        seen = await see(service, table, 1)
        assert seen.stalled == {"0": 0.0}
        await service.command(table, guest(1), CallVote(seen.revision, 0, "bot"))
        assert (await see(service, table, 1)).seats[0].kind == "bot"


async def test_a_newcomer_takes_the_seat_that_a_bot_has_kept(database: str) -> None:
    clock = Clock()
    async with serving(database, clock=clock) as service:
        table = await vote_carried(service, clock, "newcomer")
        host = await see(service, table, 1)
        assert (host.host, host.seats[0].kind, host.seats[0].vacant) == (True, "bot", True)
        invitation = (host.invitations or {})["0"]
        with pytest.raises(Forbidden, match="isn’t valid"):
            await service.command(table, EVE, Join(host.revision, 0, None, "Eve"))
        at = await revision(service, table)
        joining = Join(at, 0, invitation, "Eve")
        joined = await service.command(table, EVE, joining)
        assert await service.command(table, EVE, joining) == joined
        seen = (await service.look(table, EVE, -1)).table
        assert (seen.seat, seen.seats[0].kind, seen.seats[0].name, seen.seats[0].vacant) == (0, "person", "Eve", False)
        assert seen.view is not None
        assert [found.id for found in await service.tables_of(EVE)] == [table]
        assert (await service.look(table, guest(0), -1)).table.lost_seat == 0
        with pytest.raises(NotNow, match="already sitting there"):
            await service.command(table, guest(0), Join(seen.revision, 0))
    async with serving(database) as service:
        assert (await service.look(table, EVE, -1)).table.seat == 0


async def test_who_comes_back_before_a_newcomer_sits_down_again(database: str) -> None:
    clock = Clock()
    async with serving(database, clock=clock) as service:
        table = await vote_carried(service, clock, "newcomer")
        back = await see(service, table, 0)
        assert (back.seat, back.lost_seat) == (None, 0)
        await service.command(table, guest(0), Join(back.revision, 0, None, "Guest 0"))
        again = await see(service, table, 0)
        assert (again.seat, again.lost_seat, again.seats[0].kind) == (0, None, "person")


async def test_who_has_seen_another_hand_is_no_newcomer(tmp_path: object) -> None:
    clock = Clock()
    async with serving(f"sqlite:///{tmp_path}/kolam.sqlite3", clock=clock) as service:
        table = await full_table(service, "kolpa", 3)
        clock.now += STALLED_SECONDS
        at = await revision(service, table)
        await service.command(table, guest(1), CallVote(at, 0, "newcomer"))
        await service.command(table, guest(2), AgreeToVote(at + 1))
        invitation = ((await see(service, table, 1)).invitations or {})["0"]
        await service.command(table, guest(2), Resign(await revision(service, table)))
        with pytest.raises(NotNow, match="another seat"):
            await service.command(table, guest(2), Join(await revision(service, table), 0, invitation, "Cleo"))


@pytest.mark.parametrize(("game", "seconds"), [("kolpa", 30), ("kerala", 60), ("ganesha", 60)])
async def test_a_listed_table_has_a_clock_unless_its_host_says_otherwise(
    game: str, seconds: int, tmp_path: object
) -> None:
    async with serving(f"sqlite:///{tmp_path}/kolam.sqlite3") as service:
        said = msgspec.structs.replace(asking(game, ME, PERSON), listed=True)
        unsaid = Open(game, [ME, PERSON], listed=True)
        assert (await service.open(guest(0), "Ada", said)).thinking is None
        assert (await service.open(guest(0), "Ada", unsaid)).thinking == seconds
        assert (await service.open(guest(0), "Ada", Open(game, [ME, PERSON]))).thinking is None
