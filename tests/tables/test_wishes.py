"""What people say about their seats before the start, on both databases: a colour, and who is younger than whom."""

import asyncio
from typing import Any

import pytest

from kolam.tables.errors import BadRequest, Forbidden, NotNow
from kolam.tables.opening import Open, SeatWish, Start
from kolam.tables.seats import Join, Leave
from kolam.tables.service import TableService
from kolam.tables.wishes import Order, Wish
from tests.tables.club import BOT, ME, PERSON, asking, guest, see, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]


class Gathering:
    """A table that waits: Ada has seat 0, Bob seat 1, and the others are missing."""

    def __init__(self, service: TableService, table: str, invitations: dict[str, str]) -> None:
        self.service, self.table, self.invitations = service, table, invitations

    async def sit(self, seat: int, name: str) -> None:
        joining = Join(await self.revision(), seat, self.invitations[str(seat)], name)
        await self.service.command(self.table, guest(seat), joining)

    async def wish(self, seat: int, value: str | None) -> int:
        return await self.service.command(self.table, guest(seat), Wish(await self.revision(), "colours", value))

    async def order(self, seat: int, raised: int) -> int:
        return await self.service.command(self.table, guest(seat), Order(await self.revision(), "youngest", raised))

    async def start(self) -> list[str]:
        await self.service.command(self.table, guest(0), Start(await self.revision(), "random"))
        colours: list[str] = (await see(self.service, self.table, 0)).options["colours"]
        return colours

    async def revision(self) -> int:
        return (await see(self.service, self.table, 0)).revision

    async def wishes(self) -> list[str | None]:
        return ((await see(self.service, self.table, None)).wishes or {})["colours"]

    async def youngest(self) -> list[int]:
        youngest: list[int] = (await see(self.service, self.table, None)).options["youngest"]
        return youngest


async def gather(service: TableService, game: str, *seats: SeatWish, **options: Any) -> Gathering:
    opened = await service.open(guest(0), "Ada", asking(game, *(seats or (ME, PERSON, PERSON)), **options))
    found = Gathering(service, opened.id, opened.invitations or {})
    await found.sit(1, "Bob")
    return found


async def test_everybody_chooses_a_colour_and_the_rest_is_as_usual(database: str) -> None:
    async with serving(database) as service:
        table = await gather(service, "kerala")
        assert await table.wishes() == [None, None, None]
        await table.wish(1, "B")
        assert await table.wishes() == [None, "B", None]
        told = (await service.look(table.table, None, 1)).events[0]
        assert (told.kind, told.seat, told.option, told.value) == ("wished", 1, "colours", "B")
        assert await table.start() == ["P", "B", "R"]
        assert (await see(service, table.table, None)).wishes is None


async def test_the_second_who_wants_a_colour_is_told_who_has_it(database: str) -> None:
    async with serving(database) as service:
        table = await gather(service, "kerala")
        await table.wish(1, "R")
        with pytest.raises(NotNow, match="Bob has already chosen this"):
            await table.wish(0, "R")
        await table.wish(1, None)
        await table.wish(0, "R")
        assert await table.wishes() == ["R", None, None]


async def test_a_seat_that_is_left_frees_its_colour(database: str) -> None:
    async with serving(database) as service:
        table = await gather(service, "kerala")
        await table.wish(1, "R")
        await service.command(table.table, guest(1), Leave(await table.revision()))
        assert await table.wishes() == [None, None, None]
        await table.wish(0, "R")
    async with serving(database) as service:  # a process that reads all of it from the log
        assert (await see(service, table.table, None)).wishes == {"colours": ["R", None, None]}


async def test_what_the_host_says_in_the_form_is_the_beginning(database: str) -> None:
    """Only a person keeps what the host gave their seat: bots and free seats get what is left."""
    async with serving(database) as service:
        table = await gather(service, "kerala", ME, PERSON, PERSON, BOT, colours=["G", "K", "R", "P"])
        assert await table.wishes() == ["G", "K", "R", "P"]
        with pytest.raises(NotNow, match="Ada"):
            await table.wish(1, "G")
        await table.wish(1, "R")
        await table.wish(0, "P")
        assert await table.wishes() == ["P", "R", None, None]
        assert await table.start() == ["P", "R", "B", "G"]


async def test_five_colours_for_five_and_bots_get_what_is_left(database: str) -> None:
    async with serving(database) as service:
        table = await gather(service, "kerala", ME, PERSON, PERSON, BOT, BOT)
        await table.wish(0, "K")
        await table.wish(1, "G")
        assert await table.start() == ["K", "G", "R", "B", "P"]


