"""The guard knows who is not let in: banned addresses and guests, and passes that were taken back."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from kolam.tables.errors import DatabaseAway
from kolam.tables.guestbook import HOST, Ban, Guestbook
from kolam.web.asgi import Visit
from kolam.web.identity import Guest, Passes

log = logging.getLogger(__name__)

FRESH_SECONDS = 5  # for which what another process decided may go unnoticed
PATIENCE_SECONDS = 2
MOST_ADDRESSES = 10_000  # of guests, remembered at a time
AGAIN_SECONDS = 3600  # after which all marks are read again, and those that were forgotten are let go
OVERLAP_SECONDS = 60  # by which the clocks of several servers may differ

TAKEN_BACK, BANNED = 4401, 4423  # how a feed ends whose guest may not stay

Close = Callable[[int], None]


def new_mark() -> str:
    return secrets.token_urlsafe(9)


class Guard:
    """What the database says about people, cached: nobody waits for it at the door."""

    def __init__(self, guestbook: Guestbook, passes: Passes, clock: Callable[[], float] = time.time) -> None:
        self.guestbook = guestbook
        self.clock = clock
        self._passes = passes
        self._guests: dict[str, Ban] = {}
        self._addresses: dict[str, Ban] = {}
        self._read_at = -float(FRESH_SECONDS)
        self._marks_read_at = self._all_marks_until = -float("inf")
        self._reading = asyncio.Lock()
        self._feeds: dict[Visit, Close] = {}
        self._seen: OrderedDict[str, str] = OrderedDict()  # the address that a guest last came from

    @property
    def feeds(self) -> int:
        """How many are open."""
        return len(self._feeds)

    @property
    def host_mark(self) -> str:
        return self._passes.marks.get(HOST, "")

    @property
    def is_stale(self) -> bool:
        return time.monotonic() - self._read_at >= FRESH_SECONDS

    async def look(self) -> None:
        """Read what is new, every now and then. Those who come meanwhile need not wait."""
        if not self.is_stale:
            return
        self._read_at = time.monotonic()
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self.read()
        except (DatabaseAway, TimeoutError):
            return  # the store tells of that; those who are welcome still are
        except Exception:
            log.exception("cannot read who is banned; the next to come tries again")

    async def read(self) -> None:
        """Read all that is in force, and show out those who may not stay."""
        async with self._reading:  # so that what was read first does not come last
            bans = await self.guestbook.bans(self.clock())
            await self._read_marks()
            self._guests = {ban.guest: ban for ban in bans if ban.guest is not None}
            self._addresses = {ban.address: ban for ban in bans if ban.address is not None}
        for visit, close in list(self._feeds.items()):
            if self.banned(visit.client, visit.guest):
                close(BANNED)
            elif visit.guest is not None and not self._passes.is_current(visit.guest):
                close(TAKEN_BACK)

    async def _read_marks(self) -> None:
        """All of them now and then, and those that are new each time."""
        now = self.clock()
        if now >= self._all_marks_until:
            self._passes.marks = await self.guestbook.marks()
            self._all_marks_until = now + AGAIN_SECONDS
        else:
            new = await self.guestbook.marks(self._marks_read_at - OVERLAP_SECONDS)
            if new:
                self._passes.marks = {**self._passes.marks, **new}
        self._marks_read_at = now

    def banned(self, address: str, guest: Guest | None = None) -> float:
        """For how many more seconds; 0 is not at all."""
        if not (self._addresses or self._guests):
            return 0.0
        found = [self._addresses.get(address), self._guests.get(guest.id) if guest else None]
        until = max((ban.until for ban in found if ban is not None), default=0)
        return max(0.0, until - self.clock())

    async def renew(self, guest: Guest) -> Guest:
        """The same guest with a new mark: every pass that was written before is worth nothing."""
        renewed = msgspec.structs.replace(guest, mark=new_mark())
        await self.guestbook.set_mark(guest.id, renewed.mark, self.clock())
        await self.read()
        return renewed

    async def renew_host(self) -> None:
        """No link to the host page that was written before works any more."""
        await self.guestbook.set_mark(HOST, new_mark(), self.clock())
        await self.read()

    def remember(self, visit: Visit) -> None:
        """Where a guest comes from, for a report about them."""
        if visit.guest is not None:
            self._seen[visit.guest.id] = visit.client
            self._seen.move_to_end(visit.guest.id)
            while len(self._seen) > MOST_ADDRESSES:
                self._seen.popitem(last=False)

    def address_of(self, guest: str | None) -> str | None:
        return self._seen.get(guest) if guest else None

    @contextmanager
    def feed(self, visit: Visit, close: Close) -> Iterator[None]:
        """A feed that is open for as long as this lasts, and how to close it."""
        self._feeds[visit] = close
        try:
            yield
        finally:
            del self._feeds[visit]
