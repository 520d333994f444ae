"""The house keeps its shape: layers that name no game, rooms that hold all of one, imports without a cycle."""

import re
from graphlib import TopologicalSorter
from pathlib import Path

import grimp

from kolam.engine.registry import names

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "kolam"
ROOMS = ("src/kolam/games", "client/src/games", "tests/games", "bench/games", "docs/rules")


def generic_sources() -> list[Path]:
    """Everything that the layers say, in code and in texts."""
    files = [*SOURCES.rglob("*.py"), *SOURCES.rglob("*.ftl")]
    return [file for file in files if not file.is_relative_to(SOURCES / "games")]


def test_no_layer_names_a_game() -> None:
    named = re.compile("|".join(names()), re.IGNORECASE)
    for file in generic_sources():
        found = named.search(file.read_text(encoding="utf-8"))
        assert found is None, f"{file.relative_to(ROOT)} names {found and found[0]}"


def test_no_file_is_named_after_a_game_outside_of_its_room() -> None:
    folders = ("src", "client/src", "tests", "tools", "bench")
    files = (file for folder in folders for file in (ROOT / folder).rglob("*.*"))
    code = (file.relative_to(ROOT) for file in files if file.suffix in (".py", ".ts", ".svelte", ".ftl"))
    outside = (file for file in code if not file.as_posix().startswith(ROOMS))
    assert [file for file in outside if any(name in file.stem.lower() for name in names())] == []


def test_imports_have_no_cycle() -> None:
    graph = grimp.build_graph("kolam", include_external_packages=False)
    TopologicalSorter({module: graph.find_modules_directly_imported_by(module) for module in graph.modules}).prepare()


def test_types_are_hardly_ever_ignored() -> None:
    assert sum(file.read_text(encoding="utf-8").count("type: ignore") for file in SOURCES.rglob("*.py")) < 14
