"""The least that a load generator needs of HTTP and WebSocket, so that it measures the server and not itself."""

import asyncio
import os
import struct
from typing import Any

import msgspec


class Http:
    """One kept connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, cookie: str = "") -> None:
        self._reader, self._writer, self.cookie = reader, writer, cookie

    @classmethod
    async def connect(cls, port: int) -> "Http":
        return cls(*await asyncio.open_connection("127.0.0.1", port))

    async def post(self, path: str, body: Any) -> tuple[int, Any]:
        data = msgspec.json.encode(body)
        lines = [f"POST {path} HTTP/1.1", "Host: x", "Content-Type: application/json", f"Content-Length: {len(data)}"]
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        self._writer.write("\r\n".join([*lines, "", ""]).encode() + data)
        status, *fields = (await self._reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(field.split(": ", 1) for field in fields if field)
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].split(";")[0]
        content = await self._reader.readexactly(int(headers["content-length"]))
        return int(status.split(" ")[1]), msgspec.json.decode(content)

    def close(self) -> None:
        self._writer.close()


class WebSocket:
    """Text frames only."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def connect(cls, port: int, path: str, cookie: str = "") -> "WebSocket":
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        kept = f"Cookie: {cookie}\r\n" if cookie else ""
        asked = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n{kept}{asked}{key}\r\n".encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer:
            raise ConnectionError(answer.decode())
        return cls(reader, writer)

    async def receive(self) -> bytes:
        while True:
            first, length = await self._reader.readexactly(2)
            if length == 126:
                (length,) = struct.unpack(">H", await self._reader.readexactly(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", await self._reader.readexactly(8))
            data = await self._reader.readexactly(length)
            kind = first & 15
            if kind == 1:
                return data
            if kind == 8:
                raise ConnectionError("closed")
            if kind == 9:
                self._send(10, data)

    def send(self, text: str) -> None:
        self._send(1, text.encode())

    def _send(self, kind: int, data: bytes) -> None:
        mask = os.urandom(4)
        size = len(data)
        length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + struct.pack(">H", size)
        masked = bytes(byte ^ mask[n & 3] for n, byte in enumerate(data))
        self._writer.write(bytes([128 | kind]) + length + mask + masked)

    def close(self) -> None:
        self._writer.close()
