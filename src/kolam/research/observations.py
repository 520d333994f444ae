"""What each number of an observation means, as a game's own module `numbers` tells it.

The order of an observation's numbers, and of the integers of decisions, is a promise to those who trained on them. When
a game changes either, it raises the `VERSION` in that module; environments and data carry it in their names (`_v0`).
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kolam.engine.contract import Game, State, observe
from kolam.engine.parts import part


class Numbers(NamedTuple):
    """Some numbers of an observation that stand together, each with a name."""

    names: Sequence[str]
    meaning: str  # in English: this is for programmers


def version_of(game: Game) -> int:
    """Which order of numbers this is."""
    told = part(game.package, "numbers")
    return int(told.VERSION) if told else 0


def parts_of(game: Game) -> Sequence[Numbers]:
    """All numbers of a game's observation, in order; of a game that names none, numbered."""
    told = part(game.package, "numbers")
    if told is None:
        return [Numbers([f"number_{number}" for number in range(game.observation)], "not described by the game")]
    parts: Sequence[Numbers] = told.NUMBERS
    return parts


def names_of(game: Game) -> tuple[str, ...]:
    """The name of every number of a game's observation."""
    return tuple(name for one in parts_of(game) for name in one.names)


def observation(game: Game, state: State, seat: int) -> NDArray[np.int16]:
    """What a seat knows in a position, as numbers."""
    numbers = np.zeros(game.observation, np.int16)
    observe(state[0], seat, numbers)
    return numbers


def table(game: Game) -> Iterator[str]:
    """The numbers of a game's observation as lines of a Markdown table."""
    yield "| numbers | names | meaning |"
    yield "| --- | --- | --- |"
    start = 0
    for names, meaning in parts_of(game):
        end = start + len(names)
        where = str(start) if len(names) == 1 else f"{start}–{end - 1}"
        called = f"`{names[0]}`" if len(names) == 1 else f"`{names[0]}` … `{names[-1]}`"
        yield f"| {where} | {called} | {meaning} |"
        start = end
