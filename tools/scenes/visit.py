"""Somebody at a window that changes its size."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

from kolam.locale import say
from tools.browser import CLIENT, QUIET, chromium_path
from tools.scenes.view import Scene, View
from tools.servers import local_server

LONGEST = 30_000  # ms that anything in a page may take
SLOWEST = 6000  # ms that something may take to come to rest
SOON = 5_000  # ms in which a click shows what it does, on a busy machine too

MOVES = """() => document.getAnimations().some((one) => {
    const { iterations, progress } = one.effect?.getComputedTiming() ?? {};
    return one.playState === "running" && iterations !== Infinity && progress !== null;
})"""


def come_to_rest(page: Page) -> None:
    """Wait until nothing moves any more, except what never stops. The page's own clock may stand still."""
    end = time.monotonic() + SLOWEST / 1000
    calm = 0
    while calm < 2 and time.monotonic() < end:
        calm = 0 if page.evaluate(MOVES) else calm + 1
        page.wait_for_timeout(20)


class Visit:
    """A guest with a window of their own."""

    def __init__(self, browser: Browser, url: str, views: Sequence[View], language: str = "en") -> None:
        self.url = url
        self.views = views
        self.language = language
        self.context = browser.new_context(locale=language, reduced_motion="no-preference")
        self.context.set_default_timeout(LONGEST)
        # Nothing is played before it is seen, and the others' moves are shown at once.
        self.context.add_init_script(
            "localStorage.setItem('kolam-confirm', 'always'); localStorage.setItem('kolam-pace', 'at-once');"
            "localStorage.setItem('kolam-reasons', 'never')"
        )
        self.page = self.context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(f"{error.message} {error.stack}"))
        self.page.on("console", self._hear)
        self.see(views[0])

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.troubles.append(said.text)

    def say(self, key: str, **arguments: str | int) -> str:
        """A message in the language of this window."""
        return say(key, self.language, **arguments)

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)
        self.page.wait_for_selector("h1", state="attached")

    def see(self, view: View) -> None:
        self.page.emulate_media(color_scheme=view.theme)
        self.page.set_viewport_size({"width": view.width, "height": view.height})

    def scenes(
        self, name: str, come: Callable[[], None] | None = None, leave: Callable[[], None] | None = None
    ) -> Iterator[Scene]:
        """What is to be seen now in all views, or after something was done in each of them."""
        for view in self.views:
            self.see(view)
            if come:
                come()
            self.rest()
            yield Scene(name, view, self.page, self.troubles)
            if leave:
                leave()
        self.see(self.views[0])

    def rest(self) -> None:
        """Nothing is pointed at, and nothing moves any more."""
        self.page.mouse.move(0, 0)
        come_to_rest(self.page)

    def press(self, key: str, **arguments: str | int) -> None:
        """A button, by what it is called; in the dialog, if one is open."""
        dialog = self.page.get_by_role("dialog")
        around = dialog.last if dialog.count() else self.page
        name = self.say(key, **arguments)
        around.get_by_role("button", name=name, exact=True).first.dispatch_event("click")

    def close(self) -> None:
        """Close whatever dialog is open."""
        self.page.keyboard.press("Escape")
        self.page.locator("dialog").wait_for(state="detached")

    def dialog(self, name: str) -> Iterator[Scene]:
        """The dialog that opens now; it is closed again."""
        self.page.get_by_role("dialog").wait_for()
        yield from self.scenes(name)
        self.close()

    def asks(self, method: str, path: str, **body: Any) -> Any:
        """Ask the server as this guest."""
        answer = self.context.request.fetch(f"{self.url}/api/{path}", method=method, data=body or None)
        assert answer.ok, answer.text()
        return answer.json()


@contextmanager
def stage() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a server."""
    with (
        TemporaryDirectory() as data,
        local_server(Path(data), client=str(CLIENT), rate="0") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=QUIET)
        yield browser, server.url
        browser.close()
