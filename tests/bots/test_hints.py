"""Hints teach: every reason is a fact of the position it is given for."""

import pytest
from hypothesis import given

from kolam.bots import Budget
from kolam.bots.hints import hints, verdicts
from kolam.bots.reasons import reason
from kolam.rules.contract import State
from tests.kolpa.positions import KOLPA
from tests.kolpa.positions import position as kolpa
from tests.playing import COMPILED, TABLES, finished, new_match, play_on, seeds, tables


def why(state: State, text: str) -> str:
    return str(reason(KOLPA, state[0], KOLPA.parse(text)))


def test_a_card_laid_is_points() -> None:
    state = kolpa("""
        discard R3
        > B5 B1 G0 |
          G2       |
    """)
    assert why(state, "kolpa B5") == "It puts 5 points into your play area."
    assert why(state, "kolpa B1") == "It puts 1 point into your play area."
    assert why(state, "kolpa G0") == "It lays a 0, so that nothing of value leaves your hand."


def test_a_card_played_is_a_card_that_costs_nothing_any_more() -> None:
    state = kolpa("""
        discard R3
        > R5 R0 |
          G2    |
    """)
    assert why(state, "kol R5") == "It gets rid of red 5, which would cost 5 in your hand."
    assert why(state, "kol R0") == "It brings you nearer to an empty hand."


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
    forced = "The next player's pile shows yellow 5: only a matching card or a joker may follow."
    assert why(state, "joker Y") == why(state, "joker 5") == forced
    for call in ("B", "4", "1"):
        assert why(state, f"joker {call}") == "It gets rid of a joker, which would cost 10 in your hand."


def test_a_pile_that_must_be_played_may_as_well_be_the_cheapest() -> None:
    state = kolpa("""
        discard R3
        > G4 | B3 / R1
          G2 |
    """)
    assert why(state, "kol R1 area") == "Of the piles that match, red 1 costs you the least: 1."
    assert why(state, "kol B3 area") == "It keeps your hand as it is; blue 3 leaves your play area."


@given(tables, seeds)
def test_every_legal_move_of_every_position_has_a_reason(table: tuple[str, int], seed: int) -> None:
    for match in play_on(new_match(*table, seed), seed, 60 if COMPILED else 6):
        for move in match.legal()[:: 1 + len(match.legal()) // 12]:
            assert str(reason(match.game, match.state[0], move))


@pytest.mark.parametrize("table", TABLES)
def test_hints_are_legal_moves_with_a_chance_and_a_score(table: tuple[str, int]) -> None:
    match = new_match(*table, "hints")
    found = hints(match, Budget(simulations=60 if COMPILED else 4))
    assert found
    for hint in found:
        assert hint.move in match.legal()
        assert 0 <= hint.chance <= 1


@pytest.mark.compiled
@pytest.mark.parametrize("table", TABLES[::4])
def test_a_finished_match_is_judged_decision_by_decision(table: tuple[str, int]) -> None:
    match = finished(*table, "judged")
    found = list(verdicts(match, Budget(simulations=50)))
    assert found
    moves = [entry.what for entry in match.log if entry.seat is not None]
    for verdict in found:
        assert verdict.seat == match.deciders[verdict.number]
        assert verdict.played.move == moves[verdict.number]
        assert 0 <= verdict.lost <= 1
