"""Reports: a player tells the server's host of somebody at their table, or of what was said there."""

from typing import Literal

import msgspec

from kolam.locale import message
from kolam.tables.errors import BadRequest
from kolam.tables.table import Table
from kolam.tables.talk import ALSO_TEXT, Said
from kolam.web.asgi import Visit
from kolam.web.banning import is_own
from kolam.web.operations import AT_A_TABLE, Operation, Services

LONGEST_TEXT = 300


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """About the person in a `seat`, or about what was said at a `ply`; one of the two."""

    kind: Literal["talk", "name", "stalling", "cheating", "other"]
    seat: int | None = None
    ply: int | None = None
    text: str = ""  # in your own words


class Reported(msgspec.Struct, frozen=True):
    """The server's host will read it. The person is not told."""

    told: bool = True


async def report(services: Services, visit: Visit, table: str, asked: Report) -> Reported:
    visible = all(character.isprintable() or character in ALSO_TEXT for character in asked.text)
    if len(asked.text) > LONGEST_TEXT or not visible:
        raise BadRequest(message("report-text", most=LONGEST_TEXT))
    async with services.tables.tables.at(table) as found:
        guest, name, said = _about(found, asked)
    address = services.house.guard.address_of(guest)
    await services.house.guard.guestbook.report(
        {
            "at": services.house.guard.clock(),
            "table_id": found.name,
            "kind": asked.kind,
            "text": asked.text.strip(),
            "name": name,
            "said": said,
            "guest": guest,
            "address": None if address is None or is_own(services.house, address) else address,
        }
    )
    return Reported()


def _about(table: Table, asked: Report) -> tuple[str, str, str | None]:
    """The guest, their name, and what they said if it is about that."""
    if (asked.seat is None) == (asked.ply is None):
        raise BadRequest(message("report-one"))
    said = None
    seat = asked.seat
    if asked.ply is not None:
        line = table.lines[asked.ply].line if 0 <= asked.ply <= table.revision else None
        if not isinstance(line, Said):
            raise BadRequest(message("report-nothing-said"))
        seat, said = line.seat, line.text
        if line.guest is not None:
            return line.guest, line.name or "", said
    holder = table.holders[seat] if seat is not None and 0 <= seat < len(table.holders) else None
    if holder is None or holder.guest is None:
        raise BadRequest(message("report-nobody"))
    return holder.guest, holder.name or "", said


OPERATIONS = [
    Operation(
        method="POST",
        path=AT_A_TABLE + "report",
        summary="Report somebody at the table, or something that was said, to the server's host",
        body=Report,
        example={"kind": "talk", "ply": 8, "text": "This was not kind."},
        answer=Reported,
        do=report,
        refusals=(404, 409),
        allowance="reports",
    )
]
