"""A match as environments need it: a position that moves on, and what each seat has seen of the way there."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from kolam.engine.contract import (
    CHANCE,
    NOBODY,
    Game,
    State,
    clone,
    imagine,
    new_state,
    outcome_count,
    standing,
    weight,
)
from kolam.engine.options import read_options
from kolam.engine.play import bring, choices, decider, new_moves, next_outcome, take
from kolam.research.observations import observation
from kolam.research.rewards import Reward, rewards

# Who a line of the history is about, besides the seats, which count from the reader on: 1 is the reader.
NOBODYS, CHANCES = 0, -1


class Decided(NamedTuple):
    """A decision, which everybody sees."""

    seat: int
    number: int


class Brought(NamedTuple):
    """What chance brought: the event, of which a seat may see only a part, and the outcomes that it consists of."""

    event: Any
    outcomes: tuple[int, ...]


class Imagined(NamedTuple):
    """From here on the match is one that a seat thinks possible: what the other seats have of their own is made up."""

    seat: int
    own: tuple[str, ...]  # what each seat has now that only it sees


Line = Decided | Brought | Imagined


class Position:
    """A position of a match. Chance is drawn from the secret by `settle`, or told outcome by outcome by `happen`."""

    def __init__(self, game: Game, players: int, options: object, secret: bytes | None) -> None:
        """Open a match; `options` are JSON data or the game's own Struct."""
        self.game = game
        self.players = players
        self.state: State = new_state(game, players, read_options(game, options or {}, players), secret)
        self.decisions = 0
        self.lines: list[Line] = []
        self._before: State | None = None  # the position that the present event began in
        self._outcomes: list[int] = []  # of the present event
        self._decider = int(decider(self.state))

    def copy(self) -> "Position":
        other = object.__new__(Position)
        other.__dict__.update(self.__dict__)
        other.state = clone(self.state)
        other.lines = self.lines[:]
        other._outcomes = self._outcomes[:]
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.copy()

    @property
    def turn(self) -> int:
        """The seat that decides, or CHANCE, or NOBODY when the match is over: drawn, if it took too long."""
        return NOBODY if self.drawn else self._decider

    @property
    def over(self) -> bool:
        return self.turn == NOBODY

    @property
    def drawn(self) -> bool:
        """Nobody plays as many decisions in earnest: the match ends, and nobody has won it."""
        return self._decider != NOBODY and self.decisions >= self.game.longest

    def legal(self) -> list[int]:
        """The legal decisions, in the order of their numbers."""
        if self.turn < 0:
            return []
        moves = new_moves(self.game)
        return sorted(moves[: choices(self.state, moves)].tolist())

    def mask(self) -> NDArray[np.int8]:
        """1 for every legal decision, 0 for every other one."""
        mask = np.zeros(self.game.decisions, np.int8)
        mask[self.legal()] = 1
        return mask

    def decide(self, number: int) -> None:
        """Make a decision; IllegalMove tells which rule forbids it."""
        if number not in self.legal():
            raise self.game.refusal(self.state[0], self.game.move(self.state[0], number))
        self.lines.append(Decided(self._decider, number))
        self._decider = int(take(self.state, number))
        self.decisions += 1

    def chances(self) -> list[tuple[int, float]]:
        """What chance may bring now, and how likely each of it is."""
        weights = {outcome: int(weight(self.state[0], outcome)) for outcome in range(outcome_count(self.state[0]))}
        total = sum(weights.values())
        return [(outcome, count / total) for outcome, count in weights.items() if count]

    def happen(self, outcome: int) -> None:
        """Let chance bring this."""
        if self._before is None:
            self._before = clone(self.state)
        self._decider = int(bring(self.state, outcome))
        self._outcomes.append(outcome)
        event = self.game.event(self._before[0], self._outcomes)
        if event is not None:
            self.lines.append(Brought(event, tuple(self._outcomes)))
            self._before = None
            self._outcomes = []

    def settle(self) -> None:
        """Let chance bring what the secret says, until a seat must decide or the match is over."""
        while self._decider == CHANCE:
            self.happen(int(next_outcome(self.state)))

    def rewards(self, kind: Reward) -> NDArray[np.float64]:
        """What the match is worth to each seat, if it is over: in a drawn match all win."""
        scores, winners = np.zeros(self.players, np.int32), np.zeros(self.players, np.bool_)
        if not self.over:
            return np.zeros(self.players)
        standing(self.state[0], scores, winners)
        return rewards(kind, scores, np.ones_like(winners) if self.drawn else winners)

    def observation(self, seat: int, recall: int = 0) -> NDArray[np.int16]:
        """What a seat knows as numbers; after those of the game, `recall` lines of what it has seen."""
        numbers = observation(self.game, self.state, seat)
        return np.concatenate([numbers, self.history(seat, recall).ravel()]) if recall else numbers

    def history(self, seat: int, length: int) -> NDArray[np.int16]:
        """The last lines of what a seat has seen, the newest first.

        A line is who and what: a seat, counted from the reader who is 1, and the number of its decision; or CHANCES and
        an outcome, −1 if the reader did not see it. An event of which it saw a part is one such line. Zeros follow.
        """
        lines = np.zeros((length, 2), np.int16)
        for row, line in zip(range(length), self._seen_backwards(seat), strict=False):
            lines[row] = line
        return lines

    def _seen_backwards(self, seat: int) -> Iterator[tuple[int, int]]:
        mine = True  # what this seat saw itself, and did not only imagine to have been seen
        for line in reversed(self.lines):
            match line:
                case Decided(who, number):
                    yield (who - seat) % self.players + 1, number
                case Brought(event, outcomes) if self.game.seen(event, seat if mine else None) == event:
                    yield from ((CHANCES, outcome) for outcome in reversed(outcomes))
                case Brought():
                    yield CHANCES, -1
                case Imagined(other):
                    mine = mine and other == seat

    def told(self, seat: int | None) -> Iterator[str]:
        """What a seat has seen since the start, or a spectator (None), line by line: never two ways there alike."""
        last = max(
            (n for n, line in enumerate(self.lines) if isinstance(line, Imagined) and line.seat != seat), default=-1
        )
        for n, line in enumerate(self.lines):
            match line:
                case Decided(who, number):
                    yield f"{who}:{number}"
                case Brought(event):
                    yield _compact(self.game.seen(event, seat if n > last else None))
                case Imagined(_, own) if n == last and seat is not None:
                    yield own[seat]

    def imagined(self, seat: int, dice: NDArray[np.record]) -> "Position":
        """A match that is possible as far as a seat knows, its future included."""
        other = self.copy()
        imagine(other.state[0], seat, dice[0])
        own = (_compact(self.game.own(other.state[0], each)) for each in range(self.players))
        other.lines.append(Imagined(seat, tuple(own)))
        return other

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state[0], seat)


def _compact(data: Any) -> str:
    return msgspec.json.encode(data).decode()
