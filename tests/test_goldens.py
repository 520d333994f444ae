"""Whole matches as text, with what every seat sees at every decision: a leak or a changed rule shows up in a diff.

After a change that is meant, write them anew with ``KOLAM_UPDATE_GOLDENS=1 pytest tests/test_goldens.py``.
"""

import json
import os
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from kolam.engine.registry import game
from kolam.match import Match
from tests.playing import COMPILED, NAMES, TABLES, new_match, play_on, room


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
            yield f"{'spectator' if seat is None else f'seat {seat}'} sees {compact(news(last.get(seat, {}), view))}"
            last[seat] = view
        if not match.over:
            yield f"may: {', '.join(match.game.text(move) for move in match.legal())}"
    yield compact(match.result)


def news(old: Any, new: Any) -> Any:
    """What is new in a view: fields by name, entries of a list by number, or those that came and went (+, −)."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {field: news(old.get(field), value) for field, value in new.items() if old.get(field, ...) != value}
    if isinstance(old, list) and isinstance(new, list) and any(isinstance(entry, dict) for entry in old):
        if len(old) == len(new):
            return {n: news(*pair) for n, pair in enumerate(zip(old, new, strict=True)) if pair[0] != pair[1]}
        came, went = [entry for entry in new if entry not in old], [entry for entry in old if entry not in new]
        return {"+": came, "−": went}
    return new


def chooser(match: Match, seat: int | None) -> str:
    return "chance" if seat is None else f"seat {seat}"


def compact(data: Any) -> str:
    return json.dumps(msgspec.to_builtins(data), separators=(",", ":"), ensure_ascii=False)


# Uncompiled, one number of players must do.
LOOKED_AT = TABLES if COMPILED else [(name, game(name).players[0]) for name in NAMES]


@pytest.mark.parametrize(("name", "players"), LOOKED_AT)
def test_a_match_looks_to_every_seat_as_it_always_did(name: str, players: int) -> None:
    file = room(name) / "goldens" / f"{players}.txt"
    text = "\n".join(playthrough(name, players)) + "\n"
    if os.environ.get("KOLAM_UPDATE_GOLDENS"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


def test_there_is_a_golden_for_every_game_and_number_of_players_and_no_other() -> None:
    for name in NAMES:
        expected = {f"{players}.txt" for players in game(name).players}
        assert {file.name for file in (room(name) / "goldens").iterdir()} == expected
