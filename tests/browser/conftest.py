"""A real Chromium in front of a real server that serves the built app."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.person import Person, Seats
from tests.tables.servers import Local, local_server, missing

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
CLIENT = Path(__file__).parents[2] / "src/kolam/web/client"

# Nothing that a browser does for itself, and no sandbox: tests may run as root.
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture
def chromium() -> Iterator[Browser]:
    """Anew for every test: while Playwright runs, so does its event loop, and no other test could run one here."""
    if CHROMIUM is None:
        missing("Chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    """A server that serves the app as it is built; any number of requests is welcome."""
    assert (CLIENT / "index.html").is_file(), "the app is not built: python hatch_build.py"
    with local_server(tmp_path_factory.mktemp("app"), client=str(CLIENT), rate="0") as server:
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
