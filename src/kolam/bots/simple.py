"""Bots that do not search: for company at the table, and as yardsticks for those that do."""

import time

import numpy as np
from numpy.typing import NDArray

from kolam.bots.judgement import appraise, evaluate
from kolam.bots.tree import play_on
from kolam.engine.chance import below, new_dice
from kolam.engine.compiled import rule
from kolam.engine.contract import State, clone, decide, imagine, whose
from kolam.engine.play import new_moves, settle
from kolam.match import Match

ENDLESS = 1_000_000  # decisions: a playout goes to the end of its segment
FLAT_BATCH = 20  # playouts of every move between two looks at the clock


class Random:
    """Any legal decision, each equally likely."""

    def __init__(self, seed: str) -> None:
        self._dice = new_dice(f"random {seed}")

    def __call__(self, match: Match) -> int:
        numbers = match.legal_numbers()
        return numbers[below(self._dice[0], len(numbers))]


class Glance:
    """Looks at two of the legal decisions and takes the one that seems better."""

    def __init__(self, seed: str) -> None:
        self._dice = new_dice(f"glance {seed}")

    def __call__(self, match: Match) -> int:
        numbers = match.legal_numbers()
        first, second = (numbers[below(self._dice[0], len(numbers))] for _ in range(2))
        return second if appraise(match.state[0], second) > appraise(match.state[0], first) else first


class Greedy:
    """Takes what seems best at once, and looks no further; ties are broken at random."""

    def __init__(self, seed: str) -> None:
        self._dice = new_dice(f"greedy {seed}")

    def __call__(self, match: Match) -> int:
        worth = {number: appraise(match.state[0], number) for number in match.legal_numbers()}
        best = [number for number, points in worth.items() if points == max(worth.values())]
        return best[below(self._dice[0], len(best))]


class Flat:
    """Flat Monte Carlo: plays every legal decision out at random equally often, and takes the one that did best."""

    def __init__(self, seed: str, seconds: float = 1.0) -> None:
        self._dice = new_dice(f"flat {seed}")
        self._seconds = seconds

    def __call__(self, match: Match) -> int:
        numbers = np.array(match.legal_numbers(), np.int32)
        if len(numbers) == 1:
            return int(numbers[0])
        chances = np.zeros(len(numbers))
        root, work = clone(match.state), clone(match.state)
        moves, judged = new_moves(match.game), np.zeros((2, match.game.players[-1]))
        end = time.perf_counter() + self._seconds
        while time.perf_counter() < end:
            play_flat(root, work, numbers, FLAT_BATCH, chances, self._dice, moves, judged)
        return int(numbers[chances.argmax()])


@rule
def play_flat(
    root: State,
    work: State,
    numbers: NDArray[np.int32],
    playouts: int,
    chances: NDArray[np.float64],
    dice: NDArray[np.record],
    moves: NDArray[np.int32],
    judged: NDArray[np.float64],
) -> None:
    """Random playouts of every decision, each in a world that the seat thinks possible."""
    seat = whose(root[0])
    for _ in range(playouts):
        for i in range(len(numbers)):
            work[0] = root[0]
            imagine(work[0], seat, dice[0])
            decide(work[0], numbers[i])
            settle(work[0])
            play_on(work[0], moves, 1.0, ENDLESS, dice[0])
            evaluate(work[0], judged[0], judged[1])
            chances[i] += judged[0, seat]
