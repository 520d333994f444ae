"""The Altar: its hexes, its tokens and its gems (G4, G7, G8)."""

from collections.abc import Sequence
from itertools import accumulate, pairwise

import numpy as np
from numpy.typing import NDArray

from kolam.engine.compiled import Record, rule
from kolam.games.ganesha.record import (
    DRAW_HEXES,
    FACE_DOWN,
    FILL_ALTAR,
    GEM_COLOURS,
    NO_GEM,
    NO_HEX,
    NO_TOKEN,
    PLACE_TOKENS,
    TOKENS,
    TURN_TOKENS,
)

NOTHING = GEM_COLOURS  # what comes out of an empty bag


def hexes_by_row(rows: Sequence[int]) -> list[range]:
    """G4: numbered left to right, top to bottom."""
    #        0  1  2
    #      3  4  5  6
    #    7  8  9 10 11
    #     12 13 14 15
    #       16 17 18
    return [range(end - width, end) for width, end in zip(rows, accumulate(rows), strict=True)]


def neighbours(rows: Sequence[int]) -> list[set[int]]:
    """G4: the hexes that share a side with each hex."""
    lines = hexes_by_row(rows)
    near: list[set[int]] = [set() for _ in range(sum(rows))]
    pairs = [(hex, hex + 1) for line in lines for hex in line[:-1]]
    for upper, lower in pairwise(lines):
        # The longer row sticks out by half a hex on both sides.
        long, short = (lower, upper) if len(lower) > len(upper) else (upper, lower)
        pairs += [(hex, long[place + side]) for place, hex in enumerate(short) for side in (0, 1)]
    for hex, other in pairs:
        near[hex].add(other)
        near[other].add(hex)
    return near


def neighbour_bits(rows: Sequence[int]) -> NDArray[np.int64]:
    """The same as the record holds it."""
    return np.array([sum(1 << other for other in near) for near in neighbours(rows)], np.int64)


@rule
def bit(hex: int) -> int:
    return 1 << int(hex)


@rule
def size(hexes: int) -> int:
    """How many hexes there are in a set of bits."""
    found = 0
    while hexes:
        hexes &= hexes - 1
        found += 1
    return found


@rule
def first_of(hexes: int) -> int:
    return size((hexes & -hexes) - 1)


@rule
def pairs(neighbours: NDArray[np.int64], free: int) -> int:
    """In how many ways two tokens can lie on free hexes that are not adjacent."""
    found = 0
    while free:
        first = first_of(free)
        free &= free - 1
        found += size(free & ~int(neighbours[first]))
    return found


@rule
def ways(neighbours: NDArray[np.int64], free: int, tokens: int) -> int:
    """In how many ways up to three tokens can lie on free hexes, no two of them adjacent."""
    if tokens == 0:
        return 1
    if tokens == 1:
        return size(free)
    if tokens == 2:
        return pairs(neighbours, free)
    found = 0
    while free:
        first = first_of(free)
        free &= free - 1
        found += pairs(neighbours, free & ~int(neighbours[first]))
    return found


@rule
def is_room(neighbours: NDArray[np.int64], free: int, tokens: int) -> bool:
    """Up to three tokens can lie on free hexes, no two of them adjacent."""
    if tokens <= 2:
        return ways(neighbours, free, tokens) > 0
    while free:
        first = first_of(free)
        free &= free - 1
        if pairs(neighbours, free & ~int(neighbours[first])) > 0:
            return True
    return False


@rule
def adjacent(state: Record, hex: int, other: int) -> bool:
    """G4: two hexes that share a side."""
    return int(state.neighbours[hex]) & bit(other) != 0


@rule
def has_gem(state: Record, hex: int) -> bool:
    return state.altar[hex] != NO_GEM


@rule
def altar_has_gem(state: Record) -> bool:
    """G11, G28."""
    for hex in range(state.hexes):
        if has_gem(state, hex):
            return True
    return False


@rule
def bag_size(state: Record) -> int:
    gems = 0
    for colour in range(GEM_COLOURS):
        gems += state.bag[colour]
    return gems


