"""Positions of Ganesha drawn as text. Gems are R G P B Y.

        R . G           the Altar, row by row; left out: no gem at all
       . . B .
      . . . . .
       . Y . .
        . . .
tokens   0=ginger 18=caraway
mandala  RRR Y          gems on the Mandala
bag      RG             the bag; left out: all gems that are nowhere else
> 12 | R . | RRY        the player whose turn it is: points, Tactics slots, Treasury
   0 | . . |            another player
"""

import numpy as np
from numpy.typing import NDArray

from kolam.engine.contract import State, new_state
from kolam.games.ganesha import GAME
from kolam.games.ganesha.boards import GEMS
from kolam.games.ganesha.record import NO_GEM, OFFER, TOKENS
from kolam.games.ganesha.rounds import starts_turn

LETTERS = "RGPBY"


def position(drawing: str, *, round_number: int = 1, drum: int | None = None, **options: object) -> State:
    """The state that a drawing shows, at the start of a turn."""
    lines = [line.strip() for line in drawing.splitlines() if line.strip()]
    players = [line for line in lines if "|" in line]
    state = new_state(GAME, len(players), GAME.Options(**options), bytes(range(32)))
    record = state[0]
    record.tokens_left = record.free = record.unused = 0
    record.round_number = round_number
    rows = [line.split() for line in lines if set(line) <= set(LETTERS + ". ")]
    for hex, letter in enumerate(letter for row in rows for letter in row):
        record.altar[hex] = LETTERS.index(letter) if letter != "." else NO_GEM
    bag = None
    for word, *rest in (line.split() for line in lines):
        if word == "tokens":
            for said in rest:
                place, _, token = said.partition("=")
                record.tokens[int(place)] = TOKENS.index(token)
        elif word == "mandala":
            record.mandala[:] = counts("".join(rest))
        elif word == "bag":
            bag = "".join(rest)
    for seat, line in enumerate(players):
        if line.startswith(">"):
            record.turn = seat
        points, tactics, treasury = line.removeprefix(">").split("|")
        record.scores[seat] = int(points)
        record.tactics[seat] = [LETTERS.find(letter) for letter in tactics.split()]
        record.treasuries[seat] = counts(treasury)
    record.drum = record.turn if drum is None else drum
    record.bag[:] = 0
    record.bag[:] = GEMS[len(players)] - everywhere(state) if bag is None else counts(bag)
    if not starts_turn(record):
        record.phase = OFFER
    return state


def counts(letters: str) -> list[int]:
    return [letters.count(letter) for letter in LETTERS]


def everywhere(state: State) -> NDArray[np.int64]:
    """How many gems of each colour there are in all places together."""
    record = state[0]
    found: NDArray[np.int64] = record.bag.astype(np.int64) + record.mandala + record.treasuries.sum(axis=0)
    for place in (record.altar, record.tactics[: int(record.players)].ravel(), record.taken):
        for gem in place:
            if gem != NO_GEM:
                found[gem] += 1
    return found
