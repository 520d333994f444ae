"""The time that a bot takes tells nothing: a forced move takes as long as any other, if cards are hidden."""

import time
from itertools import pairwise

import pytest

from kolam.tables.moves import Moved
from kolam.tables.opening import SeatWish
from kolam.tables.pace import SECONDS
from kolam.tables.table import Table
from tests.tables.club import ME, asking, guest, play, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]


async def test_a_forced_answer_takes_as_long_as_any_other(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/kolam.sqlite3", clock=time.time, even=True) as service:
        opened = await service.open(guest(0), "Ada", asking("kolpa", ME, SeatWish("bot", "casual"), target=100))
        taken: dict[bool, list[float]] = {}
        while len(taken) < 2 and (await play(service, opened.id, "pace", 4)).status == "playing":
            async with service.tables.at(opened.id) as table:
                taken = answer_times(table)
    assert set(taken) == {True, False}
    assert min(map(min, taken.values())) >= SECONDS["casual"]


def answer_times(table: Table) -> dict[bool, list[float]]:
    """How long the bots took, as everybody can see it: for forced moves and for others."""
    found: dict[bool, list[float]] = {}
    decision = 0
    for before, written in pairwise(table.lines):
        if isinstance(written.line, Moved):
            forced = len(table.playing.legal_at(decision)) == 1
            decision += 1
            if written.line.bot:
                found.setdefault(forced, []).append(written.at - before.at)
    return found


async def test_where_nothing_is_hidden_a_bot_answers_at_once(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/kolam.sqlite3", clock=time.time, even=True) as service:
        opened = await service.open(guest(0), "Ada", asking("kerala", ME, SeatWish("bot", "random")))
        await play(service, opened.id, "at once", 4)
        async with service.tables.at(opened.id) as table:
            answers = [after.at - before.at for before, after in pairwise(table.lines)]
    assert min(answers) < SECONDS["random"]
