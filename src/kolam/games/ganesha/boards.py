"""The Mandala's tracks (G3): a data file that an owner of the printed boards can replace."""

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from kolam.engine.errors import BadOption
from kolam.games.ganesha.record import COLOURS
from kolam.locale import message

OWN_FILE = Path(__file__).with_name("boards.toml")
GEMS = {2: 8, 3: 10, 4: 12}  # G1: gems of each colour, and G3: slots of each track, by number of players
COUNTS = {2: "two", 3: "three", 4: "four"}
SIDES = ("day", "night")
HIGHEST_VALUE = 99

Boards = dict[tuple[str, str], dict[str, list[int]]]  # tracks by colour, for each number of players and side


def board(players: int, side: str) -> dict[str, list[int]]:
    """The tracks of this project's own Mandala, by colour."""
    return tracks_of(read_boards(OWN_FILE), players, side)


def host_boards(file: Path) -> Callable[[Mapping[str, Any], int], dict[str, Any]]:
    """A host's own boards, for every match whose options name no tracks."""
    boards = read_boards(file)

    def complete(given: Mapping[str, Any], players: int) -> dict[str, Any]:
        side = given.get("side", SIDES[0])
        known = players in COUNTS and side in SIDES  # what is not is refused with the other options
        return {"tracks": tracks_of(boards, players, side), **given} if known else dict(given)

    return complete


def tracks_of(boards: Boards, players: int, side: str) -> dict[str, list[int]]:
    return {colour: list(track) for colour, track in boards[COUNTS[players], side].items()}


@cache
def read_boards(file: Path) -> Boards:
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
        raise BadOption(message("ganesha-bad-tracks", place=place))
    unknown = [colour for colour in tracks if colour not in COLOURS]
    if unknown:
        raise BadOption(
            message("ganesha-bad-track-colour", place=place, colour=repr(unknown[0]), colours=", ".join(COLOURS))
        )
    for colour in COLOURS:
        if colour not in tracks:
            raise BadOption(message("ganesha-bad-track-missing", place=place, colour=colour))
        track = tracks[colour]
        if not isinstance(track, list) or len(track) != GEMS[players]:
            size = str(len(track)) if isinstance(track, list) else "none"
            args = {"values": GEMS[players], "players": players}
            raise BadOption(message("ganesha-bad-track-size", place=place, colour=colour, size=size, **args))
        for value in track:
            if type(value) is not int or not 0 <= value <= HIGHEST_VALUE:
                said, most = repr(value), HIGHEST_VALUE
                raise BadOption(
                    message("ganesha-bad-track-value", place=place, colour=colour, value=said, highest=most)
                )
    return {colour: list(tracks[colour]) for colour in COLOURS}
