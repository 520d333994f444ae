"""Who the bots are: each is a character of its level, with a name and a face."""

import tomllib
from collections.abc import Collection
from pathlib import Path
from typing import NamedTuple


class Character(NamedTuple):
    id: str
    name: str  # in English, as match files keep it


_DATA = tomllib.loads(Path(__file__).with_name("characters.toml").read_text(encoding="utf-8"))

CHARACTERS = {level: [Character(*named) for named in named_by_id.items()] for level, named_by_id in _DATA.items()}


def character(level: str, seat: int, taken: Collection[str]) -> Character:
    """The character of a level that sits in a seat: always the same one, unless somebody there is called like it."""
    company = CHARACTERS[level]
    known = {name.casefold() for name in taken}
    in_turn = [company[(seat + step) % len(company)] for step in range(len(company))]
    return next((each for each in in_turn if each.name.casefold() not in known), in_turn[0])
