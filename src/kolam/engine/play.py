"""Playing any game, compiled together with its rules: a step for Python callers, whole random matches, batches."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kolam.engine.chance import below, new_dice, rekey
from kolam.engine.compiled import Record, rule
from kolam.engine.contract import (
    CHANCE,
    NOBODY,
    Game,
    State,
    clone,
    decide,
    happen,
    legal,
    new_state,
    outcome_count,
    standing,
    weight,
    whose,
)

__all__ = ["Results", "Simulation", "begin", "bring", "choices", "decider", "new_moves", "next_outcome", "step", "take"]


@rule
def draw(state: Record) -> int:
    """Let chance choose among its outcomes, by their weights."""
    total = 0
    for outcome in range(outcome_count(state)):
        total += weight(state, outcome)
    ticket = below(state, total)
    drawn = sold = 0
    for outcome in range(outcome_count(state)):
        sold += weight(state, outcome)
        drawn += sold <= ticket  # counted rather than branched on: the branch could not be guessed
    return drawn


@rule
def settle(state: Record) -> None:
    """Let chance happen until a seat must decide or the match is over."""
    while whose(state) == CHANCE:
        happen(state, draw(state))


# The same answers for Python callers, who hold a position as an array: handing that over takes a sixth of the time that
# the record inside takes.


@rule
def decider(states: State) -> int:
    """Whose decision it is."""
    return whose(states[0])


@rule
def choices(states: State, moves: NDArray[np.int32]) -> int:
    """The legal decisions."""
    return legal(states[0], moves)


@rule
def take(states: State, move: int) -> int:
    """Make a decision, and tell whose the next one is."""
    decide(states[0], move)
    return whose(states[0])


@rule
def bring(states: State, outcome: int) -> int:
    """Let an outcome of chance happen, and tell whose decision follows."""
    happen(states[0], outcome)
    return whose(states[0])


@rule
def next_outcome(states: State) -> int:
    """What chance brings next."""
    return draw(states[0])


@rule
def begin(states: State, moves: NDArray[np.int32]) -> int:
    """Let chance open the match; write the first legal decisions and return how many there are."""
    settle(states[0])
    return legal(states[0], moves)


@rule
def step(states: State, move: int, moves: NDArray[np.int32]) -> int:
    """A decision, the chance that follows and the next legal decisions, in one crossing. 0 means the match is over."""
    state = states[0]
    decide(state, move)
    settle(state)
    if whose(state) == NOBODY:
        return 0
    return legal(state, moves)


@rule
def play_out(state: Record, dice: Record, moves: NDArray[np.int32]) -> int:
    """Play to the end at random; return the number of decisions."""
    decisions = 0
    settle(state)
    while whose(state) != NOBODY:
        decide(state, moves[below(dice, legal(state, moves))])
        settle(state)
        decisions += 1
    return decisions


@rule
def play_many(
    start: State,
    work: State,
    dice: NDArray[np.record],
    moves: NDArray[np.int32],
    decisions: NDArray[np.int64],
    scores: NDArray[np.int32],
    winners: NDArray[np.bool_],
) -> None:
    """A random match from `start` for every row of the results, each with a secret of its own."""
    for i in range(len(decisions)):
        work[0] = start[0]
        rekey(work[0], dice[0])
        decisions[i] = play_out(work[0], dice[0], moves)
        standing(work[0], scores[i], winners[i])


class Results(NamedTuple):
    """What a number of random matches came to; a row for each."""

    decisions: NDArray[np.int64]
    scores: NDArray[np.int32]
    winners: NDArray[np.bool_]


class Simulation:
    """Random matches of one game, a batch at a time, inside compiled code."""

    def __init__(self, game: Game, players: int, options: object, seed: int | str) -> None:
        self.players = players
        self._start = new_state(game, players, options, secret=None)
        self._work = clone(self._start)
        self._dice = new_dice(f"simulation {seed}")
        self._moves = new_moves(game)

    def run(self, matches: int) -> Results:
        results = Results(
            np.zeros(matches, np.int64),
            np.zeros((matches, self.players), np.int32),
            np.zeros((matches, self.players), np.bool_),
        )
        play_many(self._start, self._work, self._dice, self._moves, *results)
        return results


def new_moves(game: Game) -> NDArray[np.int32]:
    """Room for the legal decisions of any position of a game."""
    return np.zeros(game.most_legal, np.int32)
