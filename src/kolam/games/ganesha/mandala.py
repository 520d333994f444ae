"""The Mandala: placing, scoring, offering, winning (G18–G20, G23, G24, G32)."""

import numpy as np
from numpy.typing import NDArray

from kolam.engine.compiled import Record, rule
from kolam.games.ganesha.record import FINAL, GEM_COLOURS, IN_FINAL_STAGE, NO_GEM, YELLOW

SCORING_TRACK = 50  # G24


@rule
def score(state: Record, seat: int, points: int, source: int) -> None:
    """G23: a pawn that moves reaches its score now."""
    if points != 0:
        state.scores[seat] += points
        state.earned[seat, source] += points
        latest = 0
        for other in range(state.players):
            latest = max(latest, int(state.moved[other]))
        state.moved[seat] = latest + 1


@rule
def pawn_space(score: int) -> int:
    """G24: a loop of 50 on which 0 is only the start."""
    return 0 if score == 0 else (score - 1) % SCORING_TRACK + 1


@rule
def place_gem(state: Record, seat: int, colour: int) -> None:
    """G20, G22: from the Treasury onto the next slot of its colour's track, whose value it scores."""
    state.treasuries[seat, colour] -= 1
    state.mandala[colour] += 1
    source = IN_FINAL_STAGE if state.phase == FINAL else colour
    score(state, seat, state.tracks[colour, state.mandala[colour] - 1], source)


@rule
def is_full(state: Record, colour: int) -> bool:
    """G19, G20, G22: the track of a colour has no empty slot."""
    return state.mandala[colour] >= state.slots[colour]


@rule
def may_offer_for(state: Record, gem: int, colour: int) -> bool:
    """G18: nothing for yellow, its own colour, or yellow for any; G32: any gem with Cinnamon."""
    if gem == NO_GEM:
        return colour == YELLOW
    return gem in (colour, YELLOW) or state.cinnamon


@rule
def leaves_a_gem(state: Record, gem: int, colour: int) -> bool:
    """G19: at least one gem must reach the Mandala."""
    offered_too = 1 if gem == colour else 0
    return state.treasuries[state.turn, colour] > offered_too


@rule
def holds(state: Record, seat: int, colour: int) -> bool:
    return state.treasuries[seat, colour] > 0


@rule
def may_offer(state: Record, gem: int, colour: int) -> bool:
    """G18, G19, G32."""
    return (
        not is_full(state, colour)
        and leaves_a_gem(state, gem, colour)
        and (gem == NO_GEM or holds(state, state.turn, gem))
        and may_offer_for(state, gem, colour)
    )


@rule
def may_place(state: Record, seat: int, colour: int) -> bool:
    """G22: a gem of the Treasury whose track has an empty slot."""
    return holds(state, seat, colour) and not is_full(state, colour)


@rule
def can_offer(state: Record) -> bool:
    """Phase 3 has something to choose."""
    for colour in range(GEM_COLOURS):
        for gem in range(NO_GEM, GEM_COLOURS):
            if may_offer(state, gem, colour):
                return True
    return False


@rule
def offer(state: Record, gem: int, colour: int) -> None:
    """G18, G20: the offered gem goes back into the bag; all gems of the colour move to the Mandala.

    Those that find no empty slot go back into the bag, too.
    """
    if gem != NO_GEM:
        return_gem(state, gem)
    while holds(state, state.turn, colour):
        if is_full(state, colour):
            return_gem(state, colour)
        else:
            place_gem(state, state.turn, colour)


@rule
def return_gem(state: Record, colour: int) -> None:
    """From the Treasury into the bag."""
    state.treasuries[state.turn, colour] -= 1
    state.bag[colour] += 1


@rule
def standing(state: Record, scores: NDArray[np.int32], winners: NDArray[np.bool_]) -> None:
    """G23: the most points; of those who have them, the one who had them first. Pawns that never moved share."""
    best = 0
    for seat in range(1, state.players):
        ahead = state.scores[seat] - state.scores[best]
        if ahead > 0 or (ahead == 0 and state.moved[seat] < state.moved[best]):
            best = seat
    for seat in range(state.players):
        scores[seat] = state.scores[seat]
        winners[seat] = state.scores[seat] == state.scores[best] and state.moved[seat] == state.moved[best]
