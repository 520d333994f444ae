"""What somebody may be called, and what may be said: nothing invisible, no bot's name, no wall of empty lines."""

from pathlib import Path

import pytest

from kolam.bots.characters import CHARACTERS
from kolam.locale import LANGUAGES, say
from kolam.tables.errors import BadRequest
from kolam.tables.names import known_name, read_name
from kolam.tables.seats import Join, Rename
from kolam.tables.talk import MOST_LINES, Say
from tests.tables.club import BOT, ME, PERSON, asking, full_table, guest, serving
from tests.tables.player import Player
from tools.servers import Server

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]

INVISIBLE = ["\u2800", "\u3164", "\u3164\u3164", "Bob\u3164", "\u0301\u0301", "\u200b", " ", "\t", "a" + "\u0301" * 9]


@pytest.mark.parametrize("name", INVISIBLE)
def test_a_name_with_something_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(BadRequest, match="visible characters"):
        read_name(name)


PASSES_FOR_A_BOT = "pass for a bot"


@pytest.mark.parametrize(
    "name",
    ["Expert 2", "CASUAL4", "Bot 3", "bot", "Röbot", "Bot, expert", "Tara (bot)", "Tara [BOT]", "Tara, Bot (casual)"],
)
def test_a_name_that_says_it_is_a_bot_is_refused(name: str) -> None:
    with pytest.raises(BadRequest, match=PASSES_FOR_A_BOT):
        read_name(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_says_they_are_a_bot_in_any_language(language: str) -> None:
    levels = [say(f"client-level-{level}", language) for level in CHARACTERS]
    bot = say("client-bot-name", language, number=4)
    of_a_level = [say("client-bot", language, level=level) for level in levels]
    for name in [*(f"{level} 2" for level in levels), bot, *of_a_level, *(f"Tara {words}" for words in of_a_level)]:
        with pytest.raises(BadRequest, match=PASSES_FOR_A_BOT):
            read_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Zoë",
        "அம்மா",
        "ด้วย",
        "田中",
        "Tara",
        "ミーナ",
        "Tara K.",
        "Meister",
        "Abbot",
        "Botho (Köln)",
        "7",
        "☃",
        "👩‍🚀"[0],
    ],
)
def test_what_people_are_really_called_is_welcome(name: str) -> None:
    assert read_name(name) == name


def test_somebody_whose_name_is_refused_by_now_is_a_guest() -> None:
    assert known_name("Bot 3") == known_name(None) == "Guest"
    assert known_name("Meena") == "Meena"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_like_a_bot_who_sits_there(language: str) -> None:
    for one in (one for company in CHARACTERS.values() for one in company):
        name = say(f"client-character-{one.id}", language)
        for close in (name, name.upper(), f"{name} 2", " ".join(name)):
            with pytest.raises(BadRequest, match="A bot at this table is called that"):
                read_name(close, ["tara", one.id])
        assert read_name(f"{name} K.", [one.id]) == f"{name} K."


async def test_a_real_tara_sits_down_at_any_table_but_that_of_the_bot_tara(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/kolam.sqlite3") as service:
        hers = await service.open(guest(0), "Tára", asking("kolpa", ME, *[BOT] * 5))
        others = await service.open(guest(0), "Ada", asking("kolpa", ME, PERSON, *[BOT] * 4))
        for table in (hers, others):
            bots = [seat.character for seat in table.seats if seat.kind == "bot"]
            assert ("tara" in bots) == (table is others)
        invitation = (others.invitations or {})["1"]
        with pytest.raises(BadRequest, match="A bot at this table is called that"):
            await service.command(others.id, guest(1), Join(0, 1, invitation, "ターラ"))
        await service.command(others.id, guest(1), Join(0, 1, invitation, "Tara K."))
        for refused in (Rename(2, "Tara"), Rename(2, "tara")):
            with pytest.raises(BadRequest, match="A bot at this table is called that"):
                await service.command(others.id, guest(1), refused)


async def test_such_a_name_is_refused_when_a_seat_is_taken_and_when_it_is_changed(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/kolam.sqlite3") as service:
        opened = await service.open(guest(0), "Ada", asking("kolpa", ME, PERSON, PERSON))
        with pytest.raises(BadRequest, match=PASSES_FOR_A_BOT):
            await service.command(opened.id, guest(1), Join(0, 1, (opened.invitations or {})["1"], "Expert 2"))
        with pytest.raises(BadRequest, match="visible"):
            await service.command(opened.id, guest(0), Rename(0, "\u2800"))


def test_such_a_name_is_refused_when_somebody_tells_who_they_are(server: Server) -> None:
    with Player(server.url, **{"accept-language": "de"}) as ada:
        refused = ada.http.put("/api/me", json={"name": "Zufall 3"})
        assert (refused.status_code, refused.json()["message"]) == (400, say("table-name-of-bot", "de"))
        assert ada.http.post("/api/tokens", json={"name": "\u3164"}).status_code == 400


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("a" + "\n" * 498 + "b", "a\nb"),
        ("  Well   played! \r\n\r\n Again? ", "Well played!\nAgain?"),
        ("\n".join("abcdefghij"), "a\nb\nc\nd\ne\nf g h i j"),
        ("👩‍🚀 ❤️", "👩‍🚀 ❤️"),
    ],
)
async def test_a_message_is_kept_without_what_only_takes_room(text: str, kept: str, tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/kolam.sqlite3") as service:
        table = await full_table(service, "kolpa", 2)
        assert [await service.command(table, guest(0), Say(2, text)) for _ in range(2)] == [3, 3]
        said = (await service.look(table, None, 2)).events[0].text or ""
    assert said == kept
    assert said.count("\n") < MOST_LINES


@pytest.mark.parametrize("text", ["\n" * 498, "\u3164", "\u0301", "x\n" * 251, "a" + "\u0301" * 20])
async def test_a_message_of_nothing_or_of_too_much_is_refused(text: str, tmp_path: Path) -> None:
    async with serving(f"sqlite:///{tmp_path}/kolam.sqlite3") as service:
        table = await full_table(service, "kolpa", 2)
        with pytest.raises(BadRequest, match="visible characters"):
            await service.command(table, guest(0), Say(2, text))
