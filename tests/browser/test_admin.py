"""The page of the server's host, and the report of a player that it shows, as people use them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

from kolam.locale import LANGUAGES, say
from kolam.web.host_links import HostLinks
from kolam.web.identity import read_key
from tests.browser.axe import look_at
from tests.browser.person import By, Person
from tests.tables.player import Player, two_at_a_table
from tools.browser import CLIENT
from tools.servers import KEY, Local, local_server

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

SMALL = {"width": 360, "height": 640}


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Local]:
    """A server of its own: everything on the host's page belongs to the test."""
    with local_server(tmp_path, client=str(CLIENT), rate="0") as server:
        yield server


def words(key: str, language: str = "en", **arguments: str | int) -> str:
    return say(key, language, **arguments)


def secret() -> str:
    return HostLinks(read_key(KEY, Path())).write("")


def press(person: Person, name: str) -> None:
    person.do(person.page.get_by_role("button", name=name, exact=True).first)


def arrive(person: Person, language: str = "en") -> None:
    person.go(f"/admin#{secret()}")
    person.page.get_by_role("heading", name=words("admin-page-tables", language)).wait_for()


def a_quarrel(club: Local) -> tuple[str, Player, Player]:
    table, ada, bob = two_at_a_table(club.url)
    ply = bob.does(table, "chat", -1, text="You play like a goat")["ply"]
    report = {"kind": "talk", "ply": ply, "text": "Rude, and <b>not</b> for the first time"}
    assert ada.http.post(f"/api/tables/{table}/report", json=report).status_code == 200
    return table, ada, bob


@pytest.mark.parametrize(
    ("by", "theme", "size"),
    [("mouse", "light", None), ("keyboard", "dark", None), ("touch", "light", SMALL), ("touch", "dark", SMALL)],
)
def test_a_host_reads_a_report_bans_the_person_lets_them_in_again_and_closes_the_table(
    by: By, theme: Literal["light", "dark"], size: dict[str, int] | None, club: Local, chromium: Browser
) -> None:
    table, _, bob = a_quarrel(club)
    host = Person(chromium, club.url, by=by, theme=theme, size=size)
    arrive(host)
    page = host.page
    assert page.url == f"{club.url}/admin"  # the secret does not stay in the address
    page.get_by_text("You play like a goat").wait_for()
    page.get_by_text("<b>not</b>").wait_for()
    look_at(host, "the host's page")
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    host.do(page.locator("[data-report]").get_by_role("button", name=words("admin-page-ban", name="Bob")))
    look_at(host, "the ban's dialog")
    page.get_by_label(words("admin-page-how-long")).select_option("168")
    host.do(page.locator("dialog").get_by_role("button", name=words("admin-page-ban", name="Bob")))
    page.locator("[data-ban]").wait_for()
    assert bob.http.get("/api/me").json()["error"] == "banned"
    look_at(host, "somebody is banned")
    press(host, words("admin-page-unban-name", name="Bob"))
    page.get_by_text(words("admin-page-no-bans")).wait_for()
    assert bob.http.get("/api/me").status_code == 200
    press(host, words("admin-page-settle"))
    page.get_by_text(words("admin-page-no-reports")).wait_for()
    host.do(page.locator(f"[data-table='{table}']").get_by_role("button", name=words("admin-page-close")))
    host.do(page.locator("dialog").get_by_role("button", name=words("admin-page-close")))
    page.locator(f"[data-table='{table}']").get_by_text(words("client-news-closed")).wait_for()
    assert bob.sees(table)["status"] == "closed"
    page.reload()
    page.locator(f"[data-table='{table}']").wait_for()  # this tab still knows the secret
    assert host.troubles == []
    host.leave()


