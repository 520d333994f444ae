"""Who sits where, on both databases: opening, invitations, leaving, names, starting."""

import pytest

from kolam.bots import UnknownBot
from kolam.engine.errors import BadOption, UnknownGame
from kolam.match import BadSeats
from kolam.tables.errors import BadRequest, Forbidden, NotNow
from kolam.tables.opening import Open, SeatWish, Start
from kolam.tables.seats import Join, Leave, Rename, Resign
from kolam.tables.table import Holder, with_characters
from tests.tables.club import BOT, ME, PERSON, asking, full_table, guest, see, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]


async def test_the_match_starts_when_the_last_seat_is_taken(database: str) -> None:
    async with serving(database) as service:
        opened = await service.open(guest(0), "Ada", asking("kolpa", ME, PERSON, BOT))
        assert (opened.status, opened.seat, opened.host, opened.view) == ("gathering", 0, True, None)
        assert [seat.kind for seat in opened.seats] == ["person", "open", "bot"]
        assert list(opened.invitations or {}) == ["1"]
        assert (await see(service, opened.id, 1)).invitations is None
        invitation = (opened.invitations or {})["1"]
        with pytest.raises(Forbidden, match="valid for this seat"):
            await service.command(opened.id, guest(1), Join(0, 1, "guessed"))
        with pytest.raises(BadRequest, match="no seat 7"):
            await service.command(opened.id, guest(1), Join(0, 7, invitation))
        with pytest.raises(NotNow, match="one seat"):
            await service.command(opened.id, guest(0), Join(0, 1, invitation))
        await service.command(opened.id, guest(1), Join(0, 1, invitation, "Bob"))
        seen = await see(service, opened.id, 1)
        assert (seen.status, seen.seat, seen.seats[1].name) == ("playing", 1, "Bob")
        with pytest.raises(NotNow, match="already sitting there"):
            await service.command(opened.id, guest(2), Join(0, 1, invitation))


async def test_a_guest_who_leaves_before_the_start_can_be_followed_by_another(database: str) -> None:
    async with serving(database) as service:
        opened = await service.open(guest(0), "Ada", asking("kolpa", ME, PERSON, PERSON))
        invitation = (opened.invitations or {})["1"]
        await service.command(opened.id, guest(1), Join(0, 1, invitation, "Bob"))
        with pytest.raises(Forbidden, match="have a seat"):
            await service.command(opened.id, guest(2), Leave(1))
        await service.command(opened.id, guest(1), Leave(1))
        assert (await see(service, opened.id, 1)).seat is None
        await service.command(opened.id, guest(2), Join(2, 1, invitation, "Cleo"))
        assert (await see(service, opened.id, 0)).seats[1].name == "Cleo"
        assert await service.tables_of(guest(1)) == []


async def test_the_host_need_not_wait_bots_take_the_open_seats(database: str) -> None:
    async with serving(database) as service:
        opened = await service.open(guest(0), "Ada", asking("kolpa", ME, PERSON, PERSON))
        with pytest.raises(Forbidden, match="Only the host"):
            await service.command(opened.id, guest(1), Start(0))
        with pytest.raises(UnknownBot, match="genius"):
            await service.command(opened.id, guest(0), Start(0, "genius"))
        await service.command(opened.id, guest(0), Start(0, "random"))
        seen = await see(service, opened.id, 0)
        assert seen.status == "playing"
        assert [seat.level for seat in seen.seats] == [None, "random", "random"]
        with pytest.raises(NotNow, match="already started"):
            await service.command(opened.id, guest(0), Start(seen.revision))
        with pytest.raises(NotNow, match="resign instead"):
            await service.command(opened.id, guest(0), Leave(seen.revision))


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
    async with serving(f"sqlite:///{tmp_path}/kolam.sqlite3") as service:
        with pytest.raises(error):
            await service.open(guest(0), "Ada", asked)
        assert await service.tables_of(guest(0)) == []


async def test_who_starts_is_drawn_where_nobody_says(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/kolam.sqlite3") as service:
        drawn = {(await service.open(guest(0), "Ada", Open("kolpa", [ME, PERSON]))).options["first"] for _ in range(40)}
    assert drawn == {0, 1}


async def test_a_bot_is_a_character_that_nobody_else_is_called_like(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/kolam.db") as service:
        usual = await service.open(guest(0), "Ada", asking("kolpa", ME, BOT, BOT, BOT))
        names = [seat.name for seat in usual.seats]
        assert len(set(names)) == 4
        assert [seat.character for seat in usual.seats[1:]] == [str(name).lower() for name in names[1:]]
        assert usual.seats[0].character is None
    namesake = Holder(guest(1), names[1])  # from before such names were refused
    company = with_characters([Holder(level="random"), Holder(level="random"), Holder(level="random"), namesake])
    assert len({holder.name for holder in company}) == 4


async def test_a_bot_that_plays_on_for_somebody_keeps_their_name_and_is_no_character(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/kolam.db") as service:
        table = await full_table(service, "kolpa", 2)
        before = await see(service, table, 1)
        await service.command(table, guest(1), Resign(before.revision))
        left = (await see(service, table, 0)).seats[1]
        assert (left.kind, left.name, left.character) == ("bot", before.seats[1].name, None)


@pytest.mark.parametrize("name", ["", " Bob", "x" * 41, "a\x1bb", "\u202e"])
async def test_a_name_that_cannot_be_read_is_refused(name: str, tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/kolam.sqlite3") as service:
        table = await full_table(service, "kolpa", 2)
        with pytest.raises(BadRequest, match="name"):
            await service.command(table, guest(0), Rename(1, name))
