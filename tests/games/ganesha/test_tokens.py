"""G7: where the tokens lie, drawn by chance or placed by the player with the Drum."""

import itertools
import math
from collections import Counter
from textwrap import dedent

import numpy as np
import pytest

from kolam.engine.contract import CHANCE, State, clone, happen, new_state, observe, outcome_count, weight, whose
from kolam.engine.play import settle
from kolam.games.ganesha import observation as o
from kolam.games.ganesha.altar import neighbours
from kolam.games.ganesha.events import Altar
from kolam.games.ganesha.record import (
    DRAW_HEXES,
    FACE_DOWN,
    FILL_ALTAR,
    PLACE_TOKENS,
    TAKE,
    TOKENS,
    TURN_TOKENS,
    USUAL_ROWS,
)
from kolam.match import BadMatchFile, CannotUndo, NotYourTurn, read_match, write_match
from tests.games.ganesha.positions import GANESHA, after, altar, choices, empty_altar, position, token_hexes, why_not
from tests.games.ganesha.test_set_up import opened
from tests.playing import play_on

ALTARS = [
    *((list(USUAL_ROWS), players) for players in (2, 3, 4)),
    *(([2, 3, 4, 3, 2, 3, 4], players) for players in (2, 3, 4)),
    *(([6, 7, 6], players) for players in (2, 3, 4)),
    ([2, 3], 2),
    ([3, 2, 3], 4),
    ([2, 3, 2], 3),
]


def placements(rows: tuple[int, ...] | list[int], tokens: int) -> list[tuple[int, ...]]:
    """All ways to lay tokens on hexes, no two of them adjacent: counted anew, the slow way."""
    near = neighbours(rows)
    return [
        hexes
        for hexes in itertools.combinations(range(sum(rows)), tokens)
        if not any(b in near[a] for a, b in itertools.combinations(hexes, 2))
    ]


def text(drawing: str) -> str:
    """A drawing as `token_hexes` draws it."""
    return dedent(drawing).strip("\n")


