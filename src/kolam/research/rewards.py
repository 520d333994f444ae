"""What a finished match is worth to each seat, in the unit that an experiment wants."""

from typing import Literal, get_args

import numpy as np
from numpy.typing import NDArray

Reward = Literal[
    "score",  # the final score
    "margin",  # the final score less the best of the others
    "win",  # the winners share 1 and the others share −1; 0 for all if everybody wins
]
REWARDS: tuple[Reward, ...] = get_args(Reward)


def rewards(kind: Reward, scores: NDArray[np.int32], winners: NDArray[np.bool_]) -> NDArray[np.float64]:
    """The reward of each seat of a match or, if the arrays have more dimensions, of many matches at once.

    >>> rewards("margin", np.array([3, 9, 5]), np.array([False, True, False])).tolist()
    [-6.0, 4.0, -4.0]
    >>> rewards("win", np.array([[3, 9, 5], [7, 7, 7]]), np.array([[False, True, False], [True, True, True]])).tolist()
    [[-0.5, 1.0, -0.5], [0.0, 0.0, 0.0]]
    """
    if kind == "score":
        return scores.astype(np.float64)
    if kind == "margin":
        ranked = np.sort(scores, axis=-1)
        best, second = ranked[..., -1:], ranked[..., -2:-1]
        leads = scores == best
        others = np.where(leads & (leads.sum(axis=-1, keepdims=True) == 1), second, best)
        margins: NDArray[np.float64] = (scores - others).astype(np.float64)
        return margins
    won = winners.sum(axis=-1, keepdims=True)
    lost = winners.shape[-1] - won
    shares: NDArray[np.float64] = np.where(winners, 1 / won, -1 / np.maximum(lost, 1))
    return np.where(lost == 0, 0.0, shares)
