"""Hints that teach, and what each decision of a finished match was worth."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from kolam.bots.reasons import reason
from kolam.bots.searcher import Budget, Judged, Position, Searcher
from kolam.bots.style import styles_of
from kolam.engine.contract import Game, State, legal, whose
from kolam.engine.play import new_moves
from kolam.locale import Message
from kolam.match import Match

TRUSTED = 0.25  # of the visits of the most visited decision: with fewer, a chance is mostly noise


class Hint(NamedTuple):
    """A move worth thinking about."""

    move: Any
    chance: float  # to win the match
    score: float  # expected
    reason: Message


class Verdict(NamedTuple):
    """What a decision of the past was worth, beside the best one."""

    number: int  # of the decision, from 0
    seat: int
    played: Hint
    best: Hint

    @property
    def lost(self) -> float:
        """The chance to win that was given away."""
        return max(0.0, self.best.chance - self.played.chance)


class Moment:
    """A position of the past, for a search to look at."""

    def __init__(self, game: Game, state: State, decisions: int) -> None:
        self.game = game
        self.state = state
        self.decisions = decisions

    @property
    def turn(self) -> int | None:
        return int(whose(self.state[0]))

    def legal_numbers(self) -> list[int]:
        moves = new_moves(self.game)
        return [int(number) for number in moves[: legal(self.state[0], moves)]]


def hints(position: Position, budget: Budget, seed: str = "hint", best: int = 3) -> list[Hint]:
    """The best moves for the seat that decides, the best first. They are found with what that seat knows."""
    return [_hint(position, judged) for judged in ranked(_judge(position, budget, seed))[:best]]


def ranked(judged: Sequence[Judged]) -> list[Judged]:
    """By their chance, the best first; `judged` has the most visited first.

    A decision that was hardly looked at never comes before one that was: it follows if its chance is no better, and is
    left out if it only seems to be.
    """
    enough = TRUSTED * judged[0].visits
    trusted = [found for found in judged if found.visits >= enough]
    worst = min(found.chance for found in trusted)
    others = [found for found in judged if found.visits < enough and found.chance <= worst]
    return sorted(trusted + others, key=lambda found: -found.chance)


def verdicts(match: Match, budget: Budget, seed: str = "analysis") -> Iterator[Verdict]:
    """One decision after the other, as its seat could have judged it then. Forced ones are passed over."""
    moves = [entry.what for entry in match.log if entry.seat is not None]
    for number, (seat, state) in enumerate(zip(match.deciders, match.history, strict=False)):
        moment = Moment(match.game, state, number)
        if len(moment.legal_numbers()) < 2:
            continue
        judged = _judge(moment, budget, f"{seed} {number}")
        played = match.game.number(moment.state[0], moves[number])
        mine = next((found for found in judged if found.number == played), None)
        if mine is not None:
            yield Verdict(number, seat, _hint(moment, mine), _hint(moment, judged[0]))


def _judge(position: Position, budget: Budget, seed: str) -> list[Judged]:
    return Searcher(budget, styles_of(position.game).master, seed).judge(position)


def _hint(position: Position, judged: Judged) -> Hint:
    state = position.state[0]
    move = position.game.move(state, judged.number)
    return Hint(move, judged.chance, judged.score, reason(position.game, state, move))
