"""A table, and the lines that it consists of. The log is the truth: a table is nothing but what its lines add up to."""

from array import array
from collections.abc import Sequence
from typing import Any, ClassVar, Literal, NamedTuple, Self, overload

import msgspec

from kolam.bots.characters import character
from kolam.engine.contract import Game
from kolam.locale import Message
from kolam.match import Drawn, Entry, Match, Seat
from kolam.tables.names import taken_by


class Holder(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who holds a seat: a person (`guest`), a bot (`level`), or nobody yet, while neither is set."""

    guest: str | None = None
    name: str | None = None
    level: str | None = None
    character: str | None = None  # who the bot is; a bot that plays on for somebody is nobody else

    @property
    def missing(self) -> bool:
        return self.guest is None and self.level is None


def with_characters(holders: Sequence[Holder]) -> list[Holder]:
    """The same holders; each bot without a name becomes a character that nobody else here is called like."""
    named = list(holders)
    for seat, holder in enumerate(named):
        if holder.level is not None and holder.name is None:
            names = [other.name for other in named if other.name is not None]
            found = character(holder.level, seat, [*names, *taken_by(names, holder.level)])
            named[seat] = Holder(name=found.name, level=holder.level, character=found.id)
    return named


class Vote(NamedTuple):
    """Whether a seat is given away: to a bot for good, or until a newcomer takes it."""

    about: int
    to: Literal["bot", "newcomer"]
    agreed: frozenset[int] = frozenset()  # seats
    refused: frozenset[int] = frozenset()


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log: something that changed the table. Each kind stands beside the command that writes it."""

    kind: ClassVar[str]
    # After such a line, a decision that was made looking at an earlier revision is out of date.
    changes_position: ClassVar[bool] = False
    # Whether the stand-in makes the decision that is due now.
    time_ran_out: ClassVar[bool] = False
    # Whether it can be understood without the match: it only says who sits where.
    only_seats: ClassVar[bool] = False

    def happen(self, table: "Table") -> Sequence[Entry]:
        """Change the table; return what this added to the match. If it is refused, nothing has changed."""
        return ()

    def told(self, table: "Table") -> dict[str, Any]:
        """What everybody may know of it, as fields of a Happening."""
        return {}

    def seat_given(self, guest: str) -> int | None:
        """The seat that a guest was given by it."""
        return None

    @classmethod
    def read(cls, data: dict[str, Any], table: "Table") -> Self:
        """The line from what the log keeps of it."""
        return msgspec.convert(data, cls)


class SeatLine(Line, frozen=True):
    """A line that a seat caused."""

    seat: int

    def told(self, table: "Table") -> dict[str, Any]:
        return {"seat": self.seat}


class Written(NamedTuple):
    """A line in its place in the log: when it was written, and what it added to the match."""

    line: Line
    at: float
    added: Sequence[Entry]


class Lines(Sequence[Written]):
    """A table's log in memory, in columns: a table has hundreds of lines, and a server thousands of tables."""

    def __init__(self) -> None:
        self._lines: list[Line] = []
        self._at = array("d")
        self._added: list[Sequence[Entry]] = []

    def append(self, line: Line, at: float, added: Sequence[Entry]) -> None:
        self._lines.append(line)
        self._at.append(at)
        self._added.append(added)

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, ply: int) -> Written: ...

    @overload
    def __getitem__(self, ply: slice) -> list[Written]: ...

    def __getitem__(self, ply: int | slice) -> Written | list[Written]:
        if isinstance(ply, slice):
            return list(map(Written, self._lines[ply], self._at[ply], self._added[ply]))
        return Written(self._lines[ply], self._at[ply], self._added[ply])

    def parts(self, ply: int) -> tuple[Line, float, Sequence[Entry]]:
        """A line as a plain tuple: for every look at a move, a third of the time that the same with names takes."""
        return self._lines[ply], self._at[ply], self._added[ply]

    def share(self, log: Sequence[Entry]) -> list[Entry]:
        """Keep what is the same but once, and return the match's log likewise: a card is played many times."""
        kept: dict[Any, Any] = {}

        def once(what: Any) -> Any:
            try:
                return kept.setdefault(what, what)
            except TypeError:  # a deal, which holds lists, and never is the same
                return what

        self._lines = list(map(once, self._lines))
        self._added = [once(tuple(map(once, added))) for added in self._added]
        return list(map(once, log))


