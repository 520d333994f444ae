"""G9–G20: rounds, and the three phases of a turn."""

import pytest

from kolam.engine.contract import CHANCE, clone, whose
from kolam.engine.play import settle
from kolam.games.ganesha.record import DRAW_HEXES, OFFER, STORE, TAKE
from tests.games.ganesha.positions import (
    GANESHA,
    after,
    altar,
    choices,
    everywhere,
    position,
    scores,
    tactics,
    treasury,
    why_not,
)
from tests.games.ganesha.test_set_up import opened

EXAMPLE_1 = """
        G R P
       B Y Y G
      B G P B R
       G B P Y
        R G B
    > 0 | R G |
      0 | . . |
      0 | . . |
"""


@pytest.mark.parametrize(("players", "rounds"), [(2, 12), (3, 9), (4, 9)])
def test_two_play_twelve_rounds_and_more_play_nine(players: int, rounds: int) -> None:
    """G9."""
    match = opened(players, spices=False)
    turns = {(1, 0)}
    while not match.over and match.view(None).phase != "final":
        match.play_number(match.legal_numbers()[-1])
        view = match.view(None)
        if view.phase == "take":
            turns.add((view.round, view.turn))
    assert match.view(None).rounds == max(number for number, _ in turns) == rounds
    assert turns == {(number, seat) for number in range(1, rounds + 1) for seat in range(players)}


def test_in_a_round_each_player_has_one_turn_clockwise_from_the_drum() -> None:
    """G9."""
    match = opened(3, spices=False, first=1)
    order = []
    while match.view(None).round <= 2:
        if match.view(None).phase == "take":
            order.append(match.turn)
        match.play_number(match.legal_numbers()[0])
    assert order == [1, 2, 0, 1, 2, 0]


LAST_OF_ROUND = """
        R . .
       . . . .
      . . P . .
       . . . .
        . . G
    tokens  18=ginger 0=cardamom
      0 | . . |
    > 0 | . . |
"""


def test_after_every_third_round_the_drum_passes_and_the_altar_is_filled_anew() -> None:
    """G10."""
    state = after(position(LAST_OF_ROUND, round_number=3, drum=0), "take 9", "store purple in treasury")
    assert (whose(state[0]), state[0].phase) == (CHANCE, DRAW_HEXES)
    assert (state[0].round_number, state[0].drum, state[0].turn) == (4, 1, 1)
    assert altar(state) == "." * 19
    assert set(state[0].tokens) == {-1}
    assert state[0].bag.tolist() == [8, 8, 7, 8, 8]
    settle(state[0])
    assert "." not in altar(state)
    assert (state[0].phase, state[0].turn) == (TAKE, 1)


@pytest.mark.parametrize("round_number", [1, 2, 4])
def test_after_other_rounds_drum_and_altar_stay(round_number: int) -> None:
    """G10."""
    state = after(position(LAST_OF_ROUND, round_number=round_number, drum=0), "take 9", "store purple in treasury")
    assert (state[0].round_number, state[0].drum, state[0].turn) == (round_number + 1, 0, 0)
    assert altar(state) == "R" + "." * 17 + "G"
    assert state[0].tokens[18] != -1


def test_after_the_last_round_nothing_is_filled_anew() -> None:
    """G10, G21."""
    state = after(position(LAST_OF_ROUND, round_number=12, drum=0), "take 9", "store purple in 1")
    assert (state[0].round_number, state[0].drum) == (12, 0)
    assert altar(state) == "R" + "." * 17 + "G"
    assert choices(state) == {"final purple"}


def test_a_bag_that_runs_dry_at_a_late_refill_leaves_hexes_empty() -> None:
    """G8, G10: here 35 of 40 gems are on the Mandala or on tiles."""
    state = after(
        position("""
        R . .
       . . . .
      . . . . .
       . . . .
        . . .
        mandala RRRRRGGGGGGPPPPPPBBBBBYYYYYY
        bag RGB
          0 | . . | PPGG
        > 0 | . . | RBB
        """, round_number=9, drum=0, spices=False),
        "take 0", "store red in treasury", "offer red for red",
    )  # fmt: skip
    before = everywhere(state)
    assert state[0].bag.tolist() == [2, 1, 0, 1, 0]
    settle(state[0])
    assert len(altar(state).replace(".", "")) == 4
    assert altar(state)[4:] == "." * 15
    assert state[0].bag.sum() == 0
    assert (everywhere(state) == before).all()


