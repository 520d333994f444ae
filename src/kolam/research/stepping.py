"""Many matches of one game, a row each, stepped inside compiled code off the GIL.

A row needs nothing but itself, its own dice included: rows may be stepped in any order, and by any number of threads.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kolam.bots.tree import quick_choice
from kolam.engine.chance import rekey
from kolam.engine.compiled import Record, rule
from kolam.engine.contract import NOBODY, State, decide, legal, observe, standing, whose
from kolam.engine.play import settle

EVERY_SEAT = -1  # instead of the seat that is asked: all of them are


class Rows(NamedTuple):
    """What there is of each match. Python makes these arrays once."""

    states: State
    dice: NDArray[np.record]  # for the secrets of the row's matches, and for the choices of seats that are not asked
    asked: NDArray[np.int8]  # the seat whose decisions come from outside, or EVERY_SEAT
    seats: NDArray[np.int8]  # who decides now
    observations: NDArray[np.int16]  # what that seat knows
    masks: NDArray[np.bool_]  # what it may decide
    over: NDArray[np.bool_]  # whether the last decision ended a match, and another one has begun
    lengths: NDArray[np.int32]  # how many decisions from outside the match has had; of one that is over, in all
    scores: NDArray[np.int32]  # of the match that is over
    winners: NDArray[np.bool_]
    finals: NDArray[np.int16]  # what the seat that made its last decision from outside knows at its end


@rule
def throw(dice: NDArray[np.record], many: NDArray[np.record]) -> None:
    """Dice of its own for every row, thrown with one."""
    for row in range(len(many)):
        rekey(many[row], dice[0])


@rule
def come_to(state: Record, asked: int, tournament: float, dice: Record, moves: NDArray[np.int32]) -> None:
    """Go on until somebody from outside must decide, or the match is over."""
    settle(state)
    if asked == EVERY_SEAT:
        return
    decides = whose(state)
    while decides != NOBODY and decides != asked:
        decide(state, quick_choice(state, moves, legal(state, moves), tournament, dice))
        settle(state)
        decides = whose(state)


@rule
def open_match(start: State, row: int, tournament: float, rows: Rows, moves: NDArray[np.int32]) -> None:
    """A new match with a new secret; one that is over before anybody was asked is not shown to anybody."""
    state, dice = rows.states[row], rows.dice[row]
    while True:
        rows.states[row] = start[0]
        rekey(state, dice)
        come_to(state, int(rows.asked[row]), tournament, dice, moves)
        if whose(state) != NOBODY:
            return


@rule
def show(row: int, rows: Rows, moves: NDArray[np.int32]) -> None:
    state = rows.states[row]
    seat = int(whose(state))
    rows.seats[row] = seat
    observe(state, seat, rows.observations[row])
    rows.masks[row, :] = False
    for i in range(legal(state, moves)):
        rows.masks[row, moves[i]] = True


@rule
def open_rows(start: State, first: int, end: int, tournament: float, rows: Rows, moves: NDArray[np.int32]) -> None:
    for row in range(first, end):
        open_match(start, row, tournament, rows, moves)
        rows.over[row] = False
        rows.lengths[row] = 0
        show(row, rows, moves)


@rule
def step_rows(
    start: State,
    first: int,
    end: int,
    tournament: float,
    decisions: NDArray[np.int32],
    rows: Rows,
    moves: NDArray[np.int32],
) -> None:
    """A legal decision in every row from `first` on. A match that it ends is followed by the next at once."""
    for row in range(first, end):
        state = rows.states[row]
        if rows.over[row]:
            rows.over[row] = False
            rows.lengths[row] = 0
        decide(state, int(decisions[row]))
        rows.lengths[row] += 1
        come_to(state, int(rows.asked[row]), tournament, rows.dice[row], moves)
        if whose(state) == NOBODY:
            rows.over[row] = True
            standing(state, rows.scores[row], rows.winners[row])
            observe(state, int(rows.seats[row]), rows.finals[row])
            if rows.asked[row] != EVERY_SEAT:  # each seat in turn
                rows.asked[row] = (rows.asked[row] + 1) % rows.scores.shape[1]
            open_match(start, row, tournament, rows, moves)
        show(row, rows, moves)
