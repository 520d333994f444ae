"""What is good in Ganesha."""

import numpy as np
from numpy.typing import NDArray

from kolam.bots.judgement import judge_by_score
from kolam.bots.style import Style, Styles
from kolam.engine.compiled import Record, answers, rule
from kolam.games.ganesha.altar import size
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
    USE_RED_PEPPER,
)
from kolam.games.ganesha.mandala import is_full
from kolam.games.ganesha.record import BLACK_MUSTARD, GEM_COLOURS, LONGEST_TRACK, NO_GEM, OVER, RECORD, SLOTS
from kolam.games.ganesha.tile import TREASURY

IN_HAND = 0.7  # what a point is worth that a gem would score if it were placed now
OPEN_SLOT = 1.0  # what a gem in a slot is worth that makes two gems at once possible
PROMISE = 0.3  # what a token is worth that helps later in the turn
NEAR_TOKEN = 0.1  # what a hex beside a token is worth to a player, for each gem in their slots
SPREAD = 3.0  # points that make a difference before the end

# How a search without a network goes about it; docs/bots.md tells how this was found.
BEST = Style(tournament=3)
STYLES = Styles(master=BEST, expert=BEST, skilled=BEST)


@rule
def gems_of(state: Record, seat: int, colour: int) -> int:
    """In the Treasury, in Tactics slots, or just taken."""
    gems = int(state.treasuries[seat, colour])
    for slot in range(2):
        gems += state.tactics[seat, slot] == colour
        gems += seat == state.turn and state.taken[slot] == colour
    return gems


@rule
def slot_value(state: Record, colour: int, ahead: int) -> float:
    """What the slot `ahead` of the next one pays on the track of a colour; nothing beyond its end."""
    at = int(state.mandala[colour]) + ahead
    return float(state.tracks[colour, at]) if at < LONGEST_TRACK else 0.0


@rule
def gem_worth(state: Record, seat: int, colour: int) -> float:
    """What one more gem of a colour promises to a seat."""
    return IN_HAND * slot_value(state, colour, gems_of(state, seat, colour))


@rule
def last_gem_worth(state: Record, seat: int, colour: int) -> float:
    """What a seat gives away with a gem of a colour that it has."""
    return IN_HAND * slot_value(state, colour, max(0, gems_of(state, seat, colour) - 1))


@rule
def offering(state: Record, gem: int, colour: int) -> float:
    """The points of an offering, less what its gems had promised."""
    points = 0.0
    gems = int(state.treasuries[state.turn, colour]) - (gem == colour)
    for ahead in range(gems):
        points += slot_value(state, colour, ahead)
    paid = 0.0 if gem == NO_GEM else last_gem_worth(state, state.turn, gem)
    return (1.0 - IN_HAND) * points - paid


@rule
def token_worth(state: Record, move: int) -> float:
    """What using a token is worth; leaving it is worth nothing."""
    taken = int(state.taken[1]) if state.taken[1] != NO_GEM else int(state.taken[0])
    if move < USE_CARAWAY:
        colour = move - USE_CARDAMOM
        gems = gems_of(state, state.turn, colour)
        if is_full(state, colour):  # without the slot that becomes free, they are worth nothing
            return IN_HAND * slot_value(state, colour, -1) if gems else 0.0
        return PROMISE * gems
    if move < USE_CORIANDER:
        other = int(state.altar[move - USE_CARAWAY])
        return gem_worth(state, state.turn, other) - last_gem_worth(state, state.turn, taken)
    if move in (USE_CORIANDER, USE_CINNAMON):
        return PROMISE
    if move < USE_BLACK_MUSTARD:
        return 0.0
    if move == USE_BLACK_MUSTARD:
        return 1.0
    bag = max(1.0, float(state.bag.sum()))
    if move == USE_RED_PEPPER:
        return gem_worth(state, state.turn, taken) * state.bag[taken] / bag - 1.0
    drawn = 0.0
    for colour in range(GEM_COLOURS):
        drawn += gem_worth(state, state.turn, colour) * state.bag[colour] / bag
    return drawn - last_gem_worth(state, state.turn, move - USE_BLACK_PEPPER)


@rule
def slots_used(state: Record, seat: int) -> int:
    """How many gems lie in a seat's Tactics slots."""
    gems = 0
    for slot in range(SLOTS):
        gems += state.tactics[seat, slot] != NO_GEM
    return gems


@rule
def token_hex_worth(state: Record, hex: int) -> float:
    """G13: a token beside many hexes is easily reached with a second gem, which is good for who has more gems in slots.

    Nobody knows yet which token it is, nor which gems will lie around it.
    """
    ahead = float(slots_used(state, state.turn))
    for seat in range(state.players):
        if seat != state.turn:
            ahead -= slots_used(state, seat) / (state.players - 1.0)
    return NEAR_TOKEN * ahead * size(int(state.neighbours[hex]))


@rule
def appraise(state: Record, move: int) -> float:
    """By how much points and promises change for the better."""
    if move < ENOUGH:
        hex = move - TAKE_HEX
        bonus = 1.0 if state.tokens[hex] == BLACK_MUSTARD else 0.0
        return gem_worth(state, state.turn, int(state.altar[hex])) + bonus
    if move in (ENOUGH, LEAVE, END):
        return 0.0
    if move < LEAVE:
        return token_worth(state, move)
    if move < STORE_GEM:
        return -last_gem_worth(state, int(state.asked), move - GIVE)
    if move < LIFT_SLOTS:
        slot = move - STORE_GEM + TREASURY
        return OPEN_SLOT if slot != TREASURY and state.tactics[state.turn, slot] == NO_GEM else 0.0
    if move < OFFER_GEM:
        return 0.0 if move < REFILL_SLOT else -slot_value(state, move - REFILL_SLOT, 0)
    if move < END:
        return offering(state, (move - OFFER_GEM) // GEM_COLOURS + NO_GEM, (move - OFFER_GEM) % GEM_COLOURS)
    if move < PLACE_TOKEN:
        return slot_value(state, move - PLACE_LAST, 0)
    return token_hex_worth(state, move - PLACE_TOKEN)


@rule
def evaluate(state: Record, chances: NDArray[np.float64], scores: NDArray[np.float64]) -> None:
    """Points, and a part of what the gems in hand would score now."""
    for seat in range(state.players):
        promised = 0.0
        for colour in range(GEM_COLOURS):
            for ahead in range(gems_of(state, seat, colour)):
                promised += slot_value(state, colour, ahead)
        scores[seat] = state.scores[seat] + IN_HAND * promised
    judge_by_score(state, state.phase == OVER, SPREAD, chances, scores)


answers(RECORD, appraise=appraise, habit=appraise, evaluate=evaluate)
