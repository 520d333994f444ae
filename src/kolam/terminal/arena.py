"""`kolam arena`: bots against each other, with ratings."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from kolam.bots import bot
from kolam.bots.arena import Pairing, Played, pairings, play
from kolam.bots.ratings import Rating, Record, ratings, records
from kolam.engine.contract import Game
from kolam.engine.extras import needs
from kolam.engine.registry import game
from kolam.locale import number, percent, say
from kolam.match import BadSeats
from kolam.research.cluster import each
from kolam.terminal.prepare import compile_for
from kolam.terminal.progress import counting
from kolam.terminal.seating import require_players


def arena(asked: argparse.Namespace) -> int:
    bots = [name.strip() for name in asked.bots.split(",")]
    for name in bots:
        bot(name, 0)  # an unknown level is refused before anything is played
    if len(set(bots)) < 2:
        raise BadSeats(say("arena-two-bots"))
    chosen = game(asked.game)
    require_players(chosen, asked.players)
    todo = pairings(chosen.name, bots, asked.players, asked.games, asked.seed)
    compile_for(chosen, bots)
    played = _play(todo, asked, Console(stderr=True, quiet=asked.json))
    ranking, results = ratings(played, bots), records(played)
    if asked.json:
        print(json.dumps(_figures(asked, ranking, results), indent=2))
    else:
        _show(chosen, ranking, results)
    if asked.plot:
        _plot(chosen, ranking, asked.plot)
    return 0


def _play(todo: Sequence[Pairing], asked: argparse.Namespace, console: Console) -> list[Played]:
    """All games, less those that the log already has; each is written there as soon as it is over."""
    log: Path | None = asked.log
    known = _read(log) if log and log.exists() else {}
    left = [pairing for pairing in todo if pairing not in known]
    with counting(say("simulate-playing"), len(todo), console, done=len(todo) - len(left)) as played:
        for one in each(play, left, asked.jobs, asked.ray):
            known[one.pairing] = one
            if log:
                with log.open("ab") as lines:
                    lines.write(msgspec.json.encode(one) + b"\n")
            played(1)
    return [known[pairing] for pairing in todo]


def _read(log: Path) -> dict[Pairing, Played]:
    """The games of a log. A last line that was cut off in the middle is taken out and played again."""
    written = log.read_bytes()
    whole = written[: written.rfind(b"\n") + 1]
    if whole != written:
        log.write_bytes(whole)
    return {one.pairing: one for one in msgspec.json.Decoder(Played).decode_lines(whole)}


def _figures(
    asked: argparse.Namespace, ranking: Sequence[Rating], results: dict[tuple[str, str], Record]
) -> dict[str, Any]:
    return {
        "game": asked.game,
        "players": asked.players,
        "seed": asked.seed,
        "ratings": [rating._asdict() for rating in ranking],
        "pairs": [{"bot": a, "against": b, **record._asdict()} for (a, b), record in sorted(results.items())],
    }


def _show(played: Game, ranking: Sequence[Rating], results: dict[tuple[str, str], Record]) -> None:
    names = [rating.bot for rating in ranking]
    table = Table(title=say("arena-title", game=played.called), title_style="bold")
    table.add_column(say("arena-bot"))
    table.add_column(say("arena-rating"), justify="right")
    for name in names:
        table.add_column(say("arena-against", bot=name), justify="right")
    for rating in ranking:
        cells = [_cell(results.get((rating.bot, other))) for other in names]
        table.add_row(rating.bot, f"{number(rating.rating)} ± {number(rating.margin)}", *cells)
    Console().print(table)


def _cell(record: Record | None) -> str:
    if record is None:
        return "–"
    low, high = percent(record.low), percent(record.high)
    return f"{percent(record.wins / record.games)} [dim]({low}–{high}, {number(record.games)})[/]"


def _plot(played: Game, ranking: Sequence[Rating], file: Path) -> None:
    """Ratings with their intervals, as PNG or SVG."""
    with needs("arena", "--plot"):
        from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 0.6 * len(ranking) + 1.2), layout="constrained")
    axes = figure.add_subplot()
    names = [rating.bot for rating in reversed(ranking)]
    values = [rating.rating for rating in reversed(ranking)]
    margins = [rating.margin for rating in reversed(ranking)]
    axes.barh(names, values, xerr=margins, color="#a94a22", ecolor="#2b2320", capsize=4)
    axes.set_xlabel(say("arena-rating"))
    axes.set_title(say("arena-title", game=played.called))
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.savefig(file)
