"""What a bot must know of a game beyond its rules: how to look at a move and how to value a position.

Rules say what is allowed; these say what is good. Every game answers them in a file of its own beside this one.
"""

import math

import numpy as np
from numpy.typing import NDArray

from kolam.rules.compiled import Record, question, rule
from kolam.rules.contract import standing

MARGIN = 0.1  # how much the margin counts beside the victory itself


@question
def appraise(state: Record, move: int) -> float:
    """A quick guess, in points, at what a legal decision is worth to the seat that decides."""


@question
def habit(state: Record, move: int) -> float:
    """How a practised player likes a legal decision, in no particular unit: playouts and new branches go by it."""


@question
def evaluate(state: Record, chances: NDArray[np.float64], scores: NDArray[np.float64]) -> None:
    """Each seat's chance to win the match and its expected score, judged from a position nobody plays on from."""


@question
def chapter(state: Record) -> int:
    """A number that changes where a playout may stop and be judged: for Kolpa! the round."""


@rule
def judge_by_score(
    state: Record, over: bool, spread: float, chances: NDArray[np.float64], scores: NDArray[np.float64]
) -> None:
    """Chances to win from expected scores: whoever leads has the best, the more so the smaller `spread` is.

    Once the match is over the winners are known; the scores still count a little, so that a bot that cannot win any
    more tries to lose by less, and one that wins anyway to win by more.
    """
    players = state.players
    best = scores[:players].max()
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
            won = 1.0 / winners.sum() if winners[seat] else 0.0
            chances[seat] = MARGIN * chances[seat] + (1.0 - MARGIN) * won
