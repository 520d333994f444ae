"""People at a table in real browsers: muting, removing, handing over, closing, and voting on who keeps them waiting."""

from typing import Any

import pytest
from playwright.sync_api import Locator

from kolam.locale import LANGUAGES, say
from tests.browser.axe import look_at
from tests.browser.person import Person, Seats
from tests.browser.test_friends import link_for, open_table, sit_down, words
from tools.browser import MATCH

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

SMALL = {"width": 360, "height": 640}


def menu_of(person: Person, name: str) -> Locator:
    return person.page.get_by_role("button", name=words("client-person", name=name)).first


def opens_menu_of(person: Person, name: str) -> Locator:
    """The menu on somebody's plate or beside their name."""
    person.do(menu_of(person, name))
    dialog = person.page.get_by_role("dialog", name=name, exact=True)
    dialog.wait_for()
    return dialog


def does(person: Person, menu: Locator, key: str) -> None:
    person.do(menu.get_by_role("button", name=words(key), exact=True))


def confirms(person: Person) -> None:
    person.do(person.page.locator("[data-sure]"))


def two_in_a_match(seats: Seats, **wishes: Any) -> tuple[Person, Person]:
    ada, bob = seats(**wishes), seats()
    open_table(ada, "kolpa")
    sit_down(bob, link_for(ada, 1))
    for person in (ada, bob):
        person.page.wait_for_selector(MATCH)
    return ada, bob


def opens_story(person: Person) -> None:
    person.do(person.page.get_by_role("button", name=words("client-story-short"), exact=True))
    person.page.get_by_role("list", name=words("client-story")).wait_for()


def says(person: Person, text: str) -> None:
    said = person.page.get_by_label(words("client-say"))
    said.fill(text)
    said.press("Enter")


def three_who_are_away(seats: Seats, **wishes: Any) -> list[Person]:
    """Ada, Bob and Cleo at a table with a clock of one second, until each has missed two turns."""
    people = [seats(), seats(**wishes), seats(by="keyboard")]
    ada = people[0].go()
    opened: dict[str, Any] = ada.page.evaluate(
        """async () => {
            const json = (method, path, body) => fetch(path, {
                method, headers: {"content-type": "application/json"}, body: JSON.stringify(body),
            }).then((answer) => answer.json());
            await json("PUT", "/api/me", {name: "Ada"});
            const seats = [{kind: "me"}, {kind: "person"}, {kind: "person"}];
            return json("POST", "/api/tables", {game: "kolpa", seats, thinking: 1, stand_in: "random"});
        }"""
    )
    for seat, (person, name) in enumerate(zip(people[1:], ("Bob", "Cleo"), strict=True), 1):
        sit_down(person, f"{ada.url}/t/{opened['id']}/{seat}/{opened['invitations'][str(seat)]}", name)
    ada.go(f"/t/{opened['id']}")
    for person in people:
        person.page.wait_for_selector(MATCH)
    people[1].page.get_by_text(words("client-stalled", name="Ada")).wait_for()
    return people


