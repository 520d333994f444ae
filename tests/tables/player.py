"""Somebody who plays over real sockets: commands by HTTP, and a feed by WebSocket."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.playing import facts
from tools.servers import PATIENCE


class _Client(httpx.Client):
    """Closes its sockets when nobody uses it any more."""

    def __del__(self) -> None:
        self.close()


class Player:
    """A guest with a cookie of their own."""

    def __init__(self, url: str, **headers: str) -> None:
        self.url = url
        self.http = _Client(base_url=url, headers=headers, timeout=PATIENCE, trust_env=False)

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def at(self, url: str) -> "Player":
        """The same guest at another server."""
        other = Player(url)
        other.http.cookies = self.http.cookies
        return other

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get("kolam")

    def open(self, game: str, *seats: str, thinking: int | None = None, **options: Any) -> dict[str, Any]:
        """Seats are "me", "person", or the level of a bot."""
        wishes = [{"kind": seat} if seat in ("me", "person") else {"kind": "bot", "level": seat} for seat in seats]
        chosen = {**facts(game).short, "first": 0, **options}
        body = {"game": game, "seats": wishes, "options": chosen, "thinking": thinking}
        return done(self.http.post("/api/tables", json=body))

    def join(self, opened: dict[str, Any], seat: int, name: str) -> dict[str, Any]:
        invitation = opened["invitations"][str(seat)]
        return self.does(opened["id"], "join", 0, seat=seat, invitation=invitation, name=name)

    def asks(self, table: str, command: str, revision: int, **body: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/{command}", json={"revision": revision, **body})

    def does(self, table: str, command: str, revision: int, **body: Any) -> dict[str, Any]:
        return done(self.asks(table, command, revision, **body))

    def sees(self, table: str) -> dict[str, Any]:
        seen: dict[str, Any] = done(self.http.get(f"/api/tables/{table}?since={10**9}"))["table"]
        return seen

    @contextmanager
    def feed(self, table: str, since: int = -1, *, away: bool = False) -> Iterator[ClientConnection]:
        headers = {"Cookie": f"kolam={self.cookie}"} if self.cookie else {}
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/feed?since={since}{'&away=1' * away}"
        with connect(address, additional_headers=headers, open_timeout=PATIENCE, proxy=None) as socket:
            yield socket


def done(answer: httpx.Response) -> dict[str, Any]:
    assert answer.is_success, answer.text
    found: dict[str, Any] = answer.json()
    return found


def hear(feed: ClientConnection, at_least: int = -1) -> dict[str, Any]:
    """The next look that the feed tells, of this revision or a later one."""
    while True:
        told: dict[str, Any] = json.loads(feed.recv(timeout=PATIENCE))
        if told.get("revision", -2) >= at_least:
            return told


def two_at_a_table(url: str, game: str = "kolpa", **options: Any) -> tuple[str, Player, Player]:
    ada, bob = Player(url), Player(url)
    opened = ada.open(game, "me", "person", **options)
    bob.join(opened, 1, "Bob")
    return opened["id"], ada, bob


def some(seen: dict[str, Any]) -> dict[str, Any]:
    """A legal move: another kind at each revision, so that a match comes to its end."""
    move: dict[str, Any] = seen["legal"][seen["revision"] * 7919 % 104729 % len(seen["legal"])]
    return move


def play_to_the_end(table: str, *players: Player) -> dict[str, Any]:
    """Everybody plays now this, now that; bots play by themselves."""
    while True:
        for player in players:
            seen = player.sees(table)
            if seen["status"] == "over":
                return seen
            if seen["legal"]:
                player.does(table, "moves", seen["revision"], move=some(seen))
