"""The levels of bots, from company for a child to an opponent for an expert."""

import re
from collections.abc import Callable
from functools import partial
from operator import attrgetter
from pathlib import Path

from kolam.bots.searcher import Budget, Judged, Searcher
from kolam.bots.simple import Flat, Glance, Greedy, Random
from kolam.bots.style import Learned, Style, Styles, styles_of
from kolam.engine.contract import Game
from kolam.engine.errors import KolamError
from kolam.engine.parts import part
from kolam.locale import listed, message
from kolam.match import Match

# Chooses one of the legal decisions, as an integer, for the seat whose turn it is.
Bot = Callable[[Match], int]

# How a search goes about it, by the game's styles.
Approach = Callable[[Styles], Style | Learned]

# How long a search may go on, by the game's styles and the number of opponents.
Allowance = Callable[[Styles, int], Budget]


class UnknownBot(KolamError):
    """There is no such level."""


class Searching:
    """A bot that searches, in the style and with the budget for whatever match it is asked to play."""

    def __init__(self, style: Approach, budget: Allowance, seed: str) -> None:
        self._style = style
        self._budget = budget
        self._seed = seed
        self._searchers: dict[tuple[str, int], Searcher] = {}
        self.found: list[Judged] = []  # what the last decision went by

    def __call__(self, match: Match) -> int:
        key = match.game.name, len(match.seats)
        if key not in self._searchers:
            styles = styles_of(match.game)
            budget = self._budget(styles, len(match.seats) - 1)
            self._searchers[key] = Searcher(budget, self._style(styles), self._seed)
        chosen = self._searchers[key].choose(match)
        self.found = self._searchers[key].found
        return chosen


class Guessing:
    """A bot that goes by quick guesses or, in a game that nobody has taught it to judge, by a few simulations."""

    def __init__(self, guess: Callable[[str], Bot], simulations: int, seed: str) -> None:
        self._guess = guess(seed)
        self._search = Searching(attrgetter("skilled"), partial(_always, Budget(simulations=simulations)), seed)

    def __call__(self, match: Match) -> int:
        return self._guess(match) if part(match.game.package, "judgement") else self._search(match)


# Functions with names, so that a bot can be pickled along with the environment that it plays in.
def _always(budget: Budget, styles: Styles, opponents: int) -> Budget:
    return budget


def _skilled(styles: Styles, opponents: int) -> Budget:
    return Budget(simulations=150 * opponents)


def _simulations(number: float) -> Allowance:
    return partial(_always, Budget(simulations=max(1, round(number))))


def _learned(file: Path | None, styles: Styles) -> Learned:
    return Learned(styles.master, file)


# What each level does, from the weakest to the strongest.
LEVELS: dict[str, Callable[[str], Bot]] = {
    "random": Random,
    "beginner": lambda seed: Guessing(Glance, 10, seed),
    "casual": lambda seed: Guessing(Greedy, 40, seed),
    "skilled": partial(Searching, attrgetter("skilled"), _skilled),
    "expert": partial(Searching, attrgetter("expert"), partial(_always, Budget(seconds=1.0))),
    "master": partial(Searching, partial(_learned, None), partial(_always, Budget(seconds=3.0, threads=2))),
}

GUESSERS = ("beginner", "casual")

# Not for people, but to measure by. The literature calls casual greedy; the others take what follows the colon: a
# number of simulations, or of seconds, for `cpu` seconds of a processor, which are the same on a busy machine.
GREEDY = "greedy"
LIMITS: dict[str, Callable[[float], Allowance]] = {
    "search": _simulations,
    "think": lambda number: partial(_always, Budget(seconds=number)),
    "cpu": lambda number: partial(_always, Budget(seconds=number, of_processor=True)),
}
LIMITS_LEARNED = {"puct": LIMITS["search"], "learned": LIMITS["think"], "learned-cpu": LIMITS["cpu"]}
MEASURE = re.compile(r"(?P<name>[a-z-]+):(?P<number>\d+(\.\d+)?)(@(?P<file>.+))?")


def looks_ahead(game: Game, level: str) -> bool:
    """Whether a bot of a level searches in this game."""
    if level in GUESSERS:
        return part(game.package, "judgement") is None
    return level not in ("random", GREEDY)


def bot(level: str, seed: int | str) -> Bot:
    """A bot of a level, or one to measure by: `greedy`, `search:N` (simulations), `think:S` (seconds) and others.

    `seed` decides its own chance.
    """
    if level in LEVELS:
        return LEVELS[level](str(seed))
    if level == GREEDY:
        return Greedy(str(seed))
    said = MEASURE.fullmatch(level)
    if said and float(said["number"]) > 0:
        name, number, file = said["name"], float(said["number"]), said["file"]
        if name in LIMITS_LEARNED:
            return Searching(partial(_learned, Path(file) if file else None), LIMITS_LEARNED[name](number), str(seed))
        if name in LIMITS and not file:
            return Searching(attrgetter("master"), LIMITS[name](number), str(seed))
        if name == "flat" and not file:
            return Flat(str(seed), number)
    raise UnknownBot(message("bot-unknown", name=repr(level), bots=listed([*LEVELS, GREEDY], "plain")))
