"""OpenSpiel games, held to OpenSpiel's own tests: every game, every number of players."""

import copy
import unittest
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test  # as a module: pytest would take its base class for tests
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

import kolam.research.openspiel  # noqa: F401 - registers the games
from kolam.engine.chance import new_dice, secret_of_seed
from kolam.engine.contract import fingerprint
from kolam.engine.registry import game
from kolam.match import Drawn, Match, Seat
from tests.patience import LONG
from tests.playing import NAMES, TABLES, facts

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

SIMULATED = 8 if LONG else 1
EVERY = 1 if LONG else 12  # a bot decides this often, and chance otherwise
# Each number of players with one of the two ways to have chance, and with patience with both.
CHANCES = ("explicit", "sampled")
SIMULATIONS = [
    (name, players, chance)
    for name, players in TABLES
    for chance in (CHANCES if LONG else [CHANCES[players % len(CHANCES)]])
]


def called(name: str, players: int, **parameters: object) -> str:
    """The game as OpenSpiel loads it, as short as its own tests have it."""
    told = {"players": players, **facts(name).short, **parameters}
    return f"kolam_{name}({','.join(f'{key}={value}' for key, value in told.items())})"


def played(state: Any, seed: int, decisions: int = 10**9) -> Iterator[int]:
    """Play at random, and tell each action before it is applied."""
    dice = np.random.RandomState(seed)
    while not state.is_terminal() and decisions:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = int(dice.choice(outcomes, p=chances))
        else:
            action = int(dice.choice(state.legal_actions()))
            decisions -= 1
        yield action
        state.apply_action(action)


@pytest.mark.parametrize(("name", "players", "chance"), SIMULATIONS)
def test_it_passes_the_random_simulation_test(name: str, players: int, chance: str) -> None:
    loaded = pyspiel.load_game(called(name, players, chance=chance, recall=4))
    pyspiel.random_sim_test(loaded, num_sims=SIMULATED, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_passes_the_tests_that_every_game_of_theirs_passes(name: str, players: int) -> None:
    asked = called(name, players)
    held_to: Any = type("TheirTests", (api_test.EnforceAPIOnPartialTreeBase,), {})
    held_to.game_name, held_to.game = asked, pyspiel.load_game(asked)
    outcome = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(held_to).run(outcome)
    assert outcome.testsRun >= 5
    assert not [*outcome.errors, *outcome.failures]


# OpenSpiel writes every number of every state down: with patience for all games, otherwise for the shortest.
@pytest.mark.parametrize("name", NAMES if LONG else [min(NAMES, key=lambda name: game(name).minutes)])
def test_a_generated_playthrough_replays(name: str) -> None:
    asked = called(name, game(name).players[0], chance="sampled", recall=2)
    told = playthrough(asked, None, seed=1)
    actions = [int(line.removeprefix("action: ")) for line in told.splitlines() if line.startswith("action: ")]
    assert playthrough(asked, actions, seed=2) == told
    assert "InformationStateString(0)" in told


@pytest.mark.parametrize("search", [MCTSBot, ISMCTSBot])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_search_of_theirs_plays_a_whole_match(name: str, players: int, search: Any) -> None:
    loaded = pyspiel.load_game(called(name, players, recall=0))
    dice = np.random.RandomState(1)
    evaluator = RandomRolloutEvaluator(1, dice)
    if search is MCTSBot:
        bot = MCTSBot(loaded, 1.4, 2, evaluator, random_state=dice)
    else:
        bot = ISMCTSBot(loaded, evaluator, 1.4, 2, random_state=dice)
    state, decisions, searched = loaded.new_initial_state(), 0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=chances)))
            continue
        searches = decisions % EVERY == 0 and (LONG or searched < 3)
        action = bot.step(state) if searches else dice.choice(state.legal_actions())
        assert action in state.legal_actions()
        state.apply_action(int(action))
        decisions, searched = decisions + 1, searched + searches
    assert searched
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_sampled_match_goes_the_way_of_the_match_of_its_seed(name: str, players: int) -> None:
    seats = [Seat(f"Player {seat}") for seat in range(players)]
    match = Match(game(name), seats, facts(name).short, Drawn(secret_of_seed(7)))
    state = pyspiel.load_game(called(name, players, chance="sampled")).new_initial_state()
    state.apply_action(7)
    for action in played(state, 3, 150):
        assert fingerprint(state.position.state) == fingerprint(match.state)
        assert state.current_player() == match.turn
        assert state.legal_actions() == sorted(match.legal_numbers())
        match.play_number(action)
    assert fingerprint(state.position.state) == fingerprint(match.state)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_explicit_match_that_is_told_what_chance_brought_goes_the_way_of_the_match(name: str, players: int) -> None:
    seats = [Seat(f"Player {seat}") for seat in range(players)]
    match = Match(game(name), seats, facts(name).short, Drawn(secret_of_seed(5)))
    state = pyspiel.load_game(called(name, players)).new_initial_state()
    dice = np.random.RandomState(2)
    shown = 0
    for _ in range(60):
        for entry in match.log[shown:]:
            if entry.seat is None:
                for outcome in match.game.outcomes(state.position.state[0], entry.what):
                    assert outcome in dict(state.chance_outcomes())
                    state.apply_action(outcome)
        shown = len(match.log)
        assert match.game.view(state.position.state[0], None) == match.view(None)
        assert (state.is_terminal(), state.position.turn < 0) == (match.over, match.over)
        if match.over:
            break
        number = int(dice.choice(match.legal_numbers()))
        state.apply_action(number)
        match.play_number(number)
        shown += 1


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_player_cannot_know_is_in_nothing_that_it_sees(name: str, players: int) -> None:
    """A resampled match looks the same to the player, and has another future."""
    state = pyspiel.load_game(called(name, players, chance="sampled", recall=30)).new_initial_state()
    for _ in played(state, 4, 60):
        if state.is_chance_node():
            continue
        for player in range(players):
            sample = iter([0.3, 0.7])
            other = state.resample_from_infostate(player, lambda sample=sample: next(sample))
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert (other.position.state[0].chance_key != state.position.state[0].chance_key).any()