def test_a_new_altar_without_a_single_gem_is_no_obstacle() -> None:
    """G8, G10, G11: turns with nothing to do are passed over, up to the next Altar."""
    state = after(
        position("""
        mandala RRR
        bag
          0 | . . | R
        > 0 | . . | Y
        """, round_number=9, drum=0, spices=False),
        "end",
    )  # fmt: skip
    settle(state[0])
    assert altar(state) == "." * 19
    assert (state[0].round_number, state[0].turn) == (10, 1)
    assert choices(state) == {"offer nothing for yellow", "end"}


EMPTY_ALTAR = """
    >  0 | . . | RR
       0 | . . | R
       0 | . . | Y
"""


def test_without_a_gem_on_the_altar_phase_3_comes_at_once() -> None:
    """G11."""
    state = position(EMPTY_ALTAR)
    assert choices(state) == {"offer red for red", "end"}
    assert why_not(state, "take 4").startswith("G13: You can’t do that now. Make an Offering")


def test_a_turn_without_anything_to_do_is_passed_over() -> None:
    """G11, G19: seat 1 has no gem to take and none to offer."""
    assert after(position(EMPTY_ALTAR), "end")[0].turn == 2


def test_taking_is_compulsory() -> None:
    """G11."""
    state = position(EXAMPLE_1)
    assert why_not(state, "enough") == "G11: Take a gem first: there are still some on the Altar."
    assert why_not(state, "end").startswith("G18: You can’t do that now. Take a gem")


def test_one_gem_may_be_taken_from_any_hex() -> None:
    """G12."""
    state = position(EXAMPLE_1)
    assert choices(state) == {f"take {hex}" for hex in range(19)}
    taken = after(state, "take 9")
    assert altar(taken)[9] == "."
    assert taken[0].phase == STORE


def test_there_must_be_a_gem_on_the_hex() -> None:
    """G4, G12."""
    state = position(LAST_OF_ROUND, drum=0)
    assert choices(state) == {"take 0", "take 9", "take 18"}
    assert why_not(state, "take 4") == "G12: There’s no gem there."
    assert why_not(state, "take 19") == "G4: There is no hex 19; the Altar’s hexes are 0 to 18."


def test_example_1_a_second_gem_from_a_hex_next_to_a_first_of_a_tactics_colour() -> None:
    """G13: red and green in the slots; after red, one of the yellow gems or the purple one next to it, among others."""
    state = after(position(EXAMPLE_1), "take 1")
    assert choices(state) == {"take 0", "take 2", "take 4", "take 5", "enough"}
    assert {altar(state)[hex] for hex in (2, 4, 5)} == {"P", "Y"}
    assert why_not(state, "take 9") == "G13: The second gem must lie next to the first."
    assert why_not(state, "take 1") == "G12: There’s no gem there."
    assert why_not(state, "take 77").startswith("G4: ")


def test_a_first_gem_of_another_colour_is_the_only_one() -> None:
    """G13."""
    state = after(position(EXAMPLE_1), "take 2")
    assert choices(state) == {"store purple in treasury", "store purple in 0", "store purple in 1"}
    assert why_not(state, "take 1") == (
        "G13: You may take a second gem only if the first matches a gem in your Tactics slots."
    )


def test_without_a_tactics_gem_there_is_no_second_gem() -> None:
    """G13."""
    state = position(EXAMPLE_1.replace("| R G |", "| . . |", 1))
    for hex in range(19):
        assert after(state, f"take {hex}")[0].phase == STORE


def test_two_tactics_gems_of_one_colour_reach_any_hex() -> None:
    """G13."""
    state = position(EXAMPLE_1.replace("| R G |", "| R R |", 1))
    assert choices(after(state, "take 1")) == {f"take {hex}" for hex in range(19) if hex != 1} | {"enough"}
    assert after(state, "take 2")[0].phase == STORE


