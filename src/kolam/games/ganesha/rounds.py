"""Rounds, the course of a turn, and the end of the game (G9–G11, G15, G21, G22)."""

from kolam.engine.compiled import Record, rule
from kolam.games.ganesha.altar import altar_has_gem, start_altar
from kolam.games.ganesha.mandala import can_offer, may_place, place_gem
from kolam.games.ganesha.record import (
    FINAL,
    GEM_COLOURS,
    LIFT,
    NO_GEM,
    NO_HEX,
    NO_REACH,
    NO_SEAT,
    NO_SLOT,
    OFFER,
    OVER,
    REFILL,
    ROUNDS_BETWEEN_ALTARS,
    SECOND,
    SLOTS,
    SPICE,
    STORE,
    TAKE,
)
from kolam.games.ganesha.spices import can_use, token_in_hand
from kolam.games.ganesha.taking import can_take_second
from kolam.games.ganesha.tile import can_lift, empty_slot, slot_to_refill


@rule
def rounds(players: int) -> int:
    """G9."""
    return 12 if players == 2 else 9


@rule
def starts_turn(state: Record) -> bool:
    """G11: phase 1, or phase 3 if the Altar has no gem. False if there is nothing to do at all."""
    if altar_has_gem(state):
        state.phase = TAKE
        return True
    if can_offer(state):
        state.phase = OFFER
        return True
    return False


@rule
def after_take(state: Record) -> None:
    """G15: the token's effect at once, if there is one that can be used."""
    if can_use(state, token_in_hand(state)):
        state.phase = SPICE
    else:
        after_spice(state)


@rule
def after_spice(state: Record) -> None:
    """G13, G14: a second gem if there is one to take; then phase 2."""
    state.phase = SECOND if can_take_second(state) else STORE


@rule
def after_store(state: Record) -> None:
    """G29: Coriander's action follows phase 2."""
    if state.taken[1] != NO_GEM:
        return
    state.used_slot = NO_SLOT
    state.from_hex = NO_HEX
    state.reach = NO_REACH
    if state.coriander and can_lift(state):
        state.phase = LIFT
    else:
        before_offer(state)


@rule
def after_lift(state: Record) -> None:
    """G29: as many gems go back into the slots as were lifted."""
    if slot_to_refill(state) != NO_SLOT:
        state.phase = REFILL
    else:
        before_offer(state)


@rule
def before_offer(state: Record) -> None:
    """G18: phase 3, if something can be offered."""
    state.coriander = False
    if can_offer(state):
        state.phase = OFFER
    else:
        end_turn(state)


@rule
def after_altar(state: Record) -> None:
    """The round begins with the player who holds the Drum."""
    if not starts_turn(state):
        end_turn(state)


@rule
def end_turn(state: Record) -> None:
    """G9: the next player's turn, or the next round. Turns with nothing to do are passed over."""
    state.cinnamon = False
    while True:
        state.turn = (state.turn + 1) % state.players
        if state.turn == state.drum and ends_round(state):
            return
        if starts_turn(state):
            return


@rule
def ends_round(state: Record) -> bool:
    """G9, G10: after every third round a new Altar, after the last one the final stage. False: just go on."""
    if state.round_number == rounds(state.players):
        start_final(state)
        return True
    state.round_number += 1
    if (state.round_number - 1) % ROUNDS_BETWEEN_ALTARS != 0:
        return False
    state.drum = (state.drum + 1) % state.players
    state.turn = state.drum
    start_altar(state)
    return True


@rule
def start_final(state: Record) -> None:
    """G21, G22: Tactics gems move to the Treasuries; the player with the fewest points begins."""
    for seat in range(state.players):
        state.turn = seat
        for slot in range(SLOTS):
            empty_slot(state, slot)
    state.turn = fewest_points(state)
    state.phase = FINAL
    skip_who_cannot_place(state)


@rule
def fewest_points(state: Record) -> int:
    """G22: of those who are tied, the youngest; players without gems count too."""
    found = NO_SEAT
    for seat in state.youngest[: state.players]:
        if found == NO_SEAT or state.scores[seat] < state.scores[found]:
            found = seat
    return found


@rule
def can_place(state: Record, seat: int) -> bool:
    """G22: has a gem whose track has an empty slot."""
    for colour in range(GEM_COLOURS):
        if may_place(state, seat, colour):
            return True
    return False


@rule
def skip_who_cannot_place(state: Record) -> None:
    """G22: players who cannot place a gem are skipped; when nobody can, the game is over."""
    for _ in range(state.players):
        if can_place(state, state.turn):
            return
        state.turn = (state.turn + 1) % state.players
    state.turn = NO_SEAT
    state.phase = OVER


@rule
def place_last(state: Record, colour: int) -> None:
    """G22: one gem of a chosen colour, with no offering; then the next player clockwise."""
    place_gem(state, state.turn, colour)
    state.turn = (state.turn + 1) % state.players
    skip_who_cannot_place(state)
