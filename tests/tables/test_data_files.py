"""A host's own data files: they complete the options of new tables, and no table depends on them afterwards."""

import os
from pathlib import Path

import pytest

from kolam.engine.errors import BadOption
from kolam.games.kerala.tileset import OWN_FILE, own_tiles, read_tiles
from kolam.match import read_match
from kolam.terminal import main
from kolam.web.settings import read_settings
from tests.tables.player import Player, done, play_to_the_end, some, two_at_a_table
from tools.servers import local_server

pytestmark = [pytest.mark.compiled, pytest.mark.servers]


def another_set(folder: Path, ones: int) -> Path:
    """A tile set with another number of ones, and as many threes less."""
    file = folder / f"{ones}.toml"
    own = OWN_FILE.read_text(encoding="utf-8")
    file.write_text(own.replace('"1" = 5', f'"1" = {ones}').replace('"3" = 4', f'"3" = {9 - ones}'), encoding="utf-8")
    return file


@pytest.mark.parametrize("after", ["another file", "no file"])
def test_a_table_goes_on_unchanged_when_the_hosts_file_has_changed(after: str, tmp_path: Path) -> None:
    file = another_set(tmp_path, 8)
    changed = {"KOLAM_KERALA_TILES": str(another_set(tmp_path, 2))} if after == "another file" else {}
    with local_server(tmp_path, {"KOLAM_KERALA_TILES": str(file)}) as server:
        table, ada, bob = two_at_a_table(server.url, "kerala")
        assert ada.sees(table)["options"]["tiles"] == read_tiles(file) != own_tiles()
        for player in (ada, bob, bob, ada):
            seen = player.sees(table)
            if seen["legal"]:
                player.does(table, "moves", seen["revision"], move=some(seen))
        before = done(ada.http.get(f"/api/tables/{table}"))
    with local_server(tmp_path, changed) as server:
        ada, bob = ada.at(server.url), bob.at(server.url)
        assert done(ada.http.get(f"/api/tables/{table}")) == before
        play_to_the_end(table, ada, bob)
        match = read_match(ada.http.get(f"/api/tables/{table}/match").content)
        assert match.options.tiles == read_tiles(file)
        again = done(ada.http.get(f"/api/tables/{two_at_a_table(server.url, 'kerala')[0]}"))["table"]
        assert again["options"]["tiles"] == (read_tiles(another_set(tmp_path, 2)) if changed else own_tiles())


def test_what_the_guest_says_goes_before_the_hosts_file(tmp_path: Path) -> None:
    environment = {"KOLAM_KERALA_TILES": str(another_set(tmp_path, 8))}
    with local_server(tmp_path, environment) as server:
        table, ada, _ = two_at_a_table(server.url, "kerala", tiles=own_tiles())
        assert ada.sees(table)["options"]["tiles"] == own_tiles()


@pytest.mark.parametrize(
    ("text", "words"), [('[B]\n"1" = 21\n', 'B."1"'), ("[Z]", "unknown colour"), (None, "No such file")]
)
def test_a_server_refuses_to_start_with_a_file_that_cannot_be_used(
    text: str | None,
    words: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "tiles.toml"
    if text is not None:
        file.write_text(text)
    monkeypatch.setenv("KOLAM_KERALA_TILES", str(file))
    monkeypatch.setenv("KOLAM_DATA_DIR", str(tmp_path / "data"))
    assert main(["serve"]) == 1
    said = "".join(capsys.readouterr().err.split())
    assert "".join(str(file).split()) in said
    assert "".join(words.split()) in said
    assert "Traceback" not in said


def test_a_host_with_several_files_offers_them_by_name(tmp_path: Path) -> None:
    """The first is the usual one, and Kolam's own is always there."""
    files = [another_set(tmp_path, 8), another_set(tmp_path, 2)]
    environment = {"KOLAM_KERALA_TILES": os.pathsep.join(map(str, files))}
    with local_server(tmp_path, environment) as server, Player(server.url) as ada:
        menu = done(ada.http.get("/api/games"))["games"]
        (told,) = next(found["files"] for found in menu if found["name"] == "kerala")
        assert told["name"] == "tiles"
        assert [choice["value"] for choice in told["choices"]] == ["8", "2", "kolam"]
        asked = {"game": "kerala", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        for chosen, expected in (("8", read_tiles(files[0])), ("2", read_tiles(files[1])), ("kolam", own_tiles())):
            opened = done(ada.http.post("/api/tables", json={**asked, "files": {"tiles": chosen}}))
            assert opened["options"]["tiles"] == expected
        assert done(ada.http.post("/api/tables", json=asked))["options"]["tiles"] == read_tiles(files[0])
        for wrong in ({"tiles": "9"}, {"boards": "8"}, {"boards": "kolam"}):
            refused = ada.http.post("/api/tables", json={**asked, "files": wrong})
            assert (refused.status_code, refused.json()["error"]) == (400, "bad_option")
            assert f"files.{next(iter(wrong))}" in refused.json()["message"]


def test_a_file_of_a_hosts_cannot_be_called_as_ours_is(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="be called kolam"):
        read_settings({}, {"KOLAM_KERALA_TILES": str(tmp_path / "kolam.toml")})


def test_files_that_are_not_named_are_not_there() -> None:
    assert read_settings({}, {"KOLAM_KERALA_TILES": "", "KOLAM_CHESS_BOARD": "board.toml"}).files == {}
