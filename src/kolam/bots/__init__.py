"""Players that are not people."""

from collections.abc import Callable

from kolam.match import Match
from kolam.rules.chance import below, new_dice
from kolam.rules.errors import KolamError

# Chooses one of the legal decisions for the seat whose turn it is.
Bot = Callable[[Match], int]


class UnknownBot(KolamError):
    """There is no such level."""


def random_bot(seed: int | str) -> Bot:
    """Any legal decision, each equally likely; the same ones for the same seed."""
    dice = new_dice(f"random bot {seed}")

    def choose(match: Match) -> int:
        numbers = match.legal_numbers()
        return numbers[below(dice[0], len(numbers))]

    return choose


LEVELS: dict[str, Callable[[int | str], Bot]] = {"random": random_bot}


def bot(level: str, seed: int | str) -> Bot:
    """A bot of a level; `seed` decides what it leaves to chance."""
    if level not in LEVELS:
        raise UnknownBot(f"There is no bot {level!r}. There is: {', '.join(LEVELS)}.")
    return LEVELS[level](seed)
