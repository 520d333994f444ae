"""A match's options, as the command line and a host's own files say them."""

import argparse
import os
from typing import Any

from kolam.engine.contract import Game
from kolam.engine.options import complete, data_files, drawn_by


def read_options(asked: argparse.Namespace, game: Game, players: int, seed: str) -> Any:
    """What `--option` says, completed by the files that the environment names, drawn by the seed, checked."""
    return drawn_by(seed, game, given_options(asked, game, players), players)


def given_options(asked: argparse.Namespace, game: Game, players: int) -> dict[str, Any]:
    """The same before anything is drawn."""
    return complete(game, data_files(game, os.environ), dict(asked.option), players)
