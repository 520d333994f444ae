"""A platform: its tiles in reading order. Spots, stacks, and how tiles come and go (K7, K10, K13)."""

from kolam.engine.compiled import Record, rule
from kolam.games.kerala.record import (
    FACES,
    MOVE_ELEPHANT_FACE,
    NO_EDGE,
    NO_TILE,
    ROW,
    SYMBOL_FACES,
)


@rule
def spot_at(x: int, y: int) -> int:
    return y * ROW + x


@rule
def x_of(spot: int) -> int:
    """Counted to the east."""
    return (int(spot) + ROW // 2) % ROW - ROW // 2


@rule
def y_of(spot: int) -> int:
    """Counted to the north."""
    return (int(spot) + ROW // 2) // ROW


@rule
def colour_of(kind: int) -> int:
    """K13: the main colour."""
    return int(kind) // FACES


@rule
def symbols_on(kind: int) -> int:
    """K2, K14: edge tiles and the two special tiles show none, nor does a tile without symbols."""
    face = int(kind) % FACES
    return face if face < SYMBOL_FACES else 0


@rule
def has_edge(kind: int) -> bool:
    return SYMBOL_FACES <= int(kind) % FACES < MOVE_ELEPHANT_FACE


@rule
def edge_colour(kind: int) -> int:
    """K13: the second colour of a colour-edge tile."""
    other = int(kind) % FACES - SYMBOL_FACES
    return other if other < colour_of(kind) else other + 1


@rule
def end_of(state: Record, seat: int, spot: int) -> int:
    """Where the tiles at a spot end in reading order, or would end if there were any."""
    low, high = 0, int(state.placed[seat])
    while low < high:
        middle = (low + high) // 2
        if state.spots[seat, middle] <= spot:
            low = middle + 1
        else:
            high = middle
    return low


@rule
def top_at(state: Record, seat: int, spot: int) -> int:
    """The index of the visible tile at a spot, or NO_TILE if the spot is empty."""
    last = end_of(state, seat, spot) - 1
    return last if last >= 0 and state.spots[seat, last] == spot else NO_TILE


@rule
def visible(state: Record, seat: int, index: int) -> bool:
    """The top of its stack: the next tile in reading order lies elsewhere."""
    return index + 1 == state.placed[seat] or state.spots[seat, index + 1] != state.spots[seat, index]


@rule
def height_of(state: Record, seat: int, top: int) -> int:
    """How many tiles the stack below and with a visible tile has."""
    height = 1
    while top >= height and state.spots[seat, top - height] == state.spots[seat, top]:
        height += 1
    return height


@rule
def stacks_on(state: Record, seat: int) -> int:
    """How many spots a platform covers."""
    stacks = 0
    for index in range(state.placed[seat]):
        if visible(state, seat, index):
            stacks += 1
    return stacks


@rule
def add(state: Record, seat: int, spot: int, kind: int, edge: int) -> None:
    """K7: on an empty spot or on top of a stack. A covered edge never counts again, so where it lay is forgotten."""
    here = end_of(state, seat, spot)
    for index in range(state.placed[seat], here, -1):
        state.spots[seat, index] = state.spots[seat, index - 1]
        state.tiles[seat, index] = state.tiles[seat, index - 1]
        state.edges[seat, index] = state.edges[seat, index - 1]
    if here > 0 and state.spots[seat, here - 1] == spot:
        state.edges[seat, here - 1] = NO_EDGE
    state.spots[seat, here] = spot
    state.tiles[seat, here] = kind
    state.edges[seat, here] = edge
    state.placed[seat] += 1


@rule
def take_out(state: Record, seat: int, index: int) -> None:
    last = state.placed[seat] - 1
    for i in range(index, last):
        state.spots[seat, i] = state.spots[seat, i + 1]
        state.tiles[seat, i] = state.tiles[seat, i + 1]
        state.edges[seat, i] = state.edges[seat, i + 1]
    state.spots[seat, last] = 0
    state.tiles[seat, last] = NO_TILE
    state.edges[seat, last] = NO_EDGE
    state.placed[seat] = last


@rule
def carry(state: Record, seat: int, spot: int, to: int, edge: int) -> None:
    """K15, K16: the whole stack in its order, the bottom tile first; `edge` is where its colour edge then lies."""
    top = top_at(state, seat, spot)
    for left in range(height_of(state, seat, top), 0, -1):
        bottom = top_at(state, seat, spot) - left + 1
        kind = int(state.tiles[seat, bottom])
        take_out(state, seat, bottom)
        add(state, seat, to, kind, edge if left == 1 else NO_EDGE)
