"""What a seat of Kolpa! knows, as numbers for learning (P20, P21)."""

import numpy as np
from numpy.typing import NDArray

from kolam.engine.compiled import Record, rule
from kolam.games.kolpa.record import CALLS, CARDS, COLOURS, MOST_PLAYERS, NO_CALL, NO_CARD, NUMBER_CARDS, PLAY, VALUES
from kolam.games.kolpa.rules import hand_size, pile_shows, size

# Where each part begins. Docs: docs/rules/kolpa.md.
OWN_HAND = 0  # how many of each card
TOP = OWN_HAND + CARDS  # one of 31
CALL = TOP + CARDS  # one of 11, if a joker lies on top
SEATS = CALL + CALLS  # six parts, the observer's own first, then clockwise
SCORE, HAND_SIZE, AREA = 0, 1, 2  # within a seat's part: area cards by kind, then the cards on show
ON_SHOW = AREA + NUMBER_CARDS
SEAT = ON_SHOW + NUMBER_CARDS
DISCARD = SEATS + MOST_PLAYERS * SEAT  # how many of each card lie in the discard pile
IN_HANDS = DISCARD + CARDS  # how many of each card are known to be in hands, since the draw pile was renewed
DRAW_SIZE = IN_HANDS + CARDS
TURN = DRAW_SIZE + 1  # one of six, counted from the observer
TARGET = TURN + MOST_PLAYERS
ROUND = TARGET + 1
OBSERVATION = ROUND + 1


@rule
def observe(state: Record, seat: int, observation: NDArray[np.int16]) -> None:
    """With perfect recall: covered cards, the discard pile and what the draw pile was renewed from were seen by all."""
    observation[:] = 0
    for card in range(CARDS):
        observation[OWN_HAND + card] = state.hands[seat, card]
        observation[DISCARD + card] = state.discard[card]
        observation[IN_HANDS + card] = state.in_hands[card]
    if state.top != NO_CARD:
        observation[TOP + int(state.top)] = 1
    if state.call != NO_CALL:
        observation[CALL + int(state.call)] = 1
    for place in range(state.players):
        observe_seat(state, (seat + place) % state.players, observation[SEATS + place * SEAT :])
    observation[DRAW_SIZE] = size(state.draw)
    if state.phase == PLAY:
        observation[TURN + int((state.turn - seat) % state.players)] = 1
    observation[TARGET] = state.target
    observation[ROUND] = state.round_number


@rule
def observe_seat(state: Record, seat: int, part: NDArray[np.int16]) -> None:
    part[SCORE] = state.scores[seat]
    part[HAND_SIZE] = hand_size(state, seat)
    for colour in range(len(COLOURS)):
        for depth in range(state.heights[seat, colour]):
            part[AREA + colour * VALUES + state.piles[seat, colour, depth]] += 1
        shown = pile_shows(state, seat, colour)
        if shown != NO_CARD:
            part[ON_SHOW + shown] = 1
