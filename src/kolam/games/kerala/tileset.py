"""The tile set (K1, K2): an option of the match. Ours is a data file; a host may have another."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kolam.engine.datafile import bad_file, read_toml
from kolam.engine.errors import BadOption
from kolam.games.kerala.record import COLOUR_CODES, FACES, KIND_OF_CODE, KINDS, TILES_OF_A_COLOUR
from kolam.locale import Listed, listed, message

TileSet = dict[str, dict[str, int]]  # how many tiles of each face, by colour; a face that is not named counts 0
OWN_FILE = Path(__file__).with_name("tiles.toml")


@cache
def own_tiles() -> TileSet:
    """This project's own set."""
    return read_tiles(OWN_FILE)


def read_tiles(file: Path) -> TileSet:
    """The set of a file, or BadOption that names the file and the field."""
    tables = read_toml(file)
    try:
        counted(tables)
    except BadOption as error:
        raise bad_file(file, error.message) from None
    return tables


def host_tiles(file: Path) -> Callable[[Mapping[str, Any], int], dict[str, Any]]:
    """A host's own set, for every match whose options name no other."""
    tiles = read_tiles(file)
    return lambda given, players: {"tiles": tiles, **given}


def counted(tables: Mapping[str, Any], within: str = "") -> NDArray[np.int8]:
    """The counts by kind, or BadOption naming the field, which is below `within`."""
    counts = np.zeros(KINDS, np.int8)
    for colour, faces in tables.items():
        if colour not in COLOUR_CODES:
            raise bad("kerala-tiles-colour", within + colour, colours=listed(COLOUR_CODES, "plain"))
        if not isinstance(faces, dict):
            raise bad("kerala-tiles-table", within + colour)
        for face, count in faces.items():
            place = f'{within}{colour}."{face}"'
            kind = KIND_OF_CODE.get(colour + face)
            if kind is None:
                raise bad("kerala-tiles-kind", place)
            if type(count) is not int or not 0 <= count <= TILES_OF_A_COLOUR:
                raise bad("kerala-tiles-count", place, most=TILES_OF_A_COLOUR)
            counts[kind] = count
    for colour, tiles in zip(COLOUR_CODES, counts.reshape(-1, FACES), strict=True):
        if tiles.sum() != TILES_OF_A_COLOUR:
            raise bad("kerala-tiles-sum", within + colour, due=TILES_OF_A_COLOUR, count=int(tiles.sum()))
    require_alike(counts, within)
    return counts


def bad(key: str, place: str, **args: str | int | Listed) -> BadOption:
    """A field that cannot be."""
    return BadOption(message(key, place=place, **args))


def require_alike(counts: NDArray[np.int8], within: str) -> None:
    """K1: the five sets are alike, as far as which other colour an edge has can be alike."""
    first, *others = (set_of(counts, colour) for colour in range(len(COLOUR_CODES)))
    for colour, other in zip(COLOUR_CODES[1:], others, strict=True):
        for what, count in first.items():
            if other[what] != count:
                raise bad("kerala-tiles-alike", within + colour, count=other[what], kind=what, due=count)


def set_of(counts: NDArray[np.int8], colour: int) -> dict[str, int]:
    none, one, two, three, *edges, elephant, tile = (int(n) for n in counts.reshape(-1, FACES)[colour])
    return {'"0"': none, '"1"': one, '"2"': two, '"3"': three, "edges": sum(edges), '"^"': elephant, '">"': tile}
