"""P13: how the draw pile is renewed, and what everybody knows then."""

import numpy as np
import pytest

from kolam.engine.chance import new_dice
from kolam.engine.contract import CHANCE, State, clone, happen, imagine, observe, weight, whose
from kolam.games.kolpa.moves import Draw, KolpaEvent, Reshuffle
from kolam.games.kolpa.observation import IN_HANDS
from kolam.games.kolpa.record import CARD_OF_CODE, CODES, DRAW, PLAY, RENEW, RESHUFFLE, RESHUFFLED
from tests.games.kolpa.positions import (
    JOKER_MOVES,
    KOLPA,
    after,
    choices,
    decide_only,
    everywhere,
    opened,
    pile_of,
    position,
)


def chances(state: State) -> set[int]:
    """What chance may bring now."""
    return {outcome for outcome in range(len(CODES) + 1) if weight(state[0], outcome)}


USED_UP = """
    discard Y1 Y2 R3
    draw G1
    > B5 G4 |
      G2 G3 |
"""


def test_the_draw_pile_is_made_anew_at_once_after_the_draw_that_used_it_up() -> None:
    """P13: from the discard pile but its top card."""
    state = position(USED_UP)
    decide_only(state, "kolpa B5")
    assert (state[0].phase, chances(state)) == (DRAW, {CARD_OF_CODE["G1"]})
    happen(state[0], CARD_OF_CODE["G1"])
    assert (state[0].phase, chances(state)) == (RENEW, {RESHUFFLED})
    assert whose(state[0]) == CHANCE
    happen(state[0], RESHUFFLED)
    assert (state[0].phase, state[0].turn) == (PLAY, 1)
    assert pile_of(state[0].draw) == ["Y1", "Y2"]
    assert pile_of(state[0].discard) == ["R3"]
    assert pile_of(state[0].hands[0]) == ["G1", "G4"]


def test_the_draw_pile_is_not_made_anew_before_its_last_card_is_drawn() -> None:
    """P13."""
    state = after(position("""
        discard Y1 Y2 R3
        draw G1 G5
        > B5 G4 |
          G2 G3 |
    """), "kolpa B5")  # fmt: skip
    assert (state[0].draw.sum(), state[0].discard.sum()) == (1, 3)


LONE_TOP = """
    discard R3
    draw G1
    > B5 G4 |
      R2 B2 |
"""


def test_a_used_up_draw_pile_waits_while_the_discard_pile_has_only_its_top_card() -> None:
    """P13: it is made anew as soon as a card must be drawn and there are others."""
    state = after(position(LONE_TOP), "kolpa B5")
    assert (state[0].draw.sum(), state[0].discard.sum(), state[0].turn) == (0, 1, 1)
    state = after(state, "kol R2")  # now there is another card, but nothing to draw
    assert (state[0].draw.sum(), state[0].discard.sum(), state[0].turn) == (0, 2, 0)
    decide_only(state, "kolpa G4")
    assert (state[0].phase, chances(state)) == (RESHUFFLE, {RESHUFFLED})
    happen(state[0], RESHUFFLED)
    assert (state[0].phase, chances(state)) == (DRAW, {CARD_OF_CODE["R3"]})
    happen(state[0], CARD_OF_CODE["R3"])
    assert (state[0].phase, state[0].turn) == (PLAY, 1)
    assert (state[0].draw.sum(), pile_of(state[0].discard)) == (0, ["R2"])


def test_the_log_tells_of_the_reshuffle_right_after_the_draw() -> None:
    """P13: in whole matches, wherever there is anything to renew the draw pile with."""
    renewed = 0
    for seed in range(20):
        match = opened(6, f"used up {seed}", target=30)
        while not match.over:
            before = match.view(None)
            numbers = match.legal_numbers()
            told = [type(entry.what).__name__ for entry in match.play_number(numbers[-1])]
            now = match.view(None)
            if now.round != before.round or match.over:
                continue
            if told == ["Kolpa", "Draw", "Reshuffle"]:
                assert (before.draw, now.discard, now.draw) == (1, 1, before.discard - 1)
                renewed += 1
            elif "Reshuffle" in told:
                assert told == ["Kolpa", "Reshuffle", "Draw"]
                assert before.draw == 0
            assert now.draw or now.discard == 1 or told[0] in ("Kol", "Joker")
    assert renewed


def test_a_reshuffle_is_chance_and_is_never_taken_back() -> None:
    """P13, and the law of undo that nothing random is taken back."""
    match = opened(2)
    match._arrive(position(USED_UP), 0)
    assert [type(entry.what).__name__ for entry in match.play(0, "kolpa B5")] == ["Kolpa", "Draw", "Reshuffle"]
    assert not match.may_undo(0)


@pytest.mark.parametrize(
    ("drawing", "event", "due"),
    [
        (USED_UP, Reshuffle(), "a draw must come here"),
        (USED_UP, Draw(1, "G1"), "seat 0 must draw"),
        (USED_UP.replace("draw G1", "draw"), Draw(0, "Y1"), "a reshuffle must come here"),
    ],
)
def test_a_file_that_reshuffles_at_another_moment_is_refused(drawing: str, event: KolpaEvent, due: str) -> None:
    """P13."""
    state = position(drawing)
    decide_only(state, "kolpa B5")
    with pytest.raises(ValueError, match=due):
        KOLPA.outcomes(state[0], event)


