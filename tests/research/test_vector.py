"""Many matches in one call are the matches that they would be one by one."""

import copy
import pickle
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from kolam.engine.registry import game
from kolam.match import Drawn, Match, Seat
from kolam.research import vector
from kolam.research.vector import IllegalDecision, Vector
from tests.playing import NAMES, facts, observation

ROW = 1


def short(name: str, matches: int = 3, **settings: Any) -> Vector:
    return Vector(name, matches, game(name).players[-1], facts(name).short, **settings)


def everything(env: Vector) -> list[bytes]:
    arrays = (env.observations, env.masks, env.seats, env.over, env.lengths, env.rewards, env.finals)
    return [env._rows.states.tobytes(), *(array.tobytes() for array in arrays)]


def walk(env: Vector, steps: int, seed: int = 1) -> Vector:
    dice = np.random.default_rng(seed)
    for _ in range(steps):
        env.step(env.sample(dice))
    return env


@pytest.mark.parametrize("name", NAMES)
def test_a_row_is_the_match_of_its_secret(name: str) -> None:
    """Position for position, to the end; the row then shows another match."""
    env = short(name, seed="a row", reward="margin")
    seats = [Seat(f"Player {n}") for n in range(env.players)]
    match = Match(env.game, seats, facts(name).short, Drawn(env.secret(ROW)))
    dice = np.random.default_rng(7)
    while not env.over[ROW]:
        assert match.turn == env.seats[ROW]
        assert env.observations[ROW].tolist() == observation(match, match.state, int(env.seats[ROW]))
        assert env.masks[ROW].nonzero()[0].tolist() == sorted(match.legal_numbers())
        last = int(env.seats[ROW])
        decisions = env.sample(dice)
        match.play_number(int(decisions[ROW]))
        env.step(decisions)
    result = match.result
    assert result is not None
    assert env.scores[ROW].tolist() == result.scores
    assert env.winners[ROW].nonzero()[0].tolist() == result.winners
    assert env.finals[ROW].tolist() == observation(match, match.state, last)
    assert env.lengths[ROW] == match.decisions
    best = max(result.scores)
    assert env.rewards[ROW].max() == best - sorted(result.scores)[-2]
    assert env.rewards[ROW].min() == min(result.scores) - best
    assert env.secret(ROW) != match.chance.secret
    assert not walk(env, 1).over[ROW]
    assert env.lengths[ROW] == 1
    assert not env.rewards[ROW].any()


@pytest.mark.parametrize("name", NAMES)
def test_threads_change_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vector, "A_THREAD", 2)
    one, many, other = (short(name, 9, seed=seed, threads=threads) for seed, threads in ((1, 1), (1, 4), (2, 1)))
    assert everything(walk(one, 12)) == everything(walk(many, 12)) != everything(walk(other, 12))
    fewer = walk(short(name, 4, seed=1), 0)
    one.reset(1)
    assert fewer.observations.tolist() == one.observations[:4].tolist()  # nor do the other rows
    many.close()


def test_a_copy_and_a_pickle_go_on_alike() -> None:
    env = walk(short("kolpa", seed=3), 10)
    copied, pickled = copy.deepcopy(env), pickle.loads(pickle.dumps(env))
    went = everything(walk(env, 30))
    assert everything(walk(copied, 30)) == went == everything(walk(pickled, 30))


def test_one_seat_is_asked_and_another_one_in_the_next_match() -> None:
    env = short("kolpa", 4, seed=5, alone=True)
    dice, ended = np.random.default_rng(1), 0
    asked = [0, 1, 2, 3]
    for _ in range(200):
        assert env.seats.tolist() == asked
        env.step(env.sample(dice))
        for row in env.over.nonzero()[0]:
            asked[row] = (asked[row] + 1) % env.players
            ended += 1
    assert ended > 4


@pytest.mark.compiled
def test_opponents_who_look_at_more_moves_win_more() -> None:
    """The caller plays at random, against random players and against practised ones."""
    won = []
    for tournament in (1.0, 6.0):
        env = Vector("kolpa", 256, 2, {"target": 10}, seed=5, alone=True, tournament=tournament)
        dice, got, ended = np.random.default_rng(1), 0.0, 0
        while ended < 500:
            seats = env.seats.copy()
            env.step(env.sample(dice))
            over = env.over.nonzero()[0]
            got += env.rewards[over, seats[over]].sum()
            ended += len(over)
        won.append(got / ended)
    assert abs(won[0]) < 0.15
    assert won[1] < -0.5


def test_an_illegal_decision_steps_nothing() -> None:
    env = short("kolpa", 3, seed=1)
    before = everything(env)
    decisions = env.masks.argmax(axis=1)
    for wrong in (int(env.masks[2].argmin()), -1, env.game.decisions):
        decisions[2] = wrong
        with pytest.raises(IllegalDecision, match=f"Match 2 can’t take decision {wrong}:"):
            env.step(decisions)
    with pytest.raises(IllegalDecision, match=r"Each of the 3 matches .* \(2,\)"):
        env.step(decisions[:2])
    assert everything(env) == before


@pytest.mark.parametrize("library", ["numpy", "torch", "jax.dlpack"])
def test_other_libraries_read_the_same_memory(library: str) -> None:
    """A tensor that was made once shows every step."""
    if library != "numpy":
        pytest.importorskip(library.partition(".")[0])
    env = short("kolpa", 3, seed=1)
    seen = import_module(library).from_dlpack(env.observations)
    before = np.asarray(seen).tolist()
    walk(env, 1)
    assert np.asarray(seen).tolist() == env.observations.tolist() != before
