"""`kolam worker`: thinks for the bots of all servers on the same bus."""

import asyncio
import logging

from prometheus_client import start_http_server

from kolam.locale import message, say
from kolam.tables.nats_bus import Nats
from kolam.web.app import table_service
from kolam.web.metrics import count_the_process
from kolam.web.process import log_to_stderr, run, when_told_to_stop
from kolam.web.settings import BadSetting, Settings

log = logging.getLogger(__name__)


def work(settings: Settings) -> int:
    """Think until told to stop."""
    if not settings.bus:
        raise BadSetting(message("setting-worker-bus"))
    log_to_stderr(settings.log, settings.log_format)
    run(_work(settings))
    return 0


async def _work(settings: Settings) -> None:
    async with table_service(settings, keeps=False) as tables:
        stop = asyncio.Event()
        when_told_to_stop(lambda _: stop.set())
        if not isinstance(tables.bus, Nats):
            raise TypeError("a worker listens to NATS")
        if settings.metrics_port:
            count_the_process(tables.metrics.registry)
            start_http_server(settings.metrics_port, "127.0.0.1", tables.metrics.registry)
        await tables.bus.serve_bots(tables.bots.decide_soon)
        await tables.bus.serve_reviews(tables.reviews.make_soon)
        log.info(say("worker-ready"))
        await stop.wait()
