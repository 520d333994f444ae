"""How the server is: alive, which a supervisor asks; and ready, which a proxy or a balancer asks."""

import asyncio
import time
from collections.abc import Iterable
from typing import Literal

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ControllerRouterHandler

from kolam.locale import Message, message
from kolam.tables.errors import DatabaseAway
from kolam.tables.service import TableService
from kolam.web.problems import declared
from kolam.web.requests import TheTables, TheVisit

KEPT_SECONDS = 1.0  # for which an answer holds: asking more often does not make us write more often


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is wrong is told in words, in your language."""

    status: Literal["ok", "degraded", "not_ready"]
    troubles: list[str] = []


class Readiness:
    """Whether what is asked of us can be done, found out by writing to the database."""

    def __init__(self) -> None:
        self._asking = asyncio.Lock()
        self._until = float("-inf")
        self._found: list[Message] = []

    async def troubles(self, tables: TableService) -> list[Message]:
        async with self._asking:
            if time.monotonic() >= self._until:
                self._found = _of_the_bus(tables)
                try:
                    await tables.store.try_to_write(tables.clock())
                except DatabaseAway as away:
                    self._found.append(message("health-database", reason=away.reason))
                self._until = time.monotonic() + KEPT_SECONDS
            return self._found


def health_handlers() -> list[ControllerRouterHandler]:
    readiness = Readiness()
    not_ready = ResponseSpec(Health, generate_examples=False, description="Not now; `troubles` say why.")

    @get("/health", sync_to_thread=False, summary="Whether the server is alive; what is wrong", responses=declared())
    def health(tables: TheTables, visit: TheVisit) -> Health:
        troubles = [*tables.troubles.known, *_of_the_bus(tables)]
        return Health("degraded" if troubles else "ok", _told(troubles, visit.language))

    @get("/health/ready", summary="Whether the server is ready to work", responses={**declared(), 503: not_ready})
    async def ready(tables: TheTables, visit: TheVisit) -> Response[Health]:
        troubles = await readiness.troubles(tables)
        found = Health("not_ready" if troubles else "ok", _told(troubles, visit.language))
        return Response(found, status_code=503 if troubles else 200)

    return [health, ready]


def _of_the_bus(tables: TableService) -> list[Message]:
    return [] if tables.bus.connected else [message("health-bus")]


def _told(troubles: Iterable[Message], language: str) -> list[str]:
    return [trouble.words(language) for trouble in troubles]
