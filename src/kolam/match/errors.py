"""What a match refuses. Nothing changes when one of these is raised."""

from kolam.engine.errors import KolamError


class NotYourTurn(KolamError):
    """Another seat decides now."""


class MatchOver(KolamError):
    """There is nothing left to decide."""


class CannotUndo(KolamError):
    """One of the three laws of undo forbids it."""


class BadSeats(KolamError):
    """The seats do not fit the game; the words name the field."""


class NoSecret(KolamError):
    """A match read from a file without its secret can be looked at, but not played on."""


class BadMatchFile(KolamError):
    """A match file that is malformed, altered or against the rules; the words say where."""
