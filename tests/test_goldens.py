"""Whole matches as text, with what every seat sees at every decision: a leak or a changed rule shows up in a diff.

After a change that is meant, write them anew with ``KOLAM_UPDATE_GOLDENS=1 pytest tests/test_goldens.py``.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kolam.match import Match
from kolam.rules import NAMES, game
from tests.playing import COMPILED, TABLES, new_match, play_on

FOLDER = Path(__file__).parent / "goldens"


def playthrough(name: str, players: int) -> Iterator[str]:
    """A match, decision by decision. Of every view only what has changed since the last time is shown."""
    last: dict[int | None, dict[str, Any]] = {}
    shown = 0
    for match in play_on(new_match(name, players, "golden"), "golden"):
        for entry in match.log[shown:]:
            yield f"{chooser(match, entry.seat)}: {compact(entry.what)}"
        shown = len(match.log)
        yield f"== {match.decisions}: {chooser(match, match.turn)}"
        for seat in (*range(players), None):
            view = msgspec.to_builtins(match.view(seat))
            changed = {field: value for field, value in view.items() if last.get(seat, {}).get(field, ...) != value}
            last[seat] = view
            yield f"{'spectator' if seat is None else f'seat {seat}'} sees {compact(changed)}"
        if not match.over:
            yield f"may: {', '.join(match.game.text(move) for move in match.legal())}"
    yield compact(match.result)


def chooser(match: Match, seat: int | None) -> str:
    return "chance" if seat is None else f"seat {seat}"


def compact(data: Any) -> str:
    return json.dumps(msgspec.to_builtins(data), separators=(",", ":"), ensure_ascii=False)


# Uncompiled, one number of players must do.
LOOKED_AT = TABLES if COMPILED else [(name, game(name).players[0]) for name in NAMES]


@pytest.mark.parametrize(("name", "players"), LOOKED_AT)
def test_a_match_looks_to_every_seat_as_it_always_did(name: str, players: int) -> None:
    file = FOLDER / f"{name}-{players}.txt"
    text = "\n".join(playthrough(name, players)) + "\n"
    if os.environ.get("KOLAM_UPDATE_GOLDENS"):
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


def test_there_is_a_golden_for_every_game_and_number_of_players_and_no_other() -> None:
    expected = {f"{name}-{players}.txt" for name in NAMES for players in game(name).players}
    assert {file.name for file in FOLDER.iterdir()} == expected
