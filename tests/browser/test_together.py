"""People at one table, a lost connection, a spectator, and every language."""

import pytest

from kolam.locale import LANGUAGES, say
from tests.browser.person import OVER, Person, Seats
from tests.patience import each
from tests.playing import NAMES
from tools.browser import MATCH, OFFER

pytestmark = [pytest.mark.compiled, pytest.mark.servers]


def words(key: str, **arguments: str | int) -> str:
    return say(key, "en", **arguments)


def open_for_a_friend(ada: Person, game: str) -> str:
    """The address that Ada sends to her friend."""
    page = ada.go().page
    page.locator(f"[data-game={game}]").get_by_role("button", name=words("client-play-friends")).click()
    page.get_by_label(words("client-your-name")).fill("Ada")
    if game == "kolpa":
        page.get_by_text(words("client-readings"), exact=True).click()
        page.get_by_label(words("kolpa-option-target")).fill("10")
    page.get_by_role("button", name=words("client-open-table")).click()
    return page.get_by_label(words("client-invitation", seat=2)).input_value()


def two_at_a_table(seats: Seats, game: str) -> tuple[Person, Person]:
    ada, bob = seats(), seats(by="touch")
    link = open_for_a_friend(ada, game)
    bob.page.goto(link)
    bob.page.get_by_label(words("client-your-name")).fill("Bob")
    bob.page.get_by_role("button", name=words("client-join")).tap()
    for person in (ada, bob):
        person.page.wait_for_selector(MATCH)
    return ada, bob


def take_turns(*people: Person, most: int = 4000) -> None:
    """The player who is asked to decide does so, until the match is over."""
    for _ in range(most):
        if all(person.page.locator(OVER).count() for person in people):
            return
        for person in people:
            person.choose()
        people[0].page.wait_for_timeout(20)
    raise AssertionError("the match does not end")


def test_two_people_play_and_one_of_them_loses_the_connection_for_a_while(seats: Seats) -> None:
    ada, bob = two_at_a_table(seats, "kolpa")
    for _ in range(6):
        for person in (ada, bob):
            person.choose()
    with bob.offline():
        bob.page.get_by_text(words("client-reconnecting")).wait_for()
        for _ in range(20):
            ada.choose()
            ada.page.wait_for_timeout(50)
    bob.page.get_by_text(words("client-reconnecting")).wait_for(state="detached")
    take_turns(ada, bob)
    decisions = {person.page.locator(MATCH).get_attribute("data-decision") for person in (ada, bob)}
    assert len(decisions) == 1


def test_what_is_chosen_without_a_connection_is_done_when_it_is_back(seats: Seats) -> None:
    ada, bob = two_at_a_table(seats, "kolpa")
    ada.page.wait_for_timeout(300)
    first = ada if ada.page.locator(OFFER).count() else bob
    before = first.page.locator(MATCH).get_attribute("data-decision")
    with first.offline():
        while not first.page.locator("[data-confirm]").count():
            first.choose()
        first.do(first.page.locator("[data-confirm]"))
        first.page.wait_for_timeout(300)
    for person in (ada, bob):
        person.page.wait_for_function(
            "([match, before]) => document.querySelector(match).dataset.decision !== before", arg=[MATCH, before]
        )


def until_somebody_may_take_back(ada: Person, bob: Person) -> tuple[Person, Person]:
    """Who has played a card and drawn none, and who is asked whether that may be taken back."""
    for _ in range(400):
        for person, other in ((ada, bob), (bob, ada)):
            if person.page.get_by_role("button", name=words("client-undo")).is_enabled():
                return person, other
            person.choose()
        ada.page.wait_for_timeout(20)
    raise AssertionError("nobody plays a card from the hand")


@pytest.mark.parametrize("answer", ["client-undo-agree", "client-undo-refuse"])
def test_who_answers_a_wish_to_take_back_by_the_keyboard_goes_on_from_the_board(answer: str, seats: Seats) -> None:
    asking, asked = until_somebody_may_take_back(*two_at_a_table(seats, "kolpa"))
    asking.do(asking.page.get_by_role("button", name=words("client-undo")))
    button = asked.page.get_by_role("button", name=words(answer), exact=True)
    button.focus()
    asked.page.keyboard.press("Enter")
    button.wait_for(state="detached")
    focused = asked.page.evaluate("document.activeElement.outerHTML.slice(0, 300)")
    assert asked.page.evaluate("document.activeElement.id") == "main", focused


def faces(person: Person) -> list[str]:
    """The cards of a hand that somebody sees from the front: `hand:SEAT:CARD`; backs are only `hand:SEAT`."""
    places = [at.get_attribute("data-place") or "" for at in person.page.locator("[data-place^=hand]").all()]
    return [place for place in places if place.count(":") == 2]


def test_friends_talk_and_a_spectator_only_watches(seats: Seats) -> None:
    ada, bob = two_at_a_table(seats, "kolpa")
    eve = seats().go(f"/t/{ada.table}")
    eve.page.get_by_text(words("client-watching")).wait_for()
    eve.page.wait_for_selector(MATCH)
    assert eve.page.locator(OFFER).count() == 0
    for person in (ada, eve):
        person.page.get_by_role("button", name=words("client-story-short"), exact=True).click()
    said = ada.page.get_by_label(words("client-say"))
    said.fill("Well met!")
    said.press("Enter")
    for person in (ada, eve):
        person.page.get_by_text("Well met!").wait_for()
    bob.page.get_by_role("button", name=words("client-unread", count=1)).wait_for()  # the log is closed on a phone
    for person in (ada, bob):
        person.choose()
    assert faces(ada)
    assert not faces(eve)


@pytest.mark.parametrize(("game", "language"), each(NAMES, LANGUAGES))
def test_every_language_is_spoken_from_the_browsers_wish_on(language: str, game: str, seats: Seats) -> None:
    ada = seats(language=language).go()
    assert ada.page.locator("html").get_attribute("lang") == language
    assert ada.page.get_by_role("heading", name=say("client-welcome", language)).count() == 1
    ada.play_now(game)
    for _ in range(4):
        ada.page.wait_for_selector(f"[data-confirm], {OFFER}", state="attached")
        ada.choose()
    ada.page.get_by_role("button", name=say("client-rules", language)).first.click()
    ada.page.get_by_role("dialog", name=say("client-rules", language)).wait_for()


def test_the_language_can_be_changed_at_any_time(seats: Seats) -> None:
    ada = seats(language="en").go()
    ada.page.get_by_label(words("client-language")).select_option("ja")
    ada.page.get_by_role("heading", name=say("client-welcome", "ja")).wait_for()
    ada.page.reload()
    ada.page.get_by_role("heading", name=say("client-welcome", "ja")).wait_for()
    assert ada.page.locator("html").get_attribute("lang") == "ja"
