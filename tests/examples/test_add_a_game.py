"""The game that docs/add-a-game.md builds: taken out of the page, installed beside Kolam, held to every generic law."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "add-a-game.md"
EXAMPLE = ROOT / "examples" / "sevens"
FILE = re.compile(r"^`(?P<path>[\w./-]+)`:\n\n```\w+\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)

pytestmark = [pytest.mark.compiled, pytest.mark.servers]


def files_of_the_page() -> dict[str, str]:
    return {found["path"]: found["text"] for found in FILE.finditer(PAGE.read_text(encoding="utf-8"))}


@pytest.fixture(scope="module")
def beside_kolam(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the page's package is installed, and the tests are about nothing else."""
    package, target = tmp_path_factory.mktemp("package"), tmp_path_factory.mktemp("installed")
    for path, text in files_of_the_page().items():
        (package / path).parent.mkdir(parents=True, exist_ok=True)
        (package / path).write_text(text, encoding="utf-8")
    install = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index")
    subprocess.run([sys.executable, *install, "--target", str(target), str(package)], check=True, capture_output=True)
    return {
        **{name: value for name, value in os.environ.items() if not name.startswith("PYTEST")},
        "PYTHONPATH": str(target),
        "KOLAM_TEST_GAMES": "sevens",
        "KOLAM_TEST_ROOM": str(EXAMPLE / "tests"),
    }


def run(environment: dict[str, str], *command: str, said: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *command],
        env=environment,
        cwd=ROOT,
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def kolam(environment: dict[str, str], *arguments: str, said: str = "") -> str:
    return run(environment, "-m", "kolam.terminal", *arguments, said=said)


def test_the_page_shows_the_example_to_the_letter() -> None:
    shown = files_of_the_page()
    there = {
        file.relative_to(EXAMPLE).as_posix(): file.read_text(encoding="utf-8")
        for file in EXAMPLE.rglob("*")
        if file.suffix in (".toml", ".py", ".ftl")
    }
    assert shown == there


LAWS = {
    "properties, goldens and counted moves": [
        "tests/test_properties.py",
        "tests/test_goldens.py",
        "tests/test_perft.py",
    ],
    "bots": ["tests/bots/test_bots.py", "-k", "knows_only or by_the_rules"],
    "environments for research": ["tests/research/test_pettingzoo.py", "tests/research/test_gymnasium.py"],
    "OpenSpiel": ["tests/research/test_openspiel.py"],
    "secrecy at tables": ["tests/tables/test_leaks.py"],
    "whole matches in the browser": ["tests/browser/test_matches.py"],
    "a match and its dialogs": ["tests/browser/test_everyone.py", "-k", "match"],
}


@pytest.mark.parametrize("law", LAWS)
def test_the_game_keeps_every_law(law: str, beside_kolam: dict[str, str]) -> None:
    told = run(beside_kolam, "-m", "pytest", "-q", "-p", "no:cacheprovider", *LAWS[law])
    assert re.search(r"\d+ passed", told)
    assert "skipped" not in told


def test_a_match_file_is_written_and_verified(beside_kolam: dict[str, str], tmp_path: Path) -> None:
    file = str(tmp_path / "match.json")
    kolam(beside_kolam, "selfplay", "sevens", "--players", "4", "--option", "magic=9", "--legal", "--out", file)
    assert "A fair match of Sevens, finished" in kolam(beside_kolam, "verify", file)


def test_it_is_played_at_a_terminal_with_hints(beside_kolam: dict[str, str]) -> None:
    told = " ".join(kolam(beside_kolam, "play", "sevens", "--seed", "1", said="h\n1\n?\nq\n").split())
    assert "Play a card into the pool" in told
    assert "Judged by playing on from here many times." in told
    assert "multiple of the magic number" in told


def test_search_wins_in_the_arena(beside_kolam: dict[str, str]) -> None:
    told = kolam(beside_kolam, "arena", "sevens", "--bots", "random,search:200", "--games", "20", "--json")
    wins = re.search(r'"bot": "search:200",\s+"against": "random",\s+"games": 20,\s+"wins": ([\d.]+)', told)
    assert wins is not None
    assert float(wins[1]) >= 14
