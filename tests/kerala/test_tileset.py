"""The tile set is data: K1, K2."""

from pathlib import Path

import pytest

from kolam.match import Drawn, Match, Seat
from kolam.rules.chance import secret_of_seed
from kolam.rules.kerala import GAME, with_tiles
from kolam.rules.kerala.tileset import PLACE, PRINTED, BadTileSet, tile_set

OURS = PRINTED.read_text(encoding="utf-8")


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
    with pytest.raises(BadTileSet, match=words) as refused:
        tile_set(file)
    assert str(refused.value).startswith(str(file))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadTileSet, match="nowhere"):
        tile_set(tmp_path / "nowhere.toml")


def test_a_host_may_put_another_set_in_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """K2: by the environment or by an argument; edges may be shared out otherwise."""
    file = tmp_path / "tiles.toml"
    changed = OURS.replace('"1" = 5\n"2" = 5', '"1" = 6\n"2" = 4')
    file.write_text(changed.replace('"/P" = 1\n"/R" = 1', '"/P" = 2\n"/R" = 0', 1), encoding="utf-8")
    by_argument = Match(with_tiles(file), [Seat("A"), Seat("B")], {}, Drawn(secret_of_seed(1)))
    monkeypatch.setenv(PLACE, str(file))
    by_environment = Match(GAME, [Seat("A"), Seat("B")], {}, Drawn(secret_of_seed(1)))
    assert by_argument.state.tobytes() == by_environment.state.tobytes()
    assert tile_set().sum() == 100
    assert tile_set()[0] == 6
