"""The application: everything put together, from the settings."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import cast
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from kolam import __version__
from kolam.bots.prepare import PLAY
from kolam.bots.workshop import Task, Workshop
from kolam.engine.extras import needs
from kolam.engine.linking import compile_elsewhere
from kolam.engine.registry import game as game_named
from kolam.engine.registry import games
from kolam.tables.bus import Bus, InProcess
from kolam.tables.caretaker import care, tell_lists_at_last
from kolam.tables.deletion import NEVER
from kolam.tables.keeper import keep
from kolam.tables.locking import database_for_one
from kolam.tables.nats_bus import Nats
from kolam.tables.preparing import Preparing
from kolam.tables.service import TableService
from kolam.tables.store import Store
from kolam.tables.thinking import Thinking
from kolam.web import admin, install, lobby, menu, push, reach, recovery, replay, reports, reviews, rules, tables
from kolam.web.asgi import App
from kolam.web.commands import COMMANDS
from kolam.web.doorkeeper import Doorkeeper
from kolam.web.doors import Doors
from kolam.web.feed import Feeds
from kolam.web.guard import Guard
from kolam.web.health import health_handlers
from kolam.web.host_links import HostLinks
from kolam.web.hosts import Proxies, separated
from kolam.web.house import House
from kolam.web.identity import Passes, read_key
from kolam.web.limits import LIMITS, Allowance
from kolam.web.load import Load
from kolam.web.metrics import MetricsPage, counting_the_log
from kolam.web.operations import Answer, Operations, Services, described
from kolam.web.pages import pages
from kolam.web.problems import refuse
from kolam.web.pusher import Pusher
from kolam.web.refusing import LARGEST_BODY
from kolam.web.requests import visit_of
from kolam.web.schema import SchemaRouter
from kolam.web.settings import Settings
from kolam.web.shortcut import Shortcut
from kolam.web.warming import try_out

WALK_SECONDS = 1.0
STEP_BACK = 5  # so that what is compiled holds up no move
ROOMS = (lobby, reach, push, recovery, admin, reports, replay, reviews)
OPERATIONS = [*(operation for room in ROOMS for operation in room.OPERATIONS), *COMMANDS]


@asynccontextmanager
async def table_service(settings: Settings, *, keeps: bool = True) -> AsyncIterator[TableService]:
    """The tables with their store, their bus and their bots, for as long as this lasts.

    `keeps`: it is a server, which looks after the tables as long as people can come to them, and deletes what was kept
    long enough. A worker does neither.
    """
    async with AsyncExitStack() as closing:
        closing.enter_context(database_for_one(settings.database_url, alone=not settings.bus))
        store = await Store.open(settings.database_url, settings.database_seconds)
        closing.push_async_callback(store.close)
        bus: Bus = await Nats.connect(settings.bus, stand_by=settings.stand_by) if settings.bus else InProcess()
        closing.push_async_callback(bus.close)
        workshop = Workshop([game.name for game in games()], told=_load_what_is_compiled)
        closing.callback(workshop.close)
        compile_elsewhere(bool(workshop.left))
        workshop.start(STEP_BACK)
        thinking = Thinking(settings.bots, preparing=Preparing(workshop))
        closing.push_async_callback(thinking.close)
        closing.enter_context(counting_the_log(thinking.metrics))
        service = TableService(
            store,
            bus,
            thinking,
            files=settings.files,
            patience=settings.patience,
            even=settings.even,
            most_bytes=settings.memory * 2**20,
            most_reviews=settings.reviews,
            review_seconds=settings.review_seconds,
        )
        closing.push_async_callback(service.turns.close)
        closing.push_async_callback(service.replays.close)
        closing.push_async_callback(tell_lists_at_last, service)
        if keeps:
            keeping = asyncio.create_task(keep(service, every=WALK_SECONDS, at_once=not settings.bus))
            closing.push_async_callback(_end, keeping)
        caring = asyncio.create_task(care(service, settings.retention if keeps else NEVER))
        closing.push_async_callback(_end, caring)
        yield service


def _load_what_is_compiled(workshop: Workshop, task: Task) -> None:
    """Now, so that it is not the next guest who waits for it."""
    if workshop.failed or not workshop.left:
        compile_elsewhere(False)
    if task.stage == PLAY and not workshop.failed:
        try_out(game_named(task.game))


async def _end(task: "asyncio.Task[None]") -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def new_app(settings: Settings, service: TableService, doors: Doors) -> Doorkeeper:
    """The ASGI application in front of the tables."""
    key = read_key(settings.key, settings.data_dir)
    passes, pusher = Passes(key), new_pusher(settings, service, key) if settings.push else None
    allowances = {name: Allowance(rate if settings.rate else 0, burst) for name, (rate, burst) in LIMITS.items()}
    guard = Guard(service.store.guestbook, passes)
    metrics = MetricsPage(service.metrics, settings.metrics, settings.metrics_token)
    load = Load(metrics.requests, service.metrics.records)
    load.start()
    house = House(service, guard, load, HostLinks(key), Proxies(settings.proxies), allowances["wrong secrets"])
    links = service.store.recovery_links
    operations = Operations(OPERATIONS, Services(service, passes, allowances, links, house, doors, pusher))
    if settings.traces:
        operations.wrap(_traces(settings.traces))
    requests = Shortcut(operations, others=cast(App, new_api(settings, service, doors, pusher, house)))
    feeds = Feeds(operations, service, settings.heartbeat)
    return Doorkeeper(
        requests,
        feeds,
        passes,
        guard,
        metrics,
        rate=settings.rate,
        slow=settings.slow,
        connections=settings.connections,
        origins=separated(f"{settings.origins},{settings.public_url}"),
        hosts=[settings.host, *separated(settings.hosts)],
    )


def _traces(collector: str) -> Callable[[str, Answer], Answer]:
    """Loaded here: who wants no traces does not wait for what they need, or have it installed."""
    with needs("otel", "KOLAM_TRACES"):
        from kolam.web.traces import Traces
    return Traces(collector).around


def new_pusher(settings: Settings, service: TableService, key: bytes) -> Pusher:
    """Who tells the guests of this service that it is their turn."""
    at = urlsplit(settings.public_url)
    public = f"https://{at.hostname}" if at.scheme == "https" else "mailto:host@kolam.invalid"
    pusher = Pusher(
        key,
        service.store.subscriptions,
        service.metrics,
        contact=settings.push_contact or public,
        anywhere=settings.push_anywhere,
    )
    service.turns.sender, service.turns.delay = pusher, settings.push_delay
    return pusher


def new_api(
    settings: Settings,
    service: TableService,
    doors: Doors | None = None,
    pusher: Pusher | None = None,
    house: House | None = None,
) -> Litestar:
    """All that can be asked for, described as OpenAPI; what is no operation is answered from here."""
    rooms = (menu, rules, lobby, reach, admin, tables, replay, reviews, push, install)
    handlers = [*(handler for room in rooms for handler in room.HANDLERS), *health_handlers(), *pages(settings.client)]
    return Litestar(
        [*handlers, *map(described, OPERATIONS)],
        dependencies={
            "tables": Provide(lambda: service, sync_to_thread=False, use_cache=True),
            "doors": Provide(lambda: doors or Doors(settings), sync_to_thread=False, use_cache=True),
            "pusher": Provide(lambda: pusher, sync_to_thread=False, use_cache=True),
            "house": Provide(lambda: house, sync_to_thread=False, use_cache=True),
            "visit": Provide(visit_of, sync_to_thread=False),
        },
        openapi_config=OpenAPIConfig(
            "Kolam",
            __version__,
            description="Tables at which people and bots play. See docs/api.md.",
            openapi_router=SchemaRouter("/api", route_handlers=[], include_in_schema=False),
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        exception_handlers={Exception: refuse, HTTPException: refuse},
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
