"""The rules of Kerala, in the rulebook's order. The ids are those of docs/rules/kerala.md.

Platforms are in platform.py, moving a stack in stacks.py, scoring in areas.py.
"""

import numpy as np
from numpy.typing import NDArray

from kolam.engine.chance import below, rekey
from kolam.engine.compiled import Record, rule
from kolam.engine.contract import CHANCE, NOBODY, State
from kolam.games.kerala.areas import LINES, score
from kolam.games.kerala.platform import add, carry, colour_of, has_edge, stacks_on, visible
from kolam.games.kerala.record import (
    DIRECTIONS,
    DRAW,
    ELEPHANTS,
    FACES,
    KINDS,
    MOST_TILES,
    MOVE_ELEPHANT,
    MOVE_ELEPHANT_FACE,
    MOVE_TILE,
    MOVE_TILE_FACE,
    NO_EDGE,
    NO_TILE,
    NOTHING,
    NOWHERE,
    OVER,
    PASSES,
    PLACE,
    REMOVE,
    REMOVED,
    START_FACE,
    STEPS,
)
from kolam.games.kerala.stacks import (
    NO_CELL,
    Ground,
    anchor_beside,
    cell_at,
    ground_of,
    is_stack,
    may_land,
    may_lift,
    may_turn,
    step,
)

# Decisions as integers. A tile is placed beside an elephant: kind, elephant, direction, where its edge lies (0 without
# one). An elephant goes to a visible tile, known by its index in reading order. A stack, known by its visible tile,
# goes beside another one in a direction; of the stacks beside a landing spot, the first in reading order counts. Then
# comes where its edge lies (0 for a stack that has none or is not turned).
PLACING = 0
PASSING = PLACING + KINDS * ELEPHANTS * DIRECTIONS * DIRECTIONS
SKIPPING = PASSING + 1
ELEPHANT_MOVING = SKIPPING + 1
STACK_MOVING = ELEPHANT_MOVING + ELEPHANTS * MOST_TILES
DECISIONS = STACK_MOVING + MOST_TILES * MOST_TILES * DIRECTIONS * DIRECTIONS

# No position has more legal decisions than moving a stack can give. Two stacks carry elephants, so at most 39 can be
# lifted. The 40 others are in one piece, and n connected spots adjoin at most 2 n + 2 empty ones: the first adjoins
# four, every further one takes an adjoining spot and brings at most three. One of the 82 was just vacated. On
# each of the others the stack lies in one of four ways. Plus skip.
MOST_LEGAL = (MOST_TILES - ELEPHANTS) * (2 * (MOST_TILES - 1) + 2 - 1) * DIRECTIONS + 1


@rule
def lay_start_tiles(state: Record) -> None:
    """K3: each player's start tile, with one symbol (K2), is the first of the platform; both elephants stand on it."""
    state.spots[:] = 0
    state.tiles[:] = NO_TILE
    state.edges[:] = NO_EDGE
    for seat in range(state.players):
        add(state, seat, 0, int(state.colours[seat]) * FACES + START_FACE, NO_EDGE)
    state.phase = REMOVE


@rule
def is_players_colour(state: Record, colour: int) -> bool:
    for seat in range(state.players):
        if state.colours[seat] == colour:
            return True
    return False


@rule
def whose(state: Record) -> int:
    if state.phase == OVER:
        return NOBODY
    if state.phase == REMOVE or state.phase == DRAW:
        return CHANCE
    return int(state.turn)


@rule
def outcome_count(state: Record) -> int:
    return KINDS + 1


@rule
def weight(state: Record, outcome: int) -> int:
    """K4, K6: every tile in the bag is equally likely; before play, every one that is in no player's colour."""
    if outcome == NOTHING:
        return 1 if state.phase == REMOVE and REMOVED[state.players] == 0 else 0
    if state.phase == REMOVE and is_players_colour(state, colour_of(outcome)):
        return 0  # with five players, every tile is
    return int(state.bag[outcome])


@rule
def happen(state: Record, outcome: int) -> None:
    if state.phase == REMOVE:
        remove(state, outcome)
    else:
        draw_tile(state, outcome)


@rule
def remove(state: Record, outcome: int) -> None:
    """K4: tiles of other colours than the players' leave the bag unseen."""
    if outcome != NOTHING:
        state.bag[outcome] -= 1
        state.removed[outcome] += 1
        state.drawn += 1
    if state.drawn == REMOVED[state.players]:
        state.drawn = 0
        state.phase = DRAW


@rule
def draw_tile(state: Record, kind: int) -> None:
    """K6: as many tiles as there are players, face up."""
    state.bag[kind] -= 1
    state.offer[kind] += 1
    state.drawn += 1
    if state.drawn == state.players:
        state.drawn = 0
        state.turn = state.starter
        state.phase = PLACE


@rule
def place_number(kind: int, elephant: int, direction: int, edge: int) -> int:
    """The integer of a placement; `edge` is NO_EDGE for a tile without one."""
    return PLACING + ((kind * ELEPHANTS + elephant) * DIRECTIONS + direction) * DIRECTIONS + max(edge, 0)


