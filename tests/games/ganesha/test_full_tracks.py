"""G19, G20, G22: tracks that are full, as they may be on boards of an owner's box."""

import pytest

from kolam.games.ganesha.record import OVER
from tests.games.ganesha.positions import GANESHA, after, choices, everywhere, position, scores, treasury, why_not

SHORT = {"red": [5, 4], "green": [6, 5, 4], "purple": [7], "blue": [3, 2, 1], "yellow": [2]}

FULL_RED = """
    mandala RR G
    > 0 | . . | RRRGGY
      0 | . . | Y
"""


def test_a_colour_whose_track_is_full_cannot_be_chosen() -> None:
    """G19: neither for its own gems nor for yellow."""
    state = position(FULL_RED, tracks=SHORT)
    assert choices(state) == {
        "offer green for green", "offer yellow for green", "offer nothing for yellow", "end",
    }  # fmt: skip
    for offering in ("red", "yellow", "nothing"):
        assert why_not(state, f"offer {offering} for red") == "G19: The red track is full."
    assert why_not(state, "offer red for purple") == "G18: You have no purple gem in your Treasury."


def test_yellow_cannot_be_chosen_either_when_its_track_is_full() -> None:
    """G19: and yellow gems are still an offering for other colours."""
    state = position("""
        mandala Y
        > 0 | . . | YYG
          0 | . . | Y
    """, tracks=SHORT)  # fmt: skip
    assert choices(state) == {"offer yellow for green", "end"}
    assert why_not(state, "offer nothing for yellow") == "G19: The yellow track is full."


def test_with_every_track_full_phase_3_is_passed_over() -> None:
    """G18, G19: what cannot be offered is not asked for."""
    state = after(position("""
        . R .
       . . . .
      . . . . .
       . . . .
        . . .
        mandala RR GGG P BBB Y
        > 0 | . . | RRGGYY
          0 | . . |
    """, tracks=SHORT), "take 1", "store red in treasury")  # fmt: skip
    assert (state[0].round_number, state[0].turn) == (4, 1)  # nobody had anything to do, up to the next Altar
    assert treasury(state, 0) == "RRRGGYY"


def test_a_slot_that_cardamom_frees_can_be_filled_again() -> None:
    """G19, G27."""
    state = position("""
            R . .
           . . . .
          . . . . .
           . . . .
            . . .
        tokens 0=cardamom
        mandala RR
        > 0 | . . | R
          0 | . . |
    """, tracks=SHORT)  # fmt: skip
    state = after(state, "take 0", "cardamom red", "store red in treasury", "offer red for red")
    assert (scores(state), state[0].mandala[0]) == ([4, 0], 2)


def test_gems_that_find_no_empty_slot_go_back_into_the_bag_and_score_nothing() -> None:
    """G20: of four green gems one is offered, two are placed on 5 and 4, and one goes back."""
    before = position("""
        mandala G
        > 0 | . . | GGGGY
          0 | . . | Y
    """, tracks=SHORT)  # fmt: skip
    state = after(before, "offer green for green")
    assert scores(state) == [5 + 4, 0]
    assert treasury(state, 0) == "Y"
    assert state[0].mandala[1] == 3
    assert state[0].bag[1] == before[0].bag[1] + 2
    assert (everywhere(state) == everywhere(before)).all()


def test_gems_that_fill_a_track_exactly_all_score() -> None:
    """G20."""
    before = position("""
        mandala G
        > 0 | . . | GGY
          0 | . . | Y
    """, tracks=SHORT)  # fmt: skip
    state = after(before, "offer yellow for green")
    assert (scores(state), state[0].mandala[1], state[0].bag[1]) == ([9, 0], 3, before[0].bag[1])


def test_on_a_track_of_one_slot_only_the_first_gem_scores() -> None:
    """G3, G20."""
    state = after(position("""
        > 0 | . . | YYY
          0 | . . | Y
    """, tracks=SHORT), "offer nothing for yellow")  # fmt: skip
    assert (scores(state), treasury(state, 0), state[0].bag[4]) == ([2, 0], "", 8 - 2)


LAST_TURN = """
        . . .
       . . . .
      . . B . .
       . . . .
        . . .
    mandala RR P
      7 | R P | R
      5 | P . | R
    > 9 | . B | G
"""


def test_in_the_final_stage_a_gem_whose_track_is_full_cannot_be_placed() -> None:
    """G22: seats 0 and 1 have only red and purple, both full: they are skipped; blue has one slot left for two gems."""
    state = after(
        position(LAST_TURN, round_number=9, drum=0, tracks={**SHORT, "blue": [3]}), "take 9", "store blue in 0"
    )
    assert [treasury(state, seat) for seat in range(3)] == ["RRP", "RP", "GBB"]
    assert (state[0].turn, choices(state)) == (2, {"final green", "final blue"})
    state = after(state, "final blue")
    assert (state[0].turn, choices(state)) == (2, {"final green"})
    assert why_not(state, "final blue") == "G22: The blue track is full."
    assert why_not(state, "final red") == "G22: You have no red gem in your Treasury."


def test_the_final_stage_ends_when_nobody_can_place_a_gem() -> None:
    """G22: gems are left in the Treasuries."""
    state = after(
        position(LAST_TURN, round_number=9, drum=0, tracks={**SHORT, "blue": [3]}), "take 9", "store blue in 0",
        "final blue", "final green",
    )  # fmt: skip
    assert state[0].phase == OVER
    assert choices(state) == set()
    assert scores(state) == [7, 5, 9 + 3 + 6]
    assert [treasury(state, seat) for seat in range(3)] == ["RRP", "RP", "B"]


def test_with_every_track_full_there_is_no_final_stage() -> None:
    """G22."""
    drawing = LAST_TURN.replace("RR P", "RR P GGG BBB")
    state = after(position(drawing, round_number=9, drum=0, tracks=SHORT), "take 9", "store blue in 0")
    assert state[0].phase == OVER
    assert GANESHA.view(state[0], None).decides is None


def test_a_player_with_only_such_gems_counts_for_the_fewest_points_and_the_next_one_begins() -> None:
    """G22: seat 1 has 5 points and only a red gem."""
    state = after(
        position(LAST_TURN.replace("5 | P . | R", "5 | . . | R"), round_number=9, drum=0, tracks=SHORT),
        "take 9", "store blue in 0",
    )  # fmt: skip
    assert state[0].turn == 2


def test_a_track_that_fills_up_during_the_final_stage_is_closed_to_those_who_follow() -> None:
    """G22: seat 0 takes the last slot for green."""
    state = after(position("""
        mandala GG
          1 | . . | G
        > 2 | . . | YYG
    """, round_number=12, drum=0, tracks=SHORT), "end")  # fmt: skip
    assert (state[0].turn, choices(state)) == (0, {"final green"})
    state = after(state, "final green")
    assert (state[0].turn, choices(state)) == (1, {"final yellow"})
    state = after(state, "final yellow")
    assert (state[0].phase, scores(state), treasury(state, 1)) == (OVER, [5, 4], "GY")


@pytest.mark.parametrize("colour", ["red", "purple"])
def test_a_view_shows_a_full_track(colour: str) -> None:
    """G3, G25."""
    track = GANESHA.view(position(LAST_TURN, tracks=SHORT)[0], None).mandala[colour]
    assert track.filled == len(track.values)
