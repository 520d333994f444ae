"""What a browser is shown: the app if it is built, else a page that says what this is."""

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

# The addresses that the app reads: client/src/route.svelte.ts tells what each is for.
PATHS = [
    "/",
    "/admin",
    "/learn/{game:str}",
    "/learn/{game:str}/first",
    "/puzzle/{game:str}",
    "/puzzle/{game:str}/{day:str}",
    "/recover",
    "/replay",
    "/replay/{table:str}",
    "/t/{table:str}",
    "/t/{table:str}/{seat:int}/{invitation:str}",
]

# The build names a file of this folder by what is in it, so that it never changes.
LASTING = "assets"
FOR_A_YEAR = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

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


class Shown(NamedTuple):
    """A file of the app, ready to be sent."""

    plain: bytes
    zipped: bytes
    kind: str
    tag: str
    keep: str

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        headers = {"etag": self.tag, "cache-control": self.keep, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.plain, headers=headers, media_type=self.kind)
        return Response(self.zipped, headers={**headers, "content-encoding": "gzip"}, media_type=self.kind)


def shown(content: bytes, name: str, keep: str = ASK_AGAIN) -> Shown:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Shown(content, gzip.compress(content, mtime=0), kind, f'"{hashlib.sha256(content).hexdigest()[:20]}"', keep)


def pages(client: Path) -> list[ControllerRouterHandler]:
    """The app is small: all of it is kept in memory, and zipped once."""
    index = client / "index.html"
    first = shown(index.read_bytes() if index.is_file() else PLAIN, "index.html")
    files = {
        file.relative_to(client).as_posix(): shown(
            file.read_bytes(), file.name, FOR_A_YEAR if file.parent.name == LASTING else ASK_AGAIN
        )
        for file in (client.rglob("*.*") if index.is_file() else ())
    }

    @get(PATHS, include_in_schema=False, sync_to_thread=False, media_type=MediaType.HTML)
    def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        return first.answer(request)

    @get("/{file:path}", include_in_schema=False, sync_to_thread=False)
    def file_of_the_app(request: Request[Any, Any, Any], file: FromPath[str]) -> Response[bytes]:
        found = files.get(str(file).lstrip("/"))
        if found is None:
            raise NotFoundException
        return found.answer(request)

    return [page, file_of_the_app]
