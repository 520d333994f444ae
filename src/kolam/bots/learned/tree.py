"""A search that is guided by a network: a new leaf gets all its branches at once, each judged at first sight.

As in `kolam.bots.tree` every simulation imagines anew what the searching seat cannot know, and chance has no nodes. It
does not play on from a leaf: its best branch is what it is worth. Branches are chosen by PUCT, as in AlphaZero, with
priors that follow from the first sight of each.
"""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kolam.bots.judgement import segment
from kolam.bots.learned.guidance import Guidance
from kolam.bots.learned.network import Eye, Network, judge, new_eye
from kolam.bots.style import DEEPEST
from kolam.bots.tree import NONE, Workspace, forget, new_node, remember
from kolam.engine.compiled import Record, rule
from kolam.engine.contract import NOBODY, Game, State, decide, imagine, legal, whose
from kolam.engine.play import settle


class Mind(NamedTuple):
    """What a guided search needs beside a `Workspace`. Python makes it once for a tree."""

    network: Network
    eye: Eye
    twin: State  # where a move is tried
    wins: NDArray[np.float64]  # what a simulation came to, for every seat
    scores: NDArray[np.float64]
    worth: NDArray[np.float64]
    sums: NDArray[np.float64]  # the same of all simulations of a call: a row each for wins and scores


def new_mind(game: Game, players: int, network: Network, active: int) -> Mind:
    return Mind(
        network=network,
        eye=new_eye(players, network, active),
        twin=np.zeros(1, game.dtype),
        wins=np.zeros(players),
        scores=np.zeros(players),
        worth=np.zeros(players),
        sums=np.zeros((2, players)),
    )


@rule
def guided_search(
    root_state: State, root: int, used: int, simulations: int, guidance: Guidance, space: Workspace, mind: Mind
) -> int:
    """Run `simulations` simulations for the seat to move; return how many nodes are used then."""
    seat = whose(root_state[0])
    mind.sums[:] = 0.0
    for _ in range(simulations):
        space.work[0] = root_state[0]
        imagine(space.work[0], seat, space.dice[0])
        depth, used = walk_to_leaf(root, used, seat, guidance, space, mind)
        walk_back(depth, space, mind)
        for other in range(len(mind.wins)):
            mind.sums[0, other] += mind.wins[other]
            mind.sums[1, other] += mind.scores[other]
    return used


@rule
def walk_to_leaf(root: int, used: int, seat: int, guidance: Guidance, space: Workspace, mind: Mind) -> tuple[int, int]:
    """Go down by the best branches and grow those of a leaf; return how deep it is, and the nodes used."""
    state, nodes, child_of = space.work[0], space.nodes, space.child_of
    started = segment(state)
    node, depth = root, 0
    space.path[0] = root
    while True:
        count = legal(state, space.moves)
        leaf = nodes[node].first_child == NONE and (count > 1 or depth == 0)
        remember(nodes, node, child_of)
        used = grow(state, node, used, count, seat, guidance, space, mind)
        child = NONE if leaf else most_promising(nodes, child_of, space.moves, count, guidance.explore)
        forget(nodes, node, child_of)
        if child == NONE:
            return depth, used
        decide(state, nodes[child].move)
        node = child
        depth += 1
        space.path[depth] = node
        if segment(state) == started and depth < DEEPEST:
            settle(state)
            if whose(state) != NOBODY:
                continue
        judge(state, seat, mind.network, guidance, mind.eye)
        take_over(mind)
        return depth, used


@rule
def grow(
    state: Record, node: int, used: int, count: int, seat: int, guidance: Guidance, space: Workspace, mind: Mind
) -> int:
    """A branch for every move that has none yet, while there is room. The best of these is what the mind keeps.

    First sight counts as a visit.
    """
    decider = whose(state)
    best = -1.0
    for i in range(count):
        move = space.moves[i]
        if space.child_of[move] != NONE:
            continue
        mind.twin[0] = state
        decide(mind.twin[0], move)
        judge(mind.twin[0], seat, mind.network, guidance, mind.eye)
        worth = mind.eye.worth[decider]
        if worth > best:
            best = worth
            take_over(mind)
        if used < len(space.nodes):
            new_node(space.nodes, used, node, move, decider)
            branch = space.nodes[used]
            branch.visits = 1
            branch.worth_sum = worth
            branch.chance_sum = mind.eye.wins[decider]
            branch.score_sum = mind.eye.scores[decider]
            branch.prior = math.exp(worth / guidance.temperature)
            space.child_of[move] = used
            used += 1
    return used


@rule
def take_over(mind: Mind) -> None:
    """What the eye sees now is what the simulation came to."""
    mind.wins[:] = mind.eye.wins
    mind.scores[:] = mind.eye.scores
    mind.worth[:] = mind.eye.worth


@rule
def most_promising(
    nodes: NDArray[np.record], child_of: NDArray[np.int32], moves: NDArray[np.int32], count: int, explore: float
) -> int:
    """PUCT, among the moves that are legal in this world."""
    priors, visits = 0.0, 0
    for i in range(count):
        child = child_of[moves[i]]
        if child != NONE:
            priors += nodes[child].prior
            visits += nodes[child].visits
    weight = explore * math.sqrt(visits) / priors if priors > 0 else 0.0
    best, bound = NONE, -1.0
    for i in range(count):
        child = child_of[moves[i]]
        if child == NONE:
            continue
        node = nodes[child]
        value = node.worth_sum / node.visits + weight * node.prior / node.visits
        if value > bound:
            best, bound = child, value
    return best


@rule
def walk_back(depth: int, space: Workspace, mind: Mind) -> None:
    """Tell every node on the path how the simulation ended."""
    for i in range(depth + 1):
        visited = space.nodes[space.path[i]]
        visited.visits += 1
        if visited.decider != NONE:
            visited.worth_sum += mind.worth[visited.decider]
            visited.chance_sum += mind.wins[visited.decider]
            visited.score_sum += mind.scores[visited.decider]


@rule
def chosen_child(nodes: NDArray[np.record], root: int) -> int:
    """The branch that was visited most; of those, the one that is worth most."""
    best = child = nodes[root].first_child
    while child != NONE:
        ahead = nodes[child].visits - nodes[best].visits
        if ahead > 0 or (ahead == 0 and nodes[child].worth_sum > nodes[best].worth_sum):
            best = child
        child = nodes[child].sibling
    return best