def test_a_wrong_link_says_what_to_do(club: Local, chromium: Browser) -> None:
    stranger = Person(chromium, club.url)
    stranger.page.goto(f"{club.url}/admin#wrong")
    stranger.page.get_by_role("alert").get_by_text("kolam admin").wait_for()
    look_at(stranger, "a wrong link")
    assert stranger.page.locator("section").count() == 0
    stranger.page.goto(f"{club.url}/admin#{secret()}")  # the right one, in the same tab
    stranger.page.get_by_role("heading", name=words("admin-page-bans")).wait_for()
    stranger.leave()


def test_an_address_that_cannot_be_banned_is_told_in_words(club: Local, chromium: Browser) -> None:
    host = Person(chromium, club.url)
    arrive(host)
    field = host.page.get_by_label(words("admin-page-address"))
    for address, answer in (("127.0.0.1", "admin-own-address"), ("nonsense", "admin-address")):
        field.fill(address)
        press(host, words("admin-page-ban-address"))
        host.do(host.page.locator("dialog").get_by_role("button", name=words("admin-page-ban", name=address)))
        host.page.get_by_role("alert").get_by_text(words(answer)).wait_for()
    field.fill("2001:db8::7")
    press(host, words("admin-page-ban-address"))
    host.do(host.page.locator("dialog").get_by_role("button", name=words("admin-page-ban", name="2001:db8::7")))
    host.page.locator("[data-ban]").get_by_text("2001:db8::/64").wait_for()
    host.leave()


def test_tables_are_searched(club: Local, chromium: Browser) -> None:
    one, _, _ = two_at_a_table(club.url)
    other, _, _ = two_at_a_table(club.url, "kerala")
    host = Person(chromium, club.url)
    arrive(host)
    host.page.locator(f"[data-table='{one}']").wait_for()
    host.page.get_by_label(words("admin-page-search")).fill("kerala")
    host.page.locator(f"[data-table='{one}']").wait_for(state="detached")
    assert host.page.locator(f"[data-table='{other}']").count() == 1
    host.leave()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language_on_a_small_screen(language: str, club: Local, chromium: Browser) -> None:
    a_quarrel(club)
    host = Person(chromium, club.url, by="touch", language=language, size=SMALL)
    arrive(host, language)
    look_at(host, f"the host's page in {language}")
    assert host.page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"]
    assert host.troubles == []
    host.leave()


@pytest.mark.parametrize(("by", "size"), [("mouse", None), ("keyboard", None), ("touch", SMALL)])
def test_a_player_reports_what_somebody_said(
    by: By, size: dict[str, int] | None, club: Local, chromium: Browser
) -> None:
    table, ada, bob = two_at_a_table(club.url)
    bob.does(table, "chat", -1, text="You play like a goat")
    person = Person(chromium, club.url, by=by, size=size)
    person._context.add_cookies([{"name": "kolam", "value": ada.cookie or "", "url": club.url}])
    person.go(f"/t/{table}")
    page = person.page
    press(person, words("client-more"))
    press(person, words("client-report"))
    page.get_by_label(words("report-whom")).wait_for()
    look_at(person, "a report")
    page.get_by_label(words("report-whom")).select_option(
        label=words("report-line", name="Bob", text="You play like a goat")
    )
    page.get_by_label(words("report-words")).fill("Not nice")
    press(person, words("report-send"))
    page.get_by_text(words("report-thanks")).wait_for()
    person.leave()
    host = Person(chromium, club.url)
    arrive(host)
    host.page.locator("[data-report] blockquote", has_text="You play like a goat").wait_for()
    host.leave()


def test_the_first_page_fetches_nothing_of_the_hosts(club: Local, chromium: Browser) -> None:
    person = Person(chromium, club.url)
    fetched: list[str] = []
    person.page.on(
        "response",
        lambda response: fetched.append(
            response.text() if "/assets/" in response.url and response.url.endswith(".js") else ""
        ),
    )
    person.go()
    person.page.wait_for_load_state("networkidle")
    assert fetched
    assert not any("admin-page-" in text or "report-thanks" in text for text in fetched)
    person.leave()
