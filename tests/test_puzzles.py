"""Puzzles: each has one clearly best move, says nothing that the player cannot know, and can be found again."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kolam.bots.searcher import Budget, PastPosition, Searcher
from kolam.bots.style import styles_of
from kolam.engine.chance import new_dice
from kolam.engine.contract import clone, imagine
from kolam.engine.parts import folder_of
from kolam.engine.registry import game
from kolam.locale import FOLDER, LANGUAGES
from kolam.match import Match
from kolam.puzzles.finding import MARGIN, Source, Sources, clear, deep_seeds, idea_of, search_named, temptations
from kolam.puzzles.pages import Page, Pages, Said, entries_of, page_of, position_of, read_pages, write_pages
from kolam.terminal import main
from kolam.terminal.puzzles import sources_file
from tests.patience import LONG
from tests.playing import NAMES

PUZZLES = 30

pytestmark = pytest.mark.compiled


def shipped(name: str) -> Path:
    return folder_of(game(name).package) / "puzzles.json"


def as_json(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


WITH_PUZZLES = [name for name in NAMES if shipped(name).is_file()]


@cache
def sources(name: str) -> Sources:
    return msgspec.json.decode(sources_file(shipped(name)).read_bytes(), type=Sources)


@cache
def pages(name: str) -> Pages:
    return read_pages(shipped(name).read_bytes())


@cache
def positions(name: str) -> list[Match]:
    return [position_of(game(name), source) for source in sources(name).puzzles]


def every_puzzle(name: str) -> Iterator[tuple[Source, Page, Match]]:
    return zip(sources(name).puzzles, pages(name).puzzles, positions(name), strict=True)


def test_each_of_our_games_has_puzzles() -> None:
    assert {name for name in NAMES if game(name).package.startswith("kolam.games.")} <= set(WITH_PUZZLES)


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_what_is_shown_follows_from_where_it_comes_from(name: str) -> None:
    assert write_pages(sources(name)) == shipped(name).read_bytes()


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_every_puzzle_has_one_best_move_and_a_more_tempting_one(name: str) -> None:
    assert len(pages(name).puzzles) == PUZZLES
    assert sources(name).simulations >= 200_000
    for source, page, match in every_puzzle(name):
        best, *_ = sorted(page.chances, reverse=True)
        assert page.seat == match.turn
        assert page.chances[page.best] == best
        assert page.legal == as_json(match.legal())
        assert len(page.legal) >= 3
        assert page.legal[page.best] == as_json(game(name).parse(source.best.move))
        assert min(source.margins) >= MARGIN
        others = [chance for move, chance in enumerate(page.chances) if move != page.best]
        assert best - max(others) >= MARGIN - 0.001  # they are rounded
        moment = PastPosition(match.game, match.state, match.decisions)
        numbers = match.legal_numbers()
        tempted = [[numbers.index(move) for move in moves] for moves in temptations(moment, "test")]
        assert any(page.best not in moves and page.traps[0].move in moves for moves in tempted)
        traps = [trap.move for trap in page.traps]
        assert 2 <= len(set(traps)) == len(traps)
        assert page.best not in traps


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_no_two_puzzles_are_alike(name: str) -> None:
    assert len({msgspec.json.encode(page.view) for page in pages(name).puzzles}) == PUZZLES
    assert len({source.match for source in sources(name).puzzles}) == PUZZLES
    players = Counter(source.players for source in sources(name).puzzles)
    assert set(players) == set(game(name).players)
    ideas = Counter[str]()
    for source, _, match in every_puzzle(name):
        moment = PastPosition(match.game, match.state, match.decisions)
        number = match.game.number(match.state[0], match.game.parse(source.best.move))
        assert number is not None
        ideas[idea_of(moment, number)] += 1
    assert len(ideas) >= 4, ideas
    assert max(ideas.values()) <= PUZZLES // 2, ideas


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_a_puzzle_tells_nothing_that_its_player_cannot_know(name: str) -> None:
    """It is the same in every world that this seat must think possible; and it names neither secret nor seed."""
    text = shipped(name).read_text(encoding="utf-8")
    assert "secret" not in text
    assert "seed" not in text
    for number, (source, page, match) in enumerate(every_puzzle(name)):
        assert source.secret not in text
        assert match.turn is not None
        for world in range(3):
            state = clone(match.state)
            imagine(state[0], match.turn, new_dice(f"another world {number} {world}")[0])
            assert state.tobytes() != match.state.tobytes()
            again = page_of(match.game, source, state, entries_of(match))
            assert msgspec.json.encode(again) == msgspec.json.encode(page)
        seen = [as_json(entry.what) for entry in match.log_for(match.turn)]
        told = [
            entry.get("move") or {name: of for name, of in entry.items() if name != "seat"} for entry in page.entries
        ]
        assert told == seen[len(seen) - len(told) :]


def _parts(said: Said) -> Iterator[Said]:
    yield said
    for value in said.args.values():
        if isinstance(value, Said):
            yield from _parts(value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_every_reason_is_said_in_every_language(name: str, language: str) -> None:
    browser = {"puzzles.ftl", "words.ftl", "reasons.ftl"}
    for page in pages(name).puzzles:
        said = [page.reason, *(trap.reason for trap in page.traps), *(trap.but for trap in page.traps)]
        for one in said:
            assert one is not None
            assert one.message.words(language)
            assert {_file_of(name, language, part.key) for part in _parts(one)} <= browser


@cache
def _keys(file: Path) -> frozenset[str]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return frozenset(line.partition(" =")[0] for line in lines if line[:1].isalpha())


def _file_of(name: str, language: str, key: str) -> str | None:
    folders = (FOLDER / language, folder_of(game(name).package) / "locale" / language)
    return next((file.name for folder in folders for file in folder.glob("*.ftl") if key in _keys(file)), None)


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_a_deep_search_finds_the_same_move_with_the_same_margin(name: str) -> None:
    """Simulations are counted, so the figures are the same to the last digit; all puzzles in `make test-long`."""
    found = sources(name)
    for source in found.puzzles if LONG else found.puzzles[:1]:
        match = position_of(game(name), source)
        moment = PastPosition(match.game, match.state, match.decisions)
        for seed, margin in zip(deep_seeds(search_named(found.seed, source.match)), source.margins, strict=True):
            searcher = Searcher(Budget(simulations=found.simulations), styles_of(match.game).master, seed)
            best, again = clear(searcher.judge(moment))
            assert match.game.text(match.game.move(match.state[0], best)) == source.best.move
            assert again >= MARGIN
            assert round(again, 4) == margin
            if not LONG:
                break


def test_a_search_that_was_stopped_goes_on_and_finds_the_same(tmp_path: Path) -> None:
    command = ["puzzles", NAMES[0], "--count", "2", "--simulations", "1000", "--seed", "test", "--out"]
    whole, stopped = tmp_path / "whole.json", tmp_path / "stopped.json"
    assert main([*command, str(whole)]) == 0
    journal = whole.with_suffix(".journal").read_bytes()
    cut = journal.index(b"\n", journal.index(b"\n") + 1) + 5  # in the middle of the second match
    stopped.with_suffix(".journal").write_bytes(journal[:cut])
    assert main([*command, str(stopped)]) == 0
    assert stopped.read_bytes() == whole.read_bytes()
    assert sources_file(stopped).read_bytes() == sources_file(whole).read_bytes()
    assert len(json.loads(whole.read_bytes())["puzzles"]) == 2


def test_a_journal_of_another_search_is_not_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "puzzles.json"
    other = {"game": NAMES[0], "seed": "other", "simulations": 10, "options": {}}
    file.with_suffix(".journal").write_text(json.dumps(other) + "\n", encoding="utf-8")
    assert main(["puzzles", NAMES[0], "--out", str(file)]) == 1
    assert "puzzles.journal" in "".join(capsys.readouterr().err.split())  # a long path is wrapped
    assert not file.exists()
