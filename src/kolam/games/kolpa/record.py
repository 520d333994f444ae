"""The cards of Kolpa! and the record of a match."""

from typing import Literal, get_args

import numpy as np

from kolam.engine.chance import CHANCE_FIELDS
from kolam.engine.compiled import record_type

MOST_PLAYERS = 6
HAND = 5  # P3
COLOURS = "RPYBG"  # red, pink, yellow, blue, green
COLOUR_NAMES = ("red", "pink", "yellow", "blue", "green")
VALUES = 6  # 0 to 5
COPIES = 2
NUMBER_CARDS = len(COLOURS) * VALUES
JOKER = NUMBER_CARDS
CARDS = NUMBER_CARDS + 1  # kinds of card; a card is colour × 6 + value, or JOKER
JOKERS = 4
JOKER_VALUE = 10  # P18
PILE = VALUES * COPIES  # the most cards one pile can ever hold

NO_CARD = -1
NO_CALL = -1
CALLS = len(COLOURS) + VALUES  # an announcement: a colour 0–4, or 5 + a number

# Phases. In all but PLAY and OVER it is chance that decides.
DEAL, TURN_UP, PLAY, RESHUFFLE, DRAW, RENEW, OVER = range(7)  # P13: RESHUFFLE comes before a draw, RENEW after it
RESHUFFLED = CARDS  # the one outcome of RESHUFFLE and RENEW; every other outcome is a card

RECORD = record_type(
    __package__,
    [
        ("players", np.int8),
        ("target", np.int32),  # P19
        ("round_number", np.int32),  # from 1
        ("starter", np.int8),  # of this round
        ("phase", np.int8),
        ("turn", np.int8),
        ("dealt", np.int8),  # cards dealt so far, while dealing
        ("hands", np.int8, (MOST_PLAYERS, CARDS)),  # how many of each card
        ("piles", np.int8, (MOST_PLAYERS, len(COLOURS), PILE)),  # values from the bottom up, then −1
        ("heights", np.int8, (MOST_PLAYERS, len(COLOURS))),
        ("draw", np.int8, (CARDS,)),  # the draw pile; its order is decided when a card is drawn
        ("discard", np.int8, (CARDS,)),  # the discard pile, top card included
        # P13, P21: how many of each card are in hands for sure: those that were, when all saw the draw pile renewed.
        ("in_hands", np.int8, (CARDS,)),
        ("top", np.int8),
        ("call", np.int8),  # what the joker on top announced
        ("scores", np.int32, (MOST_PLAYERS,)),
        *CHANCE_FIELDS,
    ],
)


Card = Literal[
    "R0", "R1", "R2", "R3", "R4", "R5", "P0", "P1", "P2", "P3", "P4", "P5", "Y0", "Y1", "Y2", "Y3", "Y4", "Y5",
    "B0", "B1", "B2", "B3", "B4", "B5", "G0", "G1", "G2", "G3", "G4", "G5", "J",
]  # fmt: skip
Call = Literal["R", "P", "Y", "B", "G", "0", "1", "2", "3", "4", "5"]

CODES: tuple[Card, ...] = get_args(Card)  # the code of every card, in the order of their numbers
CALL_CODES: tuple[Call, ...] = get_args(Call)
CARD_OF_CODE = {code: card for card, code in enumerate(CODES)}
