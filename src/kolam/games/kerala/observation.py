"""What a seat of Kerala knows, as numbers for learning (K26): all but the bag's order and the removed tiles."""

import numpy as np
from numpy.typing import NDArray

from kolam.engine.compiled import Record, rule
from kolam.games.kerala.platform import visible, x_of, y_of
from kolam.games.kerala.record import (
    COLOURS,
    ELEPHANTS,
    KINDS,
    MOST_PLAYERS,
    MOST_TILES,
    MOVE_TILE,
    NOWHERE,
    PLACE,
)
from kolam.games.kerala.rules import count

# Where each part begins. Docs: docs/rules/kerala.md.
OFFER = 0  # how many of each kind lie in the middle
UNSEEN = OFFER + KINDS  # how many of each kind are in the bag or were removed before play
GONE = UNSEEN + KINDS  # how many of each kind left the game after passes
BAG = GONE + KINDS  # tiles in the bag
NEAR_ELEPHANT = BAG + 1  # the option
TURN_MOVED = NEAR_ELEPHANT + 1  # the option
PHASE = TURN_MOVED + 1  # one of three: placing, moving an elephant, moving a stack
TURN = PHASE + 3  # one of five, counted from the observer
HOLDS_BAG = TURN + MOST_PLAYERS  # one of five, counted from the observer
SEATS = HOLDS_BAG + MOST_PLAYERS  # five parts, the observer's own first, then clockwise

# Within a seat's part.
PLAYS = 0  # 1 if somebody sits there
COLOUR = PLAYS + 1  # one of five
PASSED = COLOUR + COLOURS
ELEPHANT = PASSED + 1  # on the platform or not, x, y; for both elephants
PLATFORM = ELEPHANT + ELEPHANTS * 3  # its tiles in reading order
TILE = 5  # x, y, kind + 1, edge + 1, visible or not; zeros if there is no tile
SEAT = PLATFORM + MOST_TILES * TILE
OBSERVATION = SEATS + MOST_PLAYERS * SEAT


@rule
def observe(state: Record, seat: int, observation: NDArray[np.int16]) -> None:
    """With perfect recall: covered tiles and tiles that left the game were seen by all."""
    observation[:] = 0
    for kind in range(KINDS):
        observation[OFFER + kind] = state.offer[kind]
        observation[UNSEEN + kind] = state.bag[kind] + state.removed[kind]
        observation[GONE + kind] = state.gone[kind]
    observation[BAG] = count(state.bag)
    observation[NEAR_ELEPHANT] = state.near_elephant
    observation[TURN_MOVED] = state.turn_moved
    if PLACE <= state.phase <= MOVE_TILE:
        observation[PHASE + int(state.phase) - PLACE] = 1
        observation[TURN + (int(state.turn) - seat) % int(state.players)] = 1
        observation[HOLDS_BAG + (int(state.starter) - seat) % int(state.players)] = 1
    for place in range(state.players):
        observe_seat(state, (seat + place) % int(state.players), observation[SEATS + place * SEAT :])


@rule
def observe_seat(state: Record, seat: int, part: NDArray[np.int16]) -> None:
    part[PLAYS] = 1
    part[COLOUR + int(state.colours[seat])] = 1
    part[PASSED] = state.passes[seat]
    for elephant in range(ELEPHANTS):
        spot = state.elephants[seat, elephant]
        if spot != NOWHERE:
            part[ELEPHANT + 3 * elephant] = 1
            part[ELEPHANT + 3 * elephant + 1] = x_of(spot)
            part[ELEPHANT + 3 * elephant + 2] = y_of(spot)
    for index in range(state.placed[seat]):
        tile = PLATFORM + index * TILE
        part[tile] = x_of(state.spots[seat, index])
        part[tile + 1] = y_of(state.spots[seat, index])
        part[tile + 2] = state.tiles[seat, index] + 1
        part[tile + 3] = state.edges[seat, index] + 1
        part[tile + 4] = visible(state, seat, index)
