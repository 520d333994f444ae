"""The doors of a server that listens on this machine alone: opened to the local network, and closed again."""

import asyncio
import logging
import socket

import uvicorn

from kolam.locale import Message, message
from kolam.web.addresses import is_loopback, own_addresses, url_of
from kolam.web.settings import Settings

log = logging.getLogger(__name__)

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104


class Doors:
    """The same application at more addresses: a listening socket for each address of this machine."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._server: uvicorn.Server | None = None
        self._open: dict[str, asyncio.Server] = {}  # by address
        self._changing = asyncio.Lock()

    def belong_to(self, server: uvicorn.Server) -> None:
        self._server = server

    @property
    def public_url(self) -> str | None:
        return self._settings.public_url.rstrip("/") or None

    @property
    def wide(self) -> bool:
        """The server was started for others too, and its doors are none of ours."""
        return not is_loopback(self._settings.host)

    @property
    def open(self) -> bool:
        return self.wide or bool(self._open)

    @property
    def urls(self) -> list[str]:
        """Where others reach this server now; where they could, while the doors are closed."""
        if self._open:
            return [url_of(address, _port(door)) for address, door in self._open.items()]
        alone = self.wide and self._settings.host not in EVERYWHERE
        addresses = [self._settings.host] if alone else own_addresses()
        return [url_of(address, self._own_port) for address in addresses]

    def why_not(self) -> Message | None:
        """Why the doors cannot be opened from the page, and what to do instead."""
        if self._settings.bus:
            return message("reach-cluster")
        if self._settings.public_url or self._settings.origins:
            return message("reach-proxy")
        if not self.wide and not own_addresses():
            return message("reach-no-network")
        return None

    async def set(self, wanted: bool) -> None:
        async with self._changing:
            if wanted and not self.open:
                for address in own_addresses():
                    await self._open_at(address)
            elif not wanted:
                self._close()

    async def _open_at(self, address: str) -> None:
        server = self._server
        if server is None or server.should_exit:
            return
        try:
            listening = _listen(address, self._own_port)
        except OSError as error:
            log.warning("cannot listen on %s: %s", address, error)
            return
        config = server.config

        def new_protocol() -> asyncio.Protocol:
            return config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=server.server_state, app_state=server.lifespan.state
            )

        door = await asyncio.get_running_loop().create_server(new_protocol, sock=listening, backlog=config.backlog)
        self._open[address] = door
        server.servers.append(door)  # closed with the others when the server stops

    def _close(self) -> None:
        """Nobody comes in any more, and those who came in this way are shown out."""
        if self._server is None:
            return
        for door in self._open.values():
            door.close()
            self._server.servers.remove(door)
        for connection in list(self._server.server_state.connections):
            came_to = getattr(connection, "server", None)
            if came_to is not None and came_to[0] in self._open:
                connection.shutdown()
        self._open.clear()

    @property
    def _own_port(self) -> int:
        """The port that this machine itself uses: 0 in the settings is any free one."""
        servers = getattr(self._server, "servers", ())
        return _port(servers[0]) if servers else self._settings.port


def _listen(address: str, port: int) -> socket.socket:
    """At the port that this machine itself uses or, if somebody else has it there, at any other."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    for wanted in (port, 0):
        listening = socket.socket(family, socket.SOCK_STREAM)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((address, wanted))
        except OSError:
            listening.close()
            if wanted == 0:
                raise
        else:
            listening.setblocking(False)
            return listening
    raise AssertionError("one of them returns or raises")


def _port(server: asyncio.Server) -> int:
    return int(server.sockets[0].getsockname()[1])
