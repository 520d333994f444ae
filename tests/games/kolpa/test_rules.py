"""A sentence for every rule of docs/rules/kolpa.md. The draw pile and the jokers have files of their own."""

from collections import Counter

import numpy as np
import pytest

from kolam.engine.contract import clone, new_state, observe, read_move, standing, weight, whose
from kolam.engine.errors import BadOption, IllegalMove, MalformedMove
from kolam.games.kolpa.record import CODES, DEAL, JOKER, OVER, PLAY, TURN_UP
from tests.games.kolpa.positions import JOKER_MOVES, KOLPA, after, choices, everywhere, opened, pack, position, why_not


@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_people_play(players: int) -> None:
    """P1."""
    assert len(opened(players).view(None).players) == players


@pytest.mark.parametrize("players", [0, 1, 7])
def test_one_or_seven_people_cannot_play(players: int) -> None:
    """P1."""
    with pytest.raises(Exception, match=r"2 to 6"):
        opened(players)


def test_there_are_sixty_number_cards_and_four_jokers() -> None:
    """P2."""
    cards = Counter({CODES[card]: int(count) for card, count in enumerate(everywhere(opened(3).state))})
    assert cards.total() == 64
    assert cards.pop("J") == 4
    assert len(cards) == 30
    assert set(cards.values()) == {2}


@pytest.mark.parametrize("players", range(2, 7))
def test_each_player_is_dealt_five_cards_and_one_is_turned_up(players: int) -> None:
    """P3."""
    view = opened(players).view(0)
    assert [player.hand for player in view.players] == [5] * players
    assert view.discard == 1
    assert view.draw == 64 - 5 * players - 1


def test_a_joker_is_never_turned_up() -> None:
    """P3: it goes back and the pack is shuffled again, so the number cards left share the chance."""
    state = clone(opened(2).state)
    state[0].phase = TURN_UP
    assert state[0].draw[JOKER] > 0
    assert weight(state[0], JOKER) == 0
    assert [weight(state[0], card) for card in range(JOKER)] == list(state[0].draw[:JOKER])
    assert all(opened(4, f"turned up {seed}").view(None).top != "J" for seed in range(100))


def test_the_seat_named_by_the_option_starts() -> None:
    """P4."""
    assert [opened(3, first=first).turn for first in range(3)] == [0, 1, 2]
    with pytest.raises(BadOption, match="first"):
        opened(3, first=3)


def test_each_later_round_is_started_by_the_next_seat() -> None:
    """P4."""
    state = after(position("""
        discard R3
          G1 | B5
        > R1 |
          G2 |
    """, starter=2), "kol R1")  # fmt: skip
    assert (state[0].round_number, state[0].starter, state[0].turn, state[0].phase) == (2, 0, 0, PLAY)


MATCHING = """
    discard R3
    > R0 P3 B5 |
      G2       |
"""


def test_a_card_matches_by_colour_or_by_number() -> None:
    """P5."""
    assert choices(position(MATCHING)) == {"kol R0", "kol P3", "kolpa B5"}


def test_on_a_joker_a_card_matches_by_the_announced_colour() -> None:
    """P5, P15."""
    state = position("""
        discard R3 J=P
        > R3 P1 B5 |
          G2       |
    """)
    assert choices(state) == {"kol P1", "kolpa R3", "kolpa B5"}
    assert why_not(state, "kol R3") == "P5: You can’t play the red 3: it doesn’t match the announced colour (pink)."


def test_on_a_joker_a_card_matches_by_the_announced_number() -> None:
    """P5, P15."""
    state = position("""
        discard R3 J=5
        > R3 P1 B5 |
          G2       |
    """)
    assert choices(state) == {"kol B5", "kolpa R3", "kolpa P1"}
    assert why_not(state, "kolpa B5").endswith("because it matches the announced number (5).")


def test_a_matching_card_from_the_hand_goes_on_the_discard_pile_and_nothing_is_drawn() -> None:
    """P6."""
    before = position(MATCHING)
    state = after(before, "kol P3")
    assert CODES[state[0].top] == "P3"
    assert state[0].draw.sum() == before[0].draw.sum()
    assert state[0].hands[0].sum() == 2
    assert state[0].turn == 1


