"""Kolpa! against OpenSpiel's crazy_eights, four players each, stepped from Python and played natively.

Both are shedding games, and OpenSpiel's rules are C++. A game of crazy_eights is one round. Rounds differ in length, so
decisions a second are compared as well.
"""

import random
from importlib.metadata import version

import pyspiel

from bench.measure import best_rates
from kolam.engine.chance import secret_of_seed
from kolam.engine.contract import new_state
from kolam.engine.play import Simulation, begin, new_moves, step
from kolam.engine.registry import game

PLAYERS = 4
KOLPA = game("kolpa")
ONE_ROUND = KOLPA.Options(target=1)  # somebody nearly always has a point after a round
EIGHTS = pyspiel.load_game("crazy_eights", {"players": PLAYERS})
ROLLOUTS = 1000


class Count:
    """What a contender did in all."""

    def __init__(self) -> None:
        self.rounds = 0
        self.decisions = 0

    @property
    def length(self) -> float:
        return self.decisions / self.rounds


def stepped_kolpa(count: Count) -> int:
    """A match to one point, each decision chosen in Python."""
    state = new_state(KOLPA, PLAYERS, ONE_ROUND, secret_of_seed(count.rounds))
    moves = new_moves(KOLPA)
    legal = begin(state, moves)
    while legal:
        count.decisions += 1
        legal = step(state, moves[int(random.random() * legal)], moves)
    rounds = int(state[0].round_number)
    count.rounds += rounds
    return rounds


def stepped_eights(count: Count) -> int:
    state = EIGHTS.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            count.decisions += 1
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
    count.rounds += 1
    return 1


def native_kolpa(simulation: Simulation, count: Count) -> int:
    """A match to one point is a little more than one round; that it counts as one here is to our loss."""
    count.decisions += int(simulation.run(ROLLOUTS).decisions.sum())
    count.rounds += ROLLOUTS
    return ROLLOUTS


def dealt_eights() -> pyspiel.State:
    state = EIGHTS.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def native_eights(bot: pyspiel.MCTSBot) -> int:
    """The fastest random play inside of OpenSpiel: rollouts of its search, which are even spared the deal."""
    bot.mcts_search(dealt_eights())
    return ROLLOUTS


def main() -> None:
    ours, theirs, native = Count(), Count(), Count()
    simulation = Simulation(KOLPA, PLAYERS, ONE_ROUND, "bench")
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    bot = pyspiel.MCTSBot(
        EIGHTS, evaluator, uct_c=2, max_simulations=1, max_memory_mb=100, solve=False, seed=1, verbose=False
    )
    rates = best_rates(
        {
            "stepped kolpa": lambda: stepped_kolpa(ours),
            "stepped crazy_eights": lambda: stepped_eights(theirs),
            "native kolpa": lambda: native_kolpa(simulation, native),
            "native crazy_eights": lambda: native_eights(bot),
        }
    )
    print(f"Kolpa! against crazy_eights of OpenSpiel {version('open_spiel')}")
    print(f"decisions a round: {ours.length:.1f} against {theirs.length:.1f}")
    for way, length in (("stepped", ours.length), ("native", native.length)):
        we, they = rates[f"{way} kolpa"], rates[f"{way} crazy_eights"]
        ratio, of_decisions = we / they, (we * length) / (they * theirs.length)
        print(f"{way:>8}: {we:>9,.0f} rounds/s against {they:>7,.0f}, × {ratio:.1f} (decisions × {of_decisions:.1f})")


if __name__ == "__main__":
    main()
