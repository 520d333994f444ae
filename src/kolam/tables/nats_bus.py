"""The bus over NATS: several server processes and machines, and workers that think for the bots."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from kolam.engine.errors import KolamError
from kolam.locale import message, say
from kolam.tables.bus import Decide, Listener, Listeners, MakeReview
from kolam.tables.presence import fingerprint_of

log = logging.getLogger(__name__)

TABLES = "kolam.tables"  # kolam.tables.<id>: the new revision
CONNECT_SECONDS = 5
RETRY_SECONDS = 1
WORKER_SECONDS = 2  # within which a worker says that it has heard
TURNS = "kolam.turns"  # "<id>", to one server of the group of the same name
PRESENCE = "kolam.presence"  # "<id> <fingerprint of a guest>"; who has that guest answers
PRESENCE_SECONDS = 0.5
REVIEWS = "kolam.reviews"  # "<id>", to one worker of the group of the same name
BOTS = "kolam.bots"  # "<id> <revision>", to one worker of the group of the same name


class BadBus(KolamError):
    """The bus cannot be reached; the words say why."""


class Nats:
    """Made by `Nats.connect`. It reconnects for ever: while NATS is away, feeds heal by their heartbeats."""

    alone = False

    def __init__(self, client: Client, *, stand_by: bool = True) -> None:
        """`stand_by`: what no worker answers to is thought about here."""
        self._client = client
        self._stand_by = stand_by
        self._asking: set[asyncio.Task[None]] = set()
        self._listeners = Listeners()
        self._subscriptions: dict[str, asyncio.Task[Subscription]] = {}
        self._leaving: set[asyncio.Task[None]] = set()

    @classmethod
    async def connect(cls, url: str, *, stand_by: bool = True) -> "Nats":
        """Wait for NATS, for as long as it takes, and say so now and then."""
        while True:
            try:
                # Its own patience is without end, and silent.
                async with asyncio.timeout(CONNECT_SECONDS):
                    client = await nats.connect(
                        url, name="kolam", max_reconnect_attempts=-1, reconnect_time_wait=0.5, error_cb=_warn
                    )
                return cls(client, stand_by=stand_by)
            except ValueError as error:
                raise BadBus(message("bus-unreachable", reason=str(error))) from None
            except (OSError, NatsError) as error:
                log.warning(say("bus-waiting", url=_without_password(url), reason=str(error) or type(error).__name__))
                await asyncio.sleep(RETRY_SECONDS)

    @property
    def connected(self) -> bool:
        return bool(self._client.is_connected)

    async def publish(self, table: str, revision: int) -> None:
        self._listeners.tell(table, revision)
        await self._send(f"{TABLES}.{table}", str(revision))

    def watched(self, table: str) -> bool:
        return self._listeners.any(table)

    def ask_bot(self, table: str, revision: int, otherwise: Decide) -> None:
        self._ask_soon(BOTS, f"{table} {revision}", lambda: otherwise(table, revision))

    def ask_review(self, table: str, otherwise: MakeReview) -> None:
        self._ask_soon(REVIEWS, table, lambda: otherwise(table))

    def _ask_soon(self, subject: str, question: str, otherwise: Callable[[], None]) -> None:
        asking = asyncio.create_task(self._ask(subject, question, otherwise))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)

    async def _ask(self, subject: str, question: str, otherwise: Callable[[], None]) -> None:
        """A worker says immediately that it has heard us. One that dies amid its thought is found out by the keeper.

        A review that nobody works on any more is found out by those who wait for it.
        """
        try:
            if self.connected:
                await self._client.request(subject, question.encode(), timeout=WORKER_SECONDS)
                return
        except (NatsError, TimeoutError):
            pass
        if self._stand_by:
            otherwise()

    async def serve_bots(self, decide: Decide) -> None:
        """Become one of the workers: each request goes to one of them."""

        async def take(request: Msg) -> None:
            table, _, revision = request.data.decode().partition(" ")
            decide(table, int(revision))
            if request.reply:
                await self._send(request.reply, "")

        await self._client.subscribe(BOTS, queue=BOTS, cb=take)

    async def serve_reviews(self, make: MakeReview) -> None:
        """Review matches, too: each request goes to one of the workers."""

        async def take(request: Msg) -> None:
            make(request.data.decode())
            if request.reply:
                await self._send(request.reply, "")

        await self._client.subscribe(REVIEWS, queue=REVIEWS, cb=take)

    async def tell_turn(self, table: str) -> bool:
        await self._send(TURNS, table)
        return True

    async def present(self, table: str, guest: str) -> bool:
        question = f"{table} {fingerprint_of(guest)}".encode()
        try:
            await self._client.request(PRESENCE, question, timeout=PRESENCE_SECONDS)
        except (NatsError, TimeoutError):
            return False
        return True

    async def serve_turns(self, tell: Callable[[str], None], has: Callable[[str, str], bool]) -> None:
        """Become one of the servers that tell people of their turns, and say who is here."""

        async def take(request: Msg) -> None:
            tell(request.data.decode())

        async def answer(question: Msg) -> None:
            table, _, fingerprint = question.data.decode().partition(" ")
            if has(table, fingerprint):
                await question.respond(b"here")

        await self._client.subscribe(TURNS, queue=TURNS, cb=take)
        await self._client.subscribe(PRESENCE, cb=answer)

    @contextmanager
    def listening(self, table: str, listener: Listener) -> Iterator[None]:
        if self._listeners.add(table, listener):
            self._subscriptions[table] = asyncio.create_task(self._subscribe(table))
        try:
            yield
        finally:
            if self._listeners.remove(table, listener):
                leaving = asyncio.create_task(_unsubscribe(self._subscriptions.pop(table)))
                self._leaving.add(leaving)
                leaving.add_done_callback(self._leaving.discard)

    async def close(self) -> None:
        for asking in tuple(self._asking):
            asking.cancel()
        await asyncio.gather(*self._leaving, *self._asking, return_exceptions=True)
        await self._client.close()

    async def _subscribe(self, table: str) -> Subscription:
        async def hear(news: Msg) -> None:
            self._listeners.tell(table, int(news.data))

        return await self._client.subscribe(f"{TABLES}.{table}", cb=hear)

    async def _send(self, subject: str, text: str) -> None:
        """What cannot be sent is lost, and costs only time: the log has it all."""
        try:
            await self._client.publish(subject, text.encode())
        except NatsError:
            return


def _without_password(url: str) -> str:
    return urlsplit(url).netloc.rpartition("@")[2] or url


async def _warn(error: Exception) -> None:
    log.warning("the bus: %s", error or type(error).__name__)


async def _unsubscribe(subscribing: "asyncio.Task[Subscription]") -> None:
    try:
        await (await subscribing).unsubscribe()
    except NatsError:
        return  # the connection is gone, and the subscription with it
