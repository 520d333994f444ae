"""Information-set Monte Carlo tree search over any game's rules, compiled together with them.

Every simulation imagines anew what the searching seat cannot know, walks down the tree of decisions by upper confidence
bounds, adds one node, plays on by quick guesses, and judges where it ends. Chance is drawn afresh each time and has no
nodes: a node stands for a sequence of decisions, whatever was drawn in between. A decision legal in only some of
the imagined worlds is judged by how often it was there to be chosen.
"""

import math

import numpy as np
from numpy.typing import NDArray

from kolam.bots.judgement import chapter, evaluate, habit
from kolam.rules.chance import below
from kolam.rules.compiled import Record, record_type, rule
from kolam.rules.contract import NOBODY, State, decide, imagine, legal, whose
from kolam.rules.play import settle

NONE = -1
NODE = record_type(
    [
        ("move", np.int32),  # the decision that leads here
        ("decider", np.int32),  # the seat that makes it
        ("visits", np.int32),
        ("offered", np.int32),  # how often it was legal when its parent was visited
        ("chance_sum", np.float64),  # the decider's chances to win, summed over the visits
        ("score_sum", np.float64),  # the decider's scores
        ("first_child", np.int32),
        ("sibling", np.int32),
    ]
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
    node.first_child = NONE
    node.sibling = NONE
    if parent != NONE:
        node.sibling = nodes[parent].first_child
        nodes[parent].first_child = count


@rule
def quick_choice(state: Record, moves: NDArray[np.int32], count: int, contest: float, dice: Record) -> int:
    """The best-liked of a few moves taken at random: `contest` says how many are compared on average."""
    best = moves[below(dice, count)]
    compared = int(contest)
    if compared < contest and below(dice, 100) < 100 * (contest - compared):
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
def play_on(state: Record, moves: NDArray[np.int32], contest: float, longest: int, dice: Record) -> None:
    """Play by quick guesses to the end of the chapter, or so far."""
    now = chapter(state)
    for _ in range(longest):
        if whose(state) == NOBODY or chapter(state) != now:
            return
        decide(state, quick_choice(state, moves, legal(state, moves), contest, dice))
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
    state: Record, moves: NDArray[np.int32], count: int, child_of: NDArray[np.int32], contest: float, dice: Record
) -> int:
    """A move with no node yet, preferably a habitual one."""
    chosen = quick_choice(state, moves, count, contest, dice)
    if child_of[chosen] == NONE:
        return chosen
    start = below(dice, count)
    for i in range(count):
        move = moves[(start + i) % count]
        if child_of[move] == NONE:
            return move
    return NONE


@rule
def search(
    root_state: State,
    work: State,
    root: int,
    nodes: NDArray[np.record],
    used: int,
    simulations: int,
    contest: float,
    longest: int,
    explore: float,
    widen: float,
    dice: NDArray[np.record],
    moves: NDArray[np.int32],
    child_of: NDArray[np.int32],
    path: NDArray[np.int32],
    chances: NDArray[np.float64],
    scores: NDArray[np.float64],
) -> int:
    """So many simulations for the seat that decides; return how many nodes are used then.

    `child_of` leads from a move to its child while a node is looked at, and is all NONE otherwise.
    """
    seat = whose(root_state[0])
    for _ in range(simulations):
        work[0] = root_state[0]
        state = work[0]
        imagine(state, seat, dice[0])
        started = chapter(state)
        node = root
        path[0] = root
        depth = 0
        leaf = False
        while not leaf and depth < len(path) - 1 and whose(state) != NOBODY and chapter(state) == started:
            count = legal(state, moves)
            children = remember(nodes, node, child_of)
            tried = offer(nodes, child_of, moves, count)
            room = used < len(nodes) and children < widen * math.sqrt(nodes[node].visits + 1.0)
            leaf = tried < count and room
            if leaf:
                child = used
                new_node(nodes, used, node, untried(state, moves, count, child_of, contest, dice[0]), whose(state))
                used += 1
            else:
                child = best_child(nodes, child_of, moves, count, explore)
            forget(nodes, node, child_of)
            if child == NONE:
                break
            decide(state, nodes[child].move)
            settle(state)
            node = child
            depth += 1
            path[depth] = node
        if chapter(state) == started:
            play_on(state, moves, contest, longest, dice[0])
        evaluate(state, chances, scores)
        for i in range(depth + 1):
            visited = nodes[path[i]]
            visited.visits += 1
            if visited.decider != NONE:
                visited.chance_sum += chances[visited.decider]
                visited.score_sum += scores[visited.decider]
    return used
