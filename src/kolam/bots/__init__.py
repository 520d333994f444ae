"""Players that are not people: search over any game's rules, levels, hints, an arena."""

from kolam.bots.levels import LEVELS, Bot, UnknownBot, bot
from kolam.bots.searcher import Budget, Judged, Searcher
from kolam.bots.style import Style, Styles

__all__ = ["LEVELS", "Bot", "Budget", "Judged", "Searcher", "Style", "Styles", "UnknownBot", "bot"]
