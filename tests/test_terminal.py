"""The `kolam` command, as people and scripts use it."""

import json
import os
import pty
import re
import select
import subprocess
import sys
import time
from contextlib import suppress
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from kolam.engine.registry import game
from kolam.match import read_match
from kolam.match.drawing import drawing_of
from kolam.terminal import main
from tests.playing import COMPILED, NAMES, TABLES, new_match, play_on

pytestmark = pytest.mark.compiled


def kolam(*arguments: str, typed: str = "", columns: int = 100) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kolam.terminal", *arguments],
        input=typed,
        env={**os.environ, "COLUMNS": str(columns)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_selfplay_writes_a_file_that_verifies(
    name: str, players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    assert main(["selfplay", name, "--players", str(players), "--seed", "7", "--legal", "--out", str(file)]) == 0
    assert main(["verify", str(file)]) == 0
    assert "every shuffle matches the secret" in capsys.readouterr().out
    assert len(json.loads(file.read_bytes())["seats"]) == players


def test_the_same_seed_plays_the_same_match(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    documents = []
    for seed in ("1", "1", "2"):
        main(["selfplay", "kolpa", "--players", "2", "--seed", seed, "--out", "-"])
        documents.append(capfdbinary.readouterr().out)
    assert documents[0] == documents[1] != documents[2]


def test_verify_says_which_file_is_wrong_and_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    main(["selfplay", "kolpa", "--players", "2", "--out", str(good)])
    bad.write_bytes(good.read_bytes().replace(b'"round":1', b'"round":2', 1))
    assert main(["verify", str(good), str(bad), str(tmp_path / "none.json")]) == 1
    right, wrong, missing = capsys.readouterr().out.splitlines()
    assert right.startswith("✓")
    assert "events[0]" in wrong
    assert "No such file" in missing


@pytest.mark.parametrize("name", NAMES)
def test_simulate_prints_rates_and_scores(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", name, "--games", "50", "--seed", "3", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 50
    assert figures["games_per_second"] > 0
    assert figures["decisions_per_second"] > figures["games_per_second"]
    assert sum(seat["wins"] for seat in figures["seats"]) == pytest.approx(1, abs=0.001)
    assert main(["simulate", name, "--games", "50", "--seed", "3"]) == 0
    assert "games/s" in capsys.readouterr().out


def test_simulate_gives_the_same_scores_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    seats = []
    for seed in ("3", "3", "4"):
        main(["simulate", "kolpa", "--games", "200", "--seed", seed, "--json"])
        seats.append(json.loads(capsys.readouterr().out)["seats"])
    assert seats[0] == seats[1] != seats[2]


def test_an_arena_rates_resumes_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log, plot = tmp_path / "arena.jsonl", tmp_path / "arena.svg"
    asked = ["arena", "kolpa", "--bots", "random,casual", "--games", "4", "--log", str(log), "--json"]
    assert main(asked) == 0
    figures = json.loads(capsys.readouterr().out)
    assert {rating["bot"] for rating in figures["ratings"]} == {"random", "casual"}
    games = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(games[:2]) + games[2][:20])
    assert main([*asked, "--plot", str(plot)]) == 0
    assert json.loads(capsys.readouterr().out) == figures
    assert plot.read_text(encoding="utf-8").startswith("<?xml")
    assert main(["arena", "kolpa", "--bots", "random,casual", "--games", "4", "--log", str(log)]) == 0
    assert "casual" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["arena", "kolpa", "--bots", "random"], 1, "at least two"),
        (["arena", "kolpa", "--bots", "random,casual", "--players", "9"], 1, "2 to 6 players, not 9"),
        (["simulate", "go"], 2, "go"),
        (["simulate", "kolpa", "--players", "9"], 1, "2 to 6 players, not 9"),
        (["simulate", "kolpa", "--games", "0"], 2, "at least 1"),
        (["simulate", "kolpa", "--option", "colour=3"], 1, "colour"),
        (["simulate", "kolpa", "--option", "target"], 2, "NAME=VALUE"),
        (["selfplay", "kolpa", "--bots", "genius", "--out", "-"], 1, "genius"),
        (["selfplay", "kolpa", "--out", "/nowhere/at/all.json"], 1, "No such file"),
        (["play", "kolpa", "--seats", "human,alien"], 1, "alien"),
        (["play", "kolpa", "--players", "2", "--seats", "human,human,human"], 1, "3 seats are listed"),
        (["dance"], 2, "dance"),
    ],
)
def test_what_is_asked_wrongly_is_refused_in_words(
    arguments: list[str], code: int, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with suppress(SystemExit):  # argparse prints usage and leaves with 2
        assert main(arguments) == code != 2
    told = " ".join(capsys.readouterr().err.split())
    assert words in told
    assert "Traceback" not in told


def test_a_whole_game_can_be_played_by_typing_numbers(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    done = kolam(
        "play", "kolpa", "--players", "2", "--seed", "4", "--option", "target=5", "--out", str(file), typed="1\n" * 500
    )
    assert done.returncode == 0, done.stderr
    assert "Score sheet" in done.stdout
    assert re.search(r"You win!|wins!|share the win", done.stdout)
    match = read_match(file.read_bytes())
    assert match.over
    assert match.seats[0].name == "Guest"  # who plays reads "You", and who reads the file must not
    assert match.chance.secret is not None
    assert match.chance.secret.hex() in done.stdout
    assert match.chance.commitment in done.stdout


def test_commands_and_mistakes_at_the_prompt_lose_nothing(tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    typed = "\n".join(["?", "99", "kol Z9", "kolpa R0", "u", f"s {saved}", "l", "1", "u", "1", "q"])
    done = kolam("play", "--seed", "4", "--option", "first=0", typed=typed)
    assert done.returncode == 0, done.stderr
    for words in (
        "On your turn, play exactly one card",
        "type a number from 1 to",
        "“kol Z9” is not a Kolpa! move",
        "P8: You don’t have the red 0 in your hand",
        "You haven’t made a move yet",
        "Saved to",
        "Round 1: ",
        "See you soon",
    ):
        assert words in " ".join(done.stdout.split())
    assert read_match(saved.read_bytes()).decisions == 0


def test_a_hot_seat_hides_a_hand_before_the_next_player_looks() -> None:
    """Between one player's cards and the other's stands a screen that shows neither."""
    asked = ("--seats", "human,human", "--names", "Ada,Bob", "--seed", "1", "--option", "first=0")
    done = kolam("play", "kolpa", *asked, typed="\n1\n\n1\n")
    first, second, *_ = done.stdout.split("Press Enter when nobody else is looking.")
    assert "Your hand" not in first
    assert "Ada" in first
    assert "Pass the screen to Bob" in second
    hands = re.findall(r"Your hand.*?╰─", done.stdout, flags=re.DOTALL)
    assert len(hands) >= 2


def test_a_screen_that_closes_ends_the_game_politely() -> None:
    done = kolam("play", "--seed", "4", typed="")
    assert done.returncode == 0
    assert "See you soon" in done.stdout


def test_in_a_real_terminal_make_play_leads_to_a_game_with_nothing_else_typed() -> None:
    """What `make play` runs, in a pseudo-terminal, until it asks for a choice."""
    screen, behind = pty.openpty()
    game_process = subprocess.Popen(
        [sys.executable, "-m", "kolam.terminal", "play"],
        stdin=behind,
        stdout=behind,
        stderr=behind,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "50"},
    )
    seen = b""
    patience = time.monotonic() + 120
    while b"Your move" not in seen and time.monotonic() < patience:
        if select.select([screen], [], [], 1)[0]:
            seen += os.read(screen, 65536)
    os.write(screen, b"q\n")
    status = game_process.wait(timeout=30)
    os.close(screen)
    os.close(behind)
    assert b"Your move" in seen
    assert b"Kolpa!" in seen
    assert status == 0


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_game_can_be_drawn_told_and_explained_at_every_moment(name: str, players: int, width: int) -> None:
    """No picture is wider than the screen, and every move and event has words."""
    shown = drawing_of(game(name))
    names = [f"Player {n}" for n in range(players)]
    told = 0
    for match in play_on(new_match(name, players, "drawn"), "drawn", 10**9 if COMPILED else 20):
        console = Console(file=StringIO(), width=width, force_terminal=True)
        seat = match.decisions % players
        if match.decisions % 20 == 0 or match.over:
            console.print(shown.picture(match.view(seat), names))
        if match.turn is not None:
            console.print(shown.prompt(match.view(match.turn)))
            for move in match.legal()[:10]:
                assert "\n" not in shown.choice(match.view(match.turn), move)
                console.print(shown.choice(match.view(match.turn), move))
        for entry in match.log_for(seat)[told:]:
            console.print(shown.told(entry, names))
        told = len(match.log)
        if match.result:
            console.print(shown.sheet(match.result, match.view(None), names))
        plain = re.sub(r"\x1b\[[0-9;]*m", "", console.file.getvalue())  # type: ignore[attr-defined]
        assert max(map(len, plain.splitlines()), default=0) <= width
    assert shown.help()
    assert game(name).title in shown.help() or len(shown.help()) > 100


def test_who_starts_is_drawn_by_the_seed_unless_it_is_named(tmp_path: Path) -> None:
    file = tmp_path / "match.json"

    def first(*arguments: str) -> int:
        main(["selfplay", "kolpa", "--players", "4", "--option", "target=1", *arguments, "--out", str(file)])
        return int(json.loads(file.read_text())["options"]["first"])

    drawn = [first("--seed", str(seed)) for seed in range(8)]
    assert len(set(drawn)) > 1
    assert drawn == [first("--seed", str(seed)) for seed in range(8)]
    assert {first("--seed", str(seed), "--option", "first=2") for seed in range(3)} == {2}
