"""Matches between bots as tables of numbers, a row for each decision: what learning begins with.

A file holds the decisions of a few matches, and what is in it follows from its description alone. So a data set that
was stopped goes on where it stood, and comes out the same however many processes or machines made it.
"""

import json
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from kolam.bots import bot
from kolam.bots.levels import Searching
from kolam.engine.chance import secret_of_seed
from kolam.engine.contract import Game, observe
from kolam.engine.errors import KolamError
from kolam.engine.options import drawn_by
from kolam.engine.registry import game
from kolam.locale import message
from kolam.match import Drawn, Match, Seat
from kolam.research.cluster import NotInstalled, each
from kolam.research.observations import version_of

FORMAT = "kolam-data/1"
MATCHES_A_FILE = 16
DESCRIPTION = "_kolam.json"  # readers of Parquet leave names with such a beginning alone
UNFINISHED = ".part"


class OtherData(KolamError):
    """The folder holds data of another description."""


class Description(msgspec.Struct, frozen=True):
    """All that a data set follows from; how many matches it has is no part of it, so that there may be more later."""

    game: str
    version: int  # of the game's observations and decisions
    bots: tuple[str, ...]  # a level for each seat
    options: dict[str, Any]  # as they were given; what else a match needs is drawn by its seed
    seed: str
    format: str = FORMAT

    def seed_of(self, number: int) -> str:
        """What `kolam selfplay --seed` would be told to play the same match."""
        return f"{self.seed} {number}"


class Portion(NamedTuple):
    """Matches that share a file."""

    description: Description
    first: int
    end: int

    @property
    def file(self) -> str:
        return f"matches-{self.first:07}-{self.end - 1:07}.parquet"


def describe(name: str, bots: Sequence[str], options: dict[str, Any], seed: str) -> Description:
    return Description(name, version_of(game(name)), tuple(bots), options, seed)


def portions(description: Description, matches: int) -> list[Portion]:
    return [
        Portion(description, first, min(first + MATCHES_A_FILE, matches)) for first in range(0, matches, MATCHES_A_FILE)
    ]


def write(
    folder: Path, description: Description, matches: int, jobs: int = 1, ray: str | None = None
) -> Iterator[Portion]:
    """Write a data set, or what is missing of it; every portion is told when its file is there."""
    _parquet()  # refused before anything is played
    _claim(folder, description)
    wanted = portions(description, matches)
    missing = [portion for portion in wanted if not (folder / portion.file).exists()]
    yield from (portion for portion in wanted if portion not in missing)
    for portion, content in zip(missing, each(play, missing, jobs, ray), strict=True):
        unfinished = folder / f"{portion.file}{UNFINISHED}"
        unfinished.write_bytes(content)
        unfinished.replace(folder / portion.file)
        yield portion
    for file in folder.glob("matches-*.parquet"):
        if file.name not in {portion.file for portion in wanted} and _is_part_of(file, wanted):
            file.unlink()  # it was the last and shorter one when the data set had fewer matches


