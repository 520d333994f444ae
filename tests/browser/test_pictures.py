"""Every scene that `make pictures ALL=1` takes a picture of: nothing overlaps, nothing to choose is covered or cut, and
no text is clipped. A picture of what is not so is left in the ignored folder of pictures.

The deals are the same each time, so that what is found can be looked at again. `make test` looks at the three windows
in which most can go wrong, and `make test-long` at other deals, at every size by day and by night, and at every page in
every language.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from kolam.engine.chance import secret_of_seed
from kolam.engine.registry import game as game_named
from kolam.locale import LANGUAGES
from tests.patience import LONG
from tests.playing import NAMES
from tools.scenes.__main__ import OTHERS, shows
from tools.scenes.around import scenes_around
from tools.scenes.match import EARLY, SCENES, AtTable, scenes_of_match
from tools.scenes.view import ALL_VIEWS, BY_DAY, FOLDER, WIDE_AND_SMALL, Scene, View
from tools.servers import Local

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

# A desktop, the smallest phone, and a phone on its side. Where things lie does not depend on the hour.
TELLING = [View(1280, 800), View(360, 640, "dark"), View(844, 390)]
VIEWS = ALL_VIEWS if LONG else TELLING
# The words of one language are longer than those of the others, and few people see these pages.
SPOKEN = [(what, language) for language in LANGUAGES for what in (*NAMES, *OTHERS)]
USUAL = [("people", "de"), ("elsewhere", "de")]


@pytest.fixture(autouse=True)
def _known_deals(app: Local, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if LONG:
        return
    deals = (secret_of_seed(f"{request.node.name} {number}") for number in count())
    monkeypatch.setattr(app.service, "new_secret", lambda: next(deals))


def wrong(scenes: Iterator[Scene], name: str, seen: list[tuple[str, View]]) -> list[str]:
    """What is found in all the scenes, each told by its name."""
    found = []
    for scene in scenes:
        seen.append((scene.name, scene.view))
        here = scene.findings()
        if here:
            scene.take(FOLDER / "wrong" / name)
        found += [f"{scene}: {finding}" for finding in here]
    return found


@pytest.mark.parametrize("game", NAMES)
def test_in_every_scene_of_a_match_all_controls_and_words_are_whole(game: str, chromium: Browser, app: Local) -> None:
    seen: list[tuple[str, View]] = []
    found = wrong(scenes_of_match(chromium, app.url, game_named(game), VIEWS), game, seen)
    assert seen == [(scene, view) for scene in SCENES for view in VIEWS]
    assert not found, listed(found)


def test_before_a_match_all_controls_and_words_are_whole(chromium: Browser, app: Local) -> None:
    seen: list[tuple[str, View]] = []
    found = wrong(scenes_around(chromium, app.url, VIEWS), "front", seen)
    assert {view for _, view in seen} == set(VIEWS)
    lobbies = {f"{scene}-{game}-{which}" for game in NAMES for scene, which in (("04", "waiting"), ("05", "invited"))}
    assert {name for name, _ in seen} >= {"01-front-page", "02-settings", *lobbies}
    assert not found, listed(found)


@pytest.mark.parametrize(("what", "language"), SPOKEN if LONG else USUAL)
def test_every_page_is_whole_in_every_language_wide_and_small(
    what: str, language: str, chromium: Browser, app: Local
) -> None:
    seen: list[tuple[str, View]] = []
    found = wrong(shows(chromium, app.url, WIDE_AND_SMALL, language)[what], f"{language}/{what}", seen)
    assert {view for _, view in seen} == set(WIDE_AND_SMALL)
    assert not found, listed(found)


def test_every_game_can_be_played_from_the_front_page_without_scrolling(chromium: Browser, app: Local) -> None:
    page = chromium.new_page(viewport={"width": 1280, "height": 800})
    page.goto(app.url)
    page.wait_for_selector("[data-play]")
    lowest = page.locator("[data-play]").evaluate_all("all => all.map(one => one.getBoundingClientRect().bottom)")
    assert len(lowest) == len(NAMES)
    assert max(lowest) <= 800


WIDE, HIGH = 9, 7  # tiles of a platform that is as large as they get


def test_the_tiles_of_keralas_largest_platforms_are_large(chromium: Browser, app: Local) -> None:
    """Where they have the least room: with the log open beside them."""
    ada = AtTable(chromium, app.url, [View(1280, 800)], game_named("kerala"))
    ada.sit(2)
    while reach(ada.look) != (WIDE, HIGH):
        grow(ada)
    ada.anew()
    ada.page.keyboard.press("l")
    ada.page.locator("aside").wait_for()
    ada.rest()
    tile = ada.page.locator("main .stage .cell .hit").first.bounding_box()
    assert tile is not None
    assert min(tile["width"], tile["height"]) >= 64
    ada.context.close()


def reach(look: dict[str, Any], *more: Sequence[int]) -> tuple[int, int]:
    """How many tiles wide and high our platform is, or would be with some more."""
    spots = [*(stack["spot"] for stack in look["view"]["players"][0]["platform"]), *more]
    wide, high = ({spot[axis] for spot in spots} for axis in (0, 1))
    return max(wide) - min(wide) + 1, max(high) - min(high) + 1


def grow(ada: AtTable) -> None:
    """Place a tile where the platform becomes larger, if that is possible, but not too large."""
    look = ada.look
    assert look["status"] == "playing", f"it only grew to {reach(look)}"

    def gain(move: dict[str, Any]) -> int:
        wide, high = reach(look, *([move["to"]] if "to" in move else []))
        return wide + high if wide <= WIDE and high <= HIGH else -1

    move = max(look["legal"], key=gain)
    ada.asks("POST", f"tables/{ada.table}/moves", revision=look["revision"], move=move)


def listed(found: Sequence[str]) -> str:
    return "\n".join([f"{len(found)} things lie wrong:", *found])


# Everything that can be chosen or travels, and where it lies.
LAID = """() => [...document.querySelectorAll("main [data-offer], main button, main [data-place], .tools button")]
    .filter((at) => at.checkVisibility())
    .map((at) => {
        const { x, y, width, height } = at.getBoundingClientRect();
        const name = at.getAttribute("aria-label") ?? at.dataset.place ?? at.textContent.trim();
        return [`${at.tagName} ${name}`, x, y, width, height];
    })"""


def laid(page: Page) -> list[tuple[str, list[float]]]:
    return [(name, box) for name, *box in page.evaluate(LAID)]


@pytest.mark.parametrize("game", NAMES)
def test_a_window_that_changed_its_size_looks_like_one_that_came_so(game: str, chromium: Browser, app: Local) -> None:
    """That is why one match is enough for the pictures of all sizes, and why a phone may be turned."""
    views = BY_DAY if LONG else TELLING
    ada = AtTable(chromium, app.url, views, game_named(game))
    ada.sit(max(ada.game.players))
    ada.play_on(EARLY)
    resized = {}
    for scene in ada.scenes("resized"):
        resized[scene.view] = laid(scene.page)
    for view in views:
        ada.see(view)
        ada.anew()
        ada.rest()
        fresh = laid(ada.page)
        assert [name for name, _ in fresh] == [name for name, _ in resized[view]], view
        for (name, came), (_, changed) in zip(fresh, resized[view], strict=True):
            assert changed == pytest.approx(came, abs=2), f"{name} at {view}"
    assert list(resized) == views
    ada.context.close()
