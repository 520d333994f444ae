"""The moves of Kerala in three forms, integer, typed and text, and what chance brings."""

import re
from collections.abc import Sequence
from typing import Literal

from kolam.engine.compiled import Record
from kolam.engine.contract import Event, Move
from kolam.engine.errors import MalformedMove
from kolam.games.kerala.platform import has_edge, spot_at, top_at, x_of, y_of
from kolam.games.kerala.record import (
    CODES,
    DIRECTION_CODES,
    DIRECTIONS,
    DRAW,
    ELEPHANTS,
    KIND_OF_CODE,
    MOST_TILES,
    NO_EDGE,
    NO_TILE,
    NOTHING,
    REMOVED,
    ROW,
    STEPS,
    Direction,
    Tile,
)
from kolam.games.kerala.record import REMOVE as REMOVE_PHASE
from kolam.games.kerala.rules import (
    ELEPHANT_MOVING,
    PASSING,
    SKIPPING,
    STACK_MOVING,
    beside,
    place_number,
    stack_number,
)
from kolam.games.kerala.stacks import NO_CELL, anchor_beside, cell_at, ground_of, may_turn, spot_of, step
from kolam.locale import message

# East and north of where the start tile was laid.
Spot = tuple[int, int]


class Place(Move, frozen=True, omit_defaults=True, tag="place"):
    """K7, K9: a tile beside an elephant, which moves onto it; `edge` is where a colour edge then lies."""

    tile: Tile
    elephant: Literal[0, 1]
    to: Spot
    edge: Direction | None = None


class Pass(Move, frozen=True, tag="pass"):
    """K11: no tile, and an elephant lies down."""


class Elephant(Move, frozen=True, tag="elephant"):
    """K14: an elephant goes to another tile."""

    elephant: Literal[0, 1]
    to: Spot


class Stack(Move, frozen=True, omit_defaults=True, tag="stack", rename={"source": "from"}):
    """K15, K16: a tile or stack goes to an empty spot; `edge` is where a colour edge then lies, if it is turned."""

    source: Spot
    to: Spot
    edge: Direction | None = None


class Skip(Move, frozen=True, tag="skip"):
    """K14, K15: nothing is moved."""


KeralaMove = Place | Pass | Elephant | Stack | Skip


def spot_to_pair(spot: int) -> Spot:
    return int(x_of(int(spot))), int(y_of(int(spot)))


def pair_to_spot(pair: Spot) -> int | None:
    """The spot, or None so far away that no platform can ever reach it (K10)."""
    x, y = pair
    return spot_at(x, y) if abs(x) < ROW // 2 and abs(y) < ROW // 2 else None


def number_to_move(state: Record, number: int) -> KeralaMove:
    if number == PASSING:
        return Pass()
    if number == SKIPPING:
        return Skip()
    if number < PASSING:
        rest, edge = divmod(number, DIRECTIONS)
        rest, direction = divmod(rest, DIRECTIONS)
        kind, elephant = divmod(rest, ELEPHANTS)
        to = spot_to_pair(beside(state, elephant, direction))
        return Place(CODES[kind], 1 if elephant else 0, to, DIRECTION_CODES[edge] if has_edge(kind) else None)
    spots = state.spots[state.turn]
    if number < STACK_MOVING:
        elephant, index = divmod(number - ELEPHANT_MOVING, MOST_TILES)
        return Elephant(1 if elephant else 0, spot_to_pair(spots[index]))
    rest, edge = divmod(number - STACK_MOVING, DIRECTIONS)
    rest, direction = divmod(rest, DIRECTIONS)
    top, anchor = divmod(rest, MOST_TILES)
    lies = DIRECTION_CODES[edge] if may_turn(state, int(state.turn), top) else None
    return Stack(spot_to_pair(spots[top]), spot_to_pair(int(spots[anchor]) + STEPS[direction]), lies)


def move_to_number(state: Record, move: KeralaMove) -> int | None:
    if isinstance(move, Pass):
        return PASSING
    if isinstance(move, Skip):
        return SKIPPING
    to = pair_to_spot(move.to)
    if to is None:
        return None
    if isinstance(move, Place):
        return placement_number(state, move, to)
    if isinstance(move, Elephant):
        index = top_at(state, int(state.turn), to)
        return None if index == NO_TILE else ELEPHANT_MOVING + move.elephant * MOST_TILES + int(index)
    source = pair_to_spot(move.source)
    return None if source is None else stack_move_number(state, source, to, move.edge)


def placement_number(state: Record, move: Place, to: int) -> int | None:
    kind = KIND_OF_CODE[move.tile]
    if has_edge(kind) != (move.edge is not None):
        return None
    for direction in range(DIRECTIONS):
        if beside(state, move.elephant, direction) == to:
            return int(place_number(kind, move.elephant, direction, edge_number(move.edge)))
    return None


def edge_number(edge: Direction | None) -> int:
    return NO_EDGE if edge is None else DIRECTION_CODES.index(edge)


