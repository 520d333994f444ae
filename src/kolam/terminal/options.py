"""A match's options, as the command line and a host's own files say them."""

import argparse
import os
from typing import Any

from kolam.engine.chance import below, new_dice
from kolam.engine.contract import Game
from kolam.engine.options import complete, data_files, draw_missing
from kolam.engine.options import read_options as read


def read_options(asked: argparse.Namespace, game: Game, players: int, seed: str) -> Any:
    """What `--option` says, completed by the files that the environment names, drawn by the seed, checked."""
    dice = new_dice(f"options {seed}")
    given = complete(game, data_files(game, os.environ), dict(asked.option), players)
    return read(game, draw_missing(game, given, players, lambda bound: int(below(dice[0], bound))), players)
