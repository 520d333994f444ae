"""The page as an app: it can be installed, says so when the server is away, and tells of a turn while it is closed."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect

from tests.browser.axe import look_at
from tests.browser.person import LONGEST_WAIT, Person, Seats
from tools.browser import CLIENT, MATCH
from tools.servers import Local, local_server, until

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

ACTIVE = "navigator.serviceWorker.ready.then(({ active }) => active.state)"
TITLES = {
    "en": "Can’t reach Kolam",
    "fr": "Kolam est injoignable",
    "de": "Kolam ist nicht erreichbar",
    "ja": "Kolamにつながりません",
}


@pytest.fixture
def windows(chromium: Browser) -> Iterator[Any]:
    """Windows that may see a server go: what they complain of is part of the test."""
    contexts: list[BrowserContext] = []

    def open_window(**wishes: Any) -> Page:
        context = chromium.new_context(**wishes)
        context.set_default_timeout(LONGEST_WAIT)
        contexts.append(context)
        return context.new_page()

    yield open_window
    for context in contexts:
        context.close()


def with_worker(page: Page, url: str) -> None:
    """Come in, and wait until the service worker looks after the page."""
    page.goto(url)
    page.wait_for_selector("main h1")
    page.evaluate(ACTIVE)
    page.wait_for_function("navigator.serviceWorker.controller !== null")


def test_chromium_finds_nothing_that_keeps_the_app_from_being_installed(seats: Seats) -> None:
    ada = seats(language="fr")
    ada.go()
    ada.page.evaluate(ACTIVE)
    session = ada.page.context.new_cdp_session(ada.page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["name"], manifest["lang"], manifest["display"]) == ("Kolam", "fr", "standalone")
    assert manifest["description"].startswith("Des jeux de société")
    # A window without a profile of its own never installs anything; everything else would be told here.
    errors = {error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}
    for icon in manifest["icons"]:
        side = ada.page.evaluate(
            """src => new Promise((done, fail) => {
                const image = new Image();
                Object.assign(image, { onload: () => done(image.naturalWidth), onerror: fail, src });
            })""",
            icon["src"],
        )
        assert icon["sizes"] in (f"{side}x{side}", "any")


@pytest.mark.parametrize("language", TITLES)
def test_a_page_says_that_the_server_is_away_and_goes_on_when_it_is_back(
    language: str, windows: Any, tmp_path: Path
) -> None:
    page: Page = windows(locale=language)
    with local_server(tmp_path, client=str(CLIENT)) as server:
        with_worker(page, server.url)
    page.goto(f"{server.url}/t/anything")
    expect(page.locator("h1:visible")).to_have_text(TITLES[language])
    assert page.evaluate("document.documentElement.lang") == language
    page.wait_for_function("document.querySelector('main img').naturalWidth > 0")  # the drawing was kept, too
    with local_server(tmp_path, client=str(CLIENT), at=server.port):
        page.wait_for_selector("header .brand")  # nobody pressed anything


def test_the_offline_page_suits_everyone(chromium: Browser, tmp_path: Path) -> None:
    ada = Person(chromium, "")
    with local_server(tmp_path, client=str(CLIENT)) as server:
        with_worker(ada.page, server.url)
    ada.page.goto(server.url)
    expect(ada.page.locator("h1:visible")).to_have_text(TITLES["en"])
    look_at(ada, "offline")
    ada.leave()


def test_nobody_is_kept_in_an_old_version(windows: Any, tmp_path: Path) -> None:
    page: Page = windows()
    with local_server(tmp_path / "data", client=str(CLIENT)) as server:
        with_worker(page, server.url)
    new = tmp_path / "client"
    new.mkdir()
    (new / "index.html").write_text(
        "<!doctype html><html lang=en><title>New</title><main><h1>A new version</h1></main>"
    )
    with local_server(tmp_path / "data", client=str(new), at=server.port):
        page.goto(server.url)
        expect(page.locator("h1")).to_have_text("A new version")


def worker_of(session: CDPSession) -> str:
    """The registration of the page's service worker, as the debugger calls it."""
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    until(lambda: session.send("Runtime.evaluate", {"expression": "1"}) and registrations, "the registration")
    return registrations[-1]


def test_a_notice_is_shown_and_leads_to_the_table(seats: Seats, app: Local) -> None:
    ada = seats()
    ada.page.context.grant_permissions(["notifications"])
    ada.go()
    ada.play_now("kolpa")
    table = ada.table
    ada.page.goto(app.url)
    ada.page.evaluate(ACTIVE)
    session = ada.page.context.new_cdp_session(ada.page)
    told = json.dumps({"title": "It's your turn", "table": table})
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": app.url, "registrationId": worker_of(session), "data": told},
    )
    shown = """async () => {
        const shown = await (await navigator.serviceWorker.ready).getNotifications();
        return shown.map(({ title, tag, body }) => [title, tag, body]);
    }"""
    until(lambda: ada.page.evaluate(shown), "the notification")
    assert ada.page.evaluate(shown) == [["It's your turn", table, ""]]  # and not a word of the match
    # A click as the browser would tell the worker of it: nobody can click on what a headless screen does not show.
    worker = ada.page.context.service_workers[0]
    opened = worker.evaluate(
        """async () => {
            const [notification] = await registration.getNotifications();
            const opened = [];
            clients.openWindow = async (path) => void opened.push(path);
            const click = new NotificationEvent("notificationclick", { notification });
            dispatchEvent(click);
            while (!opened.length) await new Promise((next) => setTimeout(next, 10));
            return [opened, (await registration.getNotifications()).length];
        }"""
    )
    assert opened == [[f"/t/{table}"], 0]
    ada.page.goto(app.url + opened[0][0])
    ada.page.wait_for_selector(MATCH)


def test_the_settings_offer_notices_and_a_link_for_another_device(seats: Seats, app: Local) -> None:
    ada, phone = seats(), seats(by="touch")
    ada.page.context.grant_permissions(["notifications"])  # without it, a headless browser has them blocked
    ada.go()
    ada.play_now("kolpa")
    table = ada.table
    ada.go().page.evaluate(ACTIVE)
    ada.page.get_by_role("button", name="Settings").click()
    notify = ada.page.get_by_role("checkbox", name="Notify me when it’s my turn")
    expect(notify).to_be_enabled()
    expect(notify).not_to_be_checked()
    ada.page.get_by_role("button", name="Create a link").click()
    link = ada.page.get_by_label("Link for your other device").input_value()
    look_at(ada, "the settings with a link")
    phone.page.goto(link)
    phone.page.wait_for_selector("main h1")
    look_at(phone, "going on here")
    phone.page.get_by_role("button", name="Continue on this device").tap()
    phone.page.wait_for_url(app.url + "/")
    phone.go(f"/t/{table}")
    phone.page.wait_for_selector(MATCH)
    assert phone.page.evaluate(f"fetch('/api/tables/{table}').then(it => it.json()).then(it => it.table.seat)") == 0


def test_a_link_that_was_taken_back_says_so(seats: Seats) -> None:
    ada, phone = seats(), seats()
    ada.go()
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("button", name="Create a link").click()
    link = ada.page.get_by_label("Link for your other device").input_value()
    ada.page.get_by_role("button", name="Cancel the link").click()
    expect(ada.page.get_by_role("status").filter(has_text="no longer works")).to_be_visible()
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Continue on this device").click()
    expect(phone.page.get_by_role("alert")).to_contain_text("Create a new one")
    phone.troubles = [trouble for trouble in phone.troubles if "403" not in trouble]
