"""The rules of Ganesha as the contract asks for them. The ids are those of docs/rules/ganesha.md."""

from kolam.engine.chance import rekey
from kolam.engine.compiled import Record, rule
from kolam.engine.contract import CHANCE, NOBODY
from kolam.games.ganesha.altar import (
    NOTHING,
    count_openings,
    draw_token,
    fill_hex,
    gem_weight,
    place_token,
    start_altar,
    token_is_unused,
    token_weight,
    turn_token,
)
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
    USE_CORIANDER,
    USE_GINGER,
    USE_RED_PEPPER,
)
from kolam.games.ganesha.mandala import offer
from kolam.games.ganesha.record import (
    ANSWER,
    BLACK_DRAW,
    DRAW_HEXES,
    FILL_ALTAR,
    GEM_COLOURS,
    NO_GEM,
    NO_HEX,
    NO_SEAT,
    NO_SLOT,
    NO_TOKEN,
    OVER,
    RED_DRAW,
    SLOTS,
    STORE,
    TOKENS,
    TURN_TOKENS,
)
from kolam.games.ganesha.rounds import (
    after_altar,
    after_lift,
    after_spice,
    after_store,
    after_take,
    end_turn,
    place_last,
)
from kolam.games.ganesha.spices import (
    answer_ginger,
    black_pepper_brings,
    red_pepper_brings,
    use_black_mustard,
    use_black_pepper,
    use_caraway,
    use_cardamom,
    use_red_pepper,
)
from kolam.games.ganesha.taking import take
from kolam.games.ganesha.tile import TREASURY, lift, refill, store


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
    if state.spices:
        count_openings(state)
    start_altar(state)


@rule
def whose(state: Record) -> int:
    if state.phase == ANSWER:
        return state.asked  # G30: the choice is that player's
    if state.phase == OVER:
        return NOBODY
    if state.phase <= FILL_ALTAR or state.phase in (RED_DRAW, BLACK_DRAW):
        return CHANCE
    return state.turn


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
    elif move < PLACE_TOKEN:
        place_last(state, move - PLACE_LAST)
    else:
        place_token(state, move - PLACE_TOKEN)


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
def outcome_count(state: Record) -> int:
    if state.phase == DRAW_HEXES:
        return state.hexes
    return len(TOKENS) if state.phase == TURN_TOKENS else NOTHING + 1


@rule
def weight(state: Record, outcome: int) -> int:
    if state.phase == DRAW_HEXES:
        return token_weight(state, outcome)
    if state.phase == TURN_TOKENS:
        return 1 if token_is_unused(state, outcome) else 0
    return gem_weight(state, outcome)


@rule
def happen(state: Record, outcome: int) -> None:
    if state.phase == DRAW_HEXES:
        draw_token(state, outcome)
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
