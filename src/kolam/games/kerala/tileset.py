"""The tile set (K1, K2): an option of the match. Ours is a data file; a host may have another."""

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kolam.engine.errors import BadOption
from kolam.games.kerala.record import COLOUR_CODES, FACES, KIND_OF_CODE, KINDS, TILES_OF_A_COLOUR

TileSet = dict[str, dict[str, int]]  # how many tiles of each face, by colour; a face that is not named counts 0
OWN_FILE = Path(__file__).with_name("tiles.toml")


@cache
def own_tiles() -> TileSet:
    """This project's own set."""
    return read_tiles(OWN_FILE)


def read_tiles(file: Path) -> TileSet:
    """The set of a file, or BadOption that names the file and the field."""
    try:
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
        counted(tables)
    except (OSError, ValueError) as error:
        raise BadOption(f"{file}: {error}") from None
    return tables


def host_tiles(file: Path) -> Callable[[Mapping[str, Any], int], dict[str, Any]]:
    """A host's own set, for every match whose options name no other."""
    tiles = read_tiles(file)
    return lambda given, players: {"tiles": tiles, **given}


def counted(tables: Mapping[str, Any]) -> NDArray[np.int8]:
    """The counts by kind, or ValueError naming the field."""
    counts = np.zeros(KINDS, np.int8)
    for colour, faces in tables.items():
        if colour not in COLOUR_CODES:
            raise ValueError(f"{colour}: there is no such colour; there are {', '.join(COLOUR_CODES)}")
        if not isinstance(faces, dict):
            raise ValueError(f"{colour}: must be a table of kinds and counts")
        for face, count in faces.items():
            kind = KIND_OF_CODE.get(colour + face)
            if kind is None:
                raise ValueError(f'{colour}."{face}": there is no such kind of tile')
            if type(count) is not int or not 0 <= count <= TILES_OF_A_COLOUR:
                raise ValueError(f'{colour}."{face}": must be a whole number from 0 to {TILES_OF_A_COLOUR}')
            counts[kind] = count
    for colour, tiles in zip(COLOUR_CODES, counts.reshape(-1, FACES), strict=True):
        if tiles.sum() != TILES_OF_A_COLOUR:
            raise ValueError(f"{colour}: a colour has {TILES_OF_A_COLOUR} tiles, not {tiles.sum()} (K1)")
    require_alike(counts)
    return counts


def require_alike(counts: NDArray[np.int8]) -> None:
    """K1: the five sets are alike, as far as which other colour an edge has can be alike."""
    first, *others = (set_of(counts, colour) for colour in range(len(COLOUR_CODES)))
    for colour, other in zip(COLOUR_CODES[1:], others, strict=True):
        for what, count in first.items():
            if other[what] != count:
                raise ValueError(f"{colour}: has {other[what]} × {what}, but B has {count}; the sets are alike (K1)")


def set_of(counts: NDArray[np.int8], colour: int) -> dict[str, int]:
    none, one, two, three, *edges, elephant, tile = (int(n) for n in counts.reshape(-1, FACES)[colour])
    return {'"0"': none, '"1"': one, '"2"': two, '"3"': three, "edges": sum(edges), '"^"': elephant, '">"': tile}
