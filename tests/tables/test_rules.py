"""What the server tells newcomers of a game's rules."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from kolam.engine.registry import game
from kolam.locale import LANGUAGES
from kolam.match.rulebook import caption_of, rulebook, title_of, words_of
from kolam.web.rules import PartLook, _in_short
from tests.playing import NAMES
from tests.tables.player import Player, done
from tools.servers import Local, local_server

pytestmark = [pytest.mark.compiled, pytest.mark.servers]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    with local_server(tmp_path_factory.mktemp("rules")) as local:
        yield local


def told(server: Local, name: str, language: str) -> list[dict[str, Any]]:
    answer = done(Player(server.url, **{"accept-language": language}).http.get(f"/api/games/{name}/rules"))
    parts: list[dict[str, Any]] = answer["parts"]
    return parts


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_are_told_in_the_language_of_the_asker(name: str, server: Local) -> None:
    found = game(name)
    book = rulebook(found)
    assert book
    for language in LANGUAGES:
        parts = told(server, name, language)
        for part, look in zip(book.parts, parts, strict=True):
            assert (look["title"], look["text"]) == (
                title_of(found, part).words(language),
                words_of(found, part).words(language),
            )
            captions = [caption_of(found, example).words(language) for example in part.examples]
            assert [example["caption"] for example in look["examples"]] == captions
    english, german = ([tries(part) for part in told(server, name, language)] for language in ("en", "de"))
    assert english != german  # why a move is refused is told in words


def tries(part: dict[str, Any]) -> list[Any]:
    return [one["message"] for example in part["examples"] for one in example["tries"]]


@pytest.mark.parametrize("name", NAMES)
def test_an_example_is_a_look_at_a_table(name: str, server: Local) -> None:
    """A client draws it as it draws a match: the view and the moves have the types that the game describes."""
    found = game(name)
    for part in told(server, name, "en"):
        for example in part["examples"]:
            view = msgspec.convert(example["view"], found.View)
            assert view.seat == example["seat"]
            assert msgspec.convert(example["legal"], list[found.Move])  # type: ignore[name-defined]
            for one in example["tries"]:
                assert (one["rule"] is None) == one["legal"] == (one["move"] in example["legal"])
                assert bool(one["message"]) != one["legal"]


def test_a_game_that_is_not_here_is_told_of_in_words(server: Local) -> None:
    assert Player(server.url).http.get("/api/games/go/rules").status_code == 400


def test_a_game_with_a_summary_only_tells_that() -> None:
    parts = _in_short(game(NAMES[0]), "fr")
    assert parts
    assert all(isinstance(part, PartLook) and part.text.strip() and not part.examples for part in parts)
