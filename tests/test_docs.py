"""What the documents show is what happens."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from kolam.locale import speak
from kolam.terminal import understood

ROOT = Path(__file__).parent.parent


@pytest.mark.compiled
def test_the_examples_of_the_readme_run() -> None:
    outcome = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert outcome.attempted > 5
    assert outcome.failed == 0


def commands() -> list[str]:
    """What the documents tell people to type after `kolam`, without comments."""
    shown = [
        line.partition(" #")[0].split("bin/kolam ", 1)[1]
        for document in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
        for line in document.read_text(encoding="utf-8").splitlines()
        if re.match(r" {4}(?:\w+=\S+ )?\.venv/bin/kolam ", line)
    ]
    return sorted({command.strip() for command in shown})


@pytest.mark.parametrize("command", commands())
def test_every_command_of_the_documents_is_one(command: str) -> None:
    with speak("en"):
        assert understood(shlex.split(command)).module


def test_every_file_that_a_document_links_to_exists() -> None:
    for document in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#]+)", document.read_text(encoding="utf-8")):
            assert (document.parent / link).exists(), f"{document.name} links to {link}"


def test_benchmarks_and_documents_do_not_import_tests() -> None:
    for folder in ("bench", "docs", "tools"):
        for file in (ROOT / folder).rglob("*.py"):
            assert not re.search(r"^(from|import) tests\b", file.read_text(encoding="utf-8"), re.MULTILINE), file