def stack_move_number(state: Record, source: int, to: int, edge: Direction | None) -> int | None:
    seat = int(state.turn)
    ground = ground_of(state, seat)
    top, lifted, landing = top_at(state, seat, source), cell_at(ground, source), cell_at(ground, to)
    if top == NO_TILE or landing == NO_CELL or may_turn(state, seat, top) != (edge is not None):
        return None
    direction = anchor_beside(ground, landing, lifted)
    if direction < 0:
        return None
    anchor = top_at(state, seat, spot_of(ground, landing + step(ground, direction)))
    return int(stack_number(top, anchor, (direction + 2) % DIRECTIONS, edge_number(edge)))


def move_to_text(move: KeralaMove) -> str:
    """`B2 e0 0,1`, `B/K e0 0,1 N`, `pass`, `e1 2,0`, `1,1 to 2,1`, `1,1 to 2,1 N` or `skip`."""
    if isinstance(move, Pass):
        return "pass"
    if isinstance(move, Skip):
        return "skip"
    to = f"{move.to[0]},{move.to[1]}"
    if isinstance(move, Elephant):
        return f"e{move.elephant} {to}"
    edge = f" {move.edge}" if move.edge else ""
    if isinstance(move, Stack):
        return f"{move.source[0]},{move.source[1]} to {to}{edge}"
    return f"{move.tile} e{move.elephant} {to}{edge}"


SPOT = r"\[?\s*([+-]?[0-9]{1,9})\s*,\s*([+-]?[0-9]{1,9})\s*\]?"
ELEPHANT = r"(?:E(?:LEPHANT)?\s*)?([01])"
TO = r"\s+(?:TO\s*)?"
EDGE = r"\s*([NESW])?"
PLACE_TEXT = re.compile(rf"(?:PLACE\s*)?([BPRGK]\s*(?:[0123^>]|/\s*[BPRGK]))\s*{ELEPHANT}{TO}{SPOT}{EDGE}")
ELEPHANT_TEXT = re.compile(rf"{ELEPHANT}{TO}{SPOT}")
STACK_TEXT = re.compile(rf"(?:(?:MOVE|STACK)\s*)?{SPOT}{TO}{SPOT}{EDGE}")


def text_to_move(text: str) -> KeralaMove:
    """Case, spaces, brackets and the word "to" are as one likes."""
    said = text.strip().upper()
    if said == "PASS":
        return Pass()
    if said == "SKIP":
        return Skip()
    if found := PLACE_TEXT.fullmatch(said):
        code, elephant, x, y, edge = found.groups()
        kind = KIND_OF_CODE.get("".join(code.split()))  # type: ignore[call-overload]
        if kind is not None:
            return Place(CODES[kind], 1 if elephant == "1" else 0, (int(x), int(y)), edge)  # type: ignore[arg-type]
    if found := ELEPHANT_TEXT.fullmatch(said):
        elephant, x, y = found.groups()
        return Elephant(1 if elephant == "1" else 0, (int(x), int(y)))
    if found := STACK_TEXT.fullmatch(said):
        x, y, to_x, to_y, edge = found.groups()
        return Stack((int(x), int(y)), (int(to_x), int(to_y)), edge)  # type: ignore[arg-type]
    raise MalformedMove(message("kerala-no-move", text=repr(text)[1:-1]))  # control characters as escapes


class Remove(Event, frozen=True, tag="remove"):
    """K4: tiles that are not played with."""

    tiles: list[Tile]


class Draw(Event, frozen=True, tag="draw"):
    """K6: tiles drawn from the bag, face up."""

    tiles: list[Tile]


KeralaEvent = Remove | Draw


def outcomes_to_event(before: Record, happened: Sequence[int]) -> KeralaEvent | None:
    if before.phase == REMOVE_PHASE:
        if len(happened) < max(1, REMOVED[before.players]):
            return None
        return Remove([CODES[kind] for kind in happened if kind != NOTHING])
    if len(happened) < before.players:
        return None
    return Draw([CODES[kind] for kind in happened])


def event_to_outcomes(before: Record, event: KeralaEvent) -> list[int]:
    """The outcomes of an event; whether each of them was possible is for the rules to say."""
    kinds = [KIND_OF_CODE[code] for code in event.tiles]
    if isinstance(event, Remove) and before.phase == REMOVE_PHASE:
        if len(kinds) != REMOVED[before.players]:
            raise ValueError(
                message("kerala-event-remove", count=int(REMOVED[before.players]), players=int(before.players))
            )
        return kinds or [NOTHING]
    if isinstance(event, Draw) and before.phase == DRAW:
        if len(kinds) != before.players:
            raise ValueError(message("kerala-event-draw", count=int(before.players)))
        return kinds
    due = "remove" if before.phase == REMOVE_PHASE else "draw"
    raise ValueError(message("kerala-event-due", kind=due))


class RemoveSeen(Event, frozen=True, tag="remove"):
    """K26: the removal as all see it."""

    count: int


KeralaSeen = RemoveSeen | Draw


def seen(event: KeralaEvent, seat: int | None) -> KeralaSeen:
    """K26: which tiles were removed is hidden from everybody."""
    return RemoveSeen(len(event.tiles)) if isinstance(event, Remove) else event
