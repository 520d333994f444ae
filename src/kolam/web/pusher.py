"""Carries turn notices out, a few at a time, beside everything else."""

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from kolam.locale import say
from kolam.tables.devices import Subscription, Subscriptions
from kolam.tables.metrics import Metrics
from kolam.web.limits import Allowance

if TYPE_CHECKING:
    from kolam.web.webpush import Post

log = logging.getLogger(__name__)

MOST_WAITING = 500  # notices; one that finds no place is lost
CARRIERS = 4
OFTEN = (1 / 20, 6)  # notices to one guest, a second and at once
GONE = (404, 410)


class Notice(msgspec.Struct, frozen=True):
    """All that a device is told: nothing of the match."""

    title: str
    table: str


class Pusher:
    """A bounded queue, and a few who carry what is in it. What it needs is loaded by the first notice."""

    def __init__(
        self, key: bytes, subscriptions: Subscriptions, metrics: Metrics, *, contact: str, anywhere: bool
    ) -> None:
        self.subscriptions = subscriptions
        self.anywhere = anywhere
        self._key = key
        self._contact = contact
        self._outcomes = metrics.pushes
        self._often = Allowance(*OFTEN)
        self._waiting: asyncio.Queue[tuple[str, str]] = asyncio.Queue(MOST_WAITING)
        self._carriers: list[asyncio.Task[None]] = []
        self._post: Post | None = None

    async def public_key(self) -> str:
        return await asyncio.to_thread(_public_key, self._key)

    def send(self, table: str, guest: str) -> None:
        if self._waiting.full():
            self._outcomes.count("lost")
            return
        if self._often.wait(guest):
            self._outcomes.count("too_often")
            return
        self._waiting.put_nowait((table, guest))
        if not self._carriers:
            self._carriers = [asyncio.create_task(self._carry()) for _ in range(CARRIERS)]

    async def close(self) -> None:
        for carrier in self._carriers:
            carrier.cancel()
        await asyncio.gather(*self._carriers, return_exceptions=True)
        if self._post is not None:
            await self._post.close()

    async def _carry(self) -> None:
        while True:
            table, guest = await self._waiting.get()
            try:
                for device in await self.subscriptions.of(guest):
                    await self._deliver(device, table)
            except Exception:  # the next one is somebody else's
                self._outcomes.count("failed")
                log.exception("a turn notice could not be sent")

    async def _deliver(self, device: Subscription, table: str) -> None:
        from kolam.web import webpush

        notice = Notice(say("push-your-turn", device.language), table)
        try:
            body = await asyncio.to_thread(webpush.sealed, device, msgspec.json.encode(notice))
        except ValueError:  # the device's key is no point of the curve
            await self.subscriptions.drop(device.endpoint)
            self._outcomes.count("gone")
            return
        if self._post is None:
            self._post = webpush.Post(self._key, self._contact, anywhere=self.anywhere)
        try:
            status = await self._post.deliver(device, body, table)
        except webpush.UNREACHABLE as error:
            self._outcomes.count("unreachable")
            log.info("a push service cannot be reached: %s", type(error).__name__)
            return
        if status in GONE:
            await self.subscriptions.drop(device.endpoint)
        sent = 200 <= status < 300
        self._outcomes.count("sent" if sent else "gone" if status in GONE else "refused")
        if not sent and status not in GONE:
            log.warning("a push service answers %d", status)


def _public_key(key: bytes) -> str:
    from kolam.web import webpush

    return webpush.public_key(webpush.private_key(key))
