"""Every game as people see it: twelve scenes of a real match against bots, at every size, by day and by night.

`make pictures ALL=1` takes their pictures and tells what lies wrong in them; a test asks for the latter alone.
"""

import argparse
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, sync_playwright
from playwright.sync_api import TimeoutError as NothingHappens

from kolam.engine.contract import Game
from kolam.engine.registry import games, names
from kolam.locale import say
from tools.browser import CLIENT, CONFIRM, MATCH, OFFER, QUIET, chromium_path, to_choose
from tools.geometry import findings
from tools.servers import PATIENCE, local_server

FOLDER = Path(__file__).parents[1] / "pictures"

Theme = Literal["light", "dark"]


class View(NamedTuple):
    """A window, by day or by night."""

    width: int
    height: int
    theme: Theme = "light"

    def __str__(self) -> str:
        return f"{self.width}x{self.height}-{self.theme}"

    @property
    def unscrolled(self) -> str:
        """What has to fit without scrolling: the page of a match, and its board unless it is a phone's and upright.

        On a phone that lies on its side, the finale is longer than the screen: the winner first, then the sheet.
        """
        page = f"html:has({MATCH})"
        board = f"{MATCH} main" if self.height > SHORT else f"{MATCH} main:not(:has([data-finale]))"
        return f"{page}, {board}" if self.width > self.height else page


SHORT = 500  # px, as in the client's style
SIZES = ((1280, 800), (1920, 1080), (390, 844), (360, 640), (844, 390))
BY_DAY = [View(*size) for size in SIZES]
ALL_VIEWS = [View(*size, theme) for size in SIZES for theme in ("light", "dark")]

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
LONGEST = 30_000  # ms that anything in a page may take
SLOWEST = 6000  # ms that something may take to come to rest
TOOLS = "header, .tools"
SOON = 5_000  # ms in which a click shows what it does, on a busy machine too


class Scene(NamedTuple):
    """What a page shows now."""

    name: str
    view: View
    page: Page
    troubles: list[str]  # what the page complained of so far

    def __str__(self) -> str:
        return f"{self.view}/{self.name}"

    def findings(self) -> list[str]:
        """What lies wrong here, and what went wrong since somebody asked last."""
        found = findings(self.page, self.view.unscrolled) + self.troubles
        self.troubles.clear()
        return found

    def take(self, folder: Path) -> Path:
        """Take a picture."""
        path = folder / f"{self}.png"
        self.page.screenshot(path=path)
        return path


class Visit:
    """Somebody at a window that changes its size."""

    def __init__(self, browser: Browser, url: str, views: Sequence[View]) -> None:
        self.url = url
        self.views = views
        self.context = browser.new_context(locale="en", reduced_motion="no-preference")
        self.context.set_default_timeout(LONGEST)
        # Nothing is played before it is seen, and the others' moves are shown at once.
        self.context.add_init_script(
            "localStorage.setItem('kolam-confirm', 'always'); localStorage.setItem('kolam-pace', 'at-once')"
        )
        self.page = self.context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(f"{error.message} {error.stack}"))
        self.page.on("console", self._hear)
        self.see(views[0])

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.troubles.append(said.text)

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)
        self.page.wait_for_selector("h1")

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
        """Wait until nothing moves any more, except what never stops. The page's own clock may stand still."""
        self.page.mouse.move(0, 0)
        end = time.monotonic() + SLOWEST / 1000
        calm = 0
        while calm < 2 and time.monotonic() < end:
            calm = 0 if self.page.evaluate(MOVES) else calm + 1
            self.page.wait_for_timeout(20)

    def press(self, key: str) -> None:
        """A button, by what it is called."""
        self.page.get_by_role("button", name=say(key, "en"), exact=True).first.dispatch_event("click")

    def close(self) -> None:
        """Close whatever dialog is open."""
        self.page.keyboard.press("Escape")
        self.page.locator("dialog").wait_for(state="detached")

    def asks(self, method: str, path: str, **body: Any) -> Any:
        """Ask the server as this guest."""
        answer = self.context.request.fetch(f"{self.url}/api/{path}", method=method, data=body or None)
        assert answer.ok, answer.text()
        return answer.json()


MOVES = """() => document.getAnimations().some((one) => {
    const { iterations, progress } = one.effect?.getComputedTiming() ?? {};
    return one.playState === "running" && iterations !== Infinity && progress !== null;
})"""


