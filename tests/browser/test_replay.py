"""Looking back through the page: step by step, through other eyes, by a link, from a file, and playing on."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from kolam.engine.registry import game as game_named
from kolam.locale import LANGUAGES, say
from tests.browser.axe import look_at
from tests.browser.person import FINALE, OVER, By, Person, Seats
from tests.patience import each
from tests.playing import NAMES, facts
from tools.browser import MATCH
from tools.geometry import findings
from tools.scenes.view import THUMB
from tools.scenes.visit import come_to_rest
from tools.servers import Local

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

REPLAY = ".replay"
NARROW: ViewportSize = {"width": 360, "height": 640}
LYING: ViewportSize = {"width": 844, "height": 390}

DROP = """async ([text, name]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name, { type: "application/json" }));
    for (const type of ["dragenter", "dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}"""

# Whether a piece is on its way.
TRAVELS = "() => document.getAnimations().some(({ effect }) => document.querySelector('main')?.contains(effect.target))"


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


class Viewer:
    """Somebody who looks back."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.page.wait_for_selector(f"{REPLAY} main :is([data-place], .plate)")

    def _told(self, what: str) -> str:
        return self.page.locator(REPLAY).get_attribute(f"data-{what}") or ""

    @property
    def total(self) -> int:
        return int(self._told("total"))

    def is_at(self, moment: int) -> None:
        expect(self.page.locator(REPLAY)).to_have_attribute("data-moment", str(moment))

    def sees_as(self, seat: int | None, cards: str) -> None:
        expect(self.page.locator(REPLAY)).to_have_attribute("data-seat", "none" if seat is None else str(seat))
        expect(self.page.locator(REPLAY)).to_have_attribute("data-open", cards)

    def slide(self, moment: int) -> None:
        self.page.locator("input[type=range]").fill(str(moment))
        self.is_at(moment)

    def open(self, panel: str) -> None:
        self.person.do(self.page.locator(f"[data-tool={panel}]"))
        self.page.get_by_role("dialog").wait_for()

    def close(self) -> None:
        self.person.close_dialog()


@pytest.fixture
def look_back(seats: Seats) -> Any:
    def come(game: str, by: By, **wishes: Any) -> tuple[Viewer, str]:
        ada = seats(by=by, still=False, **wishes).go()
        table = finished_table(ada, game, game_named(game).usual_players)
        ada.go(f"/t/{table}")
        ada.page.wait_for_selector(OVER)
        ada.do(ada.page.get_by_role("button", name=say("client-result", "en")))
        ada.do(ada.page.locator(f"{FINALE} [data-look-back]"))
        return Viewer(ada), table

    return come


@pytest.mark.parametrize(("game", "by"), each(NAMES, ["mouse", "touch"]))
def test_a_finished_match_is_looked_back_at(
    game: str, by: By, look_back: Any, seats: Seats, app: Local, tmp_path: Path
) -> None:
    viewer, table = look_back(game, by, **({"size": NARROW, "theme": "dark"} if by == "touch" else {}))
    page, total = viewer.page, viewer.total
    viewer.is_at(0)
    viewer.sees_as(0, "false")
    look_at(viewer.person, "the beginning")

    # By keyboard: step by step, by turns, to either end, and by itself.
    travelled = False
    for step in range(1, 7):
        page.keyboard.press("ArrowRight")
        viewer.is_at(step)
        travelled = travelled or page.evaluate(TRAVELS)
    assert travelled, "no piece travels"
    expect(page.locator("[data-announced]")).to_contain_text(say("replay-announce", "en", moment=6, total=total))
    page.keyboard.press("ArrowLeft")
    viewer.is_at(5)
    page.keyboard.press("End")
    viewer.is_at(total)
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator(REPLAY)).not_to_have_attribute("data-moment", str(total))
    page.keyboard.press("Home")
    viewer.is_at(0)
    page.keyboard.press("Space")
    viewer.is_at(2)
    page.keyboard.press("Space")
    stopped = int(page.locator(REPLAY).get_attribute("data-moment") or "")
    assert stopped < 5
    viewer.person.do(page.get_by_role("button", name=say("replay-next-turn", "en"), exact=True))
    expect(page.locator(REPLAY)).not_to_have_attribute("data-moment", str(stopped))

    # The slider, and a line of the log.
    viewer.slide(total // 2)
    if by == "touch":
        viewer.open("log")
    viewer.person.do(page.get_by_role("list", name=say("client-story", "en")).get_by_role("button").nth(2))
    expect(page.locator(REPLAY)).not_to_have_attribute("data-moment", str(total // 2))
    page.locator("dialog").wait_for(state="detached")
    viewer.slide(total // 2)

    # A phone on its side has the buttons beside the board.
    if by == "touch":
        page.set_viewport_size(LYING)
        come_to_rest(page)
        assert findings(page, "", THUMB) == []
        page.set_viewport_size(NARROW)

    # Through other eyes, and with all cards open.
    viewer.open("view")
    look_at(viewer.person, "whose eyes")
    viewer.person.do(page.get_by_role("dialog").get_by_role("radio").nth(1))
    viewer.sees_as(1, "false")
    viewer.person.do(page.locator("input[data-open]"))
    viewer.sees_as(1, "true")
    viewer.person.do(page.locator("input[data-hide]"))
    viewer.close()
    viewer.is_at(total // 2)
    look_at(viewer.person, "with all cards open")

    # A link to this moment, for somebody else.
    viewer.open("share")
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    look_at(viewer.person, "a link to share")
    viewer.close()
    assert link == f"{app.url}/replay/{table}?at={total // 2}&seat=1&open=1"
    bob = seats(by="keyboard", still=False)
    bob.page.goto(link)
    other = Viewer(bob)
    other.is_at(total // 2)
    other.sees_as(1, "true")

    # The end is hidden until it is asked for.
    page.keyboard.press("End")
    viewer.is_at(total)
    assert page.locator("[data-result], .plate").count() == 0
    viewer.person.do(page.get_by_role("button", name=say("replay-show-result", "en")))
    page.locator("[data-result]").wait_for()
    look_at(viewer.person, "the end")

    # A match file, dropped on the front page; one that was changed is refused with the place.
    file = bob.page.context.request.get(f"{app.url}/api/tables/{table}/match").text()
    bob.go()
    bob.page.evaluate(DROP, [file, "match.kolam.json"])
    dropped = Viewer(bob)
    assert dropped.total == total
    assert bob.page.url.endswith("/replay")
    bob.go("/replay")
    tampered = json.loads(file)
    tampered["events"][-1]["n"] += 1
    (tmp_path / "tampered.json").write_text(json.dumps(tampered), encoding="utf-8")
    with bob.refused():
        bob.page.locator("input[type=file]").set_input_files(tmp_path / "tampered.json")
        expect(bob.page.get_by_role("alert")).to_contain_text(f"events[{len(tampered['events']) - 1}]")
    look_at(bob, "a file that is refused")

    # What if: a few moves of another ending.
    viewer.slide(total // 2)
    viewer.open("what-if")
    look_at(viewer.person, "what if")
    viewer.person.do(page.locator("[data-play-on]"))
    page.wait_for_selector(MATCH)
    assert viewer.person.table != table
    expect(page.get_by_role("banner")).to_contain_text(say("client-what-if", "en"))
    expect(page.locator(MATCH)).to_have_attribute("data-status", "playing")
    begun = total // 2
    decided = lambda: int(page.locator(MATCH).get_attribute("data-decision") or 0) >= begun + 3  # noqa: E731
    viewer.person.play_on(decided, 200)


@pytest.mark.parametrize("language", LANGUAGES)
def test_looking_back_speaks_every_language(language: str, seats: Seats) -> None:
    ada = seats(language=language, size=NARROW).go()
    table = finished_table(ada, NAMES[0], 2)
    ada.go("/")
    door = ada.page.locator(f"a[href='/replay/{table}']")
    door.click()
    viewer = Viewer(ada)
    for panel in ("view", "log", "share", "what-if"):
        viewer.open(panel)
        look_at(ada, panel)
        viewer.close()
    ada.page.keyboard.press("?")
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text(say("replay-previous-turn", language))
    viewer.close()
    ada.page.keyboard.press("End")
    viewer.is_at(viewer.total)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]


def test_a_match_that_is_not_over_says_so(seats: Seats) -> None:
    ada = seats().go()
    ada.play_now(NAMES[0])
    table = ada.table
    with ada.refused():
        ada.page.goto(f"{ada.url}/replay/{table}?at=3")
        expect(ada.page.get_by_role("alert")).to_have_text(say("table-not-over", "en"))
    look_at(ada, "nothing to look back at")
