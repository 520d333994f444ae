"""What is good in Kerala."""

import numpy as np
from numpy.typing import NDArray

from kolam.bots.judgement import judge_by_score
from kolam.bots.style import Style, Styles
from kolam.engine.compiled import Record, answers, rule
from kolam.games.kerala.areas import LINES, score
from kolam.games.kerala.platform import colour_of, edge_colour, has_edge, height_of, symbols_on, top_at, visible
from kolam.games.kerala.record import DIRECTIONS, ELEPHANTS, NO_EDGE, NO_TILE, OVER, RECORD, STEPS
from kolam.games.kerala.rules import ELEPHANT_MOVING, PASSING, SKIPPING, STACK_MOVING, beside

NEW_COLOUR = 5.0  # K21: a colour that was missing
STRAY_TILE = -3.0  # K19: a tile that begins another area costs 2, and its symbols do not count
SECOND_AREA = -0.5  # of the own colour, of which two areas may stay
JOINED = 1.0  # a tile that joins an area keeps it growing
LINKS_TWO = 1.5  # a tile that touches several of its colour may make one area of two
BURIED = -1.0  # a tile in a stack is one more to lose
EDGE_MET = 5.0  # K23
EDGE_OPEN = 1.0  # an edge that may yet be met
PASS = -1.5  # K11: an elephant that lies, and a tile not placed
SPREAD = 6.0  # points that make a difference before the end

# How a search goes about it at its best; docs/bots.md tells how this was found. Skilled and expert imagine careless
# players, who overlook most of their moves: a longer thought alone would not tell the levels apart.
BEST = Style(tournament=30, longest=4, explore=0.3, widen=1.0)
STYLES = Styles(master=BEST, expert=BEST._replace(tournament=2), skilled=BEST._replace(tournament=2))


@rule
def neighbours(state: Record, seat: int, spot: int, colour: int) -> int:
    """How many visible tiles of a colour adjoin a spot."""
    found = 0
    for direction in range(DIRECTIONS):
        top = top_at(state, seat, spot + STEPS[direction])
        found += top != NO_TILE and colour_of(state.tiles[seat, top]) == colour
    return found


@rule
def shows(state: Record, seat: int, colour: int) -> bool:
    """A visible tile of a colour."""
    for index in range(state.placed[seat]):
        if visible(state, seat, index) and colour_of(state.tiles[seat, index]) == colour:
            return True
    return False


@rule
def edge_worth(state: Record, seat: int, spot: int, kind: int, edge: int) -> float:
    """K23: an edge that meets its colour, or looks at an empty spot where it may."""
    top = top_at(state, seat, spot + STEPS[edge])
    if top == NO_TILE:
        return EDGE_OPEN
    return EDGE_MET if colour_of(state.tiles[seat, top]) == edge_colour(kind) else 0.0


@rule
def met_by(state: Record, seat: int, spot: int, colour: int) -> int:
    """How many colour edges around a spot look at it and want this colour."""
    met = 0
    for direction in range(DIRECTIONS):
        top = top_at(state, seat, spot + STEPS[direction])
        if top != NO_TILE and state.edges[seat, top] == (direction + 2) % DIRECTIONS:
            met += edge_colour(state.tiles[seat, top]) == colour
    return met


@rule
def cover_worth(state: Record, seat: int, spot: int, colour: int) -> float:
    """What is lost, or won, by covering what lies at a spot."""
    top = top_at(state, seat, spot)
    if top == NO_TILE:
        return 0.0
    covered = int(state.tiles[seat, top])
    worth = BURIED * height_of(state, seat, top) - symbols_on(covered)
    if state.edges[seat, top] != NO_EDGE:
        worth -= edge_worth(state, seat, spot, covered, int(state.edges[seat, top]))
    if colour_of(covered) != colour:
        around = neighbours(state, seat, spot, colour_of(covered))
        worth += -STRAY_TILE if around == 0 else -LINKS_TWO if around > 1 else 0.0
    return worth


@rule
def place_worth(state: Record, number: int) -> float:
    seat = int(state.turn)
    edge, direction = number % DIRECTIONS, number // DIRECTIONS % DIRECTIONS
    elephant = number // (DIRECTIONS * DIRECTIONS) % ELEPHANTS
    kind = number // (DIRECTIONS * DIRECTIONS * ELEPHANTS)
    spot = beside(state, elephant, direction)
    colour = colour_of(kind)
    around = neighbours(state, seat, spot, colour)
    worth = cover_worth(state, seat, spot, colour) + EDGE_MET * met_by(state, seat, spot, colour)
    if around > 0:
        worth += symbols_on(kind) + JOINED + (LINKS_TWO if around > 1 else 0.0)
    elif not shows(state, seat, colour):
        worth += symbols_on(kind) + NEW_COLOUR
    else:
        worth += SECOND_AREA if colour == state.colours[seat] else STRAY_TILE
    if has_edge(kind):
        worth += edge_worth(state, seat, spot, kind, edge)
    return worth


@rule
def appraise(state: Record, move: int) -> float:
    """About how many points a placement brings; the moves of special tiles are worth trying out."""
    if move < PASSING:
        return place_worth(state, move)
    if move == PASSING:
        return PASS
    if move == SKIPPING:
        return 0.0
    if move < STACK_MOVING:
        return 0.1 if move >= ELEPHANT_MOVING else 0.0
    return 0.0


@rule
def evaluate(state: Record, chances: NDArray[np.float64], scores: NDArray[np.float64]) -> None:
    """The platforms as they stand, scored exactly."""
    sheet = np.empty(LINES, np.int32)
    for seat in range(state.players):
        scores[seat] = score(state, seat, sheet)
    judge_by_score(state, state.phase == OVER, SPREAD, chances, scores)


answers(RECORD, appraise=appraise, habit=appraise, evaluate=evaluate)
