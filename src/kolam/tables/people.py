"""Which person is meant. Nobody is told another guest's id: they are named by seat, or by a spectator's number."""

from kolam.locale import message
from kolam.tables.errors import BadRequest, NotNow, Stale
from kolam.tables.table import Table


def guest_in_seat(table: Table, seat: int, revision: int) -> str:
    """The person who sits there, now as at the revision that was looked at: nobody is taken for another."""
    if not 0 <= seat < len(table.holders):
        raise BadRequest(message("table-no-seat", seat=seat, count=len(table.holders)))
    since = (written.line for written in table.lines[max(revision, -1) + 1 :])
    if any(line.kind in CHANGES_HANDS and getattr(line, "seat", None) == seat for line in since):
        raise Stale(message("table-moved-on", revision=table.revision))
    guest = table.holders[seat].guest
    if guest is None:
        raise NotNow(message("table-no-person"))
    return guest


def guest_meant(table: Table, seat: int | None, spectator: int | None, revision: int) -> str:
    """The person in a seat, or the spectator of a number."""
    if (seat is None) == (spectator is None):
        raise BadRequest(message("table-seat-or-spectator"))
    if seat is not None:
        return guest_in_seat(table, seat, revision)
    found = next((guest for guest, number in table.spectators.items() if number == spectator), None)
    if found is None:
        raise BadRequest(message("table-no-spectator"))
    return found


CHANGES_HANDS = frozenset({"joined", "left", "removed", "replaced", "resigned", "took_over"})
