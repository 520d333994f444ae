"""Answers of the database in time. One that is away, full, read-only or frozen is told so in words."""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from kolam.locale import message
from kolam.tables.errors import DatabaseAway

log = logging.getLogger(__name__)

CLOSING_SECONDS = 2

Answer = TypeVar("Answer")
Asked = ParamSpec("Asked")


class _TooLate(Exception):
    """There was no answer in time."""


class Answers:
    """Waits for the database, but not for ever. A query that nobody waits for any more is left to end by itself.

    To cancel it would be no quicker: a driver that is cancelled waits for the frozen database to agree, and one that is
    cancelled between two steps leaves its connection to the collector.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._loop = asyncio.get_running_loop()
        self._awaited: deque[tuple[float, asyncio.Future[Any]]] = deque()  # and until when, the oldest first
        self._timer: asyncio.TimerHandle | None = None  # one for all of them: they are asked for thousands of times
        self._late: set[asyncio.Task[Any]] = set()
        self._well = True

    async def of(self, query: Coroutine[Any, Any, Answer]) -> Answer:
        """What a query finds."""
        asking = asyncio.create_task(query)
        try:
            return await self.to(self._answer_of(asking))
        finally:
            if not asking.done():
                self._late.add(asking)
                asking.add_done_callback(self._forget)

    def _answer_of(self, asking: "asyncio.Task[Answer]") -> "asyncio.Future[Answer]":
        """What a query will have found. `asyncio.shield` minds if it is given up just when the query ends."""
        answer: asyncio.Future[Answer] = self._loop.create_future()

        def arrived(_: object) -> None:
            if asking.cancelled():
                answer.cancel()
                return
            error = asking.exception()
            if answer.done():
                return
            if error is not None:
                answer.set_exception(error)
            else:
                answer.set_result(asking.result())

        asking.add_done_callback(arrived)
        return answer

    async def to(self, answer: "asyncio.Future[Answer]") -> Answer:
        """An answer that may be dropped without harm."""
        self._watch(answer)
        try:
            found = await answer
        except _TooLate:
            self._tell(well=False, how="no answer")
            silent = message("store-silent", seconds=round(self._seconds))
            raise DatabaseAway(silent, message("store-no-answer")) from None
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise self._away(error) from error
        if not self._well:
            self._tell(well=True, how="it answers again")
        return found

    async def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._late:
            await asyncio.wait(self._late, timeout=CLOSING_SECONDS)

    def _watch(self, answer: "asyncio.Future[Any]") -> None:
        while self._awaited and self._awaited[0][1].done():
            self._awaited.popleft()
        self._awaited.append((self._loop.time() + self._seconds, answer))
        if self._timer is None:
            self._timer = self._loop.call_later(self._seconds, self._give_up)

    def _give_up(self) -> None:
        """Wait no longer for what was asked for too long ago."""
        now = self._loop.time()
        while self._awaited and (self._awaited[0][0] <= now or self._awaited[0][1].done()):
            _, answer = self._awaited.popleft()
            if not answer.done():
                answer.set_exception(_TooLate())
        self._timer = self._loop.call_at(self._awaited[0][0], self._give_up) if self._awaited else None

    def _away(self, error: Exception) -> DatabaseAway:
        reason = reason_of(error)
        self._tell(well=False, how=reason)
        return DatabaseAway(message("store-away"), reason)

    def _tell(self, *, well: bool, how: str) -> None:
        """Once, and not for everybody who meets it."""
        if well != self._well:
            log.log(logging.INFO if well else logging.ERROR, "the database: %s", how)
        self._well = well

    def _forget(self, asking: "asyncio.Task[Any]") -> None:
        self._late.discard(asking)
        if not asking.cancelled() and (error := asking.exception()) is not None:
            log.warning("a late answer of the database: %s", reason_of(error))


def reason_of(error: BaseException) -> str:
    """The driver's own words, without the statement and what was in it."""
    told = str(getattr(error, "orig", None) or error).strip()
    return told.splitlines()[0][:200] if told else type(error).__name__


class HasAnswers(Protocol):
    answers: Answers


Self = TypeVar("Self", bound=HasAnswers)


def in_time(
    query: Callable[Concatenate[Self, Asked], Coroutine[Any, Any, Answer]],
) -> Callable[Concatenate[Self, Asked], Coroutine[Any, Any, Answer]]:
    """A query of a store that is answered in time, or raises DatabaseAway."""

    @wraps(query)
    async def asked(store: Self, /, *arguments: Asked.args, **named: Asked.kwargs) -> Answer:
        return await store.answers.of(query(store, *arguments, **named))

    return asked
