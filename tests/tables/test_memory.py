"""What tables take in memory: measured, bounded, and least for matches that are over."""

import asyncio
import gc
import socket
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kolam.engine.chance import below, new_dice
from kolam.engine.options import options_data, read_options
from kolam.engine.registry import game
from kolam.match import read_match, write_match
from kolam.tables.cache import TableCache
from kolam.tables.caretaker import go_round
from kolam.tables.deletion import Retention
from kolam.tables.look import look
from kolam.tables.moves import Moved
from kolam.tables.opening import Opened, Started
from kolam.tables.store import Store
from kolam.tables.table import Holder, Table
from kolam.tables.weight import weight
from tests.playing import NAMES
from tests.tables.club import full_table, guest, play, see, serving, told
from tests.tables.player import Player, hear
from tools.servers import local_server, until

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]

FOUR = 4
SMALL = 40_000  # bytes, at which it does not matter
AGAIN = 20
SERVER = ("kolam", "litestar", "sqlalchemy", "uvicorn", "websockets.server")  # whose objects a server is made of


def table_of(name: str, seed: int, decisions: int = 10**9) -> Table:
    """A table of four people who decide at random, so far or to the end, and somebody has looked at it."""
    chosen = game(name)
    table = Table(f"table{seed}", bytes([seed]) * 32, ["word"] * FOUR)
    options = options_data(chosen, read_options(chosen, {"first": 0}, FOUR), FOUR)
    holders = [Holder(guest(seat), f"Guest {seat}") for seat in range(FOUR)]
    table.apply(Opened(name, options, holders, guest(0), "casual"), 1.0)
    table.apply(Started(), 2.0)
    dice = new_dice(f"memory {seed}")
    while table.turn is not None and table.playing.decisions < decisions:
        legal = table.playing.legal()
        table.apply(Moved(table.turn, legal[below(dice[0], len(legal))]), float(len(table.lines)))
    look(table, guest(0), -1)
    return table


@pytest.fixture
def measured() -> Iterator[Callable[[Callable[[], list[Table]]], tuple[list[Table], float]]]:
    """Make tables, and tell how many bytes each takes."""

    def measure(make: Callable[[], list[Table]]) -> tuple[list[Table], float]:
        make()  # what is loaded at the first time is nobody's
        gc.collect()
        tracemalloc.start()
        made = make()
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return made, taken / len(made)

    yield measure
    tracemalloc.stop()


Measure = Callable[[Callable[[], list[Table]]], tuple[list[Table], float]]


def test_a_finished_kolpa_table_of_four_takes_less_than_200_kb(measured: Measure) -> None:
    made, each = measured(lambda: [table_of("kolpa", seed) for seed in range(1, 7)])
    assert all(table.over for table in made)
    assert each < 200_000


@pytest.mark.parametrize("decisions", [0, 40, 10**9])
@pytest.mark.parametrize("name", NAMES)
def test_what_a_table_is_said_to_weigh_is_about_what_it_takes(name: str, decisions: int, measured: Measure) -> None:
    made, each = measured(lambda: [table_of(name, seed, decisions) for seed in range(1, 5)])
    said = sum(map(weight, made)) / len(made)
    assert said > 0.8 * each
    assert said < 2 * each or said < SMALL


@pytest.mark.parametrize("name", NAMES)
def test_a_match_that_was_put_away_is_still_whole(name: str) -> None:
    """Its file, its past positions and what was legal in them."""
    table = table_of(name, 3)
    match, whole = table.playing, read_match(write_match(table.playing))
    assert len(match._history) == 1
    assert (match.decisions, match.result) == (whole.decisions, whole.result)
    assert write_match(match) == write_match(whole)
    assert len(match._history) == 1
    assert match.legal_at(5) == whole.legal_at(5)
    assert [state.tobytes() for state in match.history] == [state.tobytes() for state in whole.history]
    assert match.deciders == whole.deciders
    assert match.legal() == []


async def test_finished_tables_are_let_go_first_and_large_ones_before_small_ones(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'kolam.sqlite3'}")
    finished = sorted((table_of("kolpa", seed) for seed in (1, 2)), key=weight)
    small, large, smaller = (table_of("kolpa", 10 + decisions, decisions) for decisions in (40, 120, 30))
    room = sum(map(weight, (small, large, smaller)))
    tables = TableCache(store, most_bytes=room + weight(finished[-1]) - 1)

    def here() -> set[Table]:
        assert tables.bytes == sum(map(weight, (cached.table for cached in tables._cached.values())))
        return {cached.table for cached in tables._cached.values()}

    for table in (small, large, *finished, smaller):
        tables.keep(table)
    assert here() == {small, large, smaller}, "though two of them were used longer ago than the finished ones"
    tables._most_bytes = room
    another = table_of("kolpa", 7, 20)
    tables.keep(another)
    assert here() == {small, smaller, another}
    async with asyncio.timeout(10):
        held = tables._cached[small.name]
        async with held.lock:
            tables._most_bytes = 1
            tables.keep(another)
            assert here() == {small, another}, "somebody works on the small one"
    await store.close()


async def test_a_table_that_was_let_go_comes_back_as_it_was(tmp_path: Path) -> None:
    async with serving(f"sqlite:///{tmp_path / 'kolam.sqlite3'}") as service:
        service.tables._most_bytes = 1  # only the last one used stays
        first = await full_table(service, "kolpa", 2)
        await play(service, first, "first", 5)
        before = told(await see(service, first, 0))
        second = await full_table(service, "kolpa", 2)
        await play(service, second, "second", 5)
        assert service.tables.idle(first) is None
        assert told(await see(service, first, 0)) == before
        assert (await play(service, first, "on")).status == "over"
        assert read_match(await service.match_file(first)).over


@contextmanager
def no_circles() -> Iterator[None]:
    """Of what a server does meanwhile again and again, nothing is left that only the collector would find.

    It hardly ever looks at everything, because all moves would have to wait for it.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
        here = _kinds()
        gc.collect()
        found = here - _kinds()
    finally:
        gc.unfreeze()
        gc.enable()
    assert {kind: many for kind, many in found.items() if many >= AGAIN} == {}


def _kinds() -> Counter[str]:
    """How many objects of a server there are of each kind, but those that were there before."""
    kinds = Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.get_objects())
    return Counter({kind: many for kind, many in kinds.items() if kind.startswith(SERVER)})


async def test_rounds_of_the_caretaker_leave_no_circle(database: str) -> None:
    async with serving(database) as service:
        await full_table(service, "kolpa", 2)
        await go_round(service, Retention())
        with no_circles():
            for _ in range(AGAIN):
                await go_round(service, Retention())


def test_who_leaves_a_feed_leaves_no_circle(tmp_path: Path) -> None:
    with local_server(tmp_path) as server, Player(server.url) as ada:
        table = ada.open("kolpa", "me", "person")["id"]

        def come_and_go() -> None:
            with ada.feed(table) as feed:
                hear(feed)
                feed.socket.shutdown(socket.SHUT_RDWR)  # as a phone goes that loses its network

        come_and_go()
        with no_circles():
            for _ in range(AGAIN):
                come_and_go()
            until(lambda: not server.service.bus.watched(table), "the last one to be gone")
