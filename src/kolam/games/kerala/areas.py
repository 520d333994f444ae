"""Scoring a platform (K18–K24): its areas, the best choice of those that stay, and the score sheet.

The choice is exact. An area that stays is worth the tiles that need not be removed and its symbols; a satisfied
colour edge is worth five more if the areas on both of its sides stay. So the colours depend on each other only
through the few satisfied edges. Of the other areas of a colour only the best can be part of a best choice. What is left
is searched colour by colour, with a bound; the player's own colour, of which two areas stay, comes last, where the
two that add the most can simply be taken.

Of several choices with the same total, the one is taken that removes the fewest tiles, then has the most satisfied
edges, then the most blue symbols, purple, red, green, black. A choice's worth holds all of this as the digits of one
number, the total first, so that worths add up and the largest is the choice to make.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kolam.engine.compiled import Record, rule
from kolam.games.kerala.platform import colour_of, edge_colour, height_of, symbols_on, top_at, visible
from kolam.games.kerala.record import COLOURS, ELEPHANTS, MOST_TILES, NO_EDGE, NO_TILE, ROW, STEPS

REMOVED_TILE = -2  # K19
MISSING_COLOUR = -5  # K21
STANDING_ELEPHANT = 1  # K22
SATISFIED_EDGE = 5  # K23

# The lines of the score sheet; the last five are the symbols of each colour.
SHEET = ("removed", "missing", "standing", "edges", "B", "P", "R", "G", "K")
LINES = len(SHEET)
REMOVED_LINE, MISSING_LINE, STANDING_LINE, EDGES_LINE, SYMBOLS_LINE = range(5)

# Bits of a worth: 7 for the symbols of each colour (at most 3 × 41 = 123), 6 for edges and for tiles kept (at most 41).
SYMBOL_BITS, COUNT_BITS = 7, 6
EDGE_DIGIT = COLOURS * SYMBOL_BITS
TILE_DIGIT = EDGE_DIGIT + COUNT_BITS
TOTAL_DIGIT = TILE_DIGIT + COUNT_BITS
EDGE_WORTH = (SATISFIED_EDGE << TOTAL_DIGIT) + (1 << EDGE_DIGIT)


class Areas(NamedTuple):
    """The areas of a platform. An area is known by the index of its first visible tile in reading order."""

    of: NDArray[np.int8]  # the area of each visible tile, NO_TILE for covered ones
    worth: NDArray[np.int64]  # by area: what it adds to the score by staying, edges apart
    most: NDArray[np.int64]  # by area: the same with every satisfied edge it has a part in
    links: NDArray[np.int8]  # the pairs of areas that satisfied edges join
    linked: int  # how many
    listed: NDArray[np.int8]  # by colour: its areas, as far as they can be part of a best choice
    counts: NDArray[np.int8]  # by colour: how many
    tried: NDArray[np.bool_]  # by area: stays in the choice being looked at
    stays: NDArray[np.bool_]  # by area: stays in the best choice so far


@rule
def areas_of(state: Record, seat: int) -> Areas:
    """K19: areas are orthogonally connected visible tiles of one colour."""
    of = np.empty(MOST_TILES, np.int8)
    join_neighbours(state, seat, of)
    worth = np.zeros(MOST_TILES, np.int64)
    for index in range(state.placed[seat]):
        if of[index] != NO_TILE:
            of[index] = of[of[index]]  # an area's first tile comes first, so what it points to is final already
            worth[of[index]] += tile_worth(state.tiles[seat, index], height_of(state, seat, index))
    most = worth.copy()
    links = np.empty((MOST_TILES, 2), np.int8)
    linked = 0
    for index in range(state.placed[seat]):
        other = joined_by_edge(state, seat, index)
        if other != NO_TILE:
            links[linked, 0], links[linked, 1] = of[index], of[other]
            most[of[index]] += EDGE_WORTH
            most[of[other]] += EDGE_WORTH
            linked += 1
    tried = np.zeros(MOST_TILES, np.bool_)
    listed, counts = np.empty((COLOURS, MOST_TILES), np.int8), np.zeros(COLOURS, np.int8)
    areas = Areas(of, worth, most, links, linked, listed, counts, tried, tried.copy())
    list_by_colour(state, seat, areas)
    return areas


@rule
def list_by_colour(state: Record, seat: int, areas: Areas) -> None:
    """All areas of the own colour. Of another one those that edges could make worth more than its best area alone."""
    best = np.empty(COLOURS, np.int8)
    best[:] = NO_TILE
    for index in range(state.placed[seat]):
        colour = colour_of(state.tiles[seat, index])
        if areas.of[index] == index and (best[colour] == NO_TILE or areas.worth[index] > areas.worth[best[colour]]):
            best[colour] = index
    for index in range(state.placed[seat]):
        if areas.of[index] != index:
            continue
        colour = colour_of(state.tiles[seat, index])
        first = best[colour]
        if colour == state.colours[seat] or index == first or areas.most[index] > areas.worth[first]:
            areas.listed[colour, areas.counts[colour]] = index
            areas.counts[colour] += 1


@rule
def join_neighbours(state: Record, seat: int, of: NDArray[np.int8]) -> None:
    """Let every visible tile point to an earlier one of its area, or to itself."""
    west = NO_TILE  # the stack before this one in reading order
    south = 0  # walks along, one row behind
    for index in range(state.placed[seat]):
        if not visible(state, seat, index):
            of[index] = NO_TILE
            continue
        of[index] = index
        spot = state.spots[seat, index]
        while south + 1 < index and state.spots[seat, south + 1] <= spot - ROW:
            south += 1
        if west != NO_TILE and state.spots[seat, west] == spot - 1:
            join(state, seat, of, west, index)
        if state.spots[seat, south] == spot - ROW:
            join(state, seat, of, south, index)
        west = index


@rule
def join(state: Record, seat: int, of: NDArray[np.int8], one: int, other: int) -> None:
    if colour_of(state.tiles[seat, one]) != colour_of(state.tiles[seat, other]):
        return
    one, other = first_of(of, one), first_of(of, other)
    of[max(one, other)] = min(one, other)


@rule
def first_of(of: NDArray[np.int8], index: int) -> int:
    while of[index] != index:
        index = of[index]
    return int(index)


@rule
def tile_worth(kind: int, height: int) -> int:
    """K19, K24: what it is worth that a stack stays, its visible tile being of this kind."""
    symbols = symbols_on(kind)
    digit = (COLOURS - 1 - colour_of(kind)) * SYMBOL_BITS
    return ((symbols - REMOVED_TILE * height) << TOTAL_DIGIT) + (height << TILE_DIGIT) + (symbols << digit)


@rule
def joined_by_edge(state: Record, seat: int, index: int) -> int:
    """K23: the visible tile of the second colour that a visible tile's edge adjoins, or NO_TILE."""
    if state.edges[seat, index] == NO_EDGE:
        return NO_TILE
    beside = top_at(state, seat, int(state.spots[seat, index]) + STEPS[state.edges[seat, index]])
    if beside == NO_TILE or colour_of(state.tiles[seat, beside]) != edge_colour(state.tiles[seat, index]):
        return NO_TILE
    return beside


