"""Positions of Kolpa! drawn as text.

discard  B1 R3          the discard pile, top card last; `J=R` is a joker that announced red
draw     G1 G2          the draw pile; left out: all cards that are nowhere else
> R1 J | B5 B3 / G0     a player whose turn it is: the hand, then the piles, top card last
  P4   |                another player
"""

from collections.abc import Sequence
from typing import Any, cast

import numpy as np

from kolam.engine.contract import State, new_state
from kolam.games.kolpa import GAME
from kolam.games.kolpa.record import (
    CALL_CODES,
    CARD_OF_CODE,
    CODES,
    COLOURS,
    COPIES,
    JOKER,
    JOKERS,
    NO_CALL,
    NUMBER_CARDS,
    PLAY,
    VALUES,
    Call,
    Card,
)


def position(drawing: str, *, scores: Sequence[int] = (), target: int = 50, starter: int = 0) -> State:
    """The state that a drawing shows."""
    lines = [line for line in drawing.splitlines() if line.strip()]
    players = [line for line in lines if "|" in line]
    state = new_state(GAME, len(players), GAME.Options(target=target, first=starter), bytes(range(32)))
    record = state[0]
    record.phase = PLAY
    record.dealt = 0
    draw = None
    for line in lines:
        word, *codes = line.split()
        if word == "discard":
            for code in codes:
                name, _, call = code.partition("=")
                record.top = card_of(name)
                record.call = CALL_CODES.index(cast(Call, call)) if call else NO_CALL
                record.discard[record.top] += 1
        elif word == "draw":
            draw = codes
    for seat, line in enumerate(players):
        hand, _, area = line.replace(">", " ").partition("|")
        if ">" in line:
            record.turn = seat
        for code in hand.split():
            record.hands[seat, card_of(code)] += 1
        for code in area.replace("/", " ").split():
            card = card_of(code)
            record.piles[seat, card // VALUES, record.heights[seat, card // VALUES]] = card % VALUES
            record.heights[seat, card // VALUES] += 1
    if draw is None:
        record.draw[:] = pack() - everywhere(state, draw_pile=False)
    else:
        record.draw[:] = 0
        for code in draw:
            record.draw[card_of(code)] += 1
    for seat, score in enumerate(scores):
        record.scores[seat] = score
    record.dealt = 5 * len(players)
    return state


def pack() -> np.ndarray:
    cards = np.full(len(CODES), COPIES)
    cards[JOKER] = JOKERS
    return cards


def everywhere(state: State, *, draw_pile: bool = True) -> np.ndarray:
    """How many of each card there are in all places together."""
    record = state[0]
    found: np.ndarray = record.hands.sum(axis=0).astype(int) + record.discard
    if draw_pile:
        found += record.draw
    for seat in range(int(record.players)):
        for card in range(NUMBER_CARDS):
            pile = record.piles[seat, card // VALUES, : record.heights[seat, card // VALUES]]
            found[card] += int((pile == card % VALUES).sum())
    return found


def beside(state: State, seat: int) -> dict[str, Any]:
    """P21: what lies covered in a play area, too: all have seen it played."""
    record = state[0]
    piles = ((colour, record.piles[seat, colour, : record.heights[seat, colour]]) for colour in range(len(COLOURS)))
    return {"cards": [CODES[colour * VALUES + int(value)] for colour, pile in piles for value in pile]}


def card_of(code: str) -> int:
    return CARD_OF_CODE[cast(Card, code)]
