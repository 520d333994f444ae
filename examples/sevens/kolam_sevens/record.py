"""The cards of Sevens and the record of a match."""

import numpy as np

from kolam.engine.chance import CHANCE_FIELDS
from kolam.engine.compiled import record_type

MOST_PLAYERS = 4
HAND = 3
VALUES = 5  # a card shows 1 to 5; inside the record it counts from 0
COPIES = 6

DEAL, PLAY, DRAW, OVER = range(4)  # in DEAL and DRAW it is chance that decides

RECORD = record_type(
    __package__,
    [
        ("players", np.int8),
        ("magic", np.int8),  # S4: multiples of this take the pool
        ("phase", np.int8),
        ("turn", np.int8),
        ("dealt", np.int8),  # cards dealt so far
        ("deck", np.int8, (VALUES,)),  # how many of each card; their order is decided when one is drawn
        ("hands", np.int8, (MOST_PLAYERS, VALUES)),
        ("pool", np.int8),  # cards in the middle
        ("total", np.int16),  # what they add up to
        ("scores", np.int32, (MOST_PLAYERS,)),
        *CHANCE_FIELDS,
    ],
)
