"""The rules of a game as a newcomer reads them: short parts in order, with drawn examples that the engine can check.

A game's package says which parts there are in `rules.toml`, what they say in `locale/<language>/rules.ftl`, and how a
position is written as text in `notation.py`. Nothing here is drawn or worded by hand: what an example shows is a view,
and whether a move in it is legal, and why it is not, is asked of the rules each time.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
import numpy as np

from kolam.engine.contract import CHANCE, Game, State, clone, read_move, standing
from kolam.engine.errors import IllegalMove
from kolam.engine.parts import folder_of, part
from kolam.engine.play import bring, choices, decider, new_moves, next_outcome, take
from kolam.locale import Message, has, message


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that an example speaks of: legal, unless a rule is named that forbids it."""

    move: str | dict[str, Any]  # as text, or as JSON if no text says such a thing
    rule: str | None = None
    gains: int | None = None  # what it changes of the mover's score, if the example says so


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and what is claimed about it."""

    name: str
    drawings: list[str]  # the position, as the game's notation reads it
    details: dict[str, Any] = {}  # what else the notation wants to know
    leads: list[str] = []  # moves from there to the position that is shown
    seat: int | None = None  # through whose eyes, if not those of the seat that decides
    shows: list[str] = []  # the parts of the board that are drawn; the game's room knows them
    tries: list[Try] = []
    plays: list[str] = []  # moves that are made then; `after` among what is shown is the position that they lead to
    gains: list[int] | None = None  # what they change of every seat's score
    sheet: dict[str, int] | None = None  # what the score is made of, as the game's notation tells it


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A few sentences, the rules that they tell ("K6–K9, K12"), and examples."""

    name: str
    rules: str
    examples: list[Example] = []


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of it, in the order in which a newcomer needs it."""

    parts: list[Part]


class Verdict(msgspec.Struct, frozen=True):
    """What the rules say of a move in an example."""

    move: Any
    refusal: IllegalMove | None
    gains: int  # for the mover


class Picture(msgspec.Struct, frozen=True):
    """What an example shows, worked out by the engine."""

    seat: int  # through whose eyes
    view: Any
    beside: dict[str, Any]  # what everybody at the table knows, though the view does not show it
    legal: list[Any]
    verdicts: list[Verdict]
    after: Any | None  # the view after the moves that are played, if it is shown
    gains: list[int]


def rulebook(game: Game) -> Rulebook | None:
    """The rules of a game; None for one that only has a summary, or nothing."""
    return _read(game.package)


@cache
def _read(package: str) -> Rulebook | None:
    file = folder_of(package) / "rules.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Rulebook) if file.is_file() else None


def title_of(game: Game, part: Part) -> Message:
    return message(f"{game.name}-rule-{part.name}-title")


def words_of(game: Game, part: Part) -> Message:
    return message(f"{game.name}-rule-{part.name}")


def caption_of(game: Game, example: Example) -> Message:
    return message(f"{game.name}-example-{example.name}")


def summary(game: Game) -> Message | None:
    """What a game without a rulebook says of itself."""
    keys = (f"{game.name}-help", f"{game.name}-about")
    return next((message(key) for key in keys if has(key)), None)


def text_keys(game: Game) -> Iterator[str]:
    """The key of every text that a rulebook has."""
    found = rulebook(game)
    for one in found.parts if found else ():
        yield from (title_of(game, one).key, words_of(game, one).key)
        yield from (caption_of(game, example).key for example in one.examples)


def picture(game: Game, example: Example) -> Picture:
    """What an example shows."""
    state = position(game, example)
    seat = decider(state) if example.seat is None else example.seat
    later = _after(game, state, example.plays)
    return Picture(
        seat=seat,
        view=game.view(state[0], seat),
        beside=_beside(game, state, seat),
        legal=[game.move(state[0], number) for number in _legal(game, state)],
        verdicts=[verdict(game, state, one.move) for one in example.tries],
        after=game.view(later[0], seat) if "after" in example.shows else None,
        gains=[now - before for before, now in zip(scores(state), scores(later), strict=True)],
    )


def position(game: Game, example: Example) -> State:
    """The position that an example shows, in which a seat decides."""
    notation = part(game.package, "notation")
    if notation is None:
        raise LookupError(f"{game.name} has no notation for positions")
    start: State = notation.position(*example.drawings, **example.details)
    return _after(game, start, example.leads)


def verdict(game: Game, state: State, given: str | dict[str, Any]) -> Verdict:
    """Whether a move may be made, and what it brings to the player who makes it."""
    move, seat = read_move(game, given), decider(state)
    try:
        later = _after(game, state, [given])
    except IllegalMove as refusal:
        return Verdict(move, refusal, 0)
    return Verdict(move, None, scores(later)[seat] - scores(state)[seat])


def sheet_of(game: Game, state: State, seat: int) -> Mapping[str, int]:
    """What a seat's score is made of, as the game's notation tells it."""
    notation = part(game.package, "notation")
    found: Mapping[str, int] = notation.sheet(state, seat) if notation and hasattr(notation, "sheet") else {}
    return found


def scores(state: State) -> list[int]:
    players = int(state[0].players)
    found, winners = np.zeros(players, np.int32), np.zeros(players, np.bool_)
    standing(state[0], found, winners)
    return [int(score) for score in found]


def _beside(game: Game, state: State, seat: int) -> dict[str, Any]:
    notation = part(game.package, "notation")
    found: dict[str, Any] = notation.beside(state, seat) if notation and hasattr(notation, "beside") else {}
    return found


def _legal(game: Game, state: State) -> list[int]:
    moves = new_moves(game)
    return [int(number) for number in moves[: choices(state, moves)]]


def _after(game: Game, state: State, moves: Sequence[str | dict[str, Any]]) -> State:
    """The position after these moves and what chance brings then, or IllegalMove."""
    state = clone(state)
    for given in moves:
        move = read_move(game, given)
        number = game.number(state[0], move)
        if number is None or number not in _legal(game, state):
            raise game.refusal(state[0], move)
        take(state, number)
        while decider(state) == CHANCE:
            bring(state, next_outcome(state))
    return state
