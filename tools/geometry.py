"""What lies wrong on a page, in words: see geometry.js, which looks."""

from pathlib import Path

from playwright.sync_api import Page

_LOOK = Path(__file__).with_name("geometry.js").read_text()


def findings(page: Page, unscrolled: str = "", thumb: int = 0) -> list[str]:
    """Look at the page as it is now.

    What `unscrolled` selects has to fit without scrolling. What is pressed beside the board is `thumb` px or more.
    """
    found: list[str] = page.evaluate(_LOOK, {"unscrolled": unscrolled, "thumb": thumb})
    return found
