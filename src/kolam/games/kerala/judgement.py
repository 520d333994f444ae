"""What is good in Kerala."""

import numpy as np
from numpy.typing import NDArray

from kolam.bots.judgement import judge_by_score
from kolam.bots.style import Style, Styles
from kolam.engine.compiled import Record, answers, rule
from kolam.games.kerala.areas import LINES, score
from kolam.games.kerala.platform import colour_of, edge_colour, has_edge, height_of, symbols_on, top_at, visible
from kolam.games.kerala.record import DIRECTIONS, ELEPHANTS, MOST_TILES, NO_EDGE, NO_TILE, NOWHERE, OVER, RECORD, STEPS
from kolam.games.kerala.rules import PASSING, SKIPPING, STACK_MOVING, beside
from kolam.games.kerala.stacks import may_turn

NEW_COLOUR = 5.0  # K21: a colour that was missing
STRAY_TILE = -3.0  # K19: a tile that begins another area costs 2, and its symbols do not count
SECOND_AREA = -0.5  # of the own colour, of which two areas may stay
JOINED = 1.0  # a tile that joins an area keeps it growing
LINKS_TWO = 1.5  # a tile that touches several of its colour may make one area of two
BURIED = -1.0  # a tile in a stack is one more to lose
EDGE_MET = 5.0  # K23
EDGE_OPEN = 1.0  # an edge that may yet be met
ELEPHANT_MOVE = 0.1  # K14: better than to skip
PASS = -1.5  # K11: an elephant that lies, and a tile not placed
SPREAD = 6.0  # points that make a difference before the end

# How a search goes about it at its best; docs/bots.md tells how this was found. Skilled and expert imagine careless
# players, who overlook most of their moves: a longer thought alone would not tell the levels apart.
BEST = Style(tournament=30, longest=4, explore=0.3, widen=1.0)
STYLES = Styles(master=BEST, expert=BEST._replace(tournament=2), skilled=BEST._replace(tournament=2))


@rule
def around(state: Record, seat: int, spot: int, colour: int, lifted: int) -> tuple[int, int]:
    """Of the visible tiles beside a spot: how many have this colour, and how many have an edge that wants it here.

    While a stack is moved, nothing lies at `lifted`; otherwise that is NOWHERE.
    """
    same = met = 0
    for direction in range(DIRECTIONS):
        beside = spot + STEPS[direction]
        top = top_at(state, seat, beside)
        if top != NO_TILE and beside != lifted:
            same += colour_of(state.tiles[seat, top]) == colour
            if state.edges[seat, top] == (direction + 2) % DIRECTIONS:
                met += edge_colour(state.tiles[seat, top]) == colour
    return same, met


@rule
def shows(state: Record, seat: int, colour: int) -> bool:
    """A visible tile of a colour."""
    for index in range(state.placed[seat]):
        if visible(state, seat, index) and colour_of(state.tiles[seat, index]) == colour:
            return True
    return False


@rule
def edge_worth(state: Record, seat: int, spot: int, kind: int, edge: int, lifted: int) -> float:
    """K23: an edge that meets its colour, or looks at an empty spot where it may. Nothing lies at `lifted`."""
    beside = spot + STEPS[edge]
    top = top_at(state, seat, beside)
    if top == NO_TILE or beside == lifted:
        return EDGE_OPEN
    return EDGE_MET if colour_of(state.tiles[seat, top]) == edge_colour(kind) else 0.0


@rule
def lying_worth(state: Record, seat: int, spot: int, kind: int, edge: int, lifted: int) -> float:
    """What a visible tile is worth at a spot, its edge lying like that. Nothing lies at `lifted`."""
    colour = colour_of(kind)
    same, met = around(state, seat, spot, colour, lifted)
    worth = EDGE_MET * met
    if same > 0:
        worth += symbols_on(kind) + JOINED + (LINKS_TWO if same > 1 else 0.0)
    elif not shows(state, seat, colour):
        worth += symbols_on(kind) + NEW_COLOUR
    else:
        worth += SECOND_AREA if colour == state.colours[seat] else STRAY_TILE
    if edge != NO_EDGE:
        worth += edge_worth(state, seat, spot, kind, edge, lifted)
    return worth


