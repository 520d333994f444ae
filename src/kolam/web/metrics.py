"""`/metrics`, for Prometheus: what the service counts, and who may read it."""

import hmac
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import msgspec
from prometheus_client import GC_COLLECTOR, PLATFORM_COLLECTOR, CollectorRegistry, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

from kolam.locale import say
from kolam.tables.metrics import Metrics, Tally
from kolam.web.asgi import Send
from kolam.web.problems import Problem

PATH = "/metrics"
TEXT = (b"content-type", CONTENT_TYPE_PLAIN_0_0_4.encode())
JSON = (b"content-type", b"application/json")

Readers = Literal["off", "local", "on"]


class MetricsPage:
    """Answers before anybody is known as a guest. By default only this machine reads it, or who has the token:

    the counts name nobody, but they tell strangers how busy a club is, and when.
    """

    def __init__(self, metrics: Metrics, readers: Readers, token: str) -> None:
        self._registry = metrics.registry
        self._readers = readers
        self._token = token.encode()
        self.requests = Tally("kolam_requests", "Answers to requests", ["status"], self._registry)
        self.refusals = metrics.refusals
        self.feeds = metrics.feeds
        count_the_process(self._registry)

    async def answer(self, send: Send, authorization: str, *, local: bool, language: str) -> None:
        status, key = self._refused(authorization, local)
        if key is None:
            body, kind = generate_latest(self._registry), TEXT
        else:
            body, kind = msgspec.json.encode(Problem(KINDS[status], say(key, language))), JSON
        headers = [kind, (b"content-length", b"%d" % len(body)), (b"cache-control", b"no-store")]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _refused(self, authorization: str, local: bool) -> tuple[int, str | None]:
        if self._readers == "off":
            return 404, "metrics-off"
        if self._readers == "on" or local:
            return 200, None
        scheme, _, token = authorization.partition(" ")
        if not scheme:
            return 403, "metrics-local"
        shown = scheme.lower() == "bearer" and hmac.compare_digest(token.strip().encode(), self._token)
        return (200, None) if self._token and shown else (401, "metrics-token")


KINDS = {401: "unknown_token", 403: "forbidden", 404: "not_found"}


def count_the_process(registry: CollectorRegistry) -> None:
    """Memory, processor time and open files; the collector's runs; the version of Python."""
    ProcessCollector(registry=registry)
    registry.register(GC_COLLECTOR)
    registry.register(PLATFORM_COLLECTOR)


class CountingHandler(logging.Handler):
    """Counts what goes wrong in the background, with nobody to answer."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.WARNING)
        self._records = metrics.records

    def emit(self, record: logging.LogRecord) -> None:
        part = record.name if record.name.startswith("kolam.") else record.name.partition(".")[0]
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        self._records.count(record.levelname.lower(), part, kind)


@contextmanager
def counting_the_log(metrics: Metrics) -> Iterator[None]:
    """For as long as this lasts."""
    handler = CountingHandler(metrics)
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)
