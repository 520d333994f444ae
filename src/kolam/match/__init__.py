"""One match of any game: play, legal moves, views, explanations, undo, result, match file, provable fairness."""

from kolam.match.errors import BadMatchFile, BadSeats, CannotUndo, MatchOver, NoSecret, NotYourTurn
from kolam.match.fairness import Drawn, commitment
from kolam.match.file import read_match, write_match, write_watched
from kolam.match.log import Entry, Result
from kolam.match.match import LONGEST_NAME, Match, Seat, is_name

__all__ = [
    "LONGEST_NAME",
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
    "is_name",
    "read_match",
    "write_match",
    "write_watched",
]
