"""Kolam: a table for three board games, with exact rules at machine speed.

The library in short; docs/research.md tells the rest:

    match = kolam.new(GAME, players=3, seed=1)
    bot = kolam.bot("expert")
    while not match.over:
        match.play_number(bot(match))

`kolam` alone is imported at once: whatever compiles is imported when a match begins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kolam.bots import Bot
    from kolam.match import Match

__version__ = "0.1.0"
__all__ = ["bot", "new", "read"]


def new(
    game: str,
    players: int | None = None,
    *,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    names: Sequence[str] | None = None,
) -> Match:
    """A new match of a game, ready for the first decision.

    With a seed it is the same match every time; without one nobody can foretell it. Players are as many as make the
    game lively, if neither `players` nor `names` tells how many. Seat 0 starts, unless `options` say otherwise.
    """
    from kolam.engine.chance import new_secret, secret_of_seed
    from kolam.engine.registry import game as game_named
    from kolam.match import Drawn, Match, Seat

    found = game_named(game)
    if names is None:
        names = [f"Player {seat + 1}" for seat in range(found.usual_players if players is None else players)]
    elif players is not None and players != len(names):
        raise ValueError(f"{len(names)} names for {players} players")
    secret = new_secret() if seed is None else secret_of_seed(seed)
    return Match(found, [Seat(name) for name in names], dict(options or {}), Drawn(secret))


def bot(level: str, seed: int | str = 0) -> Bot:
    """A bot of a level: `random`, `beginner`, `casual`, `skilled`, `expert` or `master`.

    It is called with a match and tells its decision as an integer, for the seat to move and from what that seat knows.
    `seed` decides its own chance.
    """
    from kolam.bots import bot

    return bot(level, seed)


def read(file: str | Path) -> Match:
    """The match of a match file, checked move by move."""
    from kolam.match import read_match

    return read_match(Path(file).read_bytes())
