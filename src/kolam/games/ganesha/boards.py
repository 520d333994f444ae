"""The Mandala's tracks and the Altar's rows (G3, G4): a data file that an owner of the printed boards can replace."""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, NamedTuple

from kolam.engine.datafile import read_toml
from kolam.engine.errors import BadOption
from kolam.games.ganesha.altar import neighbours
from kolam.games.ganesha.record import (
    COLOURS,
    FEWEST_ROWS,
    LONGEST_ROW,
    LONGEST_TRACK,
    MOST_ROWS,
    SHORTEST_ROW,
    USUAL_ROWS,
)
from kolam.locale import listed, message
from kolam.locale.habits import Listed

OWN_FILE = Path(__file__).with_name("boards.toml")
GEMS = {2: 8, 3: 10, 4: 12}  # G1: gems of each colour, by number of players
COUNTS = {2: "two", 3: "three", 4: "four"}
SIDES = ("day", "night")
HIGHEST_VALUE = 99


class Board(NamedTuple):
    """What is printed for a number of players on one side."""

    tracks: dict[str, list[int]]  # by colour
    altar: list[int]  # its rows


Boards = dict[tuple[str, str], Board]  # for each number of players and side


def board(players: int, side: str) -> Board:
    """This project's own."""
    return copied(read_boards(OWN_FILE)[COUNTS[players], side])


def copied(board: Board) -> Board:
    return Board({colour: list(track) for colour, track in board.tracks.items()}, list(board.altar))


def host_boards(file: Path) -> Callable[[Mapping[str, Any], int], dict[str, Any]]:
    """A host's own boards, for every match whose options name no others. The file need not have all of them."""
    boards = read_boards(file)

    def complete(given: Mapping[str, Any], players: int) -> dict[str, Any]:
        # What is no side or no number of players is refused with the other options.
        found = boards.get((COUNTS.get(players, ""), str(given.get("side", SIDES[0]))))
        return dict(given) if found is None else {**copied(found)._asdict(), **given}

    return complete


@cache
def read_boards(file: Path) -> Boards:
    """The boards of a file, or BadOption that names the file, the place in it and what is wrong there."""
    data = read_toml(file)
    checked_names(str(file), data, list(COUNTS.values()))
    found = {}
    for players, count in COUNTS.items():
        sides = data.get(count, {})
        checked_names(f"{file}: [{count}]", sides, list(SIDES))
        for side in sides:
            found[count, side] = checked_board(f"{file}: [{count}.{side}]", sides[side], players)
    if not found:
        raise bad("ganesha-bad-boards-none", str(file))
    return found


def checked_names(place: str, table: Any, known: list[str]) -> None:
    if not isinstance(table, Mapping):
        raise bad("ganesha-bad-boards-table", place, known=listed(known))
    for name in table:
        if name not in known:
            raise bad("ganesha-bad-boards-name", place, name=repr(name), known=listed(known, "or"))


def checked_board(place: str, data: Any, players: int) -> Board:
    checked_names(place, data, [*COLOURS, "altar"])
    tracks = checked_tracks(place, {name: track for name, track in data.items() if name != "altar"})
    altar = checked_altar(f"{place} altar", data.get("altar", list(USUAL_ROWS)))
    checked_room(f"{place} altar", altar, players)
    return Board(tracks, altar)


def checked_tracks(place: str, tracks: Mapping[str, Any]) -> dict[str, list[int]]:
    """G3: a track of 1 to 12 slots for every colour, or BadOption that names the place."""
    for colour in tracks:
        if colour not in COLOURS:
            raise bad("ganesha-bad-track-colour", place, colour=repr(colour), colours=listed(COLOURS, "or"))
    for colour in COLOURS:
        if colour not in tracks:
            raise bad("ganesha-bad-track-missing", place, colour=colour)
        track = tracks[colour]
        if not isinstance(track, list) or not 1 <= len(track) <= LONGEST_TRACK:
            size = str(len(track)) if isinstance(track, list) else "none"
            raise bad("ganesha-bad-track-size", place, colour=colour, size=size, longest=LONGEST_TRACK)
        for value in track:
            if type(value) is not int or not 0 <= value <= HIGHEST_VALUE:
                raise bad("ganesha-bad-track-value", place, colour=colour, value=repr(value), highest=HIGHEST_VALUE)
    return {colour: list(tracks[colour]) for colour in COLOURS}


def checked_altar(place: str, rows: Any) -> list[int]:
    """G4: 2 to 7 rows of 2 to 7 hexes, each one longer or one shorter than the one above, or BadOption."""
    if not isinstance(rows, list) or not FEWEST_ROWS <= len(rows) <= MOST_ROWS:
        size = str(len(rows)) if isinstance(rows, list) else "none"
        raise bad("ganesha-bad-altar-rows", place, size=size, fewest=FEWEST_ROWS, most=MOST_ROWS)
    for row in rows:
        if type(row) is not int or not SHORTEST_ROW <= row <= LONGEST_ROW:
            raise bad("ganesha-bad-altar-row", place, row=repr(row), shortest=SHORTEST_ROW, longest=LONGEST_ROW)
    for upper, lower in pairwise(rows):
        if abs(upper - lower) != 1:
            raise bad("ganesha-bad-altar-step", place, upper=upper, lower=lower)
    return list(rows)


def checked_room(place: str, rows: list[int], tokens: int) -> None:
    """G4, G7: the tokens can lie on the Altar with no two on adjacent hexes, or BadOption."""
    near = neighbours(rows)
    for hexes in combinations(range(sum(rows)), tokens):
        if not any(other in near[hex] for hex, other in combinations(hexes, 2)):
            return
    raise bad("ganesha-bad-altar-room", place, tokens=tokens)


def bad(key: str, place: str, **args: str | int | Listed) -> BadOption:
    return BadOption(message(key, place=place, **args))
