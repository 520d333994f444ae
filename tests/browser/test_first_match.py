"""First matches as newcomers walk through them: from the front page to the close, with a coach at their side."""

import re

import pytest

from kolam.locale import LANGUAGES, say
from tests.browser.axe import look_at
from tests.browser.person import FINALE, OVER, By, Person, Seats
from tests.patience import each
from tests.playing import NAMES
from tests.wording import forms, keys
from tools.browser import CONFIRM, MATCH, OFFER
from tools.geometry import findings
from tools.scenes.visit import MOVES

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

COACH = "[data-coach]"
REASON = "[data-reason]"
SMALL = {"width": 360, "height": 640}
PAGE_FITS = f"html:has({MATCH})"
MOST = 300  # clicks until everything is told

# The words of the coach stay inside its strip.
FITS = """strip => {
    const [words, box] = [strip.querySelector("p").getBoundingClientRect(), strip.getBoundingClientRect()];
    return words.top >= box.top && words.bottom <= box.bottom && strip.scrollHeight <= strip.clientHeight;
}"""


def idea(ada: Person) -> str:
    return ada.page.locator(COACH).get_attribute("data-coach") or ""


def is_over(ada: Person) -> bool:
    return ada.page.locator(OVER).count() > 0


def walk(ada: Person) -> list[str]:
    """Play until everything is told or the match is over, looking at the page whenever something new is told."""
    told: list[str] = []
    heights = set()
    for _ in range(MOST):
        ada.page.wait_for_selector(f"{OVER}, {CONFIRM}, {OFFER}", state="attached")
        if is_over(ada) or idea(ada) == "done":
            break
        count = ada.page.locator("section.count button.primary")
        if count.count():  # a round was counted, and the board shows it until somebody goes on
            ada.do(count.first)
            continue
        now = idea(ada)
        if now != "quiet" and now not in told:
            told.append(now)
            ada.page.wait_for_function(f"() => !({MOVES})()")
            heights.add(ada.page.locator(COACH).evaluate("strip => strip.offsetHeight"))
            assert ada.page.locator(COACH).evaluate(FITS), now
            assert findings(ada.page, PAGE_FITS) == [], now
            if len(told) in (1, 4):
                look_at(ada, f"the coach tells {now}")
        elif now in told and len(told) % 3 == 0:
            ada.do(ada.page.locator(f"{COACH} [data-next]"))  # some read on before they decide
            continue
        ada.choose()
    assert len(heights) == 1, "the coach has one size, so that nothing jumps"
    return told


@pytest.mark.parametrize(("game", "by"), each(NAMES, ["touch", "keyboard"]))
def test_a_newcomer_is_led_through_the_first_match(game: str, by: By, seats: Seats) -> None:
    """With motion, on a phone by touch and on a desktop by keyboard: every decision is the newcomer's."""
    ada = seats(by=by, still=False, size=SMALL if by == "touch" else None).go()
    ada.do(ada.page.locator(f"[data-game={game}] [data-first]"))
    ada.page.wait_for_selector(COACH)
    table = ada.table
    told = walk(ada)
    assert len(told) >= 6
    if is_over(ada):
        ada.page.wait_for_selector(FINALE)
        ada.do(ada.page.locator("[data-closing] summary"))
        ada.page.wait_for_selector("[data-closing] li")
        look_at(ada, "the end of the first match")
    else:
        look_at(ada, "everything is told")
    assert findings(ada.page) == []
    ada.do(ada.page.locator("[data-own]"))  # a match without help
    ada.page.wait_for_function("table => !location.pathname.includes(table)", arg=table)
    ada.page.wait_for_selector(f"{MATCH}[data-status=playing]")
    assert not ada.page.locator(COACH).count()


