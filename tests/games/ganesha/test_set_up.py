"""G1–G8: the pieces, the boards, the Altar."""

import itertools
import math
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from kolam.engine.chance import secret_of_seed
from kolam.engine.contract import CHANCE, State, clone, happen, new_state, weight, whose
from kolam.engine.errors import BadOption
from kolam.engine.options import complete, data_files
from kolam.engine.play import settle
from kolam.games.ganesha import GAME
from kolam.games.ganesha.altar import NEIGHBOURS, NOTHING, OUTCOMES, ROWS
from kolam.games.ganesha.boards import GEMS, OWN_FILE, board, read_boards
from kolam.games.ganesha.record import COLOURS, FACE_DOWN, FILL_ALTAR, HEXES, PLACE_TOKENS, TAKE, TOKENS, TURN_TOKENS
from kolam.match import BadSeats, Drawn, Match, Seat
from tests.games.ganesha.positions import GANESHA, altar, everywhere


def opened(players: int, seed: object = "opened", **options: object) -> Match:
    seats = [Seat(f"P{number}") for number in range(players)]
    return Match(GANESHA, seats, options, Drawn(secret_of_seed(f"ganesha {seed}")))


def placements(tokens: int) -> list[tuple[int, ...]]:
    """All ways to lay tokens on hexes, no two of them adjacent: counted anew, the slow way."""
    return [
        hexes
        for hexes in itertools.combinations(range(HEXES), tokens)
        if not any(b in NEIGHBOURS[a] for a, b in itertools.combinations(hexes, 2))
    ]


@pytest.mark.parametrize(("players", "gems"), [(2, 8), (3, 10), (4, 12)])
def test_the_bag_holds_as_many_gems_of_each_colour_as_the_number_of_players_asks_for(players: int, gems: int) -> None:
    """G1."""
    state = new_state(GANESHA, players, GANESHA.Options(), None)
    assert state[0].bag.tolist() == [gems] * 5
    assert everywhere(opened(players).state).tolist() == [gems] * 5


@pytest.mark.parametrize("players", [0, 1, 5])
def test_one_or_five_people_cannot_play(players: int) -> None:
    """G1."""
    with pytest.raises(BadSeats, match=r"2 to 4"):
        opened(players)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("side", ["day", "night"])
def test_each_number_of_players_has_a_board_with_two_sides(players: int, side: str) -> None:
    """G2."""
    match = opened(players, side=side)
    view = match.view(None)
    assert view.side == side
    assert {colour: track.values for colour, track in view.mandala.items()} == board(players, side)
    assert match.options.tracks == board(players, side)


def test_every_track_has_a_slot_for_every_gem_of_its_colour() -> None:
    """G3."""
    for players, side in itertools.product((2, 3, 4), ("day", "night")):
        tracks = board(players, side)
        assert tuple(tracks) == COLOURS
        assert {len(track) for track in tracks.values()} == {GEMS[players]}


def test_day_falls_and_night_fluctuates() -> None:
    """G3."""
    for players in (2, 3, 4):
        assert all(track == sorted(track, reverse=True) for track in board(players, "day").values())
        assert all(track != sorted(track, reverse=True) for track in board(players, "night").values())


def test_red_begins_with_5_4_3_on_the_day_board_for_three() -> None:
    """G3."""
    assert board(3, "day")["red"][:3] == [5, 4, 3]


