"""Traces of commands for OpenTelemetry: a span for each, by its kind. Loaded only if a collector is set."""

from typing import Any

from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import SpanKind, Status, StatusCode

from kolam import __version__
from kolam.web.asgi import Visit
from kolam.web.operations import Answer
from kolam.web.problems import kind_of


class Traces:
    """Spans go out in batches beside everything else; what a collector does not take is dropped."""

    def __init__(self, collector: str) -> None:
        provider = TracerProvider(resource=Resource.create({"service.name": "kolam", "service.version": __version__}))
        provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=collector)))
        self._tracer = provider.get_tracer("kolam")

    def around(self, name: str, answer: Answer) -> Answer:
        """Never with a name, a table or an address: only what was asked, and what kind of error it met."""

        async def traced(visit: Visit, table: str, body: bytes) -> Any:
            with self._tracer.start_as_current_span(
                name, kind=SpanKind.SERVER, record_exception=False, set_status_on_exception=False
            ) as span:
                try:
                    return await answer(visit, table, body)
                except Exception as error:
                    status, kind = kind_of(error)
                    span.set_attribute("error.type", kind)
                    if status >= 500:
                        span.set_status(Status(StatusCode.ERROR))
                    raise

        return traced
