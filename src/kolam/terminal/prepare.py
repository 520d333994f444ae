"""`kolam prepare`: compile the rules ahead, with a progress bar."""

import argparse

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from kolam.bots import prepare as bots
from kolam.locale import say
from kolam.rules import NAMES, game
from kolam.rules import prepare as rules


def prepare(asked: argparse.Namespace) -> int:
    console = Console(stderr=True)
    rules.forget_old_code()
    todo = [step for name in NAMES for part in (rules, bots) for step in part.steps(game(name))]
    with Progress(
        TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=console, transient=True
    ) as progress:
        task = progress.add_task("", total=len(todo))
        for step in todo:
            progress.update(task, description=say("terminal-compiling", what=step.what))
            step.do()
            progress.advance(task)
    console.print(say("terminal-prepared"), style="green")
    return 0
