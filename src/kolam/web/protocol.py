"""Uvicorn's HTTP and WebSocket, with fewer system calls, and with an entrance that stays free.

It writes the head and the body of an answer one after the other, as we do the answer to a command and the look that
follows from it.

What comes before a request is here as a whole costs memory, a file descriptor and time as well, and nobody above counts
it: endless heads, silent connections, too many of them, and what is no HTTP at all.
"""

import asyncio
import struct
from collections import Counter
from typing import Any, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from kolam.locale import say
from kolam.web.doorkeeper import RAW_HEADERS
from kolam.web.hosts import Proxies
from kolam.web.limits import Allowance, lateness, share_of
from kolam.web.problems import Problem, language_of, retry_after

LONGEST_HEAD = 16 * 1024
MALFORMED = (0.5, 20)  # requests that are none, a second and at once, before an address is not listened to
MOST_TOLD = 50  # connections of one address that are told why they are turned away; the others just end


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


class Entrance:
    """How many connections there may be: at all, and from one address; proxies stand for many."""

    def __init__(self, *, most: int, most_of_one: int, rate: float, slow: float, proxies: Proxies) -> None:
        """`rate`: new ones a second from one address, with ten seconds saved up."""
        self.most = most
        self._arrivals = Allowance(rate, burst=rate * 10)
        self._told: Counter[str] = Counter()
        self.most_of_one = most_of_one
        self.slow = slow  # seconds that a head may take to arrive
        self.malformed = Allowance(*MALFORMED)
        self._proxies = proxies
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether one more connection from an address is welcome; if it is, `leave` has to follow."""
        share = share_of(address)
        if not self._proxies.trusted(address):
            often = self._arrivals.wait(share) > 0
            if often or self._open[share] >= self.most_of_one or self.malformed.exhausted(share):
                return False
        self._open[share] += 1
        return True

    def tell(self, address: str) -> bool:
        """Whether there is time to tell this connection why it is turned away; if there is, `told` has to follow."""
        share = share_of(address)
        if self._told[share] >= MOST_TOLD:
            return False
        self._told[share] += 1
        return True

    def told(self, address: str) -> None:
        _one_less(self._told, share_of(address))

    def leave(self, address: str) -> None:
        _one_less(self._open, share_of(address))

    def offended(self, address: str) -> None:
        """Something came from there that is no HTTP."""
        if not self._proxies.trusted(address):
            self.malformed.wait(share_of(address))


def _one_less(count: Counter[str], share: str) -> None:
    count[share] -= 1
    if not count[share]:
        del count[share]


class CoalescingHttp(HttpToolsProtocol):
    """HTTP over such a transport, and the WebSocket that becomes of it. `through(entrance)` makes one with limits."""

    entrance: Entrance

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        coalescing = CoalescingTransport(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(cast(asyncio.Transport, coalescing))
        self._address = self.client[0] if self.client else ""
        self._head: int | None = 0  # bytes of a head that is not complete
        self._arrived = 0  # bytes that are being read now
        self._waiting: asyncio.TimerHandle | None = None
        self._inside = self._being_told = False
        if len(self.connections) > self.entrance.most:
            self._send_away(503, "web-too-many")
        elif not self.entrance.enter(self._address):
            self._turn_away()
        else:
            self._inside = True
            self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._inside:
            return
        self._arrived = len(data)
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._inside and self._head is not None and self._waiting is None:
            self._wait_for_head()  # most heads come as a whole, and need no timer
        # What came may have been the rest of the head and the beginning of a body.
        if self._inside and self._head is not None and self._head > LONGEST_HEAD:
            self._send_away(431, "web-head-too-large")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0

    def on_headers_complete(self) -> None:
        at_most, self._head = (self._head or 0) + self._arrived, None
        self._stop_waiting()
        if at_most > LONGEST_HEAD and self._size_of_head() > LONGEST_HEAD:
            self._send_away(431, "web-head-too-large")
        else:
            super().on_headers_complete()

    def _size_of_head(self) -> int:
        return sum(len(name) + len(value) for name, value in self.headers) + len(self.url)

    def on_message_complete(self) -> None:
        if self._inside:
            super().on_message_complete()

    def on_body(self, body: bytes) -> None:
        if self._inside:
            super().on_body(body)

    def handle_websocket_upgrade(self) -> None:
        if not {b"sec-websocket-key", b"sec-websocket-version"} <= {name for name, _ in self.headers}:
            self._send_away(400, "web-no-websocket")
            return
        self._leave()  # the doorkeeper counts feeds
        super().handle_websocket_upgrade()
        del self.parser  # which knows us: a circle that only a collector would find, for every feed

    def send_400_response(self, msg: str) -> None:
        self.entrance.offended(self._address)
        self._send_away(400, "web-no-http")

    def _wait_for_head(self) -> None:
        self._stop_waiting()
        self._waiting = self.loop.call_later(self.entrance.slow, self._send_away, 408, "web-too-slow")

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _turn_away(self) -> None:
        """Tell one of too many why, and late: it would come again at once."""
        if self.entrance.tell(self._address):
            self._being_told = True
            self.loop.call_soon(self._stop_reading)  # the transport begins to read after we return
            self._waiting = self.loop.call_later(lateness(), self._send_away, 429, "web-too-many")
        else:
            self.transport.abort()

    def _stop_reading(self) -> None:
        """What somebody goes on sending who is about to be turned away costs time, too."""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def _leave(self) -> None:
        self._stop_waiting()
        if self._being_told:
            self._being_told = False
            self.entrance.told(self._address)
        if self._inside:
            self._inside = False
            self.entrance.leave(self._address)

    def _send_away(self, status: int, key: str) -> None:
        """Answer in words, the client's own if its head was read, with the headers of every answer, and hang up."""
        wishes = (value for name, value in self.headers or () if name == b"accept-language")
        language = language_of(next(wishes, b"").decode("latin-1"))
        body = msgspec.json.encode(Problem(_KINDS[status], say(key, language, most=LONGEST_HEAD)))
        headers = [
            *RAW_HEADERS,
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
            *((b"retry-after", value.encode()) for value in retry_after(status).values()),
        ]
        self.transport.write(
            b"".join([STATUS_LINE[status], *(b"%s: %s\r\n" % header for header in headers), b"\r\n", body])
        )
        self._leave()
        self.transport.close()


class QuickFeed(WebSocketsSansIOProtocol):
    """A WebSocket whose texts are framed at once: a server's frame is a head of a few bytes before the text itself."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it knows the connection that keeps it: a circle for every feed, again

    async def send(self, message: Any) -> None:
        text = message.get("text")
        goes_on = self.handshake_complete and not (self.close_sent or self.disconnected)
        if text is None or not goes_on or self.conn.state is not State.OPEN or self.conn.extensions:
            await super().send(message)
            return
        await self.writable.wait()
        if not self.transport.is_closing():
            self.transport.write(text_frame(text.encode()))


def text_frame(text: bytes) -> bytes:
    """A whole message of text in one frame from a server, RFC 6455, section 5.2."""
    size = len(text)
    if size < 126:
        return b"\x81%c%s" % (size, text)
    return b"\x81" + (struct.pack("!BH", 126, size) if size < 2**16 else struct.pack("!BQ", 127, size)) + text


_KINDS = {400: "malformed", 408: "too_slow", 429: "too_often", 431: "too_large", 503: "busy"}


def through(entrance: Entrance) -> type[CoalescingHttp]:
    """The protocol of a server with this entrance."""
    return type("EntranceHttp", (CoalescingHttp,), {"entrance": entrance})
