"""What every player may expect of a position: it is played on many times by the practised players of a search."""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kolam.bots.judgement import evaluate, how_many, segment
from kolam.bots.searcher import Tree
from kolam.bots.style import Style
from kolam.bots.tree import NONE, Workspace, play_on, walk_back, walk_down
from kolam.engine.chance import rekey
from kolam.engine.compiled import Record, rule
from kolam.engine.contract import NOBODY, Game, State, clone, decide, imagine, standing, whose
from kolam.engine.play import settle

EVERYTHING = -1  # who knows all cards, and nothing of the chance to come


class Prospects(NamedTuple):
    """Of every seat: its mean share of the victory, its mean score, and the standard error of that share."""

    chances: NDArray[np.float64]
    scores: NDArray[np.float64]
    errors: NDArray[np.float64]


@rule
def judge_end(state: Record, chances: NDArray[np.float64], scores: NDArray[np.float64]) -> None:
    """As `evaluate`, but once the match is over nothing counts but the victory."""
    evaluate(state, chances, scores)
    if whose(state) == NOBODY:
        points, winners = np.empty(state.players, np.int32), np.empty(state.players, np.bool_)
        standing(state, points, winners)
        for seat in range(state.players):
            scores[seat] = points[seat]
            chances[seat] = 1.0 / how_many(winners) if winners[seat] else 0.0


@rule
def play_from(
    root: State,
    knower: int,
    move: int,
    used: int,
    playouts: int,
    style: Style,
    space: Workspace,
    sums: NDArray[np.float64],
) -> int:
    """Play on from a position, after `move` unless that is NONE, in worlds that `knower` thinks possible.

    The rows of `sums` are the shares of the victory, their squares and the scores. Returns the nodes used by then.
    """
    for _ in range(playouts):
        space.work[0] = root[0]
        state = space.work[0]
        if knower == EVERYTHING:
            rekey(state, space.dice[0])
        else:
            imagine(state, knower, space.dice[0])
        started = segment(state)
        if move != NONE:
            decide(state, move)
        settle(state)
        space.path[0] = depth = 0
        if segment(state) == started:
            depth, used = walk_down(0, used, style, space)
        if segment(state) == started:
            play_on(state, space.moves, style.tournament, style.longest * int(state.players), space.dice[0])
        judge_end(state, space.chances, space.scores)
        walk_back(depth, space)
        for seat in range(state.players):
            sums[0, seat] += space.chances[seat]
            sums[1, seat] += space.chances[seat] ** 2
            sums[2, seat] += space.scores[seat]
    return used


@rule
def play_twice(
    root: State,
    world: State,
    seat: int,
    move: int,
    playouts: int,
    style: Style,
    space: Workspace,
    sums: NDArray[np.float64],
) -> None:
    """Play on from a position with and without a move, each time in the same world, which `seat` thinks possible.

    The rows of `sums` are what the move changed of the shares of the victory, and the squares of that.
    """
    state = space.work[0]
    for _ in range(playouts):
        world[0] = root[0]
        imagine(world[0], seat, space.dice[0])
        started = segment(world[0])
        for made in range(2):
            space.work[0] = world[0]
            if made:
                decide(state, move)
            settle(state)
            if segment(state) == started:
                play_on(state, space.moves, style.tournament, style.longest * int(state.players), space.dice[0])
            judge_end(state, space.chances, space.scores)
            for other in range(state.players):
                sums[2, other] = space.chances[other] - (sums[2, other] if made else 0.0)
        for other in range(state.players):
            sums[0, other] += sums[2, other]
            sums[1, other] += sums[2, other] ** 2


def prospects(
    game: Game, state: State, playouts: int, style: Style, seed: str, *, knower: int = EVERYTHING, move: int = NONE
) -> Prospects:
    """What the seats may expect of a position, or of a move in it, as `knower` can judge."""
    tree = Tree(game, seed, 2 + (playouts if style.deepest else 0))
    style = style._replace(tournament=float(style.tournament))  # compiled for one type only
    sums = np.zeros((3, int(state[0].players)))
    play_from(clone(state), knower, move, tree.count, playouts, style, tree.space, sums)
    chances, squares, scores = sums / playouts
    spread = np.sqrt(np.maximum(0.0, squares - chances**2) / playouts)
    return Prospects(chances, scores, spread)


def foreseen(
    game: Game, state: State, playouts: int, style: Style, seed: str, *, seat: int, move: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """What a move changes for every seat as `seat` can foresee it, beside what a practised player would do there.

    And the standard errors of that.
    """
    tree = Tree(game, seed, 2)
    style = style._replace(tournament=float(style.tournament))
    sums = np.zeros((3, int(state[0].players)))
    play_twice(clone(state), clone(state), seat, move, playouts, style, tree.space, sums)
    mean, squares = sums[:2] / playouts
    return mean, np.sqrt(np.maximum(0.0, squares - mean**2) / playouts)


def is_clear(better: Prospects, worse: Prospects, seat: int) -> bool:
    """Whether a seat's chances differ by more than chance in the playouts explains."""
    margin = math.hypot(float(better.errors[seat]), float(worse.errors[seat]))
    return float(better.chances[seat] - worse.chances[seat]) > 2 * margin
