"""What speaks for a move of Kerala."""

import numpy as np

from kolam.engine.compiled import Record
from kolam.engine.contract import clone, decide
from kolam.games.kerala.areas import LINES, areas_of, joined_by_edge, score
from kolam.games.kerala.judgement import EDGE_MET, around, edge_worth, shows
from kolam.games.kerala.moves import (
    Elephant,
    KeralaMove,
    Pass,
    Place,
    Skip,
    Stack,
    edge_number,
    move_to_number,
    pair_to_spot,
)
from kolam.games.kerala.platform import colour_of, edge_colour, symbols_on, top_at
from kolam.games.kerala.record import COLOUR_NAMES, KIND_OF_CODE, NO_EDGE, NO_TILE, NOWHERE, STEPS
from kolam.games.kerala.rules import count
from kolam.locale import Message, message


def reason(state: Record, move: KeralaMove) -> Message:
    if isinstance(move, Pass):
        return message("kerala-reason-pass")
    if isinstance(move, Skip):
        return message("kerala-reason-skip")
    if isinstance(move, Elephant) and count(state.bag) > 0:  # in the last round nobody builds from there any more
        top = top_at(state, int(state.turn), spot(move.to))
        colour = COLOUR_NAMES[colour_of(state.tiles[state.turn, top])]
        return message("kerala-reason-elephant", colour=colour)
    if isinstance(move, Place):
        found = place_reason(state, move)
        if found is not None:
            return found
    points = gain(state, move)
    if isinstance(move, Stack) and points > 0 and (second := edge_met(state, move)) is not None:
        return message("kerala-reason-edge", second=COLOUR_NAMES[second])
    if points == 0:
        return message("kerala-reason-same")
    return message("kerala-reason-gains" if points > 0 else "kerala-reason-loses", points=abs(points))


def spot(pair: tuple[int, int]) -> int:
    found = pair_to_spot(pair)
    if found is None:
        raise ValueError(f"{pair} lies off every platform")
    return found


def place_reason(state: Record, move: Place) -> Message | None:
    """The first of these that is true: areas joined, an edge met, a missing colour, an area that grows."""
    seat, kind, to = int(state.turn), KIND_OF_CODE[move.tile], spot(move.to)
    colour = int(colour_of(kind))
    joined = areas_beside(state, seat, to, colour)
    if len(joined) > 1:
        return message("kerala-reason-joins", colour=COLOUR_NAMES[colour], count=len(joined))
    edge = edge_number(move.edge)
    if edge != NO_EDGE and edge_worth(state, seat, to, kind, edge, NOWHERE) == EDGE_MET:
        return message("kerala-reason-edge", second=COLOUR_NAMES[edge_colour(kind)])
    _, met = around(state, seat, to, colour, NOWHERE)
    if met:
        return message("kerala-reason-meets", colour=COLOUR_NAMES[colour])
    if not shows(state, seat, colour):
        return message("kerala-reason-missing", colour=COLOUR_NAMES[colour])
    if joined:
        return message("kerala-reason-grows", colour=COLOUR_NAMES[colour], symbols=int(symbols_on(kind)))
    return None


def edge_met(state: Record, move: Stack) -> int | None:
    """The second colour of a moved stack's visible tile, if its edge meets that colour now and did not before."""
    seat, after = int(state.turn), moved(state, move)
    before, now = int(top_at(state, seat, spot(move.source))), int(top_at(after, seat, spot(move.to)))
    if joined_by_edge(after, seat, now) == NO_TILE or joined_by_edge(state, seat, before) != NO_TILE:
        return None
    return int(edge_colour(state.tiles[seat, before]))


def areas_beside(state: Record, seat: int, to: int, colour: int) -> set[int]:
    """The areas of a colour that adjoin a spot; what lies at the spot itself will be covered."""
    areas = areas_of(state, seat)
    tops = [int(top_at(state, seat, to + step)) for step in STEPS]
    found = {int(areas.of[top]) for top in tops if top != NO_TILE and colour_of(state.tiles[seat, top]) == colour}
    covered = top_at(state, seat, to)
    return found - ({int(areas.of[covered])} if covered != NO_TILE else set())


def gain(state: Record, move: KeralaMove) -> int:
    """By how much a move changes the score of the platform so far."""
    seat, sheet = int(state.turn), np.zeros(LINES, np.int32)
    return int(score(moved(state, move), seat, sheet) - score(state, seat, sheet))


def moved(state: Record, move: KeralaMove) -> Record:
    """The position after a move."""
    after = clone(state)[0]
    number = move_to_number(state, move)
    if number is None:
        raise ValueError(f"{move} is no move here")
    decide(after, number)
    return after
