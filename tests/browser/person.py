"""Somebody at a browser: what they see, and what they do with a mouse, a finger or the keyboard."""

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page

from tools.browser import CONFIRM, DESKTOP, MATCH, OFFER, PHONE, to_choose

By = Literal["mouse", "touch", "keyboard"]

LONGEST_WAIT = 30_000  # ms that anything on a page may take
OVER = f"{MATCH}[data-status=over]"
FINALE = "[data-finale=counted]"
WHERE_FROM_THE_FOCUS = """element => {
    const focus = document.activeElement;
    if (element === focus) return "here";
    return focus.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? "before" : "after";
}"""


class Person:
    """A guest with a window of their own."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        by: By = "mouse",
        language: str = "en",
        theme: Literal["light", "dark"] = "light",
        still: bool = True,
        size: dict[str, int] | None = None,
        newcomer: bool = False,
    ) -> None:
        """A `newcomer` is told of a rule when it first matters; the others have switched that off."""
        self.url = url
        self.by = by
        self.troubles: list[str] = []
        self._context = browser.new_context(
            viewport=size or (PHONE if by == "touch" else DESKTOP),  # type: ignore[arg-type]
            has_touch=by == "touch",
            is_mobile=by == "touch",
            locale=language,
            color_scheme=theme,
            reduced_motion="reduce" if still else "no-preference",
        )
        self._context.set_default_timeout(LONGEST_WAIT)
        if not newcomer:
            self._context.add_init_script("localStorage.setItem('kolam-reasons', 'never')")
        self.page: Page = self._context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(f"{error.message} {error.stack}"))
        self.page.on("console", self._hear)
        self._choose = random.Random(f"{by} {language}")
        self._offline = False
        self.unwelcome = False  # removed from a table: then the browser may tell that the server refuses them

    def _hear(self, said: ConsoleMessage) -> None:
        """A window without a connection complains of that, rightly."""
        if said.type not in ("error", "warning") or self._offline or "ERR_INTERNET_DISCONNECTED" in said.text:
            return
        if not (self.unwelcome and "403" in said.text):
            self.troubles.append(said.text)

    def leave(self) -> None:
        self._context.close()

    def go(self, path: str = "/") -> "Person":
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main h1, h1")
        return self

    @property
    def table(self) -> str:
        """The id of the table that the address names."""
        self.page.wait_for_url(re.compile(r"/t/\w+"))
        return self.page.url.split("/t/")[1].split("/")[0]

    @contextmanager
    def offline(self) -> Iterator[None]:
        self._offline = True
        self._context.set_offline(True)
        yield
        self._context.set_offline(False)
        self.page.wait_for_timeout(100)
        self._offline = False

    @contextmanager
    def refused(self) -> Iterator[None]:
        """The server refuses what is asked meanwhile, and the browser may tell so."""
        before = len(self.troubles)
        yield
        told = self.troubles[before:]
        self.troubles[before:] = [trouble for trouble in told if not re.search("status of (400|409)", trouble)]

    def do(self, at: Locator) -> None:
        """Choose something, the way this person does."""
        if self.by == "mouse":
            at.click()
        elif self.by == "touch":
            at.tap()
        else:
            self.tab_to(at)
            self.page.keyboard.press("Enter")

    def tab_to(self, at: Locator) -> None:
        """Get there with the keyboard alone, forwards or backwards."""
        keys = {"after": "Tab", "before": "Shift+Tab"}
        for _ in range(400):
            lies = at.evaluate(WHERE_FROM_THE_FOCUS)
            if lies == "here":
                return
            self.page.keyboard.press(keys[lies])
        raise AssertionError(f"the keyboard does not get to {at.evaluate('element => element.outerHTML')[:300]}")

    def close_dialog(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.locator("dialog").wait_for(state="detached")

    def play_now(self, game: str) -> None:
        """One click on the front page."""
        self.do(self.page.locator(f"[data-game={game}] [data-play]"))
        self.page.wait_for_selector(MATCH)

    def play_against_one(self, game: str) -> None:
        """The smallest table, by the dialog beside that button."""
        self.do(self.page.locator(f"[data-game={game}] [data-setup]"))
        dialog = self.page.get_by_role("dialog")
        self._select(dialog.get_by_role("radio", name="2", exact=True))
        self.do(dialog.locator("button.primary"))
        self.page.wait_for_selector(MATCH)

    def _select(self, radio: Locator) -> None:
        """One of a group. The keyboard reaches the one that is selected, and goes on from there with arrows."""
        if self.by != "keyboard":
            self.do(radio)
            return
        group = radio.get_attribute("name")
        self.tab_to(self.page.locator(f"input[name='{group}']:checked"))
        for _ in range(10):
            if radio.is_checked():
                return
            self.page.keyboard.press("ArrowLeft")
        raise AssertionError("the arrows do not get there")

    def play_on(self, until: Callable[[], bool] = lambda: False, most: int = 4000) -> None:
        """Make any choices that the page offers, until the match is over."""
        for _ in range(most):
            self.page.wait_for_selector(f"{OVER}, {CONFIRM}, {OFFER}", state="attached")
            if self.page.locator(OVER).count() or until():
                return
            self.choose()
        raise AssertionError("the match does not end")

    def choose(self) -> None:
        """One click, if anything is offered: confirm what is chosen, or choose a part of a decision."""
        confirm = self.page.locator(CONFIRM)
        if confirm.count():
            before = self._decision()
            self.do(confirm.first)
            self.page.wait_for_function(
                "([match, before]) => document.querySelector(match)?.dataset.decision !== before", arg=[MATCH, before]
            )
            if self.by == "keyboard":
                assert self.page.evaluate("document.activeElement !== document.body"), "the keyboard has lost its place"
            return
        offers = self.page.locator(OFFER)
        among = to_choose(offers)
        if among:
            self.do(offers.nth(self._choose.choice(among)))

    def _decision(self) -> str:
        return self.page.locator(MATCH).get_attribute("data-decision") or ""


Seats = Callable[..., Person]
