"""A real Chromium, and how the page is spoken to."""

import shutil
from pathlib import Path

from playwright.sync_api import Locator

from tools.servers import Missing

CLIENT = Path(__file__).parents[1] / "src/kolam/web/client"

# Nothing that a browser does for itself, and no sandbox: it may run as root.
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

MATCH = ".match"
OFFER = "main [data-offer]:not([aria-disabled=true])"
CONFIRM = "[data-confirm]"

_STATES = """offers => offers.map((at) => [
    at.checkVisibility({ visibilityProperty: true }),
    at.getAttribute("aria-pressed"),
])"""


def to_choose(offers: Locator) -> list[int]:
    """The numbers of the offers that a person would choose among next.

    They see them, and complete a move that they have begun.
    """
    states = {number: state for number, (seen, state) in enumerate(offers.evaluate_all(_STATES)) if seen}
    fresh = [number for number, state in states.items() if state is None]
    unchosen = [number for number, state in states.items() if state != "true"]
    return fresh if fresh and "true" in states.values() else unchosen or list(states)


def chromium_path() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        raise Missing("Chromium")
    return found
