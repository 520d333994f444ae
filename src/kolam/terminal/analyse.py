"""`kolam analyse`: what each decision of a match was worth."""

import argparse

from rich.console import Console
from rich.progress import track
from rich.table import Table

from kolam.bots import Budget
from kolam.bots.hints import Verdict, verdicts
from kolam.locale import percent, say
from kolam.match import Match, read_match
from kolam.terminal.drawing import drawing_of


def analyse(asked: argparse.Namespace) -> int:
    match = read_match(asked.file.read_bytes())
    console = Console()
    judged = verdicts(match, Budget(simulations=asked.simulations))
    bar = track(judged, say("play-thinking"), match.decisions, console=Console(stderr=True), transient=True)
    found = list(bar)
    console.print(_table(match, found) if found else say("analyse-none"))
    return 0


def _table(match: Match, found: list[Verdict]) -> Table:
    shown = drawing_of(match.game)
    columns = Table()
    columns.add_column(say("analyse-decision"), justify="right")
    for heading in ("analyse-player", "analyse-played", "analyse-best"):
        columns.add_column(say(heading), overflow="fold")  # Japanese has no spaces to break a line at
    columns.add_column(say("analyse-lost"), justify="right")
    history = match.history
    for verdict in found:
        view = match.game.view(history[verdict.number][0], verdict.seat)
        best = "" if verdict.best.move == verdict.played.move else shown.choice(view, verdict.best.move)
        played = f"{shown.choice(view, verdict.played.move)} ({percent(verdict.played.chance)})"
        lost = str(percent(verdict.lost)) if best else "–"
        name = match.seats[verdict.seat].name
        columns.add_row(str(verdict.number + 1), name, played, f"{best}\n{verdict.best.reason}" if best else "", lost)
    return columns
