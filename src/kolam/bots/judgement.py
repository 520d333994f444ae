"""What a bot must know of a game beyond its rules: how to appraise a move and how to value a position.

Rules say what is allowed; these say what is good. Every game answers them in a file of its own beside this one.
"""

import numpy as np
from numpy.typing import NDArray

from kolam.rules.compiled import Record, question


@question
def appraise(state: Record, move: int) -> float:
    """A quick guess, in points, at what a legal decision is worth to the seat that decides."""


@question
def evaluate(state: Record, chances: NDArray[np.float64], scores: NDArray[np.float64]) -> None:
    """Each seat's chance to win the match and its expected score, judged from a position nobody plays on from."""


@question
def chapter(state: Record) -> int:
    """A number that changes where a playout may stop and be judged: for Kolpa! the round."""
