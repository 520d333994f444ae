"""Jobs of self-play: the same job comes to the same in every process."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kolam.bots.learned.features import Learning, learning_of
from kolam.bots.learned.network import Network
from kolam.bots.learned.selfplay import Lesson, Samples, compare, new_course, new_samples, play_to_learn
from kolam.bots.learned.tree import Mind, new_mind
from kolam.bots.searcher import BRANCHES, Tree
from kolam.bots.tree import Workspace
from kolam.engine.chance import below, new_dice, secret_of_seed
from kolam.engine.contract import Game, State, new_state
from kolam.engine.errors import KolamError
from kolam.engine.options import draw_missing, read_options
from kolam.engine.registry import game
from kolam.locale import message

ROOM = 40  # positions of a match that there is room for, on average


class NothingToLearn(KolamError):
    """A game does not say what a network should look at."""


class Lessons(NamedTuple):
    """Matches to learn from."""

    game: str
    players: int
    seed: str
    matches: int
    lesson: Lesson
    network: Network


class Comparison(NamedTuple):
    """A challenger against a champion: every deal is played once from every seat."""

    game: str
    players: int
    seed: str
    deals: int
    simulations: int
    challenger: Network
    champion: Network


class Compared(NamedTuple):
    """What the challenger got of the pairs of seats that it shared with the champion."""

    pairs: int
    won: float  # a draw is half


def no_network(inputs: int, players: int) -> Network:
    """It knows nothing, for matches by habit."""
    sizes = ((inputs, 1), (1,), (1, 1), (1,), (1, 2 * players), (2 * players,))
    return Network(*(np.zeros(size, np.float32) for size in sizes))


def taught_game(name: str) -> tuple[Game, Learning]:
    chosen = game(name)
    learning = learning_of(chosen.package)
    if learning is None:
        raise NothingToLearn(message("train-no-features", game=chosen.called))
    return chosen, learning


def learn_from(job: Lessons) -> Samples:
    """The positions of some matches, on all sorts of boards."""
    chosen, learning = taught_game(job.game)
    dice = new_dice(f"boards {job.seed}")
    boards = [learning.board(job.players, lambda bound: int(below(dice[0], bound))) for _ in range(job.matches)]
    starts = _starts(chosen, job.players, boards)
    space, mind = _equipment(chosen, job.players, learning, job.network, job.lesson.simulations, f"play {job.seed}")
    samples = new_samples(job.matches * ROOM, job.players, learning.active)
    course = new_course(chosen, job.players, learning.active)
    rows = play_to_learn(starts, job.lesson, learning.guidance, space, mind, course, samples)
    widest = int(samples.told[:rows].max(initial=1))
    found: Samples = samples._replace(**{name: column[:rows] for name, column in samples._asdict().items()})
    return found._replace(active=np.ascontiguousarray(found.active[:, :widest]))


def compared(job: Comparison) -> Compared:
    """On the usual board."""
    chosen, learning = taught_game(job.game)
    players = job.players
    dice = new_dice(f"tables {job.seed}")
    boards = [draw_missing(chosen, {}, players, lambda bound: int(below(dice[0], bound))) for _ in range(job.deals)]
    secrets = [secret_of_seed(f"compared {job.seed} {deal}") for deal in range(job.deals)]
    starts = np.repeat(_starts(chosen, players, boards, secrets), players)
    turns, seats = np.arange(len(starts))[:, None], np.arange(players)
    challenged = (seats + turns) % players < (players + turns // players % 2) // 2  # one more, one less
    points = np.zeros((len(starts), players), np.int32)
    winners = np.zeros((len(starts), players), np.bool_)
    space, mine = _equipment(chosen, players, learning, job.challenger, job.simulations, f"compare {job.seed}")
    theirs = new_mind(chosen, players, job.champion, learning.active)
    compare(starts, challenged, job.simulations, learning.guidance, space, mine, theirs, points, winners)
    return _count(challenged, points, winners)


def _count(challenged: NDArray[np.bool_], points: NDArray[np.int32], winners: NDArray[np.bool_]) -> Compared:
    """A seat did better than another by victory, else by score."""
    rank = winners / winners.sum(axis=1, keepdims=True) * 1e6 + points
    better = np.sign(rank[:, :, None] - rank[:, None, :]) / 2 + 0.5
    met = challenged[:, :, None] & ~challenged[:, None, :]
    return Compared(int(met.sum()), float(better[met].sum()))


def _starts(chosen: Game, players: int, boards: list[dict[str, object]], secrets: list[bytes] | None = None) -> State:
    found = np.zeros(len(boards), chosen.dtype)
    for number, board in enumerate(boards):
        secret = secrets[number] if secrets else None
        found[number] = new_state(chosen, players, read_options(chosen, board, players), secret)[0]
    return found


def _equipment(
    chosen: Game, players: int, learning: Learning, network: Network, simulations: int, seed: str
) -> tuple[Workspace, Mind]:
    tree = Tree(chosen, seed, 2 + 4 * BRANCHES * max(1, simulations) + chosen.most_legal)
    return tree.space, new_mind(chosen, players, network, learning.active)
