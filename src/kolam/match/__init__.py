"""One match of any game: play, legal moves, views, explanations, undo, result, match file, provable fairness."""

from kolam.match.errors import BadMatchFile, BadSeats, CannotUndo, MatchOver, NoSecret, NotYourTurn
from kolam.match.fairness import Drawn, commitment
from kolam.match.file import read_match, write_match
from kolam.match.match import Entry, Match, Result, Seat

__all__ = [
    "BadMatchFile",
    "BadSeats",
    "CannotUndo",
    "Drawn",
    "Entry",
    "Match",
    "MatchOver",
    "NoSecret",
    "NotYourTurn",
    "Result",
    "Seat",
    "commitment",
    "read_match",
    "write_match",
]
