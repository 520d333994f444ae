"""Who reaches this server: the address for invitations, and the switch that opens it to the local network."""

import msgspec
from litestar import get
from litestar.di import NamedDependency

from kolam.locale import message
from kolam.tables.errors import Forbidden, NotNow
from kolam.web.asgi import Visit
from kolam.web.doors import Doors
from kolam.web.operations import Operation, Services
from kolam.web.problems import declared
from kolam.web.requests import TheVisit

TheDoors = NamedDependency[Doors]


class Reach(msgspec.Struct, frozen=True):
    """How others reach this server. Only a browser on the machine itself is told more than `address`."""

    address: str | None  # what links for others begin with; null: as the address that you use yourself
    addresses: list[str]  # where others reach this machine or, while it does not listen, could
    listening: bool  # whether others can connect
    can_listen: bool  # whether you may change that
    instead: str | None  # for people, in their language: what to do if nobody else can connect and you cannot change it


class Listen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether others on the local network may connect."""

    listening: bool


@get("/api/reach", sync_to_thread=False, summary="How others reach this server", responses=declared())
def reach(visit: TheVisit, doors: TheDoors) -> Reach:
    return reach_for(visit, doors)


def reach_for(visit: Visit, doors: Doors) -> Reach:
    public = doors.public_url
    if not visit.local:
        return Reach(public, [], listening=True, can_listen=False, instead=None)
    urls = doors.urls
    address = public or (urls[0] if doors.open and urls else None)
    why_not = None if doors.wide or public else doors.why_not()
    can_listen = why_not is None and not doors.wide and public is None
    return Reach(address, urls, doors.open, can_listen, None if why_not is None else why_not.words(visit.language))


async def listen(services: Services, visit: Visit, _: str, asked: Listen) -> Reach:
    """Only who sits at this machine decides who may come to it."""
    doors = services.doors
    if not visit.local or doors is None:
        raise Forbidden(message("reach-not-here"))
    why_not = message("reach-wide") if doors.wide else doors.why_not()
    if why_not is not None:
        raise NotNow(why_not)
    await doors.set(asked.listening)
    if asked.listening and not doors.open:
        raise NotNow(message("reach-no-network"))
    return reach_for(visit, doors)


HANDLERS = [reach]
OPERATIONS = [
    Operation(
        method="POST",
        path="/api/reach",
        summary="Let others on the local network connect, or not; only from a browser on the machine itself",
        body=Listen,
        example={"listening": True},
        answer=Reach,
        do=listen,
        refusals=(409,),
        allowance="doors",
    )
]
