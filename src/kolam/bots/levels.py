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

# How a search goes about each game at its best; docs/bots.md tells how these were found.
STYLES: dict[str, Style] = {
    "kolpa": Style(contest=6, explore=0.2),
    "ganesha": Style(contest=3),
    "kerala": Style(contest=30, longest=4, explore=0.3, widen=1.0),
}

# How skilled goes about it: it imagines careless players, who overlook most of their moves. In Kolpa! and Kerala a
# longer thought alone would not tell the levels apart; in Ganesha it tells skilled from expert.
CARELESS: dict[str, Style] = {
    "kolpa": STYLES["kolpa"]._replace(contest=2),
    "ganesha": STYLES["ganesha"],
    "kerala": STYLES["kerala"]._replace(contest=2),
}

# How expert goes about it: in Kolpa! it weighs each of its own moves by the four that each player may make next,
# without a tree. With one, its second would make it as strong as master.
SHORT_SIGHTED: dict[str, Style] = CARELESS | {
    "kolpa": STYLES["kolpa"]._replace(contest=1.6, longest=4, deepest=1),
}

# Simulations after which expert has seen enough before its second is over. With all of it, master won 4 of 8 games.
ENOUGH: dict[str, int] = {"ganesha": 5000}


class UnknownBot(KolamError):
    """There is no such level."""


class Searching:
    """A bot that searches, in the style and with the budget for whatever match it is asked to play."""

    def __init__(self, styles: dict[str, Style], budget: Callable[[str, int], Budget], seed: str) -> None:
        self._styles = styles  # by the game
        self._budget = budget  # by the game and the number of opponents
        self._seed = seed
        self._searchers: dict[tuple[str, int], Searcher] = {}

    def __call__(self, match: Match) -> int:
        name, opponents = match.game.name, len(match.seats) - 1
        if (name, opponents) not in self._searchers:
            self._searchers[name, opponents] = Searcher(self._budget(name, opponents), self._styles[name], self._seed)
        return self._searchers[name, opponents].choose(match)


def searching(styles: dict[str, Style], budget: Callable[[str, int], Budget]) -> Callable[[str], Bot]:
    return lambda seed: Searching(styles, budget, seed)


# What each level does, from the weakest to the strongest.
LEVELS: dict[str, Callable[[str], Bot]] = {
    "random": Random,
    "beginner": Glance,
    "casual": Greedy,
    "skilled": searching(CARELESS, lambda _, opponents: Budget(simulations=150 * opponents)),
    "expert": searching(SHORT_SIGHTED, lambda game, _: Budget(simulations=ENOUGH.get(game), seconds=1.0)),
    "master": searching(STYLES, lambda *_: Budget(seconds=3.0, threads=2)),
}

# Not for people, but to measure by. The literature calls casual greedy; the others take what follows the colon.
GREEDY = "greedy"
MEASURES: dict[str, Callable[[float, str], Bot]] = {
    "search": lambda simulations, seed: Searching(
        STYLES, lambda *_: Budget(simulations=max(1, round(simulations))), seed
    ),
    "think": lambda seconds, seed: Searching(STYLES, lambda *_: Budget(seconds=seconds), seed),
    "flat": lambda seconds, seed: Flat(seed, seconds),
}


def bot(level: str, seed: int | str) -> Bot:
    """A bot of a level, or `greedy`, `search:N` (simulations), `think:S` or `flat:S` (seconds).

    `seed` decides its own chance.
    """
    if level in LEVELS:
        return LEVELS[level](str(seed))
    if level == GREEDY:
        return Greedy(str(seed))
    name, _, amount = level.partition(":")
    if name not in MEASURES or not re.fullmatch(r"\d+(\.\d+)?", amount) or float(amount) == 0:
        raise UnknownBot(message("bot-unknown", name=repr(level), bots=", ".join([*LEVELS, GREEDY])))
    return MEASURES[name](float(amount), str(seed))
