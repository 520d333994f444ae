"""What a network is told of Ganesha, before chance fills the Altar anew. Everybody knows all of it (G25).

"Me" is the player whose turn it is. Colours keep their names where the Altar is concerned; what gems pay is told by the
values of the next slots, so that a network knows no board by heart, and of an Altar what is on it and what lies side by
side, whatever its shape.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kolam.bots.learned.features import Learning
from kolam.engine.compiled import Record, answers, rule
from kolam.games.ganesha.altar import adjacent
from kolam.games.ganesha.boards import board as printed
from kolam.games.ganesha.judgement import gems_of, slot_value, slots_used
from kolam.games.ganesha.record import (
    ADJACENT,
    ANSWER,
    BLACK_DRAW,
    COLOURS,
    FACE_DOWN,
    GEM_COLOURS,
    LONGEST_TRACK,
    MOST_PLAYERS,
    NO_GEM,
    NO_SLOT,
    NO_TOKEN,
    OVER,
    RECORD,
    SLOTS,
    SPICE,
    TOKENS,
    YELLOW,
)
from kolam.games.ganesha.rounds import rounds

VALUES = 8  # of a slot, from 0 on; more counts as the last
AHEAD = 3  # slots of a track that are looked at
SHARED = 2  # yellow, and all other colours together
TOLD_HEXES = 20
ROUNDS = 13
SPREAD, COARSE = 30, 5  # differences of scores, exactly up to this; and in steps of this
STAGES = 5  # the last round, the two before, …

# Where each part begins.
NEXT = 0  # for each colour, what its next slots pay
LEFT = NEXT + GEM_COLOURS * AHEAD * VALUES  # slots left, for each colour
BAG = LEFT + GEM_COLOURS * (LONGEST_TRACK + 1)
ON_ALTAR = BAG + GEM_COLOURS * (LONGEST_TRACK + 1)  # gems of each colour
PAIRS = ON_ALTAR + GEM_COLOURS * 10  # adjacent gems of each two colours, up to five times
GEMS = PAIRS + GEM_COLOURS * GEM_COLOURS * 6  # on the Altar
TOKEN = GEMS + TOLD_HEXES  # each token, on a hex with a gem of each colour or none; and those face down
BESIDE = TOKEN + len(TOKENS) * (GEM_COLOURS + 1) + 1  # each token beside a gem of each colour
WHEN = BESIDE + len(TOKENS) * GEM_COLOURS  # the round, and the place of the turn in it
PHASE = WHEN + ROUNDS * MOST_PLAYERS
TAKEN = PHASE + OVER + 1
REACHED = TAKEN + 2 * GEM_COLOURS  # gems of each colour that can be taken second
REACH = REACHED + GEM_COLOURS
IN_HAND = REACH + 3  # the token of the gem in hand, if it is to be used or is being used
ASKED = IN_HAND + len(TOKENS)  # by Ginger, counted from me
FLAGS = ASKED + MOST_PLAYERS  # Coriander, Cinnamon, slots used and to be refilled, with tokens, tokens placed
SEATS = FLAGS + 2 + 2 * SLOTS + 2  # a part for each seat, beginning with me

TREASURY = 0  # within a seat's part: gems of each colour
PAYS = TREASURY + GEM_COLOURS * 8  # gems in the Treasury, and what the next slot pays; by `SHARED`
PROMISE = PAYS + SHARED * 7 * VALUES  # what all gems of a colour would score; by `SHARED`
SUPPLY = PROMISE + SHARED * 26  # what one more gem would score, and how many there are on the Altar; by `SHARED`
TACTICS = SUPPLY + SHARED * VALUES * 6  # gems of each colour: one or two
FREE_SLOTS = TACTICS + GEM_COLOURS * 2
SECOND = FREE_SLOTS + SLOTS + 1  # gems of each colour that lie beside one that a slot makes a first of two
BEHIND = SECOND + GEM_COLOURS * 4  # how far behind me
ROUGHLY = BEHIND + 2 * SPREAD + 1  # the same in steps, by the rounds left
LATER = ROUGHLY + (2 * SPREAD // COARSE + 1) * STAGES  # reached its score later than I did mine
ALL = LATER + 1  # what all gems would score
SCORE = ALL + 41
SEAT = SCORE + 31

MOST_ACTIVE = 400


def inputs(players: int) -> int:
    return SEATS + players * SEAT


@rule
def shared(colour: int) -> int:
    return 1 if colour == YELLOW else 0


@rule
def viewpoint(state: Record, seat: int) -> int:
    return int(state.turn)


@rule
def features(state: Record, seat: int, active: NDArray[np.int32]) -> int:
    on_altar, pairs = np.zeros(GEM_COLOURS, np.int64), np.zeros((GEM_COLOURS, GEM_COLOURS), np.int64)
    count = tell_altar(state, active, on_altar, pairs)
    count = tell_tracks(state, active, count)
    count = tell_turn(state, active, count)
    for place in range(state.players):
        count = tell_seat(state, place, active, count, on_altar, pairs)
    return count


@rule
def tell_altar(state: Record, active: NDArray[np.int32], on_altar: NDArray[np.int64], pairs: NDArray[np.int64]) -> int:
    count = 0
    for hex in range(state.hexes):
        colour, token = int(state.altar[hex]), int(state.tokens[hex])
        near = int(state.neighbours[hex])
        if token == FACE_DOWN:
            active[count] = BESIDE - 1
            count += 1
        elif token != NO_TOKEN:
            active[count] = TOKEN + token * (GEM_COLOURS + 1) + colour - NO_GEM
            count += 1
            for other in range(state.hexes):
                if near >> other & 1 and state.altar[other] != NO_GEM:
                    active[count] = BESIDE + token * GEM_COLOURS + int(state.altar[other])
                    count += 1
        if colour != NO_GEM:
            on_altar[colour] += 1
            near >>= hex + 1
            other = hex + 1
            while near:
                if near & 1 and state.altar[other] != NO_GEM:
                    pairs[colour, int(state.altar[other])] += 1
                    if colour != state.altar[other]:
                        pairs[int(state.altar[other]), colour] += 1
                near >>= 1
                other += 1
    gems = 0
    for colour in range(GEM_COLOURS):
        gems += on_altar[colour]
        if on_altar[colour]:
            active[count] = ON_ALTAR + colour * 10 + min(9, on_altar[colour])
            count += 1
        for other in range(colour + 1):
            if pairs[colour, other]:
                active[count] = PAIRS + (colour * GEM_COLOURS + other) * 6 + min(5, pairs[colour, other])
                count += 1
    active[count] = GEMS + min(TOLD_HEXES - 1, gems)
    return count + 1


@rule
def told_value(state: Record, colour: int, ahead: int) -> int:
    return min(VALUES - 1, int(slot_value(state, colour, ahead)))


@rule
def tell_tracks(state: Record, active: NDArray[np.int32], count: int) -> int:
    for colour in range(GEM_COLOURS):
        for ahead in range(AHEAD):
            active[count] = NEXT + (colour * AHEAD + ahead) * VALUES + told_value(state, colour, ahead)
            count += 1
        active[count] = LEFT + colour * (LONGEST_TRACK + 1) + int(state.slots[colour]) - int(state.mandala[colour])
        count += 1
        if state.bag[colour]:
            active[count] = BAG + colour * (LONGEST_TRACK + 1) + min(LONGEST_TRACK, int(state.bag[colour]))
            count += 1
    return count


@rule
def tell_turn(state: Record, active: NDArray[np.int32], count: int) -> int:
    place = (int(state.turn) - int(state.drum)) % int(state.players)
    active[count] = WHEN + int(state.round_number) * MOST_PLAYERS + place
    active[count + 1] = PHASE + int(state.phase)
    count += 2
    for gem in range(2):
        if state.taken[gem] != NO_GEM:
            active[count] = TAKEN + gem * GEM_COLOURS + int(state.taken[gem])
            count += 1
    if state.reach == ADJACENT:
        for hex in range(state.hexes):
            if state.altar[hex] != NO_GEM and adjacent(state, int(state.from_hex), hex):
                active[count] = REACHED + int(state.altar[hex])
                count += 1
    active[count] = REACH + int(state.reach)
    count += 1
    if SPICE <= state.phase <= BLACK_DRAW and state.tokens[state.from_hex] != NO_TOKEN:
        active[count] = IN_HAND + int(state.tokens[state.from_hex])
        count += 1
    if state.phase == ANSWER:
        active[count] = ASKED + (int(state.asked) - int(state.turn)) % int(state.players)
        count += 1
    return tell_flags(state, active, count)


@rule
def tell_flags(state: Record, active: NDArray[np.int32], count: int) -> int:
    if state.coriander:
        active[count] = FLAGS
        count += 1
    if state.cinnamon:
        active[count] = FLAGS + 1
        count += 1
    if state.used_slot != NO_SLOT:
        active[count] = FLAGS + 2 + int(state.used_slot)
        count += 1
    for slot in range(SLOTS):
        if state.lifted[slot]:
            active[count] = FLAGS + 2 + SLOTS + slot
            count += 1
    if state.spices:
        active[count] = FLAGS + 2 + 2 * SLOTS
        count += 1
    if state.placed:
        active[count] = FLAGS + 3 + 2 * SLOTS
        count += 1
    return count


@rule
def tell_seat(
    state: Record,
    place: int,
    active: NDArray[np.int32],
    count: int,
    on_altar: NDArray[np.int64],
    pairs: NDArray[np.int64],
) -> int:
    me = int(state.turn)
    seat = (me + place) % int(state.players)
    part = SEATS + place * SEAT
    promised = 0
    for colour in range(GEM_COLOURS):
        gems, held, kind = gems_of(state, seat, colour), int(state.treasuries[seat, colour]), shared(colour)
        if held:
            active[count] = part + TREASURY + colour * 8 + min(7, held)
            active[count + 1] = part + PAYS + (kind * 7 + min(6, held)) * VALUES + told_value(state, colour, 0)
            count += 2
        if gems:
            points = 0
            for ahead in range(gems):
                points += int(slot_value(state, colour, ahead))
            promised += points
            active[count] = part + PROMISE + kind * 26 + min(25, points)
            count += 1
        if on_altar[colour]:
            supply = min(5, on_altar[colour])
            active[count] = part + SUPPLY + (kind * VALUES + told_value(state, colour, gems)) * 6 + supply
            count += 1
    active[count] = part + ALL + min(40, promised)
    active[count + 1] = part + SCORE + min(30, max(0, int(state.scores[seat])) // 2)
    count += 2
    count = tell_tactics(state, seat, part, active, count, pairs)
    return tell_margin(state, me, seat, part, active, count) if place else count


@rule
def tell_tactics(
    state: Record, seat: int, part: int, active: NDArray[np.int32], count: int, pairs: NDArray[np.int64]
) -> int:
    active[count] = part + FREE_SLOTS + SLOTS - slots_used(state, seat)
    count += 1
    for colour in range(GEM_COLOURS):
        gems = 0
        for slot in range(SLOTS):
            gems += state.tactics[seat, slot] == colour
        if gems:
            active[count] = part + TACTICS + colour * 2 + gems - 1
            count += 1
            for other in range(GEM_COLOURS):
                if pairs[colour, other]:
                    active[count] = part + SECOND + other * 4 + min(3, pairs[colour, other])
                    count += 1
    return count


@rule
def tell_margin(state: Record, me: int, seat: int, part: int, active: NDArray[np.int32], count: int) -> int:
    behind = min(SPREAD, max(-SPREAD, int(state.scores[me]) - int(state.scores[seat]))) + SPREAD
    left = min(STAGES - 1, (rounds(int(state.players)) - int(state.round_number) + 1) // 2)
    active[count] = part + BEHIND + behind
    active[count + 1] = part + ROUGHLY + behind // COARSE * STAGES + left
    count += 2
    if state.moved[seat] > state.moved[me]:
        active[count] = part + LATER
        count += 1
    return count


FEWEST_HEXES, MOST_HEXES = 14, 23
OTHER_ALTARS = ([2, 3, 4, 3, 2], [4, 5, 4, 5, 4], [5, 4, 5, 4, 5], [3, 4, 3, 4, 3])


def board(players: int, below: Callable[[int], int]) -> dict[str, Any]:
    """Mostly the usual board, with or without tokens; else the night's, made up tracks, or another Altar."""
    youngest = list(range(players))
    for last in range(players - 1, 0, -1):
        other = below(last + 1)
        youngest[last], youngest[other] = youngest[other], youngest[last]
    options: dict[str, Any] = {"first": below(players), "youngest": youngest}
    drawn = below(20)
    if drawn >= 17:
        options["side"] = "night"
    elif drawn >= 15:
        options["tracks"] = made_up(players, below)
    elif drawn == 14:
        options["altar"] = OTHER_ALTARS[below(len(OTHER_ALTARS))]
    if below(10) == 0:
        options["spices"] = False
    elif below(10) == 0:
        options["tokens"] = "placed"
    return options


def made_up(players: int, below: Callable[[int], int]) -> dict[str, list[int]]:
    """Tracks of values from 1 to 7, most of them falling."""
    tracks = {}
    for colour, usual in printed(players, "day").tracks.items():
        tracks[colour] = [1 + below(7) for _ in usual]
        if below(3):
            tracks[colour].sort(reverse=True)
    return {colour: tracks[colour] for colour in COLOURS}


def covers(state: Record) -> bool:
    """Values that the features can tell, tracks for all gems, and an Altar of about the usual size."""
    usual = set(map(len, printed(int(state.players), "day").tracks.values()))
    told = set(map(int, state.slots)) == usual and int(state.tracks.max()) < VALUES
    return told and FEWEST_HEXES <= int(state.hexes) <= MOST_HEXES


LEARNING = Learning(inputs=inputs, active=MOST_ACTIVE, board=board, covers=covers)
answers(RECORD, features=features, viewpoint=viewpoint)
