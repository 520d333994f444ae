"""`kolam serve`: the server."""

import asyncio
import gc
import logging
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from kolam.bots.prepare import PLAY, is_compiled
from kolam.engine.prepare import forget_old_code
from kolam.engine.registry import games
from kolam.locale import listed, say
from kolam.tables.guestbook import HOST
from kolam.tables.nats_bus import Nats
from kolam.tables.service import TableService
from kolam.web.admin_link import link_of
from kolam.web.app import new_app, table_service
from kolam.web.doors import Doors
from kolam.web.hosts import Proxies, separated
from kolam.web.process import log_to_stderr, run, when_told_to_stop
from kolam.web.protocol import Entrance, QuickFeed, through
from kolam.web.refusing import LARGEST_BODY
from kolam.web.settings import Settings
from kolam.web.warming import try_out

log = logging.getLogger(__name__)

GRACE_SECONDS = 5
RESERVED = 64  # file descriptors for the database, the log and the like
SWITCH_SECONDS = 0.00003  # how long the thread that writes to SQLite waits for the event loop to let it go on
# What a move leaves behind stays, in the log of its table: the collector looks at little at a time, and hardly ever at
# everything, for which all moves would have to wait.
COLLECT = (5_000, 1, 5_000)


class _Server(uvicorn.Server):
    """Uvicorn kills its process with the signal that it was told to stop by; we still have a store to close."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def serve(settings: Settings) -> int:
    """Serve until told to stop; then answer what was asked, close the feeds, and leave."""
    log_to_stderr(settings.log, settings.log_format)
    return run(_serve(settings))


def new_server(settings: Settings, tables: TableService) -> uvicorn.Server:
    return new_server_with(Doors(settings), settings, tables)


def new_server_with(doors: Doors, settings: Settings, tables: TableService) -> uvicorn.Server:
    server = _Server(
        uvicorn.Config(
            new_app(settings, tables, doors),
            host=settings.host,
            port=settings.port,
            http=through(_entrance(settings)),
            ws=QuickFeed,
            ws_max_size=LARGEST_BODY,
            ws_per_message_deflate=False,  # a look is a few kilobytes, a compressor for each socket is more
            ws_ping_interval=settings.heartbeat,
            lifespan="off",
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
            forwarded_allow_ips=separated(settings.proxies),
        )
    )
    doors.belong_to(server)
    return server


def _entrance(settings: Settings) -> Entrance:
    """As many connections as there are file descriptors, but for those that the database and the log need."""
    return Entrance(
        most=max(16, _file_descriptors() - RESERVED),
        most_of_one=settings.connections,
        rate=settings.rate,
        slow=settings.slow,
        proxies=Proxies(settings.proxies),
    )


def _file_descriptors() -> int:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 8192
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1_000_000 if soft == resource.RLIM_INFINITY else soft


async def _serve(settings: Settings) -> int:
    async with table_service(settings) as tables:
        if isinstance(tables.bus, Nats):
            await tables.bus.serve_turns(tables.turns.soon, tables.presence.has)
        doors = Doors(settings)
        server = new_server_with(doors, settings, tables)
        when_told_to_stop(lambda number: server.handle_exit(number, None))
        await asyncio.to_thread(_warm_up)
        gc.collect()
        gc.freeze()  # what is loaded by now stays: nobody's move waits for the collector to walk through all of it
        gc.set_threshold(*COLLECT)
        sys.setswitchinterval(SWITCH_SECONDS)
        mark = (await tables.store.guestbook.marks()).get(HOST, "")
        telling = asyncio.create_task(_tell_when_ready(server, settings, doors, mark))
        await server.serve()
        telling.cancel()
        log.info(say("serve-bye"))
        return 0 if server.started else 1


async def _tell_when_ready(server: uvicorn.Server, settings: Settings, doors: Doors, mark: str) -> None:
    while not server.started:
        await asyncio.sleep(0.02)
    port = server.servers[0].sockets[0].getsockname()[1]
    address = f"http://{settings.host}:{port}"
    log.info(say("serve-ready", address=address))
    _show_the_hosts_page(link_of(settings, mark, port))
    if settings.lan:
        await doors.set(True)
    if doors.open:
        log.info(say("serve-lan", addresses=listed(doors.urls, "plain")) if doors.urls else say("serve-no-lan"))
    elif settings.lan:
        log.warning(say("serve-no-lan"))
    if settings.open:
        await asyncio.to_thread(webbrowser.open, address)


def _show_the_hosts_page(link: str) -> None:
    """On a terminal, and in no log: a log is kept, copied and read by others, and who has the link is the host."""
    terminal = next((stream for stream in (sys.stderr, sys.stdout) if stream is not None and stream.isatty()), None)
    if terminal is None:
        log.info(say("serve-admin-command"))
    else:
        print(say("serve-admin", link=link), file=terminal, flush=True)


def _warm_up() -> None:
    """Load what is compiled now, so that it is not the first guest who waits for it."""
    forget_old_code()
    for game in games():
        if is_compiled(game, PLAY):
            try_out(game)
