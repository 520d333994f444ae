"""What can be seen of a table by a request. What can be done at it is in `commands.py`."""

from typing import Annotated, Any

from litestar import Response, get
from litestar.params import QueryParameter

from kolam.locale import speak
from kolam.tables.look import Look
from kolam.web.problems import declared
from kolam.web.requests import TableId, TheTables, TheVisit

Since = Annotated[int, QueryParameter(description="Tell what happened after this revision; −1 tells everything.")]


@get("/api/tables/{table:str}", summary="A table as you may see it", responses=declared(403, 404))
async def look(tables: TheTables, visit: TheVisit, table: TableId, since: Since = -1) -> Look:
    with speak(visit.language):
        return await tables.look(table, visit.guest.id if visit.guest else None, since)


@get("/api/tables/{table:str}/match", summary="The match file, once the match is over", responses=declared(404, 409))
async def match_file(tables: TheTables, table: TableId) -> Response[dict[str, Any]]:
    document: Any = await tables.match_file(table)  # JSON already
    name = f'attachment; filename="{table}.kolam.json"'
    return Response(document, media_type="application/json", headers={"content-disposition": name})


HANDLERS = [look, match_file]