@pytest.mark.parametrize("name", NAMES)
def test_what_others_imagine_to_hold_is_told_apart(name: str) -> None:
    """In two worlds that one player thinks possible, another one sees different things if it holds different things."""
    state = pyspiel.load_game(called(name, game(name).players[0], chance="sampled")).new_initial_state()
    for _ in played(state, 4, 6):
        pass
    found = game(name)
    worlds = [state.position.imagined(0, new_dice(seed)) for seed in range(6)]
    held = {str(found.own(world.state[0], 1)) for world in worlds}
    assert len({"\n".join(world.told(1)) for world in worlds}) == len(held)
    assert len({"\n".join(world.told(0)) for world in worlds}) == 1


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_of_a_state_goes_its_own_way(name: str) -> None:
    state = pyspiel.load_game(called(name, game(name).players[0], chance="sampled")).new_initial_state()
    for _ in played(state, 6, 4):
        pass
    before = fingerprint(state.position.state)
    for other in (state.clone(), copy.deepcopy(state)):
        other.apply_action(other.legal_actions()[0])
        assert fingerprint(state.position.state) == before
        assert other.history() == [*state.history(), state.legal_actions()[0]]


@pytest.mark.parametrize("name", NAMES)
def test_parameters_are_the_options_of_the_match(name: str) -> None:
    players = game(name).players[0]
    state = pyspiel.load_game(called(name, players, first=players - 1, chance="sampled")).new_initial_state()
    state.apply_action(0)
    assert state.current_player() == players - 1
    with pytest.raises(Exception, match=r"explicit|sampled"):
        pyspiel.load_game(called(name, players, chance="none"))
