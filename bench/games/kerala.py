"""Kerala: native games and decisions a second for 2 to 5 players, the share of scoring, the size of a state."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from bench.measure import best_rates
from kolam.engine.chance import below, new_dice, secret_of_seed
from kolam.engine.compiled import rule
from kolam.engine.contract import State, new_state, standing
from kolam.engine.options import read_options
from kolam.engine.play import Simulation, begin, new_moves, step
from kolam.engine.registry import game

KERALA = game("kerala")
GAMES = 500
SCORED = 200


@rule
def score_many(states: State, scores: NDArray[np.int32], winners: NDArray[np.bool_]) -> None:
    """Score every seat of many positions."""
    for i in range(len(states)):
        standing(states[i], scores, winners)


def finished_states(players: int) -> State:
    """The last positions of random matches."""
    dice, moves = new_dice("bench"), new_moves(KERALA)
    states: State = np.zeros(SCORED, KERALA.dtype)
    for i in range(SCORED):
        state = new_state(KERALA, players, read_options(KERALA, {}, players), secret_of_seed(i))
        count = begin(state, moves)
        while count:
            count = step(state, int(moves[below(dice[0], count)]), moves)
        states[i] = state[0]
    return states


def main() -> None:
    print(f"a state has {KERALA.dtype.itemsize:,} bytes, for any number of players")
    for players in KERALA.players:
        simulation = Simulation(KERALA, players, read_options(KERALA, {}, players), "bench")
        decisions = [0]

        def play(simulation: Simulation = simulation, decisions: list[int] = decisions) -> int:
            decisions[0] = int(simulation.run(GAMES).decisions.sum())
            return GAMES

        states = finished_states(players)
        rates = best_rates({"games": play, "scorings": scoring(states, players)})
        length = decisions[0] / GAMES
        share = rates["games"] / rates["scorings"]
        print(
            f"{players} players: {rates['games']:>8,.0f} games/s, {rates['games'] * length:>10,.0f} decisions/s, "
            f"{rates['scorings'] * players:>10,.0f} platforms scored/s, {share:.1%} of a game's time is scoring"
        )


def scoring(states: State, players: int) -> Callable[[], int]:
    scores, winners = np.zeros(players, np.int32), np.zeros(players, np.bool_)

    def score() -> int:
        score_many(states, scores, winners)
        return len(states)

    return score


if __name__ == "__main__":
    main()
