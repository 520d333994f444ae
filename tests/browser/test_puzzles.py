"""The puzzle of the day: from the front page to the solution, by mouse, finger and keyboard, in every language."""

import json
import random
from datetime import UTC, datetime
from typing import Any

import pytest
from playwright.sync_api import Locator

from kolam.engine.parts import folder_of
from kolam.engine.registry import game as game_named
from kolam.locale import LANGUAGES, say
from tests.browser.axe import look_at
from tests.browser.person import By, Person, Seats
from tests.patience import each
from tests.playing import NAMES
from tools.browser import CONFIRM, OFFER, to_choose

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

DAY = 86_400


WITH_PUZZLES = [name for name in NAMES if (folder_of(game_named(name).package) / "puzzles.json").is_file()]


def puzzles(game: str) -> list[dict[str, Any]]:
    file = folder_of(game_named(game).package) / "puzzles.json"
    found: list[dict[str, Any]] = json.loads(file.read_bytes())["puzzles"]
    return found


def puzzle_on_show(person: Person, game: str) -> dict[str, Any]:
    """The one of the day that the page shows."""
    day = person.page.locator("[data-day]").get_attribute("data-day") or ""
    number = int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()) // DAY
    return puzzles(game)[number % len(puzzles(game))]


def state(person: Person, wanted: str) -> None:
    person.page.locator(f"[data-puzzle={wanted}]").wait_for()


def answer_wrongly(person: Person, best: int) -> None:
    """On the board: any part of a move after the other, until a whole move is there that is not the best."""
    chance = random.Random("wrong")
    confirm = person.page.locator(CONFIRM)
    for _ in range(200):
        person.page.wait_for_selector(f"{CONFIRM}, {OFFER}", state="attached")
        if confirm.count() and confirm.get_attribute("data-move") != str(best):
            person.do(confirm)
            state(person, "wrong")
            return
        if confirm.count():
            person.page.keyboard.press("Escape")
            confirm.wait_for(state="detached")
        offers = person.page.locator(OFFER)
        among = to_choose(offers)
        if among:
            person.do(offers.nth(chance.choice(among)))
    raise AssertionError("no move was found on the board")


def answer_rightly(person: Person, best: int) -> None:
    """From the list of all moves, which is there for people who do not see the board."""
    person.do(person.page.locator("details.moves summary"))
    person.do(person.page.locator(f"[data-choice='{best}']"))
    confirm = person.page.locator(CONFIRM)
    assert confirm.get_attribute("data-move") == str(best)
    person.do(confirm)
    state(person, "solved")


def bars(person: Person) -> list[int]:
    moves: Locator = person.page.locator("section li[data-move]")
    return [int(move.get_attribute("data-move") or -1) for move in moves.all()]


def streak(person: Person) -> int:
    return int(person.page.locator("[data-streak]").first.get_attribute("data-streak") or 0)


@pytest.mark.parametrize(("game", "by"), each(WITH_PUZZLES, ["touch", "keyboard", "mouse"]))
def test_a_puzzle_is_tried_solved_and_remembered(game: str, by: By, seats: Seats) -> None:
    ada = seats(by=by, still=False)
    ada.page.add_init_script("localStorage.setItem('kolam-confirm', 'always')")  # so that no move is made by chance
    ada.go()
    ada.do(ada.page.locator(f"[data-puzzle-of={game}]"))
    state(ada, "open")
    puzzle = puzzle_on_show(ada, game)
    best, names = puzzle["best"], puzzle["names"]
    assert say("puzzles-ask", "en", name=names[puzzle["seat"]]) in ada.page.locator("section.side").inner_text()
    ada.page.wait_for_selector(OFFER, state="attached")
    look_at(ada, "a puzzle")

    answer_wrongly(ada, best)
    assert ada.page.locator("[data-verdict=wrong]").is_visible()
    assert bars(ada) == []  # nothing is given away before the last try
    look_at(ada, "a wrong answer")
    ada.do(ada.page.locator("[data-again]"))
    state(ada, "open")

    answer_rightly(ada, best)
    assert say("puzzles-right-again", "en") in ada.page.locator("[data-verdict=right]").inner_text()
    shown = bars(ada)
    assert shown[0] == best
    assert {trap["move"] for trap in puzzle["traps"]} < set(shown)
    assert streak(ada) == 1
    look_at(ada, "a solution")

    ada.do(ada.page.locator("[data-earlier]"))
    state(ada, "open")
    earlier = puzzle_on_show(ada, game)
    assert earlier != puzzle
    ada.page.wait_for_selector(OFFER, state="attached")
    answer_wrongly(ada, earlier["best"])
    ada.do(ada.page.locator("[data-show]"))
    state(ada, "shown")
    assert bars(ada)[0] == earlier["best"]
    assert streak(ada) == 1  # one of today's puzzles was solved, and this is none

    ada.go()
    done = ada.page.locator(f"[data-puzzle-of={game}]")
    done.wait_for()
    assert say("puzzles-front-done", "en", game=say(f"{game}-name", "en")) == done.get_attribute("aria-label")
    assert streak(ada) == 1
    ada.go(f"/puzzle/{game}")
    state(ada, "shown")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_solution_is_told_in_every_language(language: str, seats: Seats) -> None:
    """What has no words would stop the page, and be a trouble of this person's."""
    ada = seats(language=language)
    for game in WITH_PUZZLES:
        ada.go(f"/puzzle/{game}")
        state(ada, "open")
        puzzle = puzzle_on_show(ada, game)
        answer_rightly(ada, puzzle["best"])
        told = ada.page.locator("section.side").inner_text()
        assert say("puzzles-right", language) in told
        assert say("puzzles-chances", language) in told


def test_the_front_page_keeps_its_games_in_sight(seats: Seats) -> None:
    ada = seats(size={"width": 1280, "height": 800}).go()
    ada.page.locator("[data-puzzle-of]").first.wait_for()
    for game in NAMES:
        box = ada.page.locator(f"[data-game={game}] [data-play]").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 800


def test_a_game_without_puzzles_says_so(seats: Seats) -> None:
    ada = seats().go("/puzzle/chess")
    assert say("puzzles-none", "en") in ada.page.locator("main").inner_text()
