"""What the documents show is what happens."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from kolam.locale import speak
from kolam.terminal import understood

ROOT = Path(__file__).parent.parent


DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
SHOWN = [document for document in DOCUMENTS if ">>> " in document.read_text(encoding="utf-8")]


@pytest.mark.compiled
@pytest.mark.parametrize("document", SHOWN, ids=lambda document: document.name)
def test_the_examples_of_a_document_run(document: Path) -> None:
    outcome = doctest.testfile(str(document), module_relative=False)
    assert outcome.attempted > 5
    assert outcome.failed == 0


def commands() -> list[str]:
    """What the documents tell people to type after `kolam`, without comments."""
    shown = [
        line.partition(" #")[0].split("bin/kolam ", 1)[1]
        for document in DOCUMENTS
        for line in document.read_text(encoding="utf-8").splitlines()
        if re.match(r" {4}(?:\w+=\S+ )?\.venv/bin/kolam ", line)
    ]
    return sorted({command.strip() for command in shown})


@pytest.mark.parametrize("command", commands())
def test_every_command_of_the_documents_is_one(command: str) -> None:
    with speak("en"):
        assert understood(shlex.split(command)).command


def test_every_file_that_a_document_links_to_exists() -> None:
    for document in DOCUMENTS:
        prose = re.sub(r"^(>>>|\.\.\.) .*", "", document.read_text(encoding="utf-8"), flags=re.MULTILINE)
        for link in re.findall(r"\]\((?!https://)([^)#]+)", prose):
            assert (document.parent / link).exists(), f"{document.name} links to {link}"


def test_benchmarks_and_documents_do_not_import_tests() -> None:
    for folder in ("bench", "docs", "tools"):
        for file in (ROOT / folder).rglob("*.py"):
            assert not re.search(r"^(from|import) tests\b", file.read_text(encoding="utf-8"), re.MULTILINE), file
