"""Generation after generation: play, learn, compare, keep the better network. What was done is not done again.

A folder holds all of it: `positions-N.npz` of a generation's self-play, `network-N.npz` of what it learned, and
`journal.jsonl`, with a line for each generation that is complete.
"""

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from kolam.bots.learned.network import Network
from kolam.bots.learned.selfplay import Lesson, Samples
from kolam.bots.learned.weights import Manifest, manifest_file, read, rounded, write
from kolam.engine.contract import Game
from kolam.engine.errors import KolamError
from kolam.locale import message
from kolam.research.cluster import each
from kolam.research.training.matches import Comparison, Lessons, compared, learn_from, no_network, taught_game
from kolam.research.training.plan import KEPT, Generation, Plan, lesson_for

PILOT = 40  # matches that show how many positions one has,
PILOT_KEPT = 100  # of which this many in 1,000 are remembered
COMPARED_WITH = 8  # simulations a decision, so that a comparison is like play
JOBS_COMPARED = 8


class OtherTraining(KolamError):
    """The folder belongs to training for something else."""


class Asked(NamedTuple):
    """What is to be trained, and by whom."""

    game: Game
    players: int
    seed: str
    plan: Plan
    folder: Path
    jobs: int = 1
    ray: str | None = None


class Outcome(msgspec.Struct, frozen=True):
    """A generation that is complete."""

    number: int
    matches: int
    simulations: int
    positions: int  # that were learned from, with those of generations before
    brier: float
    points: float
    pairs: int  # of the comparison with the champion; the first network has nobody to compare with
    won: float
    kept: bool


Progress = Callable[[str, int], None]  # a message that says what is being done, and for which generation


def train(asked: Asked, tell: Progress) -> Iterator[Outcome]:
    """Every generation as soon as it is complete, those of an earlier run first."""
    asked.folder.mkdir(parents=True, exist_ok=True)
    _claim(asked)
    journal = asked.folder / "journal.jsonl"
    done = _read(journal)
    yield from done
    keep = 0
    for number in range(len(done), len(asked.plan.generations)):
        generation = asked.plan.generations[number]
        champion = champion_of(asked.folder, done)
        keep = keep or _keep(asked)
        tell("train-play", number)
        _play(asked, number, lesson_for(generation, keep), champion)
        tell("train-learn", number)
        learned, positions = _learn(asked, number, generation, champion)
        tell("train-compare", number)
        pairs, won = _compare(asked, number, learned[0], champion)
        outcome = Outcome(
            number,
            generation.matches,
            generation.simulations,
            positions,
            round(learned[1], 5),
            round(learned[2], 3),
            pairs,
            won,
            kept=champion is None or won > pairs / 2,
        )
        done.append(outcome)
        with journal.open("ab") as lines:
            lines.write(msgspec.json.encode(outcome) + b"\n")
        yield outcome


def champion_of(folder: Path, done: list[Outcome]) -> Network | None:
    """The network that was kept last."""
    kept = [outcome.number for outcome in done if outcome.kept]
    return read(folder / f"network-{kept[-1]}.npz") if kept else None


def deliver(asked: Asked, done: list[Outcome], file: Path) -> None:
    """The champion with its manifest, as bots look for it."""
    champion = champion_of(asked.folder, done)
    if champion is None:
        return
    write(
        file,
        champion,
        Manifest(
            game=asked.game.name,
            players=asked.players,
            seed=asked.seed,
            commit=_commit(),
            inputs=len(champion.first),
            generations=[msgspec.to_builtins(outcome) for outcome in done],
        ),
    )


def _commit() -> str:
    """Of the sources, if they are a clone."""
    told = subprocess.run(
        ["git", "describe", "--always", "--dirty"],  # noqa: S607
        cwd=Path(__file__).parent,
        capture_output=True,
        text=True,
        check=False,
    )
    return told.stdout.strip()


def _claim(asked: Asked) -> None:
    """A folder is for one training."""
    heading = msgspec.json.encode([asked.game.name, asked.players, asked.seed])
    note = asked.folder / "training.json"
    if note.exists() and note.read_bytes() != heading:
        raise OtherTraining(message("train-other-folder", folder=str(asked.folder)))
    note.write_bytes(heading)


