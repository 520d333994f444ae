"""Networks on disk: weights of half precision in `learned/<players>.npz` of a game's package, and what they come from.

They are read when the first search needs them, and kept.
"""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from kolam.bots.learned.features import Learning, learning_of
from kolam.bots.learned.network import Network
from kolam.engine.contract import Game, State
from kolam.engine.parts import folder_of

FOLDER = "learned"


class Manifest(msgspec.Struct, frozen=True):
    """What a network comes from."""

    game: str
    players: int
    seed: str
    commit: str  # of the sources that trained it
    inputs: int
    generations: list[dict[str, Any]]  # what was played, learned and measured in each
    arena: list[dict[str, Any]] = []  # matches against other bots: how they were asked for, and what came out


class Taught(NamedTuple):
    """A network, and the game's way to use it."""

    network: Network
    learning: Learning


def weights_file(package: str, players: int) -> Path:
    return folder_of(package) / FOLDER / f"{players}.npz"


def manifest_file(weights: Path) -> Path:
    return weights.with_suffix(".json")


def rounded(network: Network) -> Network:
    """As it is after it was written and read: what is measured is what will play."""
    return Network(*(layer.astype(np.float16).astype(np.float32) for layer in network))


def write(file: Path, network: Network, manifest: Manifest) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("wb") as out:
        np.savez_compressed(out, **{name: layer.astype(np.float16) for name, layer in network._asdict().items()})
    manifest_file(file).write_bytes(msgspec.json.format(msgspec.json.encode(manifest), indent=1) + b"\n")


def read(file: Path) -> Network:
    with np.load(file) as found:
        return Network(**{name: found[name].astype(np.float32) for name in Network._fields})


@cache
def taught(package: str, players: int, file: Path | None = None) -> Taught | None:
    """A game's network for tables of this size, if there is one."""
    learning = learning_of(package)
    file = file or weights_file(package, players)
    if learning is None or not file.exists():
        return None
    network = read(file)
    shape = (learning.inputs(players), 2 * players)
    if (len(network.first), len(network.third_bias)) != shape:
        raise ValueError(f"{file} is for other features: train it again")
    return Taught(network, learning)


def taught_for(game: Game, state: State, file: Path | None = None) -> Taught | None:
    """The network that knows positions like this one. Options that nobody learned with have none."""
    found = taught(game.package, int(state[0].players), file)
    return found if found and found.learning.covers(state[0]) else None
