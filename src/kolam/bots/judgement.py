"""What a bot must know of a game beyond its rules: how to look at a move and how to value a position.

Rules say what is allowed; these say what is good. A game answers in a module of its package called `judgement`, which
also says how a search goes about it (`STYLES`). A game without one is played out at random and judged by its score.
"""

import math

import numpy as np
from numpy.typing import NDArray

from kolam.engine.compiled import Record, optional_question, rule
from kolam.engine.contract import NOBODY, standing, whose

__all__ = ["appraise", "evaluate", "habit", "judge_by_score", "segment"]

MARGIN = 0.1  # how much the margin counts beside the victory itself


# NumPy's own `max` and `sum` would do, but each takes the compiler as long as twenty rules.


@rule
def highest(numbers: NDArray[np.float64], count: int) -> float:
    """The highest of the first numbers."""
    found = numbers[0]
    for i in range(1, count):
        found = max(found, numbers[i])
    return found


@rule
def lowest(numbers: NDArray[np.float64], count: int) -> float:
    """The lowest of the first numbers."""
    found = numbers[0]
    for i in range(1, count):
        found = min(found, numbers[i])
    return found


@rule
def how_many(winners: NDArray[np.bool_]) -> int:
    found = 0
    for won in winners:
        found += won
    return found


@rule
def judge_by_score(
    state: Record, over: bool, spread: float, chances: NDArray[np.float64], scores: NDArray[np.float64]
) -> None:
    """Chances to win from expected scores: the leader has the best one, the more so the smaller `spread` is.

    Once the match is over the winners are known; the scores still count a little, so that a bot that cannot win any
    more tries to lose by less, and one that wins anyway to win by more.
    """
    players = state.players
    best = highest(scores, players)
    total = 0.0
    for seat in range(players):
        chances[seat] = math.exp((scores[seat] - best) / spread)
        total += chances[seat]
    for seat in range(players):
        chances[seat] /= total
    if over:
        points, winners = np.empty(players, np.int32), np.empty(players, np.bool_)
        standing(state, points, winners)
        for seat in range(players):
            won = 1.0 / how_many(winners) if winners[seat] else 0.0
            chances[seat] = MARGIN * chances[seat] + (1.0 - MARGIN) * won


@rule
def no_opinion(state: Record, move: int) -> float:
    return 0.0


@rule
def judge_by_standing(state: Record, chances: NDArray[np.float64], scores: NDArray[np.float64]) -> None:
    players = state.players
    points, winners = np.empty(players, np.int32), np.empty(players, np.bool_)
    standing(state, points, winners)
    for seat in range(players):
        scores[seat] = points[seat]
    spread = max(1.0, (highest(points, players) - lowest(points, players)) / 2.0)
    judge_by_score(state, whose(state) == NOBODY, spread, chances, scores)


@rule
def one_segment(state: Record) -> int:
    return 0


@optional_question("judgement", no_opinion)
def appraise(state: Record, move: int) -> float:
    """A quick guess, in points, at what a legal decision is worth to the seat that decides."""


@optional_question("judgement", no_opinion)
def habit(state: Record, move: int) -> float:
    """How a practised player likes a legal decision, in no particular unit: playouts and new branches go by it."""


@optional_question("judgement", judge_by_standing)
def evaluate(state: Record, chances: NDArray[np.float64], scores: NDArray[np.float64]) -> None:
    """Each seat's chance to win the match and its expected score, judged from a position nobody plays on from."""


@optional_question("judgement", one_segment)
def segment(state: Record) -> int:
    """A number that changes where a playout may stop and be judged: the round, in a game of rounds."""
