"""Matches for the tests: every game, every number of players."""

import os
from collections.abc import Iterator

import numpy as np
from hypothesis import strategies as st

from kolam.match import Drawn, Match, Seat
from kolam.rules import NAMES, game
from kolam.rules.chance import below, new_dice, secret_of_seed
from kolam.rules.contract import State, observe

COMPILED = os.environ.get("NUMBA_DISABLE_JIT") != "1"

# Options that make a whole match short enough to be looked at, where the game has any.
SHORT: dict[str, dict[str, object]] = {"kolpa": {"target": 5}}

TABLES = [(name, players) for name in NAMES for players in game(name).players]
tables = st.sampled_from(TABLES)
seeds = st.integers(0, 2**32 - 1)


def new_match(name: str, players: int, seed: object, bots: int = 0, **options: object) -> Match:
    """A match of so many people, the last `bots` of whom are bots."""
    seats = [Seat(f"Player {n}", "random" if n >= players - bots else None) for n in range(players)]
    return Match(game(name), seats, {**SHORT.get(name, {}), **options}, Drawn(secret_of_seed(f"test {seed}")))


def play_on(match: Match, seed: object, decisions: int = 10**9) -> Iterator[Match]:
    """Play at random, and stop at every position: before each decision and at the end."""
    dice = new_dice(f"test {seed}")
    for _ in range(decisions):
        yield match
        if match.over:
            return
        numbers = match.legal_numbers()
        match.play_number(numbers[below(dice[0], len(numbers))])


def finished(name: str, players: int, seed: object, bots: int = 0, **options: object) -> Match:
    match = new_match(name, players, seed, bots, **options)
    for _ in play_on(match, seed):
        pass
    return match


def observation(match: Match, state: State, seat: int) -> list[int]:
    numbers = np.zeros(match.game.observation, np.int16)
    observe(state[0], seat, numbers)
    return numbers.tolist()
