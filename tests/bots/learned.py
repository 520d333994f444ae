"""Networks for the tests: small, and made up."""

from pathlib import Path

import numpy as np

from kolam.bots.learned.features import Learning, learning_of
from kolam.bots.learned.network import Network
from kolam.bots.learned.weights import Manifest, write
from kolam.engine.contract import Game
from kolam.engine.registry import game
from tests.playing import NAMES, TABLES


def learning(name: str) -> Learning:
    found = learning_of(game(name).package)
    assert found is not None
    return found


LEARNED = [name for name in NAMES if learning_of(game(name).package)]
LEARNED_TABLES = [(name, players) for name, players in TABLES if name in LEARNED]


def made_up(chosen: Game, players: int, seed: int = 0) -> Network:
    """It likes one position better than another, for no reason."""
    dice = np.random.default_rng(seed)
    inputs = learning(chosen.name).inputs(players)
    sizes = ((inputs, 16), (16,), (16, 8), (8,), (8, 2 * players), (2 * players,))
    return Network(*(dice.normal(0, 0.3, size).astype(np.float32) for size in sizes))


def written(folder: Path, chosen: Game, players: int, seed: int = 0) -> Path:
    file = folder / f"{chosen.name}-{players}-{seed}.npz"
    network = made_up(chosen, players, seed)
    write(file, network, Manifest(chosen.name, players, "made up", "", len(network.first), []))
    return file
