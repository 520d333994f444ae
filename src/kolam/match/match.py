"""A match is a game, its options, its seats, a secret and the moves; everything else follows from them by replay."""

import copy
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np

from kolam.engine.contract import CHANCE, NOBODY, Game, State, clone, new_state, read_move, standing
from kolam.engine.errors import IllegalMove
from kolam.engine.options import read_options
from kolam.engine.play import bring, choices, decider, new_moves, take
from kolam.locale import message
from kolam.match.errors import BadSeats, CannotUndo, MatchOver, NotYourTurn
from kolam.match.fairness import Chance, Drawn
from kolam.match.log import Entry, Result

LONGEST_NAME = 40


class Seat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who sits there: a person, or a bot of a level."""

    name: str
    bot: str | None = None


def is_name(text: str) -> bool:
    """A name has 1 to LONGEST_NAME visible characters."""
    return 0 < len(text) <= LONGEST_NAME and text.isprintable() and text.strip() == text


class Decision(NamedTuple):
    """What undo needs to know of a decision: who made it, and where the log stood before it."""

    seat: int
    log_before: int


class PutAway(NamedTuple):
    """What is told of a finished match without the way there."""

    decisions: int
    result: "Result | None"


class Match:
    """One match, from the first deal to the score sheet."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        options: object = None,
        chance: Chance | None = None,
    ) -> None:
        """Open a match; `options` are JSON data or the game's own Struct."""
        if len(seats) not in game.players:
            least, most = game.players[0], game.players[-1]
            raise BadSeats(message("seats-number", game=game.called, least=least, most=most, players=len(seats)))
        for number, seat in enumerate(seats):
            if not is_name(seat.name):
                raise BadSeats(message("seats-name", number=number, longest=LONGEST_NAME))
        self.game = game
        self.seats = tuple(seats)
        self.options = read_options(game, {} if options is None else options, len(seats))
        self.takebacks = 0
        self.log: list[Entry] = []
        self.chance: Chance = chance or Drawn()
        self._decisions: list[Decision] = []
        self._moves = new_moves(game)
        self._history: list[State] = []
        self._legal: list[int] | None = None
        self._worth: list[float] | None = None
        self._public: Any = None
        self._put_away: PutAway | None = None
        state = new_state(game, len(seats), self.options, self.chance.secret)
        self._arrive(state, self._settle(state, decider(state)))

    def copy(self) -> "Match":
        """The same match, to be thought about elsewhere while this one goes on; both share the positions so far."""
        self._recall()
        other = copy.copy(self)
        other.log, other._decisions, other._history = self.log[:], self._decisions[:], self._history[:]
        other._moves = new_moves(self.game)
        return other

    @property
    def state(self) -> State:
        """The present position, secrets and all: for bots and tests, never for a seat."""
        return self._history[-1]

    @property
    def history(self) -> list[State]:
        """The position before each decision, and the present one last."""
        self._recall()
        return list(self._history)

    @property
    def turn(self) -> int | None:
        """The seat that decides now, or None when the match is over."""
        return self._turn

    @property
    def over(self) -> bool:
        return self.turn is None

    @property
    def decisions(self) -> int:
        """How many decisions have been made; the number of the next one."""
        return len(self._decisions) if self._put_away is None else self._put_away.decisions

    @property
    def deciders(self) -> list[int]:
        """The seat that made each decision so far."""
        self._recall()
        return [decision.seat for decision in self._decisions]

    def legal_numbers(self) -> list[int]:
        """The legal decisions as integers."""
        if self._legal is None:
            self._legal = [] if self.over else self._legal_numbers(self.state)
        return self._legal

    def legal(self) -> list[Any]:
        """The legal decisions as typed moves."""
        return [self.game.move(self.state[0], number) for number in self.legal_numbers()]

    def worth(self) -> list[float] | None:
        """What each legal decision changes of the decider's score so far; None if the game does not tell."""
        if self._worth is None and self.game.worth is not None:
            self._worth = self.game.worth(self.state, np.array(self.legal_numbers(), np.int32)).tolist()
        return self._worth

    def legal_at(self, decision: int) -> list[Any]:
        """What was legal when a decision of the past was made."""
        self._recall()
        state = self._history[decision]
        return [self.game.move(state[0], number) for number in self._legal_numbers(state)]

    def _legal_numbers(self, state: State) -> list[int]:
        count = choices(state, self._moves)
        numbers: list[int] = self._moves[:count].tolist()
        return numbers

    def explain(self, move: Any) -> IllegalMove | None:
        """Why the seat that decides may not make this move, with the rule; None if it may."""
        if self.over:
            raise MatchOver(message("match-over"))
        return None if self._legal_number(move) is not None else self.game.refusal(self.state[0], move)

    def _legal_number(self, move: Any) -> int | None:
        number = self.game.number(self.state[0], move)
        return number if number in self.legal_numbers() else None

    def play(self, seat: int, move: object) -> list[Entry]:
        """Make a decision, typed, as JSON data or as text; return what it and chance added to the log."""
        turn = self.turn
        if turn is None:
            raise MatchOver(message("match-over"))
        if not 0 <= seat < len(self.seats):
            raise BadSeats(message("seats-none", seat=str(seat), players=len(self.seats)))
        if seat != turn:
            raise NotYourTurn(message("match-not-your-turn", name=self.seats[turn].name))
        typed = move if isinstance(move, msgspec.Struct) else read_move(self.game, move)
        number = self._legal_number(typed)
        if number is None:
            raise self.game.refusal(self.state[0], typed)
        log_before = len(self.log)
        state = clone(self.state)
        follows = take(state, number)
        self.log.append(Entry(seat, typed))
        try:
            follows = self._settle(state, follows)
        except Exception:
            del self.log[log_before:]
            raise
        self._decisions.append(Decision(seat, log_before))
        self._arrive(state, follows)
        return self.log[log_before:]

    def play_number(self, number: int) -> list[Entry]:
        """Make the decision that an integer stands for, for the seat whose turn it is."""
        turn = self.turn
        if turn is None:
            raise MatchOver(message("match-over"))
        return self.play(turn, self.game.move(self.state[0], number))

    def view(self, seat: int | None) -> Any:
        """What a seat may see, or a spectator (None)."""
        if self._public is None:
            self._public = self.game.public(self.state[0])
        return self.game.view(self.state[0], seat, self._public)

    def text(self, seat: int | None = None) -> str:
        """The table as a seat may see it, or a spectator (None), drawn in characters as in a terminal."""
        from kolam.match.drawing import text_of

        return text_of(self.game, self.view(seat), [seat.name for seat in self.seats])

    def svg(self, seat: int | None = None) -> str:
        """The table as a seat may see it, or a spectator (None), as a picture."""
        from kolam.match.picture import svg_of

        return svg_of(self.game, self.view(seat), [seat.name for seat in self.seats])

    def _repr_svg_(self) -> str:
        """What a notebook shows of a match."""
        return self.svg()

    def log_for(self, seat: int | None) -> list[Entry]:
        """The log as a seat may see it, or a spectator (None)."""
        return [
            entry if entry.seat is not None else Entry(None, self.game.seen(entry.what, seat)) for entry in self.log
        ]

    def why_no_undo(self, seat: int) -> CannotUndo | None:
        """The law of undo that forbids this seat to take its last decision back, or None."""
        law = self._law_against_undo(seat)
        return None if law is None else CannotUndo(message(law))

    def may_undo(self, seat: int) -> bool:
        return self._law_against_undo(seat) is None

    def _law_against_undo(self, seat: int) -> str | None:
        self._recall()
        last = len(self._decisions) - 1
        while last >= 0 and self._decisions[last].seat != seat:
            last -= 1
        if last < 0:
            return "undo-nothing"
        if self._alone_with_bots(seat):
            return None
        if last != len(self._decisions) - 1:
            return "undo-others-decided"
        if self.over or any(entry.seat is None for entry in self.log[self._decisions[last].log_before :]):
            return "undo-revealed"
        return None

    def undo(self, seat: int) -> None:
        """Take back a seat's last decision and all that followed: the position is what it was, chance included."""
        refusal = self.why_no_undo(seat)
        if refusal is not None:
            raise refusal
        while True:
            decision = self._decisions.pop()
            self._history.pop()
            del self.log[decision.log_before :]
            if decision.seat == seat:
                break
        self.takebacks += 1
        self._arrive(self._history.pop(), decision.seat)

    def _alone_with_bots(self, seat: int) -> bool:
        """A match against bots only harms nobody by being taken back."""
        for number, other in enumerate(self.seats):
            if (other.bot is None) != (number == seat):
                return False
        return True

    @property
    def result(self) -> Result | None:
        """The final scores, the winners and the score sheet, or None before the end."""
        if not self.over:
            return None
        if self._put_away is not None:
            return self._put_away.result
        scores = np.zeros(len(self.seats), np.int32)
        winners = np.zeros(len(self.seats), np.bool_)
        standing(self.state[0], scores, winners)
        won = [seat for seat, wins in enumerate(winners) if wins]
        return Result([int(score) for score in scores], won, self.game.sheet(self._history))

    def put_away(self) -> None:
        """Keep only the end of a finished match in memory; if somebody asks for the way there, it is played again."""
        if not self.over or self._put_away is not None or self.chance.secret is None:
            return  # what a file told of chance cannot be told twice
        self._put_away = PutAway(self.decisions, self.result)
        self._history, self._decisions = self._history[-1:], []
        self._moves = self._moves[:0].copy()
        self._public = None

    def again(self) -> "Match":
        """The same match, played anew from its log; this one stays as it is."""
        again = Match(self.game, self.seats, self.options, self.chance)
        for seat, what in self.log:
            if seat is not None:
                again.play(seat, what)
        return again

    def _recall(self) -> None:
        """Have the whole way there again, if it was put away."""
        if self._put_away is None:
            return
        again = self.again()
        self._put_away = None
        self._history, self._decisions, self._moves = again._history, again._decisions, again._moves

    def _arrive(self, state: State, decides: int) -> None:
        """A new position. What is asked of it often is worked out once."""
        self._history.append(state)
        self._turn = None if decides == NOBODY else int(decides)
        self._legal = self._worth = self._public = None

    def _settle(self, state: State, decides: int) -> int:
        """Let chance happen until a seat must decide, and write it into the log; who that is."""
        while decides == CHANCE:
            before = clone(state)
            happened: list[int] = []
            while (event := self.game.event(before[0], happened)) is None:
                outcome = self.chance.outcome(state, happened)
                decides = bring(state, outcome)
                happened.append(outcome)
            self.log.append(Entry(None, event))
        return decides
