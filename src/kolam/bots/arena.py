"""Bots against each other: every line-up plays the same deals from every seat."""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, cycle, islice
from multiprocessing import get_context
from typing import NamedTuple

import msgspec

from kolam.bots import bot
from kolam.engine.chance import secret_of_seed
from kolam.engine.registry import game
from kolam.match import Drawn, Match, Seat


class Pairing(msgspec.Struct, frozen=True):
    """A game to be played: who sits where, and which deal it is."""

    game: str
    seats: tuple[str, ...]
    deal: int
    seed: str


class Played(msgspec.Struct, frozen=True):
    """A game that was played."""

    pairing: Pairing
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int

    def share(self, seat: int) -> float:
        """What a seat got of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def pairings(name: str, bots: Sequence[str], players: int, games: int, seed: str) -> list[Pairing]:
    """At least this many games for every line-up: the same deals for all, each with every rotation of the seats."""
    lineups = list(combinations(bots, players)) if len(bots) >= players else [tuple(islice(cycle(bots), players))]
    deals = -(-games // players)
    return [
        Pairing(name, lineup[turn:] + lineup[:turn], deal, seed)
        for deal in range(deals)
        for lineup in lineups
        for turn in range(players)
    ]


def play(pairing: Pairing) -> Played:
    """Chance in the deal is the same for all who play it; what the bots leave to chance is their own."""
    seats = [Seat(f"{level} {number}", level) for number, level in enumerate(pairing.seats, 1)]
    secret = secret_of_seed(f"arena {pairing.seed} {pairing.deal}")
    match = Match(game(pairing.game), seats, {}, Drawn(secret))
    bots = [bot(level, f"{pairing.seed} {pairing.deal} {level} {seat}") for seat, level in enumerate(pairing.seats)]
    while (turn := match.turn) is not None:
        match.play_number(bots[turn](match))
    result = match.result
    if result is None:
        raise AssertionError("a match that is over has a result")
    return Played(pairing, tuple(result.scores), tuple(result.winners), match.decisions)


def play_all(todo: Iterable[Pairing], jobs: int) -> Iterator[Played]:
    """The games in their order, `jobs` at a time."""
    if jobs == 1:
        yield from map(play, todo)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, todo)


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
    from scipy.stats import binomtest

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
    import choix
    import numpy as np

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
