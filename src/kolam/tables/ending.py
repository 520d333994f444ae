"""A match that would go on for ever ends in a draw, after more decisions than any real match has."""

from collections.abc import Sequence

from kolam.match import Entry
from kolam.tables.table import Line, Table

LONGEST_OF_BOTS = 5_000  # decisions at a table at which no person sits


class MatchDrawn(Line, frozen=True):
    """Nobody asks for this line: it follows the last decision. By the rules the match has no result."""

    kind = "drawn"
    changes_position = True

    def happen(self, table: Table) -> Sequence[Entry]:
        table.drawn = True
        return ()


def goes_on_for_ever(table: Table) -> bool:
    """Whether more has been decided than is ever decided in earnest; what was taken back counts too."""
    return table.turn is not None and table.decided >= longest(table)


def longest(table: Table) -> int:
    return table.game.longest if table.has_people else min(table.game.longest, LONGEST_OF_BOTS)


LINES = (MatchDrawn,)
