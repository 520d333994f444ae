"""Positions of Kolpa! drawn as text.

discard  B1 R3          the discard pile, top card last; `J=R` is a joker that announced red
draw     G1 G2          the draw pile; left out: all cards that are nowhere else
> R1 J | B5 B3 / G0     a player whose turn it is: the hand, then the piles, top card last
  P4   |                another player
"""

import numpy as np

from kolam.engine.chance import secret_of_seed
from kolam.engine.contract import State, clone, decide, legal, new_state
from kolam.engine.play import new_moves, step
from kolam.engine.registry import game
from kolam.games.kolpa.record import (
    CALL_CODES,
    CARD_OF_CODE,
    CODES,
    COPIES,
    JOKER,
    JOKERS,
    NO_CALL,
    NUMBER_CARDS,
    PLAY,
    VALUES,
)
from kolam.match import Drawn, Match, Seat

KOLPA = game("kolpa")
JOKER_MOVES = frozenset(f"joker {call}" for call in CALL_CODES)  # a joker with each announcement


def opened(players: int, seed: str = "opened", **options: int) -> Match:
    seats = [Seat(f"P{number}") for number in range(players)]
    return Match(KOLPA, seats, options, Drawn(secret_of_seed(seed)))


def position(drawing: str, *, scores: tuple[int, ...] = (), target: int = 50, starter: int = 0) -> State:
    """The state that a drawing shows."""
    lines = [line for line in drawing.splitlines() if line.strip()]
    players = [line for line in lines if "|" in line]
    state = new_state(KOLPA, len(players), KOLPA.Options(target=target, first=starter), bytes(range(32)))
    record = state[0]
    record.phase = PLAY
    record.dealt = 0
    draw = None
    for line in lines:
        word, *codes = line.split()
        if word == "discard":
            for code in codes:
                name, _, call = code.partition("=")
                record.top = CARD_OF_CODE[name]  # type: ignore[index]
                record.call = CALL_CODES.index(call) if call else NO_CALL
                record.discard[record.top] += 1
        elif word == "draw":
            draw = codes
    for seat, line in enumerate(players):
        hand, _, area = line.replace(">", " ").partition("|")
        if ">" in line:
            record.turn = seat
        for code in hand.split():
            record.hands[seat, CARD_OF_CODE[code]] += 1  # type: ignore[index]
        for code in area.replace("/", " ").split():
            card = CARD_OF_CODE[code]  # type: ignore[index]
            record.piles[seat, card // VALUES, record.heights[seat, card // VALUES]] = card % VALUES
            record.heights[seat, card // VALUES] += 1
    if draw is None:
        record.draw[:] = pack() - everywhere(state, draw_pile=False)
    else:
        record.draw[:] = 0
        for code in draw:
            record.draw[CARD_OF_CODE[code]] += 1  # type: ignore[index]
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


def choices(state: State) -> set[str]:
    """The legal moves, as text."""
    moves = new_moves(KOLPA)
    return {KOLPA.text(KOLPA.move(state[0], int(number))) for number in moves[: legal(state[0], moves)]}


def after(state: State, *texts: str) -> State:
    """The position after these moves, each of which must be legal."""
    state = clone(state)
    for text in texts:
        assert text in choices(state)
        number = KOLPA.number(state[0], KOLPA.parse(text))
        assert number is not None
        step(state, number, new_moves(KOLPA))
    return state


def decide_only(state: State, text: str) -> None:
    """Make a move in this very position, without the chance that follows."""
    number = KOLPA.number(state[0], KOLPA.parse(text))
    assert number is not None
    decide(state[0], number)


def pile_of(cards: np.ndarray) -> list[str]:
    """The cards that are counted in a hand or in a pile, in the order of their numbers."""
    return [CODES[card] for card, count in enumerate(cards) for _ in range(count)]


def why_not(state: State, text: str) -> str:
    """What a player is told who tries an illegal move."""
    assert text not in choices(state)
    return str(KOLPA.refusal(state[0], KOLPA.parse(text)))
