"""A window, and what it shows."""

from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Page

from tools.browser import MATCH
from tools.geometry import findings

FOLDER = Path(__file__).parents[2] / "pictures"

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

    @property
    def thumb(self) -> int:
        """How large, in px, a button has to be on a phone."""
        return THUMB if self.width < NARROW or self.height < SHORT else 0


NARROW, SHORT = 900, 500  # px, as in the client's style
THUMB = 40
SIZES = ((1280, 800), (1920, 1080), (390, 844), (360, 640), (844, 390))
BY_DAY = [View(*size) for size in SIZES]
ALL_VIEWS = [View(*size, theme) for size in SIZES for theme in ("light", "dark")]
WIDE_AND_SMALL = [View(1280, 800), View(360, 640)]


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
        found = findings(self.page, self.view.unscrolled, self.view.thumb) + self.troubles
        self.troubles.clear()
        return found

    def take(self, folder: Path) -> Path:
        """Take a picture."""
        path = folder / f"{self}.png"
        self.page.screenshot(path=path)
        return path
