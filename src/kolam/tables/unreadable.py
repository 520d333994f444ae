"""Tables whose log cannot be replayed: the game is gone, its rules have changed, or a row is broken.

Such a table is told so in words, takes no command, and harms no other.
"""

import logging
from collections.abc import Sequence
from contextlib import suppress

from kolam.engine.errors import BadOption, BrokenGame, IllegalMove, KolamError, UnknownGame
from kolam.locale import Message, message
from kolam.tables.log import Row, from_row
from kolam.tables.table import Table

log = logging.getLogger(__name__)


class Unreadable(KolamError):
    """The table cannot be read; the words say why, and nothing of what is hidden in it."""

    def __init__(self, table: Table, trouble: Message) -> None:
        super().__init__(trouble)
        self.table = table
        self.trouble = trouble


def require_readable(table: Table) -> None:
    if table.trouble is not None:
        raise Unreadable(table, table.trouble)


def replay(table: Table, rows: Sequence[Row]) -> None:
    """Let the rows of a log happen. A row that cannot makes the table unreadable for good."""
    for number, row in enumerate(rows):
        try:
            if row.ply != table.revision + 1:
                raise LookupError(f"line {table.revision + 1} is missing")
            table.apply(from_row(row, table), row.at)
        except Exception as error:  # whatever there is in a row, or in a game's package
            log.exception("table %s cannot be read from line %d on", table.name, row.ply)
            _give_up(table, _trouble(table, row.ply, error), rows[number + 1 :])
            return


def _give_up(table: Table, trouble: Message, rest: Sequence[Row]) -> None:
    """Keep nothing of the match. Who sits where is told as far as the rest of the log tells it."""
    table.trouble = trouble
    table.match = table.turn = table.undo_asked = table.public = None
    for row in rest:
        with suppress(Exception):
            line = from_row(row, table)
            if line.only_seats:
                line.happen(table)


def _trouble(table: Table, ply: int, error: Exception) -> Message:
    match error:
        case UnknownGame() | BrokenGame():
            return message("table-unreadable-game", game=table.game_name)
        case BadOption():
            return message("table-unreadable-options", problem=error.message)
        case IllegalMove():
            return message("table-unreadable-move", rule=error.rule, line=str(ply))
    return message("table-unreadable-line", line=str(ply))
