"""Nobody is told what they may not know: every byte is the same in two worlds that differ only in that.

In each position of whole matches, the world is exchanged behind the server's back for another one that the seat must
think possible: what is hidden from it is redrawn in the record, and replaced in the log. Then everything that the
seat can ask for or hear is fetched again, over real sockets.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kolam import match as matches
from kolam.engine.chance import below, new_dice
from kolam.engine.contract import Game, clone, imagine
from kolam.engine.play import decider
from kolam.engine.registry import game
from kolam.match import Match
from kolam.tables.table import Lines, Table
from tests.playing import NAMES, TABLES
from tests.tables.player import Player, two_at_a_table
from tools.servers import PATIENCE, Local, local_server

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

FEWEST_AND_MOST = [
    (name, players) for name, players in TABLES if players in (game(name).players[0], game(name).players[-1])
]


@pytest.mark.parametrize(("name", "players"), FEWEST_AND_MOST)
def test_every_byte_is_the_same_where_the_difference_is_hidden(name: str, players: int, tmp_path: Path) -> None:
    """In as many matches as it takes: a match may be over soon."""
    dice = new_dice(f"leaks {name} {players}")
    eyes = players + 1  # every seat in turn, and somebody who only watches
    looked = changed = 0
    with local_server(tmp_path) as server:
        while looked <= 2 * eyes:
            for difference in _looks_at_a_match(server, name, players, looked, dice):
                looked += 1
                changed += difference
    # There is always something hidden to exchange: hands, a pile, a bag.
    assert changed > looked // 2


def _looks_at_a_match(server: Local, name: str, players: int, looked: int, dice: Any) -> Iterator[bool]:
    """Many looks at the beginning and fewer later, each telling whether there was anything to hide."""
    guests = [Player(server.url) for _ in range(players)]
    stranger = Player(server.url)
    stranger.http.get("/api/me")  # takes its cookie now, not in one of two answers that must be alike
    opened = guests[0].open(name, "me", *["person"] * (players - 1))
    for seat, guest in enumerate(guests[1:], 1):
        guest.join(opened, seat, f"Guest {seat}")
    table = opened["id"]
    guests[0].does(table, "chat/spectators", 0, allowed=True)
    stranger.does(table, "chat", 0, text="Good luck!", name="Eve")
    decision = 0
    while (live := _table(server, table)).match is not None and live.turn is not None:
        seat = live.turn
        if decision % (2 + decision // 10) == 0:
            watching = looked % (players + 1)
            who, eyes = (stranger, None) if watching == players else (guests[watching], watching)
            yield _same_in_another_world(server, table, who, eyes, dice)
            looked += 1
        seen = guests[seat].sees(table)
        legal = seen["legal"]
        guests[seat].does(table, "moves", seen["revision"], move=legal[below(dice[0], len(legal))])
        decision += 1


def _table(server: Local, table: str) -> Table:
    return server.service.tables._cached[table].table


def _same_in_another_world(server: Local, table: str, who: Player, seat: int | None, dice: Any) -> bool:
    """Whether there was anything to hide; it fails if a byte gives it away."""
    live = _table(server, table)
    here = _everything(who, table)
    match, lines, chance = live.match, live.lines, live._chance
    assert match is not None
    live.match, live.lines = _another_world(match, lines, seat, dice)
    live.public = None  # nothing that was made in the one world is shown in the other
    try:
        for there, was in zip(_everything(who, table), here, strict=True):
            assert there == was
        return live.match.state.tobytes() != match.state.tobytes() or list(live.lines) != list(lines)
    finally:
        live.match, live.lines, live._chance = match, lines, chance
        live.public = None


def _everything(who: Player, table: str) -> list[bytes]:
    """All that can be asked of a running match, and what the feed tells from the first line on."""
    answers = [
        who.http.get(f"/api/tables/{table}"),
        who.http.get(f"/api/tables/{table}/match"),
        who.http.get(f"/api/tables/{table}/replay?face_up=true"),
        who.http.post(f"/api/tables/{table}/what-if", json={"moment": 0, "seat": 0}),
        who.http.get("/api/tables"),
        who.asks(table, "moves", 10**6, move="?"),
        who.asks(table, "moves", 0, move={"type": "dance"}),
        who.asks(table, "undo", 0),
        who.asks(table, "wish", 0, option="colours", value="R"),
        who.asks(table, "rematch", 0),
        who.asks(table, "chat", 10**6, text="?"),
    ]
    told = [answer.content for answer in answers]
    headers = [str(sorted(item for item in answer.headers.items() if item[0] != "date")).encode() for answer in answers]
    with who.feed(table) as feed:
        heard = [feed.recv(timeout=PATIENCE)]
        feed.send('{"command": "moves", "body": {"revision": 0, "move": {"type": "dance"}}}')
        heard.append(feed.recv(timeout=PATIENCE))
    return [*told, *headers, *(text.encode() if isinstance(text, str) else text for text in heard)]


def _another_world(match: Match, lines: Lines, seat: int | None, dice: Any) -> tuple[Match, Lines]:
    """What the seat cannot know is redrawn; for a spectator, what no seat in turn knows."""
    other = match.copy()
    state = clone(match.state)
    if seat is None:
        for anybody in range(len(match.seats)):
            imagine(state[0], anybody, dice[0])
    else:
        imagine(state[0], seat, dice[0])
    other._history.pop()
    other._arrive(state, decider(state))
    events = [msgspec.to_builtins(entry.what) for entry in match.log if entry.seat is None]
    others = sorted({holder[place] for event in events for holder, place in _places(event)}, key=str)
    veiled = Lines()
    for line, at, added in lines:
        veiled.append(line, at, [_veiled(match.game, entry, seat, others) for entry in added])
    other.log = [_veiled(match.game, entry, seat, others) for entry in match.log]
    return other, veiled


def _veiled(game: Game, entry: matches.Entry, seat: int | None, others: Sequence[str | int]) -> matches.Entry:
    """The same entry, with another card or tile wherever the seat does not see which it is."""
    if entry.seat is not None:
        return entry
    data = msgspec.to_builtins(entry.what)
    for holder, place in _places(data):
        known = holder[place]
        following = others.index(known) + 1
        for unknown in (*others[following:], *others[:following]):  # the last one is what it was
            holder[place] = unknown
            if _looks_the_same(game, data, entry.what, seat):
                break
    return matches.Entry(None, msgspec.convert(data, game.Event))


def _looks_the_same(game: Game, data: Any, event: Any, seat: int | None) -> bool:
    try:
        return bool(game.seen(msgspec.convert(data, game.Event), seat) == game.seen(event, seat))
    except msgspec.ValidationError:
        return False  # the game has no such card or tile


def _places(data: Any) -> list[tuple[Any, Any]]:
    """Every place in an event that names a card or tile, by a word or a number."""
    places = data.items() if isinstance(data, dict) else enumerate(data)
    found: list[tuple[Any, Any]] = []
    for place, value in places:
        if isinstance(value, str | int) and place != "kind":
            found.append((data, place))
        elif isinstance(value, dict | list):
            found += _places(value)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_the_secret_is_told_nobody_before_the_end(name: str, tmp_path: Path) -> None:
    with local_server(tmp_path) as server:
        table, ada, bob = two_at_a_table(server.url, name)
        chance = _table(server, table)._chance
        words = [chance.secret.hex().encode(), chance.secret.hex().upper().encode()]
        for who in (ada, bob, Player(server.url)):
            assert not any(word in told for told in _everything(who, table) for word in words)


def test_nobody_is_told_who_a_guest_is_not_even_one_who_talks(tmp_path: Path) -> None:
    """A guest's id is the key to their seats: names are told, ids never."""
    with local_server(tmp_path) as server:
        table, ada, bob = two_at_a_table(server.url, "kerala")
        eve = Player(server.url)
        ada.does(table, "chat/spectators", 0, allowed=True)
        eve.does(table, "chat", 0, text="Good luck!", name="Eve")
        bob.does(table, "resign", ada.sees(table)["revision"])
        live = _table(server, table)
        said = next(written.line for written in live.lines if written.line.kind == "said")
        ids = [live.host, *(joined for joined in (getattr(said, "guest", None), _joined(live)) if joined)]
        assert len(ids) == 3
        for who in (ada, bob, eve, Player(server.url)):
            everything = b"".join(_everything(who, table))
            assert b"Good luck!" in everything
            assert not any(guest.encode() in everything for guest in ids)


def _joined(table: Table) -> str | None:
    return next(
        (getattr(written.line, "guest", None) for written in table.lines if written.line.kind == "joined"), None
    )
