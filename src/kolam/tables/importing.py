"""A finished match from a match file becomes a table, which anybody who has its link may look at."""

import secrets
from collections.abc import Sequence

from kolam.bots import LEVELS
from kolam.engine.options import options_data
from kolam.locale import message
from kolam.match import BadMatchFile, Entry, Match, write_match
from kolam.tables.moves import Moved
from kolam.tables.opening import USUAL_LEVEL, Opened, Started
from kolam.tables.table import Holder, Line, Table

NOBODY = "imported"  # no guest is called like this: who played the match is not known here


class Imported(Line, frozen=True):
    """The match was played elsewhere. `takebacks` are those of its file, which tells no more of them."""

    kind = "imported"
    takebacks: int = 0

    def happen(self, table: Table) -> Sequence[Entry]:
        table.imported = True
        table.playing.takebacks = self.takebacks
        return ()


def imported(match: Match, name: str, at: float, *, file: str) -> Table:
    """The table of a match that was read, and so checked, from a file."""
    if not match.over:
        raise BadMatchFile(message("tables-not-finished", file=file))
    if match.chance.secret is None:
        raise BadMatchFile(message("tables-no-secret", file=file))
    for seat in match.seats:
        if seat.bot is not None and seat.bot not in LEVELS:
            raise BadMatchFile(message("tables-unknown-bot", file=file, level=seat.bot))
    table = Table(name, match.chance.secret, [secrets.token_urlsafe(16) for _ in match.seats])
    for line in _lines(match):
        table.apply(line, at)
    if write_match(table.playing) != write_match(match):
        raise AssertionError("the table does not play what its match file says")
    return table


def _lines(match: Match) -> list[Line]:
    holders = [
        Holder(guest=NOBODY if seat.bot is None else None, name=seat.name, level=seat.bot) for seat in match.seats
    ]
    options = options_data(match.game, match.options, len(match.seats))
    moves = [Moved(seat, what, match.seats[seat].bot is not None) for seat, what in match.log if seat is not None]
    return [Opened(match.game.name, options, holders, "", USUAL_LEVEL), Started(), *moves, Imported(match.takebacks)]


LINES = (Imported,)
