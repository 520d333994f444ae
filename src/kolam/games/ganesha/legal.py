"""What may be decided in each phase of Ganesha."""

import numpy as np
from numpy.typing import NDArray

from kolam.engine.compiled import Record, rule
from kolam.games.ganesha.altar import has_gem, may_place_token
from kolam.games.ganesha.decisions import (
    END,
    ENOUGH,
    GIVE,
    LEAVE,
    LIFT_SLOTS,
    OFFER_GEM,
    PLACE_LAST,
    PLACE_TOKEN,
    REFILL_SLOT,
    STORE_GEM,
    TAKE_HEX,
    USE_BLACK_MUSTARD,
    USE_BLACK_PEPPER,
    USE_CARAWAY,
    USE_CARDAMOM,
    USE_CINNAMON,
    USE_CORIANDER,
    USE_GINGER,
    USE_RED_PEPPER,
)
from kolam.games.ganesha.mandala import holds, may_offer, may_place
from kolam.games.ganesha.record import (
    ANSWER,
    BLACK_MUSTARD,
    BLACK_PEPPER,
    CARAWAY,
    CARDAMOM,
    CINNAMON,
    CORIANDER,
    FINAL,
    GEM_COLOURS,
    GINGER,
    LIFT,
    NO_GEM,
    OFFER,
    PLACE_TOKENS,
    REFILL,
    SECOND,
    SLOTS,
    SPICE,
    STORE,
    TAKE,
)
from kolam.games.ganesha.spices import can_give, may_ask, may_remove, token_in_hand
from kolam.games.ganesha.taking import may_take_second
from kolam.games.ganesha.tile import TREASURY, may_lift, may_store


@rule
def legal(state: Record, moves: NDArray[np.int32]) -> int:
    if state.phase == TAKE:  # G11, G12
        return legal_first_gems(state, moves)
    if state.phase == SECOND:  # G13, G14
        return legal_second_gems(state, moves)
    if state.phase == SPICE:  # G15, G26
        found = legal_uses(state, moves)
        moves[found] = LEAVE
        return found + 1
    if state.phase == ANSWER:  # G30
        return legal_answers(state, moves)
    if state.phase == STORE:  # G16
        return legal_places(state, moves)
    if state.phase == LIFT:  # G29
        return legal_lifts(state, moves)
    if state.phase == OFFER:  # G18, G19
        found = legal_offerings(state, moves)
        moves[found] = END
        return found + 1
    if state.phase == REFILL:  # G29
        return legal_gems(state, REFILL_SLOT, moves)
    if state.phase == FINAL:  # G22
        return legal_last_gems(state, moves)
    if state.phase == PLACE_TOKENS:  # G7
        return legal_token_hexes(state, moves)
    return 0


@rule
def legal_token_hexes(state: Record, moves: NDArray[np.int32]) -> int:
    found = 0
    for hex in range(state.hexes):
        if may_place_token(state, hex):
            moves[found] = PLACE_TOKEN + hex
            found += 1
    return found


@rule
def legal_first_gems(state: Record, moves: NDArray[np.int32]) -> int:
    found = 0
    for hex in range(state.hexes):
        if has_gem(state, hex):
            moves[found] = TAKE_HEX + hex
            found += 1
    return found


@rule
def legal_second_gems(state: Record, moves: NDArray[np.int32]) -> int:
    found = 0
    for hex in range(state.hexes):
        if may_take_second(state, hex):
            moves[found] = TAKE_HEX + hex
            found += 1
    moves[found] = ENOUGH
    return found + 1


@rule
def legal_uses(state: Record, moves: NDArray[np.int32]) -> int:
    """G27–G34: what the token in hand can do."""
    token = token_in_hand(state)
    if token == BLACK_PEPPER:
        return legal_gems(state, USE_BLACK_PEPPER, moves)
    found = 0
    if token == CARDAMOM:
        for colour in range(GEM_COLOURS):
            if may_remove(state, colour):
                moves[found] = USE_CARDAMOM + colour
                found += 1
    elif token == CARAWAY:
        for hex in range(state.hexes):
            if has_gem(state, hex):
                moves[found] = USE_CARAWAY + hex
                found += 1
    elif token == GINGER:
        for seat in range(state.players):
            if may_ask(state, seat):
                moves[found] = USE_GINGER + seat
                found += 1
    else:
        moves[0] = simple_use(token)
        found = 1
    return found


@rule
def simple_use(token: int) -> int:
    """The decision to use a token that leaves nothing to choose."""
    if token == CORIANDER:
        return USE_CORIANDER
    if token == BLACK_MUSTARD:
        return USE_BLACK_MUSTARD
    return USE_CINNAMON if token == CINNAMON else USE_RED_PEPPER


@rule
def legal_answers(state: Record, moves: NDArray[np.int32]) -> int:
    found = 0
    for colour in range(GEM_COLOURS):
        if can_give(state, state.asked, colour):
            moves[found] = GIVE + colour
            found += 1
    return found


@rule
def legal_places(state: Record, moves: NDArray[np.int32]) -> int:
    found = 0
    for slot in range(TREASURY, SLOTS):
        if may_store(state, slot):
            moves[found] = STORE_GEM + slot - TREASURY
            found += 1
    return found


@rule
def legal_lifts(state: Record, moves: NDArray[np.int32]) -> int:
    found = 0
    for slot in range(SLOTS):
        if may_lift(state, slot):
            moves[found] = LIFT_SLOTS + slot
            found += 1
    if found == SLOTS:
        moves[found] = LIFT_SLOTS + SLOTS
        found += 1
    return found


@rule
def legal_offerings(state: Record, moves: NDArray[np.int32]) -> int:
    found = 0
    for gem in range(NO_GEM, GEM_COLOURS):
        for colour in range(GEM_COLOURS):
            if may_offer(state, gem, colour):
                moves[found] = OFFER_GEM + (gem - NO_GEM) * GEM_COLOURS + colour
                found += 1
    return found


@rule
def legal_gems(state: Record, decision: int, moves: NDArray[np.int32]) -> int:
    """A decision about a gem of one's Treasury."""
    found = 0
    for colour in range(GEM_COLOURS):
        if holds(state, state.turn, colour):
            moves[found] = decision + colour
            found += 1
    return found


@rule
def legal_last_gems(state: Record, moves: NDArray[np.int32]) -> int:
    found = 0
    for colour in range(GEM_COLOURS):
        if may_place(state, state.turn, colour):
            moves[found] = PLACE_LAST + colour
            found += 1
    return found