@rule
def choose_areas(areas: Areas, own: int) -> None:
    """K19, K20: mark the areas that stay, one of each colour and two of the player's own.

    A walk down and up through the other colours, one a level. (A function that called itself would be shorter, but
    crashes when Numba loads it from its cache: numba issue 6061.)
    """
    colours = np.empty(COLOURS, np.int8)  # by level
    levels = 0
    for colour in range(COLOURS):
        if colour != own and areas.counts[colour] > 0:
            colours[levels] = colour
            levels += 1
    bounds = np.zeros(COLOURS, np.int64)  # by level: this one and all below it add no more
    bounds[levels] = most_of_own(areas, own)
    for level in range(levels - 1, -1, -1):
        bounds[level] = bounds[level + 1] + most_of(areas, colours[level])
    places = np.zeros(COLOURS, np.int8)  # by level: the next area to try
    worths = np.zeros(COLOURS, np.int64)  # by level: what those tried above it are worth
    level, best = 0, -1
    while level >= 0:
        if level == levels:
            best = try_own(areas, own, worths[level], best)
        elif places[level] < areas.counts[colours[level]] and worths[level] + bounds[level] > best:
            area = areas.listed[colours[level], places[level]]
            places[level] += 1
            worths[level + 1] = worths[level] + worth_beside(areas, area)
            areas.tried[area] = True
            level += 1
            places[level] = 0
            continue
        level -= 1
        if level >= 0:
            areas.tried[areas.listed[colours[level], places[level] - 1]] = False


