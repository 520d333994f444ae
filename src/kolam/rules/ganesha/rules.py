"""The rules of Ganesha as the contract asks for them. The ids are those of docs/rules/ganesha.md."""

import numpy as np
from numpy.typing import NDArray

from kolam.rules.chance import rekey
from kolam.rules.compiled import Record, rule
from kolam.rules.contract import CHANCE, NOBODY
from kolam.rules.ganesha.altar import (
    OUTCOMES,
    fill_hex,
    gem_weight,
    has_gem,
    place_token,
    start_altar,
    token_is_unused,
    token_weight,
    turn_token,
)
from kolam.rules.ganesha.decisions import (
    END,
    ENOUGH,
    GIVE,
    LEAVE,
    LIFT_SLOTS,
    OFFER_GEM,
    PLACE_LAST,
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
from kolam.rules.ganesha.mandala import holds, may_offer, offer
from kolam.rules.ganesha.record import (
    ANSWER,
    BLACK_DRAW,
    BLACK_MUSTARD,
    BLACK_PEPPER,
    CARAWAY,
    CARDAMOM,
    CINNAMON,
    CORIANDER,
    FILL_ALTAR,
    FINAL,
    GEM_COLOURS,
    GINGER,
    HEXES,
    LIFT,
    NO_GEM,
    NO_HEX,
    NO_SEAT,
    NO_SLOT,
    NO_TOKEN,
    OFFER,
    OVER,
    PLACE_TOKENS,
    RED_DRAW,
    REFILL,
    SECOND,
    SLOTS,
    SPICE,
    STORE,
    TAKE,
    TOKENS,
    TURN_TOKENS,
)
from kolam.rules.ganesha.rounds import (
    after_altar,
    after_lift,
    after_spice,
    after_store,
    after_take,
    end_turn,
    place_last,
)
from kolam.rules.ganesha.spices import (
    answer_ginger,
    black_pepper_brings,
    can_give,
    may_ask,
    may_remove,
    red_pepper_brings,
    token_in_hand,
    use_black_mustard,
    use_black_pepper,
    use_caraway,
    use_cardamom,
    use_red_pepper,
)
from kolam.rules.ganesha.taking import may_take_second, take
from kolam.rules.ganesha.tile import TREASURY, lift, may_lift, may_store, refill, store


@rule
def set_up(state: Record, gems: int, first: int) -> None:
    """G1, G5, G6: the gems in the bag, nothing on any tile, the Drum with the first player."""
    state.bag[:] = gems
    state.altar[:] = NO_GEM
    state.tokens[:] = NO_TOKEN
    state.tactics[:] = NO_GEM
    state.taken[:] = NO_GEM
    state.from_hex = NO_HEX
    state.asked = NO_SEAT
    state.used_slot = NO_SLOT
    state.round_number = 1
    state.drum = first
    state.turn = first
    start_altar(state)


@rule
def whose(state: Record) -> int:
    if state.phase == ANSWER:
        return state.asked  # G30: the choice is that player's
    if state.phase == OVER:
        return NOBODY
    if state.phase < TAKE or state.phase in (RED_DRAW, BLACK_DRAW):
        return CHANCE
    return state.turn


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
        return legal_gems(state, PLACE_LAST, moves)
    return 0


@rule
def legal_first_gems(state: Record, moves: NDArray[np.int32]) -> int:
    found = 0
    for hex in range(HEXES):
        if has_gem(state, hex):
            moves[found] = TAKE_HEX + hex
            found += 1
    return found


@rule
def legal_second_gems(state: Record, moves: NDArray[np.int32]) -> int:
    found = 0
    for hex in range(HEXES):
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
        for hex in range(HEXES):
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
def decide(state: Record, move: int) -> None:
    if move < ENOUGH:
        take(state, move - TAKE_HEX)
        after_take(state)
    elif move == ENOUGH:
        state.phase = STORE
    elif move < LEAVE:
        use(state, move)
    elif move == LEAVE:
        after_spice(state)
    elif move < STORE_GEM:
        answer_ginger(state, move - GIVE)
        after_spice(state)
    elif move < LIFT_SLOTS:
        store(state, move - STORE_GEM + TREASURY)
        after_store(state)
    elif move < REFILL_SLOT:
        for slot in range(SLOTS):
            if move - LIFT_SLOTS in (slot, SLOTS):
                lift(state, slot)
        after_lift(state)
    elif move < OFFER_GEM:
        refill(state, move - REFILL_SLOT)
        after_lift(state)
    elif move < END:
        offer(state, (move - OFFER_GEM) // GEM_COLOURS + NO_GEM, (move - OFFER_GEM) % GEM_COLOURS)
        end_turn(state)
    elif move == END:
        end_turn(state)
    else:
        place_last(state, move - PLACE_LAST)


@rule
def use(state: Record, move: int) -> None:
    """G27–G34: a token's effect. Two of them wait for the bag, and Ginger for another player."""
    if move >= USE_BLACK_PEPPER:
        use_black_pepper(state, move - USE_BLACK_PEPPER)
        state.phase = BLACK_DRAW
    elif move == USE_RED_PEPPER:
        use_red_pepper(state)
        state.phase = RED_DRAW
    elif USE_GINGER <= move < USE_BLACK_MUSTARD:
        state.asked = move - USE_GINGER
        state.phase = ANSWER
    else:
        if move < USE_CARAWAY:
            use_cardamom(state, move - USE_CARDAMOM)
        elif move < USE_CORIANDER:
            use_caraway(state, move - USE_CARAWAY)
        elif move == USE_CORIANDER:
            state.coriander = True
        elif move == USE_BLACK_MUSTARD:
            use_black_mustard(state)
        else:
            state.cinnamon = True
        after_spice(state)


@rule
def outcomes(state: Record) -> int:
    return OUTCOMES


@rule
def weight(state: Record, outcome: int) -> int:
    if state.phase == PLACE_TOKENS:
        return token_weight(state, outcome)
    if state.phase == TURN_TOKENS:
        return 1 if outcome < len(TOKENS) and token_is_unused(state, outcome) else 0
    return gem_weight(state, outcome)


@rule
def happen(state: Record, outcome: int) -> None:
    if state.phase == PLACE_TOKENS:
        place_token(state, outcome)
    elif state.phase == TURN_TOKENS:
        turn_token(state, outcome)
    elif state.phase == FILL_ALTAR:
        if fill_hex(state, outcome):
            after_altar(state)
    else:
        if state.phase == RED_DRAW:
            red_pepper_brings(state, outcome)
        else:
            black_pepper_brings(state, outcome)
        after_spice(state)


@rule
def imagine(state: Record, seat: int, dice: Record) -> None:
    """G25: only what the bag will bring is hidden."""
    rekey(state, dice)
