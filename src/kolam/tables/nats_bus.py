"""The bus over NATS: several server processes and machines, and workers that think for the bots."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from kolam.engine.errors import KolamError
from kolam.locale import message
from kolam.tables.bus import Listener, Listeners

log = logging.getLogger(__name__)

TABLES = "kolam.tables"  # kolam.tables.<id>: the new revision
CONNECT_SECONDS = 5
BOTS = "kolam.bots"  # "<id> <revision>", to one worker of the group of the same name


class BadBus(KolamError):
    """The bus cannot be reached; the words say why."""


class Nats:
    """Made by `Nats.connect`. It reconnects for ever: while NATS is away, feeds heal by their heartbeats."""

    alone = False

    def __init__(self, client: Client) -> None:
        self._client = client
        self._listeners = Listeners()
        self._subscriptions: dict[str, asyncio.Task[Subscription]] = {}
        self._leaving: set[asyncio.Task[None]] = set()

    @classmethod
    async def connect(cls, url: str) -> "Nats":
        try:
            # Its patience is without end once it was connected, and would be before, too.
            async with asyncio.timeout(CONNECT_SECONDS):
                client = await nats.connect(
                    url, name="kolam", max_reconnect_attempts=-1, reconnect_time_wait=0.5, error_cb=_warn
                )
        except (OSError, NatsError, TimeoutError, ValueError) as error:
            raise BadBus(message("bus-unreachable", reason=str(error) or type(error).__name__)) from None
        return cls(client)

    async def publish(self, table: str, revision: int) -> None:
        self._listeners.tell(table, revision)
        await self._send(f"{TABLES}.{table}", str(revision))

    def watched(self, table: str) -> bool:
        return self._listeners.any(table)

    async def ask_bot(self, table: str, revision: int) -> bool:
        await self._send(BOTS, f"{table} {revision}")
        return True

    async def serve_bots(self, decide: Callable[[str, int], None]) -> None:
        """Become one of the workers: each request goes to one of them."""

        async def take(request: Msg) -> None:
            table, _, revision = request.data.decode().partition(" ")
            decide(table, int(revision))

        await self._client.subscribe(BOTS, queue=BOTS, cb=take)

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
        await asyncio.gather(*self._leaving, return_exceptions=True)
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


async def _warn(error: Exception) -> None:
    log.warning("the bus: %s", error or type(error).__name__)


async def _unsubscribe(subscribing: "asyncio.Task[Subscription]") -> None:
    try:
        await (await subscribing).unsubscribe()
    except NatsError:
        return  # the connection is gone, and the subscription with it
