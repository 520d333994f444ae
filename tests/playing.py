"""Matches for the tests: every game, every number of players."""

import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import numpy as np
from hypothesis import strategies as st

from kolam.engine.chance import below, new_dice, secret_of_seed
from kolam.engine.contract import State, observe
from kolam.engine.registry import game, names
from kolam.match import Drawn, Match, Seat
from tests.games import Facts

COMPILED = os.environ.get("NUMBA_DISABLE_JIT") != "1"

# Our games, or those that KOLAM_TEST_GAMES names: games of other packages are held to the same laws.
ROOMS = Path(__file__).parent / "games"
NAMES = (
    tuple(os.environ["KOLAM_TEST_GAMES"].split(","))
    if "KOLAM_TEST_GAMES" in os.environ
    else tuple(name for name in names() if (ROOMS / name).is_dir())
)
TABLES = [(name, players) for name in NAMES for players in game(name).players]
tables = st.sampled_from(TABLES)
seeds = st.integers(0, 2**32 - 1)


def room(name: str) -> Path:
    """The folder of a game's own tests, with its goldens; KOLAM_TEST_ROOM names that of another package's game."""
    elsewhere = os.environ.get("KOLAM_TEST_ROOM")
    return Path(elsewhere) if elsewhere else ROOMS / name


def facts(name: str) -> Facts:
    """What the tests need to know of a game; of another package's, nothing."""
    if not (ROOMS / name).is_dir():
        return Facts()
    found: Facts = import_module(f"tests.games.{name}.facts").FACTS
    return found


def new_match(name: str, players: int, seed: object, bots: int = 0, **options: object) -> Match:
    """A match of `players` people, the last `bots` of whom are bots."""
    seats = [Seat(f"Player {n}", "random" if n >= players - bots else None) for n in range(players)]
    return Match(game(name), seats, {**facts(name).short, **options}, Drawn(secret_of_seed(f"test {seed}")))


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
