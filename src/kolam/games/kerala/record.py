"""The tiles of Kerala, the spots of a platform, and the record of a match."""

from typing import Literal, get_args

import numpy as np

from kolam.engine.chance import CHANCE_FIELDS
from kolam.engine.compiled import record_type

MOST_PLAYERS = 5
COLOURS = 5
COLOUR_NAMES = ("blue", "purple", "red", "green", "black")
TILES_OF_A_COLOUR = 20  # K1
REMOVED = (0, 0, 20, 10, 4, 0)  # K4: by the number of players
MOST_TILES = 1 + 40  # on one platform: the start tile, and one for each round of two players
ELEPHANTS = 2
PASSES = 2  # K11

# A kind of tile is colour × 10 + face.
FACES = 10
SYMBOL_FACES = 4  # faces 0 to 3 show that many symbols
START_FACE = 1  # K2: a start tile shows one symbol
EDGE_FACES = 4  # faces 4 to 7 have an edge in one of the other colours, in the order of COLOUR_CODES
MOVE_ELEPHANT_FACE = SYMBOL_FACES + EDGE_FACES
MOVE_TILE_FACE = MOVE_ELEPHANT_FACE + 1
KINDS = COLOURS * FACES
NO_TILE = -1

# A spot is y × 256 + x, counted from where the start tile was laid. K10: a placement and a moved stack push the border
# of a platform by one each, so 40 turns leave x and y within ±80, far from ±127 where a row would meet the next.
ROW = 256
NOWHERE = -32768
NORTH, EAST, SOUTH, WEST = range(4)
DIRECTIONS = 4
STEPS = (ROW, 1, -ROW, -1)
NO_EDGE = -1

# Phases. REMOVE and DRAW are for chance to decide.
REMOVE, DRAW, PLACE, MOVE_ELEPHANT, MOVE_TILE, OVER = range(6)
NOTHING = KINDS  # the one outcome of REMOVE if no tile is removed; every other outcome is a kind of tile

RECORD = record_type(
    __package__,
    [
        ("players", np.int8),
        ("near_elephant", np.int8),  # K16: 1 if a moved stack must land beside an elephant
        ("turn_moved", np.int8),  # K16: 1 if a moved stack may be turned
        ("colours", np.int8, (MOST_PLAYERS,)),  # of each seat
        ("phase", np.int8),
        ("starter", np.int8),  # who holds the bag
        ("turn", np.int8),
        ("drawn", np.int8),  # tiles removed or drawn so far, while chance decides
        ("bag", np.int8, (KINDS,)),  # how many of each kind; its order is decided when a tile is drawn
        ("removed", np.int8, (KINDS,)),  # K4: unseen
        ("offer", np.int8, (KINDS,)),  # face up in the middle
        ("gone", np.int8, (KINDS,)),  # K6: left over by passes
        # A platform is a list of tiles in reading order: row after row from the south, each from the west, a stack from
        # the bottom up. So it has no edge, and the order in which tiles were placed leaves no trace.
        ("placed", np.int8, (MOST_PLAYERS,)),  # how many tiles it has
        ("spots", np.int16, (MOST_PLAYERS, MOST_TILES)),
        ("tiles", np.int8, (MOST_PLAYERS, MOST_TILES)),
        ("edges", np.int8, (MOST_PLAYERS, MOST_TILES)),  # where the colour edge of a visible tile lies
        ("elephants", np.int16, (MOST_PLAYERS, ELEPHANTS)),  # where they are
        ("passes", np.int8, (MOST_PLAYERS,)),  # K11: how many elephants lie
        *CHANCE_FIELDS,
    ],
)


Colour = Literal["B", "P", "R", "G", "K"]
Direction = Literal["N", "E", "S", "W"]
Tile = Literal[
    "B0", "B1", "B2", "B3", "B/P", "B/R", "B/G", "B/K", "B^", "B>",
    "P0", "P1", "P2", "P3", "P/B", "P/R", "P/G", "P/K", "P^", "P>",
    "R0", "R1", "R2", "R3", "R/B", "R/P", "R/G", "R/K", "R^", "R>",
    "G0", "G1", "G2", "G3", "G/B", "G/P", "G/R", "G/K", "G^", "G>",
    "K0", "K1", "K2", "K3", "K/B", "K/P", "K/R", "K/G", "K^", "K>",
]  # fmt: skip

CODES: tuple[Tile, ...] = get_args(Tile)  # the code of every kind, in the order of their numbers
KIND_OF_CODE = {code: kind for kind, code in enumerate(CODES)}
COLOUR_CODES: tuple[Colour, ...] = get_args(Colour)
DIRECTION_CODES: tuple[Direction, ...] = get_args(Direction)
