"""The table of commands: what can be done at a table, by a request or by a message on its feed."""

from typing import Any

import msgspec

from kolam.locale import speak
from kolam.tables.advice import Ask
from kolam.tables.commands import Command
from kolam.tables.errors import Stale
from kolam.tables.moves import Move
from kolam.tables.opening import Start
from kolam.tables.rematch import Rematch
from kolam.tables.seats import Join, Leave, Rename, Resign, read_name
from kolam.tables.talk import Say
from kolam.tables.undo import AgreeToUndo, RefuseUndo, Undo
from kolam.web.advice import Explanation, Hints, explain, hints
from kolam.web.asgi import Visit
from kolam.web.operations import AT_A_TABLE, Operation, Services


class Ack(msgspec.Struct, frozen=True):
    """Done, and on the disk. Repeating the command answers the same."""

    ply: int  # the revision at which it is part of the table


class Again(msgspec.Struct, frozen=True):
    """Where they play again."""

    table: str


async def do(services: Services, visit: Visit, table: str, command: Command) -> Ack:
    guest = visit.known().id
    try:
        return Ack(await services.tables.command(table, guest, command))
    except Stale as error:
        error.now = await services.tables.look(table, guest, command.revision)
        raise


async def join(services: Services, visit: Visit, table: str, asked: Join) -> Ack:
    with speak(visit.language):  # somebody without a name is a guest, in their own language
        name = asked.name if asked.name is not None else read_name(visit.known().name)
    return await do(services, visit, table, msgspec.structs.replace(asked, name=name))


async def rematch(services: Services, visit: Visit, table: str, asked: Rematch) -> Again:
    return Again(await services.tables.rematch(table, visit.known().id, asked))


def command(
    name: str,
    summary: str,
    body: type[Command],
    example: dict[str, Any],
    do: Any = do,
    answer: type[msgspec.Struct] = Ack,
    *,
    refusals: tuple[int, ...] = (),
    allowance: str | None = None,
) -> Operation:
    path, refused = AT_A_TABLE + name, (404, 409, *refusals)
    return Operation("POST", path, summary, body, example, answer, do, refusals=refused, allowance=allowance)


A_MOVE = {"revision": 7, "move": {"type": "pass"}}
INVITED = {"revision": 0, "seat": 1, "invitation": "q5cYbJ0bDKp2NSxCzCVDDA", "name": "Ada"}
FOR_YOU = "The best moves for you now, and why; only where nobody else but bots plays"

COMMANDS = [
    command("join", "Take the seat that an invitation is for", Join, INVITED, join),
    command("leave", "Give your seat back before the start", Leave, {"revision": 1}),
    command("name", "Change your name at this table", Rename, {"revision": 1, "name": "Ada"}),
    command("start", "Fill the open seats with bots and start", Start, {"revision": 0, "level": "random"}),
    command("moves", "Decide", Move, A_MOVE, refusals=(422,)),
    command("undo", "Take your last decision back, or ask whether you may", Undo, {"revision": 8}),
    command("undo/agree", "Let them take their decision back", AgreeToUndo, {"revision": 9}),
    command("undo/refuse", "Do not let them take their decision back", RefuseUndo, {"revision": 9}),
    command("resign", "Leave a running match; a bot plays on", Resign, {"revision": 8}),
    command("chat", "Say something to the table", Say, {"revision": 8, "text": "Well played!"}, allowance="talk"),
    command("rematch", "Play again at a new table; the next seat starts", Rematch, {"revision": 60}, rematch, Again),
    command("hints", FOR_YOU, Ask, {"revision": 7}, hints, Hints, allowance="advice"),
    command("explain", "Whether a move may be made now, and why not", Move, A_MOVE, explain, Explanation),
]
