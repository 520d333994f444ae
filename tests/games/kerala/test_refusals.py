"""Whatever is asked, the answer is a rule: K6–K9, K11, K13–K16."""

from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kolam.engine.errors import MalformedMove
from kolam.games.kerala.moves import Elephant, KeralaMove, Pass, Place, Skip, Stack
from kolam.games.kerala.record import Direction, Tile
from tests.games.kerala.positions import KERALA, choices, position

near = st.integers(-3, 5)
numbers = st.one_of(near, st.sampled_from([-129, -128, -127, 127, 128, 255, 256]), st.integers(-(2**60), 2**60))
spots = st.tuples(numbers, numbers)
elephants = st.sampled_from([0, 1])
edges = st.one_of(st.none(), st.sampled_from(get_args(Direction)))
moves = st.one_of(
    st.builds(Place, st.sampled_from(get_args(Tile)), elephants, spots, edges),
    st.builds(Elephant, elephants, spots),
    st.builds(Stack, spots, spots, edges),
    st.just(Pass()),
    st.just(Skip()),
)

PLATFORM = """
    R1*0 R1     .   G1
    R1   .      R1  G2
    R1   K/R:N  R1  B1*1
    .    R1+P2  .   .
"""


@given(moves, st.sampled_from(["place", "elephant", "stack"]), st.booleans(), st.booleans(), st.sampled_from([0, 2]))
def test_every_move_is_legal_or_refused_with_a_rule(
    move: KeralaMove, phase: str, near: bool, turn: bool, passes: int
) -> None:
    """Nonsense included; nothing crashes, and legal means listed."""
    state = position(PLATFORM, offer="B2 R/K", phase=phase, passes=(passes,), near_elephant=near, turn_moved=turn)
    before = state.tobytes()
    if KERALA.text(move) not in choices(state):
        assert str(KERALA.refusal(state[0], move)).startswith("K")
    KERALA.number(state[0], move)
    assert state.tobytes() == before


@given(moves)
def test_every_move_survives_json(move: KeralaMove) -> None:
    assert msgspec.json.decode(msgspec.json.encode(move), type=KERALA.Move) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "B4 e0 0,1",
        "B/B e0 0,1 N",
        "B2 e2 0,1",
        "B2 e0 0",
        "Y1 e0 0,1",
        "1,1 to",
        "e0",
        "²,1 to 2,2",
        "1,1 to 2,2 X",
    ],
)
def test_what_is_no_move_is_answered_with_examples(text: str) -> None:
    with pytest.raises(MalformedMove, match="is not a Kerala move"):
        KERALA.parse(text)
