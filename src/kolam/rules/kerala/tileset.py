"""The tile set: a data file, checked when it is read (K1, K2)."""

import os
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kolam.rules.errors import KolamError
from kolam.rules.kerala.record import COLOUR_CODES, FACES, KIND_OF_CODE, KINDS, TILES_OF_A_COLOUR

PRINTED = Path(__file__).with_name("tiles.toml")
PLACE = "KOLAM_KERALA_TILES"  # the environment variable by which a host names a set of its own


class BadTileSet(KolamError):
    """A tile set that Kerala cannot be played with; the words name the file and the field."""


def tile_set(path: Path | None = None) -> NDArray[np.int8]:
    """How many tiles of each kind there are: in `path`, else where the environment says, else in our own set."""
    return read_tile_set(path or Path(os.environ.get(PLACE) or PRINTED))


@cache
def read_tile_set(path: Path) -> NDArray[np.int8]:
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadTileSet(f"{path}: {error}") from None
    try:
        counts = counted(tables)
    except ValueError as error:
        raise BadTileSet(f"{path}: {error}") from None
    counts.flags.writeable = False
    return counts


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
    one, two, three, *edges, move_elephant, move_tile = (int(n) for n in counts.reshape(-1, FACES)[colour])
    return {'"1"': one, '"2"': two, '"3"': three, "edges": sum(edges), '"^"': move_elephant, '">"': move_tile}
