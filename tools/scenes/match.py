"""Twelve scenes of a real match against bots."""

import random
import time
from collections.abc import Iterator, Sequence
from typing import Any

from playwright.sync_api import Browser, Locator
from playwright.sync_api import TimeoutError as NothingHappens

from kolam.engine.contract import Game
from tools.browser import CONFIRM, MATCH, OFFER, to_choose
from tools.scenes.view import Scene, View
from tools.scenes.visit import SOON, Visit
from tools.servers import PATIENCE

SCENES = (
    "01-first-decision",
    "02-picked",
    "03-staged",
    "04-refused",
    "05-hint",
    "06-other-hints",
    "07-log",
    "08-choices",
    "09-rules",
    "10-midgame",
    "11-count",
    "12-finale",
)

LEVEL = "casual"  # of the bots: quick, and not silly
EARLY, MIDDLE = 4, 9  # decisions after which a match has begun, and is in full swing
STEP = 420  # ms: the pace at which a finale counts
TOOLS = "header, .tools"


class AtTable(Visit):
    """Somebody who plays a match. What they choose is drawn, the same way each time."""

    def __init__(
        self, browser: Browser, url: str, views: Sequence[View], game: Game, wise: bool = False, language: str = "en"
    ) -> None:
        super().__init__(browser, url, views, language)
        self.game = game
        self.wise = wise  # in public: moves as a hint has them, until the match is in full swing
        self.table = ""
        self._draw = random.Random(game.name)

    def sit(self, players: int) -> None:
        self.asks("PUT", "me", name="Ada")
        seats = [{"kind": "me"}, *({"kind": "bot", "level": LEVEL} for _ in range(players - 1))]
        opened = self.asks("POST", "tables", game=self.game.name, seats=seats, options={"first": 0})
        self.table = opened["id"]
        self.go(f"/t/{self.table}")
        self.to_decide()

    @property
    def look(self) -> dict[str, Any]:
        """The table, once it waits for our decision or the match is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            look: dict[str, Any] = self.asks("GET", f"tables/{self.table}?since={10**9}")["table"]
            if look["status"] == "over" or look["turn"] == look["seat"]:
                return look
            time.sleep(0.01)
        raise AssertionError("the bots do not decide")

    def to_decide(self) -> None:
        """Wait until the page shows what is to be decided."""
        decision = self.look["decision"]
        self.page.wait_for_selector(f"{MATCH}[data-decision='{decision}']", state="attached")
        self.page.wait_for_selector(OFFER, state="attached")

    def decide(self, decisions: int | None = None, wise: bool = False) -> bool:
        """Decide this many times, or to the end. False if that has come."""
        while decisions is None or decisions > 0:
            look = self.look
            if look["status"] == "over":
                return False
            move = self._draw.choice(look["legal"])
            if wise:
                hints = self.asks("POST", f"tables/{self.table}/hints", revision=look["revision"])["hints"]
                move = hints[0]["move"]
            self.asks("POST", f"tables/{self.table}/moves", revision=look["revision"], move=move)
            decisions = decisions and decisions - 1
        return bool(self.look["status"] != "over")

    def anew(self) -> None:
        """Come back to the table: nothing is picked, open or told."""
        self.page.reload()
        self.to_decide()

    def play_on(self, decisions: int) -> None:
        assert self.decide(decisions, self.wise), "the match is over too soon"
        self.anew()

    def first_decision(self) -> Iterator[Scene]:
        self.sit(self.game.usual_players)
        yield from self.scenes("01-first-decision")
        self.play_on(EARLY)

    def picked(self) -> Iterator[Scene]:
        """A part of a move is picked; if every choice is a whole move, the keyboard rests on one."""
        for _ in range(EARLY):
            if self._pick():
                break
            self.play_on(1)
        else:
            self.page.locator(OFFER).first.focus()
            self.page.keyboard.press("ArrowRight")
        yield from self.scenes("02-picked")

    def _pick(self) -> bool:
        for offer in self._some(self.page.locator(OFFER), 4):
            offer.dispatch_event("click")
            self.rest()
            if not self.page.locator(CONFIRM).count() and self.page.locator("main [aria-pressed=true]").count():
                return True
            self.page.keyboard.press("Escape")
        return False

    def staged(self) -> Iterator[Scene]:
        for _ in range(20):
            if self.page.locator(CONFIRM).count():
                break
            offers = self.page.locator(OFFER)
            offers.nth(self._draw.choice(to_choose(offers))).dispatch_event("click")
            self.rest()
        assert self.page.locator(CONFIRM).count(), "nothing is shown before it is played"
        yield from self.scenes("03-staged")
        self.anew()

    def refused(self) -> Iterator[Scene]:
        """Something is tried that is not legal; if nothing on the board can be, a tool that is of no use now."""
        if not self._try_what_is_grey():
            self.sit(self.game.usual_players)  # nothing can be taken back yet
            assert self._try_what_is_grey([TOOLS]), "nothing is refused"
            yield from self.scenes("04-refused")
            self.play_on(EARLY)
        else:
            yield from self.scenes("04-refused")
            self.anew()

    def _try_what_is_grey(self, places: Sequence[str] = ("main", "main", TOOLS)) -> bool:
        """On the board as it is, then with something picked, then among the tools. True if something was told."""
        told = self.page.get_by_role("alert")
        for around in places:
            for tried in self._some(self.page.locator(around).locator("[aria-disabled=true]"), 4):
                tried.dispatch_event("click")
                try:
                    told.wait_for(timeout=SOON)
                    return True
                except NothingHappens:
                    continue
            for offer in self._some(self.page.locator(OFFER), 1):
                offer.dispatch_event("click")
                self.rest()
        return False

    def hint(self) -> Iterator[Scene]:
        more = self.page.get_by_role("button", name=self.say("client-hint-more"))
        for _ in range(MIDDLE):
            self.page.keyboard.press("h")
            self.page.get_by_role("button", name=self.say("client-hint-play")).wait_for()
            if more.count():
                break
            self.play_on(1)  # there is only one move worth thinking about
        yield from self.scenes("05-hint")
        more.dispatch_event("click")
        self.page.get_by_role("dialog").wait_for()
        yield from self.scenes("06-other-hints")
        self.close()
        self.anew()

    def log(self) -> Iterator[Scene]:
        """A drawer beside the board, or a sheet above it."""

        def leave() -> None:
            if self.page.locator("dialog").count():
                self.close()
            else:
                self.page.keyboard.press("l")

        yield from self.scenes("07-log", lambda: self.page.keyboard.press("l"), leave)

    def dialogs(self) -> Iterator[Scene]:
        for name, key in (("08-choices", "c"), ("09-rules", "r")):
            self.page.keyboard.press(key)
            self.page.get_by_role("dialog").wait_for()
            yield from self.scenes(name)
            self.close()

    def midgame(self) -> Iterator[Scene]:
        self.sit(max(self.game.players))
        self.play_on(MIDDLE)
        yield from self.scenes("10-midgame")

    def finale(self) -> Iterator[Scene]:
        """The count, held in its middle, and what is there when it is done."""
        self.page.clock.install()
        self.anew()
        self.decide()
        self.page.wait_for_selector("[data-finale]", timeout=PATIENCE * 1000)
        self.page.clock.pause_at(self.page.evaluate("Date.now() + 10"))
        for _ in range(self._to_count() // 2):
            self.page.clock.run_for(STEP)
        assert self._to_count(), "the count was over before it was seen"
        yield from self.scenes("11-count")
        self.page.clock.resume()
        if self._to_count():
            self.press("client-skip-count")
        self.page.wait_for_selector("[data-finale=counted]")
        yield from self.scenes("12-finale")

    def _to_count(self) -> int:
        """How many steps of the count are still to come."""
        return int(self.page.locator("[data-finale]").get_attribute("data-left") or 0)

    def _some(self, found: Locator, most: int = 8) -> list[Locator]:
        """A few of what was found, drawn."""
        all_of_them = found.all()
        return self._draw.sample(all_of_them, min(most, len(all_of_them)))


def scenes_of_match(
    browser: Browser, url: str, game: Game, views: Sequence[View], wise: bool = False, language: str = "en"
) -> Iterator[Scene]:
    """The twelve scenes of a game, each in all views."""
    ada = AtTable(browser, url, views, game, wise, language)
    try:
        for act in (ada.first_decision, ada.picked, ada.staged, ada.refused, ada.hint, ada.log, ada.dialogs):
            yield from act()
        yield from ada.midgame()
        yield from ada.finale()
    finally:
        ada.context.close()
