"""G3, G4: the tracks of the Mandala and the rows of the Altar, ours and those of an owner's box."""

import itertools
import math
from pathlib import Path

import pytest

from kolam.engine.errors import BadOption
from kolam.engine.options import complete, data_files
from kolam.games.ganesha import GAME
from kolam.games.ganesha.altar import hexes_by_row, neighbours
from kolam.games.ganesha.boards import GEMS, OWN_FILE, board, read_boards
from kolam.games.ganesha.record import COLOURS, MOST_HEXES, USUAL_ROWS
from kolam.match import read_match, write_match
from tests.games.ganesha.positions import GANESHA, after, choices, position
from tests.games.ganesha.test_set_up import opened
from tests.playing import play_on

TRACKS = board(3, "day").tracks
SMALL = """
[two.day]
altar  = [2, 3, 2]
red    = [9]
green  = [8, 0]
purple = [7, 99, 7]
blue   = [6, 5, 4, 3]
yellow = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
"""


def every_altar() -> list[list[int]]:
    """All rows that G4 allows."""
    found = [[row] for row in range(2, 8)]
    altars = []
    for _ in range(6):
        found = [[*rows, row] for rows in found for row in (rows[-1] - 1, rows[-1] + 1) if 2 <= row <= 7]
        altars += found
    return altars


def test_every_track_of_ours_has_a_slot_for_every_gem_of_its_colour() -> None:
    """G3."""
    for players, side in itertools.product((2, 3, 4), ("day", "night")):
        tracks = board(players, side).tracks
        assert tuple(tracks) == COLOURS
        assert {len(track) for track in tracks.values()} == {GEMS[players]}


def test_day_falls_and_night_fluctuates() -> None:
    """G3."""
    for players in (2, 3, 4):
        assert all(track == sorted(track, reverse=True) for track in board(players, "day").tracks.values())
        assert all(track != sorted(track, reverse=True) for track in board(players, "night").tracks.values())


def test_red_begins_with_5_4_3_on_the_day_board_for_three() -> None:
    """G3."""
    assert TRACKS["red"][:3] == [5, 4, 3]


def test_tracks_may_be_given_with_the_options_and_have_any_length() -> None:
    """G3: from 1 to 12 slots of 0 to 99 points."""
    tracks = {"red": [99], "green": [0] * 12, "purple": [7, 8], "blue": [1] * 11, "yellow": [3, 2, 1]}
    match = opened(3, tracks=tracks)
    assert {colour: track.values for colour, track in match.view(1).mandala.items()} == tracks
    assert match.options.tracks == tracks


def test_the_usual_altar_is_a_hexagon_of_nineteen_hexes() -> None:
    """G4: 3-4-5-4-3."""
    view = opened(3).view(None)
    assert (view.rows, len(view.altar)) == ([3, 4, 5, 4, 3], 19)
    assert [list(row) for row in hexes_by_row(USUAL_ROWS)] == [
        [0, 1, 2], [3, 4, 5, 6], [7, 8, 9, 10, 11], [12, 13, 14, 15], [16, 17, 18],
    ]  # fmt: skip
    assert neighbours(USUAL_ROWS)[9] == {4, 5, 8, 10, 13, 14}


def test_two_hexes_are_adjacent_when_they_share_a_side() -> None:
    """G4: compared with the distance of their centres, on every Altar that there can be."""
    for rows in every_altar():
        near = neighbours(rows)
        places = [(line, column) for line, row in enumerate(rows) for column in range(row)]
        centres = [(2 * column + 7 - rows[line], 3 * line) for line, column in places]
        for a, b in itertools.combinations(range(sum(rows)), 2):
            (ax, ay), (bx, by) = centres[a], centres[b]
            touching = (ax - bx) ** 2 + (ay - by) ** 2 / 3
            assert (b in near[a]) == (a in near[b]) == math.isclose(touching, 4)


