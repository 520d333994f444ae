"""Take all pictures, into pictures/, and tell what lies wrong in them.

By day and by night at every size; or, with a language, by day at the width of a small phone and of a desktop.
"""

import argparse
from collections.abc import Iterator, Sequence

from playwright.sync_api import Browser

from kolam.engine.registry import games, names
from kolam.locale import LANGUAGES
from tools.scenes.around import scenes_around
from tools.scenes.match import scenes_of_match
from tools.scenes.newcomer import scenes_of_newcomers
from tools.scenes.people import scenes_elsewhere, scenes_of_people
from tools.scenes.view import ALL_VIEWS, FOLDER, WIDE_AND_SMALL, Scene, View
from tools.scenes.visit import stage

OTHERS = {
    "front": scenes_around,
    "newcomer": scenes_of_newcomers,
    "people": scenes_of_people,
    "elsewhere": scenes_elsewhere,
}


def shows(browser: Browser, url: str, views: Sequence[View], language: str) -> dict[str, Iterator[Scene]]:
    """All there is to see, by its name."""
    matches = {game.name: scenes_of_match(browser, url, game, views, wise=True, language=language) for game in games()}
    return matches | {name: scenes(browser, url, views, language) for name, scenes in OTHERS.items()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.scenes", description=__doc__)
    every = [*names(), *OTHERS]
    parser.add_argument("only", nargs="*", metavar="NAME", help=f"{', '.join(every)}; all if none is named")
    parser.add_argument("--language", choices=LANGUAGES, help="wide and small, in this language")
    chosen = parser.parse_args()
    views = WIDE_AND_SMALL if chosen.language else ALL_VIEWS
    folder = FOLDER / (chosen.language or "")
    with stage() as (browser, url):
        show = shows(browser, url, views, chosen.language or "en")
        for name in chosen.only or every:
            for scene in show[name]:
                picture = scene.take(folder / name)
                if scene.view.theme == "light":
                    for finding in scene.findings():
                        print(f"{picture.relative_to(FOLDER)}: {finding}", flush=True)


if __name__ == "__main__":
    main()
