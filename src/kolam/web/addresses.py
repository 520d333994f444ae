"""The addresses at which others find this machine. Nothing is sent to find them out."""

import ipaddress
import socket
import struct
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

# Addresses for documentation, which nobody has. To connect a UDP socket sends nothing: it only asks which way it would.
FAR_AWAY = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
INSIDE_ONLY = ("docker", "br-", "virbr")  # networks of containers and virtual machines
ADDRESS_OF_INTERFACE = 0x8915  # SIOCGIFADDR
IPV6 = Path("/proc/net/if_inet6")
GLOBAL = "00"
DEPRECATED, TENTATIVE = 0x20, 0x40


@lru_cache(10_000)
@lru_cache(1000)
def is_loopback(host: str) -> bool:
    """Whether only this machine reaches it: localhost, 127.0.0.1, ::1."""
    if host.lower() == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def own_addresses() -> list[str]:
    """Where others on the network reach this machine, the likeliest first: IPv4 before IPv6."""
    found = dict.fromkeys((*_on_the_way_out(), *_of_interfaces(), *_ipv6_of_interfaces()))
    return sorted((address for address in found if _is_for_others(address)), key=lambda address: ":" in address)


def url_of(address: str, port: int) -> str:
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"


def _is_for_others(address: str) -> bool:
    """An IPv6 address of the link alone is none: it means nothing without the name of an interface."""
    found = ipaddress.ip_address(address)
    return not (found.is_loopback or found.is_unspecified or found.is_multicast or found.is_link_local)


def _on_the_way_out() -> Iterator[str]:
    for family, far_away in FAR_AWAY:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far_away, 9))
                yield str(probe.getsockname()[0])
        except OSError:  # no way out, or no such family
            continue


def _of_interfaces() -> Iterator[str]:
    """On Linux: also without any way out, as in a network of two machines."""
    if fcntl is None or not IPV6.parent.is_dir():
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            if name.startswith(INSIDE_ONLY):
                continue
            try:
                answer = fcntl.ioctl(asking.fileno(), ADDRESS_OF_INTERFACE, struct.pack("256s", name.encode()[:15]))
            except OSError:  # it has none
                continue
            yield socket.inet_ntoa(answer[20:24])


def _ipv6_of_interfaces() -> Iterator[str]:
    lines = IPV6.read_text(encoding="ascii").splitlines() if IPV6.is_file() else ()
    for address, _, _, scope, flags, name in map(str.split, lines):
        if scope == GLOBAL and not int(flags, 16) & (DEPRECATED | TENTATIVE) and not name.startswith(INSIDE_ONLY):
            yield str(ipaddress.IPv6Address(bytes.fromhex(address)))
