"""A real Chromium, and how the page is spoken to."""

import shutil
from pathlib import Path

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


def chromium_path() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        raise Missing("Chromium")
    return found