@pytest.mark.parametrize("by", ["mouse", "touch", "keyboard"])
def test_who_is_removed_before_the_start_reads_why_and_the_seat_is_free(by: str, seats: Seats) -> None:
    ada, bob = seats(by=by), seats()
    open_table(ada, "kolpa", 3)
    link = link_for(ada, 1)
    sit_down(bob, link)
    menu = opens_menu_of(ada, "Bob")
    look_at(ada, "what a host may do about somebody")
    does(ada, menu, "client-remove")
    ada.page.get_by_text(words("client-remove-why", name="Bob", what="gathering")).wait_for()
    bob.unwelcome = True
    confirms(ada)
    bob.page.get_by_role("heading", name=words("client-removed")).wait_for()
    look_at(bob, "removed")
    ada.page.get_by_text(words("client-missing", count=2)).wait_for()
    assert link_for(ada, 1) != link
    bob.page.goto(link)
    bob.page.get_by_role("heading", name=words("client-removed")).wait_for()


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_bot_plays_on_for_who_is_removed_from_a_match(by: str, seats: Seats) -> None:
    ada, bob = two_in_a_match(seats, by=by)
    does(ada, opens_menu_of(ada, "Bob"), "client-remove")
    look_at(ada, "really removed?")
    bob.unwelcome = True
    confirms(ada)
    bob.page.get_by_role("heading", name=words("client-removed")).wait_for()
    # Whoever was to move: a bot that moves at once does not take the words away before they are read.
    ada.page.get_by_role("alert").get_by_text(words("client-log-removed", name="Bob")).wait_for()
    opens_story(ada)
    ada.page.get_by_text(words("client-log-removed", name="Bob")).first.wait_for()
    assert menu_of(ada, "Bob").count() == 0  # there is nothing to be done about a bot


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_spectator_is_muted_for_one_for_all_and_removed(by: str, seats: Seats) -> None:
    ada, bob = two_in_a_match(seats, by=by)
    eve = seats().go(f"/t/{ada.table}")
    eve.page.wait_for_selector(MATCH)
    for person in (ada, bob, eve):
        opens_story(person)
    ada.page.get_by_label(words("client-spectators-talk")).check()
    eve.page.get_by_label(words("client-say")).wait_for()
    advice = "You should have played the red one"
    says(eve, advice)
    for person in (ada, bob):
        person.page.get_by_text(advice, exact=True).wait_for()

    does(bob, opens_menu_of(bob, "Guest"), "client-mute-me")
    folded = bob.page.locator("details", has_text=advice)
    folded.wait_for()
    assert not bob.page.get_by_text(advice, exact=True).is_visible()
    folded.locator("summary").click()
    assert bob.page.get_by_text(advice, exact=True).is_visible()
    look_at(bob, "somebody is muted")
    assert ada.page.get_by_text(advice, exact=True).is_visible()
    bob.page.reload()
    bob.page.locator("details", has_text=advice).wait_for()  # the browser remembers

    menu = opens_menu_of(ada, "Guest")
    assert menu.get_by_role("button", name=words("client-hand-over")).count() == 0
    does(ada, menu, "client-mute-all")
    eve.page.get_by_text(words("client-you-are-muted")).wait_for()
    does(ada, opens_menu_of(ada, "Guest"), "client-unmute-all")
    eve.page.get_by_label(words("client-say")).wait_for()
    does(ada, opens_menu_of(ada, "Guest"), "client-remove")
    eve.unwelcome = True
    confirms(ada)
    eve.page.get_by_role("heading", name=words("client-removed")).wait_for()


def test_a_player_who_is_not_the_host_only_mutes_for_themselves(seats: Seats) -> None:
    _, bob = two_in_a_match(seats)
    menu = opens_menu_of(bob, "Ada")
    names = menu.get_by_role("listitem").all_inner_texts()
    assert [name.strip() for name in names] == [words("client-mute-me")]


def test_the_table_is_handed_over_and_closed_by_its_new_host(seats: Seats) -> None:
    ada, bob = two_in_a_match(seats)
    does(ada, opens_menu_of(ada, "Bob"), "client-hand-over")
    confirms(ada)
    bob.page.get_by_role("alert").get_by_text(words("client-host-now")).wait_for()
    ada.do(ada.page.get_by_role("button", name=words("client-more"), exact=True))
    assert ada.page.get_by_role("button", name=words("client-close-table")).count() == 0
    bob.do(bob.page.get_by_role("button", name=words("client-more"), exact=True))
    bob.do(bob.page.get_by_role("button", name=words("client-close-table")))
    bob.page.get_by_text(words("client-close-table-why", status="playing")).wait_for()
    look_at(bob, "really closed?")
    confirms(bob)
    for person in (ada, bob):
        person.page.locator(f"{MATCH}[data-status=closed]").wait_for()
        person.page.get_by_role("status").get_by_text(words("client-closed")).wait_for()


def test_a_table_that_is_closed_before_the_start_says_so(seats: Seats) -> None:
    ada, bob = seats(), seats()
    open_table(ada, "kolpa", 3)
    sit_down(bob, link_for(ada, 1))
    ada.do(ada.page.get_by_role("button", name=words("client-close-table")))
    confirms(ada)
    for person in (ada, bob):
        person.page.get_by_role("heading", name=words("client-closed")).wait_for()


@pytest.mark.parametrize("size", [None, SMALL])
def test_the_others_vote_on_a_seat_and_who_returns_reads_what_happened(
    size: dict[str, int] | None, seats: Seats
) -> None:
    ada, bob, cleo = three_who_are_away(seats, size=size)
    bob.do(bob.page.get_by_role("button", name=words("client-stalled-what")))
    menu = bob.page.get_by_role("dialog", name="Ada")
    menu.get_by_text(words("client-vote-why")).wait_for()
    does(bob, menu, "client-vote-bot")
    cleo.page.get_by_text(words("client-vote-asks", name="Ada", to="bot")).wait_for()
    bob.page.get_by_text(words("client-vote-waiting", name="Ada")).wait_for()
    if size:
        assert_nothing_overlaps(bob)
    look_at(cleo, "a vote")
    cleo.do(cleo.page.get_by_role("button", name=words("client-vote-agree"), exact=True))
    ada.page.get_by_text(words("client-lost-seat")).wait_for()
    ada.page.get_by_text(words("client-watching")).wait_for()
    ada.page.reload()
    ada.page.get_by_text(words("client-lost-seat")).wait_for()
    bob.page.locator(".plate[data-seat='0']").get_by_role("button").wait_for(state="detached")


