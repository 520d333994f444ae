"""Whole matches, played through the page against bots: by night on a phone, by day elsewhere, with motion and without.

`make test` plays each game with motion, by another device each; test_options.py plays each of them without.

What the score sheet shows at the end is compared with what the server knows.
"""

import hashlib
import json
from pathlib import Path
from typing import NamedTuple

import pytest

from kolam.locale import say
from kolam.match import read_match
from tests.browser.axe import look_at
from tests.browser.person import FINALE, By, Seats
from tests.patience import LONG
from tests.playing import NAMES
from tests.tables.player import Player
from tools.servers import Local

# The totals of the sheet, by seat, once it has been counted up.
SHEET_SHOWS = """scores => scores.every((score, seat) => {
    const total = document.querySelector(`[data-finale=counted] [data-total="${seat}"]`);
    return total?.textContent.trim().replace("−", "-") === `${score}`;
})"""

pytestmark = [pytest.mark.compiled, pytest.mark.servers]


class Way(NamedTuple):
    """A game and how it is played; `still`: the system asks for reduced motion."""

    game: str
    by: By
    still: bool

    def __str__(self) -> str:
        return f"{self.game}-{self.by}-{'still' if self.still else 'motion'}"


def ways() -> list[Way]:
    """With motion, every game by a device of its own; `make test-long` plays every game by every device both ways."""
    devices: tuple[By, ...] = ("mouse", "touch", "keyboard")
    if LONG:
        return [Way(game, by, still) for game in NAMES for by in devices for still in (False, True)]
    return [Way(game, devices[number % len(devices)], still=False) for number, game in enumerate(NAMES)]


@pytest.mark.parametrize("way", ways(), ids=str)
def test_a_whole_match_is_played_by_mouse_by_touch_and_by_keyboard_alone(
    way: Way, seats: Seats, app: Local, tmp_path: Path
) -> None:
    game, by, still = way
    ada = seats(by=by, theme="dark" if by == "touch" else "light", still=still).go()
    if still or by == "mouse":
        ada.play_now(game)
    else:
        ada.play_against_one(game)  # each bot's move takes the second that people need to follow it
    ada.play_on()
    ada.page.wait_for_selector(FINALE)
    result = Player(app.url).http.get(f"/api/tables/{ada.table}").json()["table"]["result"]
    ada.page.wait_for_function(SHEET_SHOWS, arg=result["scores"])
    look_at(ada, "the end")
    with ada.page.expect_download() as downloading:
        ada.do(ada.page.locator(f"{FINALE} [data-download]"))
    downloading.value.save_as(tmp_path / "match.json")
    written = (tmp_path / "match.json").read_bytes()
    match = read_match(written)
    assert match.over
    assert match.game.name == game
    document = json.loads(written)
    assert hashlib.sha256(bytes.fromhex(document["secret"])).hexdigest() == document["commitment"]
    assert written == Player(app.url).http.get(f"/api/tables/{ada.table}/match").content
    ada.do(ada.page.get_by_role("button", name=say("client-look-board", "en")).first)
    ada.page.locator(FINALE).wait_for(state="detached")
    look_at(ada, "the board after the end")
