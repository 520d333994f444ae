"""P14 to P16: jokers and what they announce."""

import pytest

from kolam.engine.contract import read_move
from kolam.engine.errors import MalformedMove
from kolam.games.kolpa.terminal import DRAWING
from tests.games.kolpa.positions import JOKER_MOVES, KOLPA, after, choices, position, why_not


def test_a_joker_goes_on_any_card() -> None:
    """P14, P15: also on one of the colour or the number that it announces."""
    state = position("""
        discard R3
        > J G4 |
          G2   |
    """)
    assert choices(state) == {"kolpa G4"} | JOKER_MOVES


@pytest.mark.parametrize("call", "RPYBG012345")
def test_a_joker_on_a_joker_announces_something_else(call: str) -> None:
    """P14, P15."""
    state = position(f"""
        discard R3 J={call}
        > J |
          G2 |
    """)
    assert choices(state) == JOKER_MOVES - {f"joker {call}"}


def test_the_announcement_in_force_cannot_be_repeated() -> None:
    """P15."""
    state = position("""
        discard R3 J=P
        > J G4 |
          G2   |
    """)
    other = "P15: A joker on a joker announces something else: you can’t repeat "
    assert why_not(state, "joker P") == f"{other}the announced colour (pink)."
    state = after(state, "joker 5")
    assert why_not(position("discard J=P J=5\n> J |\nG2 |"), "joker 5") == f"{other}the announced number (5)."
    assert why_not(state, "joker 5") == "P14: You don’t have a joker in your hand."


def test_an_announcement_may_come_back_when_another_one_was_in_force() -> None:
    """P15: only the one in force is out of the question."""
    state = after(position("""
        discard R3
        > J B1  |
          J G2  |
          J J Y2 |
    """), "joker P", "joker 5")  # fmt: skip
    assert "joker P" in choices(state)
    state = after(state, "joker P")
    assert KOLPA.view(state[0], None).call == "P"


def test_a_covered_joker_takes_its_announcement_with_it() -> None:
    """P15, P16: a joker on a number card may announce what was announced before."""
    state = after(position("""
        discard R3 J=P
        > P1 B1 |
          J G2  |
    """), "kol P1")  # fmt: skip
    assert choices(state) >= JOKER_MOVES


def test_the_terminal_says_what_a_joker_may_not_announce() -> None:
    """P15: if there is a joker to play."""
    drawing = "discard R3 J=P\n> {} G4 |\nG2 |"
    prompts = [DRAWING.prompt(KOLPA.view(position(drawing.format(held))[0], 0)) for held in ("J", "B1")]
    assert "A joker must announce something other than" in prompts[0]
    assert "joker" not in prompts[1]


def test_a_joker_is_never_laid_into_the_play_area() -> None:
    """P14."""
    state = position("""
        discard R3
        > J G4 |
          G2   |
    """)
    refusal = KOLPA.refusal(state[0], read_move(KOLPA, {"type": "kolpa", "card": "J"}))
    assert str(refusal) == "P14: A joker never goes into your play area."
    assert why_not(position("discard R3\n> R0 B5 |\nG2 |"), "joker R") == "P14: You don’t have a joker in your hand."


def test_a_joker_comes_with_an_announcement() -> None:
    """P15."""
    state = after(position("""
        discard R3
        > J G4 |
          G2   |
    """), "joker 5")  # fmt: skip
    view = KOLPA.view(state[0], None)
    assert (view.top, view.call) == ("J", "5")
    refusal = KOLPA.refusal(state[0], read_move(KOLPA, {"type": "kol", "card": "J", "from": "hand"}))
    assert refusal.rule == "P15"
    with pytest.raises(MalformedMove, match="call"):
        read_move(KOLPA, {"type": "joker", "call": "6"})


def test_a_pile_that_shows_the_announced_colour_must_be_played() -> None:
    """P10, P15."""
    state = position("""
        discard R3 J=B
        > G4 | B1
          G2 |
    """)
    assert choices(state) == {"kol B1 area"}


def test_the_announcement_holds_until_the_joker_is_covered() -> None:
    """P16."""
    state = after(position("""
        discard R3
        > J G4 |
          G2   |
          B1 Y1 |
    """), "joker B", "kolpa G2")  # fmt: skip
    assert KOLPA.view(state[0], None).call == "B"
    state = after(state, "kol B1")
    assert KOLPA.view(state[0], None).call is None