def _claim(folder: Path, description: Description) -> None:
    """Say what the folder is for, or refuse one that is for something else."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / DESCRIPTION
    content = msgspec.json.format(msgspec.json.encode(description, order="sorted"), indent=2) + b"\n"
    if file.exists():
        if file.read_bytes() != content:
            raise OtherData(message("dataset-other", folder=str(folder)))
        return
    if any(folder.iterdir()):
        raise OtherData(message("dataset-not-empty", folder=str(folder)))
    file.write_bytes(content)


def _is_part_of(file: Path, wanted: Sequence[Portion]) -> bool:
    first, last = (int(part) for part in file.stem.split("-")[1:])
    return any(portion.first <= first and last < portion.end for portion in wanted)


def play(portion: Portion) -> bytes:
    """The Parquet file of some matches, the same bytes wherever it is made."""
    pa, parquet = _parquet()
    chosen = game(portion.description.game)
    tables = [_table(_decisions(portion.description, chosen, number)) for number in range(portion.first, portion.end)]
    about = {"kolam": json.dumps(msgspec.to_builtins(portion.description), sort_keys=True)}
    sink = pa.BufferOutputStream()
    parquet.write_table(pa.concat_tables(tables).replace_schema_metadata(about), sink, compression="zstd")
    return bytes(sink.getvalue())


class Decisions(NamedTuple):
    """One match, as lists with an entry for each decision."""

    match: int
    seed: str
    options: str
    scores: list[int]
    shares: list[float]  # of the victory, by seat
    seats: list[int]
    observations: list[NDArray[np.int16]]
    masks: list[NDArray[np.bool_]]
    decisions: list[int]
    visits: list[NDArray[np.int32] | None]
    values: list[NDArray[np.float32] | None]


def _decisions(description: Description, played: Game, number: int) -> Decisions:
    """Play a match and write everything down, as `kolam selfplay` plays it with the same seed."""
    seed = description.seed_of(number)
    players = len(description.bots)
    seats = [Seat(f"{level} {place}", level) for place, level in enumerate(description.bots, 1)]
    bots = [bot(level, f"{seed} seat {seat}") for seat, level in enumerate(description.bots)]
    options = drawn_by(seed, played, description.options, players)
    match = Match(played, seats, options, Drawn(secret_of_seed(seed)))
    found = Decisions(number, seed, "", [], [], [], [], [], [], [], [])
    while (turn := match.turn) is not None:
        decider = bots[turn]
        observation, mask = np.zeros(played.observation, np.int16), np.zeros(played.decisions, np.bool_)
        observe(match.state[0], turn, observation)
        mask[match.legal_numbers()] = True
        decision = decider(match)
        visits, values = _searched(decider, played)
        found.seats.append(turn)
        found.observations.append(observation)
        found.masks.append(mask)
        found.decisions.append(decision)
        found.visits.append(visits)
        found.values.append(values)
        match.play_number(decision)
    result = match.result
    if result is None:
        raise AssertionError("a match that is over has a result")
    shares = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(players)]
    return found._replace(options=msgspec.json.encode(options).decode(), scores=result.scores, shares=shares)


def _searched(decider: Any, played: Game) -> tuple[NDArray[np.int32] | None, NDArray[np.float32] | None]:
    """The visits of every decision, and its chance to win (NaN without a visit), if the bot has searched."""
    if not (isinstance(decider, Searching) and decider.found):
        return None, None
    visits, values = np.zeros(played.decisions, np.int32), np.full(played.decisions, np.nan, np.float32)
    for judged in decider.found:
        visits[judged.number], values[judged.number] = judged.visits, judged.chance
    return visits, values


def _table(one: Decisions) -> Any:
    """The columns of docs/research.md."""
    pa, _ = _parquet()
    count = len(one.decisions)

    def lists(rows: Sequence[Any], kind: Any) -> Any:
        width = len(one.masks[0]) if kind is not pa.int16() else len(one.observations[0])
        known = [row is not None for row in rows]
        blank = np.zeros(width, kind.to_pandas_dtype())
        flat = np.concatenate([blank if row is None else row for row in rows])
        missing = None if all(known) else pa.array([not one for one in known])
        return pa.FixedSizeListArray.from_arrays(pa.array(flat, kind), width, mask=missing)

    scores = np.tile(np.array(one.scores, np.int32), count)
    return pa.table(
        {
            "match": pa.array([one.match] * count, pa.int32()),
            "number": pa.array(range(count), pa.int32()),
            "seat": pa.array(one.seats, pa.int8()),
            "observation": lists(one.observations, pa.int16()),
            "legal": lists(one.masks, pa.bool_()),
            "decision": pa.array(one.decisions, pa.int32()),
            "visits": lists(one.visits, pa.int32()),
            "values": lists(one.values, pa.float32()),
            "outcome": pa.array([one.shares[seat] for seat in one.seats], pa.float32()),
            "scores": pa.FixedSizeListArray.from_arrays(pa.array(scores), len(one.scores)),
            "seed": pa.array([one.seed] * count),
            "options": pa.array([one.options] * count),
        }
    )


def _parquet() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise NotInstalled(message("extra-missing", extra="data")) from None
