"""The page on a server that was never started before: nothing is compiled, and people play all the same."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kolam.locale import say
from tests.browser.axe import look_at
from tests.browser.person import Person
from tools.browser import CLIENT, MATCH
from tools.servers import Server

ENOUGH = 6  # decisions of a match

pytestmark = [pytest.mark.compiled, pytest.mark.servers]


def test_people_play_while_the_rules_compile_and_see_how_far_that_is(chromium: Browser, tmp_path: Path) -> None:
    """The server ends with the test, and its compiler with it: not much is compiled by then."""
    with Server(tmp_path, client=str(CLIENT), cache_dir=str(tmp_path / "cache")) as server:
        ada = Person(chromium, server.url).go()
        expect(ada.page.get_by_text(say("client-preparing-why"))).to_be_visible()
        expect(ada.page.get_by_role("progressbar")).to_be_visible()
        look_at(ada, "while the rules compile")

        ada.play_now("kolpa")
        match = ada.page.locator(MATCH)
        ada.play_on(until=lambda: int(match.get_attribute("data-decision") or 0) >= ENOUGH)

        seats = [{"kind": "me"}, {"kind": "bot", "level": "master"}]
        asked = {"game": "kerala", "seats": seats, "options": {"first": 1}}
        opened = ada.page.request.post(f"{server.url}/api/tables", data=asked).json()
        ada.go(f"/t/{opened['id']}")
        name = opened["seats"][1]["name"]
        waits = say("client-bot-preparing", name=name, share="|").split("|")[0]
        expect(ada.page.get_by_role("status").filter(has_text=waits)).to_be_visible()
        assert ada.page.request.get(f"{server.url}/api/tables/{opened['id']}").json()["table"]["decision"] == 0
        ada.leave()
        assert ada.troubles == []
