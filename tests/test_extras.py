"""What pip installs without an extra is enough for all that is not of an extra, and what is of one says so."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from kolam.locale import LANGUAGES

SOURCES = Path(__file__).parents[1] / "src"

# Parts that only an extra makes usable. All else must be importable without one.
OF_AN_EXTRA = (
    "kolam.bots.ratings",
    "kolam.research",
    "kolam.tables",
    "kolam.terminal.arena",
    "kolam.terminal.serving",
    "kolam.terminal.tables",
    "kolam.web",
)

# Runs where only the packages of the library can be imported.
ALONE = """
import importlib, json, sys

class Nowhere:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in forbidden:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

forbidden, ours = json.loads(sys.argv[1])
sys.meta_path.insert(0, Nowhere())

def attempt(name):
    try:
        importlib.import_module(name)
    except ImportError as error:
        return str(error)

print(json.dumps({name: why for name in ours if (why := attempt(name))}))
"""


def library() -> set[str]:
    """The packages that pip installs for the library, and for what it needs itself."""
    found: set[str] = set()
    todo = ["kolam"]
    while todo:
        name = todo.pop()
        found.add(name)
        for line in requires(name) or ():
            needed = Requirement(line)
            if needed.marker is None or needed.marker.evaluate({"extra": ""}):
                todo += {canonicalize_name(needed.name)} - found
    return found


def not_of_the_library() -> list[str]:
    """All that can be imported in this environment and comes from other packages."""
    known = library()
    providers = packages_distributions().items()
    return [name for name, packages in providers if not known & {canonicalize_name(one) for one in packages}]


def modules() -> Iterator[str]:
    """Every module of ours that is not of an extra."""
    for file in (SOURCES / "kolam").rglob("*.py"):
        name = ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
        if not any(f"{name}.".startswith(f"{part}.") for part in OF_AN_EXTRA) and not name.endswith("__main__"):
            yield name


def run_alone(program: str, *arguments: str) -> str:
    parts = json.dumps([not_of_the_library(), list(modules())])
    done = subprocess.run(
        [sys.executable, "-c", program, parts, *arguments],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_library_imports_nothing_that_an_extra_brings() -> None:
    assert json.loads(run_alone(ALONE)) == {}


def test_the_library_alone_plays_and_says_in_every_language_what_needs_more(tmp_path: Path) -> None:
    play = """
from kolam.terminal import main
match = sys.argv[2]
assert main(["selfplay", "kolpa", "--players", "2", "--option", "target=1", "--out", match]) == 0
assert main(["verify", match]) == 0
sys.stderr = sys.stdout
for language in sys.argv[3:]:
    for command in ("serve", "worker", "admin", "tables list", "arena kolpa --bots random,casual"):
        assert main(["--language", language, *command.split()]) == 1
"""
    program = ALONE.partition("def attempt")[0] + play
    said = run_alone(program, str(tmp_path / "match.json"), *LANGUAGES).splitlines()
    assert "every shuffle matches the secret" in said[0]
    refusals = said[1:]
    assert len(set(refusals)) == len(refusals) == 5 * len(LANGUAGES)
    assert [line for line in refusals if not ("pip install 'kolam[server]'" in line or "'kolam[arena]'" in line)] == []
    assert "kolam serve needs more packages: pip install 'kolam[server]'" in refusals


def test_kolam_alone_opens_the_app_or_plays_right_here(monkeypatch: pytest.MonkeyPatch) -> None:
    from kolam import terminal

    assert terminal.understood([]).command == "serve"
    monkeypatch.setattr(terminal, "find_spec", lambda name: None)
    assert terminal.understood([]).command == "play"