def test_the_record_has_room_for_the_largest_altar() -> None:
    """G4."""
    assert max(map(sum, every_altar())) == MOST_HEXES
    match = opened(4, altar=[7, 6, 7, 6, 7, 6, 7])
    assert len(match.legal()) == len(match.view(None).altar) == MOST_HEXES == GANESHA.most_legal


def test_the_second_gem_is_adjacent_on_other_altars_too() -> None:
    """G4, G13."""
    state = position("""
         R G
        B P Y
        > 0 | R . |
          0 | . . |
    """, altar=[2, 3])  # fmt: skip
    assert choices(after(state, "take 0")) == {"take 1", "take 2", "take 3", "enough"}


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"side": "dusk"}, "side"),
        ({"spices": 1}, "spices"),
        ({"tokens": "thrown"}, "tokens"),
        ({"first": 3}, "first"),
        ({"youngest": [0, 1]}, "youngest: name every seat from 0 to 2 once"),
        ({"youngest": [0, 1, 1]}, "youngest"),
        ({"youngest": [0, 1, "2"]}, "youngest"),
        ({"tracks": {"red": [1]}}, "tracks: green is missing"),
        ({"tracks": {**TRACKS, "red": []}}, "tracks: red must have 1 to 12 slots, not 0"),
        ({"tracks": {**TRACKS, "red": [1] * 13}}, "tracks: red must have 1 to 12 slots, not 13"),
        ({"tracks": {**TRACKS, "pink": []}}, "tracks: 'pink' is not a colour; use red, green, purple, blue or yellow"),
        ({"tracks": {**TRACKS, "red": [1.5] * 10}}, "tracks"),
        ({"tracks": {**TRACKS, "red": [100] * 10}}, "tracks: red has 100"),
        ({"tracks": {**TRACKS, "red": [-1]}}, "tracks: red has -1"),
        ({"tracks": {colour: [1] * 10 for colour in COLOURS[1:]}}, "tracks: red is missing"),
        ({"altar": [3]}, "altar: an Altar has 2 to 7 rows, not 1"),
        ({"altar": [3, 4, 3, 4, 3, 4, 3, 4]}, "altar: an Altar has 2 to 7 rows, not 8"),
        ({"altar": [1, 2]}, "altar: a row has 2 to 7 hexes, not 1"),
        ({"altar": [7, 8]}, "altar: a row has 2 to 7 hexes, not 8"),
        ({"altar": [3, 4, 4]}, "altar: each row is one hex longer or shorter than the one above, but 4 follows 4"),
        ({"altar": [3, 5]}, "altar: each row .* but 5 follows 3"),
        ({"altar": [2, 3]}, "altar: there is no room for 3 tokens"),
        ({"altar": "3-4-5"}, "altar"),
        ({"altar": [3, 4.5]}, "altar"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_bad_option_is_refused_by_name(options: dict[str, object], words: str) -> None:
    """G2, G3, G4, G6, G7, G22."""
    with pytest.raises(BadOption, match=words):
        opened(3, **options)


def test_an_altar_without_room_for_tokens_will_do_without_them() -> None:
    """G4, G7."""
    assert opened(3, altar=[2, 3], spices=False).view(None).rows == [2, 3]
    assert opened(2, altar=[2, 3]).view(None).rows == [2, 3]


def test_a_host_may_replace_the_boards_which_are_then_part_of_the_options(tmp_path: Path) -> None:
    """G3."""
    file = tmp_path / "printed.toml"
    file.write_text(OWN_FILE.read_text().replace("[6, 4, 4, 3, 2, 2, 2, 1]", "[9, 8, 7, 6, 5, 4, 3, 2]"))
    files = data_files(GAME, {"KOLAM_GANESHA_BOARDS": str(file)})
    assert opened(2, **complete(GAME, files, {}, 2)).view(0).mandala["red"].values == [9, 8, 7, 6, 5, 4, 3, 2]
    night = complete(GAME, files, {"side": "night"}, 2)
    assert night == {"side": "night", "tracks": board(2, "night").tracks, "altar": [3, 4, 5, 4, 3]}
    assert complete(GAME, files, {"tracks": {}, "altar": [2, 3]}, 2) == {"tracks": {}, "altar": [2, 3]}


def test_a_hosts_file_may_hold_only_some_of_the_boards(tmp_path: Path) -> None:
    """G3, G4: a match on it holds the whole board; other tables have ours."""
    file = tmp_path / "box.toml"
    file.write_text(SMALL)
    files = data_files(GAME, {"KOLAM_GANESHA_BOARDS": str(file)})
    options = complete(GAME, files, {"tokens": "placed"}, 2)
    match = opened(2, **options)
    for _ in play_on(match, "box"):
        pass
    assert match.view(None).rows == match.options.altar == [2, 3, 2]
    assert match.options.tracks["purple"] == [7, 99, 7]
    assert read_match(write_match(match)).result == match.result
    for other, players in (({"side": "night"}, 2), ({}, 3), ({"side": "dusk"}, 2), ({}, 7)):
        assert complete(GAME, files, other, players) == other


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("[two.day]", "[two.day", "valid TOML"),
        ("[two.day]", "[five.day]", "'five' is unknown; use two, three or four"),
        ("[two.day]", "[two.dawn]", r"\[two\]: 'dawn' is unknown; use day or night"),
        ("[two.day]", "[two]\nday = 3\n[three.day]", r"\[two\.day\]: this must be a table"),
        ("[two.day]", "two = 2\n[three.day]", r"\[two\]: this must be a table with some of day and night"),
        (SMALL, "", "there is no board in this file"),
        ("red ", "pink ", r"\[two\.day\]: 'pink' is unknown; use red, green"),
        ("red    = [9]\n", "", r"\[two\.day\]: red is missing"),
        ("[9]", "9", r"\[two\.day\]: red must be a list of 1 to 12 values"),
        ("[9]", "[]", r"\[two\.day\]: red must have 1 to 12 slots, not 0"),
        ("[1, ", "[1, 1, ", r"\[two\.day\]: yellow must have 1 to 12 slots, not 13"),
        ("[9]", "[4.5]", r"\[two\.day\]: red has 4\.5; a value is a whole number from 0 to 99"),
        ("[9]", "[true]", r"\[two\.day\]: red has True; a value is a whole number"),
        ("[9]", "[-4]", r"\[two\.day\]: red has -4; a value is a whole number"),
        ("99", "100", r"\[two\.day\]: purple has 100; a value is a whole number"),
        ("[2, 3, 2]", "7", r"\[two\.day\] altar: an Altar must be a list of 2 to 7 rows"),
        ("[2, 3, 2]", "[3]", r"\[two\.day\] altar: an Altar has 2 to 7 rows, not 1"),
        ("[2, 3, 2]", "[2, 3, 2.0]", r"\[two\.day\] altar: a row has 2 to 7 hexes, not 2\.0"),
        ("[2, 3, 2]", "[2, 1, 2]", r"\[two\.day\] altar: a row has 2 to 7 hexes, not 1"),
        ("[2, 3, 2]", "[2, 3, 3]", r"\[two\.day\] altar: each row .* but 3 follows 3"),
        ("[two.day]\naltar  = [2, 3, 2]", "[four.day]\naltar = [2, 3, 2]", r"altar: there is no room for 4 tokens"),
    ],
)
def test_a_bad_file_is_refused_with_its_name_the_place_and_the_reason(
    old: str, new: str, words: str, tmp_path: Path
) -> None:
    """G3, G4."""
    file = tmp_path / "box.toml"
    assert old in SMALL
    file.write_text(SMALL.replace(old, new, 1))
    with pytest.raises(BadOption, match=rf"box\.toml: .*{words}"):
        read_boards(file)


def test_a_file_that_is_missing_or_no_text_is_named(tmp_path: Path) -> None:
    """G3."""
    with pytest.raises(BadOption, match=r"nowhere\.toml"):
        read_boards(Path("nowhere.toml"))
    file = tmp_path / "picture.toml"
    file.write_bytes(b"\xff\xd8\xff")
    with pytest.raises(BadOption, match=r"picture\.toml"):
        read_boards(file)
