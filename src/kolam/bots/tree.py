"""Information-set Monte Carlo tree search over any game's rules, compiled together with them.

Every simulation imagines anew what the searching seat cannot know, walks down the tree of decisions by upper confidence
bounds, adds one node, plays on by quick guesses, and judges where it ends. Chance is drawn afresh each time and has no
nodes: a node stands for a sequence of decisions, whatever was drawn in between. A decision legal in only some of
the imagined worlds is judged by how often it was there to be chosen.
"""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kolam.bots.judgement import evaluate, habit, segment
from kolam.bots.style import Style
from kolam.engine.chance import below
from kolam.engine.compiled import Record, record_type, rule
from kolam.engine.contract import NOBODY, State, decide, imagine, legal, whose
from kolam.engine.play import settle

NONE = -1
NODE = record_type(
    __package__,
    [
        ("move", np.int32),  # the decision that leads here
        ("decider", np.int32),  # the seat that makes it
        ("visits", np.int32),
        ("offered", np.int32),  # how often it was legal when its parent was visited
        ("chance_sum", np.float64),  # the decider's chances to win, summed over the visits
        ("score_sum", np.float64),  # the decider's scores
        # Only in a search that a network guides: what it makes of the branch, for the decider.
        ("worth_sum", np.float64),  # chances and margins together, which it goes by
        ("prior", np.float64),  # how good it looked at first sight, relative to its siblings
        ("first_child", np.int32),
        ("sibling", np.int32),
    ],
)


@rule
def new_node(nodes: NDArray[np.record], count: int, parent: int, move: int, decider: int) -> None:
    node = nodes[count]
    node.move = move
    node.decider = decider
    node.visits = 0
    node.offered = 1
    node.chance_sum = 0.0
    node.score_sum = 0.0
    node.worth_sum = 0.0
    node.first_child = NONE
    node.sibling = NONE
    if parent != NONE:
        node.sibling = nodes[parent].first_child
        nodes[parent].first_child = count


@rule
def quick_choice(state: Record, moves: NDArray[np.int32], count: int, tournament: float, dice: Record) -> int:
    """The best-liked of a few moves taken at random: `tournament` says how many are compared on average."""
    best = moves[below(dice, count)]
    compared = int(tournament)
    if compared < tournament and below(dice, 100) < 100 * (tournament - compared):
        compared += 1
    if compared > 1 and count > 1:
        liking = habit(state, best)
        for _ in range(compared - 1):
            move = moves[below(dice, count)]
            liked = habit(state, move)
            if liked > liking:
                best, liking = move, liked
    return best


@rule
def play_on(state: Record, moves: NDArray[np.int32], tournament: float, longest: int, dice: Record) -> None:
    """Play by quick guesses to the end of the segment, or so far."""
    now = segment(state)
    for _ in range(longest):
        if whose(state) == NOBODY or segment(state) != now:
            return
        decide(state, quick_choice(state, moves, legal(state, moves), tournament, dice))
        settle(state)


@rule
def best_child(
    nodes: NDArray[np.record], child_of: NDArray[np.int32], moves: NDArray[np.int32], count: int, explore: float
) -> int:
    """The child with the highest upper confidence bound among the moves that are legal in this world."""
    best, bound = NONE, -1.0
    for i in range(count):
        child = child_of[moves[i]]
        if child == NONE:
            continue
        node = nodes[child]
        value = node.chance_sum / node.visits + explore * math.sqrt(math.log(node.offered) / node.visits)
        if value > bound:
            best, bound = child, value
    return best


@rule
def remember(nodes: NDArray[np.record], parent: int, child_of: NDArray[np.int32]) -> int:
    """Enter the children of a node by their moves; return how many there are."""
    children = 0
    child = nodes[parent].first_child
    while child != NONE:
        child_of[nodes[child].move] = child
        children += 1
        child = nodes[child].sibling
    return children


@rule
def forget(nodes: NDArray[np.record], parent: int, child_of: NDArray[np.int32]) -> None:
    child = nodes[parent].first_child
    while child != NONE:
        child_of[nodes[child].move] = NONE
        child = nodes[child].sibling


