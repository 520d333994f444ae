"""The tile set is data: K1, K2."""

from pathlib import Path

import pytest

from kolam.engine.chance import secret_of_seed
from kolam.engine.errors import BadOption
from kolam.engine.options import complete, data_files, read_options
from kolam.games.kerala import GAME
from kolam.games.kerala.tileset import OWN_FILE, counted, own_tiles, read_tiles
from kolam.match import Drawn, Match, Seat, read_match, write_match

OURS = OWN_FILE.read_text(encoding="utf-8")
LAST_EDGE = '"/G" = 1\n"^" = 1\n">" = 1\n'  # black has the only one before its special tiles


@pytest.mark.parametrize(
    ("text", "put", "words"),
    [
        ("[K]  # black", "[Y]", "Y: unknown colour. Available: B, P, R, G, K"),
        ("[K]  # black", "[G2]", "G2: unknown colour"),
        (LAST_EDGE, '"/K" = 1' + LAST_EDGE.removeprefix('"/G" = 1'), 'K."/K": unknown kind of tile'),
        ('"1" = 5', '"4" = 5', 'B."4": unknown kind of tile'),
        ('"1" = 5', '"1" = 6', "B: a colour has 20 tiles, not 21 (K1)"),
        ('"1" = 5', "", "B: a colour has 20 tiles, not 15 (K1)"),
        ('"0" = 0', '"0" = 1', "B: a colour has 20 tiles, not 21 (K1)"),
        ('"1" = 5', '"1" = -1', 'B."1": must be a whole number from 0 to 20'),
        ('"1" = 5', '"1" = 21', 'B."1": must be a whole number from 0 to 20'),
        ('"1" = 5', '"1" = true', 'B."1": must be a whole number from 0 to 20'),
        ('"1" = 5', '"1" = 5.0', 'B."1": must be a whole number from 0 to 20'),
        ('"1" = 5', '"1" = "five"', 'B."1": must be a whole number from 0 to 20'),
        ('"1" = 5', "1 = { of = 5 }", 'B."1": must be a whole number from 0 to 20'),
        ('"1" = 5\n"2" = 5', '"1" = 4\n"2" = 6', 'P: 5 × "1", but B has 4; the sets must be alike (K1)'),
        ('"0" = 0\n"1" = 5', '"0" = 1\n"1" = 4', 'P: 0 × "0", but B has 1; the sets must be alike (K1)'),
        ('"/P" = 1\n"/R" = 1\n"/G" = 1', '"/P" = 1\n"2" = 2', "this isn’t valid TOML (line 11, column 8)"),
        ('"/K" = 1\n"^" = 1', '"/K" = 0\n"^" = 2', "P: 4 × edges, but B has 3; the sets must be alike (K1)"),
        ("[B]  # blue", "[B", "(line 5, column 3)"),
        ("[B]  # blue", "[P]", "this isn’t valid TOML (line 17, column 3)"),
        ("[B]  # blue", "B = 3\n[P1]", "B: must be a table of kinds and counts"),
    ],
)
def test_a_set_that_cannot_be_played_with_is_refused_by_field(tmp_path: Path, text: str, put: str, words: str) -> None:
    """K1, K2: the file, the field (or the line, if it cannot be read so far) and the reason."""
    file = tmp_path / "tiles.toml"
    assert text in OURS
    file.write_text(OURS.replace(text, put, 1), "utf-8")
    with pytest.raises(BadOption) as refused:
        read_tiles(file)
    assert str(refused.value).startswith(f"{file}: ")
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "No such file"),
        (b"", "B: a colour has 20 tiles, not 0 (K1)"),
        (b"\xff\xfe[B]", "not UTF-8"),
        (b"tiles = [20, 20]", "tiles: unknown colour"),
    ],
)
def test_what_is_no_tile_file_is_refused_by_name(tmp_path: Path, content: bytes | None, words: str) -> None:
    """K1."""
    file = tmp_path / "nowhere.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(BadOption) as refused:
        read_tiles(file)
    assert str(file) in str(refused.value)
    assert words in str(refused.value)


def test_a_face_that_is_not_named_counts_nothing() -> None:
    """K2."""
    short = {colour: {face: count for face, count in faces.items() if count} for colour, faces in own_tiles().items()}
    assert "0" not in short["B"]
    assert "0" in own_tiles()["B"]
    assert counted(short).tolist() == counted(own_tiles()).tolist()


def test_a_host_may_have_tiles_without_symbols(tmp_path: Path) -> None:
    """K2, K24: they are drawn, placed and written like any other; the start tile still shows one symbol."""
    file = tmp_path / "plain.toml"
    file.write_text(OURS.replace('"0" = 0\n"1" = 5\n"2" = 5\n"3" = 4', '"0" = 14'), encoding="utf-8")
    match = Match(GAME, [Seat("A"), Seat("B")], {"tiles": read_tiles(file)}, Drawn(secret_of_seed("plain")))
    place = next(move for move in match.legal() if match.game.text(move)[1] == "0")
    match.play(0, place)
    platform = match.view(None).players[0].platform
    assert sorted(stack.tiles for stack in platform) == sorted([["B1"], [place.tile]])
    assert match.view(None).players[0].sheet.B == 1
    assert read_match(write_match(match, reveal=True)).state.tobytes() == match.state.tobytes()


def test_the_set_is_an_option_of_the_match_and_refused_by_field() -> None:
    """K2."""
    with pytest.raises(BadOption, match=r"tiles\.P: a colour has 20 tiles, not 0"):
        read_options(GAME, {"tiles": {"B": {"1": 20}}}, 2)


def test_a_match_file_is_complete_without_any_file_of_the_hosts(tmp_path: Path) -> None:
    """K2: edges may be shared out otherwise; whatever the host's file says is written into the options."""
    file = tmp_path / "tiles.toml"
    changed = OURS.replace('"1" = 5\n"2" = 5', '"1" = 6\n"2" = 4')
    file.write_text(changed.replace('"/P" = 1\n"/R" = 1', '"/P" = 2\n"/R" = 0', 1), encoding="utf-8")
    options = complete(GAME, data_files(GAME, {"KOLAM_KERALA_TILES": str(file)}), {"first": 1}, 2)
    match = Match(GAME, [Seat("A"), Seat("B")], options, Drawn(secret_of_seed(1)))
    file.unlink()
    assert match.options.tiles["P"]["1"] == 6
    assert match.options.tiles["B"]["/P"] == 2
    assert read_match(write_match(match, reveal=True)).state.tobytes() == match.state.tobytes()


def test_options_that_name_a_set_keep_it_whatever_the_host_has(tmp_path: Path) -> None:
    """K2."""
    given = {"tiles": {colour: {"2": 20} for colour in "BPRGK"}}
    assert complete(GAME, {"tiles": {"box": OWN_FILE}}, given, 2) == given
    assert complete(GAME, data_files(GAME, {}), {}, 2) == {}
