"""The application: everything put together, from the settings."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from kolam import __version__
from kolam.rules.errors import KolamError
from kolam.tables.bus import Bus, InProcess
from kolam.tables.host import Host
from kolam.tables.keeper import keep
from kolam.tables.nats_bus import Nats
from kolam.tables.store import Store
from kolam.tables.thinking import Thinking
from kolam.web import advice, lobby, tables
from kolam.web.doorkeeper import LARGEST_BODY, Doorkeeper
from kolam.web.feed import feed
from kolam.web.identity import Passes, read_key
from kolam.web.limits import Allowance
from kolam.web.pages import health, pages
from kolam.web.problems import apologise, refuse, refuse_depth, refuse_http
from kolam.web.requests import guest_of, visit_of
from kolam.web.settings import Settings

WALK_SECONDS = 1.0
OPENINGS = (0.5, 30)  # tables that a guest opens: so many a second, and at once
TALK = (0.5, 10)  # messages to a table
ADVICE = (0.2, 5)  # hints, each of which takes a second of thought


@asynccontextmanager
async def hosting(settings: Settings) -> AsyncIterator[Host]:
    """A host with its store, its bus and its bots, for as long as this lasts."""
    async with AsyncExitStack() as closing:
        store = await Store.open(settings.database_url)
        closing.push_async_callback(store.close)
        bus: Bus = await Nats.connect(settings.bus) if settings.bus else InProcess()
        closing.push_async_callback(bus.close)
        thinking = Thinking(settings.bots)
        closing.push_async_callback(thinking.close)
        host = Host(store, bus, thinking, patience=settings.patience)
        keeping = asyncio.create_task(keep(host, every=WALK_SECONDS, at_once=not settings.bus))
        closing.push_async_callback(_end, keeping)
        yield host


async def _end(task: "asyncio.Task[None]") -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def new_app(settings: Settings, host: Host) -> Doorkeeper:
    """The ASGI application in front of a host."""
    passes = Passes(read_key(settings.key, settings.data_dir))
    limits = (OPENINGS, TALK, ADVICE)
    openings, talk, hinting = (Allowance(rate if settings.rate else 0, burst) for rate, burst in limits)

    def the(value: object) -> Provide:
        return Provide(lambda: value, sync_to_thread=False, use_cache=True)

    app = Litestar(
        [*lobby.HANDLERS, *tables.HANDLERS, *advice.HANDLERS, health, feed, *pages(settings.client)],
        dependencies={
            "host": the(host),
            "visit": Provide(visit_of, sync_to_thread=False),
            "guest": Provide(guest_of, sync_to_thread=False),
            "passes": the(passes),
            "openings": the(openings),
            "talk": the(talk),
            "advice": the(hinting),
            "heartbeat": the(settings.heartbeat),
        },
        openapi_config=OpenAPIConfig(
            "Kolam",
            __version__,
            description="Tables at which people and bots play. See docs/api.md.",
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        exception_handlers={
            KolamError: refuse,
            HTTPException: refuse_http,
            RecursionError: refuse_depth,
            Exception: apologise,
        },
        state=State({"host": host}),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    return Doorkeeper(app, passes, rate=settings.rate, slow=settings.slow, origins=settings.origins)
