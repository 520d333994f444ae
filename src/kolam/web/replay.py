"""Looking back at a finished match, at a match file, and playing on from a moment of either."""

import gzip
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import QueryParameter

from kolam.locale import speak
from kolam.tables.look import TableLook
from kolam.tables.replay import LARGEST_FILE, MOST_FRAMES, Replay, Wanted
from kolam.tables.whatif import PlayOn
from kolam.web.asgi import Visit
from kolam.web.operations import AT_A_TABLE, Operation, Services
from kolam.web.problems import declared
from kolam.web.requests import AnyRequest, TableId, TheTables, TheVisit

SMALL = 2_000  # bytes that are not worth zipping
QUICK = 3  # of 9: half the time of the usual, and hardly larger

Eyes = Annotated[int | None, QueryParameter(ge=0, description="As this seat knew it; left out: as a spectator.")]
FaceUp = Annotated[bool, QueryParameter(description="With all cards open.")]
First = Annotated[int, QueryParameter(ge=0, description="The first moment: how many decisions had been made.")]
HowMany = Annotated[int, QueryParameter(ge=0, le=MOST_FRAMES, description="How many moments.")]
Log = Annotated[bool, QueryParameter(description="Whether to tell the whole log, too.")]


class LookBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the match in a match file; the file is checked first."""

    file: Annotated[str, msgspec.Meta(max_length=LARGEST_FILE)]  # its text
    seat: Annotated[int, msgspec.Meta(ge=0)] | None = None  # as this seat knew it; null: as a spectator
    face_up: bool = False  # with all cards open
    first: Annotated[int, msgspec.Meta(ge=0)] = 0  # the first moment
    count: Annotated[int, msgspec.Meta(ge=0, le=MOST_FRAMES)] = MOST_FRAMES
    log: bool = True  # whether to send the whole log too


class PlayFileOn(PlayOn, frozen=True, kw_only=True):
    """Play on from a moment of the match in a match file."""

    file: Annotated[str, msgspec.Meta(max_length=LARGEST_FILE)]  # its text, secret and all


@get(
    "/api/tables/{table:str}/replay",
    summary="Look back at a finished match, moment by moment",
    responses=declared(403, 404, 409),
)
async def replay(
    request: AnyRequest,
    tables: TheTables,
    visit: TheVisit,
    table: TableId,
    seat: Eyes = None,
    face_up: FaceUp = False,
    first: First = 0,
    count: HowMany = MOST_FRAMES,
    log: Log = True,
) -> Response[Replay]:
    guest = visit.guest.id if visit.guest else None
    part = await tables.replays.of_table(table, guest, Wanted(seat, face_up, first, count, log), visit.client)
    answer: Any = part
    headers = {"vary": "accept-encoding"}
    if len(part) > SMALL and "gzip" in request.headers.get("accept-encoding", ""):
        answer = await tables.replays.work(visit.client, lambda: gzip.compress(part, QUICK, mtime=0))
        headers["content-encoding"] = "gzip"
    return Response(answer, media_type="application/json", headers=headers)


async def look_back(services: Services, visit: Visit, _: str, asked: LookBack) -> Any:
    wanted = Wanted(asked.seat, asked.face_up, asked.first, asked.count, asked.log)
    return msgspec.Raw(await services.tables.replays.of_file(asked.file, wanted, visit.client))


async def what_if(services: Services, visit: Visit, table: str, asked: PlayOn) -> TableLook:
    guest = visit.known()
    reel = await services.tables.replays.table(table, guest.id, visit.client)
    with speak(visit.language):  # somebody without a name is a guest, in their own language
        return await services.tables.play_on(reel.match, asked, guest.id, guest.name, table, visit.client)


async def what_if_of_file(services: Services, visit: Visit, _: str, asked: PlayFileOn) -> TableLook:
    guest = visit.known()
    reel = await services.tables.replays.file(asked.file, visit.client)
    with speak(visit.language):
        return await services.tables.play_on(reel.match, asked, guest.id, guest.name, None, visit.client)


A_FILE = '{\n"format": "kolam-match/2",\n…'
A_MOMENT = {"moment": 57, "seat": 1, "level": "skilled"}

HANDLERS = [replay]
OPERATIONS = [
    Operation(
        method="POST",
        path="/api/replay",
        summary="Check a match file, and look back at its match",
        body=LookBack,
        example={"file": A_FILE, "seat": 0},
        answer=Replay,
        do=look_back,
        allowance="replays",
    ),
    Operation(
        method="POST",
        path=AT_A_TABLE + "what-if",
        summary="Play on from a moment of a finished match, against bots, at a new table",
        body=PlayOn,
        example=A_MOMENT,
        answer=TableLook,
        do=what_if,
        status=201,
        refusals=(404, 409),
        allowance="openings",
    ),
    Operation(
        method="POST",
        path="/api/replay/what-if",
        summary="Play on from a moment of the match in a match file, against bots, at a new table",
        body=PlayFileOn,
        example={**A_MOMENT, "file": A_FILE},
        answer=TableLook,
        do=what_if_of_file,
        status=201,
        refusals=(409,),
        allowance="openings",
    ),
]
