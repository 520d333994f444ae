"""Uvicorn's HTTP and WebSocket, with fewer system calls.

It writes the head and the body of an answer one after the other, as we do the answer to a command and the look that
follows from it.
"""

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class CoalescingTransport:
    """A transport that sends together what is written together: before the event loop turns to something else."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self._loop = loop
        self._written: list[bytes] = []

    def write(self, data: bytes) -> None:
        if not self._written:
            self._loop.call_soon(self._send)
        self._written.append(data)

    def close(self) -> None:
        self._send()
        self.transport.close()

    def _send(self) -> None:
        if self._written:
            self.transport.write(b"".join(self._written))
            self._written.clear()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)


class CoalescingHttp(HttpToolsProtocol):
    """HTTP over such a transport, and the WebSocket that becomes of it."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        coalescing = CoalescingTransport(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(cast(asyncio.Transport, coalescing))
