"""Bots that look ahead wait for their search to be compiled; all others play from the first moment on."""

import asyncio

from kolam.bots.levels import LEVELS, looks_ahead
from kolam.bots.prepare import STAGES
from kolam.bots.workshop import Task, Workshop
from kolam.engine.contract import Game

LOOK_SECONDS = 0.2  # how often one who waits looks again


class Preparing:
    """What the workshop has not done yet, as tables see it."""

    def __init__(self, workshop: Workshop | None = None) -> None:
        """With no workshop, whatever is missing is compiled by the thread that needs it."""
        self._workshop = workshop

    def share(self, game: str) -> float:
        """How far a game is, from 0 to 1: then all of it is compiled."""
        left = self._workshop.left if self._workshop else {}
        return sum(left.get(Task(game, stage), 1.0) for stage in STAGES) / len(STAGES)

    @staticmethod
    def waiting_levels(game: Game) -> list[str]:
        """The levels that have to wait while a game is not ready."""
        return [level for level in LEVELS if looks_ahead(game, level)]

    async def until_ready(self, game: Game, level: str | None = None) -> None:
        """Wait until a bot of a level can think; without a level, until anybody can."""
        if level is not None and not looks_ahead(game, level):
            return
        while self._workshop and self.share(game.name) < 1:
            self._workshop.want(game.name)
            await asyncio.sleep(LOOK_SECONDS)