def test_a_newcomer_plays_on_with_an_invitation(seats: Seats) -> None:
    _, bob, cleo = three_who_are_away(seats)
    bob.do(bob.page.get_by_role("button", name=words("client-stalled-what")))
    does(bob, bob.page.get_by_role("dialog", name="Ada"), "client-vote-newcomer")
    cleo.do(cleo.page.get_by_role("button", name=words("client-vote-agree"), exact=True))
    bob.page.get_by_role("alert").get_by_text(words("client-host-now")).wait_for()  # Ada was the host
    bob.do(bob.page.get_by_role("button", name=words("client-more"), exact=True))
    link = bob.page.get_by_label(words("client-invitation", seat=1)).input_value()
    dan = seats()
    dan.page.goto(link)
    dan.do(dan.page.get_by_role("button", name=words("client-take-seat", name="Ada")))
    dan.page.get_by_label(words("client-your-name")).fill("Dan")
    look_at(dan, "a newcomer")
    dan.do(dan.page.get_by_role("button", name=words("client-join")))
    dan.page.locator(".plate[data-seat='0']", has_text="Dan").wait_for()
    assert dan.page.get_by_text(words("client-watching")).count() == 0


def assert_nothing_overlaps(person: Person) -> None:
    """The line with the vote lies between the board and the tools, inside of the screen."""
    boxes = person.page.evaluate(
        """() => ["main", "[data-vote]", ".tools"].map((at) => {
            const { left, top, right, bottom } = document.querySelector(at).getBoundingClientRect();
            return [left, top, right, bottom];
        })"""
    )
    (_, _, _, board), (left, top, right, bottom), (_, tools, _, _) = boxes
    assert 0 <= left <= right <= SMALL["width"]
    assert board <= top + 1
    assert bottom <= tools + 1


def test_a_name_that_is_refused_is_refused_in_words(seats: Seats) -> None:
    ada, bob = seats(), seats(language="de")
    open_table(ada, "kolpa", 3)
    bob.page.goto(link_for(ada, 1))
    bob.page.get_by_label(words("client-your-name", "de")).fill("Expert 2")
    bob.do(bob.page.get_by_role("button", name=words("client-join", "de")))
    bob.page.get_by_role("alert").get_by_text(words("table-name-of-bot", "de")).wait_for()
    bob.troubles.clear()  # the browser notes that the server has refused
    bob.page.get_by_label(words("client-your-name", "de")).fill("Bob")
    bob.do(bob.page.get_by_role("button", name=words("client-join", "de")))
    ada.page.get_by_role("listitem").filter(has_text="Bob").wait_for()


def test_who_lists_a_table_gets_a_clock_and_may_choose_another(seats: Seats) -> None:
    ada = seats().go()
    ada.page.locator("[data-game=kerala]").get_by_role("button", name=words("client-play-friends")).click()
    clock = ada.page.get_by_label(words("client-thinking-time"))
    assert clock.locator("option:checked").inner_text() == words("client-thinking-any")
    ada.page.get_by_label(words("client-listed")).check()
    assert clock.locator("option:checked").inner_text() == words("client-thinking-minutes", minutes=1)
    ada.page.get_by_label(words("client-listed")).uncheck()
    assert clock.locator("option:checked").inner_text() == words("client-thinking-any")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_is_spoken_in_every_language_by_night_on_a_small_phone(language: str, seats: Seats) -> None:
    ada, bob = seats(language=language, theme="dark", by="touch", size=SMALL), seats()
    ada.go()
    ada.do(ada.page.locator("[data-game=kolpa]").get_by_role("button", name=say("client-play-friends", language)))
    ada.page.get_by_label(say("client-your-name", language)).fill("Ada")
    ada.do(ada.page.locator("dialog form button.primary"))
    sit_down(bob, ada.page.get_by_label(say("client-invitation", language, seat=2)).input_value())
    ada.page.wait_for_selector(MATCH)
    ada.do(ada.page.get_by_role("button", name=say("client-person", language, name="Bob")))
    ada.page.get_by_role("button", name=say("client-remove", language)).wait_for()
    look_at(ada, f"the menu in {language}")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the screen"
