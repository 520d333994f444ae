"""Every number of an observation has a name that tells what it is, and environments know which order it is."""

import re
from pathlib import Path

import numpy as np
import pytest

from kolam.engine.contract import observe
from kolam.engine.registry import game
from kolam.research.observations import names_of, observation, parts_of, table
from tests.playing import NAMES, TABLES, new_match, play_on

DOCUMENT = Path(__file__).parents[2] / "docs" / "research.md"


@pytest.mark.parametrize("name", NAMES)
def test_every_number_has_a_name_of_its_own(name: str) -> None:
    names = names_of(game(name))
    assert len(names) == len(set(names)) == game(name).observation
    assert all(re.fullmatch(r"[A-Za-z0-9_/^>]+", called) for called in names)
    assert all(part.meaning and part.names for part in parts_of(game(name)))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_number_with_one_of_several_names_is_one_of_them(name: str, players: int) -> None:
    """Of `turn_0`, `turn_1` … exactly one is 1 while somebody decides, and it counts from the observer."""
    names = names_of(game(name))
    turns = [number for number, called in enumerate(names) if re.fullmatch(r"turn_\d", called)]
    for match in play_on(new_match(name, players, "turns"), "turns", 30):
        if match.over or not turns:
            break
        told = observation(match.game, match.state, match.turn or 0)[turns].tolist()
        assert sum(told) == 1


@pytest.mark.parametrize("name", NAMES)
def test_the_document_has_the_table_of_every_game_of_ours(name: str) -> None:
    if game(name).package.startswith("kolam."):
        assert "\n".join(table(game(name))) in DOCUMENT.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_an_observation_is_what_the_game_observes(name: str) -> None:
    match = new_match(name, game(name).usual_players, "observed")
    numbers = np.zeros(match.game.observation, np.int16)
    observe(match.state[0], 1, numbers)
    assert (observation(match.game, match.state, 1) == numbers).all()
