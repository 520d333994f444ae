"""Phase 2: the taken gems onto one's own tile, and Coriander's action after it (G16, G17, G29)."""

from kolam.engine.compiled import Record, rule
from kolam.games.ganesha.record import NO_GEM, NO_SLOT, SLOTS

TREASURY = NO_SLOT  # where a gem is stored that goes into no slot


@rule
def gem_to_store(state: Record) -> int:
    """G16, G35: which of the taken gems is next, in the order they were taken."""
    return 0 if state.taken[0] != NO_GEM else 1


@rule
def colour_to_store(state: Record) -> int:
    return state.taken[gem_to_store(state)]


@rule
def may_store(state: Record, slot: int) -> bool:
    """G16: two gems go into two different slots."""
    return slot == TREASURY or slot != state.used_slot


@rule
def store(state: Record, slot: int) -> None:
    """G16, G17: a gem already in the slot moves to the Treasury first."""
    gem = gem_to_store(state)
    colour = state.taken[gem]
    state.taken[gem] = NO_GEM
    if slot == TREASURY:
        state.treasuries[state.turn, colour] += 1
    else:
        empty_slot(state, slot)
        state.tactics[state.turn, slot] = colour
    state.used_slot = slot


@rule
def empty_slot(state: Record, slot: int) -> None:
    """G17, G21, G29: the gem in a slot, if there is one, moves to the Treasury."""
    colour = state.tactics[state.turn, slot]
    if colour != NO_GEM:
        state.treasuries[state.turn, colour] += 1
        state.tactics[state.turn, slot] = NO_GEM


@rule
def may_lift(state: Record, slot: int) -> bool:
    """G29: a slot that holds a gem."""
    return state.tactics[state.turn, slot] != NO_GEM


@rule
def can_lift(state: Record) -> bool:
    for slot in range(SLOTS):
        if may_lift(state, slot):
            return True
    return False


@rule
def lift(state: Record, slot: int) -> None:
    """G29: its gem moves to the Treasury; the slot will be refilled."""
    empty_slot(state, slot)
    state.lifted[slot] = 1


@rule
def slot_to_refill(state: Record) -> int:
    """G29: the lifted slots are refilled in ascending order."""
    for slot in range(SLOTS):
        if state.lifted[slot]:
            return slot
    return NO_SLOT


@rule
def refill(state: Record, colour: int) -> None:
    """G29: a gem of the Treasury into a lifted slot."""
    slot = slot_to_refill(state)
    state.treasuries[state.turn, colour] -= 1
    state.tactics[state.turn, slot] = colour
    state.lifted[slot] = 0
