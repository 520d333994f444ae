"""The application: everything put together, from the settings."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from kolam import __version__
from kolam.tables.bus import Bus, InProcess
from kolam.tables.host import Host
from kolam.tables.keeper import keep
from kolam.tables.nats_bus import Nats
from kolam.tables.store import Store
from kolam.tables.thinking import Thinking
from kolam.web import advice, lobby, tables
from kolam.web.doorkeeper import LARGEST_BODY, Doorkeeper
from kolam.web.feed import Feeds
from kolam.web.identity import Passes, read_key
from kolam.web.limits import Allowance
from kolam.web.pages import health, pages
from kolam.web.problems import refuse
from kolam.web.requests import visit_of
from kolam.web.settings import Settings
from kolam.web.shortcut import Shortcut

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
    given = services(settings, host, passes)
    commands, feeds = Shortcut(new_api(settings, given), given), Feeds(host, settings.heartbeat)
    return Doorkeeper(commands, feeds, passes, rate=settings.rate, slow=settings.slow, origins=settings.origins)


def services(settings: Settings, host: Host, passes: Passes) -> dict[str, object]:
    """What the functions of the API may ask for by name."""
    limits = {"openings": OPENINGS, "talk": TALK, "advice": ADVICE}
    allowances = {name: Allowance(rate if settings.rate else 0, burst) for name, (rate, burst) in limits.items()}
    return {"host": host, "passes": passes, **allowances}


def new_api(settings: Settings, given: Mapping[str, object]) -> Litestar:
    """All that can be asked, described as OpenAPI."""
    return Litestar(
        [*lobby.HANDLERS, *tables.HANDLERS, *advice.HANDLERS, health, *pages(settings.client)],
        dependencies={
            **{name: _the(value) for name, value in given.items()},
            "visit": Provide(visit_of, sync_to_thread=False),
        },
        openapi_config=OpenAPIConfig(
            "Kolam",
            __version__,
            description="Tables at which people and bots play. See docs/api.md.",
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        exception_handlers={Exception: refuse, HTTPException: refuse},
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def _the(value: object) -> Provide:
    return Provide(lambda: value, sync_to_thread=False, use_cache=True)
