"""`kolam selfplay`: a match between bots, written to a match file, or many, written as data for learning."""

import argparse
import sys
from pathlib import Path

from rich.console import Console

from kolam.bots import bot
from kolam.engine.chance import secret_of_seed
from kolam.engine.errors import KolamError
from kolam.engine.registry import game
from kolam.locale import message, say
from kolam.match import Drawn, Match, Seat, write_match
from kolam.terminal.options import given_options, read_options
from kolam.terminal.prepare import compile_for
from kolam.terminal.progress import counting
from kolam.terminal.seating import levels


class BadRequest(KolamError):
    """Arguments that do not go together."""


def selfplay(asked: argparse.Namespace) -> int:
    chosen = levels(asked.bots, asked.players, game(asked.game), default="random")
    compile_for(game(asked.game), chosen)
    return _match(asked, chosen) if asked.games is None else _data(asked, chosen)


def _match(asked: argparse.Namespace, chosen: list[str]) -> int:
    if asked.ray is not None or asked.jobs != 1:
        raise BadRequest(message("selfplay-one-match"))
    seats = [Seat(f"{level} {number}", level) for number, level in enumerate(chosen, 1)]
    players = [bot(level, f"{asked.seed} seat {number}") for number, level in enumerate(chosen)]
    options = read_options(asked, game(asked.game), len(seats), asked.seed)
    match = Match(game(asked.game), seats, options, Drawn(secret_of_seed(asked.seed)))
    while (turn := match.turn) is not None:
        match.play_number(players[turn](match))
    document = write_match(match, legal=asked.legal)
    if asked.out == "-":
        sys.stdout.buffer.write(document)
    else:
        Path(asked.out).write_bytes(document)
    return 0


def _data(asked: argparse.Namespace, chosen: list[str]) -> int:
    from kolam.research.data import describe, write

    if asked.out == "-" or asked.legal:
        raise BadRequest(message("selfplay-data-folder"))
    options = given_options(asked, game(asked.game), len(chosen))
    read_options(asked, game(asked.game), len(chosen), asked.seed)  # refused before anything is played
    description = describe(asked.game, chosen, options, asked.seed)
    with counting(say("simulate-playing"), asked.games, Console(stderr=True)) as played:
        for portion in write(Path(asked.out), description, asked.games, asked.jobs, asked.ray):
            played(portion.end - portion.first)
    return 0
