"""`kolam admin`: the link to the host's page, as it is also printed when the server starts."""

import time
from pathlib import Path

from kolam.locale import message
from kolam.tables.answers import Answers
from kolam.tables.database import connect, read_url
from kolam.tables.errors import BadDatabase, DatabaseAway
from kolam.tables.guestbook import HOST, Guestbook
from kolam.web.addresses import url_of
from kolam.web.doors import EVERYWHERE
from kolam.web.guard import new_mark
from kolam.web.host_links import HostLinks
from kolam.web.identity import read_key
from kolam.web.settings import Settings


def link_of(settings: Settings, mark: str, port: int | None = None) -> str:
    """A fresh link, for a day."""
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    address = settings.public_url.rstrip("/") or url_of(host, port or settings.port)
    secret = HostLinks(read_key(settings.key, settings.data_dir)).write(mark)
    return f"{address}/admin#{secret}"


async def fresh_link(settings: Settings, *, renew: bool) -> str:
    """A link for the server that uses this database; `renew` takes all older ones back."""
    url = read_url(settings.database_url)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BadDatabase(message("admin-no-server"))
    engine = connect(url, settings.database_seconds)
    try:
        guestbook = Guestbook(engine, Answers(settings.database_seconds))
        if renew:
            await guestbook.set_mark(HOST, new_mark(), time.time())
        return link_of(settings, (await guestbook.marks()).get(HOST, ""))
    except DatabaseAway:
        raise BadDatabase(message("admin-no-server")) from None
    finally:
        await engine.dispose()
