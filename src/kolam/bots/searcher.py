"""A search in Python's hands: its memory, its budget, its threads."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, Protocol

import numpy as np

from kolam.bots.learned.tree import Mind, guided_search, new_mind
from kolam.bots.learned.weights import Taught, taught_for
from kolam.bots.style import DEEPEST, Learned, Style
from kolam.bots.tree import NODE, NONE, Workspace, lead, new_node, search
from kolam.engine.chance import new_dice
from kolam.engine.contract import Game, State, clone, decide, legal, whose
from kolam.engine.play import new_moves

FIRST_BATCH = 64
BATCH_SECONDS = 0.01  # how often a search looks at the clock
LARGEST = 400_000  # nodes of a tree
LARGEST_GUIDED = 1_500_000  # where every leaf grows all of its branches at once
BRANCHES = 16  # that a leaf has room for, on average
TURNS_KEPT = 4  # decisions of one turn that a tree has room for
CATCHING_UP = 0.15  # a rival that needs more than this part of the simulations left will not become the most visited


class Budget(NamedTuple):
    """How long a search may go on: a number of simulations, or of seconds; the first limit reached ends it."""

    simulations: int | None = None
    seconds: float | None = None
    threads: int = 1
    of_processor: bool = False  # seconds that the thread has a processor for, however busy the machine is


class Judged(NamedTuple):
    """What a search found out about a decision."""

    number: int
    visits: int
    chance: float  # to win the match
    score: float  # expected


class Position(Protocol):
    """What a search must know: a match has it, and so has a moment of a match that is long over."""

    game: Game

    @property
    def state(self) -> State: ...

    @property
    def turn(self) -> int | None: ...

    @property
    def decisions(self) -> int: ...

    def legal_numbers(self) -> list[int]: ...


class PastPosition:
    """A position of the past, for a search to look at."""

    def __init__(self, game: Game, state: State, decisions: int) -> None:
        self.game = game
        self.state = state
        self.decisions = decisions

    @property
    def turn(self) -> int | None:
        return int(whose(self.state[0]))

    def legal_numbers(self) -> list[int]:
        moves = new_moves(self.game)
        return [int(number) for number in moves[: legal(self.state[0], moves)]]


class Tree:
    """One thread's tree of decisions from one position."""

    def __init__(self, game: Game, seed: str, capacity: int) -> None:
        self.nodes = np.zeros(capacity, NODE)
        self.space = Workspace(
            nodes=self.nodes,
            work=np.zeros(1, game.dtype),
            dice=new_dice(seed),
            moves=new_moves(game),
            child_of=np.full(game.decisions, NONE, np.int32),
            path=np.zeros(DEEPEST + 1, np.int32),
            chances=np.zeros(game.players[-1]),
            scores=np.zeros(game.players[-1]),
        )
        self.root = 0
        self.count = 1
        new_node(self.nodes, 0, NONE, NONE, NONE)

    def grow(self, state: State, simulations: int, style: Style) -> None:
        style = style._replace(tournament=float(style.tournament))  # compiled for one type only
        self.count = search(state, self.root, self.count, simulations, style, self.space)

    def grow_for(self, state: State, budget: Budget, style: Style, hasty: bool) -> None:
        """Grow until the budget is used up, in batches short enough to keep it.

        In haste, seconds that could hardly change which decision is visited most are saved. Simulations never are:
        with them a search is repeated exactly, however fast the machine.
        """
        clock = time.thread_time if budget.of_processor else time.perf_counter
        start = clock()
        end = None if budget.seconds is None else start + budget.seconds
        left = budget.simulations
        batch = FIRST_BATCH if end is not None or left is None else left
        done = 0
        now = start
        while (left is None or left > 0) and (end is None or now < end):
            size = batch if left is None else min(batch, left)
            began = now
            self.grow(state, size, style)
            now = clock()
            batch = max(1, int(size * min(4.0, BATCH_SECONDS / max(now - began, 1e-9))))
            done += size
            left = None if left is None else left - size
            if hasty and end is not None:
                to_come = done * (end - now) / (now - start)
                if lead(self.nodes, self.root) > CATCHING_UP * to_come:
                    return

    def children(self) -> list[tuple[int, int, float, float]]:
        found = []
        child = int(self.nodes[self.root].first_child)
        while child != NONE:
            node = self.nodes[child]
            found.append((int(node.move), int(node.visits), float(node.chance_sum), float(node.score_sum)))
            child = int(node.sibling)
        return found

    def has_room(self) -> bool:
        """For the simulations of another decision."""
        return self.count <= len(self.nodes) * (TURNS_KEPT - 1) // TURNS_KEPT

    def descend(self, number: int) -> bool:
        """Make the child of a decision the new root; False if there is none."""
        child = int(self.nodes[self.root].first_child)
        while child != NONE and self.nodes[child].move != number:
            child = int(self.nodes[child].sibling)
        if child == NONE:
            return False
        self.root = child
        return True


