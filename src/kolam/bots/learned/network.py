"""A small network, evaluated in compiled code in about a microsecond.

The features of a position are a few dozen of some thousand, so the first layer is the sum of their rows. Weights are
arrays that are handed in: new ones compile nothing.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kolam.bots.learned.features import features, viewpoint
from kolam.bots.learned.guidance import Guidance
from kolam.engine.compiled import Record, rule
from kolam.engine.contract import NOBODY, standing, whose

Weights = NDArray[np.float32]


class Network(NamedTuple):
    """Three layers. What comes out, from the seat of the viewpoint on: logits of victory, and points still to come."""

    first: Weights  # a row for each feature
    first_bias: Weights
    second: Weights  # a row for each unit of the layer before
    second_bias: Weights
    third: Weights
    third_bias: Weights


class Eye(NamedTuple):
    """What is written while a position is judged. Python makes it once."""

    active: NDArray[np.int32]
    one: Weights
    two: Weights
    out: Weights
    points: NDArray[np.int32]
    winners: NDArray[np.bool_]
    wins: NDArray[np.float64]  # of every seat: its chance to win,
    scores: NDArray[np.float64]  # the points it will have,
    worth: NDArray[np.float64]  # and both together: what a search makes as large as possible


def new_eye(players: int, network: Network, active: int) -> Eye:
    return Eye(
        active=np.zeros(active, np.int32),
        one=np.zeros(len(network.first_bias), np.float32),
        two=np.zeros(len(network.second_bias), np.float32),
        out=np.zeros(len(network.third_bias), np.float32),
        points=np.zeros(players, np.int32),
        winners=np.zeros(players, np.bool_),
        wins=np.zeros(players),
        scores=np.zeros(players),
        worth=np.zeros(players),
    )


@rule
def think(network: Network, count: int, eye: Eye) -> None:
    """From the first `count` features of the eye to its `out`."""
    one, two, out = eye.one, eye.two, eye.out
    one[:] = network.first_bias
    for i in range(count):
        row = network.first[eye.active[i]]
        for j in range(len(one)):
            one[j] += row[j]
    two[:] = network.second_bias
    for i in range(len(one)):
        if one[i] > 0:
            value, row = one[i], network.second[i]
            for j in range(len(two)):
                two[j] += value * row[j]
    out[:] = network.third_bias
    for i in range(len(two)):
        if two[i] > 0:
            value, row = two[i], network.third[i]
            for j in range(len(out)):
                out[j] += value * row[j]


@rule
def shares(values: NDArray[np.float64], unit: float, found: NDArray[np.float64]) -> None:
    """Softmax: who is ahead by one unit has e times as much."""
    total = 0.0
    best = values.max()
    for seat in range(len(values)):
        found[seat] = np.exp((values[seat] - best) / unit)
        total += found[seat]
    for seat in range(len(values)):
        found[seat] /= total


@rule
def judge(state: Record, seat: int, network: Network, guidance: Guidance, eye: Eye) -> None:
    """What a position promises every seat, as `seat` can tell; what it came to if the match is over."""
    players = int(state.players)
    standing(state, eye.points, eye.winners)
    if whose(state) == NOBODY:
        winners = eye.winners.sum()
        for other in range(players):
            eye.wins[other] = 1.0 / winners if eye.winners[other] else 0.0
            eye.scores[other] = eye.points[other]
    else:
        think(network, features(state, seat, eye.active), eye)
        me = viewpoint(state, seat)
        for place in range(players):
            other = (me + place) % players
            eye.worth[other] = eye.out[place]
            eye.scores[other] = eye.points[other] + eye.out[players + place]
        shares(eye.worth, 1.0, eye.wins)
    shares(eye.scores, guidance.spread, eye.worth)
    for other in range(players):
        eye.worth[other] = guidance.margin * eye.worth[other] + (1.0 - guidance.margin) * eye.wins[other]