@rule
def most_of(areas: Areas, colour: int) -> int:
    """One area of a colour never adds more than this."""
    most = 0
    for place in range(areas.counts[colour]):
        most = max(most, areas.most[areas.listed[colour, place]])
    return most


@rule
def try_own(areas: Areas, own: int, worth: int, best: int) -> int:
    """Of the own colour, the two areas that add the most beside those tried; remember the choice if it is the best."""
    first = second = NO_TILE
    most = more = 0
    for place in range(areas.counts[own]):
        area = int(areas.listed[own, place])
        adds = worth_beside(areas, area)
        if adds > most:
            second, more = first, most
            first, most = area, adds
        elif adds > more:
            second, more = area, adds
    if worth + most + more <= best:
        return best
    areas.stays[:] = areas.tried
    for area in (first, second):
        if area != NO_TILE:
            areas.stays[area] = True
    return worth + most + more


@rule
def most_of_own(areas: Areas, own: int) -> int:
    """Two areas of the own colour never add more than this."""
    most = more = 0
    for place in range(areas.counts[own]):
        adds = areas.most[areas.listed[own, place]]
        if adds > most:
            most, more = adds, most
        elif adds > more:
            more = adds
    return most + more


@rule
def worth_beside(areas: Areas, area: int) -> int:
    """What an area adds beside those being tried."""
    worth = areas.worth[area]
    for link in range(areas.linked):
        one, other = areas.links[link, 0], areas.links[link, 1]
        if (one == area and areas.tried[other]) or (other == area and areas.tried[one]):
            worth += EDGE_WORTH
    return worth


@rule
def fill_sheet(state: Record, seat: int, sheet: NDArray[np.int32]) -> Areas:
    """K19–K24: write the lines of a seat's score sheet; return the areas, with the choice that gives them."""
    areas = areas_of(state, seat)
    choose_areas(areas, int(state.colours[seat]))
    sheet[:] = 0
    for colour in range(COLOURS):
        if areas.counts[colour] == 0:
            sheet[MISSING_LINE] += MISSING_COLOUR
    sheet[STANDING_LINE] = (ELEPHANTS - state.passes[seat]) * STANDING_ELEPHANT
    for index in range(state.placed[seat]):
        area = areas.of[index]
        if area == NO_TILE:
            continue
        if not areas.stays[area]:
            sheet[REMOVED_LINE] += REMOVED_TILE * height_of(state, seat, index)
            continue
        kind = state.tiles[seat, index]
        sheet[SYMBOLS_LINE + colour_of(kind)] += symbols_on(kind)
        other = joined_by_edge(state, seat, index)
        if other != NO_TILE and areas.stays[areas.of[other]]:
            sheet[EDGES_LINE] += SATISFIED_EDGE
    return areas


@rule
def score(state: Record, seat: int, sheet: NDArray[np.int32]) -> int:
    """K25: the sum of the score sheet."""
    fill_sheet(state, seat, sheet)
    total = 0
    for line in range(LINES):
        total += sheet[line]
    return total
