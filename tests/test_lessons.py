"""Every idea of a game comes up in its first match, whatever a newcomer does who plays casually, clumsily or blindly.

`python -m tools.lessons GAME` tells the figures of many more plays, and looks for another deal.
"""

import pytest

from kolam.engine.parts import folder_of
from kolam.engine.registry import game
from kolam.tables.lessons import FILE, lesson_of
from tests.playing import NAMES
from tools.lessons import NEWCOMERS, judging, plays, shares

pytestmark = pytest.mark.compiled

PLAYS = 20
OFTEN = 0.9  # of the plays
SOON = 36  # decisions of the newcomer until the last idea: about five minutes
TAUGHT = [name for name in NAMES if (folder_of(game(name).package) / FILE).is_file()]


@pytest.mark.parametrize("name", TAUGHT)
def test_every_idea_comes_up_in_the_first_match(name: str) -> None:
    lesson = lesson_of(name)
    assert lesson is not None
    with judging(name) as judge:
        assert len(judge.ideas) >= 6
        for newcomer in NEWCOMERS:
            found = plays(judge, name, lesson, newcomer, PLAYS)
            rare = {idea: share for idea, share in shares(judge.ideas, found).items() if share < OFTEN}
            assert not rare, newcomer
            assert max(told.decision for play in found for told in play) <= SOON, newcomer
