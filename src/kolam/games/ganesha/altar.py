"""The Altar: its hexes, its tokens and its gems (G4, G7, G8)."""

from functools import cache
from itertools import pairwise

import numpy as np

from kolam.engine.compiled import Record, rule
from kolam.games.ganesha.record import (
    FACE_DOWN,
    FILL_ALTAR,
    GEM_COLOURS,
    HEXES,
    MOST_PLAYERS,
    NO_GEM,
    NO_HEX,
    NO_TOKEN,
    PLACE_TOKENS,
    TURN_TOKENS,
)

NOTHING = GEM_COLOURS  # what comes out of an empty bag
OUTCOMES = HEXES  # hexes for tokens, 8 tokens, 5 colours and nothing

#        0  1  2
#      3  4  5  6
#    7  8  9 10 11
#     12 13 14 15
#       16 17 18
ROWS = (range(3), range(3, 7), range(7, 12), range(12, 16), range(16, 19))


def neighbours() -> dict[int, set[int]]:
    """G4: the hexes that share a side with each hex."""
    pairs = [(hex, hex + 1) for row in ROWS for hex in row[:-1]]
    for upper, lower in pairwise(ROWS):
        # The wider row sticks out by half a hex on both sides.
        wide, narrow = (lower, upper) if len(lower) > len(upper) else (upper, lower)
        pairs += [(hex, wide[place + side]) for place, hex in enumerate(narrow) for side in (0, 1)]
    return {hex: {a + b - hex for a, b in pairs if hex in (a, b)} for hex in range(HEXES)}


NEIGHBOURS = neighbours()
ADJACENCY = np.array([[other in NEIGHBOURS[hex] for other in range(HEXES)] for hex in range(HEXES)])

# Of the hexes after a hex, only the next five can be adjacent to it or to one before it.
WINDOW = 5
NEAR = [sum(1 << (other - hex - 1) for other in NEIGHBOURS[hex] if other > hex) for hex in range(HEXES)]


@cache
def placements(hex: int, near: int, tokens: int) -> int:
    """In how many ways tokens can lie on `hex` and those after it, no two adjacent, where `near` is taken away."""
    if tokens == 0:
        return 1
    if hex == HEXES:
        return 0
    without = placements(hex + 1, near >> 1, tokens)
    return without if near & 1 else without + placements(hex + 1, (near >> 1) | NEAR[hex], tokens - 1)


NEAR_BITS = np.array(NEAR)
PLACEMENTS = np.array(
    [
        [[placements(hex, near, tokens) for tokens in range(MOST_PLAYERS)] for near in range(1 << WINDOW)]
        for hex in range(HEXES + 1)
    ]
)


@rule
def adjacent(hex: int, other: int) -> bool:
    """G4: two hexes that share a side."""
    return ADJACENCY[hex, other]


@rule
def has_gem(state: Record, hex: int) -> bool:
    return state.altar[hex] != NO_GEM


@rule
def altar_has_gem(state: Record) -> bool:
    """G11, G28."""
    for hex in range(HEXES):
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
    """G7, G10: gems and tokens of the old Altar go back; new tokens, then new gems, are drawn."""
    for hex in range(HEXES):
        if has_gem(state, hex):
            state.bag[state.altar[hex]] += 1
            state.altar[hex] = NO_GEM
        state.tokens[hex] = NO_TOKEN
    state.next_hex = 0
    if state.spices:
        state.tokens_left = state.players
        state.phase = PLACE_TOKENS
    else:
        state.phase = FILL_ALTAR


@rule
def nearer(state: Record, hex: int) -> int:
    """The hexes after `hex` that a token on it or before it leaves out, as bits."""
    return (int(state.near) >> (hex + 1 - int(state.next_hex))) | NEAR_BITS[hex]


@rule
def token_weight(state: Record, hex: int) -> int:
    """G7: every placement of all tokens is equally likely, so a hex counts by the placements that go on from it."""
    ahead = hex - int(state.next_hex)
    if ahead < 0 or (ahead < WINDOW and (int(state.near) >> ahead) & 1):
        return 0
    return PLACEMENTS[hex + 1, nearer(state, hex), int(state.tokens_left) - 1]


@rule
def place_token(state: Record, hex: int) -> None:
    """G7: face down, in the order of the hexes."""
    state.near = nearer(state, hex)
    state.tokens[hex] = FACE_DOWN
    state.next_hex = hex + 1
    state.tokens_left -= 1
    if state.tokens_left == 0:
        state.near = 0
        state.next_hex = next_face_down(state)
        state.phase = TURN_TOKENS


@rule
def next_face_down(state: Record) -> int:
    for hex in range(HEXES):
        if state.tokens[hex] == FACE_DOWN:
            return hex
    return NO_HEX


@rule
def token_is_unused(state: Record, token: int) -> bool:
    for hex in range(HEXES):
        if state.tokens[hex] == token:
            return False
    return True


@rule
def turn_token(state: Record, token: int) -> None:
    """G7: the next token is turned face up."""
    state.tokens[state.next_hex] = token
    state.next_hex = next_face_down(state)
    if state.next_hex == NO_HEX:
        state.next_hex = 0
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
    if state.next_hex < HEXES:
        return False
    state.next_hex = 0
    return True
