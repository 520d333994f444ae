"""What a browser is shown: the app where it is built, else a page that says what this is."""

from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from kolam.web.problems import declared
from kolam.web.requests import TheHost

# A link to a table, and to a seat at it with its invitation: the app reads them.
PATHS = ["/", "/t/{table:str}", "/t/{table:str}/{seat:int}/{invitation:str}"]

PLAIN = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Kolam</title>
<h1>Kolam</h1>
<p>The server is running. The browser app is not built here, but programs may play:
<a href="/api/openapi.json">the interface</a>.</p>
</html>
"""


@get("/health", summary="Whether the server and its database are well", responses=declared())
async def health(host: TheHost) -> dict[str, str]:
    await host.store.check()
    return {"status": "ok"}


def pages(client: Path) -> list[ControllerRouterHandler]:
    index = client / "index.html"
    built = index.is_file()

    @get(PATHS, include_in_schema=False, sync_to_thread=False)
    def page() -> Response[bytes]:
        return Response(index.read_bytes() if built else PLAIN, media_type=MediaType.HTML)

    if not built:
        return [page]
    files: Router = create_static_files_router("/", [client], include_in_schema=False)
    return [page, files]
