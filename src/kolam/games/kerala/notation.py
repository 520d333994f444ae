"""Positions of Kerala drawn as text, north at the top.

.          an empty spot
B2         a tile
B/K:N      a colour-edge tile, its black edge to the north
R1+B2      a stack, from the bottom up
B2*0       with elephant 0 on it; *01 with both
@B1        on the spot (0, 0); without this mark the first spot of the lowest row is (0, 0)
"""

import re
from collections.abc import Sequence
from typing import cast

import numpy as np
from numpy.typing import NDArray

from kolam.engine.contract import State, new_state
from kolam.engine.options import read_options
from kolam.games.kerala import GAME
from kolam.games.kerala.areas import LINES, SHEET, fill_sheet
from kolam.games.kerala.platform import add, spot_at
from kolam.games.kerala.record import (
    DIRECTION_CODES,
    KIND_OF_CODE,
    KINDS,
    MOVE_ELEPHANT,
    MOVE_TILE,
    NO_EDGE,
    NO_TILE,
    PLACE,
    Direction,
    Tile,
)
from kolam.games.kerala.tileset import counted, own_tiles

PHASES = {"place": PLACE, "elephant": MOVE_ELEPHANT, "stack": MOVE_TILE}
CELL = re.compile(r"(@?)([^*]+?)(?:\*([01]+))?")


def table(players: int = 2, **options: object) -> State:
    """A table that is laid, before anything was removed or drawn."""
    return new_state(GAME, players, read_options(GAME, options, players), bytes(range(32)))


def position(
    *drawings: str,
    offer: str = "B1 P1",
    bag: str | None = None,
    phase: str = "place",
    passes: Sequence[int] = (),
    **options: object,
) -> State:
    """The first player's turn, with these platforms; what is nowhere else is in the bag, or else `bag` says what is."""
    players = max(2, len(drawings))
    state = table(players, **options)
    record = state[0]
    for seat, drawing in enumerate(drawings):
        lay(state, seat, drawing)
    for seat, number in enumerate(passes):
        record.passes[seat] = number
    record.phase = PHASES[phase]
    record.offer[:] = counts(offer)
    record.bag[:] = 0
    record.bag[:] = np.maximum(counted(own_tiles()) - everywhere(state), 0) if bag is None else counts(bag)
    return state


def lay(state: State, seat: int, drawing: str) -> None:
    """Put a drawn platform in the place of a seat's start tile."""
    record = state[0]
    record.placed[seat] = 0
    record.spots[seat], record.tiles[seat], record.edges[seat] = 0, NO_TILE, NO_EDGE
    rows = [line.split() for line in drawing.splitlines() if line.strip()]
    origin = next(((x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if "@" in cell), None)
    across, down = origin or (0, len(rows) - 1)
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            if cell == ".":
                continue
            found = CELL.fullmatch(cell)
            if found is None:
                raise ValueError(f"{cell} is no spot of a platform")
            spot = spot_at(x - across, down - y)
            for tile in found[2].split("+"):
                code, _, edge = tile.partition(":")
                lies = DIRECTION_CODES.index(cast(Direction, edge)) if edge else NO_EDGE
                add(record, seat, spot, KIND_OF_CODE[cast(Tile, code)], lies)
            for elephant in found[3] or "":
                record.elephants[seat, int(elephant)] = spot


def counts(codes: str) -> NDArray[np.int8]:
    """How many of each kind a list of codes names."""
    tiles = np.zeros(KINDS, np.int8)
    for code in codes.split():
        tiles[KIND_OF_CODE[cast(Tile, code)]] += 1
    return tiles


def everywhere(state: State) -> NDArray[np.int8]:
    """How many of each kind there are in all places together, start tiles included."""
    record = state[0]
    found: NDArray[np.int8] = record.bag + record.removed + record.offer + record.gone
    for seat in range(int(record.players)):
        for kind in record.tiles[seat, : record.placed[seat]]:
            found[kind] += 1
    return found


def sheet(state: State, seat: int = 0) -> dict[str, int]:
    """The lines of a score sheet that are not 0."""
    lines = np.zeros(LINES, np.int32)
    fill_sheet(state[0], seat, lines)
    return {name: int(line) for name, line in zip(SHEET, lines, strict=True) if line}
