"""The table of commands: what can be done at a table, by a request or by a message on its feed."""

from typing import Any

import msgspec

from kolam.locale import speak
from kolam.tables.advice import Ask
from kolam.tables.commands import Command
from kolam.tables.errors import Stale
from kolam.tables.handover import HandOver
from kolam.tables.moderation import Close, Mute, Remove
from kolam.tables.moves import Move
from kolam.tables.names import known_name
from kolam.tables.opening import Start
from kolam.tables.rematch import DeclineRematch, Rematch
from kolam.tables.seats import Join, Leave, Rename, Resign
from kolam.tables.talk import HearSpectators, Say
from kolam.tables.undo import AgreeToUndo, RefuseUndo, Undo
from kolam.tables.votes import AgreeToVote, CallVote, RefuseVote
from kolam.tables.wishes import Order, Wish
from kolam.web.advice import Explanation, Hints, explain, hints
from kolam.web.asgi import Visit
from kolam.web.operations import AT_A_TABLE, Operation, Services, allow


class Ack(msgspec.Struct, frozen=True):
    """Done, and on the disk. Repeating the command answers the same."""

    ply: int  # the revision at which it is part of the table


class Again(msgspec.Struct, frozen=True):
    """Where they play again."""

    table: str | None  # null: offered, and not everybody has agreed yet


async def do(services: Services, visit: Visit, table: str, command: Command) -> Ack:
    guest = visit.known().id
    services.tables.bots.remember(table, visit.client)
    try:
        return Ack(await services.tables.command(table, guest, command))
    except Stale as error:
        error.now = await services.tables.look(table, guest, command.revision)
        raise


async def join(services: Services, visit: Visit, table: str, asked: Join) -> Ack:
    with speak(visit.language):  # somebody without a name is a guest, in their own language
        name = asked.name if asked.name is not None else known_name(visit.known().name)
    return await do(services, visit, table, msgspec.structs.replace(asked, name=name))


async def say(services: Services, visit: Visit, table: str, asked: Say) -> Ack:
    guest = visit.known()
    if await services.tables.watches(table, guest.id):  # any number of them may: together they talk so much
        allow(services.allowances["spectators"], table)
    with speak(visit.language):
        name = asked.name if asked.name is not None else known_name(guest.name)
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
    waits: bool = False,
) -> Operation:
    path, refused = AT_A_TABLE + name, (404, 409, *refusals)
    return Operation(
        "POST", path, summary, body, example, answer, do, refusals=refused, allowance=allowance, waits=waits
    )


A_MOVE = {"revision": 7, "move": {"type": "pass"}}
INVITED = {"revision": 0, "seat": 1, "invitation": "q5cYbJ0bDKp2NSxCzCVDDA", "name": "Ada"}
A_WISH = {"revision": 1, "option": "colours", "value": "R"}
AN_ORDER = {"revision": 1, "option": "youngest", "seat": 1}
WORDS = {"revision": 8, "text": "Well played!"}
PLAY_AGAIN = "Offer to play again, or agree; when all people agree, a new table opens and the next seat starts"
A_VOTE = {"revision": 20, "about": 1, "to": "bot"}
ON_A_SEAT = "Ask the others to give away the seat of somebody who keeps them waiting, or agree"
FOR_YOU = "The best moves for you now, and why; only if you play against bots alone"

COMMANDS = [
    command("join", "Join: take the seat of an invitation", Join, INVITED, join),
    command("leave", "Give your seat back before the start", Leave, {"revision": 1}),
    command("name", "Change your name at this table", Rename, {"revision": 1, "name": "Ada"}),
    command("wish", "Choose an option for your seat, before the start", Wish, A_WISH),
    command("order", "Move a seat up in an order of the seats, before the start", Order, AN_ORDER),
    command("start", "Fill the open seats with bots and start", Start, {"revision": 0, "level": "random"}),
    command("moves", "Make a move", Move, A_MOVE, refusals=(422,)),
    command("undo", "Undo your last move, or ask for it", Undo, {"revision": 8}),
    command("undo/agree", "Allow an undo", AgreeToUndo, {"revision": 9}),
    command("undo/refuse", "Decline an undo", RefuseUndo, {"revision": 9}),
    command("resign", "Leave a running match; a bot takes over", Resign, {"revision": 8}),
    command("chat", "Send a chat message", Say, WORDS, say, allowance="talk"),
    command("chat/spectators", "Let spectators chat, or not", HearSpectators, {"revision": 8, "allowed": True}),
    command("remove", "Remove a player or a spectator, as the host", Remove, {"revision": 8, "seat": 1}),
    command("mute", "Mute somebody, or not, as the host", Mute, {"revision": 8, "seat": 1, "muted": True}),
    command("hand-over", "Make another player the host, as the host", HandOver, {"revision": 8, "seat": 1}),
    command("close", "Close the table, as the host; a match ends without a winner", Close, {"revision": 8}),
    command("vote", ON_A_SEAT, CallVote, A_VOTE),
    command("vote/agree", "Agree to give the seat away", AgreeToVote, {"revision": 21}),
    command("vote/refuse", "Refuse to give the seat away", RefuseVote, {"revision": 21}),
    command("rematch", PLAY_AGAIN, Rematch, {"revision": 60}, rematch, Again),
    command("rematch/decline", "Decline a rematch", DeclineRematch, {"revision": 61}),
    command("hints", FOR_YOU, Ask, {"revision": 7}, hints, Hints, allowance="advice", waits=True),
    command("explain", "Whether a move is legal now, and why not", Move, A_MOVE, explain, Explanation),
]