def test_a_host_may_replace_the_boards_which_are_then_part_of_the_options(tmp_path: Path) -> None:
    """G3."""
    file = tmp_path / "printed.toml"
    file.write_text(OWN_FILE.read_text().replace("[6, 4, 4, 3, 2, 2, 2, 1]", "[9, 8, 7, 6, 5, 4, 3, 2]"))
    files = data_files(GAME, {"KOLAM_GANESHA_BOARDS": str(file)})
    assert opened(2, **complete(GAME, files, {}, 2)).view(0).mandala["red"].values == [9, 8, 7, 6, 5, 4, 3, 2]
    night = complete(GAME, files, {"side": "night"}, 2)
    assert night["tracks"] == board(2, "night")
    assert complete(GAME, files, {"tracks": {}}, 2) == {"tracks": {}}


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("[two.day]\nred ", "[two.day]\npink ", r"\[two\.day\]: 'pink' is no colour"),
        ("red    = [6, 4, 4, 3, 2, 2, 2, 1]\n", "", r"\[two\.day\]: red is missing"),
        ("[6, 4, 4, 3, 2, 2, 2, 1]", "[6, 4, 4]", r"\[two\.day\]: red must have 8 values for 2 players, not 3"),
        ("[6, 4, 4, 3, 2, 2, 2, 1]", "6", r"\[two\.day\]: red must have 8 values for 2 players, not no list"),
        ("[6, 4, 4, 3, 2, 2, 2, 1]", "[6, 4, 4.5, 3, 2, 2, 2, 1]", r"red has 4\.5; a value is a whole number"),
        ("[6, 4, 4, 3, 2, 2, 2, 1]", "[6, 4, true, 3, 2, 2, 2, 1]", r"red has True; a value is a whole number"),
        ("[6, 4, 4, 3, 2, 2, 2, 1]", "[6, 4, -4, 3, 2, 2, 2, 1]", r"red has -4; a value is a whole number"),
        ("[two.day]", "[five.day]", r"there is no board for 'five'"),
        ("[two.day]", "[two.dawn]", r"\[two\] must have the sides day and night"),
        ("[two.day]", "[two.day", "printed.toml"),
    ],
)
def test_a_bad_board_is_refused_with_its_place(old: str, new: str, words: str, tmp_path: Path) -> None:
    """G3."""
    file = tmp_path / "printed.toml"
    file.write_text(OWN_FILE.read_text().replace(old, new, 1))
    with pytest.raises(BadOption, match=words):
        read_boards(file)


