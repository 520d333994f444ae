"""What a guest may ask of a table. Every command names the revision it looked at, so that repeating it is harmless."""

from typing import Any, ClassVar, Literal

import msgspec

LONGEST_TEXT = 500
LONGEST_THINKING = 30 * 24 * 60 * 60


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: me, a person who gets an invitation, or a bot of a level."""

    kind: Literal["me", "person", "bot"]
    level: str | None = None  # of a bot


class Open(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. It starts by itself as soon as nobody is missing."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}  # the game's; what is left out has its usual value, and a `first` left out is drawn
    thinking: int | None = None  # seconds for each decision; a bot finishes what is not decided by then
    stand_in: str | None = None  # the level of that bot, and of the one that takes over when somebody resigns
    listed: bool = False  # everybody may find the table and take an open seat, without an invitation


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that changes a table."""

    needs_current: ClassVar[bool] = False  # refused when the position has changed since `revision`
    revision: int


class Join(Command, frozen=True):
    """Take the open seat that the invitation is for; a listed table asks for none."""

    seat: int
    invitation: str | None = None
    name: str | None = None


class Leave(Command, frozen=True):
    """Give the seat back before the match starts."""


class Rename(Command, frozen=True):
    """Be called otherwise at this table."""

    name: str


class Start(Command, frozen=True):
    """Do not wait any longer: bots of a level take the seats that are still open."""

    level: str | None = None


class Move(Command, frozen=True):
    """Decide: a typed move as the table lists it, or its text."""

    needs_current = True
    move: dict[str, Any] | str


class Undo(Command, frozen=True):
    """Take my last decision back, or ask the person whose decision it is now whether I may."""

    needs_current = True


class AgreeToUndo(Command, frozen=True):
    needs_current = True


class RefuseUndo(Command, frozen=True):
    needs_current = True


class Resign(Command, frozen=True):
    """Leave a running match for good; a bot plays on."""


class Say(Command, frozen=True):
    text: str


class Rematch(Command, frozen=True):
    """Play again with the same seats at a new table; the next seat starts."""
