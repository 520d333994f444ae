"""Reasons are true: each is held against the table before and after its move, not against the code that gave it."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from hypothesis import given

from kolam.engine.parts import folder_of
from kolam.engine.registry import game
from kolam.match import Match
from tests.bots.scene import Scene
from tests.playing import COMPILED, NAMES, facts, new_match, play_on, seeds, tables


def reasons_given(match: Match) -> set[str]:
    """The reasons for some of the moves of a position, every twelfth or so if there are many. All are true."""
    known = facts(match.game.name)
    scenes = [Scene(match, move, known.settled) for move in match.legal()[:: 1 + len(match.legal()) // 12]]
    for scene in scenes:
        assert str(scene.said)
        assert known.reasons[scene.said.key](scene), (scene.said, scene.move, scene.was)
    return {scene.said.key for scene in scenes}


@given(tables, seeds)
def test_every_reason_is_a_fact_of_its_position(table: tuple[str, int], seed: int) -> None:
    for match in play_on(new_match(*table, seed), seed, 60 if COMPILED else 6):
        if not match.over:
            reasons_given(match)


@pytest.mark.compiled
@pytest.mark.parametrize("name", NAMES)
def test_in_whole_matches_every_reason_is_given_and_true(name: str) -> None:
    """So that none of the facts is checked in vain."""
    file = folder_of(game(name).package) / "locale" / "en" / "reasons.ftl"
    texts = FluentParser().parse(file.read_text("utf-8"))
    reasons = {entry.id.name for entry in texts.body if isinstance(entry, ftl.Message)}
    assert reasons == set(facts(name).reasons)
    found = set()
    for seed in range(2):
        for match in play_on(new_match(name, 3, f"reasons {seed}"), seed):
            if not match.over:
                found |= reasons_given(match)
    assert found == reasons
