"""The way of a newcomer through each game: the front page, the rules, the first match, its end and its review."""

from collections.abc import Iterator, Sequence

from playwright.sync_api import Browser

from kolam.engine.contract import Game
from kolam.engine.registry import games
from kolam.tables.lessons import lesson_of
from tools.scenes.match import AtTable
from tools.scenes.view import Scene, View
from tools.servers import PATIENCE

COACH = "[data-coach]"
BETWEEN = 5  # decisions from one picture of the coach to the next
REVIEWED = 4 * PATIENCE * 1000  # ms: a review takes whatever time nobody else needs
REVIEW = "[data-tool=review]"  # opens the review on a phone; elsewhere it stands beside the board


class Newcomer(AtTable):
    """Somebody who has never seen the game, and does what a hint says."""

    def arrive(self) -> Iterator[Scene]:
        self.go("/")
        self.page.wait_for_selector("[data-play]")
        yield from self.scenes("1-front-page")
        self.page.locator(f"[data-game={self.game.name}] [data-learn]").dispatch_event("click")
        self.page.wait_for_selector("figure .picture")
        yield from self.scenes("2-rules")

    def first_match(self) -> Iterator[Scene]:
        self.go(f"/learn/{self.game.name}/first")
        self.page.wait_for_selector(COACH)
        self.table = self.page.evaluate("location.pathname.split('/')[2]")
        yield from self.scenes("3-first-match")
        self.play_on(BETWEEN)
        yield from self.scenes("4-coach")
        self.decide(wise=True)
        self.page.wait_for_selector("[data-finale]", timeout=PATIENCE * 1000)
        if self._to_count():
            self.press("client-skip-count")
        self.page.wait_for_selector("[data-closing]")
        yield from self.scenes("5-finished")

    def look_back(self) -> Iterator[Scene]:
        self.page.locator("[data-look-back]").dispatch_event("click")
        self.page.wait_for_selector(".replay main :is([data-place], .plate)")
        yield from self.scenes("6-replay")
        self._open_review()
        self.press("review-ask")
        self.page.get_by_role("slider", name=self.say("review-graph")).wait_for(timeout=REVIEWED)
        self._close_review()
        yield from self.scenes("7-review", self._open_review, self._close_review)

    def _open_review(self) -> None:
        if self.page.locator(REVIEW).is_visible():
            self.page.locator(REVIEW).dispatch_event("click")
        self.page.get_by_role("region", name=self.say("review-title"), exact=True).wait_for()

    def _close_review(self) -> None:
        if self.page.locator("dialog").count():
            self.close()


def scenes_of_newcomers(browser: Browser, url: str, views: Sequence[View], language: str = "en") -> Iterator[Scene]:
    """Through every game that has a first match."""
    for game in games():
        if lesson_of(game.name):
            yield from _walk(browser, url, views, game, language)


def _walk(browser: Browser, url: str, views: Sequence[View], game: Game, language: str) -> Iterator[Scene]:
    ada = Newcomer(browser, url, views, game, wise=True, language=language)
    try:
        for act in (ada.arrive, ada.first_match, ada.look_back):
            for scene in act():
                yield scene._replace(name=f"{game.name}-{scene.name}")
    finally:
        ada.context.close()