class AtTable(Visit):
    """Somebody who plays a match. What they choose is drawn, the same way each time."""

    def __init__(self, browser: Browser, url: str, views: Sequence[View], game: Game, wise: bool = False) -> None:
        super().__init__(browser, url, views)
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
        """Decide so many times, or to the end. False if that has come."""
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
        """A part of a move is picked; where every choice is a whole move, the keyboard rests on one."""
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
        """Something is tried that is not legal; where nothing on the board can be, a tool that is of no use now."""
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
        more = self.page.get_by_role("button", name=say("client-hint-more", "en"))
        for _ in range(MIDDLE):
            self.page.keyboard.press("h")
            self.page.get_by_role("button", name=say("client-hint-play", "en")).wait_for()
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
        steps = 0
        while not self._counted():
            self.page.clock.run_for(STEP)
            steps += 1
            assert steps < 500, "the count does not end"
        self.press("client-look-board")
        self.page.clock.run_for(STEP)
        self.press("client-result")
        self.page.clock.run_for(STEP * (steps // 2))
        yield from self.scenes("11-count")
        self.page.clock.resume()
        if not self._counted():
            self.press("client-skip-count")
        self.page.wait_for_selector("[data-finale=counted]")
        yield from self.scenes("12-finale")

    def _counted(self) -> bool:
        return self.page.locator("[data-finale=counted]").count() > 0

    def _some(self, found: Locator, most: int = 8) -> list[Locator]:
        """A few of what was found, drawn."""
        all_of_them = found.all()
        return self._draw.sample(all_of_them, min(most, len(all_of_them)))


def scenes_of_match(
    browser: Browser, url: str, game: Game, views: Sequence[View], wise: bool = False
) -> Iterator[Scene]:
    """The twelve scenes of a game, each in all views."""
    ada = AtTable(browser, url, views, game, wise)
    try:
        for act in (ada.first_decision, ada.picked, ada.staged, ada.refused, ada.hint, ada.log, ada.dialogs):
            yield from act()
        yield from ada.midgame()
        yield from ada.finale()
    finally:
        ada.context.close()


def scenes_around(browser: Browser, url: str, views: Sequence[View]) -> Iterator[Scene]:
    """What there is before a match: the front page with all that opens there, a table that waits, an invitation."""
    ada, bob = Visit(browser, url, views), Visit(browser, url, views)
    try:
        ada.go("/")
        ada.page.wait_for_selector("[data-play]")
        yield from ada.scenes("01-front-page")
        ada.press("client-settings")
        ada.page.get_by_role("dialog").wait_for()
        yield from ada.scenes("02-settings")
        ada.close()
        yield from _doors(ada)
        ada.asks("PUT", "me", name="Ada")
        game = max(games(), key=lambda game: len(game.players))
        seats = [{"kind": "me"}, *({"kind": "person"} for _ in range(max(game.players) - 1))]
        opened = ada.asks("POST", "tables", game=game.name, seats=seats)
        ada.go(f"/t/{opened['id']}")
        ada.page.wait_for_selector("main h2")
        yield from ada.scenes("04-waiting")
        bob.go(f"/t/{opened['id']}/1/{opened['invitations']['1']}")
        bob.page.wait_for_selector("main h2")
        yield from bob.scenes("05-invited")
        ada.go("/")
        ada.page.get_by_role("heading", name=say("client-my-tables", "en")).wait_for()
        yield from ada.scenes("06-front-page-with-tables")
        ada.go("/t/nowhere")
        yield from ada.scenes("07-no-table")
    finally:
        ada.context.close()
        bob.context.close()


def _doors(ada: Visit) -> Iterator[Scene]:
    """Whatever opens at each game when one of its buttons is pressed that does not start to play at once."""
    for game in names():
        doors = ada.page.locator(f"[data-game={game}] button:not([data-play])")
        for number in range(doors.count()):
            doors.nth(number).dispatch_event("click")
            dialog = ada.page.get_by_role("dialog")
            try:
                dialog.wait_for(timeout=SOON)
            except NothingHappens:
                yield from ada.scenes(f"03-{game}-{number + 1}")  # it opened something on the page itself
                doors.nth(number).dispatch_event("click")
                continue
            yield from ada.scenes(f"03-{game}-{number + 1}")
            folded = dialog.locator("summary")
            for fold in folded.all():
                fold.dispatch_event("click")
            if folded.count():
                yield from ada.scenes(f"03-{game}-{number + 1}-unfolded")
            ada.close()


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="*", metavar="GAME", help="games, or `front`; all if none is named")
    only = parser.parse_args().only or [*names(), "front"]
    with stage() as (browser, url):
        shows: dict[str, Iterator[Scene]] = {
            game.name: scenes_of_match(browser, url, game, ALL_VIEWS, wise=True) for game in games()
        }
        shows["front"] = scenes_around(browser, url, ALL_VIEWS)
        for name in only:
            for scene in shows[name]:
                picture = scene.take(FOLDER / name)
                if scene.view.theme == "light":
                    for finding in scene.findings():
                        print(f"{picture.relative_to(FOLDER)}: {finding}", flush=True)


if __name__ == "__main__":
    main()
