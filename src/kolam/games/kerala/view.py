"""What anybody may see of Kerala (K26). Built by listing what is public."""

from typing import Any, Literal, get_args

import msgspec
import numpy as np
from numpy.typing import NDArray

from kolam.engine.compiled import Record
from kolam.games.kerala.areas import LINES, SHEET, Areas, fill_sheet, joined_by_edge
from kolam.games.kerala.moves import Spot, spot_to_pair
from kolam.games.kerala.platform import height_of, visible
from kolam.games.kerala.record import (
    CODES,
    COLOUR_CODES,
    DIRECTION_CODES,
    ELEPHANTS,
    KINDS,
    NO_EDGE,
    NO_TILE,
    NOWHERE,
    OVER,
    REMOVED,
    TILES_OF_A_COLOUR,
    Colour,
    Direction,
    Tile,
)
from kolam.games.kerala.rules import count

Phase = Literal["remove", "draw", "place", "elephant", "stack", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)  # in the order of the record's phases


class Sheet(msgspec.Struct, frozen=True):
    """K19–K24: the lines of a score sheet; the last five are the symbols of each colour."""

    removed: int
    missing: int
    standing: int
    edges: int
    B: int
    P: int
    R: int
    G: int
    K: int


class Stack(msgspec.Struct, frozen=True):
    """What lies on one spot of a platform."""

    spot: Spot
    tiles: list[Tile]  # from the bottom up
    edge: Direction | None  # where the visible tile's colour edge lies
    area: int  # which area of the platform it belongs to (K19), numbered in reading order
    stays: bool  # this area is among those that stay if the match ends like this (K20)
    bonus: bool  # its colour edge then brings points (K23)


class Elephant(msgspec.Struct, frozen=True):
    """An elephant; it has no spot when the match is over (K18)."""

    spot: Spot | None
    standing: bool


class Player(msgspec.Struct, frozen=True):
    """What everybody sees of a player."""

    colour: Colour
    platform: list[Stack]
    elephants: list[Elephant]
    sheet: Sheet  # the score so far
    score: int


class View(msgspec.Struct, frozen=True):
    """The table. Every seat sees the same; `seat` is null for a spectator."""

    seat: int | None
    round: int
    rounds: int
    starter: int  # who holds the bag
    turn: int | None
    phase: Phase
    near_elephant: bool
    turn_moved: bool
    offer: list[Tile]
    bag: int
    removed: int
    gone: list[Tile]
    players: list[Player]


def public(state: Record) -> View:
    players = int(state.players)
    rounds = (TILES_OF_A_COLOUR * len(COLOUR_CODES) - REMOVED[players]) // players
    bag = int(count(state.bag))
    return View(
        seat=None,
        round=rounds - bag // players,
        rounds=rounds,
        starter=int(state.starter),
        turn=None if state.phase == OVER else int(state.turn),
        phase=PHASES[int(state.phase)],
        near_elephant=bool(state.near_elephant),
        turn_moved=bool(state.turn_moved),
        offer=tiles(state.offer),
        bag=bag,
        removed=int(count(state.removed)),
        gone=tiles(state.gone),
        players=[player(state, number) for number in range(players)],
    )


def own(state: Record, seat: int) -> dict[str, Any]:
    return {}


def tiles(counts: NDArray[np.int8]) -> list[Tile]:
    return [CODES[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def player(state: Record, seat: int) -> Player:
    lines = np.zeros(LINES, np.int32)
    areas = fill_sheet(state, seat, lines)
    tops = {index: int(areas.of[index]) for index in range(state.placed[seat]) if visible(state, seat, index)}
    numbers = {area: number for number, area in enumerate(dict.fromkeys(tops.values()))}
    return Player(
        colour=COLOUR_CODES[state.colours[seat]],
        platform=[stack(state, seat, top, numbers[area], areas) for top, area in tops.items()],
        elephants=[elephant(state, seat, number) for number in range(ELEPHANTS)],
        sheet=sheet(lines),
        score=int(lines.sum()),
    )


def sheet(lines: NDArray[np.int32]) -> Sheet:
    return Sheet(**{name: int(line) for name, line in zip(SHEET, lines, strict=True)})


def stack(state: Record, seat: int, top: int, number: int, areas: Areas) -> Stack:
    edge = int(state.edges[seat, top])
    stays = bool(areas.stays[areas.of[top]])
    joined = joined_by_edge(state, seat, top)
    return Stack(
        spot=spot_to_pair(state.spots[seat, top]),
        tiles=[CODES[kind] for kind in state.tiles[seat, top - height_of(state, seat, top) + 1 : top + 1]],
        edge=None if edge == NO_EDGE else DIRECTION_CODES[edge],
        area=number,
        stays=stays,
        bonus=stays and joined != NO_TILE and bool(areas.stays[areas.of[joined]]),
    )


def elephant(state: Record, seat: int, number: int) -> Elephant:
    """K11: which elephant lies makes no difference, so the first lies down first."""
    spot = int(state.elephants[seat, number])
    return Elephant(None if spot == NOWHERE else spot_to_pair(spot), standing=number >= int(state.passes[seat]))
