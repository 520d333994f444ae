"""Reviews of finished matches: asked for once, made while nobody needs the machine, and kept with the table."""

import asyncio
import logging
import zlib
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from kolam.bots.review import Review
from kolam.bots.reviewing import Reviewing, effort_for
from kolam.locale import message
from kolam.match import Entry, Match
from kolam.tables.bus import Bus
from kolam.tables.cache import TableCache
from kolam.tables.commands import require_welcome
from kolam.tables.errors import Busy, DatabaseAway, NoSuchTable, NotNow
from kolam.tables.store import Store
from kolam.tables.table import Table
from kolam.tables.thinking import Thinking
from kolam.tables.unreadable import Unreadable

log = logging.getLogger(__name__)

REVIEW_SECONDS = 36.0  # of thought for a whole match
MOST_DECISIONS = 1_500  # of a match that can be reviewed
MOST_REVIEWS = 12  # in the making at a time, of all who share a database
LARGEST = 2**18  # bytes of a kept review
BEAT_SECONDS = 2.0  # between two signs of life of a review
SILENT_SECONDS = 15.0  # after which nobody works on it any more
PATIENCE_SECONDS = 60.0  # after which nobody waits for it any more


class Reviewed(NamedTuple):
    """A review as far as it is made, and the match that it is about."""

    progress: float | None  # None if nobody has asked for it
    review: Review | None
    log: list[Entry]


class Reviews:
    """One review for each match. A guest waits for one at a time, and all together for a bounded number."""

    def __init__(
        self,
        tables: TableCache,
        store: Store,
        bus: Bus,
        thinking: Thinking,
        clock: Callable[[], float],
        most: int = MOST_REVIEWS,
        seconds: float = REVIEW_SECONDS,
    ) -> None:
        self._tables = tables
        self._kept = store.reviews
        self._bus = bus
        self._thinking = thinking
        self._clock = clock
        self._most = most
        self._seconds = seconds
        self._making: set[str] = set()  # tables whose review this process works on

    async def ask(self, name: str, guest: str) -> Reviewed:
        """Ask for a review, or look how far it is."""
        entries = await self._may_see(name, guest)
        found, now = await self.find(name, entries), self._clock()
        if found.progress is not None:
            return found
        if not self._most:
            raise NotNow(message("review-off"))
        waiting = await self._kept.in_the_making(now - SILENT_SECONDS)
        if guest in waiting:
            raise Busy(message("review-one-at-a-time"))
        if len(waiting) >= self._most:
            raise Busy(message("review-busy"))
        await self._kept.begin(name, guest, now)
        self._bus.ask_review(name, self.make_soon)
        return Reviewed(0.0, None, entries)

    async def look(self, name: str, guest: str | None) -> Reviewed:
        """How far a review is. One that nobody works on any more is begun again."""
        return await self.find(name, await self._may_see(name, guest))

    async def find(self, name: str, entries: list[Entry]) -> Reviewed:
        kept, now = await self._kept.find(name), self._clock()
        if kept is None:
            return Reviewed(None, None, entries)
        if kept.review is not None:
            review = unpack(kept.review)
            if review is None or len(review.moments) != sum(entry.seat is not None for entry in entries):
                await self._kept.forget(name)  # another Kolam has made it
                return Reviewed(None, None, entries)
            return Reviewed(1.0, review, entries)
        if kept.alive is None or kept.alive < now - SILENT_SECONDS:
            await self._kept.begin(name, kept.guest, now)
            self._bus.ask_review(name, self.make_soon)
            return Reviewed(0.0, None, entries)
        if kept.wanted < now - BEAT_SECONDS:
            await self._kept.want(name, now)
        return Reviewed(kept.progress, None, entries)

    def make_soon(self, name: str) -> None:
        if name not in self._making and len(self._making) < self._most:
            self._making.add(name)
            self._thinking.soon(self._make(name))

    async def _may_see(self, name: str, guest: str | None) -> list[Entry]:
        async with self._tables.at(name) as table:
            if not table.over:
                await self._tables.catch_up(table)
            require_welcome(table, guest)
            return list(_match_of(table).log)

    async def _make(self, name: str) -> None:
        making: asyncio.Task[bytes] | None = None
        progress = Progress()
        try:
            async with self._tables.at(name) as table:
                if not table.over:
                    await self._tables.catch_up(table)
                match = _match_of(table)
            making = asyncio.create_task(self._think(match, progress))
            while not (await asyncio.wait([making], timeout=BEAT_SECONDS))[0]:
                now = self._clock()
                if not await self._kept.work(name, progress.share, now, now - PATIENCE_SECONDS):
                    return
            await self._kept.keep(name, await making)
        except (NoSuchTable, Unreadable, NotNow):
            return
        except (Busy, DatabaseAway) as error:
            log.info("%s The review of table %s is begun again later.", error, name)
        except Exception:
            await self._kept.forget(name)  # else those who wait would have it begun again and again
            raise
        finally:
            self._making.discard(name)
            if making is not None:
                making.cancel()

    async def _think(self, match: Match, progress: "Progress") -> bytes:
        """One position after the other, each when nobody else has to think."""
        await self._thinking.preparing.until_ready(match.game)
        reviewing = await self._thinking.review(lambda: begin(match, self._seconds))
        while reviewing.done < reviewing.total:
            await self._thinking.review(reviewing.step)
            progress.share = reviewing.done / reviewing.total
        return pack(reviewing.review())


class Progress:
    share = 0.0


def begin(match: Match, seconds: float) -> Reviewing:
    again = match.again()
    return Reviewing(again, effort_for(again, seconds))


def _match_of(table: Table) -> Match:
    if table.match is None or not table.over:
        raise NotNow(message("review-not-over"))
    if table.drawn:
        raise NotNow(message("review-no-result"))
    if table.match.decisions > MOST_DECISIONS:
        raise NotNow(message("review-too-long", most=MOST_DECISIONS))
    return table.match


def pack(review: Review) -> bytes:
    packed = zlib.compress(msgspec.json.encode(review), 9)
    if len(packed) > LARGEST:
        raise ValueError(f"a review of {len(packed)} bytes is larger than {LARGEST}")
    return packed


def unpack(kept: bytes) -> Review | None:
    """None if another Kolam has written it, in another form."""
    try:
        return msgspec.json.decode(zlib.decompress(kept), type=Review)
    except (zlib.error, msgspec.DecodeError):
        return None
