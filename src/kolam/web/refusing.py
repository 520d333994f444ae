"""How somebody is turned away at the door: in words, as JSON, whether they asked for something or for a feed."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from kolam.locale import say
from kolam.web.asgi import Send
from kolam.web.problems import Problem

LARGEST_BODY = 16 * 1024
LARGEST_WITH_A_FILE = 3 * 2**20  # a match file as a JSON string, whose quotes need a character more
WITH_A_FILE = ("/api/replay", "/api/replay/what-if")


def largest_body(path: str) -> int:
    """Bytes that a request to this address may have."""
    return LARGEST_WITH_A_FILE if path.rstrip("/") in WITH_A_FILE else LARGEST_BODY


class TurnedAway(NamedTuple):
    """Why somebody is not let in."""

    status: int
    kind: str
    words: str  # a message
    wait: float = 0
    hours: int = 0
    most: int = LARGEST_BODY  # bytes


OUR_FAULT = TurnedAway(500, "our_fault", "web-our-fault")


async def answer_with(
    send: Send, language: str, why: TurnedAway, before: str = "", headers: Sequence[tuple[bytes, bytes]] = ()
) -> None:
    """`before` is what the answer to a handshake has before the types of its messages."""
    seconds = math.ceil(why.wait)
    words = say(why.words, language, seconds=seconds, most=why.most, hours=why.hours)
    body = msgspec.json.encode(Problem(why.kind, words))
    more = [(b"retry-after", str(seconds).encode())] if seconds else []
    if why.status == 413:
        more.append((b"connection", b"close"))  # the rest of the body is not read
    start = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *more, *headers]
    await send({"type": f"{before}http.response.start", "status": why.status, "headers": start})
    await send({"type": f"{before}http.response.body", "body": body, "more_body": False})