def test_the_explanations_can_be_skipped_and_the_first_match_left_and_found_again(seats: Seats) -> None:
    ada = seats().go("/learn/kolpa/first")
    ada.page.wait_for_selector(COACH)
    table, first = ada.table, idea(ada)
    ada.page.locator(f"{COACH} [data-leave]").click()
    assert findings(ada.page, PAGE_FITS) == []
    look_at(ada, "skip or leave?")
    ada.page.get_by_role("button", name=say("coach-leave", "en"), exact=True).click()
    ada.page.wait_for_selector("[data-game=kolpa]")
    # Who has sat down to a game is not asked to begin with it any more, but the address still leads there.
    ada.page.wait_for_selector("[data-game=kolpa] [data-first]", state="detached")
    assert ada.page.locator("[data-game=kerala] [data-first]").count() == 1
    ada.go("/learn/kolpa/first")
    ada.page.wait_for_selector(COACH)
    assert ada.table == table
    assert idea(ada) != first, "what was told is not told again"
    # The way back leads past the address that opened it.
    ada.page.locator(f"{COACH} [data-leave]").click()
    ada.page.locator(f"{COACH} [data-skip]").click()
    ada.page.locator(COACH).wait_for(state="detached")
    ada.page.reload()
    ada.page.wait_for_selector(OFFER)
    assert not ada.page.locator(COACH).count()


def test_a_game_without_a_first_match_says_so(seats: Seats) -> None:
    ada = seats()
    ada.unwelcome = True
    ada.page.goto(ada.url + "/learn/go/first")
    ada.page.wait_for_selector("[role=alert]")
    ada.troubles = [trouble for trouble in ada.troubles if "400" not in trouble]


def test_in_an_ordinary_match_a_rule_is_explained_once_when_it_first_matters(seats: Seats) -> None:
    ada = seats(by="touch", size=SMALL, newcomer=True).go()
    ada.play_now("kolpa")
    ada.page.wait_for_selector(REASON)
    told = ada.page.locator(REASON).get_attribute("data-reason")
    prompt = ada.page.locator(f"section[aria-label='{say('client-now', 'en')}']")
    height = prompt.evaluate("at => at.offsetHeight")
    assert findings(ada.page, PAGE_FITS) == []
    look_at(ada, "a reason")
    ada.page.locator(REASON).get_by_role("button", name=say("client-close", "en")).tap()
    ada.page.locator(REASON).wait_for(state="detached")
    assert prompt.evaluate("at => at.offsetHeight") == height, "nothing jumps"
    ada.page.reload()
    ada.page.wait_for_selector(OFFER)
    again = ada.page.locator(REASON)
    assert not again.count() or again.get_attribute("data-reason") != told
    # Off for good.
    ada.page.get_by_role("button", name=re.compile(say("client-settings", "en"))).first.tap()
    ada.page.get_by_label(say("client-reasons", "en")).select_option("never")
    ada.close_dialog()
    again.wait_for(state="detached")
    ada.go().play_now("kerala")
    ada.page.wait_for_selector(OFFER)
    assert not ada.page.locator(REASON).count()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_coach_says_fits_a_small_phone_in_every_language(language: str, seats: Seats) -> None:
    """Every idea of every game, with the largest numbers, in the strip of one of them."""
    ada = seats(by="touch", language=language, size=SMALL)
    ada.page.goto(f"{ada.url}/learn/kolpa/first")
    ada.page.wait_for_selector(f"{COACH} [data-next]")
    ideas = [key for key in keys() if re.fullmatch(r"[a-z]+-idea-[a-z]+", key)]
    assert len(ideas) > 20
    space = "" if language == "ja" else " "
    texts = [
        say(key, language) + space + max((form.words(language) for form in forms(f"{key}-more")), key=len)
        for key in ideas
    ]
    said = ada.page.locator(f"{COACH} p")
    for text in [*texts, *(form.words(language) for key in ("coach-quiet", "coach-done") for form in forms(key))]:
        said.evaluate("(at, text) => (at.firstChild.textContent = text + ' ')", text)
        assert ada.page.locator(COACH).evaluate(FITS), text
