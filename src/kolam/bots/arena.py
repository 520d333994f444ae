"""Bots against each other: every line-up plays the same deals from every seat."""

from collections.abc import Sequence
from itertools import combinations, cycle, islice

import msgspec

from kolam.bots import bot
from kolam.engine.chance import secret_of_seed
from kolam.engine.registry import game
from kolam.match import Drawn, Match, Seat
from kolam.match.match import LONGEST_NAME


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
    seats = [Seat(f"{level} {number}"[-LONGEST_NAME:], level) for number, level in enumerate(pairing.seats, 1)]
    secret = secret_of_seed(f"arena {pairing.seed} {pairing.deal}")
    match = Match(game(pairing.game), seats, {}, Drawn(secret))
    bots = [bot(level, f"{pairing.seed} {pairing.deal} {level} {seat}") for seat, level in enumerate(pairing.seats)]
    while (turn := match.turn) is not None:
        match.play_number(bots[turn](match))
    result = match.result
    if result is None:
        raise AssertionError("a match that is over has a result")
    return Played(pairing, tuple(result.scores), tuple(result.winners), match.decisions)
