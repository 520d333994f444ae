"""What the games of an arena say about its bots: who beats whom, and by how much. Needs the extra `arena`."""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

import choix
import numpy as np
from scipy.stats import binomtest

from kolam.bots.arena import Played


class Record(NamedTuple):
    """How one bot fared against another, in games in which both sat."""

    games: int
    wins: float  # shared victories count in part
    low: float  # 95 % confidence interval of the share of wins
    high: float


class Rating(NamedTuple):
    """Bradley–Terry strength on the scale of chess (400 points: ten to one), with its 95 % interval."""

    bot: str
    rating: float
    margin: float


def records(played: Sequence[Played]) -> dict[tuple[str, str], Record]:
    """For each pair of bots: the share of games in which the first came out before the second."""
    wins: dict[tuple[str, str], list[float]] = {}
    for one in played:
        for first, second in combinations(range(len(one.scores)), 2):
            names = one.pairing.seats[first], one.pairing.seats[second]
            if names[0] == names[1]:
                continue
            better = _better(one, first, second)
            wins.setdefault(names, []).append(better)
            wins.setdefault(names[::-1], []).append(1 - better)
    found = {}
    for names, results in wins.items():
        interval = binomtest(round(sum(results)), len(results)).proportion_ci(method="wilson")
        found[names] = Record(len(results), sum(results), float(interval.low), float(interval.high))
    return found


def _better(played: Played, first: int, second: int) -> float:
    """1 if the first seat did better than the second: by victory, else by score; ½ if neither did."""
    a, b = ((played.share(seat), played.scores[seat]) for seat in (first, second))
    return 1.0 if a > b else 0.0 if a < b else 0.5


def ratings(played: Sequence[Played], bots: Sequence[str]) -> list[Rating]:
    """The strongest first; the weakest of the list has 0. Draws between two bots tell nothing and are left out."""
    index = {name: number for number, name in enumerate(dict.fromkeys(bots))}
    results = []
    for one in played:
        for first, second in combinations(range(len(one.scores)), 2):
            names = one.pairing.seats[first], one.pairing.seats[second]
            better = _better(one, first, second)
            if names[0] != names[1] and better != 0.5:
                pair = index[names[0]], index[names[1]]
                results.append(pair if better == 1.0 else pair[::-1])
    before = np.random.get_state()
    np.random.seed(0)  # choix visits the results in a random order; the same games shall give the same ratings
    strengths, covariance = choix.ep_pairwise(len(index), results, alpha=0.01)
    np.random.set_state(before)
    scale = 400 / np.log(10)
    lowest = int(np.argmin(strengths))
    found = []
    for name, number in index.items():
        spread = covariance[number, number] + covariance[lowest, lowest] - 2 * covariance[number, lowest]
        margin = 1.96 * scale * float(np.sqrt(max(0.0, spread)))
        found.append(Rating(name, scale * float(strengths[number] - strengths[lowest]), margin))
    return sorted(found, key=lambda rating: -rating.rating)