def test_a_card_must_be_held_to_be_played() -> None:
    """P6, P8."""
    assert why_not(position(MATCHING), "kol R5") == "P6: You don’t have the red 5 in your hand."
    assert why_not(position(MATCHING), "kolpa G5") == "P8: You don’t have the green 5 in your hand."


def test_a_card_that_does_not_match_cannot_go_on_the_discard_pile() -> None:
    """P5."""
    assert why_not(position(MATCHING), "kol B5") == "P5: You can’t play the blue 5: it doesn’t match the red 3."


def test_the_top_of_a_pile_may_be_played_and_uncovers_the_next_card() -> None:
    """P7."""
    before = position("""
        discard R3
        > G4 | B5 B3
          G2 |
    """)
    state = after(before, "kol B3 area")
    assert CODES[state[0].top] == "B3"
    assert [(pile.top, pile.size) for pile in KOLPA.view(state[0], 1).players[0].piles] == [("B5", 1)]
    assert state[0].hands[0].sum() == 1
    assert state[0].draw.sum() == before[0].draw.sum()


def test_only_the_top_card_of_ones_own_pile_can_be_played() -> None:
    """P7."""
    state = position("""
        discard R3
        > G4 | P3 P1
          G2 | B3
    """)
    words = "None of your piles has the {} on top; you can only play the top card of a pile."
    assert why_not(state, "kol P3 area") == "P7: " + words.format("pink 3")
    assert why_not(state, "kol B3 area") == "P7: " + words.format("blue 3")
    assert why_not(state, "kol P1 area") == "P5: You can’t play the pink 1: it doesn’t match the red 3."


def test_a_card_that_does_not_match_is_laid_on_the_pile_of_its_colour_and_one_card_is_drawn() -> None:
    """P8."""
    before = position("""
        discard R3
        > B5 G4 | B1
          G2    |
    """)
    state = after(before, "kolpa B5")
    assert [(pile.top, pile.size) for pile in KOLPA.view(state[0], 0).players[0].piles] == [("B5", 2)]
    assert state[0].hands[0].sum() == 2
    assert state[0].draw.sum() == before[0].draw.sum() - 1


def test_a_matching_card_may_never_be_laid() -> None:
    """P9."""
    assert why_not(position(MATCHING), "kolpa R0") == (
        "P9: You can’t put the red 0 in your play area, because it matches the red 3."
    )


FORCED = """
    discard R3
    > R1 G4 J | B3 / P3 P2
      G2      |
"""


def test_while_a_pile_shows_a_matching_card_nothing_may_be_laid() -> None:
    """P10: the rulebook's example, a red 3 on the discard pile and a blue 3 in the play area."""
    assert choices(position(FORCED)) == {"kol R1", "kol B3 area"} | JOKER_MOVES
    assert why_not(position(FORCED), "kolpa G4") == (
        "P10: One of your piles shows the blue 3, which matches the red 3: play a matching card or a joker."
    )


def test_covered_cards_do_not_count() -> None:
    """P10."""
    state = position("""
        discard R3
        > G4 | P3 P2
          G2 |
    """)
    assert choices(state) == {"kolpa G4"}


def test_other_peoples_piles_force_nothing() -> None:
    """P10."""
    state = position("""
        discard R3
        > G4 |
          G2 | B3
    """)
    assert choices(state) == {"kolpa G4"}


def test_a_matching_hand_card_may_be_kept() -> None:
    """P11."""
    assert "kolpa B5" in choices(position(MATCHING))


def test_there_is_a_legal_play_with_a_joker_alone_on_a_joker() -> None:
    """P12, P15."""
    assert len(choices(position("discard R3 J=P\n> J |\nG2 |"))) == 10


def test_there_is_a_legal_play_with_any_single_card() -> None:
    """P12; tests/test_properties.py looks for it in whole matches."""
    for top in CODES[:JOKER]:
        for held in CODES:
            if held != top:
                assert choices(position(f"discard {top}\n> {held} |\nG2 |" if "G2" not in (top, held) else
                                        f"discard {top}\n> {held} |\nG3 |"))  # fmt: skip


