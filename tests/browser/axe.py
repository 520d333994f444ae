"""What axe says of a page."""

from axe_playwright_python.sync_playwright import Axe

from tests.browser.person import Person
from tools.scenes.visit import come_to_rest

STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OPTIONS = {"runOnly": STANDARDS, "resultTypes": ["violations"]}  # naming all that is well takes half of the time


def look_at(person: Person, state: str) -> None:
    """Let axe look at the page once nothing moves any more: it finds nothing to complain about."""
    person.page.wait_for_timeout(150)  # so that what was just done has begun to show
    come_to_rest(person.page)
    found = Axe().run(person.page, options=OPTIONS)
    assert found.violations_count == 0, f"{state}: {found.generate_report()}"
