"""Help for somebody who has to decide, and tables that strangers may find."""

import json
import socket
from contextlib import ExitStack
from pathlib import Path

import pytest

from kolam.locale import LANGUAGES, say
from tests.playing import NAMES
from tests.tables.player import Player, hear, two_at_a_table
from tools.servers import Server, local_server, until

pytestmark = [pytest.mark.compiled, pytest.mark.servers]


@pytest.mark.parametrize("name", NAMES)
def test_a_hint_is_a_legal_move_with_a_reason_in_the_language_that_is_asked_for(name: str, server: Server) -> None:
    ada = Player(server.url)
    table = ada.open(name, "me", "random")["id"]
    seen = ada.sees(table)
    reasons = set()
    for language in LANGUAGES[:2]:
        ada.http.headers["accept-language"] = language
        hints = ada.does(table, "hints", seen["revision"])["hints"]
        assert hints
        assert all(hint["move"] in seen["legal"] and 0 <= hint["chance"] <= 1 for hint in hints)
        reasons.add(hints[0]["reason"])
    assert len(reasons) == 2


def test_nobody_is_advised_against_another_person(server: Server) -> None:
    table, ada, bob = two_at_a_table(server.url)
    refused = ada.asks(table, "hints", 0)
    assert refused.status_code == 409
    assert "against bots" in refused.json()["message"]
    assert bob.asks(table, "hints", 0).json()["error"] == "not_your_turn"
    assert Player(server.url).asks(table, "hints", 0).status_code == 403


@pytest.mark.parametrize("by", ["request", "feed"])
def test_nobody_thinks_for_somebody_who_hung_up(by: str, tmp_path: Path) -> None:
    """One thought is thought at a time: the others wait, and are given up with those who asked for them."""
    with local_server(tmp_path, bots="1") as server, ExitStack() as asking:
        thinking = server.service.thinking
        for _ in range(6):
            ada = Player(server.url)
            opened = ada.open("kolpa", "me", "random")
            body = json.dumps({"revision": opened["revision"]})
            if by == "feed":
                feed = asking.enter_context(ada.feed(opened["id"]))
                hear(feed)
                feed.send(f'{{"command": "hints", "body": {body}}}')
                feed.send('{"command": "chat", "body": {}}')  # may be said meanwhile
            else:
                to = asking.enter_context(socket.create_connection(("127.0.0.1", server.port)))
                head = (
                    f"POST /api/tables/{opened['id']}/hints HTTP/1.1\r\nHost: localhost\r\nCookie: kolam={ada.cookie}"
                )
                to.sendall(f"{head}\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode())
        until(lambda: thinking.waiting >= 3, "a queue")
        asking.close()
        until(lambda: (thinking.busy, thinking.waiting) == (0, 0), "the end of what was begun")
        thoughts = server.service.metrics.registry.get_sample_value("kolam_thought_seconds_count", {"what": "hint"})
        assert thoughts is not None
        assert thoughts <= 3  # those that were thought before anybody hung up


def test_a_move_is_explained_without_being_made(server: Server) -> None:
    table, ada, bob = two_at_a_table(server.url, "kolpa")
    seen = ada.sees(table)
    hand = seen["view"]["hand"]
    missing = next(card for card in ("R0", "R1", "R2", "R3", "R4", "R5", "B0", "B1") if card not in hand)
    ada.http.headers["accept-language"] = "de"
    asked = {"type": "kol", "card": missing, "from": "hand"}
    why = ada.does(table, "explain", seen["revision"], move=asked)
    assert why["legal"] is False
    assert why["rule"].startswith("P")
    assert "nicht" in why["message"]
    assert why["rule"] not in why["message"]
    assert ada.does(table, "explain", seen["revision"], move=seen["legal"][0])["legal"] is True
    assert ada.sees(table)["revision"] == seen["revision"]
    assert bob.asks(table, "explain", seen["revision"], move=asked).json()["error"] == "not_your_turn"


def test_a_listed_table_is_found_and_joined_without_an_invitation(server: Server) -> None:
    ada, bob, eve = (Player(server.url) for _ in range(3))
    seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "person"}]
    opened = ada.http.post("/api/tables", json={"game": "kerala", "seats": seats, "listed": True}).json()
    hidden = ada.open("kerala", "me", "person")
    listed = [table["id"] for table in bob.http.get("/api/open-tables").json()]
    assert opened["id"] in listed
    assert hidden["id"] not in listed
    assert bob.asks(hidden["id"], "join", 0, seat=1, name="Bob").status_code == 403
    assert bob.asks(opened["id"], "join", 0, seat=1, name="Bob", invitation="guessed").status_code == 403
    bob.does(opened["id"], "join", 0, seat=1, name="Bob")
    found = next(table for table in eve.http.get("/api/open-tables").json() if table["id"] == opened["id"])
    assert [seat["name"] for seat in found["seats"]][1:] == ["Bob", None]
    assert "invitations" not in found
    assert found["seat"] is None
    eve.does(opened["id"], "join", 1, seat=2, name="Eve")
    assert opened["id"] not in [table["id"] for table in eve.http.get("/api/open-tables").json()]


def test_somebody_without_a_name_is_a_guest_in_their_own_language(server: Server) -> None:
    opened = Player(server.url, **{"accept-language": "de"}).open("kolpa", "me", "person")
    assert opened["seats"][0]["name"] == say("table-guest", "de")
