"""A link with which a guest goes on on another device: good once, for an hour, and until it is taken back."""

import msgspec

from kolam.locale import message
from kolam.tables.errors import Forbidden
from kolam.web.asgi import Visit
from kolam.web.identity import Guest
from kolam.web.lobby import Me
from kolam.web.operations import Nothing, Operation, Services, plain

LONGEST_SECRET = 100


class RecoveryLink(msgspec.Struct, frozen=True):
    """The first who opens it plays as you. What it says after # never leaves their browser unasked."""

    path: str | None  # null: there is none any more
    until: float | None = None  # seconds since 1970


class UseLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    secret: str  # what the link says after #


async def make(services: Services, visit: Visit, _: str, asked: Nothing) -> RecoveryLink:
    guest = visit.known()
    secret, until = await services.links.make(guest.id, guest.name, services.tables.clock())
    return RecoveryLink(f"/recover#{secret}", until)


async def revoke(services: Services, visit: Visit, _: str, asked: Nothing) -> RecoveryLink:
    await services.links.revoke(visit.known().id)
    return RecoveryLink(None)


async def use(services: Services, visit: Visit, _: str, asked: UseLink) -> Me:
    await services.house.guard.read()  # another server may just have taken older passes back
    found = await services.links.use(asked.secret[:LONGEST_SECRET], services.tables.clock())
    if found is None:
        raise Forbidden(message("recovery-gone"))
    visit.become(services.passes.current(Guest(*found)))
    return Me(found[1])


OPERATIONS = [
    plain(
        "/api/recovery",
        "A link to continue on another device; the previous one stops working",
        RecoveryLink,
        make,
        status=201,
        allowance="devices",
    ),
    plain("/api/recovery/revoke", "Cancel that link", RecoveryLink, revoke, allowance="devices"),
    Operation(
        method="POST",
        path="/api/recovery/use",
        summary="Become the guest who made the link, on this device",
        body=UseLink,
        example={"secret": "q5cYbJ0bDKp2NSxCzCVDDAq5cYbJ0bDK"},
        answer=Me,
        do=use,
        allowance="devices",
    ),
]
