"""The levels of bots, from company for a child to an opponent for an expert."""

import re
from collections.abc import Callable

from kolam.bots.searcher import Budget, Searcher, Style
from kolam.bots.simple import Flat, Glance, Greedy, Random
from kolam.locale import message
from kolam.match import Match
from kolam.rules.errors import KolamError

# Chooses one of the legal decisions, as an integer, for the seat whose turn it is.
Bot = Callable[[Match], int]

# How a search goes about each game; docs/bots.md tells how these were found.
STYLES: dict[str, Style] = {
    "kolpa": Style(contest=6),
    "ganesha": Style(contest=3),
    "kerala": Style(contest=30, longest=8, explore=0.3, widen=1.0),
}


class UnknownBot(KolamError):
    """There is no such level."""


class Searching:
    """A bot that searches, in the style of whatever game it is asked to play."""

    def __init__(self, budget: Budget, seed: str) -> None:
        self._budget = budget
        self._seed = seed
        self._searchers: dict[str, Searcher] = {}

    def __call__(self, match: Match) -> int:
        name = match.game.name
        if name not in self._searchers:
            self._searchers[name] = Searcher(self._budget, STYLES[name], self._seed)
        return self._searchers[name].choose(match)


def searching(budget: Budget) -> Callable[[str], Bot]:
    return lambda seed: Searching(budget, seed)


# What each level does, from the weakest to the strongest.
LEVELS: dict[str, Callable[[str], Bot]] = {
    "random": Random,
    "beginner": Glance,
    "casual": Greedy,
    "skilled": searching(Budget(simulations=150)),
    "expert": searching(Budget(seconds=1.0)),
    "master": searching(Budget(seconds=3.0, threads=2)),
}

# Not for people, but to measure by: each takes what follows the colon.
MEASURES: dict[str, Callable[[float, str], Bot]] = {
    "search": lambda simulations, seed: Searching(Budget(simulations=max(1, round(simulations))), seed),
    "think": lambda seconds, seed: Searching(Budget(seconds=seconds), seed),
    "flat": lambda seconds, seed: Flat(seed, seconds),
}


def bot(level: str, seed: int | str) -> Bot:
    """A bot of a level, or `search:N` (simulations), `think:S` or `flat:S` (seconds). `seed` decides its own chance."""
    if level in LEVELS:
        return LEVELS[level](str(seed))
    name, _, amount = level.partition(":")
    if name not in MEASURES or not re.fullmatch(r"\d+(\.\d+)?", amount) or float(amount) == 0:
        raise UnknownBot(message("bot-unknown", name=repr(level), bots=", ".join(LEVELS)))
    return MEASURES[name](float(amount), str(seed))
