"""Draws the app's icons as PNG from our SVG: `python -m tools.icons`. Some systems take no other kind."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.browser import QUIET, chromium_path

CLIENT = Path(__file__).parents[1] / "client"
PUBLIC = CLIENT / "public"
# The drawing, the picture, and its side in pixels.
ICONS = [
    (PUBLIC / "kolam.svg", "icon-192.png", 192),
    (PUBLIC / "kolam.svg", "icon-512.png", 512),
    (CLIENT / "icon-maskable.svg", "icon-maskable-512.png", 512),
    (CLIENT / "icon-maskable.svg", "apple-touch-icon.png", 180),
    (CLIENT / "icon-badge.svg", "badge-96.png", 96),
]


def draw() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=QUIET)
        for drawing, name, side in ICONS:
            page = browser.new_page(viewport={"width": side, "height": side})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawing.read_text()}")
            page.locator("svg").evaluate("(svg, side) => { svg.style.width = svg.style.height = `${side}px` }", side)
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    draw()
