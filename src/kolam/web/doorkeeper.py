"""The doorkeeper stands before everything: who comes, from where, how often, with how much."""

import asyncio
import logging
import math
import types
from collections import Counter
from collections.abc import Awaitable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from kolam.locale import message as words
from kolam.web.addresses import is_loopback
from kolam.web.asgi import VISIT, App, Message, Receive, Scope, Send, Visit
from kolam.web.guard import Guard
from kolam.web.hosts import Hosts, host_of
from kolam.web.identity import A_YEAR, COOKIE, Guest, Passes
from kolam.web.limits import Allowance, Late, share_of
from kolam.web.metrics import PATH as METRICS
from kolam.web.metrics import MetricsPage
from kolam.web.problems import LONGEST_TOLD, TooLarge, TooSlow, language_of
from kolam.web.refusing import LARGEST_BODY, OUR_FAULT, TurnedAway, answer_with, largest_body

log = logging.getLogger(__name__)

MOST_FEEDS = 200  # of one client at a time
MOST_FILES = 16  # that are sent to us at a time: each is kept in memory until it is here
FORWARDED = frozenset({"forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"})
HOST_HEADER = "kolam-host"  # the header with the secret of a link to the host page
SWITCHING = 101  # the status with which a request becomes a feed
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # an invitation is part of an address
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
APART = (b"cross-origin-opener-policy", b"same-origin")  # which browsers hear, and grumble at, if they trust nobody
DO_NOT_KEEP = (b"cache-control", b"no-store")


