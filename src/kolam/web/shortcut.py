"""The shortcut for operations, past all that a framework does for any request."""

import msgspec

from kolam.web.asgi import VISIT, App, Receive, Scope, Send
from kolam.web.operations import HungUp, Operations, unless_gone
from kolam.web.problems import refusal

JSON = (b"content-type", b"application/json")

encode = msgspec.json.Encoder().encode


class Shortcut:
    """An ASGI application in front of Litestar's, which gets all that is no operation."""

    def __init__(self, operations: Operations, others: App) -> None:
        self._operations = operations
        self._others = others

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = self._operations.find(scope["method"], scope["path"])
        if found is None:
            await self._others(scope, receive, send)
            return
        (operation, table), visit = found, scope[VISIT]
        headers = [JSON]
        try:
            answering = operation.answer(visit, table, await _body(receive))
            answer = await (unless_gone(answering, _gone(receive)) if operation.waits else answering)
            status = operation.status
        except HungUp:
            return
        except Exception as error:
            status, answer, more = refusal(error, visit.language, f"{scope['method']} {scope['path']}")
            headers += [(name.encode(), value.encode()) for name, value in more.items()]
        body = encode(answer)
        headers.append((b"content-length", b"%d" % len(body)))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def _body(receive: Receive) -> bytes:
    message = await receive()
    body: bytes = message.get("body", b"")
    while message.get("more_body", False):
        message = await receive()
        body += message.get("body", b"")
    return body
