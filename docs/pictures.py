"""Take the pictures of the README from the real app: `make pictures`."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple

from playwright.sync_api import BrowserContext, sync_playwright
from tests.browser.conftest import CHROMIUM, CLIENT, QUIET
from tests.browser.person import CONFIRM, DESKTOP, MATCH, PHONE
from tests.tables.servers import PATIENCE, local_server

FOLDER = Path(__file__).parent / "pictures"


class Picture(NamedTuple):
    """A match against bots, played by hints up to an interesting moment."""

    name: str
    game: str
    decisions: int
    bots: int
    theme: Literal["light", "dark"]
    phone: bool = False


PICTURES = [
    Picture("kerala", "kerala", 9, 2, "light"),
    Picture("ganesha", "ganesha", 16, 2, "dark"),
    Picture("kolpa", "kolpa", 7, 3, "light"),
    Picture("phone", "kerala", 7, 1, "dark", phone=True),
]


def take(context: BrowserContext, url: str, picture: Picture) -> None:
    page = context.new_page()
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "casual"} for _ in range(picture.bots))]
    context.request.put(f"{url}/api/me", data={"name": "Ada"})
    table = context.request.post(f"{url}/api/tables", data={"game": picture.game, "seats": seats}).json()["id"]
    page.goto(f"{url}/t/{table}")
    for _ in range(picture.decisions):
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
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for picture in PICTURES:
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
