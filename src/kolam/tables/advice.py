"""Advice for somebody who has to decide. It changes nothing, and is no line of the log."""

from kolam.locale import message
from kolam.match import Match
from kolam.tables.commands import Command, own_seat
from kolam.tables.errors import NotNow
from kolam.tables.moves import match_to_decide
from kolam.tables.table import Table


class Ask(Command, frozen=True):
    """Ask for advice."""


def match_to_advise_on(table: Table, guest: str) -> Match:
    """The match of a guest who has to decide. Nobody is advised against another person."""
    match = match_to_decide(table, own_seat(table, guest))
    if any(holder.guest not in (None, guest) for holder in table.holders):
        raise NotNow(message("table-no-advice"))
    return match
