"""What the server's host needs to look after it, in one place."""

from typing import NamedTuple

from kolam.tables.service import TableService
from kolam.web.guard import Guard
from kolam.web.host_links import HostLinks
from kolam.web.hosts import Proxies
from kolam.web.limits import Allowance
from kolam.web.load import Load


class House(NamedTuple):
    tables: TableService
    guard: Guard
    load: Load
    links: HostLinks
    proxies: Proxies
    wrong_secrets: Allowance  # of an address, before it is not listened to
