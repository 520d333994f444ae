"""Answers of the database in time. One that is away, full, read-only or frozen is told so in words."""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from kolam.locale import message
from kolam.tables.errors import DatabaseAway

log = logging.getLogger(__name__)

CLOSING_SECONDS = 2

Answer = TypeVar("Answer")
Asked = ParamSpec("Asked")


class Answers:
    """Waits for the database, but not for ever. A query that nobody waits for any more is left to end by itself.

    To cancel it would be no quicker: a driver that is cancelled waits for the frozen database to agree, and one that is
    cancelled between two steps leaves its connection to the collector.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._late: set[asyncio.Task[Any]] = set()
        self._well = True

    async def of(self, query: Coroutine[Any, Any, Answer]) -> Answer:
        asking = asyncio.create_task(query)
        try:
            return await self.to(asyncio.shield(asking))
        finally:
            if not asking.done():
                self._late.add(asking)
                asking.add_done_callback(self._forget)

    async def to(self, answer: Awaitable[Answer]) -> Answer:
        """An answer that may be dropped without harm."""
        try:
            async with asyncio.timeout(self._seconds) as waiting:
                found = await answer
        except TimeoutError as error:
            if not waiting.expired():
                raise self._away(error) from error
            self._tell(well=False, how="no answer")
            silent = message("store-silent", seconds=round(self._seconds))
            raise DatabaseAway(silent, message("store-no-answer")) from None
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise self._away(error) from error
        if not self._well:
            self._tell(well=True, how="it answers again")
        return found

    async def close(self) -> None:
        if self._late:
            await asyncio.wait(self._late, timeout=CLOSING_SECONDS)

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
