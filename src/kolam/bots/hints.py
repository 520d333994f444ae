"""Hints that teach."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kolam.bots.reasons import reason
from kolam.bots.searcher import Budget, Judged, Position, Searcher
from kolam.bots.style import best_style
from kolam.locale import Message

__all__ = ["Hint", "hints"]

TRUSTED = 0.25  # of the visits of the most visited decision: with fewer, a chance is mostly noise


class Hint(NamedTuple):
    """A move worth thinking about."""

    move: Any
    chance: float  # to win the match
    score: float  # expected
    reason: Message


def hints(position: Position, budget: Budget, seed: str = "hint", best: int = 3) -> list[Hint]:
    """The best moves for the seat that decides, the best first. They are found with what that seat knows."""
    return [_hint(position, judged) for judged in ranked(_judge(position, budget, seed))[:best]]


def ranked(judged: Sequence[Judged]) -> list[Judged]:
    """By their chance, the best first; `judged` has the most visited first.

    A decision that was hardly looked at never comes before one that was: it follows if its chance is no better, and is
    left out if it only seems to be.
    """
    enough = TRUSTED * judged[0].visits
    trusted = [found for found in judged if found.visits >= enough]
    worst = min(found.chance for found in trusted)
    others = [found for found in judged if found.visits < enough and found.chance <= worst]
    return sorted(trusted + others, key=lambda found: -found.chance)


def _judge(position: Position, budget: Budget, seed: str) -> list[Judged]:
    return Searcher(budget, best_style(position.game), seed).judge(position)


def _hint(position: Position, judged: Judged) -> Hint:
    state = position.state[0]
    move = position.game.move(state, judged.number)
    return Hint(move, judged.chance, judged.score, reason(position.game, state, move))
