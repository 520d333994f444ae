"""Bots that do not search: for company at the table, and as yardsticks for those that do."""

from kolam.bots.judgement import appraise
from kolam.bots.tree import quick_choice
from kolam.match import Match
from kolam.rules.chance import below, new_dice
from kolam.rules.play import new_moves


class Random:
    """Any legal decision, each equally likely."""

    def __init__(self, seed: str) -> None:
        self._dice = new_dice(f"random {seed}")

    def __call__(self, match: Match) -> int:
        numbers = match.legal_numbers()
        return numbers[below(self._dice[0], len(numbers))]


class Glance:
    """Looks at two of the legal decisions and takes the one that seems better."""

    def __init__(self, seed: str) -> None:
        self._dice = new_dice(f"glance {seed}")

    def __call__(self, match: Match) -> int:
        numbers = match.legal_numbers()
        moves = new_moves(match.game)
        moves[: len(numbers)] = numbers
        return int(quick_choice(match.state[0], moves, len(numbers), 2, self._dice[0]))


class Greedy:
    """Takes what seems best at once, and looks no further; ties are broken at random."""

    def __init__(self, seed: str) -> None:
        self._dice = new_dice(f"greedy {seed}")

    def __call__(self, match: Match) -> int:
        worth = {number: appraise(match.state[0], number) for number in match.legal_numbers()}
        best = [number for number, points in worth.items() if points == max(worth.values())]
        return best[below(self._dice[0], len(best))]
