"""What if: play on from a moment of a finished match, against bots, at a new table.

The new match has the same options, the same secret and the same moves up to that moment. Its shuffle is no longer a
secret, so the table is marked as a what-if, and no list shows it.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from kolam.bots import LEVELS, UnknownBot
from kolam.engine.options import options_data
from kolam.locale import listed, message
from kolam.match import BadSeats, Entry, Match, MatchOver
from kolam.tables.errors import BadRequest
from kolam.tables.moves import Moved
from kolam.tables.opening import USUAL_LEVEL, Opened, Started
from kolam.tables.table import Holder, Line, Table, with_characters

MOST_MOVES = 5_000  # a new table can begin with


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment, in a seat, against bots of a level in all others."""

    moment: int
    seat: int
    level: str | None = None


class WhatIf(Line, frozen=True):
    """The match began as another one did, up to a moment. A player who knows it knows what will be drawn."""

    kind = "what_if"
    moment: int
    table: str | None = None  # where it was played; null: it is from a file

    def happen(self, table: Table) -> Sequence[Entry]:
        table.what_if = self.moment
        return ()

    def told(self, table: Table) -> dict[str, Any]:
        return {"table": self.table, "moment": self.moment}


def lines_from(match: Match, asked: PlayOn, guest: str, name: str, table: str | None) -> list[Line]:
    """The first lines of the new table: what everybody decided up to the moment, and no further."""
    players = len(match.seats)
    if not 0 <= asked.seat < players:
        raise BadSeats(message("table-no-seat", seat=asked.seat, count=players))
    level = asked.level or USUAL_LEVEL
    if level not in LEVELS:
        raise UnknownBot(message("table-no-such-bot", level=level, known=listed(LEVELS, "plain")))
    if not 0 <= asked.moment <= match.decisions:
        raise BadRequest(message("replay-no-moment", last=match.decisions))
    if asked.moment > MOST_MOVES:
        raise BadRequest(message("replay-late", most=MOST_MOVES))
    if asked.moment == match.decisions and match.over:
        raise MatchOver(message("match-over"))
    others = [Holder(level=level)] * players
    holders = with_characters([*others[: asked.seat], Holder(guest, name), *others[asked.seat + 1 :]])
    options = options_data(match.game, match.options, players)
    opened = Opened(match.game.name, options, holders, guest, level)
    moves = [Moved(seat, what, match.seats[seat].bot is not None) for seat, what in match.log if seat is not None]
    return [opened, WhatIf(asked.moment, table), Started(), *moves[: asked.moment]]


LINES = (WhatIf,)
