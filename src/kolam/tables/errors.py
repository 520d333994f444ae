"""What a table refuses. Nothing changes when one of these is raised."""

from kolam.engine.errors import KolamError
from kolam.locale import Message


class NoSuchTable(KolamError):
    """There is no table with this id."""


class Forbidden(KolamError):
    """The guest holds no seat, or not the right invitation."""


class Unwelcome(Forbidden):
    """The host has removed this guest from the table."""


class NotNow(KolamError):
    """The table is not in a state in which this can be done."""


class BadRequest(KolamError):
    """Something asked that could never be done; the words name the field."""


class Stale(KolamError):
    """The table has moved on since the revision that was looked at; `now` may show where it is."""

    now: object = None


class Busy(KolamError):
    """Too much is asked for at the same time: try again in a moment."""


class DatabaseAway(KolamError):
    """The database does not take or give anything right now; `reason` is for the host, not for guests."""

    def __init__(self, words: Message, reason: Message | str) -> None:
        super().__init__(words)
        self.reason = reason


class PlyTaken(Exception):
    """Another process has written this ply: look again. Never shown to anybody."""


class BadDatabase(KolamError):
    """The database cannot be used; the words say what to do."""
