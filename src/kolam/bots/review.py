"""What a review says of a finished match: what everybody could expect all along, luck, errors and turning points.

One series of numbers for each player says how it went, in ten-thousandths of a victory: at the start, before and after
each decision, and at the end. Whatever is told of luck and choice is a difference between two of its members, or a part
of one; so it adds up to the result, exactly. docs/bots.md explains what the numbers mean.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from kolam.locale import Message
from kolam.locale.stored import from_data

UNIT = 10_000  # a whole victory
TURNING = 500  # a swing worth naming
MOST_TURNING = 6

# How well somebody decided: the chance to win that an average decision gives away, in units, and its name.
GRADES = ((10, "superb"), (30, "strong"), (60, "solid"), (110, "mixed"))
LAST_GRADE = "rough"


class Better(msgspec.Struct, frozen=True, array_like=True):
    """The move that a decision is measured against, and why it is good."""

    move: Any  # as JSON data
    chance: int  # of the player who decided, with this move, as they could have judged it
    played: int  # and with the move that was played
    reason: dict[str, Any]  # a message as data, in no language yet

    @property
    def why(self) -> Message:
        found: Message = from_data(self.reason)
        return found


class Moment(msgspec.Struct, frozen=True, array_like=True):
    """A decision. All lists are by seat."""

    seat: int
    forced: bool  # there was only one legal move
    before: list[int]  # what everybody could expect
    after: list[int]  # with this decision made, before chance went on
    scores: list[float]  # expected before it
    unseen: list[int]  # the part of the change that nobody could foresee who saw no more than the player did
    better: Better | None = None  # unless nothing was clearly better

    @property
    def error(self) -> int:
        """The chance to win that was given away."""
        return 0 if self.better is None else self.better.chance - self.better.played


class Review(msgspec.Struct, frozen=True):
    """A match in numbers. All lists of numbers are by seat."""

    playouts: int  # from each position of the series
    simulations: int  # of the search for better moves, a decision
    start: list[int]  # before anything was drawn
    start_scores: list[float]
    moments: list[Moment]
    end: list[int]  # the result: a whole victory, a share of one, or nothing
    end_scores: list[float]
    doubt: list[int]  # the standard error of what is called luck

    def drawn(self, decision: int) -> list[int]:
        """What chance gave each player just before a decision; after the last one, if `decision` is their number."""
        before = self.start if decision == 0 else self.moments[decision - 1].after
        now = self.end if decision == len(self.moments) else self.moments[decision].before
        return _minus(now, before)


class Account(NamedTuple):
    """How a player's result came about: start + draws + unseen + own + others = end."""

    start: int
    draws: int  # what chance brought
    unseen: int  # what nobody could know who decided
    own: int  # what their own decisions gave away: 0 or less
    others: int  # what the play of the others left them
    end: int
    decisions: int  # of theirs, forced ones aside

    @property
    def luck(self) -> int:
        return self.draws + self.unseen

    @property
    def adjusted(self) -> int:
        """The result without the luck."""
        return self.end - self.luck

    @property
    def rate(self) -> float:
        """What an average decision gave away."""
        return -self.own / self.decisions if self.decisions else 0.0

    @property
    def grade(self) -> str:
        return next((name for below, name in GRADES if self.rate < below), LAST_GRADE)


class Turn(NamedTuple):
    """A turning point: a decision, or what chance brought just before it."""

    decision: int
    draw: bool
    swing: list[int]


def account(review: Review, seat: int) -> Account:
    draws = sum(review.drawn(decision)[seat] for decision in range(len(review.moments) + 1))
    unseen = sum(moment.unseen[seat] for moment in review.moments)
    chosen = sum(moment.after[seat] - moment.before[seat] - moment.unseen[seat] for moment in review.moments)
    mine = [moment for moment in review.moments if moment.seat == seat and not moment.forced]
    own = -sum(moment.error for moment in mine)
    return Account(review.start[seat], draws, unseen, own, chosen - own, review.end[seat], len(mine))


def accounts(review: Review) -> list[Account]:
    return [account(review, seat) for seat in range(len(review.start))]


def turning_points(review: Review) -> list[Turn]:
    """The largest swings, in the order in which they came. The first deal is where everybody starts."""
    swings = [turn for turn in _turns(review) if max(map(abs, turn.swing)) >= TURNING]
    largest = sorted(swings, key=lambda turn: -max(map(abs, turn.swing)))[:MOST_TURNING]
    return sorted(largest, key=lambda turn: (turn.decision, not turn.draw))


def _turns(review: Review) -> Iterator[Turn]:
    for number, moment in enumerate(review.moments):
        yield Turn(number, True, review.drawn(number))
        yield Turn(number, False, _minus(moment.after, moment.before))
    yield Turn(len(review.moments), True, review.drawn(len(review.moments)))


def _minus(now: list[int], before: list[int]) -> list[int]:
    return [a - b for a, b in zip(now, before, strict=True)]
