"""Components, set-up, rounds and passing: K1–K6, K11, K12, and what may be seen: K26."""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from kolam.engine.chance import new_dice
from kolam.engine.contract import clone, happen, imagine, weight
from kolam.engine.errors import BadOption
from kolam.engine.options import read_options
from kolam.engine.play import settle
from kolam.games.kerala.moves import Draw, Pass, Place, Remove, RemoveSeen
from kolam.games.kerala.observation import COLOUR, SEAT, SEATS, TURN
from kolam.games.kerala.record import COLOUR_CODES, FACES, KINDS, REMOVE, START_FACE
from kolam.games.kerala.tileset import counted, own_tiles
from kolam.match import Match
from tests.games.kerala.options import readings
from tests.games.kerala.positions import (
    KERALA,
    after,
    choices,
    counts,
    drawn,
    everywhere,
    position,
    same,
    table,
    why_not,
)
from tests.playing import COMPILED, finished, new_match, observation, play_on, seeds

players = st.integers(2, 5)
LONG = 10**9 if COMPILED else 40


def colours_of(tiles: Sequence[str]) -> set[str]:
    return {code[0] for code in tiles}


def set_in_play(match: Match) -> np.ndarray[tuple[int, ...], np.dtype[np.int8]]:
    """All tiles there are: the set, and a start tile for each player."""
    tiles = counted(match.options.tiles)
    for colour in match.state[0].colours[: match.state[0].players]:
        tiles[colour * FACES + START_FACE] += 1
    return tiles


def test_there_are_twenty_tiles_of_each_of_five_colours() -> None:
    """K1, K2."""
    tiles = counted(own_tiles())
    for colour in range(len(COLOUR_CODES)):
        none, one, two, three, *edges, elephant, tile = tiles[colour * FACES : (colour + 1) * FACES].tolist()
        assert (none, one, two, three, edges, elephant, tile) == (0, 5, 5, 4, [1, 1, 1, 1], 1, 1)
    assert tiles.sum() == 100


@pytest.mark.parametrize("colours", [("K", "B"), ("R", "G", "P"), ("K", "G", "R", "P", "B")])
def test_the_players_choose_their_colours(colours: tuple[str, ...]) -> None:
    """K5, K3, K4: their tiles are all played with, whatever they chose."""
    match = new_match("kerala", len(colours), "chosen", colours=colours)
    assert tuple(player.colour for player in match.view(None).players) == match.options.colours == colours
    assert [drawn(match.state, seat) for seat in range(len(colours))] == [f"@{colour}1*01" for colour in colours]
    removed = match.log[0].what
    assert isinstance(removed, Remove)
    assert not colours_of(removed.tiles) & set(colours)


def test_two_elephants_stand_on_each_start_tile() -> None:
    """K3: the start tile is the first of the platform, in the player's colour."""
    state = table(3, colours=["K", "G", "B"])
    assert same(drawn(state, 0), "@K1*01")
    assert same(drawn(state, 1), "@G1*01")
    assert same(drawn(state, 2), "@B1*01")


@pytest.mark.parametrize(("count", "removed", "rounds"), [(2, 20, 40), (3, 10, 30), (4, 4, 24), (5, 0, 20)])
def test_tiles_of_other_colours_are_removed_unseen(count: int, removed: int, rounds: int) -> None:
    """K4."""
    match = new_match("kerala", count, "removal")
    event = match.log[0].what
    assert isinstance(event, Remove)
    assert len(event.tiles) == removed
    assert not colours_of(event.tiles) & set(match.options.colours)
    assert match.view(0).bag + count == rounds * count == 100 - removed
    assert match.view(0).rounds == rounds
    assert match.log_for(0)[0].what == match.log_for(None)[0].what == RemoveSeen(removed)


