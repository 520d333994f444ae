"""Bans: whom the server's host keeps out, and for how long."""

import ipaddress

import msgspec

from kolam.locale import message
from kolam.tables.errors import BadRequest, Forbidden, NotNow
from kolam.web.addresses import is_loopback
from kolam.web.asgi import Visit
from kolam.web.house import House
from kolam.web.limits import share_of
from kolam.web.operations import Services, allow

LONGEST_BAN = 24 * 365  # hours


class BanSomebody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An `address`; or the person in a `seat` of a `table`; or the one whom a `report` is about."""

    hours: int
    address: str | None = None
    table: str | None = None
    seat: int | None = None
    report: int | None = None


class ById(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: int


class Done(msgspec.Struct, frozen=True):
    done: bool = True


def require_host(house: House, visit: Visit) -> None:
    """Somebody who keeps trying wrong secrets is soon not listened to."""
    right = house.links.is_right(visit.host_secret, house.guard.host_mark)
    if house.wrong_secrets.exhausted(visit.client) or not right:
        allow(house.wrong_secrets, visit.client)
        raise Forbidden(message("admin-secret"))


async def ban(services: Services, visit: Visit, _: str, asked: BanSomebody) -> Done:
    require_host(services.house, visit)
    guard = services.house.guard
    if not 1 <= asked.hours <= LONGEST_BAN:
        raise BadRequest(message("admin-hours", most=LONGEST_BAN))
    guest, address, name = await _whom(services.house, asked)
    now = guard.clock()
    await guard.guestbook.ban(guest=guest, address=address, name=name, at=now, until=now + asked.hours * 3600)
    await guard.read()
    return Done()


async def _whom(house: House, asked: BanSomebody) -> tuple[str | None, str | None, str]:
    """A guest or an address, and a name to know them by."""
    match asked:
        case BanSomebody(address=str(address), table=None, seat=None, report=None):
            return None, read_address(house, address), ""
        case BanSomebody(address=None, table=str(table), seat=int(seat), report=None):
            async with house.tables.tables.at(table) as found:
                holder = found.holders[seat] if 0 <= seat < len(found.holders) else None
            if holder is None or holder.guest is None:
                raise BadRequest(message("report-nobody"))
            return holder.guest, None, holder.name or ""
        case BanSomebody(address=None, table=None, seat=None, report=int(number)):
            report = next((one for one in await house.guard.guestbook.reports() if one.id == number), None)
            if report is None:
                raise NotNow(message("admin-settled"))
            return report.guest, None, report.name
    raise BadRequest(message("admin-whom"))


def is_own(house: House, address: str) -> bool:
    """Whether everybody would be kept out with it: this machine's, or a proxy's."""
    return is_loopback(address) or house.proxies.trusted(address)


def read_address(house: House, text: str) -> str:
    """An address as it is banned: of IPv6, the /64 that one customer has. Not this machine's, nor a proxy's."""
    try:
        found = ipaddress.ip_interface(text.strip())
    except ValueError:
        raise BadRequest(message("admin-address")) from None
    shortest = 64 if found.version == 6 else 32
    if found.network.prefixlen < shortest:
        raise BadRequest(message("admin-address"))
    address = str(found.ip)
    if is_own(house, address):
        raise BadRequest(message("admin-own-address"))
    return share_of(address)


async def unban(services: Services, visit: Visit, _: str, asked: ById) -> Done:
    require_host(services.house, visit)
    guard = services.house.guard
    done = await guard.guestbook.unban(asked.id)
    await guard.read()
    return Done(done)
