"""The tile set is data: K1, K2."""

from pathlib import Path

import pytest

from kolam.engine.chance import secret_of_seed
from kolam.engine.errors import BadOption
from kolam.engine.options import complete, data_files, read_options
from kolam.games.kerala import GAME
from kolam.games.kerala.tileset import OWN_FILE, counted, read_tiles
from kolam.match import Drawn, Match, Seat, read_match, write_match

OURS = OWN_FILE.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "put", "words"),
    [
        ("[K]  # black", "[Y]", "Y: there is no such colour; there are B, P, R, G, K"),
        ('"/G" = 1\n"^" = 1\n">" = 1\n', '"/K" = 1\n"^" = 1\n">" = 1\n', 'K."/K": there is no such kind of tile'),
        ('"1" = 5', '"4" = 5', 'B."4": there is no such kind of tile'),
        ('"1" = 5', '"1" = 6', "B: a colour has 20 tiles, not 21 \\(K1\\)"),
        ('"1" = 5', '"1" = -1', 'B."1": must be a whole number from 0 to 20'),
        ('"1" = 5', '"1" = true', 'B."1": must be a whole number'),
        ('"1" = 5', '"1" = 5.0', 'B."1": must be a whole number'),
        ('[B]  # blue\n"1" = 5\n"2" = 5', '[B]\n"1" = 4\n"2" = 6', 'P: has 5 × "1", but B has 4; the sets are alike'),
        ("[B]  # blue", "[B", "line 5"),
        ("[B]  # blue", "B = 3\n[P1]", "B: must be a table"),
    ],
)
def test_a_set_that_cannot_be_played_with_is_refused_by_field(tmp_path: Path, text: str, put: str, words: str) -> None:
    """K1."""
    file = tmp_path / "tiles.toml"
    assert text in OURS
    file.write_text(OURS.replace(text, put, 1) if "/G" not in text else put.join(OURS.rsplit(text, 1)), "utf-8")
    with pytest.raises(BadOption, match=words) as refused:
        read_tiles(file)
    assert str(refused.value).startswith(str(file))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="nowhere"):
        read_tiles(tmp_path / "nowhere.toml")


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
    assert counted(match.options.tiles)[0] == 6
    assert read_match(write_match(match, reveal=True)).state.tobytes() == match.state.tobytes()


def test_options_that_name_a_set_keep_it_whatever_the_host_has(tmp_path: Path) -> None:
    """K2."""
    given = {"tiles": {colour: {"2": 20} for colour in "BPRGK"}}
    assert complete(GAME, {"tiles": OWN_FILE}, given, 2) == given
    assert complete(GAME, data_files(GAME, {}), {}, 2) == {}
