"""People at a table, and the pages that few people see: all that opens, asks or tells something."""

import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from kolam.engine.contract import Game
from kolam.engine.registry import games
from kolam.web.host_links import HostLinks
from kolam.web.identity import read_key
from tools.browser import MATCH
from tools.scenes.around import open_for, sit_down
from tools.scenes.view import Scene, View
from tools.scenes.visit import Visit
from tools.servers import KEY, PATIENCE

NAMES = ("Ada", "Bob", "Cleo")
MENU = ("describe", "settings", "keys", "resign", "close-table", "report")  # what "More" offers, as client-… calls it
RUDE = "You play like a goat"


class Company:
    """Friends at one table."""

    def __init__(self, browser: Browser, url: str, views: Sequence[View], language: str) -> None:
        self.people = [Visit(browser, url, views, language) for _ in NAMES]
        self.ada, self.bob, self.cleo = self.people
        self.eve = Visit(browser, url, views, language)
        self.table = ""
        self._draw = random.Random(language)
        for person, name in zip(self.people, NAMES, strict=True):
            person.asks("PUT", "me", name=name)

    def leave(self) -> None:
        for visit in (*self.people, self.eve):
            visit.context.close()

    def sit(self, game: Game, people: int, **wishes: Any) -> None:
        """A match of some of them begins, and each looks at it."""
        opened = open_for(self.ada, game, people, **wishes)
        self.table = opened["id"]
        for seat, person in enumerate(self.people[1:people], 1):
            sit_down(person, opened, seat)
        for person in self.people[:people]:
            person.go(f"/t/{self.table}")
            person.page.wait_for_selector(MATCH)

    def does(self, person: Visit, verb: str, **body: Any) -> bool:
        """A command by somebody, whatever they see. False if it is refused."""
        path = f"{person.url}/api/tables/{self.table}/{verb}"
        data = {"revision": self.look(person)["revision"], **body}
        return person.context.request.fetch(path, method="POST", data=data).ok

    def look(self, person: Visit) -> dict[str, Any]:
        look: dict[str, Any] = person.asks("GET", f"tables/{self.table}?since={10**9}")["table"]
        return look

    def plays(self) -> Visit | None:
        """The one whose turn it is decides something. None if the match is over."""
        for person in self.people:
            look = self.look(person)
            if look["status"] == "over":
                return None
            if look["legal"]:
                assert self.does(person, "moves", move=self._draw.choice(look["legal"]))
                return person
        raise AssertionError("nobody decides")


def scenes_of_people(browser: Browser, url: str, views: Sequence[View], language: str = "en") -> Iterator[Scene]:
    """Two friends from the first menu to the rematch, three of whom one is away, and who is removed."""
    friends = Company(browser, url, views, language)
    quickest = min(games(), key=lambda game: game.minutes)
    try:
        friends.sit(quickest, 2)
        yield from _menus(friends)
        yield from _taking_back(friends)
        yield from _playing_again(friends)
        friends.sit(quickest, 3, thinking=1, stand_in="random")
        yield from _voting(friends)
        friends.sit(quickest, 2)
        yield from _going(friends)
    finally:
        friends.leave()


def _menus(friends: Company) -> Iterator[Scene]:
    ada, bob = friends.ada, friends.bob
    ada.press("client-person", name="Bob")
    yield from ada.dialog("20-person")
    for number, verb in enumerate(("hand-over", "remove"), 21):
        ada.press("client-person", name="Bob")
        ada.press(f"client-{verb}")
        ada.page.wait_for_selector("[data-sure]")
        yield from ada.dialog(f"{number}-{verb}")
    ada.press("client-more")
    yield from ada.dialog("23-more")
    for number, item in enumerate(MENU, 24):
        ada.press("client-more")
        ada.press(f"client-{item}")
        ada.page.get_by_role("dialog", name=ada.say(f"client-{item}")).wait_for()
        yield from ada.dialog(f"{number}-{item}")
    friends.does(bob, "chat", text=RUDE)
    friends.eve.go(f"/t/{friends.table}")
    friends.eve.page.wait_for_selector(MATCH)
    yield from friends.eve.scenes("30-spectator")
    bob.page.keyboard.press("l")
    bob.page.get_by_text(RUDE).first.wait_for()
    yield from bob.scenes("31-talk")
    bob.page.reload()
    bob.page.wait_for_selector(MATCH)


