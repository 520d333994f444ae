"""What people are shown of a puzzle: the table as the seat to move sees it, and then how good each move is and why.

All of it follows from where the puzzle comes from, so that a test can hold the one against the other.
"""

from typing import Any

import msgspec
import numpy as np

from kolam.bots.judgement import segment
from kolam.bots.reasons import reason
from kolam.bots.searcher import PastPosition
from kolam.engine.contract import Game, State
from kolam.engine.parts import part
from kolam.engine.registry import game as game_named
from kolam.locale import Message, message
from kolam.match import Drawn, Match
from kolam.puzzles.finding import Source, Sources, Tempting, seats

TURNS = 4  # decisions and draws for each player that are told of what happened before
FEWEST_POINTS = 0.5  # that are worth telling of: they round to one


class Said(msgspec.Struct, frozen=True):
    """A message in no language yet, with arguments that the browser can say, too: ids, numbers, names, messages."""

    key: str
    args: "dict[str, str | int | Said]" = {}

    @classmethod
    def of(cls, given: Message) -> "Said":
        args: dict[str, str | int | Said] = {}
        for name, value in given.args.items():
            if not isinstance(value, str | int | Message):
                raise TypeError(f"the browser cannot say {name} of {given.key}")
            args[name] = cls.of(value) if isinstance(value, Message) else value
        return cls(given.key, args)

    @property
    def message(self) -> Message:
        args = {name: value.message if isinstance(value, Said) else value for name, value in self.args.items()}
        return Message(self.key, dict(args))


class Trap(msgspec.Struct, frozen=True):
    """A tempting move, what speaks for it, and what speaks against it."""

    move: int  # its place among the legal moves
    reason: Said | None
    but: Said


class Page(msgspec.Struct, frozen=True):
    """A puzzle. It says nothing that the seat to move could not know."""

    seat: int
    names: list[str]
    options: dict[str, Any]
    view: Any
    entries: list[Any]  # what happened just before, as this seat saw it
    legal: list[Any]
    worth: list[float] | None  # what each legal move changes of the score so far, if the game tells
    chances: list[float]  # to win, for each legal move,
    visits: list[int]  # by this many simulations
    best: int  # its place among the legal moves
    reason: Said | None
    traps: list[Trap]


class Pages(msgspec.Struct, frozen=True):
    """All puzzles of a game."""

    format: str
    game: str
    simulations: int
    puzzles: list[Page]


def write_pages(sources: Sources) -> bytes:
    """The file that the browser loads, a puzzle to a line."""
    game = game_named(sources.game)
    head = {"format": sources.format, "game": sources.game, "simulations": sources.simulations}
    lines = [f'"{name}": {msgspec.json.encode(value).decode()}' for name, value in head.items()]
    pages = [msgspec.json.encode(page(game, source)).decode() for source in sources.puzzles]
    lines.append('"puzzles": [\n' + ",\n".join(pages) + "\n]")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def read_pages(data: bytes) -> Pages:
    return msgspec.json.decode(data, type=Pages)


def position_of(game: Game, source: Source) -> Match:
    """The match up to the position."""
    match = Match(game, seats(source.players), source.options, Drawn(bytes.fromhex(source.secret)))
    for text in source.moves:
        match.play_number(_number(game, match.state, text))
    return match


def _number(game: Game, state: State, text: str) -> int:
    number = game.number(state[0], game.parse(text))
    if number is None:
        raise ValueError(f"{text} is no move here")
    return number


def page(game: Game, source: Source) -> Page:
    match = position_of(game, source)
    return page_of(game, source, match.state, entries_of(match))


def page_of(game: Game, source: Source, state: State, entries: list[Any]) -> Page:
    """The page of a position. Any state does that the seat to move cannot tell from the true one."""
    moment = PastPosition(game, state, len(source.moves))
    seat = moment.turn
    if seat is None:
        raise ValueError("somebody must be to move")
    numbers = moment.legal_numbers()
    legal = [game.move(state[0], number) for number in numbers]
    known = {one.move: one for one in source.known}
    found = [known[game.text(move)] for move in legal]
    worth = None if game.worth is None else game.worth(state, np.array(numbers, np.int32)).tolist()
    place = {game.text(move): index for index, move in enumerate(legal)}
    best = place[source.best.move]
    names = [one.name for one in seats(source.players)]
    return Page(
        seat=seat,
        names=names,
        options=source.options,
        view=game.view(state[0], seat),
        entries=entries,
        legal=legal,
        worth=worth,
        chances=[round(one.chance, 3) for one in found],
        visits=[one.simulations for one in found],
        best=best,
        reason=_reason(game, state, legal[best]),
        traps=[
            Trap(
                move=place[trap.move],
                reason=_reason(game, state, legal[place[trap.move]]),
                but=Said.of(_but(source.best, trap, seat, names)),
            )
            for trap in source.tempting
        ],
    )


def _reason(game: Game, state: State, move: Any) -> Said | None:
    """What the game says for a move; one without words of its own says nothing."""
    return Said.of(reason(game, state[0], move)) if part(game.package, "reasons") else None


def _but(best: Tempting, trap: Tempting, seat: int, names: list[str]) -> Message:
    """Where a tempting move leads: to fewer points, to more for a rival, or only to fewer wins."""
    changes = [then - now for now, then in zip(best.scores, trap.scores, strict=True)]
    own = changes[seat]
    rival = max((other for other in range(len(changes)) if other != seat), key=lambda other: changes[other])
    gives = changes[rival] >= FEWEST_POINTS
    points, theirs = round(abs(own)), round(changes[rival])
    if own <= -FEWEST_POINTS:
        if gives:
            return message("puzzles-but-both", points=points, name=names[rival], theirs=theirs)
        return message("puzzles-but-own", points=points)
    if gives and own >= FEWEST_POINTS:
        return message("puzzles-but-more", points=points, name=names[rival], theirs=theirs)
    return message("puzzles-but-rival", name=names[rival], theirs=theirs) if gives else message("puzzles-but-even")


def entries_of(match: Match) -> list[Any]:
    """What just happened, as the seat to move saw it: this round, or the last turns in a game without rounds."""
    seat = match.turn
    log = [
        {"seat": None, **msgspec.to_builtins(entry.what)}
        if entry.seat is None
        else {"seat": entry.seat, "kind": "move", "move": entry.what}
        for entry in match.log_for(seat)
    ]
    judgement = part(match.game.package, "judgement")
    if judgement is None or not hasattr(judgement, "segment"):
        return log[-TURNS * len(match.seats) :]
    now = segment(match.state[0])
    earlier = sum(segment(state[0]) != now for state in match.history)
    decisions = [index for index, entry in enumerate(match.log) if entry.seat is not None]
    return log[decisions[earlier - 1] + 1 :] if earlier else log