@rule
def offered(state: Record, kind: int) -> bool:
    """K6: it lies in the middle."""
    return state.offer[kind] > 0


@rule
def beside(state: Record, elephant: int, direction: int) -> int:
    """K7: the spot orthogonally adjacent to the tile with this elephant."""
    return int(state.elephants[state.turn, elephant]) + STEPS[direction]


@rule
def stands_at(state: Record, elephant: int, spot: int) -> bool:
    return state.elephants[state.turn, elephant] == spot


@rule
def may_place_at(state: Record, elephant: int, spot: int) -> bool:
    """K8: not on the tile where the other elephant stands. K7, K10: anything else beside the elephant will do."""
    return not stands_at(state, 1 - elephant, spot)


@rule
def may_pass(state: Record) -> bool:
    """K11: twice a game, while an elephant stands."""
    return state.passes[state.turn] < PASSES


@rule
def legal(state: Record, moves: NDArray[np.int32]) -> int:
    if state.phase == PLACE:
        return legal_placements(state, moves)
    if state.phase == MOVE_ELEPHANT:
        return legal_elephant_moves(state, moves)
    moves[0] = SKIPPING  # K15: optional
    return 1 + legal_stack_moves(state, moves[1:])


@rule
def legal_placements(state: Record, moves: NDArray[np.int32]) -> int:
    """K7–K9, K11: any offered tile beside either elephant, its edge wherever one likes; or a pass."""
    found = 0
    for kind in range(KINDS):
        if not offered(state, kind):
            continue
        turns = DIRECTIONS if has_edge(kind) else 1
        for elephant in range(ELEPHANTS):
            for direction in range(DIRECTIONS):
                if may_place_at(state, elephant, beside(state, elephant, direction)):
                    for edge in range(turns):
                        moves[found] = place_number(kind, elephant, direction, edge)
                        found += 1
    if may_pass(state):
        moves[found] = PASSING
        found += 1
    return found


@rule
def may_move_to(state: Record, elephant: int, spot: int) -> bool:
    """K14: any tile of the platform but its own and the other elephant's (K8)."""
    return not stands_at(state, elephant, spot) and not stands_at(state, 1 - elephant, spot)


@rule
def legal_elephant_moves(state: Record, moves: NDArray[np.int32]) -> int:
    moves[0] = SKIPPING  # K14: optional
    found = 1
    seat = int(state.turn)
    for elephant in range(ELEPHANTS):
        for index in range(state.placed[seat]):
            if visible(state, seat, index) and may_move_to(state, elephant, int(state.spots[seat, index])):
                moves[found] = ELEPHANT_MOVING + elephant * MOST_TILES + index
                found += 1
    return found


@rule
def legal_stack_moves(state: Record, moves: NDArray[np.int32]) -> int:
    """K15, K16: every stack that may be lifted, to every spot where it may land, turned every way it may be turned.

    Stops where `moves` is full.
    """
    found = 0
    seat = int(state.turn)
    ground = ground_of(state, seat)
    stacks = stacks_on(state, seat)
    for top in range(state.placed[seat]):
        if not visible(state, seat, top):
            continue
        lifted = cell_at(ground, int(state.spots[seat, top]))
        if not may_lift(state, seat, ground, lifted, stacks):
            continue
        turns = DIRECTIONS if may_turn(state, seat, top) else 1
        for anchor in range(state.placed[seat]):
            if anchor == top or not visible(state, seat, anchor):
                continue
            for direction in range(DIRECTIONS):
                to = cell_at(ground, int(state.spots[seat, anchor])) + step(ground, direction)
                if not is_landing_spot(ground, to, direction, lifted) or not may_land(state, seat, ground, to, lifted):
                    continue
                for edge in range(turns):
                    moves[found] = stack_number(top, anchor, direction, edge)
                    found += 1
                    if found == len(moves):
                        return found
    return found


@rule
def is_landing_spot(ground: Ground, cell: int, direction: int, lifted: int) -> bool:
    """An empty spot for which the stack from which `direction` leads here is the first one beside it."""
    if cell == lifted or is_stack(ground, cell, NO_CELL):
        return False
    return anchor_beside(ground, cell, lifted) == (direction + 2) % DIRECTIONS


@rule
def stack_number(top: int, anchor: int, direction: int, edge: int) -> int:
    """The integer of a stack's move; `edge` is NO_EDGE for one that has none or is not turned."""
    return STACK_MOVING + ((top * MOST_TILES + anchor) * DIRECTIONS + direction) * DIRECTIONS + max(edge, 0)


@rule
def decide(state: Record, move: int) -> None:
    if move < PASSING:
        place(state, move - PLACING)
    elif move == PASSING:
        state.passes[state.turn] += 1  # K11: one more elephant lies
        finish_turn(state)
    else:
        if move >= STACK_MOVING:
            move_stack(state, move - STACK_MOVING)
        elif move >= ELEPHANT_MOVING:
            elephant, index = (move - ELEPHANT_MOVING) // MOST_TILES, (move - ELEPHANT_MOVING) % MOST_TILES
            state.elephants[state.turn, elephant] = state.spots[state.turn, index]
        finish_turn(state)  # K17: whatever was moved, or moved onto, has no effect of its own


