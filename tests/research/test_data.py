"""Data sets: what is in them, and that nothing but their description decides it."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kolam.engine.chance import secret_of_seed
from kolam.engine.registry import game
from kolam.match import Drawn, Match, Seat
from kolam.research import data
from kolam.terminal import main
from tests.playing import observation

polars = pytest.importorskip("polars")
ASKED = ["selfplay", "kolpa", "--bots", "search:6,casual", "--option", "target=1", "--seed", "s", "--games"]


@pytest.fixture(scope="module", autouse=True)
def small_files() -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(data, "MATCHES_A_FILE", 2)
        yield


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("data") / "kolpa"
    assert main([*ASKED, "5", "--out", str(made)]) == 0
    return made


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def test_every_decision_of_every_match_is_there(folder: Path) -> None:
    """Each match is the one that its seed and options make, with what its seats knew and could do."""
    kolpa = game("kolpa")
    frame = polars.read_parquet(folder / "*.parquet")
    assert frame["match"].unique(maintain_order=True).to_list() == [0, 1, 2, 3, 4]
    for (_,), rows in frame.group_by(["match"], maintain_order=True):
        first = rows.row(0, named=True)
        options = json.loads(first["options"])
        match = Match(kolpa, [Seat("Ada"), Seat("Bob")], options, Drawn(secret_of_seed(first["seed"])))
        for number, row in enumerate(rows.iter_rows(named=True)):
            assert (row["number"], row["seat"]) == (number, match.turn)
            assert row["observation"] == observation(match, match.state, row["seat"])
            assert np.flatnonzero(row["legal"]).tolist() == sorted(match.legal_numbers())
            searched = row["seat"] == 0 and len(match.legal_numbers()) > 1
            assert (row["visits"] is not None) == searched == (row["values"] is not None)
            if searched:
                assert row["visits"][row["decision"]] == max(row["visits"])
                assert 0 <= row["values"][row["decision"]] <= 1
                assert not np.any(np.array(row["visits"])[~np.array(row["legal"])])
            match.play_number(row["decision"])
        result = match.result
        assert result is not None
        assert row["scores"] == result.scores
        assert row["outcome"] == ((row["seat"] in result.winners) / len(result.winners))


def test_the_match_is_the_one_that_selfplay_writes_alone(folder: Path, tmp_path: Path) -> None:
    frame = polars.read_parquet(folder / "*.parquet").filter(polars.col("match") == 3)
    alone = tmp_path / "match.json"
    assert main([*ASKED[:6], "--seed", frame["seed"][0], "--out", str(alone)]) == 0
    assert json.loads(alone.read_bytes())["result"]["scores"] == frame["scores"][0].to_list()


def test_a_stopped_data_set_goes_on_to_the_same_bytes(folder: Path, tmp_path: Path) -> None:
    """Whatever was being written is written again; what was there is not."""
    whole = files(folder)
    stopped = tmp_path / "stopped"
    assert main([*ASKED, "3", "--out", str(stopped)]) == 0  # its last file has one match, which will be replaced
    assert set(files(stopped)) - set(whole) == {"matches-0000002-0000002.parquet"}
    (stopped / "matches-0000004-0000004.parquet.part").write_bytes(b"half of it")
    kept = (stopped / "matches-0000000-0000001.parquet").stat().st_mtime_ns
    assert main([*ASKED, "5", "--out", str(stopped)]) == 0
    assert files(stopped) == whole
    assert (stopped / "matches-0000000-0000001.parquet").stat().st_mtime_ns == kept


def test_a_folder_of_other_data_is_refused(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = files(folder)
    asked = [*ASKED, "5", "--out", str(folder)]
    assert main([*asked, "--seed", "other"]) == 1
    assert "holds data with other settings" in " ".join(capsys.readouterr().err.split())
    (tmp_path / "diary.txt").write_text("mine")
    assert main([*asked[:-1], str(tmp_path)]) == 1
    assert "isn’t empty" in " ".join(capsys.readouterr().err.split())
    assert files(folder) == before
