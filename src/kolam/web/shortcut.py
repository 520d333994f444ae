"""The short way for all that changes something: from a request's body straight to the function that does it.

Litestar knows these functions and describes them as OpenAPI. Its own way of calling one takes longer than most of them
do, and takes "7" where 7 is declared. Here a body is decoded by the very type that OpenAPI shows, to the letter.
"""

import inspect
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
from litestar import Litestar
from litestar.routes import HTTPRoute

from kolam.rules.misfits import misfit
from kolam.tables.errors import BadRequest
from kolam.web.asgi import VISIT, Receive, Scope, Send, Visit
from kolam.web.problems import refusal

A_TABLE = "/api/tables/"
JSON = (b"content-type", b"application/json")

encode = msgspec.json.Encoder().encode


class Way(NamedTuple):
    """A function that takes a body, and what else it asks for."""

    function: Callable[..., Any]
    decode: Callable[[bytes], Any]
    status: int
    given: Mapping[str, object]  # the same for every request
    asks: frozenset[str]


class Shortcut:
    """An ASGI application in front of Litestar's, which gets whatever comes without a body of ours."""

    def __init__(self, app: Litestar, given: Mapping[str, object]) -> None:
        """`given` is what functions may ask for by name, beside who asks, which table, and the body itself."""
        self._app = app
        self._ways = dict(_ways(app, given))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = self._find(scope) if scope["type"] == "http" else None
        if found is None:
            await self._app(scope, receive, send)  # type: ignore[arg-type]
            return
        headers = [JSON]
        try:
            status, answer = found[0].status, await _follow(*found, scope[VISIT], await _body(receive))
        except Exception as error:
            status, answer, more = refusal(error, scope[VISIT].language, f"{scope['method']} {scope['path']}")
            headers += [(name.encode(), value.encode()) for name, value in more.items()]
        body = encode(answer)
        headers.append((b"content-length", b"%d" % len(body)))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _find(self, scope: Scope) -> tuple[Way, str] | None:
        path, table = scope["path"].rstrip("/"), ""
        if path.startswith(A_TABLE):
            table, _, path = path[len(A_TABLE) :].partition("/")
        way = self._ways.get((scope["method"], path))
        return way and (way, table)


def _ways(app: Litestar, given: Mapping[str, object]) -> Iterator[tuple[tuple[str, str], Way]]:
    """Every function of the application that takes a body, by its method and its path, at a table or elsewhere."""
    for route in app.routes:
        for method, (handler, _) in route.route_handler_map.items() if isinstance(route, HTTPRoute) else ():
            asked = handler.parsed_fn_signature.parameters
            if "data" in asked:
                decoder = msgspec.json.Decoder(asked["data"].annotation)
                same = {name: value for name, value in given.items() if name in asked}
                path = route.path.removeprefix(f"{A_TABLE}{{table:str}}/")
                yield (method, path), Way(handler.fn, decoder.decode, handler.status_code, same, frozenset(asked))


async def _follow(way: Way, table: str, visit: Visit, body: bytes) -> Any:
    try:
        named = {**way.given, "data": way.decode(body)}
    except msgspec.DecodeError as error:
        raise BadRequest(misfit(error)) from None
    if "visit" in way.asks:
        named["visit"] = visit
    if "table" in way.asks:
        named["table"] = table
    answer = way.function(**named)
    return await answer if inspect.isawaitable(answer) else answer


async def _body(receive: Receive) -> bytes:
    message = await receive()
    body: bytes = message.get("body", b"")
    while message.get("more_body", False):
        message = await receive()
        body += message.get("body", b"")
    return body
