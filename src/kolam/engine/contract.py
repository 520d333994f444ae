"""What a game is: a record, a handful of compiled answers about it, and the words for its moves.

docs/add-a-game.md builds one, step by step.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from kolam.engine.chance import key_words
from kolam.engine.compiled import Record, question
from kolam.engine.errors import BadOption, IllegalMove, MalformedMove
from kolam.engine.validation import complaint
from kolam.locale import Message, has, message

__all__ = [
    "CHANCE",
    "NOBODY",
    "Event",
    "Game",
    "Move",
    "State",
    "clone",
    "decide",
    "fingerprint",
    "happen",
    "imagine",
    "legal",
    "new_state",
    "observe",
    "outcome_count",
    "read_move",
    "standing",
    "weight",
    "whose",
]

# A position of one match: an array with a single record. Only Python makes these; compiled code works inside them.
State = NDArray[np.record]

# What a host's file makes of the options that were given, for a number of players.
Completion = Callable[[Mapping[str, Any], int], dict[str, Any]]

# Who decides, if it is not a seat.
CHANCE = -1
NOBODY = -2


@question
def whose(state: Record) -> int:
    """The seat that decides now, or CHANCE, or NOBODY when the match is over."""


@question
def legal(state: Record, moves: NDArray[np.int32]) -> int:
    """Write the legal decisions into `moves`, as integers; return how many there are."""


@question
def decide(state: Record, move: int) -> None:
    """Make a legal decision happen."""


@question
def outcome_count(state: Record) -> int:
    """How many different things chance can ever bring in this game."""


@question
def weight(state: Record, outcome: int) -> int:
    """How likely an outcome is now, relative to the others; 0 if it cannot happen."""


@question
def happen(state: Record, outcome: int) -> None:
    """Make an outcome of chance happen."""


@question
def standing(state: Record, scores: NDArray[np.int32], winners: NDArray[np.bool_]) -> None:
    """The score of every seat so far, and who would win with it."""


@question
def imagine(state: Record, seat: int, dice: Record) -> None:
    """Redraw all that `seat` cannot know, chance to come included."""


@question
def observe(state: Record, seat: int, observation: NDArray[np.int16]) -> None:
    """Write what `seat` knows as numbers, itself first, for learning."""


class Move(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A decision, as programs and JSON say it."""


class Event(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Something that chance brought, as a match file says it."""


@dataclass(frozen=True)
class Game:
    """All that the rest of Kolam needs to know of a game."""

    name: str
    package: str  # where the game lives: its judgement, reasons, drawing and texts are looked for there
    title: str
    players: range
    usual_players: int  # as many as make the game lively
    minutes: int  # that a match takes with people around the table
    dtype: np.dtype[Any]
    decisions: int  # the integers of decisions are 0 … decisions − 1
    most_legal: int  # room for the legal decisions of any position
    observation: int  # how many numbers `observe` writes
    Options: type[Any]
    Move: Any  # the union of the game's moves
    Event: Any  # the union of what chance brings
    View: type[Any]
    Sheet: type[Any]

    # Write the options and the set-up into an empty record, up to the first thing that chance decides.
    lay_out: Callable[[Record, int, Any], None]
    # The typed move that an integer stands for in a position.
    move: Callable[[Record, int], Any]
    # The integer of a typed move, or None if the position knows no such thing.
    number: Callable[[Record, Any], int | None]
    # A move in a few characters, for people and files.
    text: Callable[[Any], str]
    # The typed move that a text says, or MalformedMove.
    parse: Callable[[str], Any]
    # Why a move is illegal for the seat that decides.
    refusal: Callable[[Record, Any], IllegalMove]
    # What the outcomes since a position amount to, or None while more of them belong to it.
    event: Callable[[Record, Sequence[int]], Any]
    # The outcomes that an event consists of, or ValueError if it cannot follow a position.
    outcomes: Callable[[Record, Any], list[int]]
    # An event as a seat may see it (None: a spectator).
    seen: Callable[[Any, int | None], Any]
    # What everybody may see, spectators included: a View, made by listing what is public.
    public: Callable[[Record], Any]
    # What a seat sees beside that: fields of its View.
    own: Callable[[Record, int], dict[str, Any]]
    # The score sheet of a finished match, from its positions, a line for each seat.
    sheet: Callable[[Sequence[State]], list[Any]]
    # A hosted match is drawn after this many decisions, which nobody makes in earnest. It is twice the longest of
    # hundreds of random matches of our games.
    longest: int = 20_000
    # What each of these legal decisions changes of the score so far, for the seat that decides: before anything that
    # chance brings, and from what that seat knows. Only for a game in which a score so far means something.
    worth: Callable[[State, NDArray[np.int32]], NDArray[np.float64]] | None = None
    # Options beside `first` that are drawn if nobody names them, for a number of players; the function given draws a
    # number below its argument.
    draw: Callable[[int, Callable[[int], int]], dict[str, Any]] = lambda players, below: {}
    # Files of a host's own, by what they hold: a function that reads and checks one. What it returns completes the
    # options of a new match for a number of players, unless they say otherwise.
    data_files: Mapping[str, Callable[[Path], Completion]] = field(default_factory=dict)

    @property
    def called(self) -> Message | str:
        """The game's name as each language says it; its title if it brings no texts."""
        key = f"{self.name}-name"
        return message(key) if has(key) else self.title

    def view(self, state: Record, seat: int | None, public: Any = None) -> Any:
        """What a seat may see, or a spectator (None). If many look at one position, `public` need be made once."""
        seen = self.public(state) if public is None else public
        return seen if seat is None else msgspec.structs.replace(seen, seat=seat, **self.own(state, seat))


def new_state(game: Game, players: int, options: Any, secret: bytes | None) -> State:
    """A laid-out position in which nothing has been drawn yet. Without a secret, chance must be told from outside."""
    if players not in game.players:
        least, most = game.players[0], game.players[-1]
        raise BadOption(message("option-players", game=game.called, least=least, most=most, players=str(players)))
    state: State = np.zeros(1, game.dtype)
    state[0].chance_used = 16
    if secret is not None:
        state[0].chance_key[:] = key_words(secret)
    game.lay_out(state[0], players, options)
    return state


def clone(state: State) -> State:
    """A copy of one block of memory; NumPy's own copy goes field by field and takes ten times as long."""
    return np.frombuffer(bytearray(state.tobytes()), state.dtype)


def fingerprint(state: State) -> str:
    """A hash of everything in a position."""
    return hashlib.blake2b(state.tobytes(), digest_size=16).hexdigest()


def read_move(game: Game, given: object) -> Any:
    """A typed move from JSON data or from its text, or MalformedMove naming what is wrong."""
    if isinstance(given, str):
        return game.parse(given)
    try:
        return msgspec.convert({"move": given}, _saying(game.Move)).move
    except msgspec.ValidationError as error:
        raise MalformedMove(message("data-move", game=game.called, problem=complaint(error, "move"))) from None


@cache
def _saying(moves: Any) -> type[Any]:
    """A Struct of one move: msgspec remembers how to read a Struct, and studies a union anew each time."""
    return msgspec.defstruct("Saying", [("move", moves)])