def test_a_file_that_leaves_out_the_reshuffle_after_the_last_draw_is_refused() -> None:
    """P13."""
    state = position(USED_UP)
    decide_only(state, "kolpa B5")
    happen(state[0], CARD_OF_CODE["G1"])
    with pytest.raises(ValueError, match="a reshuffle must come here"):
        KOLPA.outcomes(state[0], Draw(1, "Y1"))
    assert KOLPA.outcomes(state[0], Reshuffle()) == [RESHUFFLED]


def imagined(state: State, seat: int, worlds: int = 50) -> list[State]:
    """Worlds that a seat must think possible."""
    dice = new_dice("worlds")
    found = [clone(state) for _ in range(worlds)]
    for world in found:
        imagine(world[0], seat, dice[0])
    return found


def test_everybody_knows_what_a_new_draw_pile_is_made_of() -> None:
    """P13, P21: so the cards in hands are known, though not who holds which."""
    state = after(position("""
        discard Y1 Y2 R3
        draw G1
        > B5 G4 |
          G2 G3 |
          P1 P2 |
    """), "kolpa B5")  # fmt: skip
    worlds = imagined(state, 0)
    assert all(pile_of(world[0].draw) == ["Y1", "Y2"] for world in worlds)
    assert all(pile_of(world[0].hands[0]) == ["G1", "G4"] for world in worlds)
    assert all(pile_of(world[0].hands[1] + world[0].hands[2]) == ["P1", "P2", "G2", "G3"] for world in worlds)
    assert len({tuple(pile_of(world[0].hands[1])) for world in worlds}) > 3


def test_what_was_drawn_from_a_new_draw_pile_is_unknown_again() -> None:
    """P13, P20: the cards that were in hands when it was made stay there until they are played."""
    state = after(position("""
        discard Y1 Y2 Y3 R3
        draw G1
        > B5 G4 |
          G2 B4 |
          P1 P2 |
    """), "kolpa B5", "kolpa G2", "kolpa P1")  # fmt: skip
    worlds = imagined(state, 0)
    for world in worlds:
        others = pile_of(world[0].hands[1] + world[0].hands[2])
        assert {"B4", "P2"} < set(others)
        assert len(set(others) & {"Y1", "Y2", "Y3"}) == 2
        assert (everywhere(world) == everywhere(state)).all()
    assert len({tuple(pile_of(world[0].draw)) for world in worlds}) == 3


def test_before_any_reshuffle_every_unseen_card_may_be_anywhere() -> None:
    """P20."""
    state = position("""
        discard R3
        draw Y1 Y2
        > B5 |
          G2 |
    """)
    assert {pile_of(world[0].hands[1])[0] for world in imagined(state, 0)} == {"Y1", "Y2", "G2"}


def test_a_card_that_may_have_been_drawn_since_is_no_longer_known() -> None:
    """P13, P21: of two equal cards, one in a hand and one in the new draw pile, the one played may be either."""
    state = after(position("""
        discard Y1 Y2 R3
        draw G1
        > B5 G4 |
          Y1 G3 |
    """), "kolpa B5", "kolpa Y1")  # fmt: skip
    hands = {tuple(pile_of(world[0].hands[1])) for world in imagined(state, 0)}
    assert hands == {("Y1", "G3"), ("Y2", "G3")}


@pytest.mark.parametrize("draw", ["", "R5"])
def test_an_announcement_outlasts_the_reshuffle(draw: str) -> None:
    """P13, P16: before the draw and after it."""
    state = after(position(f"""
        discard Y1 Y2 J=P
        draw {draw}
        > B5 G4 |
          P2 G2 |
    """), "kolpa B5")  # fmt: skip
    assert state[0].discard.sum() == 1
    assert choices(state) == {"kol P2", "kolpa G2"}


def test_nothing_is_drawn_when_there_is_no_card_at_all() -> None:
    """P13."""
    state = after(position("""
        discard R3
        draw
        > B5 G4 |
          G2    |
    """), "kolpa B5")  # fmt: skip
    assert state[0].hands[0].sum() == 1
    assert state[0].turn == 1


def test_the_announcement_in_force_still_binds_after_a_reshuffle() -> None:
    """P13, P15."""
    state = after(position("""
        discard Y1 J=P
        draw R5
        > B5 G4 |
          J G2  |
    """), "kolpa B5")  # fmt: skip
    assert choices(state) == {"kolpa G2"} | JOKER_MOVES - {"joker P"}


def test_laying_the_last_card_draws_the_last_one_and_does_not_end_the_round() -> None:
    """P13, P17: the draw pile is renewed, and the round goes on."""
    state = after(position("""
        discard Y1 R3
        draw G1
        > B5 |
          G2 |
    """), "kolpa B5")  # fmt: skip
    assert (state[0].round_number, state[0].turn) == (1, 1)
    assert (pile_of(state[0].hands[0]), pile_of(state[0].draw)) == (["G1"], ["Y1"])


def test_a_new_round_begins_with_all_cards_after_a_renewed_draw_pile() -> None:
    """P2, P13: nothing of the last round is remembered."""
    state = after(position("""
        discard Y1 R3
        draw G1
        > B5 G4 |
          R2    |
    """), "kolpa B5", "kol R2")  # fmt: skip
    assert (state[0].round_number, state[0].discard.sum()) == (2, 1)
    assert state[0].draw.sum() == 64 - 10 - 1
    assert not state[0].in_hands.any()


def test_an_observation_recalls_which_cards_cannot_be_in_a_renewed_draw_pile() -> None:
    """P13, P21."""
    state = after(position(USED_UP), "kolpa B5")
    seen = np.zeros(KOLPA.observation, np.int16)
    observe(state[0], 1, seen)
    assert pile_of(seen[IN_HANDS : IN_HANDS + len(CODES)]) == ["G1", "G2", "G3", "G4"]
