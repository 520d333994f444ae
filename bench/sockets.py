"""The least that a load generator needs of HTTP and WebSocket, so that it measures the server and not itself."""

import asyncio
import os
import struct
from typing import Any, Self, cast

import msgspec

END_OF_HEAD = b"\r\n\r\n"


class Connection(asyncio.Protocol):
    """What has arrived and has not been read yet. One at a time reads."""

    def __init__(self) -> None:
        self.arrived = bytearray()
        self._waiting: asyncio.Future[None] | None = None

    @classmethod
    async def to(cls, port: int, address: str = "127.0.0.1") -> Self:
        """`address` is ours: a server that counts how many sockets each client has takes us for another one."""
        loop = asyncio.get_running_loop()
        _, connection = await loop.create_connection(cls, "127.0.0.1", port, local_addr=(address, 0))
        return connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self.arrived += data
        self._wake()

    def connection_lost(self, error: Exception | None) -> None:
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def more(self) -> None:
        if self.transport.is_closing():
            raise ConnectionError("closed")
        self._waiting = asyncio.get_running_loop().create_future()
        await self._waiting

    async def head(self) -> bytes:
        """Up to the empty line."""
        while (end := self.arrived.find(END_OF_HEAD)) < 0:
            await self.more()
        return self.take(end + len(END_OF_HEAD))

    async def answer(self) -> tuple[str, bytes]:
        """The head and the body of an answer that tells its size."""
        head = (await self.head()).decode()
        size = int(head.partition("content-length: ")[2].partition("\r")[0])
        while len(self.arrived) < size:
            await self.more()
        return head, self.take(size)

    def take(self, size: int) -> bytes:
        taken = bytes(self.arrived[:size])
        del self.arrived[:size]
        return taken


def status_of(head: str) -> int:
    return int(head.split(" ", 2)[1])


class Http:
    """One kept connection, made when it is needed."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self._port, self._address, self.cookie = port, address, ""
        self._connection: Connection | None = None

    async def post(self, path: str, body: Any) -> tuple[int, bytes]:
        if self._connection is None or self._connection.transport.is_closing():
            self._connection = await Connection.to(self._port, self._address)
        data = msgspec.json.encode(body)
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        content = f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        self._connection.transport.write(
            f"POST {path} HTTP/1.1\r\nHost: localhost\r\n{cookie}{content}".encode() + data
        )
        head, answer = await self._connection.answer()
        if not self.cookie and "set-cookie: " in head:
            self.cookie = head.partition("set-cookie: ")[2].partition(";")[0]
        return status_of(head), answer

    def close(self) -> None:
        if self._connection is not None:
            self._connection.transport.close()


class WebSocket:
    """Text frames only."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @classmethod
    async def connect(cls, port: int, path: str, cookie: str = "", address: str = "127.0.0.1") -> "WebSocket":
        connection = await Connection.to(port, address)
        kept = f"Cookie: {cookie}\r\n" if cookie else ""
        asked = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        connection.transport.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n{kept}{asked}{key}\r\n".encode())
        answer = await connection.head()
        if b" 101 " not in answer:
            raise ConnectionError(answer.decode())
        return cls(connection)

    async def receive(self) -> bytes:
        while True:
            kind, data = await self._frame()
            if kind == 1:
                return data
            if kind == 8:
                raise ConnectionError(f"closed: {data!r}")
            if kind == 9:
                self._send(10, data)

    async def _frame(self) -> tuple[int, bytes]:
        arrived = self._connection.arrived
        while True:
            if len(arrived) >= 2:
                start, size = 2, arrived[1]
                if size == 126 and len(arrived) >= 4:
                    start, size = 4, arrived[2] << 8 | arrived[3]
                elif size >= 126:
                    size = 1 << 60 if len(arrived) < 10 else int.from_bytes(arrived[2:10], "big")
                    start = 10
                if len(arrived) >= start + size:
                    kind = arrived[0] & 15
                    return kind, self._connection.take(start + size)[start:]
            await self._connection.more()

    def send(self, text: str) -> None:
        self._send(1, text.encode())

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + struct.pack(">H", size)
        mask = os.urandom(4)
        stream = int.from_bytes((mask * (size // 4 + 1))[:size], "big")
        masked = (int.from_bytes(data, "big") ^ stream).to_bytes(size, "big")
        self._connection.transport.write(bytes([128 | kind]) + length + mask + masked)

    def close(self) -> None:
        self._connection.transport.close()
