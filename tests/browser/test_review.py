"""A finished match is reviewed through the page: asked for, made, and gone through by graph, list and keyboard."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kolam.engine.registry import game as game_named
from kolam.locale import LANGUAGES, say
from tests.browser.axe import look_at
from tests.browser.person import By, Person, Seats
from tests.patience import each
from tests.playing import NAMES, facts
from tools.servers import PATIENCE

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

NARROW = {"width": 360, "height": 640}
REPLAY = ".replay"


def finished_table(ada: Person, game: str, players: int) -> str:
    """A match against bots, played to its end without looking."""
    http = ada.page.context.request
    bots = [{"kind": "bot", "level": "random"}] * (players - 1)
    body = {"game": game, "seats": [{"kind": "me"}, *bots], "options": dict(facts(game).short)}
    table: str = http.post(f"{ada.url}/api/tables", data=body).json()["id"]
    for _ in range(4000):
        look: dict[str, Any] = http.get(f"{ada.url}/api/tables/{table}?since=1000000").json()["table"]
        if look["status"] == "over":
            return table
        if look["legal"]:
            chosen = look["legal"][look["revision"] * 7919 % 104729 % len(look["legal"])]
            http.post(f"{ada.url}/api/tables/{table}/moves", data={"revision": look["revision"], "move": chosen})
    raise AssertionError("the match does not end")


def is_at(page: Page, moment: int) -> None:
    expect(page.locator(REPLAY)).to_have_attribute("data-moment", str(moment))


def button(review: Locator, key: str) -> Locator:
    return review.get_by_role("button", name=say(key, "en"), exact=True)


@pytest.mark.parametrize(("game", "by"), each(NAMES, ["mouse", "touch"]))
def test_a_finished_match_is_reviewed(game: str, by: By, seats: Seats) -> None:
    small = by == "touch"
    ada = seats(by=by, still=False, **({"size": NARROW, "theme": "dark"} if small else {})).go()
    table = finished_table(ada, game, game_named(game).usual_players)
    page = ada.go(f"/replay/{table}").page
    page.wait_for_selector(f"{REPLAY} main :is([data-place], .plate)")
    if small:
        ada.do(page.locator("[data-tool=review]"))
    review = page.get_by_role("region", name=say("review-title", "en"), exact=True)
    ada.do(button(review, "review-ask"))
    graph = review.get_by_role("slider", name=say("review-graph", "en"))
    graph.wait_for(timeout=PATIENCE * 1000)
    look_at(ada, "the review")

    # The graph is a slider: by keyboard, and by a tap.
    total = int(page.locator(REPLAY).get_attribute("data-total") or 0)
    graph.focus()
    page.keyboard.press("End")
    is_at(page, total)
    expect(graph).to_have_attribute("aria-valuenow", str(total))
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    is_at(page, 1)
    graph.scroll_into_view_if_needed()
    box = graph.bounding_box()
    assert box is not None
    (page.mouse.click if by == "mouse" else page.touchscreen.tap)(box["x"] + box["width"] / 2, box["y"] + 60)
    expect(page.locator(REPLAY)).not_to_have_attribute("data-moment", "1")

    # Whoever plays at random makes mistakes: the first one is shown with a better move, on the board too.
    ada.do(button(review, "review-next-mistake"))
    moment = int(page.locator(REPLAY).get_attribute("data-moment") or 0)
    told = page.context.request.get(f"{ada.url}/api/tables/{table}/review").json()["review"]
    better = told["moments"][moment]["better"]
    expect(review.get_by_text(better["reason"])).to_be_visible()
    ada.do(button(review, "review-preview"))
    look_at(ada, "a better move on the board")
    if small:  # the sheet makes room for the board
        expect(review).to_have_count(0)
        ada.do(page.locator("[data-tool=review]"))
    else:
        expect(button(review, "review-preview-end")).to_have_attribute("aria-pressed", "true")
    ada.do(button(review, "review-next-mistake"))
    expect(button(review, "review-preview-end")).to_have_count(0)

    # Turning points lead to their moments; the table says what the server says.
    points = review.get_by_role("list").filter(has=page.get_by_role("button")).get_by_role("button")
    assert points.count() == len(told["turning_points"])
    if points.count():
        ada.do(points.last)
        is_at(page, told["turning_points"][-1]["decision"])
    grade = say(f"review-grade-{told['players'][0]['grade']}", "en")
    expect(review.get_by_role("table").last).to_contain_text(grade)

    # Nothing is wider than the page, and every language has its words.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if not small:
        for language in LANGUAGES:
            page.evaluate("language => localStorage.setItem('kolam-language', language)", language)
            page.reload()
            page.get_by_role("heading", name=say("review-players", language)).wait_for()