def test_chance_removes_every_tile_that_no_player_owns_with_the_same_likelihood() -> None:
    """K4: as many chances as there are tiles of a kind, and none for a player's colour."""
    record = table(4)[0]
    assert record.phase == REMOVE
    for kind in range(KINDS):
        assert weight(record, kind) == (counted(own_tiles())[kind] if COLOUR_CODES[kind // FACES] == "K" else 0)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_chosen_seat_starts(first: int) -> None:
    """K5."""
    match = new_match("kerala", 3, "first", first=first)
    assert (match.turn, match.view(None).starter) == (first, first)


def test_each_player_decides_once_a_round_and_the_bag_goes_to_the_left() -> None:
    """K6."""
    match = new_match("kerala", 3, "rounds", first=1)
    for starter in (1, 2, 0, 1):
        assert match.view(None).starter == starter
        assert len(match.view(None).offer) == 3
        for place in range(3):
            assert match.turn == (starter + place) % 3
            assert len(match.view(None).offer) == 3 - place
            match.play(match.turn, next(move for move in match.legal() if isinstance(move, Place)))
            if match.view(None).phase in ("elephant", "stack"):
                match.play(match.view(None).turn, "skip")


def test_as_many_tiles_are_drawn_as_there_are_players() -> None:
    """K6."""
    for count in KERALA.players:
        drawn_tiles = [e.what for e in new_match("kerala", count, 1).log if isinstance(e.what, Draw)]
        assert [len(draw.tiles) for draw in drawn_tiles] == [count]


def test_tiles_left_over_leave_the_game() -> None:
    """K6."""
    state = after(position("B1*01", offer="B1 R3"), "pass", "B1 e0 0,1")
    view = KERALA.view(state[0], None)
    assert view.gone == ["R3"]
    assert len(view.offer) == 2


def test_only_what_lies_in_the_middle_can_be_taken() -> None:
    """K6."""
    state = position("B1*01", offer="B2 B2")
    assert why_not(state, "B3 e0 0,1") == "K6: This tile isn’t in the middle: the blue tile with 3 symbols."
    assert why_not(state, "skip") == "K6: There’s nothing to skip: take a tile and place it, or pass."


def test_identical_tiles_in_the_middle_are_one_choice() -> None:
    """K6, K9."""
    assert len(choices(position("B1*01", offer="B2 B2"))) == len(choices(position("B1*01", offer="B2"))) == 2 * 4 + 1


def test_a_player_may_pass_twice_and_lays_an_elephant_down_each_time() -> None:
    """K11: on any turn, the first included; not when both lie."""
    match = new_match("kerala", 2, "passes")
    standing = []
    for seat in (0, 1, 1, 0):  # the bag goes to the left, so seat 1 starts the second round
        match.play(seat, "pass")
        standing.append([elephant.standing for elephant in match.view(None).players[seat].elephants])
    assert standing == [[False, True], [False, True], [False, False], [False, False]]
    assert same(drawn(match.state), "@B1*01")
    assert "pass" not in choices(match.state)


def test_a_player_both_of_whose_elephants_lie_must_place() -> None:
    """K11: and a lying elephant moves as usual."""
    state = position("B1*01", offer="B2 B3", passes=(2,))
    assert why_not(state, "pass") == "K11: Both your elephants are lying down: you’ve used both passes."
    assert same(drawn(after(state, "B2 e0 0,1")), "B2*0\n@B1*1")


def test_no_pass_takes_a_tile() -> None:
    """K11."""
    before = position("B1*01", offer="B2 B3")
    state = after(before, "pass")
    assert state[0].offer.tolist() == before[0].offer.tolist()
    assert state[0].passes.tolist() == [1, 0, 0, 0, 0]


@given(players, seeds)
def test_there_is_always_a_legal_placement(count: int, seed: int) -> None:
    """K12."""
    for match in play_on(new_match("kerala", count, seed), seed, LONG):
        if not match.over and match.view(None).phase == "place":
            assert any(isinstance(move, Place) for move in match.legal())


@given(players, seeds, readings)
def test_no_tile_is_lost_or_made(count: int, seed: int, options: dict[str, Any]) -> None:
    """K1, K2, K4, K6: in every position the set and the start tiles are all there."""
    for match in play_on(new_match("kerala", count, seed, **options), seed, LONG):
        assert everywhere(match.state).tolist() == set_in_play(match).tolist()


@pytest.mark.parametrize("count", KERALA.players)
def test_a_match_has_a_turn_for_every_tile_of_the_bag(count: int) -> None:
    """K4, K18: every tile is placed or left over by a pass."""
    match = finished("kerala", count, "whole")
    turns = [entry for entry in match.log if isinstance(entry.what, Place | Pass)]
    assert len(turns) == {2: 80, 3: 90, 4: 96, 5: 100}[count]


@given(players, seeds)
def test_everybody_sees_the_same(count: int, seed: int) -> None:
    """K26."""
    for match in play_on(new_match("kerala", count, seed), seed, 8):
        views = [msgspec.structs.replace(match.view(seat), seat=None) for seat in range(count)]
        assert all(view == match.view(None) for view in views)
        assert not any(isinstance(entry.what, Remove) for entry in match.log_for(0))


@pytest.mark.compiled
def test_imagined_removals_are_as_likely_as_real_ones() -> None:
    """K26, K4: given what has been seen, every unseen tile of the right colours is equally likely to be removed."""
    match = new_match("kerala", 2, "imagine")
    for _ in play_on(match, "imagine", 30):
        pass
    dice = new_dice("imagine")
    seen = (match.state[0].bag + match.state[0].removed).astype(int)
    foreign = np.array([COLOUR_CODES[kind // FACES] not in match.options.colours for kind in range(KINDS)])
    total = np.zeros(KINDS)
    worlds = 4000
    for _ in range(worlds):
        world = clone(match.state)
        imagine(world[0], 0, dice[0])
        assert (world[0].bag + world[0].removed).tolist() == seen.tolist()
        assert world[0].removed.sum() == 20
        total += world[0].removed
    assert not total[~foreign].any()
    expected = 20 * worlds * seen[foreign] / seen[foreign].sum()
    # Drawn without putting back, the counts vary less than independent ones: the test is on the safe side.
    assert stats.chisquare(total[foreign][expected > 0], expected[expected > 0]).pvalue > 1e-3


def test_chance_can_be_told_what_happens() -> None:
    """K4, K6: an event that cannot follow is refused with the rule."""
    state = table(2)
    with pytest.raises(ValueError, match="20 tiles are removed with 2 players"):
        KERALA.outcomes(state[0], Remove(["R1"]))
    with pytest.raises(ValueError, match="the tiles must be removed here"):
        KERALA.outcomes(state[0], Draw(["R1", "R1"]))
    for kind in np.repeat(np.arange(KINDS), counts("R1 " * 5 + "R2 " * 5 + "G1 " * 5 + "G2 " * 5)):
        happen(state[0], int(kind))
    with pytest.raises(ValueError, match="2 tiles are drawn"):
        KERALA.outcomes(state[0], Draw(["R3"]))
    with pytest.raises(ValueError, match="a draw must come here"):
        KERALA.outcomes(state[0], Remove([]))
    assert KERALA.outcomes(table(5)[0], Remove([])) != []
    settle(state[0])
    assert len(KERALA.view(state[0], None).offer) == 2


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"colours": ["B"]}, "colours: 2 players need 2 colours, not 1"),
        ({"colours": ["B", "P", "R"]}, "colours: 2 players need 2 colours, not 3"),
        ({"colours": ["K", "K"]}, "colours: each player needs a different colour, not K, K"),
        ({"colours": ["B", "Y"]}, r"colours\[1\].*Y"),
        ({"colours": ["B", 1]}, r"colours\[1\]"),
        ({"colours": "BK"}, "colours"),
        ({"first": 2}, "first: no seat 2"),
        ({"near_elephant": 1}, "near_elephant"),
        ({"turn_moved": "no"}, "turn_moved"),
        ({"height": 3}, "height"),
    ],
)
def test_an_option_that_cannot_be_is_refused_by_name(options: dict[str, object], words: str) -> None:
    """K3, K5, K16."""
    with pytest.raises(BadOption, match=words):
        read_options(KERALA, options, 2)


def test_the_options_are_complete_in_the_file() -> None:
    """K2, K3, K5, K16."""
    options = msgspec.to_builtins(read_options(KERALA, {}, 3))
    assert options == {
        "first": 0,
        "colours": ("B", "P", "R"),
        "near_elephant": False,
        "turn_moved": True,
        "tiles": own_tiles(),
    }
    assert options["tiles"]["G"] == {
        "0": 0, "1": 5, "2": 5, "3": 4, "/B": 1, "/P": 1, "/R": 1, "/K": 1, "^": 1, ">": 1,
    }  # fmt: skip


@pytest.mark.parametrize("count", KERALA.players)
def test_a_seat_observes_itself_first(count: int) -> None:
    """K26: the same table, seen from each seat in every phase; also if the rules run uncompiled."""
    for match in play_on(new_match("kerala", count, "observed"), "observed", LONG):
        for seat in range(count):
            numbers = observation(match, match.state, seat)
            parts = [numbers[SEATS + place * SEAT :] for place in range(count)]
            colours = [COLOUR_CODES[part[COLOUR : COLOUR + 5].index(1)] for part in parts]
            assert colours == [match.options.colours[(seat + place) % count] for place in range(count)]
            turn = numbers[TURN : TURN + 5]
            assert turn == [int(match.turn == (seat + place) % count and place < count) for place in range(5)]
