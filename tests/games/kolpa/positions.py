"""Positions of Kolpa! in tests: drawn as `notation` says, and what can be asked of them."""

import numpy as np

from kolam.engine.chance import secret_of_seed
from kolam.engine.contract import State, clone, decide, legal
from kolam.engine.play import new_moves, step
from kolam.engine.registry import game
from kolam.games.kolpa.notation import everywhere, pack, position
from kolam.games.kolpa.record import CALL_CODES, CODES
from kolam.match import Drawn, Match, Seat

__all__ = [
    "JOKER_MOVES",
    "KOLPA",
    "after",
    "choices",
    "decide_only",
    "everywhere",
    "opened",
    "pack",
    "pile_of",
    "position",
    "why_not",
]

KOLPA = game("kolpa")
JOKER_MOVES = frozenset(f"joker {call}" for call in CALL_CODES)  # a joker with each announcement


def opened(players: int, seed: str = "opened", **options: int) -> Match:
    seats = [Seat(f"P{number}") for number in range(players)]
    return Match(KOLPA, seats, options, Drawn(secret_of_seed(seed)))


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
