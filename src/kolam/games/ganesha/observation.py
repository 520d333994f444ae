"""What everybody at a table of Ganesha knows, as numbers for learning (G25)."""

import numpy as np
from numpy.typing import NDArray

from kolam.engine.compiled import Record, rule
from kolam.games.ganesha.record import (
    ANSWER,
    FACE_DOWN,
    FINAL,
    GEM_COLOURS,
    LONGEST_TRACK,
    MOST_HEXES,
    MOST_PLAYERS,
    MOST_ROWS,
    NO_GEM,
    NO_HEX,
    NO_REACH,
    NO_SEAT,
    NO_SLOT,
    NO_TOKEN,
    OVER,
    PLACE_TOKENS,
    SLOTS,
    TAKE,
    TOKENS,
)

# Where each part begins. Docs: docs/rules/ganesha.md.
ALTAR = 0  # for each hex, one of five colours
TOKEN = ALTAR + MOST_HEXES * GEM_COLOURS  # for each hex, one of eight tokens
HIDDEN = TOKEN + MOST_HEXES * len(TOKENS)  # for each hex, a token that is face down
ROWS = HIDDEN + MOST_HEXES  # hexes of each row, 0 beyond the last
BAG = ROWS + MOST_ROWS  # gems of each colour
TRACKS = BAG + GEM_COLOURS  # for each colour, the values of its slots, 0 beyond them
LENGTHS = TRACKS + GEM_COLOURS * LONGEST_TRACK  # slots, for each colour
FILLED = LENGTHS + GEM_COLOURS  # slots filled, for each colour
SEATS = FILLED + GEM_COLOURS  # four parts, the observer's own first, then clockwise
SCORE, MOVED, YOUNGER, TREASURY = 0, 1, 2, 3  # within a seat's part; YOUNGER: how many seats are younger
TACTICS = TREASURY + GEM_COLOURS  # for each slot, one of five colours
SEAT = TACTICS + SLOTS * GEM_COLOURS
PLAYERS = SEATS + MOST_PLAYERS * SEAT
ROUND = PLAYERS + 1
SPICES = ROUND + 1
PLACED = SPICES + 1  # the player with the Drum chooses the hexes of the tokens
DRUM = PLACED + 1  # one of four, counted from the observer
TURN = DRUM + MOST_PLAYERS  # one of four, counted from the observer
ASKED = TURN + MOST_PLAYERS  # one of four, counted from the observer: who must answer Ginger
PHASE = ASKED + MOST_PLAYERS  # one of the phases from PLACE_TOKENS to OVER
TAKEN = PHASE + OVER - PLACE_TOKENS + 1  # for each of two gems not yet stored, one of five colours
FROM_HEX = TAKEN + 2 * GEM_COLOURS  # one of the hexes: where the last gem was taken
REACH = FROM_HEX + MOST_HEXES  # a second gem: adjacent, or anywhere
USED_SLOT = REACH + 2  # one of two: where the first of two gems was stored
LIFTED = USED_SLOT + SLOTS  # slots to be refilled
PROMISES = LIFTED + SLOTS  # Coriander, Cinnamon
OBSERVATION = PROMISES + 2


@rule
def observe(state: Record, seat: int, observation: NDArray[np.int16]) -> None:
    observation[:] = 0
    for hex in range(state.hexes):
        if state.altar[hex] != NO_GEM:
            observation[ALTAR + hex * GEM_COLOURS + int(state.altar[hex])] = 1
        if state.tokens[hex] == FACE_DOWN:
            observation[HIDDEN + hex] = 1
        elif state.tokens[hex] != NO_TOKEN:
            observation[TOKEN + hex * len(TOKENS) + int(state.tokens[hex])] = 1
    for row in range(MOST_ROWS):
        observation[ROWS + row] = state.rows[row]
    for colour in range(GEM_COLOURS):
        observation[LENGTHS + colour] = state.slots[colour]
        observation[BAG + colour] = state.bag[colour]
        observation[FILLED + colour] = state.mandala[colour]
        for slot in range(LONGEST_TRACK):
            observation[TRACKS + colour * LONGEST_TRACK + slot] = state.tracks[colour, slot]
    for place in range(state.players):
        observe_seat(state, (seat + place) % int(state.players), observation[SEATS + place * SEAT :])
    observation[PLAYERS] = state.players
    observation[ROUND] = state.round_number
    observation[SPICES] = 1 if state.spices else 0
    observation[PLACED] = 1 if state.placed else 0
    observation[DRUM + (int(state.drum) - seat) % int(state.players)] = 1
    if state.turn != NO_SEAT:
        observation[TURN + (int(state.turn) - seat) % int(state.players)] = 1
    if state.phase == ANSWER:
        observation[ASKED + (int(state.asked) - seat) % int(state.players)] = 1
    if state.phase >= PLACE_TOKENS:
        observation[PHASE + int(state.phase) - PLACE_TOKENS] = 1
        if TAKE <= state.phase < FINAL:
            observe_turn(state, observation)


@rule
def observe_seat(state: Record, seat: int, part: NDArray[np.int16]) -> None:
    part[SCORE] = state.scores[seat]
    part[MOVED] = state.moved[seat]
    for place in range(state.players):
        if state.youngest[place] == seat:
            part[YOUNGER] = place
    for colour in range(GEM_COLOURS):
        part[TREASURY + colour] = state.treasuries[seat, colour]
    for slot in range(SLOTS):
        if state.tactics[seat, slot] != NO_GEM:
            part[TACTICS + slot * GEM_COLOURS + int(state.tactics[seat, slot])] = 1


@rule
def observe_turn(state: Record, observation: NDArray[np.int16]) -> None:
    for gem in range(2):
        if state.taken[gem] != NO_GEM:
            observation[TAKEN + gem * GEM_COLOURS + int(state.taken[gem])] = 1
    if state.from_hex != NO_HEX:
        observation[FROM_HEX + int(state.from_hex)] = 1
    if state.reach != NO_REACH:
        observation[REACH + int(state.reach) - 1] = 1
    if state.used_slot != NO_SLOT:
        observation[USED_SLOT + int(state.used_slot)] = 1
    for slot in range(SLOTS):
        observation[LIFTED + slot] = state.lifted[slot]
    observation[PROMISES] = 1 if state.coriander else 0
    observation[PROMISES + 1] = 1 if state.cinnamon else 0