@pytest.mark.parametrize("tokens", ["drawn", "placed"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_tokens_as_players_lie_on_hexes_that_are_not_adjacent(players: int, tokens: str) -> None:
    """G7."""
    for seed in range(20):
        match = opened(players, seed, tokens=tokens)
        for _ in play_on(match, seed, players + 1):
            pass
        found = match.view(None).tokens
        assert len(found) == len(set(found.values())) == players
        assert tuple(map(int, found)) in placements(USUAL_ROWS, players)


@pytest.mark.parametrize("tokens", ["drawn", "placed"])
def test_without_spices_there_are_no_tokens_and_none_is_placed(tokens: str) -> None:
    """G7."""
    match = opened(4, spices=False, tokens=tokens)
    assert (match.view(None).tokens, match.view(None).phase) == ({}, "take")
    assert match.log[0].what.tokens == {}


@pytest.mark.parametrize(("rows", "players"), ALTARS)
def test_all_placements_of_drawn_tokens_are_equally_likely(rows: list[int], players: int) -> None:
    """G7: the weights of the hexes multiply to one and the same chance for each placement, on any Altar."""
    found: dict[tuple[int, ...], float] = {}

    def place(state: State, hexes: tuple[int, ...], chance: float) -> None:
        if state[0].phase != DRAW_HEXES:
            found[hexes] = chance
            return
        weights = [int(weight(state[0], hex)) for hex in range(outcome_count(state[0]))]
        for hex in np.flatnonzero(weights):
            next_one = clone(state)
            happen(next_one[0], int(hex))
            place(next_one, (*hexes, int(hex)), chance * weights[hex] / sum(weights))

    place(new_state(GANESHA, players, GANESHA.Options(altar=list(rows)), None), (), 1.0)
    assert set(found) == set(placements(rows, players))
    assert all(math.isclose(chance, 1 / len(found)) for chance in found.values())


def test_the_first_hex_is_drawn_by_the_placements_that_go_on_from_it_on_the_largest_altar() -> None:
    """G4, G7: with four players there are 79,343."""
    rows = [7, 6, 7, 6, 7, 6, 7]
    state = new_state(GANESHA, 4, GANESHA.Options(altar=rows), None)
    begun = Counter(hexes[0] for hexes in placements(rows, 4))
    assert [weight(state[0], hex) for hex in range(46)] == [begun[hex] for hex in range(46)]


def test_drawn_tokens_are_face_down_and_then_turned_up_each_kind_once() -> None:
    """G7."""
    state = new_state(GANESHA, 3, GANESHA.Options(), None)
    for hex in (0, 7, 18):
        assert (state[0].phase, whose(state[0])) == (DRAW_HEXES, CHANCE)
        happen(state[0], hex)
    assert Counter(state[0].tokens.tolist())[FACE_DOWN] == 3
    for token in (2, 5, 3):
        assert state[0].phase == TURN_TOKENS
        used = [kind for kind in range(len(TOKENS)) if kind in state[0].tokens]
        assert outcome_count(state[0]) == len(TOKENS)
        assert [kind for kind in range(len(TOKENS)) if not weight(state[0], kind)] == used
        happen(state[0], token)
    assert [state[0].tokens[hex] for hex in (0, 7, 18)] == [2, 5, 3]
    assert state[0].phase == FILL_ALTAR


def test_the_player_with_the_drum_places_one_token_after_the_other() -> None:
    """G7: on any hex that has no token on it or beside it."""
    state = empty_altar("""
           . . .
          . . . .
         . . . . .
          . . . .
           . . .
    """, 3, first=2)  # fmt: skip
    assert (whose(state[0]), state[0].phase, len(choices(state))) == (2, PLACE_TOKENS, 19)
    state = after(state, "token 9")
    assert whose(state[0]) == 2
    assert token_hexes(state) == text("""
           o o o
          o . . o
         o . ? . o
          o . . o
           o o o
    """)
    state = after(state, "token 0")
    assert token_hexes(state) == text("""
           ? . o
          . . . o
         o . ? . o
          o . . o
           o o o
    """)
    assert why_not(state, "token 9") == "G7: There’s a token there already."
    assert why_not(state, "token 1") == "G7: Too close: no two tokens may lie side by side."
    assert why_not(state, "token 19") == "G4: There is no hex 19; the Altar’s hexes are 0 to 18."
    assert why_not(state, "take 7").startswith("G13: You can’t do that now. Place the last token")
    assert why_not(state, "end").startswith("G18: You can’t do that now")
    assert why_not(state, "ginger 1").startswith("G15: ")


def test_a_hex_that_leaves_no_room_for_the_others_is_refused() -> None:
    """G7: on seven hexes, three tokens only fit on the rim, on every other hex; the middle one leaves no room."""
    state = empty_altar("""
         . .
        . . .
         . .
    """, 3)  # fmt: skip
    assert token_hexes(state) == text("""
         o o
        o . o
         o o
    """)
    assert why_not(state, "token 3") == "G7: Not there: it would leave no room for the other 2 tokens."
    state = after(state, "token 0")
    assert token_hexes(state) == text("""
         ? .
        . . o
         o .
    """)
    assert why_not(state, "token 6") == "G7: Not there: it would leave no room for the last token."
    assert after(state, "token 5", "token 4")[0].phase == TURN_TOKENS


def test_with_room_to_spare_the_middle_may_be_taken_and_the_last_token_goes_anywhere() -> None:
    """G7: two players on the same seven hexes: only the middle one leaves no room for a second token."""
    state = empty_altar("""
         . .
        . . .
         . .
    """, 2)  # fmt: skip
    assert len(choices(state)) == 6
    assert token_hexes(after(state, "token 2")) == text("""
         . o
        ? . o
         . o
    """)


def test_what_lies_on_a_chosen_hex_is_seen_when_all_tokens_are_placed() -> None:
    """G7: face down until then, for everybody; which token it is is chance."""
    match = opened(3, tokens="placed")
    seen = []
    for hex in (18, 0):
        match.play(0, {"type": "token", "hex": hex})
        seen.append(hex)
        for seat in (0, 1, 2, None):
            view = match.view(seat)
            assert (view.phase, view.decides, view.drum, view.tokens) == ("token", 0, 0, {})
            assert view.face_down == sorted(seen)
            assert set(view.altar) == {None}
        assert [type(entry.what).__name__ for entry in match.log] == ["PlaceToken"] * len(seen)
    match.play(0, "token 9")
    assert isinstance(match.log[-1].what, Altar)
    assert list(match.log[-1].what.tokens) == list(match.view(None).tokens) == ["0", "9", "18"]
    assert (match.view(None).face_down, match.view(None).phase) == ([], "take")


def test_all_ways_to_turn_up_chosen_tokens_are_equally_likely() -> None:
    """G7: each of the 8 · 7 tokens for two hexes."""
    state = after(empty_altar("""
         . .
        . . .
    """, 2), "token 0", "token 4")  # fmt: skip
    assert (whose(state[0]), state[0].phase) == (CHANCE, TURN_TOKENS)
    assert [weight(state[0], kind) for kind in range(8)] == [1] * 8
    happen(state[0], 3)
    assert [weight(state[0], kind) for kind in range(8)] == [1, 1, 1, 0, 1, 1, 1, 1]
    happen(state[0], 7)
    assert state[0].tokens.tolist()[:5] == [3, -1, -1, -1, 7]
    assert state[0].phase == FILL_ALTAR


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


def test_at_a_refill_the_new_player_with_the_drum_places_the_tokens() -> None:
    """G7, G10: the Drum has passed, the Altar is empty, the old tokens are gone."""
    state = after(
        position(LAST_OF_ROUND, round_number=3, drum=0, tokens="placed"), "take 9", "store purple in treasury"
    )
    assert (whose(state[0]), state[0].drum, state[0].phase) == (1, 1, PLACE_TOKENS)
    assert altar(state) == "." * 19
    assert len(choices(state)) == 19
    state = after(state, "token 3", "token 11")
    settle(state[0])
    assert (state[0].phase, state[0].turn) == (TAKE, 1)
    assert [hex for hex in range(19) if state[0].tokens[hex] != -1] == [3, 11]


def test_after_the_last_round_no_token_is_placed() -> None:
    """G7, G10."""
    state = after(position(LAST_OF_ROUND, round_number=12, drum=0, tokens="placed"), "take 9", "store purple in 1")
    assert choices(state) == {"final purple"}


def test_a_token_may_be_taken_back_until_they_are_turned_up_and_nobody_else_places_it() -> None:
    """G7: the laws of undo."""
    match = opened(2, tokens="placed")
    with pytest.raises(NotYourTurn):
        match.play(1, "token 0")
    match.play(0, "token 0")
    match.undo(0)
    assert match.view(None).face_down == []
    match.play(0, "token 3")
    match.play(0, "token 18")
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_a_token_has_its_own_place_in_the_match_file() -> None:
    """G7: the keys of the `altar` event are the hexes just chosen, and a file that says otherwise is refused."""
    match = opened(2, tokens="placed")
    for _ in play_on(match, "file", 60):
        pass
    for reveal in (True, False):
        data = write_match(match, reveal=reveal, legal=True)
        assert read_match(data).state.tobytes() == match.state.tobytes() or not reveal
        assert b'"move":{"type":"token","hex":' in data
        hexes = list(next(entry.what for entry in match.log if entry.seat is None).tokens)
        other = next(str(hex) for hex in range(19) if str(hex) not in hexes)
        with pytest.raises(BadMatchFile):
            read_match(data.replace(f'"tokens":{{"{hexes[0]}"'.encode(), f'"tokens":{{"{other}"'.encode(), 1))
        with pytest.raises(BadMatchFile):
            read_match(data.replace(b'"tokens":"placed"', b'"tokens":"drawn"', 1))


def test_an_altar_event_must_name_the_chosen_hexes() -> None:
    """G7."""
    state = after(empty_altar("""
         . .
        . . .
    """, 2), "token 0", "token 4")  # fmt: skip
    with pytest.raises(ValueError, match="placed on hexes 0 and 4, not 1 and 2"):
        GANESHA.outcomes(state[0], Altar([None] * 5, {"1": "ginger", "2": "caraway"}))
    told = Altar(["red", "red", "green", None, None], {"4": "ginger", "0": "caraway"})
    assert GANESHA.outcomes(state[0], told) == [1, 3, 0, 0, 1, 5, 5]
    event = GANESHA.event(state[0], [1, 3, 0, 0, 1, 5, 5])
    assert (event.gems, event.tokens) == (told.gems, told.tokens)


def test_an_observer_sees_hexes_rows_and_the_phase() -> None:
    """G4, G7, G25."""
    seen = np.zeros(GANESHA.observation, np.int16)
    observe(after(empty_altar("""
         . .
        . . .
         . .
    """, 2), "token 4")[0], 1, seen)  # fmt: skip
    assert np.flatnonzero(seen[o.HIDDEN : o.ROWS]).tolist() == [4]
    assert seen[o.ROWS : o.BAG].tolist() == [2, 3, 2, 0, 0, 0, 0]
    assert seen[o.LENGTHS : o.FILLED].tolist() == [8] * 5
    assert (seen[o.PLACED], seen[o.PHASE], seen[o.DRUM + 1], seen[o.TURN + 1]) == (1, 1, 1, 1)
