"""A real Chromium in front of a real server that serves the built app."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.person import Person, Seats
from tools.browser import CLIENT, QUIET, chromium_path
from tools.servers import Local, local_server


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """For these tests only: while Playwright runs, so does its event loop, and no other test could run one here."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def running_chromium(playwright: Playwright) -> Iterator[Browser]:
    """Starting it takes as long as many a test."""
    browser = playwright.chromium.launch(executable_path=chromium_path(), args=QUIET)
    yield browser
    browser.close()


@pytest.fixture
def chromium(running_chromium: Browser) -> Iterator[Browser]:
    """As new: whoever looked at something before is gone, with all that they left behind."""
    yield running_chromium
    for context in running_chromium.contexts:
        context.close()


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    """A server that serves the app as it is built; any number of requests is welcome."""
    assert (CLIENT / "index.html").is_file(), "the app is not built: python hatch_build.py"
    with local_server(tmp_path_factory.mktemp("app"), client=str(CLIENT), rate="0", review_seconds="2") as server:
        yield server


@pytest.fixture
def seats(chromium: Browser, app: Local) -> Iterator[Seats]:
    """People who come to the app, each with a window of their own. Nothing may have gone wrong in any of them."""
    people: list[Person] = []

    def come(**wishes: object) -> Person:
        people.append(Person(chromium, app.url, **wishes))  # type: ignore[arg-type]
        return people[-1]

    yield come
    for person in people:
        person.leave()
    for person in people:
        assert person.troubles == []