def test_the_round_ends_when_the_last_hand_card_goes_on_the_discard_pile() -> None:
    """P17."""
    state = after(position("""
        discard R3
        > R1 | B5
          G2 |
    """), "kol R1")  # fmt: skip
    assert state[0].round_number == 2
    assert list(state[0].scores[:2]) == [5, -2]


def test_a_joker_as_the_last_card_ends_the_round_too() -> None:
    """P17."""
    state = after(position("""
        discard R3
        > J  |
          G2 |
    """), "joker R")  # fmt: skip
    assert state[0].round_number == 2


def test_laying_the_last_card_draws_one_and_does_not_end_the_round() -> None:
    """P17."""
    state = after(position("""
        discard R3
        > B5 |
          G2 |
    """), "kolpa B5")  # fmt: skip
    assert state[0].round_number == 1
    assert state[0].hands[0].sum() == 1


def test_laying_the_last_card_ends_the_round_when_none_can_be_drawn() -> None:
    """P17."""
    state = after(position("""
        discard R3
        draw
        > B5 |
          G2 |
    """), "kolpa B5")  # fmt: skip
    assert state[0].round_number == 2
    assert list(state[0].scores[:2]) == [5, -2]


def test_a_card_from_the_play_area_never_ends_a_round() -> None:
    """P17."""
    state = after(position("""
        discard R3
        > G4 | B3
          G2 |
    """), "kol B3 area")  # fmt: skip
    assert (state[0].round_number, state[0].turn) == (1, 1)


def test_the_play_area_counts_and_the_hand_costs() -> None:
    """P18: the rulebook's example, a hand of 0 + 3 + a joker costs 13 and the round's total is 8."""
    state = after(position("""
        discard R3
        > R1      |
          G0 B3 J | P5 P4 / Y5 Y5 Y2
    """), "kol R1")  # fmt: skip
    assert list(state[0].scores[:2]) == [0, 8]


def test_scores_add_up_and_reaching_the_target_ends_the_game() -> None:
    """P19."""
    before = position("""
        discard R3
        > R1 | B5
          G2 | Y5
    """, scores=(44, 60), target=100)  # fmt: skip
    assert list(after(before, "kol R1")[0].scores[:2]) == [49, 63]
    state = after(position("""
        discard R3
        > R1 | B5
          G2 | Y5
    """, scores=(44, 46)), "kol R1")  # fmt: skip
    assert state[0].phase != OVER
    state = after(position("""
        discard R3
        > R1 | B5
          G2 | Y5
    """, scores=(45, 48)), "kol R1")  # fmt: skip
    assert state[0].phase == OVER
    assert whose(state[0]) < 0
    scores, winners = np.zeros(2, np.int32), np.zeros(2, np.bool_)
    standing(state[0], scores, winners)
    assert (scores.tolist(), winners.tolist()) == ([50, 51], [False, True])


def test_reaching_the_target_does_not_win_if_somebody_has_more() -> None:
    """P19: 50 loses to 55 in the same round."""
    state = after(position("""
        discard R3
        > R1 | B5
          G2 | Y5 Y4
    """, scores=(45, 48)), "kol R1")  # fmt: skip
    scores, winners = np.zeros(2, np.int32), np.zeros(2, np.bool_)
    standing(state[0], scores, winners)
    assert (scores.tolist(), winners.tolist()) == ([50, 55], [False, True])


def test_a_tie_for_the_highest_total_is_a_shared_victory() -> None:
    """P19."""
    state = after(position("""
        discard R3
        > R1 | B5
          G2 | Y5
          Y0 |
    """, scores=(45, 47, 3)), "kol R1")  # fmt: skip
    scores, winners = np.zeros(3, np.int32), np.zeros(3, np.bool_)
    standing(state[0], scores, winners)
    assert (scores.tolist(), winners.tolist()) == ([50, 50, 3], [True, True, False])


@pytest.mark.parametrize("target", [0, -5, 10_001])
def test_a_target_out_of_range_is_refused_by_name(target: int) -> None:
    """P19."""
    with pytest.raises(BadOption, match="target"):
        opened(2, target=target)


