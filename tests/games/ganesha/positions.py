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

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from kolam.engine.contract import CHANCE, State, clone, decide, happen, legal, new_state, whose
from kolam.engine.play import new_moves, settle
from kolam.engine.registry import game
from kolam.games.ganesha.altar import hexes_by_row, place_token
from kolam.games.ganesha.boards import GEMS
from kolam.games.ganesha.record import COLOURS, FACE_DOWN, GEM_COLOURS, NO_GEM, OFFER, PLACE_TOKENS, SLOTS, TOKENS
from kolam.games.ganesha.rounds import starts_turn

GANESHA = game("ganesha")
LETTERS = "RGPBY"


def position(drawing: str, *, round_number: int = 1, drum: int | None = None, **options: object) -> State:
    """The state that a drawing shows, at the start of a turn."""
    lines = [line.strip() for line in drawing.splitlines() if line.strip()]
    players = [line for line in lines if "|" in line]
    state = new_state(GANESHA, len(players), GANESHA.Options(**options), bytes(range(32)))
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


def empty_altar(drawing: str, players: int, **options: object) -> State:
    """G7: the tokens of a new Altar, some of which, drawn as ?, are placed already."""
    rows = [line.split() for line in drawing.splitlines() if line.strip()]
    given = {"tokens": "placed", "altar": [len(row) for row in rows], **options}
    state = new_state(GANESHA, players, GANESHA.Options(**given), bytes(range(32)))
    for hex, letter in enumerate(letter for row in rows for letter in row):
        if letter == "?":
            place_token(state[0], hex)
    return state


def token_hexes(state: State) -> str:
    """The Altar while tokens are placed: ? has one, o may have the next one, . may not."""
    assert state[0].phase == PLACE_TOKENS
    free = {int(text.removeprefix("token ")) for text in choices(state)}
    marks = ["?" if token == FACE_DOWN else "o" if hex in free else "." for hex, token in enumerate(state[0].tokens)]
    return in_rows(marks, [int(row) for row in state[0].rows if row])


def in_rows(marks: Sequence[str], rows: Sequence[int]) -> str:
    lines = (" " * (max(rows) - len(row)) + " ".join(marks[hex] for hex in row) for row in hexes_by_row(rows))
    return "\n".join(lines)


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


def choices(state: State) -> set[str]:
    """The legal moves, as text."""
    moves = new_moves(GANESHA)
    return {GANESHA.text(GANESHA.move(state[0], int(number))) for number in moves[: legal(state[0], moves)]}


def after(state: State, *texts: str) -> State:
    """The position after these moves, each of which must be legal. `draw red`: what the bag brings."""
    state = clone(state)
    for text in texts:
        if text.startswith("draw "):
            assert whose(state[0]) == CHANCE
            happen(state[0], COLOURS.index(text.removeprefix("draw ")))
            continue
        settle(state[0])
        assert text in choices(state), f"{text!r} is not among {sorted(choices(state))}"
        number = GANESHA.number(state[0], GANESHA.parse(text))
        assert number is not None
        decide(state[0], number)
    return state


def why_not(state: State, text: str) -> str:
    """What a player is told who tries an illegal move."""
    assert text not in choices(state)
    return str(GANESHA.refusal(state[0], GANESHA.parse(text)))


def treasury(state: State, seat: int) -> str:
    return "".join(LETTERS[colour] * state[0].treasuries[seat, colour] for colour in range(GEM_COLOURS))


def tactics(state: State, seat: int) -> str:
    return "".join("." if gem == NO_GEM else LETTERS[gem] for gem in state[0].tactics[seat, :SLOTS])


def altar(state: State) -> str:
    """The gems hex by hex."""
    return "".join(
        "." if state[0].altar[hex] == NO_GEM else LETTERS[state[0].altar[hex]] for hex in range(int(state[0].hexes))
    )


def scores(state: State) -> list[int]:
    return [int(state[0].scores[seat]) for seat in range(int(state[0].players))]
