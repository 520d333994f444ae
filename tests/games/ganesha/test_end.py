"""G21–G25: the final stage, the winner, and what everybody knows."""

import numpy as np
import pytest

from kolam.engine.chance import new_dice
from kolam.engine.contract import State, clone, imagine, observe, standing
from kolam.games.ganesha import observation as o
from kolam.games.ganesha.mandala import pawn_space
from kolam.games.ganesha.record import OVER
from tests.games.ganesha.positions import GANESHA, after, choices, position, scores, tactics, treasury, why_not
from tests.games.ganesha.test_set_up import opened

LAST_TURN = """
        . . .
       . . . .
      . . P . .
       . . . .
        . . .
      7 | R G | R
      5 | Y . |
    > 9 | . B | G
"""


def last_turn(drawing: str = LAST_TURN, **options: object) -> State:
    """The final stage, after the last turn of the last round."""
    return after(position(drawing, round_number=9, drum=0, **options), "take 9", "store purple in 0")


def test_after_the_last_round_tactics_gems_move_to_the_treasuries() -> None:
    """G21."""
    state = last_turn()
    assert [tactics(state, seat) for seat in range(3)] == ["..", "..", ".."]
    assert [treasury(state, seat) for seat in range(3)] == ["RRG", "Y", "GPB"]


def test_the_player_with_the_fewest_points_begins_and_others_follow_clockwise_without_offering() -> None:
    """G22: seat 1 has 5 points; red is worth 5, 4, green 6, 5, yellow 6, purple 4, blue 6."""
    state = last_turn()
    assert (state[0].turn, choices(state)) == (1, {"final yellow"})
    state = after(state, "final yellow")
    assert (state[0].turn, choices(state)) == (2, {"final green", "final purple", "final blue"})
    assert why_not(state, "final red") == "G22: You have no red gem in your Treasury."
    assert why_not(state, "end").startswith("G18: You can’t do that now. Place a gem")
    state = after(state, "final green", "final red")
    assert scores(state) == [7 + 5, 5 + 6, 9 + 6]


def test_players_without_gems_are_skipped_until_all_treasuries_are_empty() -> None:
    """G22."""
    state = after(last_turn(), "final yellow", "final green", "final red")
    assert state[0].turn == 2
    state = after(state, "final purple", "final red", "final blue", "final green")
    assert state[0].phase == OVER
    assert choices(state) == set()
    assert scores(state) == [7 + 5 + 4 + 5, 5 + 6, 9 + 6 + 4 + 6]
    assert GANESHA.refusal(state[0], GANESHA.parse("final red")).rule == "G22"


@pytest.mark.parametrize(("youngest", "begins"), [([0, 1, 2], 0), ([2, 1, 0], 2), ([1, 2, 0], 2)])
def test_of_those_tied_for_the_fewest_points_the_youngest_begins(youngest: list[int], begins: int) -> None:
    """G22."""
    tied = LAST_TURN.replace("7 |", "5 |").replace("5 | Y", "8 | Y").replace("9 |", "5 |")
    assert last_turn(tied, youngest=youngest)[0].turn == begins


def test_a_player_without_gems_counts_for_the_fewest_points_and_the_next_one_begins() -> None:
    """G22."""
    state = last_turn(LAST_TURN.replace("5 | Y .", "5 | . ."))
    assert state[0].turn == 2


def test_a_game_that_ends_with_empty_treasuries_is_over_at_once() -> None:
    """G22."""
    state = after(position("""
          7 | . . |
        > 5 | . . | Y
    """, round_number=12, drum=0), "offer nothing for yellow")  # fmt: skip
    assert state[0].phase == OVER
    assert GANESHA.view(state[0], None).decides is None


def standings(state: State) -> tuple[list[int], list[int]]:
    players = int(state[0].players)
    points, won = np.zeros(players, np.int32), np.zeros(players, np.bool_)
    standing(state[0], points, won)
    return points.tolist(), np.flatnonzero(won).tolist()


def test_most_points_win() -> None:
    """G23."""
    state = after(last_turn(), "final yellow", "final green", "final red", "final purple", "final red", "final blue")
    assert standings(after(state, "final green")) == ([21, 11, 25], [2])


RACE = """
     > 0 | . . | RR
       0 | . . | RR
       0 | . . | YY
"""


