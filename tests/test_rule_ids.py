"""Every numbered rule is cited by a test, and no refusal cites a rule that does not exist."""

import re
from pathlib import Path

import pytest

from tests.playing import NAMES

ROOT = Path(__file__).parent.parent


def rule_ids(name: str) -> list[str]:
    """The ids that the game's rules define: `- P7 …` in docs/rules."""
    text = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    return re.findall(r"^- ([A-Z]\d+) ", text, flags=re.MULTILINE)


def cited(folder: Path) -> set[str]:
    words: set[str] = set()
    for file in folder.rglob("*.py"):
        words.update(re.findall(r"\b[A-Z]\d+\b", file.read_text(encoding="utf-8")))
    return words


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_are_numbered_without_a_gap(name: str) -> None:
    ids = rule_ids(name)
    assert ids == [f"{ids[0][0]}{number}" for number in range(1, len(ids) + 1)]


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_is_cited_by_a_test(name: str) -> None:
    missing = set(rule_ids(name)) - cited(ROOT / "tests" / "games" / name)
    assert not missing, f"no test cites {sorted(missing)}"


@pytest.mark.parametrize("name", NAMES)
def test_every_refusal_names_a_rule_that_exists(name: str) -> None:
    source = (ROOT / "src" / "kolam" / "games" / name / "refusals.py").read_text(encoding="utf-8")
    named = set(re.findall(r'"([A-Z]\d+)"', source))
    assert named
    assert named <= set(rule_ids(name))
