"""For everyone: axe finds nothing to complain about, on any page, in any state, by day and by night.

What a match looks like at its end is looked at where whole matches are played.
"""

from typing import Literal

import pytest

from kolam.locale import LANGUAGES, say
from tests.browser.axe import look_at
from tests.browser.person import By, Person, Seats
from tests.patience import each
from tests.playing import NAMES
from tools.browser import DESKTOP

pytestmark = [pytest.mark.compiled, pytest.mark.servers]


def words(key: str, **arguments: str | int) -> str:
    return say(key, "en", **arguments)


def press(person: Person, key: str) -> None:
    person.do(person.page.get_by_role("button", name=words(key), exact=True).first)


@pytest.mark.parametrize(("by", "theme"), each(["mouse", "touch"], ["light", "dark"]))
def test_the_front_page_and_its_dialogs(by: By, theme: Literal["light", "dark"], seats: Seats) -> None:
    ada = seats(by=by, theme=theme).go()
    look_at(ada, "front page")
    press(ada, "client-settings")
    look_at(ada, "settings")
    ada.close_dialog()
    for game in NAMES:
        ada.do(ada.page.locator(f"[data-game={game}]").get_by_role("button", name=words("client-play-friends")))
        ada.page.get_by_label(words("client-your-name")).fill("Ada")
        look_at(ada, f"friends at {game}")
        if game != NAMES[-1]:
            ada.close_dialog()
    ada.do(ada.page.get_by_role("button", name=words("client-open-table")))
    ada.page.get_by_role("heading", name=words("client-invite")).wait_for()
    look_at(ada, "a table that waits")
    ada.go()
    ada.page.get_by_role("heading", name=words("client-my-tables")).wait_for()
    look_at(ada, "front page with tables")
    ada.go("/t/nowhere")
    look_at(ada, "no such table")


@pytest.mark.parametrize(("by", "theme"), each(["mouse", "touch"], ["light", "dark"]))
def test_the_front_page_remembers_how_somebody_plays_alone(
    by: By, theme: Literal["light", "dark"], seats: Seats
) -> None:
    ada = seats(by=by, theme=theme).go()
    for game in NAMES:
        card = ada.page.locator(f"[data-game={game}]")
        usual = card.locator(".line").inner_text()
        ada.do(card.locator("[data-setup]"))
        dialog = ada.page.get_by_role("dialog")
        ada.do(dialog.get_by_role("radio", name=words("client-level-random")))
        look_at(ada, f"alone at {game}")
        ada.do(dialog.get_by_role("radio", name="2", exact=True))
        ada.do(dialog.locator("button.primary"))
        ada.page.wait_for_selector(".match")
        ada.go()
        assert card.locator(".line").inner_text() == words(
            "client-company", count=1, level=words("client-level-random")
        )
        look_at(ada, f"{game} as last time")
        ada.play_now(game)
        table = ada.page.request.get(f"{ada.url}/api/tables/{ada.table}").json()["table"]
        assert [seat["level"] for seat in table["seats"]] == [None, "random"]
        ada.go()
        ada.do(card.get_by_role("button", name=words("client-usual")))
        assert card.locator(".line").inner_text() == usual


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_of_the_front_page_is_one_click_away(language: str, seats: Seats) -> None:
    ada = seats(language=language).go()
    buttons = ada.page.locator("[data-play]")
    buttons.nth(len(NAMES) - 1).wait_for()
    for button in buttons.all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= DESKTOP["height"]


# What axe says of a theme does not depend on the size of the screen, nor the other way round.
@pytest.mark.parametrize(("game", "by", "theme"), each(NAMES, ["mouse", "touch"], ["light", "dark"]))
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
        ada.close_dialog()
    press(ada, "client-hint")
    ada.page.get_by_text(words("client-hint-play")).first.wait_for()
    look_at(ada, "a hint")
    if ada.page.get_by_role("button", name=words("client-hint-more")).count():
        press(ada, "client-hint-more")
        ada.page.get_by_role("dialog", name=words("client-hint")).wait_for()
        look_at(ada, "more hints")
        ada.close_dialog()
    press(ada, "client-story-short")
    ada.page.get_by_role("list", name=words("client-story")).wait_for()
    look_at(ada, "the log")
    if by == "touch":
        ada.close_dialog()
    ada.choose()


DIALOGS: dict[str, str] = {
    "client-rules": "r",
    "client-describe": "d",
    "client-keys": "?",
    "client-choices": "c",
}
