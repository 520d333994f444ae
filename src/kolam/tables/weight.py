"""What a table weighs in memory, about: counted, not measured, because it is asked after every move."""

from kolam.tables.table import Table

TABLE = 16_000  # its options, its seats, what is shown of it
LINE = 450  # a move, and what chance brought
POSITION = 450  # beside the record itself
SHARED_LINE = 180  # once the match is over, what is the same is kept once


def weight(table: Table) -> int:
    """Bytes, seldom less than it really takes (tests/tables/test_memory.py measures it)."""
    match = table.match
    if match is None:
        return TABLE + LINE * len(table.lines)
    if table.over:
        return 3 * TABLE + SHARED_LINE * len(table.lines)
    legal = 4 * match.game.most_legal  # room for them
    return 2 * TABLE + legal + LINE * len(table.lines) + match.decisions * (match.state.nbytes + POSITION)