@rule
def cover_worth(state: Record, seat: int, spot: int, colour: int) -> float:
    """What is lost, or won, by covering what lies at a spot."""
    top = top_at(state, seat, spot)
    if top == NO_TILE:
        return 0.0
    covered = int(state.tiles[seat, top])
    worth = BURIED * height_of(state, seat, top) - symbols_on(covered)
    if state.edges[seat, top] != NO_EDGE:
        worth -= edge_worth(state, seat, spot, covered, int(state.edges[seat, top]), NOWHERE)
    if colour_of(covered) != colour:
        same, _ = around(state, seat, spot, colour_of(covered), NOWHERE)
        worth += -STRAY_TILE if same == 0 else -LINKS_TWO if same > 1 else 0.0
    return worth


@rule
def place_worth(state: Record, number: int) -> float:
    seat = int(state.turn)
    edge, direction = number % DIRECTIONS, number // DIRECTIONS % DIRECTIONS
    elephant = number // (DIRECTIONS * DIRECTIONS) % ELEPHANTS
    kind = number // (DIRECTIONS * DIRECTIONS * ELEPHANTS)
    spot = beside(state, elephant, direction)
    lies = edge if has_edge(kind) else NO_EDGE
    return cover_worth(state, seat, spot, colour_of(kind)) + lying_worth(state, seat, spot, kind, lies, NOWHERE)


@rule
def moved_stack(state: Record, number: int) -> tuple[int, int, int]:
    """Which stack a decision moves, known by its visible tile, where it goes, and how its edge then lies."""
    seat = int(state.turn)
    edge, direction = number % DIRECTIONS, number // DIRECTIONS % DIRECTIONS
    anchor = number // (DIRECTIONS * DIRECTIONS) % MOST_TILES
    top = number // (DIRECTIONS * DIRECTIONS * MOST_TILES)
    lies = edge if may_turn(state, seat, top) else int(state.edges[seat, top])
    return top, int(state.spots[seat, anchor]) + STEPS[direction], lies


@rule
def edge_gain(state: Record, number: int) -> float:
    """K16, K23: what the edge of a moved stack meets, turned like that, and does not meet where it was."""
    seat = int(state.turn)
    top, to, lies = moved_stack(state, number)
    if lies == NO_EDGE:
        return 0.0
    kind, spot, lay = int(state.tiles[seat, top]), int(state.spots[seat, top]), int(state.edges[seat, top])
    meets = edge_worth(state, seat, to, kind, lies, spot) == EDGE_MET
    met = edge_worth(state, seat, spot, kind, lay, NOWHERE) == EDGE_MET
    return EDGE_MET * (int(meets) - int(met))


@rule
def stack_worth(state: Record, number: int) -> float:
    """K15, K16: what a stack's visible tile is worth where it goes, and no more where it was."""
    seat = int(state.turn)
    top, to, lies = moved_stack(state, number)
    kind, spot, lay = int(state.tiles[seat, top]), int(state.spots[seat, top]), int(state.edges[seat, top])
    return lying_worth(state, seat, to, kind, lies, spot) - lying_worth(state, seat, spot, kind, lay, NOWHERE)


@rule
def appraise(state: Record, move: int) -> float:
    """About how many points a decision brings; of a moved stack only the edge, or casual would be near skilled."""
    return edge_gain(state, move - STACK_MOVING) if move >= STACK_MOVING else worth_of(state, move)


@rule
def habit(state: Record, move: int) -> float:
    """The same, with all that a moved stack leaves and finds."""
    return stack_worth(state, move - STACK_MOVING) if move >= STACK_MOVING else worth_of(state, move)


@rule
def worth_of(state: Record, move: int) -> float:
    """About how many points a decision brings that moves no stack; an elephant's move is worth trying out."""
    if move < PASSING:
        return place_worth(state, move)
    if move == PASSING:
        return PASS
    return 0.0 if move == SKIPPING else ELEPHANT_MOVE


@rule
def evaluate(state: Record, chances: NDArray[np.float64], scores: NDArray[np.float64]) -> None:
    """The platforms as they stand, scored exactly."""
    sheet = np.empty(LINES, np.int32)
    for seat in range(state.players):
        scores[seat] = score(state, seat, sheet)
    judge_by_score(state, state.phase == OVER, SPREAD, chances, scores)


answers(RECORD, appraise=appraise, habit=habit, evaluate=evaluate)
