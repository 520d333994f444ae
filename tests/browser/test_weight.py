"""The app is light: what a first visit fetches, as it travels."""

import pytest
from playwright.sync_api import Response

from tests.browser.person import Seats
from tests.playing import NAMES

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

FRONT_PAGE = 130_000
WITH_A_BOARD = 270_000


@pytest.mark.parametrize("game", NAMES)
def test_a_first_visit_fetches_little(game: str, seats: Seats) -> None:
    ada = seats()
    fetched: dict[str, int] = {}

    def weigh(response: Response) -> None:
        fetched[response.url] = int(response.headers.get("content-length", 0))

    ada.page.on("response", weigh)
    ada.go()
    ada.page.wait_for_load_state("networkidle")
    assert 10_000 < sum(fetched.values()) <= FRONT_PAGE
    ada.play_now(game)
    ada.page.wait_for_selector("main [data-offer]", state="attached")
    assert 20_000 < sum(fetched.values()) <= WITH_A_BOARD
