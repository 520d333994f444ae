"""`kolam puzzles`: positions in which one move is clearly best, found in matches between bots."""

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from kolam.engine.errors import KolamError
from kolam.engine.registry import game
from kolam.locale import message, say
from kolam.puzzles.finding import FORMAT, Asked, Sources, Tried, search
from kolam.puzzles.pages import write_pages
from kolam.terminal.prepare import compile_for


class OtherSearch(KolamError):
    """The journal belongs to a search for something else."""


class Heading(msgspec.Struct, frozen=True):
    """The first line of a journal: what was looked for."""

    game: str
    seed: str
    simulations: int
    options: dict[str, object]


def puzzles(asked: argparse.Namespace) -> int:
    chosen = game(asked.game)
    wanted = Asked(chosen, asked.seed, asked.simulations, asked.count, dict(asked.option))
    compile_for(chosen, ["master"])
    out = asked.out or Path(f"{chosen.name}-puzzles.json")
    journal = out.with_suffix(".journal")
    tried = _resume(journal, Heading(chosen.name, asked.seed, asked.simulations, dict(asked.option)))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=asked.count)

        def tell(stage: str) -> None:
            kept = sum(one.found is not None for one in tried)
            words = say("puzzles-progress", match=len(tried) + 1, stage=stage)
            progress.update(task, description=words, completed=kept)

        for one in search(wanted, tried, tell):
            tried.append(one)
            with journal.open("ab") as lines:
                lines.write(msgspec.json.encode(one) + b"\n")
            if one.found:  # a search that is stopped leaves what it has
                _write(out, _sources(wanted, tried))
    sources = _sources(wanted, tried)
    _write(out, sources)
    Console().print(say("puzzles-written", count=len(sources.puzzles), file=str(out), matches=len(tried)))
    return 0


def _sources(wanted: Asked, tried: Sequence[Tried]) -> Sources:
    found = [one.found for one in tried if one.found]
    return Sources(FORMAT, wanted.game.name, wanted.seed, wanted.simulations, found[: wanted.puzzles])


def _write(out: Path, sources: Sources) -> None:
    sources_file(out).write_bytes(write_sources(sources))
    out.write_bytes(write_pages(sources))


def sources_file(out: Path) -> Path:
    """What is needed to check the puzzles again lies beside them: it tells what no seat may know."""
    return out.with_name(f"{out.stem}-sources.json")


def write_sources(sources: Sources) -> bytes:
    """A puzzle to a line."""
    head = msgspec.to_builtins(sources)
    found = head.pop("puzzles")
    lines = [f'"{name}": {msgspec.json.encode(value).decode()}' for name, value in head.items()]
    lines.append('"puzzles": [\n' + ",\n".join(msgspec.json.encode(one).decode() for one in found) + "\n]")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _resume(journal: Path, heading: Heading) -> list[Tried]:
    """The matches of a search that was stopped. A last line that was cut off in the middle is taken out."""
    if not journal.exists():
        journal.write_bytes(msgspec.json.encode(heading) + b"\n")
        return []
    written = journal.read_bytes()
    whole = written[: written.rfind(b"\n") + 1]
    if whole != written:
        journal.write_bytes(whole)
    first, *lines = whole.splitlines()
    known = msgspec.json.decode(first, type=Heading)
    if known != heading:
        raise OtherSearch(message("puzzles-other-journal", file=str(journal)))
    return [msgspec.json.decode(line, type=Tried) for line in lines]