def test_never_more_than_two_gems_are_taken_and_both_before_either_is_placed() -> None:
    """G13."""
    state = after(position(EXAMPLE_1.replace("| R G |", "| R R |", 1)), "take 1", "take 11")
    assert state[0].taken.tolist() == [0, 0]
    assert state[0].phase == STORE
    assert why_not(state, "take 0") == "G13: You’ve already taken two gems, the most you may take."


def test_where_there_is_no_second_gem_nothing_is_asked() -> None:
    """G14: the red gem's neighbours are empty."""
    state = after(position("""
        . R .
       . . . .
      . . P . .
       . . . .
        . . .
        > 0 | R . |
          0 | . . |
    """), "take 1")  # fmt: skip
    assert state[0].phase == STORE
    assert why_not(state, "take 9") == "G14: There’s no gem left next to the first one."
    assert why_not(state, "enough").startswith("G14: You can’t do that now. Place the red gem")


def test_one_may_stop_at_one() -> None:
    """G14."""
    state = after(position(EXAMPLE_1), "take 1", "enough")
    assert choices(state) == {"store red in treasury", "store red in 0", "store red in 1"}
    assert why_not(state, "take 0").startswith("G16: You can’t do that now")


def test_a_token_is_offered_at_once_and_before_the_second_gem() -> None:
    """G15."""
    state = position(EXAMPLE_1.replace(">", "tokens 1=black_mustard 4=black_pepper\n>", 1))
    taken = after(state, "take 1")
    assert choices(taken) == {"black mustard", "leave"}
    used = after(taken, "black mustard")
    assert choices(used) == {"take 0", "take 2", "take 4", "take 5", "enough"}
    assert used[0].tokens[1] == taken[0].tokens[1] != -1  # the token stays


def test_one_gem_goes_into_the_treasury_or_a_slot() -> None:
    """G16."""
    state = after(position(EXAMPLE_1), "take 2")
    assert treasury(after(state, "store purple in treasury"), 0) == "P"
    assert tactics(after(state, "store purple in 1"), 0) == "RP"
    assert why_not(state, "store red in 0") == "G16: Place the purple gem first."
    assert why_not(state, "offer red for red").startswith("G18: You can’t do that now")


@pytest.mark.parametrize(
    ("first", "second", "slots", "stored"),
    [
        ("treasury", "treasury", "RG", "RY"),
        ("treasury", "0", "YG", "RR"),
        ("treasury", "1", "RY", "RG"),
        ("0", "treasury", "RG", "RY"),
        ("1", "treasury", "RR", "GY"),
        ("0", "1", "RY", "RG"),
        ("1", "0", "YR", "RG"),
    ],
)
def test_two_gems_go_into_the_treasury_or_different_slots(first: str, second: str, slots: str, stored: str) -> None:
    """G16, G17: a gem already in the slot moves to the Treasury."""
    state = after(position(EXAMPLE_1), "take 1", "take 4", f"store red in {first}", f"store yellow in {second}")
    assert (tactics(state, 0), treasury(state, 0)) == (slots, stored)


def test_two_gems_never_go_into_one_slot() -> None:
    """G16."""
    state = after(position(EXAMPLE_1), "take 1", "take 4", "store red in 0")
    assert choices(state) == {"store yellow in treasury", "store yellow in 1"}
    assert why_not(state, "store yellow in 0") == ("G16: Your first gem went there. Put the second one somewhere else.")
    assert why_not(state, "take 2").startswith("G16: You can’t do that now")


def test_example_2_a_gem_in_the_slot_moves_to_the_treasury() -> None:
    """G17: red into the Treasury, yellow into the left slot, from which red moves to the Treasury."""
    state = after(position(EXAMPLE_1), "take 1", "take 4", "store red in treasury", "store yellow in 0")
    assert tactics(state, 0) == "YG"
    assert treasury(state, 0) == "RR"


