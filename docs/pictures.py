"""Take the pictures of the README from the real app: `make pictures`."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple

from playwright.sync_api import BrowserContext, sync_playwright

from kolam.engine.registry import games
from tools.browser import CLIENT, CONFIRM, DESKTOP, MATCH, PHONE, QUIET, chromium_path
from tools.servers import PATIENCE, local_server

FOLDER = Path(__file__).parent / "pictures"


DECISIONS = 9  # after which a match looks like one


class Picture(NamedTuple):
    """A match against bots, played by hints up to an interesting moment."""

    name: str
    game: str
    bots: int
    theme: Literal["light", "dark"]
    phone: bool = False


def pictures() -> Iterator[Picture]:
    """A picture of every game, by day and by night in turn, and of the longest one on a phone."""
    for number, game in enumerate(games()):
        yield Picture(game.name, game.name, game.usual_players - 1, "dark" if number % 2 else "light")
    yield Picture("phone", max(games(), key=lambda game: game.minutes).name, 1, "dark", phone=True)


def take(context: BrowserContext, url: str, picture: Picture) -> None:
    page = context.new_page()
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "casual"} for _ in range(picture.bots))]
    context.request.put(f"{url}/api/me", data={"name": "Ada"})
    table = context.request.post(f"{url}/api/tables", data={"game": picture.game, "seats": seats}).json()["id"]
    page.goto(f"{url}/t/{table}")
    for _ in range(DECISIONS):
        page.wait_for_selector("main [data-offer]", state="attached")
        revision = context.request.get(f"{url}/api/tables/{table}").json()["revision"]
        hints = context.request.post(f"{url}/api/tables/{table}/hints", data={"revision": revision}).json()["hints"]
        before = page.locator(MATCH).get_attribute("data-decision")
        body = {"revision": revision, "move": hints[0]["move"]}
        context.request.post(f"{url}/api/tables/{table}/moves", data=body)
        page.wait_for_function(
            "([match, before]) => document.querySelector(match).dataset.decision !== before", arg=[MATCH, before]
        )
    page.wait_for_selector("main [data-offer]", state="attached")
    for _ in range(3):  # a choice that is not confirmed shows its ghost
        if page.locator(CONFIRM).count() == 0:
            page.locator("main [data-offer]:not([aria-pressed=true])").first.click()
    page.mouse.move(0, 0)
    page.wait_for_timeout(600)
    page.screenshot(path=FOLDER / f"{picture.name}.png")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        TemporaryDirectory() as data,
        local_server(Path(data), client=str(CLIENT), rate="0") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=QUIET)
        for picture in pictures():
            context = browser.new_context(
                viewport=PHONE if picture.phone else DESKTOP,  # type: ignore[arg-type]
                has_touch=picture.phone,
                is_mobile=picture.phone,
                color_scheme=picture.theme,
                reduced_motion="reduce",
                locale="en",
            )
            context.set_default_timeout(PATIENCE * 1000)
            take(context, server.url, picture)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
