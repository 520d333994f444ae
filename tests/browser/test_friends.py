"""Friends who really get in: another machine, as a network namespace of its own, opens the link that the page shows."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

from kolam.locale import LANGUAGES, say
from kolam.web.addresses import own_addresses
from tests.browser.axe import look_at
from tests.browser.person import Person, Seats
from tools.browser import CLIENT, MATCH, OFFER, QUIET, chromium_path
from tools.servers import Local, local_server

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

NAME = f"kolam{os.getpid()}"
HERE, THERE = "10.213.77.1", "10.213.77.2"  # the two ends of a cable that this test lays


def words(key: str, language: str = "en", **arguments: str | int) -> str:
    return say(key, language, **arguments)


def ip(*arguments: str) -> bool:
    program = shutil.which("ip", path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    if program is None:
        return False
    return subprocess.run([program, *arguments], capture_output=True, timeout=20, check=False).returncode == 0


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[str | None]:
    """A program that runs Chromium on another machine: a namespace with one cable, to this one.

    Where no namespace may be made it is None, and the friend comes by this machine's own address instead.
    """
    ends = (f"{NAME}a"[-15:], f"{NAME}b"[-15:])
    try:
        made = ip("netns", "add", NAME) and ip("link", "add", ends[0], "type", "veth", "peer", "name", ends[1])
        made = made and ip("link", "set", ends[1], "netns", NAME)
        made = made and ip("addr", "add", f"{HERE}/30", "dev", ends[0]) and ip("link", "set", ends[0], "up")
        made = made and ip("-n", NAME, "addr", "add", f"{THERE}/30", "dev", ends[1])
        made = made and ip("-n", NAME, "link", "set", ends[1], "up") and ip("-n", NAME, "link", "set", "lo", "up")
        if not made:
            yield None
            return
        for address in own_addresses():  # the friend finds every address of this machine at the end of the cable
            if ":" not in address and address != HERE:
                ip("-n", NAME, "route", "add", f"{address}/32", "via", HERE)
        wrapper = tmp_path / "chromium-elsewhere"
        wrapper.write_text(f'#!/bin/sh\nexec ip netns exec {NAME} {chromium_path()} "$@"\n')
        wrapper.chmod(0o755)
        yield str(wrapper)
    finally:
        ip("link", "del", ends[0])
        ip("netns", "del", NAME)


@pytest.fixture
def friends_browser(playwright: Playwright, elsewhere: str | None) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=elsewhere or chromium_path(), args=QUIET)
    yield browser
    browser.close()


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Local]:
    """A server as `make play` starts it: for this machine alone."""
    with local_server(tmp_path / "home", client=str(CLIENT)) as server:
        yield server


def open_table(ada: Person, game: str, seats: int = 2) -> None:
    page = ada.go().page
    page.locator(f"[data-game={game}]").get_by_role("button", name=words("client-play-friends")).click()
    page.get_by_label(words("client-your-name")).fill("Ada")
    page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    page.get_by_role("button", name=words("client-open-table")).click()
    page.get_by_role("heading", name=words("client-invite")).wait_for()


def link_for(ada: Person, seat: int) -> str:
    return ada.page.get_by_label(words("client-invitation", seat=seat + 1)).input_value()


def sit_down(bob: Person, link: str, name: str = "Bob") -> None:
    bob.page.goto(link)
    bob.page.get_by_label(words("client-your-name")).fill(name)
    bob.do(bob.page.get_by_role("button", name=words("client-join")))


def test_a_friend_on_another_machine_opens_the_link_that_the_page_shows(
    home: Local, chromium: Browser, friends_browser: Browser
) -> None:
    ada, bob = Person(chromium, home.url), Person(friends_browser, home.url, by="touch")
    open_table(ada, "kolpa")
    assert link_for(ada, 1).startswith(home.url)
    ada.page.get_by_text(words("client-nearby"), exact=True).wait_for()
    ada.page.get_by_text("Anyone on your network can then open this page.").wait_for()
    ada.do(ada.page.get_by_role("button", name=words("client-nearby-open")))
    ada.page.get_by_text(words("client-nearby-opened")).wait_for()
    link = link_for(ada, 1)
    assert not link.startswith(home.url)
    sit_down(bob, link)
    for person in (ada, bob):
        person.page.wait_for_selector(MATCH)
    before = decision(ada)
    for _ in range(60):
        for person in (ada, bob):
            person.choose()
        if decision(ada) >= before + 4:
            break
        ada.page.wait_for_timeout(20)
    assert decision(ada) >= before + 4
    bob.page.wait_for_function(
        "([match, least]) => Number(document.querySelector(match).dataset.decision) >= least",
        arg=[MATCH, before + 4],
    )
    assert ada.troubles == []
    assert bob.troubles == []


def decision(person: Person) -> int:
    return int(person.page.locator(MATCH).get_attribute("data-decision") or 0)


def test_who_is_invited_sees_by_whom_and_to_what_and_reads_the_rules_first(seats: Seats) -> None:
    ada, bob = seats(), seats(by="touch")
    open_table(ada, "kerala", 3)
    bob.page.goto(link_for(ada, 1))
    bob.page.get_by_role("heading", name=words("client-invites", name="Ada")).wait_for()
    bob.page.get_by_role("heading", name=words("kerala-name")).wait_for()
    bob.page.get_by_text(words("client-facts", fewest=2, most=5, minutes=40)).wait_for()
    look_at(bob, "an invitation")
    learn = bob.page.get_by_role("link", name=words("client-rules-first"))
    assert learn.get_attribute("href") == "/learn/kerala"
    bob.do(learn)
    dialog = bob.page.get_by_role("dialog", name=words("client-rules"))
    dialog.locator("dd").first.wait_for()
    assert dialog.locator("figure").count() > 5
    bob.close_dialog()
    assert bob.page.get_by_role("listitem").filter(has_text="Ada").count() == 1


@pytest.mark.parametrize("by", ["mouse", "touch", "keyboard"])
def test_friends_choose_their_colours_and_everybody_sees_it(by: str, seats: Seats) -> None:
    ada, bob = seats(by=by), seats()
    open_table(ada, "kerala", 3)
    sit_down(bob, link_for(ada, 1))
    ada.do(ada.page.locator("[data-wish=R]"))
    bob.page.locator("[data-wished=R]").wait_for()
    taken = bob.page.locator("[data-wish=R]")
    assert taken.is_disabled()
    assert taken.get_attribute("aria-label") == words("client-wish-has", choice="red", name="Ada")
    bob.do(bob.page.locator("[data-wish=B]"))
    ada.page.locator("[data-wished=B]").wait_for()
    look_at(ada, "colours chosen")
    ada.do(ada.page.locator("[data-wish=R]"))  # and taken back
    bob.page.locator("[data-wish=R]:not(:disabled)").wait_for()


def test_friends_say_who_is_younger(seats: Seats) -> None:
    ada, bob = seats(), seats(by="keyboard")
    open_table(ada, "ganesha", 3)
    ada.page.get_by_text(words("client-order-drawn")).wait_for()
    sit_down(bob, link_for(ada, 1))
    last = bob.page.locator("[data-up]").last
    moved = last.get_attribute("data-up")
    bob.do(last)
    ada.page.get_by_text("Bob moved", exact=False).wait_for()
    places = ada.page.locator("[data-up]").evaluate_all("all => all.map(one => one.dataset.up)")
    assert places.index(moved) == 1


def test_the_invitation_comes_first_and_bots_are_a_second_thought(seats: Seats) -> None:
    ada = seats()
    open_table(ada, "kerala", 3)
    assert ada.page.locator("main button.primary").first.inner_text().strip() in (
        words("client-nearby-open"),
        words("client-invitation-send"),
        words("client-invitation-copy"),
    )
    bots = ada.page.get_by_role("button", name=words("client-start-with-bots"))
    assert "primary" not in (bots.get_attribute("class") or "")
    other = ada.page.get_by_label(words("client-invitation", seat=3))
    assert not other.is_visible()
    ada.page.get_by_text(words("client-invitations-more", count=1)).click()
    assert other.is_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_before_the_start_is_spoken_and_seen_by_everybody(language: str, seats: Seats) -> None:
    ada = seats(language=language, by="touch", theme="dark").go()
    ada.do(ada.page.locator("[data-game=kerala]").get_by_role("button", name=words("client-play-friends", language)))
    ada.page.get_by_label(words("client-your-name", language)).fill("Ada")
    ada.do(ada.page.locator("dialog form button.primary"))
    ada.page.get_by_text(words("client-nearby", language), exact=True).wait_for()
    look_at(ada, f"the lobby in {language}")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the screen"


def test_a_spectator_talks_if_the_host_lets_them(seats: Seats) -> None:
    ada, bob, eve = seats(), seats(), seats()
    open_table(ada, "kolpa")
    sit_down(bob, link_for(ada, 1))
    ada.page.wait_for_selector(MATCH)
    eve.go(f"/t/{ada.table}")
    for person in (ada, bob, eve):
        person.page.wait_for_selector(MATCH)
        person.page.get_by_role("button", name=words("client-story-short"), exact=True).click()
        person.page.get_by_role("list", name=words("client-story")).wait_for()
    assert eve.page.get_by_label(words("client-say")).count() == 0
    assert eve.page.locator(OFFER).count() == 0
    assert bob.page.get_by_label(words("client-spectators-talk")).count() == 0
    ada.page.get_by_label(words("client-spectators-talk")).check()
    said = eve.page.get_by_label(words("client-say"))
    said.fill("Good luck!")
    said.press("Enter")
    for person in (ada, bob, eve):
        person.page.get_by_text("Good luck!", exact=True).wait_for()
    ada.page.get_by_label(words("client-spectators-talk")).uncheck()
    said.wait_for(state="detached")
