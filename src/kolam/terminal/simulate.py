"""`kolam simulate`: random matches inside compiled code, and what they came to."""

import argparse
import json
import time
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from kolam.engine.contract import Game
from kolam.engine.play import Results, Simulation
from kolam.engine.registry import game
from kolam.locale import Figure, number, percent, say
from kolam.terminal.options import read_options
from kolam.terminal.prepare import compile_for
from kolam.terminal.seating import levels

COLUMNS = {
    "seat": "simulate-seat",
    "wins": "simulate-wins",
    "mean": "simulate-mean",
    "deviation": "simulate-deviation",
    "lowest": "simulate-lowest",
    "highest": "simulate-highest",
}
BATCH_SECONDS = 0.1  # how often the progress bar moves


def simulate(asked: argparse.Namespace) -> int:
    chosen = game(asked.game)
    players = len(levels(None, asked.players, chosen, default="random"))
    options = read_options(asked, chosen, players, asked.seed)
    compile_for(chosen)
    Simulation(chosen, players, options, "warm-up").run(1)  # loads the compiled code: no part of what is measured
    simulation = Simulation(chosen, players, options, asked.seed)
    results, seconds = _run(simulation, asked.games, Console(stderr=True, quiet=asked.json))
    figures = {
        "game": chosen.name,
        "players": players,
        "games": asked.games,
        "seed": asked.seed,
        "seconds": round(seconds, 6),
        "games_per_second": round(asked.games / seconds),
        "decisions_per_second": round(int(results.decisions.sum()) / seconds),
        "decisions_per_game": round(float(results.decisions.mean()), 2),
        "seats": [_seat(results, seat) for seat in range(players)],
    }
    if asked.json:
        print(json.dumps(figures, indent=2))
    else:
        _show(chosen, figures)
    return 0


def _run(simulation: Simulation, games: int, console: Console) -> tuple[Results, float]:
    """All the games, in batches that keep the bar moving, and the seconds spent inside the rules."""
    parts: list[Results] = []
    seconds, batch, left = 0.0, 1, games
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(say("simulate-playing"), total=games)
        while left:
            batch = min(batch, left)
            start = time.perf_counter()
            parts.append(simulation.run(batch))
            spent = time.perf_counter() - start
            seconds += spent
            left -= batch
            progress.update(task, completed=games - left)
            batch = max(1, int(batch * min(10.0, BATCH_SECONDS / spent)))
    return Results(*(np.concatenate(column) for column in zip(*parts, strict=True))), seconds


def _seat(results: Results, seat: int) -> dict[str, Any]:
    """A shared victory counts as a share of a win."""
    scores = results.scores[:, seat]
    shares = results.winners[:, seat] / results.winners.sum(axis=1)
    return {
        "seat": seat,
        "wins": round(float(shares.mean()), 4),
        "mean": round(float(scores.mean()), 2),
        "deviation": round(float(scores.std()), 2),
        "lowest": int(scores.min()),
        "highest": int(scores.max()),
    }


def _show(played: Game, figures: dict[str, Any]) -> None:
    console = Console()
    seconds = number(figures["seconds"], 2)
    speed = say("simulate-speed", games=figures["games"], game=played.called, seconds=seconds)
    console.print(speed, highlight=False)
    console.print(
        say(
            "simulate-rates",
            games=number(figures["games_per_second"]),
            decisions=number(figures["decisions_per_second"]),
            length=number(figures["decisions_per_game"], 1),
        ),
        highlight=False,
    )
    table = Table(*(say(heading) for heading in COLUMNS.values()))
    for column in table.columns:
        column.justify = "right"
    for seat in figures["seats"]:
        table.add_row(*(str(_cell(name, seat[name])) for name in COLUMNS))
    console.print(table)


def _cell(column: str, value: float) -> Figure:
    if column == "wins":
        return percent(value, 1)
    return number(value + 1 if column == "seat" else value, 0 if isinstance(value, int) else 2)
