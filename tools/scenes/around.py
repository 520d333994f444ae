"""What there is before a match: the front page with all that opens there, tables that wait, invitations."""

from collections.abc import Iterator, Sequence
from typing import Any

from playwright.sync_api import Browser
from playwright.sync_api import TimeoutError as NothingHappens

from kolam.engine.contract import Game
from kolam.engine.registry import games, names
from tools.scenes.view import Scene, View
from tools.scenes.visit import SOON, Visit


def scenes_around(browser: Browser, url: str, views: Sequence[View], language: str = "en") -> Iterator[Scene]:
    """From the front page to a table that waits for its players."""
    ada, bob = (Visit(browser, url, views, language) for _ in range(2))
    try:
        ada.go("/")
        ada.page.wait_for_selector("[data-play]")
        yield from ada.scenes("01-front-page")
        ada.press("client-settings")
        yield from ada.dialog("02-settings")
        yield from _doors(ada)
        ada.asks("PUT", "me", name="Ada")
        bob.asks("PUT", "me", name="Bob")
        for game in games():
            yield from _lobby(ada, bob, game)
        ada.go("/")
        ada.page.get_by_role("heading", name=ada.say("client-my-tables")).wait_for()
        yield from ada.scenes("06-front-page-with-tables")
        ada.go("/t/nowhere")
        ada.troubles.clear()  # the browser notes that there is no such table
        yield from ada.scenes("07-no-table")
    finally:
        ada.context.close()
        bob.context.close()


def _doors(ada: Visit) -> Iterator[Scene]:
    """Whatever opens at each game when one of its buttons is pressed that does not start to play at once."""
    for game in names():
        doors = ada.page.locator(f"[data-game={game}] button:not([data-play])")
        for number in range(doors.count()):
            doors.nth(number).dispatch_event("click")
            dialog = ada.page.get_by_role("dialog")
            try:
                dialog.wait_for(timeout=SOON)
            except NothingHappens:
                yield from ada.scenes(f"03-{game}-{number + 1}")  # it opened something on the page itself
                doors.nth(number).dispatch_event("click")
                continue
            yield from ada.scenes(f"03-{game}-{number + 1}")
            if unfold(ada):
                yield from ada.scenes(f"03-{game}-{number + 1}-unfolded")
            ada.close()


def _lobby(ada: Visit, bob: Visit, game: Game) -> Iterator[Scene]:
    """A table for as many as may sit there, for its host, for who is invited, and for who came."""
    opened = open_for(ada, game, max(game.players))
    table = opened["id"]
    ada.go(f"/t/{table}")
    ada.page.wait_for_selector("main h2")
    yield from ada.scenes(f"04-{game.name}-waiting")
    bob.go(f"/t/{table}/1/{opened['invitations']['1']}")
    bob.page.wait_for_selector("main form")
    yield from bob.scenes(f"05-{game.name}-invited")
    bob.page.locator("main [data-learn]").dispatch_event("click")
    bob.page.locator("dialog dd").first.wait_for()
    yield from bob.dialog(f"05-{game.name}-invited-rules")
    sit_down(bob, opened, 1)
    bob.go(f"/t/{table}")
    bob.page.get_by_text(bob.say("client-waiting")).wait_for()
    yield from bob.scenes(f"05-{game.name}-seated")
    ada.page.get_by_role("button", name=ada.say("client-person", name="Bob")).wait_for()
    unfold(ada)
    yield from ada.scenes(f"04-{game.name}-waiting-unfolded")


def unfold(visit: Visit) -> bool:
    """Open all that is folded. False if nothing is."""
    folded = visit.page.locator("dialog summary" if visit.page.locator("dialog").count() else "summary").all()
    for fold in folded:
        fold.dispatch_event("click")
    return bool(folded)


def open_for(host: Visit, game: Game, people: int, **wishes: Any) -> Any:
    """A table that waits for people."""
    seats = [{"kind": "me"}, *({"kind": "person"} for _ in range(people - 1))]
    return host.asks("POST", "tables", game=game.name, seats=seats, **wishes)


def sit_down(guest: Visit, opened: dict[str, Any], seat: int) -> None:
    name = guest.asks("GET", "me")["name"]
    invitation = opened["invitations"][str(seat)]
    path = f"tables/{opened['id']}/join"
    guest.asks("POST", path, revision=0, seat=seat, invitation=invitation, name=name)
