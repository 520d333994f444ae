"""What the games tell of themselves: names, options and texts in the language of the asker."""

import re
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

import pytest

from kolam.engine import registry
from kolam.engine.options import offered
from kolam.engine.registry import game, games, names
from kolam.locale import LANGUAGES, say
from tests.playing import NAMES
from tests.tables.player import Player, done, play_to_the_end
from tools.servers import Server, local_server

ROOT = Path(__file__).parents[2]

pytestmark = [pytest.mark.compiled, pytest.mark.servers]


def menu_in(server: str, language: str) -> dict[str, dict[str, Any]]:
    menu = done(Player(server, **{"accept-language": language}).http.get("/api/games"))
    return {found["name"]: found for found in menu["games"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_described_in_the_language_of_the_asker(language: str, server: Server) -> None:
    told = menu_in(server.url, language)
    assert list(told) == list(names())
    for found in games():
        shown = told[found.name]
        assert shown["title"] == say(f"{found.name}-name", language)
        assert shown["about"] == say(f"{found.name}-about", language)
        assert (shown["fewest"], shown["most"]) == (found.players[0], found.players[-1])
        assert (shown["usual"], shown["minutes"]) == (found.usual_players, found.minutes)
        assert [option["name"] for option in shown["options"]] == [option.name for option in offered(found.Options)]


def test_options_say_what_a_form_needs_to_offer_them(server: Server) -> None:
    told = menu_in(server.url, "de")
    target = told["kolpa"]["options"][0]
    assert (target["kind"], target["usual"], target["choices"]) == ("number", 50, None)
    assert target["least"] >= 1
    assert target["label"] == say("kolpa-option-target", "de")
    near = next(option for option in told["kerala"]["options"] if option["name"] == "near_elephant")
    assert (near["kind"], near["usual"], near["label"]) == ("switch", False, say("kerala-option-near-elephant", "de"))
    side = next(option for option in told["ganesha"]["options"] if option["name"] == "side")
    assert side["kind"] == "choice"
    assert side["choices"] == [
        {"value": value, "label": say(f"ganesha-option-side-{value}", "de")} for value in ("day", "night")
    ]


def test_who_starts_is_told_where_the_game_has_words_for_it(server: Server) -> None:
    for found in menu_in(server.url, "en").values():
        assert found["who_starts"] is None or found["who_starts"] == say(f"{found['name']}-starts", "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_how_we_read_a_game_is_told_openly(name: str, language: str, server: Server) -> None:
    """Every ruling, in the language of the asker; an option that is named exists."""
    told = done(Player(server.url, **{"accept-language": language}).http.get(f"/api/games/{name}/readings"))
    assert len(told["readings"]) >= 5
    assert told["screen"]
    known = {option.name for option in offered(game(name).Options)}
    rulings = rulings_of(name)
    for reading in told["readings"]:
        assert reading["sentence"] and reading["ours"] and reading["other"]  # noqa: PT018
        assert reading["option"] is None or reading["option"] in known | {"first", "tiles", "tracks", "altar"}
        assert reading["rule"] in rulings
    assert rulings_of(name, "ruling") <= {reading["rule"] for reading in told["readings"]}


def rulings_of(name: str, marked: str = "") -> set[str]:
    """The ids of the rules, or of those that are marked as a ruling of ours."""
    text = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    rules = re.findall(r"^- ([A-Z]\d+) (.*?)(?=^- |^#|^\s*$)", text, flags=re.MULTILINE | re.DOTALL)
    return {rule for rule, words in rules if marked in words.lower()}


@pytest.mark.parametrize("name", names())
def test_a_games_texts_are_those_of_its_package(name: str, server: Server) -> None:
    with Player(server.url) as browser:
        for language in LANGUAGES:
            answer = browser.http.get(f"/api/games/{name}/texts/{language}")
            assert answer.headers["content-type"].startswith("text/plain")
            assert f"{name}-name = {say(f'{name}-name', language)}" in answer.text
            assert answer.headers["cache-control"] != "no-store"
            known = {"if-none-match": answer.headers["etag"]}
            assert browser.http.get(f"/api/games/{name}/texts/{language}", headers=known).status_code == 304
        english = browser.http.get(f"/api/games/{name}/texts/en").text
        for language in ("eo", "..", "%2e%2e", "x" * 500):
            answer = browser.http.get(f"/api/games/{name}/texts/{language}")
            assert answer.text == english or answer.status_code == 404
        assert browser.http.get("/api/games/go/texts/en").status_code == 400


SILENT = """
from dataclasses import replace
from kolam.games.kolpa import GAME as KOLPA
GAME = replace(KOLPA, name="silent", package=__name__, title="Silent Game")
"""


@pytest.fixture
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two more packages offer games: one cannot be imported, and one has no texts of its own."""
    (tmp_path / "kolam_silent").mkdir()
    (tmp_path / "kolam_silent" / "__init__.py").write_text(SILENT)
    monkeypatch.syspath_prepend(tmp_path)
    theirs = [EntryPoint(name, f"kolam_{name}:GAME", registry.GROUP) for name in ("broken", "silent")]
    ours = entry_points(group=registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [*ours, *theirs])
    registry._offered.cache_clear()
    yield
    registry._offered.cache_clear()
    registry.game.cache_clear()


@pytest.mark.usefixtures("strangers")
def test_a_broken_game_harms_no_other(tmp_path: Path) -> None:
    with local_server(tmp_path / "data") as server, Player(server.url) as ada:
        menu = [found["name"] for found in done(ada.http.get("/api/games"))["games"]]
        assert menu == [name for name in names() if name != "broken"]
        seats = [{"kind": "me"}, {"kind": "bot"}]
        assert ada.http.post("/api/tables", json={"game": "broken", "seats": seats}).status_code == 400
        opened = ada.open("kolpa", "me", "random")
        assert play_to_the_end(opened["id"], ada)["result"] is not None


@pytest.mark.usefixtures("strangers")
def test_a_game_without_texts_is_told_in_the_words_of_its_program(tmp_path: Path) -> None:
    with local_server(tmp_path / "data") as server, Player(server.url) as ada:
        silent = menu_in(server.url, "de")["silent"]
        assert (silent["title"], silent["about"], silent["who_starts"]) == ("Silent Game", "", None)
        assert [option["label"] for option in silent["options"]] == ["target"]
        answer = ada.http.get("/api/games/silent/texts/de")
        assert (answer.status_code, answer.json()["message"]) == (404, "The game silent has no texts.")
