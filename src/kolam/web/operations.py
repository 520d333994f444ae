"""Operations: all that takes a body. One table of them serves HTTP, the feeds and OpenAPI.

Litestar describes them, but does not call them: its own way takes longer than most of them do, and accepts "7" for
7. Here a body is decoded by the very type that OpenAPI shows, to the letter.
"""

import asyncio
import math
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from time import perf_counter
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from litestar import post, put
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.spec import Example
from litestar.params import Body

from kolam.engine.validation import complaint
from kolam.locale import message
from kolam.tables.devices import RecoveryLinks
from kolam.tables.errors import BadRequest
from kolam.tables.service import TableService
from kolam.web.asgi import Visit
from kolam.web.doors import Doors
from kolam.web.house import House
from kolam.web.identity import Passes
from kolam.web.limits import Allowance
from kolam.web.problems import TooOften, declared, kind_of
from kolam.web.pusher import Pusher
from kolam.web.requests import TableId

Answer = Callable[[Visit, str, bytes], Awaitable[Any]]

A_TABLE = "/api/tables/"
AT_A_TABLE = A_TABLE + "{table:str}/"


class Services(NamedTuple):
    """What operations work with."""

    tables: TableService
    passes: Passes
    allowances: Mapping[str, Allowance]
    links: RecoveryLinks
    house: House
    doors: Doors | None = None
    pusher: Pusher | None = None


class HungUp(Exception):
    """There is nobody any more to answer."""


class Operation(NamedTuple):
    """How something is asked for, described, limited and done."""

    method: Literal["POST", "PUT"]
    path: str
    summary: str
    body: type[msgspec.Struct]
    example: Mapping[str, Any]
    answer: type[msgspec.Struct]
    do: Callable[[Services, Visit, str, Any], Awaitable[Any]]  # for this visit, at this table, with this body
    status: int = 200
    refusals: tuple[int, ...] = ()  # statuses beside those that every operation may be refused with
    allowance: str | None = None  # the one that it is counted against
    waits: bool = False  # for its turn, perhaps for long: nobody goes on waiting for somebody who hung up


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing more has to be said."""


def plain(
    path: str,
    summary: str,
    answer: type[msgspec.Struct],
    do: Callable[[Services, Visit, str, Nothing], Awaitable[Any]],
    *,
    status: int = 200,
    allowance: str | None = None,
) -> Operation:
    """An operation that needs nothing but to be asked for."""
    return Operation("POST", path, summary, Nothing, {}, answer, do, status, allowance=allowance)


class ReadyOperation:
    """An operation, ready to be done any number of times."""

    def __init__(self, operation: Operation, services: Services) -> None:
        self.status = operation.status
        self.waits = operation.waits
        self._do = operation.do
        self._decode = msgspec.json.Decoder(operation.body).decode
        self._services = services
        self._allowance = services.allowances[operation.allowance] if operation.allowance else None
        self._of_address = services.allowances.get(f"{operation.allowance} by address")
        # Does what is asked, and returns what is to be answered.
        self.answer: Answer = self._answer
        self.name = named(operation)
        self._seconds = services.tables.metrics.commands.labels(self.name)
        self._refusals = services.tables.metrics.refusals

    async def _answer(self, visit: Visit, table: str, body: bytes) -> Any:
        began = perf_counter()
        try:
            data = self._read(body)
            if self._allowance is not None:
                allow(self._allowance, visit.known().id)
            if self._of_address is not None:
                allow(self._of_address, visit.client)
            return await self._do(self._services, visit, table, data)
        except Exception as error:
            self._refusals.count(kind_of(error)[1])
            raise
        finally:
            self._seconds.observe(perf_counter() - began)

    def _read(self, body: bytes) -> Any:
        try:
            return self._decode(body)
        except msgspec.DecodeError as error:
            raise BadRequest(complaint(error)) from None
        except UnicodeDecodeError:
            raise BadRequest(message("web-no-utf8")) from None


class Operations:
    """All of them, by method and path; at a table, by what comes after the table's id."""

    def __init__(self, operations: Iterable[Operation], services: Services) -> None:
        self._ready: dict[tuple[str, str], ReadyOperation] = {
            (operation.method, operation.path.removeprefix(AT_A_TABLE)): ReadyOperation(operation, services)
            for operation in operations
        }

    def wrap(self, around: Callable[[str, Answer], Answer]) -> None:
        """Put something around each of them, by its name."""
        for operation in self._ready.values():
            operation.answer = around(operation.name, operation.answer)

    def command(self, name: str) -> ReadyOperation | None:
        """What is done at a table by this name."""
        return self._ready.get(("POST", name))

    def find(self, method: str, path: str) -> tuple[ReadyOperation, str] | None:
        """The operation that a request asks for, and the table that it names."""
        path, table = path.rstrip("/"), ""
        if path.startswith(A_TABLE):
            table, _, path = path[len(A_TABLE) :].partition("/")
        found = self._ready.get((method, path))
        return None if found is None else (found, table)


async def unless_gone(answer: Awaitable[Any], gone: Coroutine[Any, Any, Any]) -> Any:
    """An answer, for as long as the one who asked is there: HungUp when `gone` returns first."""
    answering, going = asyncio.ensure_future(answer), asyncio.create_task(gone)
    try:
        await asyncio.wait((answering, going), return_when=asyncio.FIRST_COMPLETED)
        if answering.done():
            return answering.result()
    finally:
        for task in (answering, going):
            task.cancel()
        await asyncio.gather(answering, going, return_exceptions=True)
    raise HungUp


def named(operation: Operation) -> str:
    """What a host calls it: `moves` at a table, `POST /api/tables` elsewhere."""
    at_a_table = operation.path.startswith(AT_A_TABLE)
    return operation.path.removeprefix(AT_A_TABLE) if at_a_table else f"{operation.method} {operation.path}"


def allow(allowance: Allowance, who: str) -> None:
    wait = allowance.wait(who)
    if wait:
        raise TooOften(message("web-too-often", seconds=math.ceil(wait)), wait)


def described(operation: Operation) -> HTTPRouteHandler:
    """An operation as Litestar describes it. Only an address that is spelt oddly ever comes here."""

    async def at_a_table(table: Any, data: Any) -> Any:
        raise NotFoundException

    async def anywhere(data: Any) -> Any:
        raise NotFoundException

    function = at_a_table if operation.path.startswith(AT_A_TABLE) else anywhere
    example = Body(examples=[Example(value=operation.example)])
    function.__name__ = operation.body.__name__
    function.__annotations__ |= {"data": Annotated[operation.body, example], "return": operation.answer}
    if function is at_a_table:
        function.__annotations__["table"] = TableId
    return (post if operation.method == "POST" else put)(
        operation.path,
        summary=operation.summary,
        status_code=operation.status,
        responses=declared(403, 408, 413, *operation.refusals),
    )(function)
