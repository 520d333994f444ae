"""The time that a bot takes tells nothing: a forced move takes as long as any other, where cards are hidden."""

import time

import pytest

from kolam.tables.moves import Moved
from kolam.tables.opening import SeatWish
from kolam.tables.pace import SECONDS
from tests.tables.club import ME, asking, guest, play, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.servers]


async def test_a_forced_answer_takes_as_long_as_any_other(tmp_path: object) -> None:
    bot = SeatWish("bot", "skilled")
    async with serving(f"sqlite:///{tmp_path}/kolam.sqlite3", clock=time.time, even=True) as service:
        opened = await service.open(guest(0), "Ada", asking("kolpa", ME, bot, bot, bot))
        await play(service, opened.id, "pace", 6)
        async with service.tables.at(opened.id) as table:
            waits: dict[bool, list[float]] = {False: [], True: []}
            decision = 0
            for before, written in zip(table.lines, table.lines[1:], strict=False):
                if isinstance(written.line, Moved):
                    forced = len(table.playing.legal_at(decision)) == 1
                    decision += 1
                    if written.line.bot:
                        waits[forced].append(written.at - before.at)
    assert min(map(len, waits.values())) > 0
    for taken in waits.values():
        assert min(taken) >= SECONDS["skilled"]


async def test_where_nothing_is_hidden_a_bot_answers_at_once(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/kolam.sqlite3", clock=time.time, even=True) as service:
        opened = await service.open(guest(0), "Ada", asking("kerala", ME, SeatWish("bot", "random")))
        await play(service, opened.id, "at once", 4)
        async with service.tables.at(opened.id) as table:
            answers = [after.at - before.at for before, after in zip(table.lines, table.lines[1:], strict=False)]
    assert min(answers) < SECONDS["random"]
