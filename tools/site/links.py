"""Every link of a built site: it leads to a file and an anchor that exist, and nothing is loaded from elsewhere."""

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {"img": "src", "script": "src", "link": "href", "source": "src", "iframe": "src"}
FROM_CSS = re.compile(r"url\(\s*[\"']?(?!data:)([^\"')]+)")


class Page(HTMLParser):
    """Where a page leads, what it loads, and where one can land on it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value for name, value in attributes if value is not None}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag in LOADED and LOADED[tag] in given:
            self.loads.append(given[LOADED[tag]])


def complaints(site: Path) -> list[str]:
    """A line for each link that leads nowhere, and for whatever would be fetched from another machine."""
    pages = {file: Page(file.read_text(encoding="utf-8")) for file in site.rglob("*.html")}
    found = []
    for file, page in pages.items():
        if file.name == "404.html":  # its links begin at the root of wherever the site is put
            continue
        name = file.relative_to(site)
        found += [f"{name} loads {load} from elsewhere" for load in page.loads if urlsplit(load).netloc]
        for link in page.links + [load for load in page.loads if not urlsplit(load).netloc]:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if not target.is_file():
                found.append(f"{name} leads to {link}, which is not there")
            elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].anchors:
                found.append(f"{name} leads to {link}: no such place on that page")
    for sheet in site.rglob("*.css"):
        for link in FROM_CSS.findall(sheet.read_text(encoding="utf-8")):
            if urlsplit(link).netloc:
                found.append(f"{sheet.relative_to(site)} loads {link} from elsewhere")
            elif not link.startswith("#") and not (sheet.parent / link.split("?")[0]).is_file():
                found.append(f"{sheet.relative_to(site)} loads {link}, which is not there")
    return sorted(set(found))