@rule
def lead(nodes: NDArray[np.record], parent: int) -> int:
    """By how many visits a node's most visited child is ahead of the next."""
    first = second = 0
    child = nodes[parent].first_child
    while child != NONE:
        visits = nodes[child].visits
        first, second = max(first, visits), max(second, min(first, visits))
        child = nodes[child].sibling
    return first - second


@rule
def offer(nodes: NDArray[np.record], child_of: NDArray[np.int32], moves: NDArray[np.int32], count: int) -> int:
    """Note which children can be chosen in this world; return how many."""
    tried = 0
    for i in range(count):
        child = child_of[moves[i]]
        if child != NONE:
            tried += 1
            nodes[child].offered += 1
    return tried


@rule
def untried(
    state: Record, moves: NDArray[np.int32], count: int, child_of: NDArray[np.int32], tournament: float, dice: Record
) -> int:
    """A move with no node yet, preferably a habitual one."""
    chosen = quick_choice(state, moves, count, tournament, dice)
    if child_of[chosen] == NONE:
        return chosen
    start = below(dice, count)
    for i in range(count):
        move = moves[(start + i) % count]
        if child_of[move] == NONE:
            return move
    return NONE


class Workspace(NamedTuple):
    """All that a search writes to. Python makes it once for a tree."""

    nodes: NDArray[np.record]
    work: State  # the imagined world of a simulation
    dice: NDArray[np.record]
    moves: NDArray[np.int32]
    child_of: NDArray[np.int32]  # from a move to its child while a node is looked at; all NONE otherwise
    path: NDArray[np.int32]  # the nodes of a simulation, the root first
    chances: NDArray[np.float64]
    scores: NDArray[np.float64]


@rule
def search(root_state: State, root: int, used: int, simulations: int, style: Style, space: Workspace) -> int:
    """Run `simulations` simulations for the seat to move; return how many nodes are used then."""
    seat = whose(root_state[0])
    for _ in range(simulations):
        space.work[0] = root_state[0]
        imagine(space.work[0], seat, space.dice[0])
        started = segment(space.work[0])
        depth, used = walk_down(root, used, style, space)
        if segment(space.work[0]) == started:
            longest = style.longest * int(space.work[0].players)
            play_on(space.work[0], space.moves, style.tournament, longest, space.dice[0])
        evaluate(space.work[0], space.chances, space.scores)
        walk_back(depth, space)
    return used


@rule
def walk_down(root: int, used: int, style: Style, space: Workspace) -> tuple[int, int]:
    """Go down by the best children to a new leaf, or as far as it goes; return how deep, and the nodes used."""
    state, nodes, child_of = space.work[0], space.nodes, space.child_of
    started = segment(state)
    node = root
    space.path[0] = root
    depth = 0
    leaf = False
    while not leaf and depth < style.deepest and whose(state) != NOBODY and segment(state) == started:
        count = legal(state, space.moves)
        children = remember(nodes, node, child_of)
        tried = offer(nodes, child_of, space.moves, count)
        room = used < len(nodes) and children < style.widen * math.sqrt(nodes[node].visits + 1.0)
        leaf = tried < count and room
        if leaf:
            child = used
            move = untried(state, space.moves, count, child_of, style.tournament, space.dice[0])
            new_node(nodes, used, node, move, whose(state))
            used += 1
        else:
            child = best_child(nodes, child_of, space.moves, count, style.explore)
        forget(nodes, node, child_of)
        if child == NONE:
            break
        decide(state, nodes[child].move)
        settle(state)
        node = child
        depth += 1
        space.path[depth] = node
    return depth, used


@rule
def walk_back(depth: int, space: Workspace) -> None:
    """Tell every node on the path how the simulation ended."""
    for i in range(depth + 1):
        visited = space.nodes[space.path[i]]
        visited.visits += 1
        if visited.decider != NONE:
            visited.chance_sum += space.chances[visited.decider]
            visited.score_sum += space.scores[visited.decider]
