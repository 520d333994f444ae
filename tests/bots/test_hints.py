"""Hints teach: what they say in drawn positions. That it is always true, test_reasons.py shows."""

import pytest

from kolam.bots import Budget
from kolam.bots.hints import hints, ranked
from kolam.bots.reasons import reason
from kolam.bots.searcher import Judged
from kolam.engine.contract import State
from tests.games.ganesha.positions import GANESHA
from tests.games.ganesha.positions import after as after_ganesha
from tests.games.ganesha.positions import position as ganesha
from tests.games.kerala.positions import KERALA
from tests.games.kerala.positions import position as kerala
from tests.games.kolpa.positions import KOLPA
from tests.games.kolpa.positions import position as kolpa
from tests.playing import COMPILED, TABLES, new_match


def why(state: State, text: str) -> str:
    return str(reason(KOLPA, state[0], KOLPA.parse(text)))


def test_a_card_laid_is_points() -> None:
    state = kolpa("""
        discard R3
        > B5 B1 G0 |
          G2       |
    """)
    assert why(state, "kolpa B5") == "It puts 5 points in your play area."
    assert why(state, "kolpa B1") == "It puts 1 point in your play area."
    assert why(state, "kolpa G0") == "It puts down a 0, so you keep your valuable cards."


def test_a_card_played_is_a_card_that_costs_nothing_any_more() -> None:
    state = kolpa("""
        discard R3
        > R5 R0 |
          G2    |
    """)
    assert why(state, "kol R5") == "It gets rid of the red 5, which would cost you 5 points in your hand."
    assert why(state, "kol R0") == "It brings you closer to an empty hand."


def test_the_last_card_ends_the_round() -> None:
    state = kolpa("""
        discard R3
        > R5 |
          G2 |
    """)
    assert why(state, "kol R5") == "It empties your hand and ends the round."


def test_an_announcement_forces_a_player_whose_pile_shows_it() -> None:
    state = kolpa("""
        discard R3
        > J B1 |
          G2   | Y1 Y5
          P2   | B4
    """)
    forced = "The next player has a pile with the yellow 5 on top, and so must play a matching card or a joker."
    assert why(state, "joker Y") == why(state, "joker 5") == forced
    for call in ("B", "4", "1"):
        assert why(state, f"joker {call}") == "It gets rid of a joker, which would cost you 10 points in your hand."


def test_a_pile_that_must_be_played_may_as_well_be_the_cheapest() -> None:
    state = kolpa("""
        discard R3
        > G4 | B3 / R1
          G2 |
    """)
    assert why(state, "kol R1 area") == "Of the piles that match, the red 1 costs you the least: 1 point."
    assert why(state, "kol B3 area") == "Your hand stays as it is; the blue 3 leaves your play area."


def why_kerala(drawing: str, text: str, offer: str) -> str:
    state = kerala(drawing, offer=offer)
    return str(reason(KERALA, state[0], KERALA.parse(text)))


def test_kerala_a_tile_joins_areas_or_adds_to_one() -> None:
    row = "R2 B1*0 R1 P1*1"  # 3 symbols instead of 2 in the red that stays, but one tile more that goes
    assert why_kerala(row, "R3 e0 1,1", offer="R3") == "Your platform is worth only 1 point less."
    parted = """
        R2 .    R1
        K1 B1*0 G1
        .  P1*1 .
    """
    assert why_kerala(parted, "R3 e0 1,2", offer="R3") == "It joins 2 red areas into one."
    beside = """
        .  R1
        B1*0 P1*1
    """
    assert why_kerala(beside, "R2 e0 0,1", offer="R2") == "It adds 2 symbols to a red area."
    assert why_kerala(beside, "R^ e0 0,1", offer="R^") == "It adds to a red area instead of starting another."