def test_a_tie_is_won_by_the_player_who_reached_the_score_first() -> None:
    """G23: with all slots worth 5, seat 0 and seat 1 have 5 points each; seat 0 had them first."""
    state = position(RACE, tracks={colour: [5] * 10 for colour in ("red", "green", "purple", "blue", "yellow")})
    state = after(state, "offer red for red", "offer red for red", "offer yellow for yellow")
    assert standings(state) == ([5, 5, 5], [0])


def test_red_peppers_step_back_is_a_move_of_the_pawn() -> None:
    """G23: seat 1 falls back to 4 points after seat 0 reached them."""
    state = position("""
            R . .
           . . . .
          . . . . .
           . . . .
            . . .
        tokens 0=red_pepper
          4 | . . | YY
        > 5 | . . |
    """)
    state[0].moved[:2] = [2, 1]
    assert standings(state) == ([4, 5], [1])
    assert standings(after(state, "take 0", "red pepper", "draw blue")) == ([4, 4], [0])


def test_leaders_whose_pawns_never_moved_share_the_victory() -> None:
    """G23: nobody has a point; a pawn that moved and came back was there later."""
    state = position(RACE)
    assert standings(state) == ([0, 0, 0], [0, 1, 2])
    state[0].moved[1] = 3
    assert standings(state) == ([0, 0, 0], [0, 2])


def test_a_slot_worth_nothing_moves_no_pawn() -> None:
    """G23."""
    tracks = {colour: [0] * 10 for colour in ("red", "green", "purple", "blue", "yellow")}
    state = after(position(RACE, tracks=tracks), "offer red for red")
    assert state[0].moved.tolist() == [0, 0, 0, 0]


@pytest.mark.parametrize(("score", "space"), [(0, 0), (1, 1), (49, 49), (50, 50), (51, 1), (100, 50), (101, 1)])
def test_the_scoring_track_is_a_loop_of_50_that_skips_0(score: int, space: int) -> None:
    """G24."""
    assert pawn_space(score) == space


def test_a_view_shows_both_score_and_pawn() -> None:
    """G24."""
    player = GANESHA.view(position(RACE.replace("> 0", "> 53"))[0], None).players[0]
    assert (player.score, player.pawn) == (53, 3)


def test_everybody_sees_everything_but_the_order_of_the_bag() -> None:
    """G25."""
    match = opened(3)
    views = [match.view(seat) for seat in (0, 1, 2, None)]
    for field in views[0].__struct_fields__:
        if field != "seat":
            assert len({repr(getattr(view, field)) for view in views}) == 1
    assert sum(views[3].bag.values()) == 50 - 19
    assert match.log_for(2) == match.log


def test_only_what_the_bag_will_bring_is_imagined_anew() -> None:
    """G25."""
    match = opened(3)
    world = clone(match.state)
    imagine(world[0], 1, new_dice("world")[0])
    different = [name for name in world.dtype.names or () if (world[name] != match.state[name]).any()]
    assert set(different) == {"chance_key", "chance_counter", "chance_used"}


def test_an_observation_begins_with_the_observer() -> None:
    """G25: the same table seen from two seats."""
    state = position("""
           R . .
          . . . .
         . . . . .
          . . . .
           . . G
        tokens 0=ginger
        mandala RRB
        > 12 | R . | GG
           3 | . Y | BBY
    """, youngest=[1, 0])  # fmt: skip
    seen = {}
    for seat in (0, 1):
        seen[seat] = np.zeros(GANESHA.observation, np.int16)
        observe(state[0], seat, seen[seat])
    table, seats, after_seats = slice(0, o.SEATS), slice(o.SEATS, o.PLAYERS), slice(o.PHASE, None)
    assert (seen[0][table] == seen[1][table]).all()
    assert (seen[0][after_seats] == seen[1][after_seats]).all()
    first, second = (seen[0][seats][part * o.SEAT : (part + 1) * o.SEAT] for part in (0, 1))
    assert (seen[1][seats][: 2 * o.SEAT] == np.concatenate([second, first])).all()
    assert (first[o.SCORE], first[o.YOUNGER], second[o.YOUNGER]) == (12, 1, 0)
    assert first[o.TREASURY : o.TACTICS].tolist() == [0, 2, 0, 0, 0]
    assert second[o.TACTICS :].tolist() == [0] * 5 + [0, 0, 0, 0, 1]
    assert (seen[0][o.TURN], seen[1][o.TURN + 1]) == (1, 1)
    assert seen[0][o.ALTAR] == seen[0][o.ALTAR + 18 * 5 + 1] == seen[0][o.TOKEN + 3] == 1
    assert seen[0][o.FILLED : o.SEATS].tolist() == [2, 0, 0, 1, 0]
