"""The Mandala's tracks (G3): a data file that an owner of the printed boards can replace."""

import os
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from kolam.locale import message
from kolam.rules.errors import BadOption
from kolam.rules.ganesha.record import COLOURS

OWN_FILE = Path(__file__).with_name("boards.toml")
GEMS = {2: 8, 3: 10, 4: 12}  # G1: gems of each colour, and G3: slots of each track, by number of players
COUNTS = {2: "two", 3: "three", 4: "four"}
SIDES = ("day", "night")
HIGHEST_VALUE = 99


def boards_file() -> Path:
    """KOLAM_GANESHA_BOARDS, or this project's own boards."""
    chosen = os.environ.get("KOLAM_GANESHA_BOARDS")
    return Path(chosen) if chosen else OWN_FILE


def board(players: int, side: str) -> dict[str, list[int]]:
    """The tracks of a Mandala, by colour."""
    tracks = read_boards(boards_file())[COUNTS[players], side]
    return {colour: list(track) for colour, track in tracks.items()}


@cache
def read_boards(file: Path) -> dict[tuple[str, str], dict[str, list[int]]]:
    """All six boards of a file, or BadOption that names the file and the place in it."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadOption(f"{file}: {error}") from None
    unknown = sorted(data.keys() - set(COUNTS.values()))
    if unknown:
        raise BadOption(f"{file}: there is no board for {unknown[0]!r}, only for {', '.join(COUNTS.values())}")
    found = {}
    for players, count in COUNTS.items():
        sides = data.get(count)
        if not isinstance(sides, dict) or sides.keys() != set(SIDES):
            raise BadOption(f"{file}: [{count}] must have the sides {' and '.join(SIDES)}")
        for side in SIDES:
            found[count, side] = checked_tracks(f"{file}: [{count}.{side}]", sides[side], players)
    return found


def checked_tracks(place: str, tracks: Any, players: int) -> dict[str, list[int]]:
    """G3: a track for every colour, with a slot for every gem of it, or BadOption that names the place."""
    if not isinstance(tracks, Mapping):
        raise BadOption(message("option-ganesha-tracks", place=place))
    unknown = [colour for colour in tracks if colour not in COLOURS]
    if unknown:
        raise BadOption(
            message("option-ganesha-track-colour", place=place, colour=repr(unknown[0]), colours=", ".join(COLOURS))
        )
    for colour in COLOURS:
        if colour not in tracks:
            raise BadOption(message("option-ganesha-track-missing", place=place, colour=colour))
        track = tracks[colour]
        if not isinstance(track, list) or len(track) != GEMS[players]:
            size = str(len(track)) if isinstance(track, list) else "none"
            args = {"values": GEMS[players], "players": players}
            raise BadOption(message("option-ganesha-track-size", place=place, colour=colour, size=size, **args))
        for value in track:
            if type(value) is not int or not 0 <= value <= HIGHEST_VALUE:
                said, most = repr(value), HIGHEST_VALUE
                raise BadOption(
                    message("option-ganesha-track-value", place=place, colour=colour, value=said, highest=most)
                )
    return {colour: list(tracks[colour]) for colour in COLOURS}
