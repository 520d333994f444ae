"""Who is heard at a table, and who has left it, on both databases."""

from pathlib import Path

import pytest

from kolam.bots.characters import character
from kolam.tables.errors import BadRequest, Forbidden
from kolam.tables.log import Row
from kolam.tables.opening import Start
from kolam.tables.seats import Join, Leave, Resign
from kolam.tables.talk import HearSpectators, Say
from kolam.tables.writer import Write
from tests.tables.club import ME, PERSON, asking, full_table, guest, see, serving
from tests.tables.player import Player, two_at_a_table
from tools.servers import local_server

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]

EVE = "a spectator"


async def test_spectators_are_heard_if_the_host_lets_them(database: str) -> None:
    async with serving(database) as service:
        table = await full_table(service, "kolpa", 2)
        with pytest.raises(Forbidden, match="you can watch"):
            await service.command(table, EVE, Say(2, "Hello", "Eve"))
        for nobody in (guest(1), EVE):
            with pytest.raises(Forbidden, match="Only the host"):
                await service.command(table, nobody, HearSpectators(2, True))
        allowing = HearSpectators(2, True)
        assert [await service.command(table, guest(0), allowing) for _ in range(2)] == [3, 3]
        saying = Say(3, "Hello", "Eve")
        assert [await service.command(table, EVE, saying) for _ in range(2)] == [4, 4]
        await service.command(table, guest(1), Say(4, "Hello, Eve", "Mallory"))
        allowed, hers, his = (await service.look(table, None, 2)).events
        assert (allowed.kind, allowed.allowed) == ("spectators_heard", True)
        assert (hers.kind, hers.seat, hers.name, hers.text) == ("said", None, "Eve", "Hello")
        assert (his.kind, his.seat, his.name, his.text) == ("said", 1, None, "Hello, Eve")
        assert (await see(service, table, None)).spectators_talk
        await service.command(table, guest(0), HearSpectators(5, False))
        with pytest.raises(Forbidden, match="you can watch"):
            await service.command(table, EVE, Say(6, "Hello again", "Eve"))
        await service.command(table, guest(1), Say(6, "Players always may"))
        assert not (await see(service, table, None)).spectators_talk


@pytest.mark.parametrize("asked", [Say(3, "", "Eve"), Say(3, "x" * 501, "Eve"), Say(3, "Hello", "\u202e")])
async def test_what_a_spectator_says_has_the_limits_of_a_players_words(asked: Say, tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/kolam.sqlite3") as service:
        table = await full_table(service, "kolpa", 2)
        await service.command(table, guest(0), HearSpectators(2, True))
        with pytest.raises(BadRequest):
            await service.command(table, EVE, asked)


async def test_the_log_says_who_has_left_and_for_whom_a_bot_plays_on(database: str) -> None:
    async with serving(database) as service:
        opened = await service.open(guest(0), "Ada", asking("kolpa", ME, PERSON, PERSON))
        table, invitations = opened.id, opened.invitations or {}
        await service.command(table, guest(1), Join(0, 1, invitations["1"], "Bob"))
        assert [await service.command(table, guest(1), Leave(1)) for _ in range(2)] == [2, 2]
        await service.command(table, guest(2), Join(2, 2, invitations["2"], "Cleo"))
        await service.command(table, guest(0), Start(3, "random"))
        await service.command(table, guest(2), Resign((await see(service, table, 2)).revision))
    async with serving(database) as service:
        told = {event.kind: event.name for event in (await service.look(table, None, -1)).events}
        assert (told["left"], told["resigned"]) == ("Bob", "Cleo")
        seen = await see(service, table, 0)
        assert [(seat.name, seat.resigned) for seat in seen.seats] == [
            ("Ada", False),
            (character("random", 1, ["Ada", "Cleo"]).name, False),
            ("Cleo", True),
        ]


async def test_a_log_from_before_names_were_kept_tells_that_somebody_left(database: str) -> None:
    async with serving(database) as service:
        opened = await service.open(guest(0), "Ada", asking("kolpa", ME, PERSON))
        await service.command(opened.id, guest(0), Leave(0))
        assert (await service.look(opened.id, None, 0)).events[0].name == "Ada"
        old = [Row(2, "joined", 0, '{"guest":"guest 0","name":"Ada"}', 1.5), Row(3, "left", 0, "{}", 2.5)]
        await service.store.append(Write(opened.id, old))
        await service.refresh(opened.id)
        left = (await service.look(opened.id, None, 2)).events[0]
        assert (left.kind, left.seat, left.name) == ("left", 0, None)


def test_a_spectator_goes_by_their_own_name(tmp_path: Path) -> None:
    with local_server(tmp_path) as server:
        table, ada, _ = two_at_a_table(server.url)
        eve, nameless = Player(server.url), Player(server.url, **{"accept-language": "de"})
        eve.http.put("/api/me", json={"name": "Eve"})
        ada.does(table, "chat/spectators", 0, allowed=True)
        for who in (eve, nameless):
            who.does(table, "chat", 0, text="Hello")
        events = ada.http.get(f"/api/tables/{table}").json()["events"]
        assert [event["name"] for event in events if event["kind"] == "said"] == ["Eve", "Gast"]


def test_spectators_together_talk_only_so_much_under_any_names(tmp_path: Path) -> None:
    with local_server(tmp_path, rate="1000") as server:
        table, ada, bob = two_at_a_table(server.url)
        ada.does(table, "chat/spectators", 0, allowed=True)
        said = [Player(server.url).asks(table, "chat", 0, text=f"Number {number}") for number in range(30)]
        answers = [answer.status_code for answer in said]
        assert answers[:20] == [200] * 20
        assert answers[-1] == 429
        assert bob.asks(table, "chat", 0, text="A player is heard").status_code == 200
