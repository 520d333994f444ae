"""Reviewing a match, one position after the other, so that whoever has something better to do need not wait long."""

import time
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from kolam.bots.hints import ranked
from kolam.bots.prospects import EVERYTHING, Prospects, foreseen, is_clear, prospects
from kolam.bots.reasons import reason
from kolam.bots.review import UNIT, Better, Moment, Review
from kolam.bots.searcher import Budget, PastPosition, Searcher
from kolam.bots.style import Style, best_style, review_style, styles_of
from kolam.bots.tree import NONE
from kolam.engine.contract import Game, State, new_state, whose
from kolam.locale.stored import to_data
from kolam.match import Match

TRIAL = 24  # playouts that show how long they take
LEAST, MOST = 40, 20_000  # playouts from a position, and simulations of a decision
FORESEEN = 2  # times as many to tell what could be foreseen: all that is called luck depends on that
SERIES = 0.6  # of the time is for the series, the rest for finding better moves


class Effort(NamedTuple):
    """How long to look at each position."""

    playouts: int  # for the series
    simulations: int  # to find a better move, and to compare it with the one that was played


class Reviewing:
    """A review in the making: `step` until `done` is `total`, then take the `review`."""

    def __init__(self, match: Match, effort: Effort, seed: str = "review") -> None:
        self.match = match
        self.effort = effort
        self.total = match.decisions + 1
        self.done = 0
        self._seed = seed
        self._history = match.history
        self._deciders = match.deciders
        self._moves = [entry.what for entry in match.log if entry.seat is not None]
        self._drawn = drawn_before(match)
        self._style = review_style(match.game)
        # If no player sees more than another, the series is what all of them know; else it is made with open cards.
        self._hidden = has_secrets(match)
        self._knower = EVERYTHING if self._hidden else 0
        self._moments: list[Moment] = []
        self._doubt = np.zeros(len(match.seats))  # variances of what is called luck
        self._start = self._now = self._prospects(new_state(match.game, len(match.seats), match.options, None), "start")

    def step(self) -> None:
        """Look at the next position."""
        number = self.done
        if self._drawn[number]:
            after, self._now = self._now, self._prospects(self._history[number], f"before {number}")
            if not self._hidden:
                self._doubt += after.errors**2 + self._now.errors**2
        if number < len(self._deciders):
            self._moments.append(self._decision(number))
        self.done += 1

    def review(self) -> Review:
        result = self.match.result
        end, scores = _shares(self._now), self._now.scores
        if result is not None:
            end = [round(UNIT / len(result.winners)) if seat in result.winners else 0 for seat in range(len(end))]
            scores = np.array(result.scores)
        return Review(
            playouts=self.effort.playouts,
            simulations=self.effort.simulations,
            start=_shares(self._start),
            start_scores=_scores(self._start.scores),
            moments=self._moments,
            end=end,
            end_scores=_scores(scores),
            doubt=_units(np.sqrt(self._doubt)),
        )

    def _decision(self, number: int) -> Moment:
        """A decision, and what it changed. One that was forced changed nothing."""
        seat, state, before = self._deciders[number], self._history[number], self._now
        position = PastPosition(self.match.game, state, number)
        if len(position.legal_numbers()) < 2:
            expected = _shares(before)
            return Moment(seat, True, expected, expected, _scores(before.scores), [0] * len(expected))
        played = self.match.game.number(state[0], self._moves[number])
        if played is None:
            raise AssertionError("a move that was made has a number")
        self._now = self._prospects(state, f"after {number}", move=played)
        unseen = [0] * len(before.chances)
        if self._hidden:
            seed, playouts = f"{self._seed} foreseen {number}", FORESEEN * self.effort.playouts
            change, errors = foreseen(self.match.game, state, playouts, self._style, seed, seat=seat, move=played)
            unseen = _units(self._now.chances - before.chances - change)
            self._doubt += errors**2
        better = better_move(position, played, self.effort.simulations, self._seed)
        return Moment(seat, False, _shares(before), _shares(self._now), _scores(before.scores), unseen, better)

    def _prospects(self, state: State, what: str, *, knower: int | None = None, move: int = NONE) -> Prospects:
        seed = f"{self._seed} {what}"
        knower = self._knower if knower is None else knower
        return prospects(self.match.game, state, self.effort.playouts, self._style, seed, knower=knower, move=move)


def better_move(position: PastPosition, played: int, simulations: int, seed: str) -> Better | None:
    """The best move as the seat could have judged it then, if it was clearly better than what was played."""
    game, state, style = position.game, position.state, styles_of(position.game).master
    seat, seed = int(whose(state[0])), f"{seed} {position.decisions}"
    best = ranked(Searcher(Budget(simulations=simulations), best_style(game), seed).judge(position))[0].number
    if best == played:
        return None
    found, mine = (
        prospects(game, state, simulations, style, f"{seed} compared", knower=seat, move=move)
        for move in (best, played)
    )
    if not is_clear(found, mine, seat):
        return None
    move = game.move(state[0], best)
    return Better(
        move=msgspec.to_builtins(move),
        chance=round(float(found.chances[seat]) * UNIT),
        played=round(float(mine.chances[seat]) * UNIT),
        reason=to_data(reason(game, state[0], move)),
    )


def has_secrets(match: Match) -> bool:
    """Whether a seat sees anything that others do not."""
    return any(match.game.own(state[0], seat) for state in match.history[:1] for seat in range(len(match.seats)))


def drawn_before(match: Match) -> list[bool]:
    """Whether chance went on just before each decision, and after the last one."""
    drawn = [False]
    for entry in match.log:
        if entry.seat is None:
            drawn[-1] = True
        else:
            drawn.append(False)
    return drawn


def effort_for(match: Match, seconds: float) -> Effort:
    """As much as can be done in some seconds of a processor's time, as a short trial tells."""
    history, hidden, drawn = match.history, has_secrets(match), sum(drawn_before(match))
    free = [number for number in range(match.decisions) if not _forced(match, history[number], number)]
    if not free:
        return Effort(LEAST, LEAST)
    game, style, search = match.game, review_style(match.game), styles_of(match.game).master
    samples = [history[free[len(free) * part // 4]] for part in range(4)]
    for each in (style, search):
        _seconds_of_trial(game, samples[0], each)  # the first time, compiled code has to be loaded
    playing = searching = 0.0
    for state in samples:
        playing += _seconds_of_trial(game, state, style)
        searching += _seconds_of_trial(game, state, search)
    positions = 1 + drawn + len(free) * (1 + 2 * FORESEEN if hidden else 1)
    trials = TRIAL * len(samples)
    playouts = SERIES * seconds / positions * trials / playing
    simulations = (1 - SERIES) * seconds / (3 * len(free)) * trials / searching  # a search, and two moves compared
    return Effort(*(round(min(MOST, max(LEAST, number))) for number in (playouts, simulations)))


def _seconds_of_trial(game: Game, state: State, style: Style) -> float:
    began = time.thread_time()  # whatever else the machine does meanwhile
    prospects(game, state, TRIAL, style, "trial", knower=0)
    return time.thread_time() - began


def _forced(match: Match, state: State, number: int) -> bool:
    return len(PastPosition(match.game, state, number).legal_numbers()) < 2


def _units(shares: NDArray[np.float64]) -> list[int]:
    return [round(float(share) * UNIT) for share in shares]


def _shares(expected: Prospects) -> list[int]:
    return _units(expected.chances)


def _scores(scores: NDArray[np.float64]) -> list[float]:
    return [round(float(score), 1) for score in scores]
