"""Players that are not people: search over any game's rules, levels, hints, an arena."""

from importlib import import_module

from kolam.bots.levels import LEVELS, Bot, UnknownBot, bot
from kolam.bots.searcher import Budget, Judged, Searcher, Style
from kolam.rules import NAMES

# Each game's judgement answers the questions of `judgement.py` when it is imported.
for _name in NAMES:
    import_module(f"kolam.bots.{_name}")

__all__ = ["LEVELS", "Bot", "Budget", "Judged", "Searcher", "Style", "UnknownBot", "bot"]
