"""Which names are this server's, and which proxies speak for others.

A page of another site may let its own name lead to this machine (DNS rebinding): to the browser, this server is then a
part of that site. The Host header still tells the name, and a name that is none of ours is refused.
"""

import ipaddress
import socket
from collections.abc import Iterable
from functools import lru_cache
from urllib.parse import urlsplit

from kolam.web.addresses import is_loopback

LONGEST_HOST = 262  # characters: the longest name, a colon and a port


def separated(text: str) -> list[str]:
    """The parts of a setting that are separated by commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def host_of(address: str) -> str:
    """What a Host header or an address of a page names, without the port; empty if it names nothing."""
    try:
        found = urlsplit(address if "://" in address else f"//{address}")
    except ValueError:  # [ without ]
        return ""
    is_header_with_more = "://" not in address and found.netloc != address
    return "" if is_header_with_more or "@" in found.netloc else (found.hostname or "").rstrip(".")


class Hosts:
    """The names that this server answers to: its own addresses, this machine's name, and those in the settings."""

    def __init__(self, named: Iterable[str]) -> None:
        machine = socket.gethostname().lower()
        self._names = {machine, f"{machine}.local", *(host_of(name.lower()) for name in named)} - {""}
        self._known = lru_cache(1000)(self._look_up)

    def welcome(self, header: str, came_to: str) -> bool:
        """Whether a Host header names this server; `came_to` is the address that the connection came to.

        A program that sends no such header is no browser, and no page of another site can make a browser leave it out.
        """
        return len(header) <= LONGEST_HOST and self._known(header, came_to)

    def _look_up(self, header: str, came_to: str) -> bool:
        host = host_of(header.lower())
        return not header or host in self._names or is_loopback(host) or _same_address(host, came_to)


def _same_address(host: str, came_to: str) -> bool:
    try:
        return ipaddress.ip_address(host) == ipaddress.ip_address(came_to)
    except ValueError:
        return False


class Proxies:
    """Addresses and networks whose word on who comes is taken."""

    def __init__(self, text: str) -> None:
        """ValueError names what is neither an address nor a network."""
        self._networks = [ipaddress.ip_network(part) for part in separated(text)]
        self.trusted = lru_cache(10_000)(self._trusted)

    def _trusted(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return any(found in network for network in self._networks)
