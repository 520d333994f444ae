"""`/metrics`, for Prometheus: what the service counts, and who may read it."""

import hmac
import logging
from typing import Literal

import msgspec
from prometheus_client import GC_COLLECTOR, PLATFORM_COLLECTOR, CollectorRegistry, Counter, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

from kolam.locale import say
from kolam.tables.metrics import Metrics
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
        self.requests = Counter("kolam_requests", "Answers to requests", ["status"], registry=self._registry)
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
    """Counts what goes wrong in the background, where nobody is answered: by level and by the part that says it."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.WARNING)
        self._counted = Counter(
            "kolam_log_records", "Warnings and errors in the log", ["level", "part"], registry=metrics.registry
        )

    def emit(self, record: logging.LogRecord) -> None:
        part = record.name if record.name.startswith("kolam.") else record.name.partition(".")[0]
        self._counted.labels(record.levelname.lower(), part).inc()