def test_a_view_shows_what_lies_open_and_nothing_else() -> None:
    """P20."""
    state = position("""
        discard Y1 R3 J=P
        > B5 G4    | B1 B0 / G1
          P2 G2 P4 |
    """, scores=(12, -3))  # fmt: skip
    mine, theirs, spectators = (KOLPA.view(state[0], seat) for seat in (0, 1, None))
    assert mine.hand == ["B5", "G4"]
    assert theirs.hand == ["P2", "P4", "G2"]
    assert spectators.hand is None
    for view in (mine, theirs, spectators):
        assert [player.hand for player in view.players] == [2, 3]
        assert [(pile.top, pile.size) for pile in view.players[0].piles] == [("B0", 2), ("G1", 1)]
        assert (view.top, view.call, view.discard, view.draw) == ("J", "P", 3, 64 - 5 - 3 - 3)
        assert [player.score for player in view.players] == [12, -3]


def test_the_log_shows_plays_to_all_and_a_draw_only_to_the_player_who_drew() -> None:
    """P20, P21: a covered card stands in the log only."""
    match = opened(2)
    while not any(entry.seat is None for entry in match.log[1:]):
        match.play_number(match.legal_numbers()[-1])
    drawn = next(entry for entry in match.log[1:] if entry.seat is None).what
    at = [entry.what for entry in match.log].index(drawn)
    assert match.log_for(drawn.to)[at].what.card == drawn.card
    for other in (1 - drawn.to, None):
        assert not hasattr(match.log_for(other)[at].what, "card")
    assert match.log_for(1)[0].what.hand == match.log[0].what.hands[1]
    assert match.log_for(None)[0].what.hand is None


def test_an_observation_recalls_covered_cards_that_the_view_does_not_show() -> None:
    """P21."""

    worlds = [position(f"discard R3\n> B5 | {pile}\nP2 |") for pile in ("Y1 Y5", "Y2 Y5")]
    assert KOLPA.view(worlds[0][0], 1) == KOLPA.view(worlds[1][0], 1)
    seen = [np.zeros(KOLPA.observation, np.int16) for _ in worlds]
    for world, observation in zip(worlds, seen, strict=True):
        observe(world[0], 1, observation)
    assert (seen[0] != seen[1]).any()


@pytest.mark.parametrize(
    ("move", "field"),
    [
        ({"type": "kol", "card": "R9", "from": "hand"}, "card"),
        ({"type": "kol", "card": "R3", "from": "sleeve"}, "from"),
        ({"type": "kol", "card": "R3"}, "from"),
        ({"type": "kolpa", "card": "R3\n"}, "card"),
        ({"type": "kolpa", "card": "R3", "loudly": True}, "loudly"),
        ({"type": "pass"}, "type"),
        ({"card": "R3"}, "type"),
        (["kol", "R3"], "object"),
        (None, "object"),
        ("shout R3", "shout R3"),
    ],
)
def test_what_is_no_move_is_refused_by_the_field(move: object, field: str) -> None:
    with pytest.raises(MalformedMove, match=field):
        read_move(KOLPA, move)


def test_an_illegal_move_leaves_the_match_as_it_was() -> None:
    match = opened(2)
    before = match.state.tobytes()
    with pytest.raises(IllegalMove):
        match.play(0, next(f"kol {code}" for code in CODES[:JOKER] if code not in match.view(0).hand))
    assert match.state.tobytes() == before
    assert len(match.log) == 1


def test_cards_are_conserved_through_a_whole_match() -> None:
    match = opened(6, target=20)
    while not match.over:
        assert (everywhere(match.state) == pack()).all()
        numbers = match.legal_numbers()
        match.play_number(numbers[match.decisions % len(numbers)])


def test_dealing_is_a_phase_of_its_own() -> None:
    """P3."""

    state = new_state(KOLPA, 2, KOLPA.Options(), None)
    assert state[0].phase == DEAL
    assert [weight(state[0], card) for card in range(len(CODES))] == list(pack())
