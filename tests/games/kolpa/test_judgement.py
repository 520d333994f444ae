"""What a practised player of Kolpa! likes, and what a round's end is worth."""

import numpy as np

from kolam.bots.judgement import evaluate, habit
from kolam.engine.contract import State
from tests.games.kolpa.positions import KOLPA, after, position
from tests.playing import new_match


def liking(state: State, text: str) -> float:
    number = KOLPA.number(state[0], KOLPA.parse(text))
    assert number is not None
    return habit(state[0], number)


def judged(state: State) -> tuple[list[float], list[float]]:
    chances, scores = np.zeros(6), np.zeros(6)
    evaluate(state[0], chances, scores)
    players = int(state[0].players)
    return chances[:players].tolist(), scores[:players].tolist()


def test_high_cards_are_laid_and_covered() -> None:
    state = position("""
        discard R3
        > B5 B1 G1 | B4
          G2 P4    |
    """)
    assert liking(state, "kolpa B5") > liking(state, "kolpa B1") > liking(state, "kolpa G1")


def test_a_joker_calls_what_opens_the_neighbours_dearest_pile() -> None:
    state = position("""
        discard R3
        > J B1  |
          G2 P4 | Y0 / G5
    """)
    assert liking(state, "joker G") > liking(state, "joker Y") > liking(state, "joker P")
    assert liking(state, "joker 5") == liking(state, "joker G")


def test_a_joker_waits_while_there_are_many_cards_in_hand() -> None:
    few = position("""
        discard R3
        > J B1  |
          G2 P4 |
    """)
    many = position("""
        discard R3
        > J B1 B2 G1 G4 |
          G2 P4         |
    """)
    assert liking(few, "joker Y") > liking(many, "joker Y")


def test_the_hands_of_a_new_round_say_nothing_about_the_last_one() -> None:
    match = new_match("kolpa", 2, "new round", target=50)
    match.state[0].scores[:2] = 20, 12
    assert judged(match.state)[1] == [20, 12]


def test_a_round_broken_off_counts_as_it_stands() -> None:
    state = position(
        """
        discard P1 R3
        > B2 |
          J  | G5 G4
        """,
        scores=(10, 10),
    )
    chances, scores = judged(state)
    assert scores == [8, 9]
    assert chances[0] < 0.5 < chances[1]


def test_a_renewed_draw_pile_is_no_new_round() -> None:
    """P13: even if there are as many cards in the draw pile and in the discard pile as after the deal."""
    state = after(
        position(
            """
            discard R2 R3
            draw G1
            > B5 B0 |
              P4    |
            """,
            scores=(10, 10),
        ),
        "kolpa B5",
    )
    assert state[0].discard.sum() == 1
    assert judged(state)[1] == [10 + 5 - 1, 10 - 4]
    state[0].draw[:] = 0
    state[0].draw[:5] = 2, 2, 2, 2, 45
    assert judged(state)[1] == [10 + 5 - 1, 10 - 4]


def test_a_lead_is_worth_more_near_the_target() -> None:
    new = new_match("kolpa", 2, "near", target=50)
    new.state[0].scores[:2] = 10, 5
    early = judged(new.state)[0][0]
    new.state[0].scores[:2] = 45, 40
    assert 0.5 < early < judged(new.state)[0][0] < 1
