"""The rules, read by a newcomer: on their page, at the table, and from a refusal."""

import pytest
from playwright.sync_api import Locator, expect

from kolam.engine.registry import game
from kolam.locale import LANGUAGES, say
from kolam.match.rulebook import Part, rulebook, title_of
from tests.browser.axe import look_at
from tests.browser.person import By, Person, Seats
from tests.patience import each
from tests.playing import NAMES

pytestmark = [pytest.mark.compiled, pytest.mark.servers]


def parts(name: str) -> list[Part]:
    found = rulebook(game(name))
    assert found
    return found.parts


def is_in_sight(person: Person, at: Locator) -> bool:
    box, size = at.bounding_box(), person.page.viewport_size
    return box is not None and size is not None and -5 <= box["y"] < size["height"] * 0.75


@pytest.mark.parametrize(("name", "by"), each(NAMES, ["touch", "keyboard"]))
def test_a_newcomer_reads_the_rules_and_tries_the_examples(name: str, by: By, seats: Seats) -> None:
    ada = seats(by=by, theme="dark" if by == "touch" else "light", still=False).go()
    ada.do(ada.page.locator(f"[data-game={name}] [data-learn]"))
    ada.page.wait_for_url(f"**/learn/{name}")
    figures = ada.page.locator("figure")
    figures.first.wait_for()
    assert figures.count() == sum(len(part.examples) for part in parts(name))
    assert ada.page.locator("[data-part]").count() == len(parts(name))
    for figure in figures.all():
        drawn = figure.locator(".picture").first.bounding_box()
        assert drawn is not None
        assert drawn["height"] > 40, "nothing is drawn"
        assert figure.locator(".picture [data-place], .picture [data-mark]").count() > 2
    width = ada.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], "the page is wider than the screen"
    look_at(ada, f"the rules of {name}")
    # What is not allowed says why, in the engine's words, as soon as it is tried.
    part = next(part for part in parts(name) if any(one.rule for example in part.examples for one in example.tries))
    example = next(example for example in part.examples if any(one.rule for one in example.tries))
    figure = ada.page.locator(f"[data-example={example.name}]")
    number = next(index for index, one in enumerate(example.tries) if one.rule)
    assert figure.get_by_role("status").inner_text().strip() == ""
    ada.do(figure.locator(".tries button").nth(number))
    expect(figure.get_by_role("status")).to_contain_text(example.tries[number].rule or "")
    assert figure.locator(".tries button[aria-pressed=true]").count() == 1
    if by == "touch":  # or by touching its mark in the picture
        figure.locator(".picture > .mark").first.tap()
        expect(figure.locator(".tries button").first).to_have_attribute("aria-pressed", "true")
    ada.do(ada.page.locator("main [data-play]"))
    ada.page.wait_for_selector(".match")


@pytest.mark.parametrize("name", NAMES)
def test_an_address_leads_to_a_rule_in_every_language(name: str, seats: Seats) -> None:
    ada = seats()
    part = parts(name)[-2]
    ada.go(f"/learn/{name}#{part.rules.split('–')[0].split(',')[0]}")
    asked = ada.page.locator(".asked")
    asked.first.wait_for()
    assert asked.first.get_attribute("data-part") == part.name
    assert is_in_sight(ada, asked.first)
    for language in LANGUAGES:
        ada.page.get_by_label(say("client-language", ada.page.locator("html").get_attribute("lang"))).select_option(
            language
        )
        for one in parts(name):
            title = title_of(game(name), one).words(language)
            ada.page.get_by_role("heading", name=title, exact=True, level=2).wait_for()


@pytest.mark.parametrize("name", NAMES)
def test_at_the_table_the_rules_open_at_what_is_decided(name: str, seats: Seats) -> None:
    ada = seats().go()
    ada.play_now(name)
    ada.page.wait_for_selector("main [data-offer]", state="attached")
    ada.page.keyboard.press("r")
    dialog = ada.page.get_by_role("dialog", name=say("client-rules", "en"))
    dialog.locator(".asked").first.wait_for()
    assert is_in_sight(ada, dialog.locator(".asked").first)
    assert dialog.locator("figure").count() > 5


def test_a_refusal_leads_to_its_rule(seats: Seats) -> None:
    """On the first turn both elephants stand on the start tile, so nothing can be placed on it."""
    ada = seats(by="touch", still=False).go()
    ada.play_now("kerala")
    ada.page.wait_for_selector("main [data-offer]", state="attached")
    ada.do(ada.page.locator(".tray [data-offer]").first)
    ada.page.locator("[data-mark='spot-0-0,0']").tap(force=True)  # what cannot be chosen tells why
    notice = ada.page.get_by_role("alert")
    notice.get_by_role("button", name="K8").tap()
    dialog = ada.page.get_by_role("dialog", name=say("client-rules", "en"))
    asked = dialog.locator(".asked").first
    asked.wait_for()
    assert asked.get_attribute("data-part") == "cover"
    assert is_in_sight(ada, asked)
    look_at(ada, "a rule that explains a refusal")
