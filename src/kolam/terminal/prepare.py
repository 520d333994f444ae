"""`kolam prepare`: compile the rules ahead, every game in a process of its own and with a progress bar."""

import argparse
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from kolam.bots import prepare as bots
from kolam.engine import prepare as rules
from kolam.engine.prepare import Step
from kolam.engine.registry import game, names
from kolam.locale import say, speaking


def prepare(asked: argparse.Namespace) -> int:
    console = Console(stderr=True)
    rules.forget_old_code()
    language = speaking()  # which other threads do not know
    with (
        Progress(
            TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=console, transient=True
        ) as progress,
        ThreadPoolExecutor(len(names())) as games,
    ):
        list(games.map(lambda name: compile_game(name, language, progress), names()))
    console.print(say("terminal-prepared"), style="green")
    return 0


def compile_game(name: str, language: str, progress: Progress) -> None:
    """In another process: Numba compiles one function at a time in each, however many threads ask for it."""
    steps = steps_of(name)
    bar = progress.add_task("", total=len(steps))
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        for number, step in enumerate(steps):
            progress.update(bar, description=say("terminal-compiling", language, what=step.what))
            process.submit(compile_step, name, number).result()
            progress.advance(bar)


def compile_step(name: str, number: int) -> None:
    steps_of(name)[number].do()


def steps_of(name: str) -> list[Step]:
    return [step for part in (rules, bots) for step in part.steps(game(name))]