def _read(journal: Path) -> list[Outcome]:
    """A last line that was cut off in the middle is taken out."""
    if not journal.exists():
        return []
    written = journal.read_bytes()
    whole = written[: written.rfind(b"\n") + 1]
    if whole != written:
        journal.write_bytes(whole)
    return msgspec.json.Decoder(Outcome).decode_lines(whole)


def _keep(asked: Asked) -> int:
    """Of 1,000 positions, how many are remembered: a few of each match, for those of one match are much alike."""
    learning = taught_game(asked.game.name)[1]
    lesson = lesson_for(Generation(PILOT, 0, 0, 0.0), PILOT_KEPT)
    nothing = no_network(learning.inputs(asked.players), asked.players)
    pilot = learn_from(Lessons(asked.game.name, asked.players, "pilot", PILOT, lesson, nothing))
    return max(1, min(1000, round(PILOT_KEPT * KEPT * PILOT / max(1, len(pilot.told)))))


def _play(asked: Asked, number: int, lesson: Lesson, champion: Network | None) -> None:
    file = _positions(asked, number)
    if file.exists():
        return
    learning = taught_game(asked.game.name)[1]
    network = champion or no_network(learning.inputs(asked.players), asked.players)
    if champion is None:
        lesson = lesson._replace(simulations=0)
    matches, size = asked.plan.generations[number].matches, asked.plan.job
    todo = [
        Lessons(
            asked.game.name,
            asked.players,
            f"{asked.seed} {number} {first}",
            min(size, matches - first),
            lesson,
            network,
        )
        for first in range(0, matches, size)
    ]
    found = _joined(list(each(learn_from, todo, asked.jobs, asked.ray)))
    unfinished = file.with_suffix(".part")
    with unfinished.open("wb") as out:
        np.savez_compressed(out, **found._asdict())
    unfinished.replace(file)


def _joined(parts: list[Samples]) -> Samples:
    widest = max(part.active.shape[1] for part in parts)
    parts = [part._replace(active=np.pad(part.active, ((0, 0), (0, widest - part.active.shape[1])))) for part in parts]
    return Samples(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def _positions(asked: Asked, number: int) -> Path:
    return asked.folder / f"positions-{number}.npz"


def _learn(
    asked: Asked, number: int, generation: Generation, champion: Network | None
) -> tuple[tuple[Network, float, float], int]:
    """From the positions of the last generations. The network goes on from the champion's."""
    from kolam.research.training.learning import from_network, learn, new_parameters

    recent = range(max(0, number - asked.plan.window + 1), number + 1)
    samples = _joined([_load(_positions(asked, one)) for one in recent])
    inputs = taught_game(asked.game.name)[1].inputs(asked.players)
    seed = sum(map(ord, asked.seed)) * 1000 + number
    parameters = from_network(champion) if champion else new_parameters(inputs, asked.players, seed)
    learned = learn(parameters, samples, generation.epochs, generation.rate, seed)
    network = rounded(learned.network)
    write(
        asked.folder / f"network-{number}.npz",
        network,
        Manifest(asked.game.name, asked.players, asked.seed, "", inputs, []),
    )
    manifest_file(asked.folder / f"network-{number}.npz").unlink()
    return (network, learned.brier, learned.points), len(samples.told)


def _load(file: Path) -> Samples:
    with np.load(file) as found:
        return Samples(**{name: found[name] for name in Samples._fields})


def _compare(asked: Asked, number: int, challenger: Network, champion: Network | None) -> tuple[int, float]:
    if champion is None:
        return 0, 0.0
    deals = max(1, asked.plan.compared // asked.players // JOBS_COMPARED)
    todo = [
        Comparison(
            asked.game.name,
            asked.players,
            f"{asked.seed} {number} {job}",
            deals,
            COMPARED_WITH,
            challenger,
            champion,
        )
        for job in range(JOBS_COMPARED)
    ]
    found = list(each(compared, todo, asked.jobs, asked.ray))
    return sum(one.pairs for one in found), sum(one.won for one in found)
