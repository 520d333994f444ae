"""The short way for requests with a body, past all that a framework does for any request."""

import msgspec
from litestar import Litestar

from kolam.web.asgi import VISIT, Receive, Scope, Send
from kolam.web.problems import refusal
from kolam.web.ways import Ways

JSON = (b"content-type", b"application/json")

encode = msgspec.json.Encoder().encode


class Shortcut:
    """An ASGI application in front of Litestar's, which gets whatever comes without a body of ours."""

    def __init__(self, app: Litestar, ways: Ways) -> None:
        self._app = app
        self._ways = ways

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = self._ways.find(scope["method"], scope["path"])
        if found is None:
            await self._app(scope, receive, send)  # type: ignore[arg-type]
            return
        (way, table), visit = found, scope[VISIT]
        headers = [JSON]
        try:
            status, answer = way.status, await way.go(visit, table, await _body(receive))
        except Exception as error:
            status, answer, more = refusal(error, visit.language, f"{scope['method']} {scope['path']}")
            headers += [(name.encode(), value.encode()) for name, value in more.items()]
        body = encode(answer)
        headers.append((b"content-length", b"%d" % len(body)))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


async def _body(receive: Receive) -> bytes:
    message = await receive()
    body: bytes = message.get("body", b"")
    while message.get("more_body", False):
        message = await receive()
        body += message.get("body", b"")
    return body
