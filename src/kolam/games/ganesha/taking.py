"""Phase 1: take gems (G11–G15)."""

from kolam.engine.compiled import Record, rule
from kolam.games.ganesha.altar import adjacent, has_gem
from kolam.games.ganesha.record import ADJACENT, ANYWHERE, NO_GEM, NO_REACH


@rule
def reach_of(state: Record, colour: int) -> int:
    """G13: how far one may reach for a second gem after a first of this colour."""
    left, right = state.tactics[state.turn, 0], state.tactics[state.turn, 1]
    if left == colour and right == colour:
        return ANYWHERE
    return ADJACENT if colour in (left, right) else NO_REACH


@rule
def is_in_reach(state: Record, hex: int) -> bool:
    """G13, G14: from the hex the first gem was taken from, whatever its token then did."""
    return state.reach == ANYWHERE or (state.reach == ADJACENT and adjacent(state, state.from_hex, hex))


@rule
def may_take_second(state: Record, hex: int) -> bool:
    """G13."""
    return has_gem(state, hex) and is_in_reach(state, hex)


@rule
def can_take_second(state: Record) -> bool:
    """G14: there is a second gem to take."""
    for hex in range(state.hexes):
        if may_take_second(state, hex):
            return True
    return False


@rule
def gem_in_hand(state: Record) -> int:
    """Which of the taken gems came last: the one that a token now acts on (G35)."""
    return 1 if state.taken[1] != NO_GEM else 0


@rule
def take(state: Record, hex: int) -> None:
    """G12, G13: the first gem decides by its colour as taken whether there may be a second (G14)."""
    colour = state.altar[hex]
    if state.taken[0] == NO_GEM:
        state.taken[0] = colour
        state.reach = reach_of(state, colour)
    else:
        state.taken[1] = colour
        state.reach = NO_REACH
    state.altar[hex] = NO_GEM
    state.from_hex = hex
