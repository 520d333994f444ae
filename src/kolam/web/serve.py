"""`kolam serve` and `kolam worker`: the processes that a host runs."""

import asyncio
import gc
import logging
import signal
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

try:
    from uvloop import new_event_loop
except ImportError:  # there is none for Windows
    from asyncio import new_event_loop  # type: ignore[assignment]

from kolam.locale import message, say
from kolam.match import Match, Seat
from kolam.rules import NAMES, game
from kolam.tables.host import Host
from kolam.tables.nats_bus import Nats
from kolam.web.app import hosting, new_app
from kolam.web.doorkeeper import LARGEST_BODY
from kolam.web.protocol import GatheringHttp
from kolam.web.settings import BadSetting, Settings

log = logging.getLogger(__name__)

GRACE_SECONDS = 5
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
    _log_to_stderr(settings.log)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(_serve(settings))


def new_server(settings: Settings, host: Host) -> uvicorn.Server:
    return _Server(
        uvicorn.Config(
            new_app(settings, host),
            host=settings.host,
            port=settings.port,
            http=GatheringHttp,
            ws="websockets-sansio",
            ws_max_size=LARGEST_BODY,
            ws_per_message_deflate=False,  # a look is a few kilobytes, a compressor for each socket is more
            ws_ping_interval=settings.heartbeat,
            lifespan="off",
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
    )


async def _serve(settings: Settings) -> int:
    async with hosting(settings) as host:
        server = new_server(settings, host)
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, server.handle_exit, number, None)
        await asyncio.to_thread(_warm_up)
        gc.collect()
        gc.freeze()  # what is loaded by now stays: nobody's move waits for the collector to walk through all of it
        gc.set_threshold(*COLLECT)
        sys.setswitchinterval(SWITCH_SECONDS)
        telling = asyncio.create_task(_tell_when_ready(server, settings))
        await server.serve()
        telling.cancel()
        log.info(say("serve-bye"))
        return 0 if server.started else 1


async def _tell_when_ready(server: uvicorn.Server, settings: Settings) -> None:
    while not server.started:
        await asyncio.sleep(0.02)
    port = server.servers[0].sockets[0].getsockname()[1]
    address = f"http://{settings.host}:{port}"
    log.info(say("serve-ready", address=address))
    if settings.open:
        await asyncio.to_thread(webbrowser.open, address)


def _warm_up() -> None:
    """Load the compiled rules now, so that it is not the first guest who waits for them."""
    for name in NAMES:
        found = game(name)
        match = Match(found, [Seat(f"{number}") for number in range(found.players[0])])
        match.play(match.turn or 0, match.legal()[0])
        match.view(None), match.view(0)


def work(settings: Settings) -> int:
    """Think for the bots of all servers on the same bus, until told to stop."""
    if not settings.bus:
        raise BadSetting(message("setting-worker-bus"))
    _log_to_stderr(settings.log)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(_work(settings))
    return 0


async def _work(settings: Settings) -> None:
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with hosting(settings) as host:
        if not isinstance(host.bus, Nats):
            raise TypeError("a worker listens to NATS")

        async def decide(table: str, revision: int) -> None:
            host.thinking.soon(host.decide(table, revision))

        await host.bus.serve_bots(decide)
        log.info(say("worker-ready"))
        await stop.wait()


def _log_to_stderr(level: str) -> None:
    """A line for what a host wants to know, and no names, cookies or addresses of guests."""
    if level.upper() not in logging.getLevelNamesMapping():
        raise BadSetting(message("setting-bad", reason=f"log: {level}"))
    logging.basicConfig(
        level=level.upper(), stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s: %(message)s", force=True
    )
    for talkative in ("alembic", "uvicorn.error"):
        logging.getLogger(talkative).setLevel(max(logging.WARNING, logging.getLogger().level))