@rule
def place(state: Record, number: int) -> None:
    """K7: beside an elephant, which moves onto the tile. K14, K15: a special tile may ask for one decision more."""
    edge, direction = number % DIRECTIONS, number // DIRECTIONS % DIRECTIONS
    elephant = number // (DIRECTIONS * DIRECTIONS) % ELEPHANTS
    kind = number // (DIRECTIONS * DIRECTIONS * ELEPHANTS)
    spot = beside(state, elephant, direction)
    state.offer[kind] -= 1
    add(state, int(state.turn), spot, kind, edge if has_edge(kind) else NO_EDGE)
    state.elephants[state.turn, elephant] = spot
    if kind % FACES == MOVE_ELEPHANT_FACE and elephant_can_move(state):
        state.phase = MOVE_ELEPHANT
    elif kind % FACES == MOVE_TILE_FACE and stack_can_move(state):
        state.phase = MOVE_TILE
    else:
        finish_turn(state)


@rule
def elephant_can_move(state: Record) -> bool:
    """K14: there is a tile without an elephant."""
    return stacks_on(state, int(state.turn)) > ELEPHANTS


@rule
def stack_can_move(state: Record) -> bool:
    """K15, K16: at least one stack can be moved somewhere."""
    return legal_stack_moves(state, np.empty(1, np.int32)) > 0


@rule
def move_stack(state: Record, number: int) -> None:
    """K15, K16: one tile or whole stack to an empty spot, turned or as it lay."""
    edge, direction = number % DIRECTIONS, number // DIRECTIONS % DIRECTIONS
    anchor = number // (DIRECTIONS * DIRECTIONS) % MOST_TILES
    top = number // (DIRECTIONS * DIRECTIONS * MOST_TILES)
    seat = int(state.turn)
    to = int(state.spots[seat, anchor]) + STEPS[direction]
    lies = edge if may_turn(state, seat, top) else int(state.edges[seat, top])
    carry(state, seat, int(state.spots[seat, top]), to, lies)


@rule
def finish_turn(state: Record) -> None:
    """K6: from the start player clockwise, each player once."""
    state.turn = (state.turn + 1) % state.players
    state.phase = PLACE
    if state.turn == state.starter:
        finish_round(state)


@rule
def finish_round(state: Record) -> None:
    """K6: the bag goes to the left, and tiles left over leave the game. K18: the game ends when the bag is empty."""
    state.starter = (state.starter + 1) % state.players
    state.turn = state.starter
    for kind in range(KINDS):
        state.gone[kind] += state.offer[kind]
    state.offer[:] = 0
    if count(state.bag) > 0:
        state.phase = DRAW
    else:
        state.elephants[:] = NOWHERE  # K18: elephants leave the platforms
        state.phase = OVER


@rule
def count(tiles: NDArray[np.int8]) -> int:
    """How many tiles lie in the bag, in the middle, in the box."""
    total = 0
    for kind in range(KINDS):
        total += tiles[kind]
    return total


@rule
def standing(state: Record, scores: NDArray[np.int32], winners: NDArray[np.bool_]) -> None:
    """K25: most points win, and a tie is a shared victory."""
    sheet = np.empty(LINES, np.int32)
    for seat in range(state.players):
        scores[seat] = score(state, seat, sheet)
    best = scores[0]
    for seat in range(state.players):
        best = max(best, scores[seat])
    for seat in range(state.players):
        winners[seat] = scores[seat] == best


@rule
def worth(states: State, work: State, moves: NDArray[np.int32], change: NDArray[np.float64]) -> None:
    """What each decision changes of the score so far. A decision draws nothing: that comes with the next round."""
    sheet = np.empty(LINES, np.int32)
    seat = int(states[0].turn)
    now = score(states[0], seat, sheet)
    for place in range(len(moves)):
        work[0] = states[0]
        decide(work[0], moves[place])
        change[place] = score(work[0], seat, sheet) - now


@rule
def imagine(state: Record, seat: int, dice: Record) -> None:
    """K26: the removed tiles are drawn anew from all unseen ones that may be among them (K4). The bag has no order."""
    hidden = count(state.removed)
    unseen = 0
    for kind in range(KINDS):
        state.bag[kind] += state.removed[kind]
        state.removed[kind] = 0
        if not is_players_colour(state, colour_of(kind)):
            unseen += state.bag[kind]
    for _ in range(hidden):
        left = below(dice, unseen)
        for kind in range(KINDS):
            if is_players_colour(state, colour_of(kind)):
                continue
            left -= state.bag[kind]
            if left < 0:
                state.bag[kind] -= 1
                state.removed[kind] += 1
                break
        unseen -= 1
    rekey(state, dice)