def test_kerala_a_missing_colour_and_an_edge_that_is_met() -> None:
    assert why_kerala("B1*0 P1*1", "G2 e0 0,1", offer="G2") == (
        "Your platform has no green tile yet, which would cost you 5 points."
    )
    above = """
        .    .    R1
        B1*0 P1*1 K1
    """
    assert why_kerala(above, "B/R e1 1,1 E", offer="B/R") == "Its red edge is next to a red tile."
    assert why_kerala("B/R:N*0 P1*1 R1", "R1 e0 0,1", offer="R1") == "It matches the red edge of the tile next to it."


def why_ganesha(drawing: str, *texts: str) -> str:
    *before, text = texts
    state = after_ganesha(ganesha(drawing), *before)
    return str(reason(GANESHA, state[0], GANESHA.parse(text)))


TABLE = """
        R G .
       . . . .
      . . . . .
       . . . .
        . . .
    > 3 | R . | RRG
      0 | . . |
"""


def test_ganesha_what_a_gem_and_an_offering_are_worth() -> None:
    """On the day board for two, red pays 6, 4, 4, 3 and green 6, 6, 4."""
    assert (
        why_ganesha(TABLE, "take 0") == "The red gem matches one in your Tactics slots, so you may take a second gem."
    )
    assert why_ganesha(TABLE, "take 1") == "You have 1 green gem; one more would score 6 points now."
    assert why_ganesha(TABLE, "take 1", "store green in 1") == (
        "The Tactics slot is empty; a gem there lets you take two, the first of that colour."
    )
    assert why_ganesha(TABLE, "take 1", "store green in 0") == (
        "The gem in the slot moves to your Treasury, and the green one takes its place."
    )
    assert (
        why_ganesha(TABLE, "take 1", "store green in treasury", "offer red for red") == "It scores 6 points right away."
    )
    assert why_ganesha(TABLE, "take 1", "store green in treasury", "end") == "You keep what you have for a later turn."
    assert why_ganesha(TABLE, "take 0", "enough") == "Your gems and points stay as they are."


def test_ganesha_a_second_gem_is_promised_only_if_one_is_in_reach() -> None:
    lonely = """
            R . .
           . . . .
          . . . . .
           . . . .
            . . G
        > 3 | R {} | RR
          0 | . . |
    """
    assert why_ganesha(lonely.format("."), "take 0") == "You have 3 red gems; one more would score 3 points now."
    assert why_ganesha(lonely.format("R"), "take 0") == (
        "The red gem matches one in your Tactics slots, so you may take a second gem."
    )


@pytest.mark.parametrize("table", TABLES)
def test_hints_are_legal_moves_with_a_chance_and_a_score(table: tuple[str, int]) -> None:
    match = new_match(*table, "hints")
    found = hints(match, Budget(simulations=60 if COMPILED else 4))
    assert found
    for hint in found:
        assert hint.move in match.legal()
        assert 0 <= hint.chance <= 1
    assert [hint.chance for hint in found] == sorted((hint.chance for hint in found), reverse=True)


def judged(*found: tuple[int, float]) -> list[Judged]:
    """Decisions by their visits and chances, numbered in the order in which a search tells them."""
    return [Judged(number, visits, chance, 0.0) for number, (visits, chance) in enumerate(found)]


def order(*found: tuple[int, float]) -> list[int]:
    return [one.number for one in ranked(judged(*found))]


def test_hints_come_in_the_order_of_the_chances_that_are_shown() -> None:
    assert order((1000, 0.51), (900, 0.58), (300, 0.55)) == [1, 2, 0]


def test_a_move_that_was_hardly_looked_at_does_not_win_by_luck() -> None:
    assert order((1000, 0.51), (900, 0.58), (3, 1.0)) == [1, 0]
    assert order((1000, 0.51)) == [0]


def test_a_move_that_was_hardly_looked_at_may_follow_the_better_ones() -> None:
    assert order((1000, 0.9), (40, 0.2), (30, 0.4), (2, 0.95)) == [0, 2, 1]
