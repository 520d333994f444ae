"""`kolam selfplay`: a match between bots, written to a match file."""

import argparse
import sys
from pathlib import Path

from kolam.bots import bot
from kolam.engine.chance import secret_of_seed
from kolam.engine.registry import game
from kolam.match import Drawn, Match, Seat, write_match
from kolam.terminal.options import read_options
from kolam.terminal.prepare import compile_for
from kolam.terminal.seating import levels


def selfplay(asked: argparse.Namespace) -> int:
    chosen = levels(asked.bots, asked.players, game(asked.game), default="random")
    compile_for(game(asked.game), chosen)
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