class GuidedTree(Tree):
    """A tree that a network guides."""

    def __init__(self, game: Game, players: int, taught: Taught, seed: str, capacity: int) -> None:
        super().__init__(game, seed, capacity)
        self._guidance = taught.learning.guidance
        self._mind: Mind = new_mind(game, players, taught.network, taught.learning.active)

    def grow(self, state: State, simulations: int, style: Style) -> None:
        self.count = guided_search(state, self.root, self.count, simulations, self._guidance, self.space, self._mind)


class Searcher:
    """Looks for good decisions, match after match. It keeps its trees from one decision of a turn to the next."""

    def __init__(self, budget: Budget, style: Style | Learned, seed: str) -> None:
        self.budget = budget
        self.style = style if isinstance(style, Style) else style.otherwise
        self._learned = style if isinstance(style, Learned) else None
        self.seed = seed
        self.found: list[Judged] = []  # what the last choice went by; nothing if there was no choice
        self._trees: list[Tree] = []
        self._position = b""  # what the trees are for

    def judge(self, match: Position, hasty: bool = False) -> list[Judged]:
        """Every decision that was looked at, the most trusted first. In haste, only the first of them is sure."""
        trees = self._trees_for(match)
        state = clone(match.state)
        share = self.budget
        if share.simulations is not None:
            share = share._replace(simulations=-(-share.simulations // len(trees)))
        if len(trees) == 1:
            trees[0].grow_for(state, share, self.style, hasty)
        else:
            with ThreadPoolExecutor(len(trees)) as pool:
                list(pool.map(lambda tree: tree.grow_for(state, share, self.style, hasty), trees))
        return _merge(trees)

    def choose(self, match: Position) -> int:
        """The decision that was visited most."""
        numbers = match.legal_numbers()
        self.found = [] if len(numbers) == 1 else self.judge(match, hasty=True)
        chosen = self.found[0].number if self.found else numbers[0]
        self._keep(match, chosen)
        return chosen

    def _trees_for(self, match: Position) -> list[Tree]:
        """The trees of the last decision, if nothing was drawn and nobody else decided since; otherwise new ones."""
        if self._position != match.state.tobytes():
            seeds = [f"search {self.seed} {match.decisions} {thread}" for thread in range(self.budget.threads)]
            taught = taught_for(match.game, match.state, self._learned.file) if self._learned else None
            if taught:
                players, capacity = int(match.state[0].players), self._capacity(BRANCHES, LARGEST_GUIDED)
                self._trees = [GuidedTree(match.game, players, taught, seed, capacity) for seed in seeds]
            else:
                self._trees = [Tree(match.game, seed, self._capacity(1, LARGEST)) for seed in seeds]
            self._position = match.state.tobytes()
        return self._trees

    def _capacity(self, branches: int, largest: int) -> int:
        """The nodes of a tree: no more than its simulations can need."""
        if self.budget.simulations is None:
            return largest
        return min(largest, 2 + TURNS_KEPT * branches * self.budget.simulations)

    def _keep(self, match: Position, chosen: int) -> None:
        """If this seat decides again at once, the trees will be for the position that this decision leads to."""
        good = self._position == match.state.tobytes()
        good = good and all(tree.has_room() and tree.descend(chosen) for tree in self._trees)
        following = clone(match.state)
        decide(following[0], chosen)
        self._position = following.tobytes() if good and whose(following[0]) == match.turn else b""


def _merge(trees: Sequence[Tree]) -> list[Judged]:
    visits: dict[int, int] = {}
    chances: dict[int, float] = {}
    scores: dict[int, float] = {}
    for tree in trees:
        for move, visited, chance, score in tree.children():
            visits[move] = visits.get(move, 0) + visited
            chances[move] = chances.get(move, 0.0) + chance
            scores[move] = scores.get(move, 0.0) + score
    judged = [Judged(move, n, chances[move] / n, scores[move] / n) for move, n in visits.items()]
    return sorted(judged, key=lambda found: (-found.visits, -found.chance, found.number))
