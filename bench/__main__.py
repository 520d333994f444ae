"""All benchmarks, one after the other: of each game that has one, then of what all games share.

`python -m bench attacks lists` runs those; the soak, which takes half an hour, runs only if it is named.
"""

import sys
from importlib import import_module
from importlib.util import find_spec

from kolam.engine.registry import names

SHARED = ("start", "bots", "load", "review", "lists", "feeds", "attacks", "front")

games = [f"games.{name}" for name in names() if find_spec(f"bench.games.{name}")]
for name in sys.argv[1:] or (*games, *SHARED):
    measured = import_module(f"bench.{name}")
    print(f"\n{(measured.__doc__ or '').splitlines()[0]}", flush=True)
    measured.main()