class Table:
    """One table, from its opening to the end of its match and the talk after it."""

    game: Game  # known once the table is opened

    def __init__(self, name: str, secret: bytes, invitations: Sequence[str]) -> None:
        """A table of which no line has been read yet. `invitations` are the passwords of the seats."""
        self.name = name
        self.invitations = tuple(invitations)
        self.game_name = ""
        self.options: dict[str, Any] = {}
        self.host = ""  # the guest who opened it, or to whom it was handed over
        self.stand_in = ""  # the level of the bot that decides when time ran out, and plays on when somebody resigns
        self.thinking: int | None = None  # seconds for each decision
        self.listed = False
        self.lesson = False  # a game's first match, with a coach at the newcomer's side
        self.holders: list[Holder] = []
        self.lines = Lines()
        self.revision = -1  # the ply of the last line; −1 before the table is opened
        self.match: Match | None = None
        self.decided = 0  # how many decisions were made, those that were taken back included
        self.drawn = False  # the table has ended the match, which its rules would not
        self.position = 0  # the ply of the last line that changed the position
        self.since = 0.0  # when the present decision began
        self.stopped_since: float | None = None  # when the clock last stood still
        self.undo_asked: int | None = None
        self.time_ran_out = False
        self.wishes: dict[str, list[Any]] = {}  # before the start, by option: what each seat wants, or None
        self.ordered: frozenset[str] = frozenset()  # orders of seats that somebody has said; the others were drawn
        self.resigned: frozenset[int] = frozenset()  # seats in which a bot plays on for a person
        self.spectators_talk = False
        self.spectators: dict[str, int] = {}  # guests who said something without a seat, numbered as they came
        self.muted: frozenset[str] = frozenset()  # guests who are not heard
        self.barred: frozenset[str] = frozenset()  # guests who were removed
        self.closed = False  # by a host: nothing happens here any more
        self.missed: dict[int, int] = {}  # by seat: decisions in a row that a bot made because time ran out
        self.vote: Vote | None = None
        self.spared: dict[int, int] = {}  # by seat: the ply at which the others last refused to give it away
        self.vacant: frozenset[int] = frozenset()  # seats in which a bot plays until a newcomer takes them
        self.evicted: dict[str, int] = {}  # guests whose seat was given away by a vote
        self.rematch_offer: frozenset[int] = frozenset()  # seats of people who would like to play again
        self.rematch_declined: int | None = None  # the seat that declined last; nobody has offered anew since
        self.rematch: str | None = None
        self.imported = False  # from a match file
        self.what_if: int | None = None  # the moment of another match from which this one was played on
        self.turn: int | None = None  # the seat that decides now; None before the start and after the end
        self.public: Any = None  # what everybody sees of it now: the first to look keeps it here for the others
        self.trouble: Message | None = None  # why its log cannot be replayed
        self._chance = Drawn(secret)

    @property
    def commitment(self) -> str:
        return self._chance.commitment

    @property
    def secret_once_over(self) -> str | None:
        """What the commitment was made to, for everybody to check, and not a moment earlier."""
        return self._chance.secret.hex() if self.over else None

    @property
    def over(self) -> bool:
        return self.match is not None and self.turn is None and not self.closed

    @property
    def full(self) -> bool:
        return not any(holder.missing for holder in self.holders)

    @property
    def has_people(self) -> bool:
        return any(holder.guest is not None for holder in self.holders)

    @property
    def bots(self) -> list[str]:
        """The characters who sit here."""
        return [holder.character for holder in self.holders if holder.character is not None]

    @property
    def bot_to_decide(self) -> str | None:
        """The level of the bot that has to decide now, or None."""
        turn = self.turn
        if turn is None:
            return None
        return self.stand_in if self.time_ran_out else self.holders[turn].level

    @property
    def playing(self) -> Match:
        """The match that the log goes on with."""
        if self.match is None:
            raise LookupError(f"the log of table {self.name} plays before it starts")
        return self.match

    def seat_of(self, guest: str | None) -> int | None:
        """The seat that a guest holds, or None: then they are a spectator."""
        if guest is not None:
            for seat, holder in enumerate(self.holders):
                if holder.guest == guest:
                    return seat
        return None

    def last_seat_of(self, guest: str) -> int | None:
        """The seat that a guest holds or, having left or resigned, held last."""
        seat = self.seat_of(guest)
        if seat is None:
            given = (written.line.seat_given(guest) for written in reversed(self.lines))
            seat = next((seat for seat in given if seat is not None), None)
        return seat

    def apply(self, line: Line, at: float) -> None:
        """Let a line of the log happen."""
        added = line.happen(self)
        if line.changes_position:
            self.position = self.revision + 1
            self.since = at
            self.undo_asked = None
            self.time_ran_out = line.time_ran_out
            self.turn = None if self.drawn else self.playing.turn
        self.public = None
        self.lines.append(line, at, added)
        self.revision += 1
        if line.changes_position and self.over:
            self._put_away()

    def _put_away(self) -> None:
        """The match is over: its table is looked at now and then, and need not be large for it."""
        self.playing.put_away()
        self.playing.log = self.lines.share(self.playing.log)

    def start(self) -> Sequence[Entry]:
        """Begin the match with those who hold the seats."""
        self.match = Match(self.game, self._seats(), self.options, self._chance)
        return self.match.log[:]

    def renew_invitation(self, seat: int, word: str) -> None:
        """The old one no longer invites anybody."""
        self.invitations = tuple(word if number == seat else old for number, old in enumerate(self.invitations))

    def change_holder(self, seat: int, **changes: str | None) -> None:
        self.holders[seat] = msgspec.structs.replace(self.holders[seat], **changes)
        if self.match is not None:
            self.match.seats = tuple(self._seats())

    def _seats(self) -> list[Seat]:
        return [Seat(holder.name or "", holder.level) for holder in self.holders]
