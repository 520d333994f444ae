"""Gymnasium environments: one seat against bots, held to Gymnasium's own test."""

import copy
import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from kolam.engine.contract import fingerprint
from kolam.research.gymnasium import Environment
from tests.playing import NAMES, TABLES, facts

pytestmark = [pytest.mark.compiled, pytest.mark.servers]


@pytest.fixture(autouse=True)
def _only_known_warnings() -> Iterator[None]:
    """Gymnasium would have numbers between −1 and 1, and a picture of a fixed size."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", module="gymnasium")
        yield


def made(name: str, players: int | None = None, opponents: str = "random", **settings: Any) -> Any:
    short = facts(name).short
    asked = f"kolam/{name.capitalize()}-v0"
    return gymnasium.make(asked, players=players, opponents=opponents, options=short, **settings)


def played(env: Any, seed: int) -> float:
    """Play at random until the end; the reward."""
    _, info = env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    reward, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(int(dice.choice(np.flatnonzero(info["action_mask"]))) if not over else 0)
    return float(reward)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_passes_the_environment_checker(name: str, players: int) -> None:
    check_env(made(name, players).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", NAMES)
def test_whole_matches_are_played_against_every_level_that_takes_no_second(name: str) -> None:
    for opponents in ("random", "beginner", "casual"):
        assert -1 <= played(made(name, opponents=opponents), 3) <= 1


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_is_the_same_match_against_the_same_bots(name: str) -> None:
    rewards = [played(made(name, opponents="casual", reward="score"), 11) for _ in range(2)]
    assert rewards[0] == rewards[1]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("way", ["copy", "pickle"])
def test_a_copy_of_an_environment_goes_its_own_way_and_its_bots_too(name: str, way: str) -> None:
    env = Environment(name, opponents="search:5", options=facts(name).short)
    env.reset(seed=1)
    env.step(env.match.legal_numbers()[0])
    other = copy.deepcopy(env) if way == "copy" else pickle.loads(pickle.dumps(env))
    before = fingerprint(env.match.state)
    assert fingerprint(other.match.state) == before
    first = env.match.legal_numbers()[0]
    other.step(first)
    assert fingerprint(env.match.state) == before
    env.step(first)
    assert fingerprint(other.match.state) == fingerprint(env.match.state)


@pytest.mark.parametrize("name", NAMES)
def test_an_illegal_action_changes_nothing_and_says_why(name: str) -> None:
    env = made(name).unwrapped
    _, info = env.reset(seed=1)
    before = fingerprint(env.match.state)
    _, reward, over, truncated, told = env.step(int(np.argmin(info["action_mask"])))
    assert (reward, over, truncated) == (0.0, False, False)
    assert told["illegal"]
    assert fingerprint(env.match.state) == before


@pytest.mark.parametrize("name", NAMES)
def test_it_shows_the_table_as_the_agent_sees_it(name: str) -> None:
    env = made(name, render_mode="ansi").unwrapped
    env.reset(seed=1)
    assert env.render() == env.match.text(0)
    env.render_mode = "rgb_array"
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 2


def test_every_game_is_registered() -> None:
    assert {f"kolam/{name.capitalize()}-v0" for name in NAMES} <= set(gymnasium.registry)
