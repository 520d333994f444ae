"""A match's options, as the command line and a host's own files say them."""

import argparse
import os
from typing import Any

from kolam.engine.contract import Game
from kolam.engine.options import complete, data_files
from kolam.engine.options import read_options as read


def read_options(asked: argparse.Namespace, game: Game, players: int) -> Any:
    """What `--option` says, completed by the files that the environment names, checked."""
    return read(game, complete(game, data_files(game, os.environ), dict(asked.option), players), players)
