"""Commands on the feed: the same as by HTTP, with the same answers, refusals and limits."""

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.tables.player import Player, hear, some, two_at_a_table
from tools.servers import PATIENCE, Server, local_server

pytestmark = [pytest.mark.compiled, pytest.mark.servers]


def ask(feed: ClientConnection, command: str, **body: Any) -> dict[str, Any]:
    """What the feed answers to a command, whatever else it tells in the meantime."""
    feed.send(json.dumps({"command": command, "body": body}))
    return answer_on(feed)


def answer_on(feed: ClientConnection) -> dict[str, Any]:
    while "status" not in (told := json.loads(feed.recv(timeout=PATIENCE))):
        pass
    found: dict[str, Any] = told
    return found


def test_a_match_is_played_on_two_sockets(server: Server) -> None:
    table, ada, bob = two_at_a_table(server.url)
    with ada.feed(table) as hers, bob.feed(table) as his:
        feeds = (hers, his)
        looks = [hear(feed) for feed in feeds]
        decisions = 0
        while (turn := looks[0]["table"]["turn"]) is not None and decisions < 20:  # a short match may end before
            seen = looks[turn]["table"]
            feeds[turn].send(
                json.dumps({"command": "moves", "body": {"revision": seen["revision"], "move": some(seen)}})
            )
            assert answer_on(feeds[turn]) == {"status": 200, "answer": {"ply": seen["revision"] + 1}}
            looks = [hear(feed, seen["revision"] + 1) for feed in feeds]
            decisions += 1
        assert looks[0]["table"]["decision"] == decisions > 0


def test_what_is_refused_is_refused_in_the_same_words_as_by_http(server: Server) -> None:
    table, ada, bob = two_at_a_table(server.url)
    revision = ada.sees(table)["revision"]
    with bob.feed(table) as feed:
        for status, command, body in (
            (409, "moves", {"revision": revision, "move": "kol R3"}),  # not his turn
            (400, "moves", {"revision": str(revision), "move": "kol R3"}),  # a text instead of a number
            (400, "moves", {"revision": revision, "move": "kol R3", "why": "not"}),
            (409, "undo", {"revision": revision}),
            (400, "moves", {}),
        ):
            by_http = bob.http.post(f"/api/tables/{table}/{command}", json=body)
            assert by_http.status_code == status
            assert ask(feed, command, **body) == {"status": status, "answer": by_http.json()}


def test_a_spectator_commands_nothing(server: Server) -> None:
    table, ada, _ = two_at_a_table(server.url)
    seen = ada.sees(table)
    with Player(server.url).feed(table) as feed:
        refused = ask(feed, "moves", revision=seen["revision"], move=some(seen))
        assert (refused["status"], refused["answer"]["error"]) == (403, "forbidden")


@pytest.mark.parametrize(
    "text", ["", "hello", "7", "{}", '{"command": "moves"}', '{"command": "dance", "body": {}}', "[" * 10_000]
)
def test_what_is_no_command_is_refused_in_words_and_the_feed_goes_on(text: str, server: Server) -> None:
    table, ada, _ = two_at_a_table(server.url)
    with ada.feed(table) as feed:
        hear(feed)
        feed.send(text)
        refused = answer_on(feed)
        assert (refused["status"], refused["answer"]["error"]) == (400, "malformed")
        assert ask(feed, "chat", revision=0, text="Still here")["status"] == 200


def test_too_long_a_message_closes_the_feed(server: Server) -> None:
    table, ada, _ = two_at_a_table(server.url)
    with ada.feed(table) as feed:
        hear(feed)
        feed.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            feed.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_commands_on_the_feed_count_as_requests(tmp_path: Path) -> None:
    with local_server(tmp_path, rate="1") as server:  # ten of them may be saved up
        table, ada, _ = two_at_a_table(server.url)
        with ada.feed(table) as feed:
            statuses = [ask(feed, "undo", revision=0)["status"] for _ in range(12)]
    assert statuses[0] != 429
    assert 429 in statuses[10:]  # told late, so that one more may be saved up by then
