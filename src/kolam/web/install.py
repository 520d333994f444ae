"""What makes an app of the page: a manifest in the guest's language, and a page for when the server is away."""

from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get

from kolam.locale import LANGUAGES, say
from kolam.web.pages import Shown, shown
from kolam.web.requests import TheVisit

PAPER = "#fbf6ec"
ICONS = [
    {"src": "/icon-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any"},
    {"src": "/icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any"},
    {"src": "/icon-maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    {"src": "/kolam.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
]

AWAY = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Kolam</title>
<link rel="icon" href="/kolam.svg" type="image/svg+xml">
<link rel="stylesheet" href="/offline.css">
<script type="module" src="/offline.js"></script>
</head>
<body>
<main>
<img src="/kolam.svg" alt="" width="112" height="112">
{sections}
</main>
</body>
</html>
"""
SECTION = """<section lang="{language}">
<h1>{title}</h1>
<p>{why}</p>
<a href="">{again}</a>
</section>"""


def manifest_in(language: str) -> dict[str, Any]:
    return {
        "id": "/",
        "name": "Kolam",
        "short_name": "Kolam",
        "description": say("install-about", language),
        "lang": language,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games"],
        "icons": ICONS,
    }


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def manifest(visit: TheVisit) -> Response[bytes]:
    headers = {"vary": "accept-language", "cache-control": "no-cache"}
    body = msgspec.json.encode(manifest_in(visit.language))
    return Response(body, media_type="application/manifest+json", headers=headers)


@cache
def away_page() -> Shown:
    """In every language at once: which one is meant, only the browser knows by then."""
    sections = (
        SECTION.format(
            language=language,
            title=say("offline-title", language),
            why=say("offline-why", language),
            again=say("offline-again", language),
        )
        for language in LANGUAGES
    )
    return shown(AWAY.format(sections="\n".join(sections)).encode(), "offline.html")


@get("/offline", include_in_schema=False, sync_to_thread=False)
def offline(request: Request[Any, Any, Any]) -> Response[bytes]:
    return away_page().answer(request)


HANDLERS = [manifest, offline]
