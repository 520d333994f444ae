"""All benchmarks, one after the other: of each game that has one, then of what all games share."""

from importlib import import_module
from importlib.util import find_spec

from bench import bots, front, lists, load, start
from kolam.engine.registry import names

of_games = [import_module(f"bench.games.{name}") for name in names() if find_spec(f"bench.games.{name}")]
for measured in (*of_games, start, bots, load, lists, front):
    print(f"\n{(measured.__doc__ or '').splitlines()[0]}")
    measured.main()
