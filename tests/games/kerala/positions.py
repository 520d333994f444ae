"""Positions of Kerala drawn as text, north at the top.

.          an empty spot
B2         a tile
B/K:N      a colour-edge tile, its black edge to the north
R1+B2      a stack, from the bottom up
B2*0       with elephant 0 on it; *01 with both
@B1        on the spot (0, 0); without this mark the first spot of the lowest row is (0, 0)
"""

import re

import numpy as np
from numpy.typing import NDArray

from kolam.engine.contract import State, clone, legal, new_state
from kolam.engine.options import read_options
from kolam.engine.play import new_moves, step
from kolam.engine.registry import game
from kolam.games.kerala.areas import LINES, SHEET, fill_sheet
from kolam.games.kerala.moves import spot_to_pair
from kolam.games.kerala.platform import add, spot_at
from kolam.games.kerala.record import (
    DIRECTION_CODES,
    KIND_OF_CODE,
    KINDS,
    MOVE_ELEPHANT,
    MOVE_TILE,
    NO_EDGE,
    NO_TILE,
    PLACE,
)
from kolam.games.kerala.tileset import counted, own_tiles

KERALA = game("kerala")
PHASES = {"place": PLACE, "elephant": MOVE_ELEPHANT, "stack": MOVE_TILE}
CELL = re.compile(r"(@?)([^*]+?)(?:\*([01]+))?")


def table(players: int = 2, **options: object) -> State:
    """A table that is laid, before anything was removed or drawn."""
    return new_state(KERALA, players, read_options(KERALA, options, players), bytes(range(32)))


def position(
    *drawings: str,
    offer: str = "B1 P1",
    bag: str | None = None,
    phase: str = "place",
    passes: tuple[int, ...] = (),
    **options: object,
) -> State:
    """The first player's turn, with these platforms; what is nowhere else is in the bag, or else `bag` says what is."""
    players = max(2, len(drawings))
    state = table(players, **options)
    record = state[0]
    for seat, drawing in enumerate(drawings):
        lay(state, seat, drawing)
    for seat, number in enumerate(passes):
        record.passes[seat] = number
    record.phase = PHASES[phase]
    record.offer[:] = counts(offer)
    record.bag[:] = 0
    record.bag[:] = np.maximum(counted(own_tiles()) - everywhere(state), 0) if bag is None else counts(bag)
    return state


def lay(state: State, seat: int, drawing: str) -> None:
    """Put a drawn platform in the place of a seat's start tile."""
    record = state[0]
    record.placed[seat] = 0
    record.spots[seat], record.tiles[seat], record.edges[seat] = 0, NO_TILE, NO_EDGE
    rows = [line.split() for line in drawing.splitlines() if line.strip()]
    origin = next(((x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if "@" in cell), None)
    across, down = origin or (0, len(rows) - 1)
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            if cell == ".":
                continue
            found = CELL.fullmatch(cell)
            assert found, cell
            spot = spot_at(x - across, down - y)
            for tile in found[2].split("+"):
                code, _, edge = tile.partition(":")
                add(record, seat, spot, KIND_OF_CODE[code], DIRECTION_CODES.index(edge) if edge else NO_EDGE)  # type: ignore[index]
            for elephant in found[3] or "":
                record.elephants[seat, int(elephant)] = spot


def drawn(state: State, seat: int = 0) -> str:
    """A platform as text, as `position` reads it."""
    player = KERALA.view(state[0], None).players[seat]
    stacks = {stack.spot: stack for stack in player.platform}
    west, east = min(x for x, _ in stacks), max(x for x, _ in stacks)
    south, north = min(y for _, y in stacks), max(y for _, y in stacks)

    def cell(x: int, y: int) -> str:
        if (x, y) not in stacks:
            return "."
        stack = stacks[x, y]
        edge = f":{stack.edge}" if stack.edge else ""
        there = "".join(str(number) for number, elephant in enumerate(player.elephants) if elephant.spot == (x, y))
        mark = "@" if (x, y) == (0, 0) else ""
        return mark + "+".join(stack.tiles) + edge + (f"*{there}" if there else "")

    return "\n".join(" ".join(cell(x, y) for x in range(west, east + 1)) for y in range(north, south - 1, -1))


def same(one: str, other: str) -> bool:
    """Two drawings of the same platform, spaces apart."""
    return [line.split() for line in one.split("\n") if line.strip()] == [
        line.split() for line in other.split("\n") if line.strip()
    ]


def counts(codes: str) -> NDArray[np.int8]:
    """How many of each kind a list of codes names."""
    tiles = np.zeros(KINDS, np.int8)
    for code in codes.split():
        tiles[KIND_OF_CODE[code]] += 1  # type: ignore[index]
    return tiles


def everywhere(state: State) -> NDArray[np.int8]:
    """How many of each kind there are in all places together, start tiles included."""
    record = state[0]
    found: NDArray[np.int8] = record.bag + record.removed + record.offer + record.gone
    for seat in range(int(record.players)):
        for kind in record.tiles[seat, : record.placed[seat]]:
            found[kind] += 1
    return found


def choices(state: State) -> set[str]:
    """The legal moves, as text."""
    moves = new_moves(KERALA)
    return {KERALA.text(KERALA.move(state[0], int(number))) for number in moves[: legal(state[0], moves)]}


def after(state: State, *texts: str) -> State:
    """The position after these moves, each of which must be legal."""
    state = clone(state)
    for text in texts:
        assert text in choices(state), f"{text} is none of {sorted(choices(state))}"
        number = KERALA.number(state[0], KERALA.parse(text))
        assert number is not None
        step(state, number, new_moves(KERALA))
    return state


def why_not(state: State, text: str) -> str:
    """What a player is told who tries an illegal move."""
    assert text not in choices(state)
    return str(KERALA.refusal(state[0], KERALA.parse(text)))


def sheet(state: State, seat: int = 0) -> dict[str, int]:
    """The lines of a score sheet that are not 0."""
    lines = np.zeros(LINES, np.int32)
    fill_sheet(state[0], seat, lines)
    return {name: int(line) for name, line in zip(SHEET, lines, strict=True) if line}


def removed(state: State, seat: int = 0) -> set[tuple[int, int]]:
    """The spots of the areas that do not stay."""
    return {stack.spot for stack in KERALA.view(state[0], None).players[seat].platform if not stack.stays}


def bonuses(state: State, seat: int = 0) -> set[tuple[int, int]]:
    """The spots of the colour edges that bring points."""
    return {stack.spot for stack in KERALA.view(state[0], None).players[seat].platform if stack.bonus}


def spots(state: State, seat: int = 0) -> list[tuple[int, int]]:
    record = state[0]
    return [spot_to_pair(int(spot)) for spot in record.spots[seat, : record.placed[seat]]]
