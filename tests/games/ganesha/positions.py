"""Positions of Ganesha in tests: drawn as `notation` says, and what can be asked of them."""

from collections.abc import Sequence

from kolam.engine.contract import CHANCE, State, clone, decide, happen, legal, new_state, whose
from kolam.engine.play import new_moves, settle
from kolam.engine.registry import game
from kolam.games.ganesha.altar import hexes_by_row, place_token
from kolam.games.ganesha.notation import LETTERS, counts, everywhere, position
from kolam.games.ganesha.record import COLOURS, FACE_DOWN, GEM_COLOURS, NO_GEM, PLACE_TOKENS, SLOTS

__all__ = [
    "GANESHA",
    "LETTERS",
    "after",
    "altar",
    "choices",
    "counts",
    "empty_altar",
    "everywhere",
    "in_rows",
    "position",
    "scores",
    "tactics",
    "token_hexes",
    "treasury",
    "why_not",
]

GANESHA = game("ganesha")


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