def test_a_missing_board_file_is_named() -> None:
    """G3."""
    with pytest.raises(BadOption, match=r"nowhere\.toml"):
        read_boards(Path("nowhere.toml"))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"side": "dusk"}, "side"),
        ({"spices": 1}, "spices"),
        ({"first": 3}, "first"),
        ({"youngest": [0, 1]}, "youngest"),
        ({"youngest": [0, 1, 1]}, "youngest"),
        ({"youngest": [0, 1, "2"]}, "youngest"),
        ({"tracks": {"red": [1]}}, r"tracks: red must have 10 values"),
        ({"tracks": {**board(3, "day"), "pink": []}}, "tracks: 'pink' is no colour"),
        ({"tracks": {**board(3, "day"), "red": [1.5] * 10}}, "tracks"),
        ({"tracks": {**board(3, "day"), "red": [100] * 10}}, "tracks: red has 100"),
        ({"tracks": {colour: [1] * 10 for colour in COLOURS[1:]}}, "tracks: red is missing"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_bad_option_is_refused_by_name(options: dict[str, object], words: str) -> None:
    """G2, G3, G6, G7, G22."""
    with pytest.raises(BadOption, match=words):
        opened(3, **options)


def test_tracks_may_be_given_with_the_options() -> None:
    """G3."""
    tracks = {colour: [7] * 10 for colour in COLOURS}
    assert opened(3, tracks=tracks).view(1).mandala["blue"].values == [7] * 10


def test_the_options_of_a_match_are_complete() -> None:
    """G2, G3, G6, G7, G22."""
    options = opened(3).options
    assert (options.first, options.side, options.spices, options.youngest) == (0, "day", True, [0, 1, 2])
    assert options.tracks == board(3, "day")


def test_the_altar_is_a_hexagon_of_nineteen_hexes() -> None:
    """G4: 3-4-5-4-3."""
    assert [len(row) for row in ROWS] == [3, 4, 5, 4, 3]
    assert [hex for row in ROWS for hex in row] == list(range(19))


def test_two_hexes_are_adjacent_when_they_share_a_side() -> None:
    """G4: compared with the distance of their centres."""
    centres = {
        hex: (2 * column + (5 - len(row)), 3 * line) for line, row in enumerate(ROWS) for column, hex in enumerate(row)
    }
    for a, b in itertools.combinations(range(19), 2):
        (ax, ay), (bx, by) = centres[a], centres[b]
        touching = math.isclose((ax - bx) ** 2 + (ay - by) ** 2 / 3, 4)
        assert (b in NEIGHBOURS[a]) == touching
        assert (a in NEIGHBOURS[b]) == touching
    assert NEIGHBOURS[9] == {4, 5, 8, 10, 13, 14}


def test_tiles_and_pawns_are_empty_at_first() -> None:
    """G5."""
    for player in opened(4).view(2).players:
        assert set(player.treasury.values()) == {0}
        assert player.tactics == [None, None]
        assert (player.score, player.pawn) == (0, 0)


def test_the_seat_named_by_the_option_holds_the_drum_and_begins() -> None:
    """G6."""
    for first in range(4):
        match = opened(4, first=first)
        assert (match.turn, match.view(None).drum) == (first, first)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_tokens_as_players_lie_on_hexes_that_are_not_adjacent(players: int) -> None:
    """G7."""
    for seed in range(30):
        tokens = opened(players, seed).view(None).tokens
        assert len(tokens) == len(set(tokens.values())) == players
        assert tuple(map(int, tokens)) in placements(players)


def test_without_spices_there_are_no_tokens() -> None:
    """G7."""
    match = opened(4, spices=False)
    assert match.view(None).tokens == {}
    assert match.log[0].what.tokens == {}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_placements_of_the_tokens_are_equally_likely(players: int) -> None:
    """G7: the weights of the hexes multiply to one and the same chance for each placement."""
    found: dict[tuple[int, ...], float] = {}

    def place(state: State, hexes: tuple[int, ...], chance: float) -> None:
        if state[0].phase != PLACE_TOKENS:
            found[hexes] = chance
            return
        weights = [int(weight(state[0], hex)) for hex in range(OUTCOMES)]
        for hex in np.flatnonzero(weights):
            after = clone(state)
            happen(after[0], int(hex))
            place(after, (*hexes, int(hex)), chance * weights[hex] / sum(weights))

    place(new_state(GANESHA, players, GANESHA.Options(), None), (), 1.0)
    assert set(found) == set(placements(players))
    assert all(math.isclose(chance, 1 / len(found)) for chance in found.values())


def test_tokens_are_placed_face_down_and_then_turned_up_each_kind_once() -> None:
    """G7."""
    state = new_state(GANESHA, 3, GANESHA.Options(), None)
    for hex in (0, 7, 18):
        assert (state[0].phase, whose(state[0])) == (PLACE_TOKENS, CHANCE)
        happen(state[0], hex)
    assert Counter(state[0].tokens.tolist())[FACE_DOWN] == 3
    for token in (2, 5, 3):
        assert state[0].phase == TURN_TOKENS
        used = [kind for kind in range(len(TOKENS)) if kind in state[0].tokens]
        assert [kind for kind in range(OUTCOMES) if not weight(state[0], kind)] == [*used, *range(8, OUTCOMES)]
        happen(state[0], token)
    assert [state[0].tokens[hex] for hex in (0, 7, 18)] == [2, 5, 3]
    assert state[0].phase == FILL_ALTAR


def test_gems_fill_the_hexes_in_order_each_gem_in_the_bag_as_likely_as_any_other() -> None:
    """G8."""
    state = new_state(GANESHA, 2, GANESHA.Options(spices=False), None)
    assert [weight(state[0], outcome) for outcome in range(OUTCOMES)] == [8] * 5 + [0] * 14
    for outcome in (0, 0, 4):
        happen(state[0], outcome)
    assert altar(state) == "RRY" + "." * 16
    assert [weight(state[0], colour) for colour in range(5)] == [6, 8, 8, 8, 7]
    for outcome in [1] * 8 + [2] * 8:
        happen(state[0], outcome)
    assert (state[0].phase, state[0].turn) == (TAKE, 0)


def test_hexes_stay_empty_when_the_bag_runs_out() -> None:
    """G8."""
    state = new_state(GANESHA, 2, GANESHA.Options(spices=False), bytes(32))
    state[0].bag[:] = [2, 0, 1, 0, 0]
    settle(state[0])
    assert sorted(altar(state)[:3]) == ["P", "R", "R"]
    assert altar(state)[3:] == "." * 16
    assert state[0].phase == TAKE


def test_nothing_comes_out_of_the_bag_only_when_it_is_empty() -> None:
    """G8."""
    state = new_state(GANESHA, 2, GANESHA.Options(spices=False), None)
    assert weight(state[0], NOTHING) == 0
    state[0].bag[:] = 0
    assert [outcome for outcome in range(OUTCOMES) if weight(state[0], outcome)] == [NOTHING]