def _taking_back(friends: Company) -> Iterator[Scene]:
    for _ in range(400):
        asking = friends.plays()
        assert asking, "the match is over too soon"
        if friends.does(asking, "undo"):
            break
    else:
        raise AssertionError("nothing could be taken back")
    other = friends.bob if asking is friends.ada else friends.ada
    other.page.get_by_role("button", name=other.say("client-undo-agree"), exact=True).wait_for()
    yield from other.scenes("32-asked-to-take-back")
    yield from asking.scenes("33-asks-to-take-back")
    friends.does(other, "undo/refuse")
    asking.page.get_by_role("alert").wait_for()
    yield from asking.scenes("34-not-taken-back")


def _playing_again(friends: Company) -> Iterator[Scene]:
    ada, bob = friends.ada, friends.bob
    while friends.plays():
        pass
    for person in (ada, bob):
        person.press("client-skip-count")
        person.page.wait_for_selector("[data-finale=counted]")
    yield from ada.scenes("35-finale")
    friends.does(bob, "rematch")
    ada.page.get_by_role("button", name=ada.say("client-rematch-agree"), exact=True).wait_for()
    yield from ada.scenes("36-asked-to-play-again")
    yield from bob.scenes("37-asks-to-play-again")
    friends.does(ada, "rematch/decline")
    bob.page.get_by_role("button", name=bob.say("client-rematch"), exact=True).wait_for()
    yield from bob.scenes("38-does-not-play-again")
    ada.press("client-look-board")
    yield from ada.scenes("39-board-after-the-end")


def _voting(friends: Company) -> Iterator[Scene]:
    """Everybody is away until each has missed two turns."""
    bob, cleo = friends.bob, friends.cleo
    bob.page.locator("[data-stalled]").wait_for(timeout=PATIENCE * 1000)
    yield from bob.scenes("40-somebody-is-away")
    end = time.monotonic() + PATIENCE
    while not friends.does(bob, "vote", about=0, to="bot"):
        assert time.monotonic() < end, "nobody keeps the others waiting"
        bob.page.wait_for_timeout(200)
    cleo.page.get_by_role("button", name=cleo.say("client-vote-agree"), exact=True).wait_for()
    yield from cleo.scenes("41-vote")
    yield from bob.scenes("42-voted")


def _going(friends: Company) -> Iterator[Scene]:
    ada, bob = friends.ada, friends.bob
    friends.does(ada, "remove", seat=1)
    bob.page.get_by_role("heading", name=bob.say("client-removed")).wait_for()
    bob.troubles.clear()  # the browser notes that the server refuses them
    yield from bob.scenes("43-removed")
    friends.does(ada, "close")
    ada.page.locator(f"{MATCH}[data-status=closed]").wait_for()
    yield from ada.scenes("44-closed")


def scenes_elsewhere(browser: Browser, url: str, views: Sequence[View], language: str = "en") -> Iterator[Scene]:
    """Another device, the host's page, and the page for when the server is away."""
    ada = Visit(browser, url, views, language)
    friends = Company(browser, url, views, language)
    try:
        ada.go("/")
        ada.press("client-settings")
        ada.press("client-device-make")
        ada.page.get_by_label(ada.say("client-device-link"), exact=True).wait_for()
        yield from ada.dialog("50-link-to-another-device")
        ada.go("/recover#nothing")
        yield from ada.scenes("51-recover")
        ada.press("client-recover-do")
        ada.page.get_by_role("alert").wait_for()
        ada.troubles.clear()
        yield from ada.scenes("52-not-recovered")

        friends.sit(min(games(), key=lambda game: game.minutes), 2)
        friends.does(friends.bob, "chat", text=RUDE)
        ply = friends.look(friends.bob)["revision"]
        friends.ada.asks("POST", f"tables/{friends.table}/report", kind="talk", ply=ply, text="Not for the first time")
        ada.go(f"/admin#{HostLinks(read_key(KEY, Path())).write('')}")
        ada.page.wait_for_selector("[data-report]")
        yield from ada.scenes("53-host")
        ada.press("admin-page-ban", name="Bob")
        yield from ada.dialog("54-ban")
        ada.page.locator("[data-table]").get_by_role("button", name=ada.say("admin-page-close")).first.click()
        yield from ada.dialog("55-host-closes")
        ada.go("/admin#wrong")
        ada.page.reload()
        ada.page.get_by_role("alert").wait_for()
        ada.troubles.clear()
        yield from ada.scenes("56-not-the-host")
        ada.go("/offline")
        yield from ada.scenes("57-offline")
    finally:
        ada.context.close()
        friends.leave()
