"""`kolam prepare`: compile the rules ahead, with a progress bar; and what other commands need of it."""

import argparse
import time
from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from kolam.bots.levels import looks_ahead
from kolam.bots.prepare import PLAY, SEARCH, STAGES
from kolam.bots.workshop import Workshop
from kolam.engine import prepare as rules
from kolam.engine.contract import Game
from kolam.engine.errors import KolamError
from kolam.engine.registry import game, names
from kolam.locale import say

WHAT = {PLAY: "prepare-play", SEARCH: "prepare-search"}
LOOK_SECONDS = 0.1  # how often the bars move


def prepare(asked: argparse.Namespace) -> int:
    rules.forget_old_code()
    compile_ahead(names(), STAGES)
    Console(stderr=True).print(say("terminal-prepared"), style="green")
    return 0


def compile_for(played: Game, levels: Sequence[str] = ()) -> None:
    """What a command needs of a game that bots of these levels play: the search only if one of them looks ahead."""
    compile_ahead([played.name], STAGES if any(looks_ahead(played, level) for level in levels) else [PLAY])


def compile_ahead(games: Sequence[str], stages: Sequence[str]) -> None:
    """Compile what is missing, and show how far it is."""
    workshop = Workshop(games, stages)
    left = workshop.left
    if not left:
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bars = {task: progress.add_task(say(WHAT[task.stage], game=game(task.game).called), total=1.0) for task in left}
        workshop.start()
        try:
            while left := workshop.left:
                time.sleep(LOOK_SECONDS)
                for task, bar in bars.items():
                    progress.update(bar, completed=left.get(task, 1.0))
        finally:
            workshop.close()
    if workshop.failed:
        raise KolamError(say("prepare-failed"))
