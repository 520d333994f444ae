"""A close look at one decision: a search that always begins with it, so that rivals can be compared on equal terms.

A search from the position itself spends nearly all of its simulations on what it likes best, and hardly looks at the
rest; here every decision has the same number of simulations, and a tree of its own.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kolam.bots.judgement import evaluate, segment
from kolam.bots.searcher import Position, Tree
from kolam.bots.style import Style, styles_of
from kolam.bots.tree import Workspace, play_on, walk_back, walk_down
from kolam.engine.compiled import rule
from kolam.engine.contract import State, clone, decide, imagine, whose
from kolam.engine.play import settle


class Looked(NamedTuple):
    """What came of a decision, on average."""

    chance: float  # of the seat that decides, to win the match
    scores: tuple[float, ...]  # of every seat


@rule
def search_after(
    root_state: State, move: int, simulations: int, style: Style, space: Workspace, scores: NDArray[np.float64]
) -> float:
    """Run simulations that begin with a decision; add up the scores, and return the decider's chances, added up."""
    seat = whose(root_state[0])
    used, chances = 1, 0.0
    for _ in range(simulations):
        space.work[0] = root_state[0]
        imagine(space.work[0], seat, space.dice[0])
        started = segment(space.work[0])
        decide(space.work[0], move)
        settle(space.work[0])
        if segment(space.work[0]) == started:
            depth, used = walk_down(0, used, style, space)
            if segment(space.work[0]) == started:
                longest = style.longest * int(space.work[0].players)
                play_on(space.work[0], space.moves, style.tournament, longest, space.dice[0])
            evaluate(space.work[0], space.chances, space.scores)
            walk_back(depth, space)
        else:
            evaluate(space.work[0], space.chances, space.scores)
        chances += space.chances[seat]
        scores += space.scores
    return chances


def look(position: Position, number: int, simulations: int, seed: str) -> Looked:
    """Search with master's style after a decision of the seat to move, with what that seat knows."""
    game = position.game
    tree = Tree(game, f"look {seed} {position.decisions} {number}", simulations + 2)
    style = styles_of(game).master
    style = style._replace(tournament=float(style.tournament))  # compiled for one type only
    scores = np.zeros(game.players[-1])
    chances = search_after(clone(position.state), number, simulations, style, tree.space, scores)
    players = int(position.state[0].players)
    return Looked(chances / simulations, tuple(float(score) / simulations for score in scores[:players]))
