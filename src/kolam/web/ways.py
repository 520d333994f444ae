"""Ways from what somebody sends to the function that does it, for all that changes something.

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
from kolam.web.asgi import Visit

A_TABLE = "/api/tables/"


class Way(NamedTuple):
    """A function that takes a body, and what else it asks for."""

    function: Callable[..., Any]
    decode: Callable[[bytes], Any]
    status: int
    given: Mapping[str, object]  # the same for every request
    asks: frozenset[str]

    async def go(self, visit: Visit, table: str, body: bytes) -> Any:
        """Do what is asked, and return what is to be answered."""
        try:
            named = {**self.given, "data": self.decode(body)}
        except msgspec.DecodeError as error:
            raise BadRequest(misfit(error)) from None
        if "visit" in self.asks:
            named["visit"] = visit
        if "guest" in self.asks:
            named["guest"] = visit.known()
        if "table" in self.asks:
            named["table"] = table
        answer = self.function(**named)
        return await answer if inspect.isawaitable(answer) else answer


class Ways:
    """All of them, by their method and their path: at a table only what comes after the table's name."""

    def __init__(self, app: Litestar, given: Mapping[str, object]) -> None:
        """`given` is what functions may ask for by name, beside who asks, which table, and the body itself."""
        self._ways = dict(_ways(app, given))

    def at_a_table(self, command: str) -> Way | None:
        return self._ways.get(("POST", command))

    def find(self, method: str, path: str) -> tuple[Way, str] | None:
        """The way of a request, and the table that it names."""
        path, table = path.rstrip("/"), ""
        if path.startswith(A_TABLE):
            table, _, path = path[len(A_TABLE) :].partition("/")
        way = self._ways.get((method, path))
        return way and (way, table)


def _ways(app: Litestar, given: Mapping[str, object]) -> Iterator[tuple[tuple[str, str], Way]]:
    for route in app.routes:
        for method, (handler, _) in route.route_handler_map.items() if isinstance(route, HTTPRoute) else ():
            asked = handler.parsed_fn_signature.parameters
            if "data" in asked:
                decoder = msgspec.json.Decoder(asked["data"].annotation)
                same = {name: value for name, value in given.items() if name in asked}
                path = route.path.removeprefix(f"{A_TABLE}{{table:str}}/")
                yield (method, path), Way(handler.fn, decoder.decode, handler.status_code, same, frozenset(asked))