@rule
def start_altar(state: Record) -> None:
    """G7, G10: gems and tokens of the old Altar go back; new tokens, then new gems, come onto it."""
    for hex in range(state.hexes):
        if has_gem(state, hex):
            state.bag[state.altar[hex]] += 1
            state.altar[hex] = NO_GEM
        state.tokens[hex] = NO_TOKEN
    state.next_hex = 0
    if state.spices:
        state.free = bit(state.hexes) - 1
        state.unused = bit(len(TOKENS)) - 1
        state.tokens_left = state.players
        state.phase = PLACE_TOKENS if state.placed else DRAW_HEXES
    else:
        state.phase = FILL_ALTAR


@rule
def is_beside_token(state: Record, hex: int) -> bool:
    """G7."""
    for other in range(state.hexes):
        if state.tokens[other] != NO_TOKEN and adjacent(state, hex, other):
            return True
    return False


@rule
def may_place_token(state: Record, hex: int) -> bool:
    """G7: no token on the hex or beside it, and room for the tokens still to come."""
    if not int(state.free) & bit(hex):
        return False
    free = int(state.free) & ~int(state.neighbours[hex]) & ~bit(hex)
    return is_room(state.neighbours, free, int(state.tokens_left) - 1)


@rule
def token_weight(state: Record, hex: int) -> int:
    """G7: every placement of all tokens is equally likely, so a hex counts by the placements that go on from it.

    They are drawn in the order of the hexes: only those after the last one are free.
    """
    if not int(state.free) & bit(hex):
        return 0
    if state.tokens_left == state.players:
        return int(state.openings[hex])
    return ways(state.neighbours, free_after(state, hex), int(state.tokens_left) - 1)


@rule
def free_after(state: Record, hex: int) -> int:
    """The hexes after `hex` on which a token may lie, if one lies on it."""
    return int(state.free) & ~int(state.neighbours[hex]) & -bit(hex + 1)


@rule
def count_openings(state: Record) -> None:
    """G7: in how many ways the tokens can lie with the first of them on each hex. Counted once, for all Altars."""
    state.free = bit(state.hexes) - 1
    for hex in range(state.hexes):
        state.openings[hex] = ways(state.neighbours, free_after(state, hex), int(state.players) - 1)


@rule
def place_token(state: Record, hex: int) -> None:
    """G7: face down."""
    state.tokens[hex] = FACE_DOWN
    state.tokens_left -= 1
    if state.tokens_left > 0:
        state.free = int(state.free) & ~int(state.neighbours[hex]) & ~bit(hex)
    else:
        state.free = 0
        state.next_hex = next_face_down(state)
        state.phase = TURN_TOKENS


@rule
def draw_token(state: Record, hex: int) -> None:
    """G7: on a hex that chance chose."""
    state.free = int(state.free) & -bit(hex)
    place_token(state, hex)


@rule
def next_face_down(state: Record) -> int:
    for hex in range(state.next_hex, state.hexes):
        if state.tokens[hex] == FACE_DOWN:
            return hex
    return NO_HEX


@rule
def token_is_unused(state: Record, token: int) -> bool:
    return int(state.unused) & bit(token) != 0


@rule
def turn_token(state: Record, token: int) -> None:
    """G7: the next token is turned face up."""
    state.tokens[state.next_hex] = token
    state.unused = int(state.unused) & ~bit(token)
    state.next_hex = next_face_down(state)
    if state.next_hex == NO_HEX:
        state.next_hex = 0
        state.unused = 0
        state.phase = FILL_ALTAR


@rule
def gem_weight(state: Record, outcome: int) -> int:
    """Every gem in the bag is equally likely to come out of it; G8: nothing comes out of an empty one."""
    if outcome < GEM_COLOURS:
        return state.bag[outcome]
    return 1 if outcome == NOTHING and bag_size(state) == 0 else 0


@rule
def fill_hex(state: Record, outcome: int) -> bool:
    """G8: the next gem onto the next hex. True when the Altar is done."""
    if outcome != NOTHING:
        state.bag[outcome] -= 1
        state.altar[state.next_hex] = outcome
    state.next_hex += 1
    if state.next_hex < state.hexes:
        return False
    state.next_hex = 0
    return True
