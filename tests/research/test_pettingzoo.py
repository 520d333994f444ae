"""PettingZoo environments, held to PettingZoo's own tests: every game, every number of players."""

import copy
import pickle
import warnings
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from kolam.engine.chance import new_dice, secret_of_seed
from kolam.engine.contract import fingerprint, imagine
from kolam.engine.errors import BadOption, IllegalMove
from kolam.engine.registry import game
from kolam.match import Drawn, Match, Seat
from kolam.research import pettingzoo
from kolam.research.pettingzoo import Environment
from kolam.research.rewards import REWARDS
from tests.patience import LONG
from tests.playing import NAMES, TABLES, facts

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

CYCLES = 1000 if LONG else 60
FEWEST = [(name, game(name).players[0]) for name in NAMES]


def made(name: str, players: int, **settings: Any) -> Environment:
    return pettingzoo.raw_env(name, players, options=facts(name).short, **settings)


def played(env: Environment, seed: int, decisions: int = 10**9) -> Iterator[int]:
    """Play at random until the end, and tell each decision."""
    env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    while not env.position.over and decisions:
        number = int(dice.choice(env.position.legal()))
        yield number
        env.step(number)
        decisions -= 1


@pytest.fixture(autouse=True)
def _only_known_warnings() -> Iterator[None]:
    """PettingZoo warns of an observation with a mask, and of a mask without a 1: that of who does not decide."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        yield


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_passes_the_api_test(name: str, players: int) -> None:
    api_test(pettingzoo.env(name, players, options=facts(name).short), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_passes_the_seed_test(name: str, players: int) -> None:
    seed_test(lambda: pettingzoo.env(name, players, options=facts(name).short), num_cycles=CYCLES // 10)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_its_conversion_passes_the_api_test_for_parallel_environments(name: str, players: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(name, players, options=facts(name).short), num_cycles=CYCLES)


@pytest.mark.parametrize("name", NAMES)
def test_it_passes_the_render_test(name: str) -> None:
    players = game(name).usual_players

    def shown(render_mode: str) -> Any:
        return pettingzoo.env(name, players, options=facts(name).short, render_mode=render_mode)

    render_test(shown)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_goes_the_way_of_the_match_of_the_same_seed(name: str, players: int) -> None:
    seats = [Seat(f"Player {seat}") for seat in range(players)]
    match = Match(game(name), seats, facts(name).short, Drawn(secret_of_seed(7)))
    env = made(name, players)
    for number in played(env, 7, 200):
        assert fingerprint(env.position.state) == fingerprint(match.state)
        assert env.agent_selection == f"player_{match.turn}"
        assert env.position.legal() == sorted(match.legal_numbers())
        match.play_number(number)
    assert fingerprint(env.position.state) == fingerprint(match.state)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("way", ["copy", "pickle"])
def test_a_copy_of_an_environment_goes_its_own_way(name: str, way: str) -> None:
    env = pettingzoo.env(name, options=facts(name).short, recall=4)
    env.reset(seed=1)
    for _ in range(3):
        env.step(int(np.argmax(env.observe(env.agent_selection)["action_mask"])))
    before = fingerprint(env.unwrapped.position.state)
    other = copy.deepcopy(env) if way == "copy" else pickle.loads(pickle.dumps(env))
    assert fingerprint(other.unwrapped.position.state) == before
    assert other.unwrapped.game is env.unwrapped.game
    first = int(np.argmax(env.observe(env.agent_selection)["action_mask"]))
    other.step(first)
    assert fingerprint(env.unwrapped.position.state) == before
    env.step(first)
    assert fingerprint(other.unwrapped.position.state) == fingerprint(env.unwrapped.position.state)
    assert (other.observe("player_0")["observation"] == env.observe("player_0")["observation"]).all()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_an_agent_cannot_know_changes_nothing_that_it_observes(name: str, players: int) -> None:
    env, dice = made(name, players, recall=40), new_dice("another world")
    for number in played(env, 3, 120):
        for seat, agent in enumerate(env.possible_agents):
            before = env.observe(agent)
            world = env.position.copy()
            imagine(world.state[0], seat, dice[0])
            real, env.position = env.position, world
            after = env.observe(agent)
            env.position = real
            assert all((before[part] == after[part]).all() for part in before), (seat, number)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("reward", REWARDS)
def test_the_reward_comes_at_the_end(name: str, reward: Any) -> None:
    players = game(name).usual_players
    env = made(name, players, reward=reward)
    for _ in played(env, 5):
        assert not any(env.rewards.values())
    result = [env.rewards[agent] for agent in env.possible_agents]
    if reward == "score":
        assert result == env.position.rewards("score").tolist()
    else:
        assert max(result) >= 0 >= min(result)
    if reward == "win":
        assert sum(result) == pytest.approx(0)


@pytest.mark.parametrize(("name", "players"), FEWEST)
def test_an_illegal_decision_is_refused_in_the_words_of_the_rules(name: str, players: int) -> None:
    env = made(name, players)
    env.reset(seed=1)
    illegal = next(number for number in range(env.game.decisions) if number not in env.position.legal())
    before = fingerprint(env.position.state)
    with pytest.raises(IllegalMove):
        env.step(illegal)
    assert fingerprint(env.position.state) == before
    with pytest.raises(BadOption):
        pettingzoo.raw_env(name, players, options={"first": players})


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_module_of_its_own(name: str) -> None:
    module = import_module(f"kolam.research.pettingzoo.{name}_v0")
    assert module is getattr(pettingzoo, f"{name}_v0")
    assert str(module.env()) == f"{name}_v0"
    assert isinstance(module.raw_env(game(name).players[-1]), Environment)
    with pytest.raises(ModuleNotFoundError):
        import_module(f"kolam.research.pettingzoo.{name}_v99")


@pytest.mark.parametrize("name", NAMES)
def test_what_is_recalled_is_what_was_decided_and_seen(name: str) -> None:
    env = made(name, game(name).usual_players, recall=3)
    decided = list(played(env, 2, 9))
    seat = 1
    seen = env.position.observation(seat, 3)[env.game.observation :].reshape(3, 2).tolist()
    assert seen == env.position.history(seat, 3).tolist()
    told = [what for who, what in env.position.history(seat, 10_000).tolist() if who > 0]
    assert told == decided[::-1]
