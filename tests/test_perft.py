"""Counted move trees, as chess programs have them: how many ways there are to make a number of decisions.

After a change that is meant, count anew with ``KOLAM_UPDATE_GOLDENS=1 pytest tests/test_perft.py``.
"""

import os

import pytest

from kolam.engine.chance import secret_of_seed
from kolam.engine.contract import State, clone, new_state
from kolam.engine.options import read_options
from kolam.engine.play import begin, new_moves, step
from kolam.engine.registry import game
from tests.playing import COMPILED, NAMES, room

MOST = 20_000 if COMPILED else 300  # positions counted for one line


def count(name: str, state: State, moves: list[int], depth: int) -> int:
    """Sequences of `depth` decisions from here; chance follows the secret."""
    if depth == 1:
        return len(moves)
    total = 0
    buffer = new_moves(game(name))
    for move in moves:
        child = clone(state)
        legal = step(child, move, buffer)
        total += count(name, child, buffer[:legal].tolist(), depth - 1)
    return total


def counted(name: str) -> list[str]:
    lines = []
    for players in game(name).players:
        for seed in ("first", "second"):
            state = new_state(game(name), players, read_options(game(name), {}, players), secret_of_seed(seed))
            buffer = new_moves(game(name))
            moves = buffer[: begin(state, buffer)].tolist()
            for depth in range(1, 6):
                lines.append(
                    f"{players} players, secret {seed}, depth {depth}: {(n := count(name, state, moves, depth))}"
                )
                if n > MOST:
                    break
    return lines


@pytest.mark.parametrize("name", NAMES)
def test_the_tree_of_moves_has_as_many_branches_as_ever(name: str) -> None:
    file = room(name) / "moves.perft"
    lines = counted(name)
    if os.environ.get("KOLAM_UPDATE_GOLDENS"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    known = file.read_text(encoding="utf-8").splitlines()
    assert set(lines) <= set(known)
    assert len(lines) == len(known) or not COMPILED