@pytest.mark.parametrize(
    ("asked", "seat", "error", "words"),
    [
        (Wish(1, "colours", "X"), 1, BadRequest, "value"),
        (Wish(1, "youngest", "B"), 1, BadRequest, "option"),
        (Wish(1, "tiles", "B"), 1, BadRequest, "option"),
        (Wish(1, "first", "1"), 1, BadRequest, "option"),
        (Order(1, "colours", 1), 1, BadRequest, "option"),
        (Wish(1, "colours", "B"), 7, Forbidden, "have a seat"),
        (Order(1, "colours", 1), 7, Forbidden, "have a seat"),
    ],
)
async def test_what_cannot_be_wished_is_refused(
    asked: Wish | Order, seat: int, error: type[Exception], words: str, tmp_path: object
) -> None:
    async with serving(f"sqlite:///{tmp_path}/kolam.sqlite3") as service:
        table = await gather(service, "kerala")
        before = await see(service, table.table, None)
        with pytest.raises(error, match=words):
            await service.command(table.table, guest(seat), asked)
        assert await see(service, table.table, None) == before


async def test_nothing_is_wished_after_the_start(database: str) -> None:
    async with serving(database) as service:
        table = await gather(service, "kerala")
        await table.start()
        with pytest.raises(NotNow, match="already started"):
            await table.wish(1, "B")
    async with serving(database) as service:
        table = await gather(service, "ganesha", ME, PERSON)
        with pytest.raises(NotNow, match="already started"):
            await table.order(1, 1)


async def test_repeating_a_wish_is_harmless(database: str) -> None:
    async with serving(database) as service:
        table = await gather(service, "kerala")
        asked = Wish(1, "colours", "R")
        assert [await service.command(table.table, guest(1), asked) for _ in range(3)] == [2, 2, 2]
        assert await table.revision() == 2


async def test_of_two_who_want_a_colour_at_once_in_two_processes_one_gets_it(database: str) -> None:
    async with serving(database) as one, serving(database) as other:
        table = await gather(one, "kerala")
        await see(other, table.table, 0)
        answers = await asyncio.gather(
            one.command(table.table, guest(0), Wish(1, "colours", "R")),
            other.command(table.table, guest(1), Wish(1, "colours", "R")),
            return_exceptions=True,
        )
        assert sorted(map(type, answers), key=str) == sorted((int, NotNow), key=str)
        assert sorted(await table.wishes(), key=str) == [None, None, "R"]


async def test_anybody_seated_sorts_the_seats_and_the_log_tells_who(database: str) -> None:
    async with serving(database) as service:
        table = await gather(service, "ganesha", youngest=[0, 1, 2])
        await table.order(1, 2)
        assert await table.youngest() == [0, 2, 1]
        await table.order(0, 2)
        assert await table.youngest() == [2, 0, 1]
        told = [(event.seat, event.option, event.raised) for event in (await service.look(table.table, None, 1)).events]
        assert told == [(1, "youngest", 2), (0, "youngest", 2)]
        with pytest.raises(NotNow, match="already at the top"):
            await table.order(1, 2)
        with pytest.raises(BadRequest, match="no seat 3"):
            await table.order(1, 3)
        asked = Order(await table.revision(), "youngest", 1)
        assert len({await service.command(table.table, guest(1), asked) for _ in range(2)}) == 1
        assert await table.youngest() == [2, 1, 0]
    async with serving(database) as service:
        read = await see(service, table.table, 0)
        assert read.options["youngest"] == [2, 1, 0]
        await service.command(table.table, guest(0), Start(read.revision, "random"))
        assert (await see(service, table.table, 0)).options["youngest"] == [2, 1, 0]


async def test_an_order_that_nobody_said_is_drawn_and_shown_as_drawn(database: str) -> None:
    async with serving(database) as service:
        said = await gather(service, "ganesha", youngest=[1, 0, 2])
        assert (await see(service, said.table, None)).ordered == ["youngest"]
        opened = await service.open(guest(0), "Ada", Open("ganesha", [ME, PERSON, PERSON]))
        assert (sorted(opened.options["youngest"]), opened.ordered) == ([0, 1, 2], [])
        last = opened.options["youngest"][-1]
        await service.command(opened.id, guest(0), Order(0, "youngest", last))
        seen = await see(service, opened.id, 0)
        assert (seen.ordered, seen.options["youngest"].index(last)) == (["youngest"], 1)
