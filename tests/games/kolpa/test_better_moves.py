"""What a review says of drawn positions of Kolpa!."""

import pytest

from kolam.bots.reviewing import better_move
from kolam.bots.searcher import PastPosition
from tests.games.kolpa.positions import KOLPA
from tests.games.kolpa.positions import position as kolpa

pytestmark = pytest.mark.compiled

ENDS_THE_ROUND = """
    discard R3
    > R5    | R5 R4
      J J J |
"""


def judged(drawing: str, played: str) -> str | None:
    """The better move, if there was one."""
    state = kolpa(drawing)
    number = KOLPA.number(state[0], KOLPA.parse(played))
    assert number is not None
    found = better_move(PastPosition(KOLPA, state, 0), number, 600, "drawn")
    return None if found is None else str(found.move["card"] + " " + found.move["from"])


def test_who_can_end_the_round_before_three_jokers_and_does_not_gives_much_away() -> None:
    state = kolpa(ENDS_THE_ROUND)
    slow = KOLPA.number(state[0], KOLPA.parse("kol R4 area"))
    assert slow is not None
    found = better_move(PastPosition(KOLPA, state, 0), slow, 600, "drawn")
    assert found is not None
    assert found.move == {"type": "kol", "card": "R5", "from": "hand"}
    assert found.chance - found.played > 1000
    assert str(found.why) == "It empties your hand and ends the round."


def test_who_plays_the_best_move_gives_nothing_away() -> None:
    assert judged(ENDS_THE_ROUND, "kol R5") is None