OFFERING = """
    mandala G
    > 0 | P P | RRRGBYY
      0 | . . | Y
      0 | . . |
"""


def test_what_may_be_offered_for_what() -> None:
    """G18, G19: its own colour, yellow for any colour, nothing for yellow."""
    assert choices(position(OFFERING)) == {
        "offer red for red", "offer yellow for red", "offer yellow for green", "offer yellow for blue",
        "offer yellow for yellow", "offer nothing for yellow", "end",
    }  # fmt: skip


def test_the_offered_gem_goes_back_into_the_bag() -> None:
    """G18."""
    before = position(OFFERING)
    state = after(before, "offer yellow for red")
    assert state[0].bag[4] == before[0].bag[4] + 1
    assert state[0].mandala.tolist() == [3, 1, 0, 0, 0]
    assert treasury(state, 0) == "GBY"


def test_one_offering_a_turn_and_it_is_optional() -> None:
    """G18."""
    assert after(position(OFFERING), "offer red for red")[0].turn == 1
    untouched = after(position(OFFERING), "end")
    assert treasury(untouched, 0) == "RRRGBYY"
    assert scores(untouched) == [0, 0, 0]


def test_gems_in_tactics_slots_neither_offer_nor_move() -> None:
    """G18."""
    state = position(OFFERING)
    assert why_not(state, "offer yellow for purple") == "G18: You have no purple gem in your Treasury."
    assert why_not(state, "offer purple for red") == "G18: You have no purple gem in your Treasury."
    assert tactics(after(state, "offer red for red"), 0) == "PP"


def test_other_offerings_are_refused_with_a_reason() -> None:
    """G18."""
    state = position(OFFERING)
    assert (
        why_not(state, "offer nothing for red") == "G18: Placing red gems needs an Offering; only yellow gems are free."
    )
    assert (
        why_not(state, "offer blue for red") == "G18: To place red gems, offer a red or a yellow one, not a blue one."
    )
    assert why_not(state, "final red").startswith("G22: You can’t do that now")


def test_at_least_one_gem_must_reach_the_mandala() -> None:
    """G19."""
    state = position(OFFERING)
    assert why_not(state, "offer green for green") == (
        "G19: You can’t offer your only green gem: there would be none left to place."
    )
    assert why_not(position(OFFERING.replace("YY", "Y")), "offer yellow for yellow").startswith(
        "G19: You can’t offer your only yellow"
    )


def test_yellow_may_be_offered_for_yellow() -> None:
    """G19."""
    state = after(position(OFFERING), "offer yellow for yellow")
    assert (state[0].mandala[4], scores(state)[0]) == (1, 6)


def test_a_turn_in_which_nothing_can_be_offered_ends_by_itself() -> None:
    """G18, G19."""
    state = after(position(EXAMPLE_1), "take 2", "store purple in treasury")
    assert (state[0].turn, state[0].phase) == (1, TAKE)


def test_example_3_four_red_gems_one_offered_score_12() -> None:
    """G20: three placed on 5, 4 and 3."""
    state = after(position("""
        > 0 | . . | RRRR
          0 | . . |
          0 | . . | YY
    """), "offer red for red")  # fmt: skip
    assert scores(state) == [12, 0, 0]
    assert state[0].mandala.tolist() == [3, 0, 0, 0, 0]
    assert treasury(state, 0) == ""


def test_gems_go_on_where_the_track_is_empty_and_all_of_the_colour_go() -> None:
    """G20: the green track of three players by day is 6 5 4 4 3 …; two are filled."""
    state = after(position("""
        mandala GG
        > 1 | . . | GGGY
          0 | . . |
          0 | . . | YY
    """), "offer yellow for green")  # fmt: skip
    assert scores(state) == [1 + 4 + 4 + 3, 0, 0]
    assert state[0].mandala[1] == 5


def test_a_move_changes_only_a_copy() -> None:
    """G20: the same position twice."""
    state = position(OFFERING)
    before = clone(state)
    after(state, "offer red for red")
    assert state.tobytes() == before.tobytes()
    assert state[0].phase == OFFER
    assert GANESHA.view(state[0], 0).phase == "offer"
