"""Who the bots are: as many characters of each level as can sit at one table, and nobody twice."""

import pytest

from kolam.bots import LEVELS
from kolam.bots.characters import CHARACTERS, character
from kolam.engine.registry import games

MOST = max(game.players[-1] for game in games())


def test_each_level_has_a_character_for_every_seat() -> None:
    assert list(CHARACTERS) == list(LEVELS)
    assert all(len(company) >= MOST for company in CHARACTERS.values())
    everybody = [one for company in CHARACTERS.values() for one in company]
    assert len({one.id for one in everybody}) == len({one.name for one in everybody}) == len(everybody)


@pytest.mark.parametrize("level", LEVELS)
def test_a_table_full_of_bots_has_no_name_twice(level: str) -> None:
    taken: list[str] = []
    for seat in range(MOST):
        taken.append(character(level, seat, taken).name)
    assert len(set(taken)) == MOST


def test_a_seat_has_its_character_unless_a_person_is_called_so() -> None:
    usual = character("casual", 1, ["Ada"])
    assert usual == character("casual", 1, ["Bob"])
    other = character("casual", 1, [usual.name.upper()])
    assert other in CHARACTERS["casual"]
    assert other.name != usual.name
