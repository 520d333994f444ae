"""A table as this table reads the rules: every option changed in the form, and the match played to its end."""

from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator

from kolam.engine.options import offered, read_options
from kolam.engine.registry import game as game_named
from kolam.locale import say
from kolam.match import Match, read_match
from tests.browser.axe import look_at
from tests.browser.person import FINALE, By, Person, Seats
from tests.playing import NAMES

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

SMALL = {"width": 360, "height": 640}
WAYS: list[tuple[By, str]] = [("keyboard", "de"), ("touch", "fr"), ("mouse", "ja"), ("touch", "en")]


@pytest.mark.parametrize(("game", "way"), [(game, WAYS[number % len(WAYS)]) for number, game in enumerate(NAMES)])
def test_every_option_can_be_changed_and_the_match_verifies(
    game: str, way: tuple[By, str], seats: Seats, tmp_path: Path
) -> None:
    by, language = way
    ada = seats(by=by, language=language, size=SMALL if by == "touch" else None).go()
    ada.do(ada.page.locator(f"[data-game={game}]").get_by_role("button", name=say("client-play-friends", language)))
    form = ada.page.locator("dialog form")
    ada.page.get_by_label(say("client-your-name", language)).fill("Ada")
    sit_with(ada, form.get_by_role("group", name=say("client-seat", language, seat=2)), "random")
    ada.do(form.locator("summary"))
    look_at(ada, "the options")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the form is wider than the page"
    ada.do(form.get_by_role("button", name=say("client-readings-look", language)))
    ada.page.get_by_role("dialog", name=say("client-readings", language)).locator("dd").first.wait_for()
    look_at(ada, "how we read it")
    ada.page.keyboard.press("Escape")
    change_everything(ada, form.locator(".readings"))
    look_at(ada, "every option changed")
    ada.do(form.locator("button.primary"))
    ada.page.wait_for_selector(".match")
    ada.play_on()
    ada.page.wait_for_selector(FINALE)
    with ada.page.expect_download() as downloading:
        ada.do(ada.page.locator(f"{FINALE} [data-download]"))
    downloading.value.save_as(tmp_path / "match.json")
    match = read_match((tmp_path / "match.json").read_bytes())
    assert match.over
    assert unchanged(match) == []


def unchanged(match: Match) -> list[str]:
    """The options that a form offers and that are as usual all the same."""
    usual = msgspec.to_builtins(read_options(match.game, {}, len(match.seats)))
    played = msgspec.to_builtins(match.options)
    names = ["first", *(option.name for option in offered(game_named(match.game.name).Options))]
    return [name for name in names if played[name] == usual[name]]


def change_everything(ada: Person, options: Locator) -> None:
    """Whatever is there: another choice, another number, the other way, another order."""
    for tick in options.locator("input[type=checkbox]").all():
        toggle(ada, tick)
    for select in options.locator("select").all():
        if select.locator("xpath=ancestor::fieldset").count() == 0:
            values = select.locator("option").evaluate_all("options => options.map(option => option.value)")
            pick(ada, select, values[-1])
    for number in options.locator("input[type=number]").all():
        number.fill(number.get_attribute("min") or "1")
        number.press("Tab")
    for each in options.locator("fieldset").filter(has=ada.page.locator("select")).all():
        values = each.locator("select").first.locator("option").evaluate_all("all => all.map(option => option.value)")
        pick(ada, each.locator("select").first, values[-1])
    for order in options.locator("fieldset ol").all():
        ada.do(order.locator("button").last)


def sit_with(ada: Person, seat: Locator, player: str) -> None:
    """Choose a face; with the keyboard, go on from the chosen one until it is there."""
    wanted = seat.locator(f"input[value={player}]")
    if ada.by == "keyboard":
        ada.tab_to(seat.locator("input:checked"))
        for _ in range(seat.locator("input").count()):
            if wanted.is_checked():
                break
            ada.page.keyboard.press("ArrowRight")
    else:
        ada.do(wanted)
    assert wanted.is_checked()


def toggle(ada: Person, tick: Locator) -> None:
    if ada.by == "keyboard":
        ada.tab_to(tick)
        ada.page.keyboard.press("Space")
    else:
        ada.do(tick)


def pick(ada: Person, select: Locator, value: str) -> None:
    """Choose in a list; with the keyboard, go down until it is there."""
    if ada.by != "keyboard":
        select.select_option(value)
        return
    ada.tab_to(select)
    for _ in range(select.locator("option").count()):
        if select.input_value() == value:
            return
        ada.page.keyboard.press("ArrowDown")
    assert select.input_value() == value
