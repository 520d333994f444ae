"""The pieces of Ganesha and the record of a match."""

from typing import Literal, get_args

import numpy as np

from kolam.engine.chance import CHANCE_FIELDS
from kolam.engine.compiled import record_type

MOST_PLAYERS = 4
FEWEST_ROWS, MOST_ROWS = 2, 7  # G4
SHORTEST_ROW, LONGEST_ROW = 2, 7
MOST_HEXES = 46  # G4: rows of 7 and of 6 by turns
USUAL_ROWS = (3, 4, 5, 4, 3)
SLOTS = 2  # G5
LONGEST_TRACK = 12  # G3
ROUNDS_BETWEEN_ALTARS = 3  # G10

Colour = Literal["red", "green", "purple", "blue", "yellow"]
Token = Literal[
    "cardamom", "caraway", "coriander", "ginger", "black_mustard", "cinnamon", "red_pepper", "black_pepper"
]  # fmt: skip
COLOURS: tuple[Colour, ...] = get_args(Colour)
TOKENS: tuple[Token, ...] = get_args(Token)
GEM_COLOURS = len(COLOURS)
YELLOW = COLOURS.index("yellow")
CARDAMOM, CARAWAY, CORIANDER, GINGER, BLACK_MUSTARD, CINNAMON, RED_PEPPER, BLACK_PEPPER = range(len(TOKENS))

# Where points come from: a colour's track in a turn, the final stage, tokens.
Source = Literal[Colour, "final", "tokens"]
SOURCES: tuple[Source, ...] = get_args(Source)
IN_FINAL_STAGE, BY_TOKENS = range(GEM_COLOURS, len(SOURCES))

NO_GEM = -1
NO_TOKEN = -1
FACE_DOWN = len(TOKENS)  # G7: a token that is placed but not yet turned up
NO_HEX = -1
NO_SLOT = -1
NO_SEAT = -1

# How far one may reach for a second gem (G13).
NO_REACH, ADJACENT, ANYWHERE = range(3)

# Phases. In the first three and in the two draws it is chance that decides.
(
    DRAW_HEXES, TURN_TOKENS, FILL_ALTAR,
    PLACE_TOKENS, TAKE, SPICE, ANSWER, RED_DRAW, BLACK_DRAW, SECOND,
    STORE, LIFT, REFILL, OFFER, FINAL, OVER,
) = range(16)  # fmt: skip

RECORD = record_type(
    __package__,
    [
        ("players", np.int8),
        ("night", np.bool_),  # G2
        ("spices", np.bool_),  # G7
        ("placed", np.bool_),  # G7: the player with the Drum chooses the hexes of the tokens
        ("youngest", np.int8, (MOST_PLAYERS,)),  # G22: seats, from the youngest on
        ("tracks", np.int8, (GEM_COLOURS, LONGEST_TRACK)),  # G3: what each slot of the Mandala is worth
        ("slots", np.int8, (GEM_COLOURS,)),  # G3: how many slots each track has
        ("rows", np.int8, (MOST_ROWS,)),  # G4: the hexes of each row, 0 if there is none
        ("hexes", np.int8),  # G4: how many there are
        ("neighbours", np.int64, (MOST_HEXES,)),  # G4: the hexes that share a side with each hex, as bits
        ("openings", np.int16, (MOST_HEXES,)),  # G7: in how many ways the tokens can lie with the first on each hex
        ("round_number", np.int8),  # from 1
        ("drum", np.int8),  # the first player's seat
        ("phase", np.int8),
        ("turn", np.int8),  # whose turn it is; Ginger's answer is another seat's decision
        ("bag", np.int8, (GEM_COLOURS,)),  # gems of each colour; their order is decided when one is drawn
        ("altar", np.int8, (MOST_HEXES,)),  # the colour on each hex, or NO_GEM
        ("tokens", np.int8, (MOST_HEXES,)),  # the token on each hex, or NO_TOKEN
        ("mandala", np.int8, (GEM_COLOURS,)),  # how many slots of each track are filled
        ("treasuries", np.int8, (MOST_PLAYERS, GEM_COLOURS)),
        ("tactics", np.int8, (MOST_PLAYERS, SLOTS)),  # a colour, or NO_GEM
        ("scores", np.int32, (MOST_PLAYERS,)),
        ("earned", np.int16, (MOST_PLAYERS, len(SOURCES))),  # the parts that each score is made of
        ("moved", np.int16, (MOST_PLAYERS,)),  # G23: when each pawn last moved, counted in moves of all pawns
        # Filling the Altar
        ("next_hex", np.int8),  # where the next token is turned up, or the next gem goes
        ("free", np.int64),  # the hexes on which the next token may lie, as bits
        ("tokens_left", np.int8),
        ("unused", np.int16),  # the tokens that are not yet turned up, as bits
        # The present turn
        ("taken", np.int8, (2,)),  # gems taken and not yet stored, or NO_GEM
        ("from_hex", np.int8),  # where the last gem was taken
        ("reach", np.int8),  # G13: whence a second gem may be taken
        ("asked", np.int8),  # G30: who must answer Ginger
        ("used_slot", np.int8),  # G16: where the first of two gems was stored
        ("coriander", np.bool_),  # G29 is promised for after phase 2
        ("cinnamon", np.bool_),  # G32 is promised for phase 3
        ("lifted", np.int8, (SLOTS,)),  # G29: slots to be refilled
        *CHANCE_FIELDS,
    ],
)
