"""Rematch, on both databases: offered, agreed to, declined, and all of that at once."""

import asyncio

import pytest

from kolam.tables.errors import Forbidden, NotNow, Unwelcome
from kolam.tables.log import Row
from kolam.tables.look import TableLook
from kolam.tables.moderation import Mute, Remove
from kolam.tables.rematch import DeclineRematch, Rematch
from kolam.tables.seats import Resign
from kolam.tables.service import TableService
from kolam.tables.talk import HearSpectators, Say
from kolam.tables.writer import Write
from tests.tables.club import eventually, full_table, guest, play, see, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]


async def finished(service: TableService, players: int = 2, bots: int = 0) -> tuple[str, int]:
    """A table whose match is over, and its revision."""
    table = await full_table(service, "kolpa", players, bots)
    return table, (await play(service, table, "rematch")).revision


async def bots_have_played(service: TableService, table: str) -> TableLook:
    """A bot that thinks while the server is taken away from under it leaves a connection behind."""
    return await eventually(service, table, lambda seen: seen.turn is None or seen.seats[seen.turn].kind == "person")


async def test_they_play_again_when_all_people_agree_and_the_next_seat_starts(database: str) -> None:
    async with serving(database) as service:
        table = await full_table(service, "kolpa", 3)
        with pytest.raises(NotNow, match="over yet"):
            await service.rematch(table, guest(0), Rematch(3))
        over = await play(service, table, "rematch")
        with pytest.raises(Forbidden):
            await service.rematch(table, "a spectator", Rematch(over.revision))
        assert (over.rematch_offer, over.rematch_declined, over.rematch) == (None, None, None)
        assert await service.rematch(table, guest(1), Rematch(over.revision)) is None
        assert (await see(service, table, None)).rematch_offer == [1]
        assert await service.rematch(table, guest(0), Rematch(over.revision)) is None
        assert (await see(service, table, None)).rematch_offer == [0, 1]
        again = await service.rematch(table, guest(2), Rematch(over.revision))
        assert again is not None
        seen = await see(service, again, 2)
        assert (seen.status, seen.seat, seen.options["first"], seen.turn) == ("playing", 2, 1, 1)
        assert [seat.name for seat in seen.seats] == [seat.name for seat in over.seats]
        assert (seen.host, seen.host_seat) == (False, 0)
        assert seen.commitment != over.commitment
        there = await see(service, table, None)
        assert (there.rematch, there.rematch_offer) == (again, None)
        told = [(event.kind, event.seat) for event in (await service.look(table, None, over.revision)).events]
        assert told == [("rematch_offered", 1), ("rematch_offered", 0), ("rematched", 2)]
        for seat in range(3):
            assert await service.rematch(table, guest(seat), Rematch(over.revision)) == again
        with pytest.raises(NotNow, match="already a rematch"):
            await service.command(table, guest(0), DeclineRematch(there.revision))


async def test_alone_among_bots_the_next_match_begins_at_once(database: str) -> None:
    async with serving(database) as service:
        table, revision = await finished(service, 3, bots=2)
        again = await service.rematch(table, guest(0), Rematch(revision))
        assert again is not None
        seen = await bots_have_played(service, again)
        assert [seat.kind for seat in seen.seats] == ["person", "bot", "bot"]


async def test_who_declines_ends_the_offer_until_somebody_offers_anew(database: str) -> None:
    async with serving(database) as service:
        table, revision = await finished(service)
        with pytest.raises(NotNow, match="Nobody has offered"):
            await service.command(table, guest(1), DeclineRematch(revision))
        await service.rematch(table, guest(0), Rematch(revision))
        with pytest.raises(Forbidden):
            await service.command(table, "a spectator", DeclineRematch(revision + 1))
        declining = DeclineRematch(revision + 1)
        assert [await service.command(table, guest(1), declining) for _ in range(2)] == [revision + 2] * 2
        declined = await see(service, table, 0)
        assert (declined.rematch_offer, declined.rematch_declined, declined.rematch) == (None, 1, None)
        # Who agreed before, and repeats that for want of an answer, does not offer anew.
        assert await service.rematch(table, guest(0), Rematch(revision)) is None
        assert (await see(service, table, 0)).rematch_offer is None
        assert await service.rematch(table, guest(1), Rematch(declined.revision)) is None
        offered = await see(service, table, 0)
        assert (offered.rematch_offer, offered.rematch_declined) == ([1], None)
        assert await service.rematch(table, guest(0), Rematch(offered.revision)) is not None


async def test_offering_twice_is_offering_once(database: str) -> None:
    async with serving(database) as service:
        table, revision = await finished(service)
        for looked_at in (revision, revision, revision + 1):
            assert await service.rematch(table, guest(0), Rematch(looked_at)) is None
        seen = await see(service, table, 0)
        assert (seen.revision, seen.rematch_offer) == (revision + 1, [0])


