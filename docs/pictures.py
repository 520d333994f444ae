"""Take the pictures of the README from the real app: `make pictures`."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from kolam.engine.contract import Game
from kolam.engine.registry import games
from tools.browser import DESKTOP, PHONE
from tools.scenes.match import MIDDLE, AtTable
from tools.scenes.view import View
from tools.scenes.visit import stage

FOLDER = Path(__file__).parent / "pictures"


class Picture(NamedTuple):
    """A match against bots, played by hints up to an interesting moment."""

    name: str
    game: Game
    players: int
    view: View


def pictures() -> Iterator[Picture]:
    """A picture of every game, by day and by night in turn, and of the longest one on a phone."""
    for number, game in enumerate(games()):
        view = View(DESKTOP["width"], DESKTOP["height"], "dark" if number % 2 else "light")
        yield Picture(game.name, game, game.usual_players, view)
    yield Picture(
        "phone", max(games(), key=lambda game: game.minutes), 2, View(PHONE["width"], PHONE["height"], "dark")
    )


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with stage() as (browser, url):
        for name, game, players, view in pictures():
            ada = AtTable(browser, url, [view], game, wise=True)
            ada.sit(players)
            ada.play_on(MIDDLE)
            for scene in ada.staged():  # a choice that is not confirmed shows its ghost
                scene.page.screenshot(path=FOLDER / f"{name}.png")
            ada.context.close()


if __name__ == "__main__":
    main()