class Doorkeeper:
    """An ASGI application around those that do the work: one for requests, one for feeds."""

    def __init__(
        self,
        app: App,
        feeds: App,
        passes: Passes,
        guard: Guard,
        metrics: MetricsPage,
        *,
        rate: float,
        slow: float,
        connections: int,
        origins: Sequence[str],
        hosts: Sequence[str],
    ) -> None:
        """`origins` are addresses of pages, and `hosts` names of this server, besides its own.

        `connections` are what one client may have.
        """
        self._app = app
        self._open_feed = feeds
        self._passes = passes
        self._guard = guard
        self._allowance = Allowance(rate, burst=rate * 10)
        self._late = Late(connections)
        self._slow = slow
        self._origins = {urlsplit(origin).netloc.lower() for origin in origins}
        self._hosts = Hosts([*hosts, *origins])
        self._feeds: Counter[str] = Counter()
        self._files = 0
        self._metrics = metrics
        metrics.feeds.set_function(lambda: guard.feeds)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._guard.is_stale:
            await self._guard.look()
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        told, client = _headers(scope), _client(scope)
        visit = Visit(
            None,
            told.get("accept-language", ""),
            client=client,
            local=_is_local(client, told),
            host_secret=told.get(HOST_HEADER, ""),
        )
        https = scope["scheme"] == "https"
        begun = False

        async def dressed(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                self._metrics.requests.count(message["status"])
                begun = True
                headers = [*message["headers"], *RAW_HEADERS]
                if scope["path"].startswith("/api") and not _says_how_long_to_keep(message):
                    headers.append(DO_NOT_KEEP)
                if https or _leads_here(told.get("host", "")):
                    headers.append(APART)
                if https:
                    headers.append((b"strict-transport-security", b"max-age=31536000"))
                if visit.takes_cookie and visit.guest is not None:
                    headers.append((b"set-cookie", self._cookie(visit.guest, https)))
                message["headers"] = headers
            await send(message)

        try:
            refused = self._refused(scope, client, told)
            if refused is None and scope["path"] == METRICS:
                authorization = told.get("authorization", "")
                await self._metrics.answer(dressed, authorization, local=visit.local, language=visit.language)
                return
            if refused is None:
                visit.guest, refused = self._let_in(client, told)
                visit.token = "authorization" in told
            if refused is not None:
                self._metrics.refusals.count(refused.kind)
                if refused.wait:
                    await self._late.wait(visit.client)
                await answer_with(dressed, visit.language, refused)
                return
            self._guard.remember(visit)
            scope[VISIT] = visit
            size = _length(told)
            in_time = self._in_time(receive, max(size, LARGEST_BODY))
            with self._file() if size > LARGEST_BODY else nullcontext():
                await self._app(scope, in_time, dressed)
        except Exception:
            log.exception("%s %s failed at the door", scope["method"], scope["path"][:LONGEST_TOLD])
            if begun:  # half an answer: the connection ends, so that nobody takes it for a whole one
                raise
            await answer_with(dressed, visit.language, OUR_FAULT)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        client, language = _client(scope), headers.get("accept-language", "")
        guest: Guest | None = None
        try:
            refused = self._refused(scope, client, headers)
            if refused is None:
                guest, refused = self._let_in(client, headers)
        except Exception:
            log.exception("a feed failed at the door")
            refused = OUR_FAULT
        if refused is None and self._feeds[client] >= MOST_FEEDS:
            refused = TurnedAway(429, "too_often", "web-too-many", 1)
        if refused is not None:
            await receive()
            self._metrics.requests.count(refused.status)
            self._metrics.refusals.count(refused.kind)
            if refused.wait:
                await self._late.wait(client)
            await answer_with(send, language_of(language), refused, before="websocket.", headers=RAW_HEADERS)
            return
        self._metrics.requests.count(SWITCHING)
        visit = scope[VISIT] = Visit(guest, language, lambda: self._allowance.wait(client), client=client)
        self._guard.remember(visit)
        shown_out = Cancelling()
        self._feeds[client] += 1
        try:
            with self._guard.feed(visit, shown_out.cancel):
                await self._open_feed(scope, receive, send)
        except asyncio.CancelledError:
            if not shown_out.code:
                raise
            await send({"type": "websocket.close", "code": shown_out.code, "reason": ""})
        finally:
            self._feeds[client] -= 1
            if not self._feeds[client]:
                del self._feeds[client]

    def _let_in(self, client: str, headers: Mapping[str, str]) -> tuple[Guest | None, TurnedAway | None]:
        """Who comes, and why they are not let in, if they are not."""
        guest, bad_pass = self._guest(headers)
        seconds = self._guard.banned(client, guest)
        return guest, TurnedAway(403, "banned", "web-banned", hours=math.ceil(seconds / 3600)) if seconds else bad_pass

    def _refused(self, scope: Scope, client: str, headers: Mapping[str, str]) -> TurnedAway | None:
        wait = self._allowance.wait(client)
        if wait:
            return TurnedAway(429, "too_often", "web-too-often", wait)
        if not self._hosts.welcome(headers.get("host", ""), str((scope.get("server") or [""])[0])):
            return TurnedAway(421, "unknown_host", "web-unknown-host")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if changes and not self._from_our_page(headers):
            return TurnedAway(403, "forbidden", "web-foreign-page")
        size, most = _length(headers), largest_body(scope["path"])
        if size > most:
            return TurnedAway(413, "too_large", "web-too-large", most=most)
        if size > LARGEST_BODY and self._files >= MOST_FILES:
            return TurnedAway(503, "busy", "web-too-many", 1)
        return None

    def _from_our_page(self, headers: Mapping[str, str]) -> bool:
        """A browser tells which site's page sends a request; a program that is no browser tells nothing."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        netloc = urlsplit(origin).netloc.lower()
        return bool(netloc) and (netloc == headers.get("host", "").lower() or netloc in self._origins)

    def _guest(self, headers: Mapping[str, str]) -> tuple[Guest | None, TurnedAway | None]:
        """The guest, or None for somebody new. A cookie that is not ours is nothing; such a token is wrong."""
        scheme, _, token = headers.get("authorization", "").partition(" ")
        if scheme:
            guest = self._passes.read(token.strip()) if scheme.lower() == "bearer" else None
            return guest, None if guest else TurnedAway(401, "unknown_token", "web-unknown-token")
        for cookie in headers.get("cookie", "").split(";"):
            name, _, value = cookie.strip().partition("=")
            if name == COOKIE:
                return self._passes.read(value), None
        return None, None

    def _cookie(self, guest: Guest, https: bool) -> bytes:
        secure = "; Secure" if https else ""
        return (
            f"{COOKIE}={self._passes.write(guest)}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{secure}".encode()
        )

    @contextmanager
    def _file(self) -> Iterator[None]:
        """A request that is larger than others is counted while it is here."""
        self._files += 1
        try:
            yield
        finally:
            self._files -= 1

    def _in_time(self, receive: Receive, most: int) -> Receive:
        """A request that trickles in is not waited for. Once it is here, the answer may take as long as it takes."""
        deadline = asyncio.get_running_loop().time() + self._slow
        size, complete = 0, False

        async def receive_in_time() -> Message:
            nonlocal size, complete
            if complete:
                return await receive()
            try:
                message = await _in_time(receive(), deadline)
            except TimeoutError:
                raise TooSlow(words("web-too-slow")) from None
            if message["type"] == "http.request":
                size += len(message.get("body", b""))
                complete = not message.get("more_body", False)
                if size > most:
                    raise TooLarge(words("web-too-large", most=most))
            return message

        return receive_in_time


class Cancelling:
    """Cancels the task that it was made in, from elsewhere, and knows with which code."""

    def __init__(self) -> None:
        self._task = asyncio.current_task()
        self.code = 0

    def cancel(self, code: int) -> None:
        if self._task is not None and not self.code:
            self.code = code
            self._task.cancel()


async def _in_time(awaited: Awaitable[Message], deadline: float) -> Message:
    """What comes, or TimeoutError. Most requests are already here as a whole, and need no timer."""
    coming = awaited.__await__()
    try:
        waits_for = next(coming)
    except StopIteration as here:
        message: Message = here.value
        return message
    async with asyncio.timeout_at(deadline):
        return await _go_on(coming, waits_for)


@types.coroutine
def _go_on(coming: Generator[Any, Any, Message], waits_for: Any) -> Generator[Any, Any, Message]:
    """Wait for something that has begun to wait."""
    try:
        yield waits_for
        return (yield from coming)
    finally:
        coming.close()


def _headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def _says_how_long_to_keep(answer: Message) -> bool:
    return any(name == b"cache-control" for name, _ in answer["headers"])


def _client(scope: Scope) -> str:
    client = scope.get("client")
    return share_of(str(client[0])) if client else ""


def _is_local(client: str, headers: Mapping[str, str]) -> bool:
    """Whether a browser on this machine asks, directly and by an address of this machine.

    A proxy on this machine asks from here too, and so does a page of another site whose name leads here.
    """
    return FORWARDED.isdisjoint(headers) and is_loopback(client) and _leads_here(headers.get("host", ""))


@lru_cache(1000)
def _leads_here(host: str) -> bool:
    """Whether a Host header names this machine alone, with or without a port."""
    return is_loopback(host_of(host))


def _length(headers: Mapping[str, str]) -> int:
    """The bytes that a request says it has; who does not say may send no more than is usual."""
    length = headers.get("content-length", "0")
    return int(length[:20]) if length.isdecimal() else 0
