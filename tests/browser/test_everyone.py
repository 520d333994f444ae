"""For everyone: axe finds nothing to complain about, on any page, in any state, by day and by night."""

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe

from kolam.locale import say
from kolam.rules import NAMES
from tests.browser.person import By, Person, Seats

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

STANDARDS = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


def words(key: str, **arguments: str | int) -> str:
    return say(key, "en", **arguments)


def look_at(person: Person, state: str) -> None:
    """Let axe look at the page once nothing moves any more."""
    person.page.wait_for_timeout(150)
    found = Axe().run(person.page, options=STANDARDS)
    assert found.violations_count == 0, f"{state}: {found.generate_report()}"


def press(person: Person, key: str) -> None:
    person.do(person.page.get_by_role("button", name=words(key), exact=True).first)


def close(person: Person) -> None:
    person.page.keyboard.press("Escape")
    person.page.locator("dialog").wait_for(state="detached")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("by", ["mouse", "touch"])
def test_the_front_page_and_its_dialogs(by: By, theme: Literal["light", "dark"], seats: Seats) -> None:
    ada = seats(by=by, theme=theme).go()
    look_at(ada, "front page")
    press(ada, "client-settings")
    look_at(ada, "settings")
    close(ada)
    for game in NAMES:
        ada.do(ada.page.locator(f"[data-game={game}]").get_by_role("button", name=words("client-play-friends")))
        ada.page.get_by_label(words("client-your-name")).fill("Ada")
        look_at(ada, f"friends at {game}")
        if game != NAMES[-1]:
            close(ada)
    ada.do(ada.page.get_by_role("button", name=words("client-open-table")))
    ada.page.get_by_role("heading", name=words("client-invite")).wait_for()
    look_at(ada, "a table that waits")
    ada.go()
    ada.page.get_by_role("heading", name=words("client-my-tables")).wait_for()
    look_at(ada, "front page with tables")
    ada.go("/t/nowhere")
    look_at(ada, "no such table")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("by", ["mouse", "touch"])
@pytest.mark.parametrize("game", NAMES)
def test_a_match_and_its_dialogs(game: str, by: By, theme: Literal["light", "dark"], seats: Seats) -> None:
    ada = seats(by=by, theme=theme).go()
    ada.play_now(game)
    look_at(ada, "the first decision")
    for _ in range(40):
        ada.page.wait_for_selector("[data-confirm], main [data-offer]", state="attached")
        if ada.page.locator("[data-confirm]").count():
            break
        ada.choose()
    look_at(ada, "something chosen, not confirmed")
    for key in DIALOGS:
        ada.page.keyboard.press("Escape")
        ada.page.keyboard.press(DIALOGS[key])
        ada.page.get_by_role("dialog", name=words(key)).wait_for()
        look_at(ada, key)
        close(ada)
    press(ada, "client-hint")
    ada.page.get_by_text(words("client-hint-play")).first.wait_for()
    look_at(ada, "hints")
    if (by, theme) not in TO_THE_END:
        return
    if by == "touch":
        close(ada)
    ada.play_on()
    ada.page.wait_for_selector("dialog[open] [data-download]")
    look_at(ada, "the end")
    close(ada)
    look_at(ada, "the board after the end")


# A whole match takes a while: its end is looked at by day on a desk, and by night on a phone.
TO_THE_END = [("mouse", "light"), ("touch", "dark")]
DIALOGS: dict[str, str] = {"client-rules": "r", "client-describe": "d", "client-keys": "?"}
