"""What the documents show is what happens."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.compiled
def test_the_examples_of_the_readme_run() -> None:
    outcome = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert outcome.attempted > 5
    assert outcome.failed == 0


def test_every_file_that_a_document_links_to_exists() -> None:
    for document in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#]+)", document.read_text(encoding="utf-8")):
            assert (document.parent / link).exists(), f"{document.name} links to {link}"


def test_benchmarks_and_documents_do_not_import_tests() -> None:
    for folder in ("bench", "docs", "tools"):
        for file in (ROOT / folder).rglob("*.py"):
            assert not re.search(r"^(from|import) tests\b", file.read_text(encoding="utf-8"), re.MULTILINE), file