async def test_who_has_resigned_is_not_asked(database: str) -> None:
    async with serving(database) as service:
        table = await full_table(service, "kolpa", 3)
        await service.command(table, guest(1), Resign((await see(service, table, 1)).revision))
        over = await play(service, table, "without her")
        with pytest.raises(Forbidden):
            await service.rematch(table, guest(1), Rematch(over.revision))
        assert await service.rematch(table, guest(0), Rematch(over.revision)) is None
        assert (await see(service, table, 0)).rematch_offer == [0, 1]
        again = await service.rematch(table, guest(2), Rematch(over.revision))
        assert again is not None
        bot = (await bots_have_played(service, again)).seats[1]
        assert (bot.kind, bot.resigned) == ("bot", False)


async def test_who_was_muted_or_removed_is_so_in_the_rematch_too(database: str) -> None:
    async with serving(database) as service:
        table = await full_table(service, "kolpa", 3)
        await service.command(table, guest(0), Mute((await see(service, table, 0)).revision, seat=1))
        await service.command(table, guest(0), HearSpectators((await see(service, table, 0)).revision, allowed=True))
        await service.command(table, "eve", Say((await see(service, table, 0)).revision, "Boo!", "Eve"))
        await service.command(table, guest(0), Remove((await see(service, table, 0)).revision, spectator=0))
        over = await play(service, table, "muted")
        for number in range(3):
            again = await service.rematch(table, guest(number), Rematch(over.revision))
        assert again is not None
        seen = await see(service, again, 0)
        assert [seat.muted for seat in seen.seats] == [False, True, False]
        with pytest.raises(Forbidden):
            await service.command(again, guest(1), Say(seen.revision, "Can you hear me?"))
        with pytest.raises(Unwelcome):
            await service.look(again, "eve", -1)
        await service.command(again, guest(0), Mute(seen.revision, seat=1, muted=False))
        await service.command(again, guest(1), Say(seen.revision, "Thank you!"))


async def test_of_offers_made_at_once_in_two_processes_one_opens_one_table(database: str) -> None:
    async with serving(database) as one, serving(database) as other:
        for _ in range(3):
            table, revision = await finished(one)
            await see(other, table, 0)
            answers = await asyncio.gather(
                one.rematch(table, guest(0), Rematch(revision)), other.rematch(table, guest(1), Rematch(revision))
            )
            opened = {answer for answer in answers if answer is not None}
            assert len(opened) == 1
            for service in (one, other):
                assert {(await see(service, table, None)).rematch} == opened
                assert await service.rematch(table, guest(0), Rematch(revision)) in opened


async def test_the_last_to_agree_does_so_once_however_often_it_is_asked(database: str) -> None:
    async with serving(database) as one, serving(database) as other:
        table, revision = await finished(one)
        await one.rematch(table, guest(0), Rematch(revision))
        await see(other, table, 0)
        asked = Rematch(revision + 1)
        answers = await asyncio.gather(*(service.rematch(table, guest(1), asked) for service in (one, other) * 3))
        assert len(set(answers)) == 1
        assert answers[0] is not None
        seen = await see(one, table, 1)
        assert (seen.revision, seen.rematch) == (revision + 2, answers[0])
        assert len(await one.tables_of(guest(1))) == 2


async def test_to_agree_and_to_decline_at_once_comes_to_one_end(database: str) -> None:
    async with serving(database) as one, serving(database) as other:
        table, revision = await finished(one, 3)
        await one.rematch(table, guest(0), Rematch(revision))
        await one.rematch(table, guest(1), Rematch(revision + 1))
        await see(other, table, 0)
        agreed, declined = await asyncio.gather(
            one.rematch(table, guest(2), Rematch(revision + 2)),
            other.command(table, guest(1), DeclineRematch(revision + 2)),
            return_exceptions=True,
        )
        seen = await see(one, table, None)
        if isinstance(declined, NotNow):
            assert (seen.rematch, seen.rematch_offer) == (agreed, None)
        else:
            assert agreed is None
            assert (seen.rematch, seen.rematch_offer) == (None, [2])


async def test_a_rematch_from_before_there_were_offers_still_leads_to_its_table(database: str) -> None:
    async with serving(database) as service:
        table, revision = await finished(service)
        old = Row(revision + 1, "rematched", 1, '{"table":"Kq7mT2xWzR4p"}', 1.5)
        await service.store.append(Write(table, [old]))
        assert (await see(service, table, 0)).rematch == "Kq7mT2xWzR4p"
        assert await service.rematch(table, guest(0), Rematch(revision)) == "Kq7mT2xWzR4p"
