"""Moving a tile or a stack (K15, K16): which may be lifted, and where it may land.

A platform has no edge, so its record holds no board. These questions are asked only after a move-tile tile, and for
them alone the platform is drawn on a small grid, thrown away afterwards.

Why the eight cells around a landing spot tell whether something becomes enclosed (K16): the rest of the platform is in
one piece. If the empty cells beside the spot belong to one gap, a way that led over the spot can lead around it. If
they belong to more, some two of them are parted: a chain of tiles in the one piece, closed over the spot, runs between
them. So one is cut off, and as a neighbour of the spot it was enclosed before only if the spot was too. Within a hole
nothing can be closed that was open; and a lifted stack that opened to the outside leaves a spot that still does.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kolam.engine.compiled import Record, rule
from kolam.games.kerala.platform import has_edge, spot_at, x_of, y_of
from kolam.games.kerala.record import DIRECTIONS, ELEPHANTS, MOST_TILES, NORTH, STEPS

MARGIN = 2  # a landing spot lies beside the platform, and the cells around it are looked at
OUTSIDE = -1  # an empty cell
ENCLOSED = -2  # an empty cell with no way out over orthogonally adjacent empty cells
NO_CELL = -1


class Ground(NamedTuple):
    """A platform on a grid: in each cell the index of a visible tile, OUTSIDE or ENCLOSED."""

    cells: NDArray[np.int8]
    width: int
    height: int
    west: int  # the x of the first column
    south: int  # the y of the first row


@rule
def ground_of(state: Record, seat: int) -> Ground:
    """Draw a platform."""
    west, east = 0, 0
    placed = int(state.placed[seat])
    south, north = y_of(int(state.spots[seat, 0])), y_of(int(state.spots[seat, placed - 1]))
    for index in range(placed):
        x = x_of(int(state.spots[seat, index]))
        west = x if index == 0 else min(west, x)
        east = x if index == 0 else max(east, x)
    width, height = east - west + 1 + 2 * MARGIN, north - south + 1 + 2 * MARGIN
    ground = Ground(np.empty(width * height, np.int8), width, height, west - MARGIN, south - MARGIN)
    ground.cells[:] = ENCLOSED
    for index in range(placed):
        ground.cells[cell_at(ground, int(state.spots[seat, index]))] = index  # the last tile of a stack is its top
    flood_outside(ground)
    return ground


@rule
def flood_outside(ground: Ground) -> None:
    """Mark all that can be reached from the corner over empty cells."""
    cells, size = ground.cells, ground.width * ground.height
    reached = np.empty(size, np.int16)
    reached[0], count, done = 0, 1, 0
    cells[0] = OUTSIDE
    while done < count:
        for direction in range(DIRECTIONS):
            cell = reached[done] + step(ground, direction)
            if 0 <= cell < size and cells[cell] == ENCLOSED:
                cells[cell] = OUTSIDE
                reached[count] = cell
                count += 1
        done += 1


@rule
def step(ground: Ground, direction: int) -> int:
    """From a cell to the next one."""
    along = ground.width if direction % 2 == NORTH else 1
    return along if direction < 2 else -along


@rule
def cell_at(ground: Ground, spot: int) -> int:
    """The cell of a spot, or NO_CELL if it lies too far away to adjoin the platform."""
    column, row = x_of(spot) - ground.west, y_of(spot) - ground.south
    if 0 < column < ground.width - 1 and 0 < row < ground.height - 1:
        return row * ground.width + column
    return NO_CELL


@rule
def spot_of(ground: Ground, cell: int) -> int:
    return spot_at(cell % ground.width + ground.west, cell // ground.width + ground.south)


@rule
def is_stack(ground: Ground, cell: int, lifted: int) -> bool:
    """A cell with tiles, while the stack in cell `lifted` is in the air."""
    return ground.cells[cell] >= 0 and cell != lifted


@rule
def carries_elephant(state: Record, seat: int, spot: int) -> bool:
    """K15: a stack with an elephant on it stays."""
    return state.elephants[seat, 0] == spot or state.elephants[seat, 1] == spot


@rule
def surrounded(ground: Ground, cell: int) -> bool:
    """K15: on all four sides."""
    for direction in range(DIRECTIONS):
        if not is_stack(ground, cell + step(ground, direction), NO_CELL):
            return False
    return True


@rule
def would_leave_hole(ground: Ground, cell: int) -> bool:
    """K16: the vacated spot would be enclosed, because no side of it opens to the outside."""
    for direction in range(DIRECTIONS):
        if ground.cells[cell + step(ground, direction)] == OUTSIDE:
            return False
    return True


@rule
def would_split(ground: Ground, cell: int, stacks: int) -> bool:
    """K16: the platform without this stack is not in one piece. `stacks` is how many there are with it."""
    reached = np.empty(MOST_TILES, np.int16)
    seen = np.zeros(MOST_TILES, np.bool_)
    count = done = 0
    for direction in range(DIRECTIONS):
        beside = cell + step(ground, direction)
        if ground.cells[beside] >= 0:
            if count == 1:
                break
            reached[0], count = beside, 1
            seen[ground.cells[beside]] = True
    else:
        return False  # at most one neighbour: nothing hangs on this stack
    while done < count:
        for direction in range(DIRECTIONS):
            beside = reached[done] + step(ground, direction)
            if is_stack(ground, beside, cell) and not seen[ground.cells[beside]]:
                seen[ground.cells[beside]] = True
                reached[count] = beside
                count += 1
        done += 1
    return count != stacks - 1


@rule
def may_lift(state: Record, seat: int, ground: Ground, cell: int, stacks: int) -> bool:
    """K15, K16: what is asked of the stack, wherever it goes."""
    return not (
        carries_elephant(state, seat, spot_of(ground, cell))
        or surrounded(ground, cell)
        or would_leave_hole(ground, cell)
        or would_split(ground, cell, stacks)
    )


@rule
def anchor_beside(ground: Ground, cell: int, lifted: int) -> int:
    """K16: a direction in which the platform adjoins a cell, the first in reading order, or −1 if it does not."""
    for direction in (2, 3, 1, 0):  # south, west, east, north
        if is_stack(ground, cell + step(ground, direction), lifted):
            return direction
    return -1


@rule
def would_enclose(ground: Ground, cell: int, lifted: int) -> bool:
    """K16: a stack landing here would cut empty spots off from the outside."""
    return ground.cells[cell] == OUTSIDE and gaps_around(ground, cell, lifted) > 1


@rule
def gaps_around(ground: Ground, cell: int, lifted: int) -> int:
    """Into how many gaps the tiles around a cell part the empty cells beside it."""
    gaps = 0
    for direction in range(DIRECTIONS):
        ahead = step(ground, direction)
        aside = step(ground, (direction + 1) % DIRECTIONS)
        if is_stack(ground, cell + ahead, lifted):
            continue
        if is_stack(ground, cell + ahead + aside, lifted) or is_stack(ground, cell + aside, lifted):
            gaps += 1
    return gaps


@rule
def beside_elephant(state: Record, seat: int, spot: int) -> bool:
    """K16, option `near_elephant`."""
    for elephant in range(ELEPHANTS):
        for direction in range(DIRECTIONS):
            if state.elephants[seat, elephant] + STEPS[direction] == spot:
                return True
    return False


@rule
def may_land(state: Record, seat: int, ground: Ground, cell: int, lifted: int) -> bool:
    """K15, K16: what is asked of the empty spot beside the platform."""
    if would_enclose(ground, cell, lifted):
        return False
    return not state.near_elephant or beside_elephant(state, seat, spot_of(ground, cell))


@rule
def may_turn(state: Record, seat: int, top: int) -> bool:
    """K16, option `turn_moved`: the stack turns as a whole, which matters only for the edge of its visible tile."""
    return bool(state.turn_moved) and has_edge(state.tiles[seat, top])
