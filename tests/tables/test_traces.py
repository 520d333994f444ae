"""Traces for those who want them, and not an import for those who do not."""

import subprocess
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span

from tests.tables.player import some, two_at_a_table
from tools.servers import PATIENCE, Server

pytestmark = [pytest.mark.compiled, pytest.mark.servers]


def test_without_a_collector_no_part_of_opentelemetry_that_works_is_loaded(tmp_path: Path) -> None:
    """Litestar looks whether it is installed, and then reads some names of attributes; that is all there may be."""
    program = f"""
import sys
from pathlib import Path
from tools.servers import local_server
from tests.tables.player import two_at_a_table
with local_server(Path({str(tmp_path)!r})) as server:
    two_at_a_table(server.url)
working = ("trace", "sdk", "exporter", "context")
loaded = [name for name in sys.modules if name.startswith(tuple("opentelemetry." + part for part in working))]
print(sorted(loaded + [name for name in sys.modules if name == "kolam.web.traces"]))
"""
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "[]"


@pytest.fixture
def collector() -> Iterator[tuple[str, Queue[bytes]]]:
    arrived: Queue[bytes] = Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            arrived.put(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(200)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            return

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/v1/traces", arrived
        server.shutdown()
        thread.join()


def test_a_collector_hears_of_every_command_and_of_nobody(collector: tuple[str, Queue[bytes]], tmp_path: Path) -> None:
    url, arrived = collector
    with Server(tmp_path, traces=url) as server:
        table, ada, _ = two_at_a_table(server.url)
        seen = ada.sees(table)
        ada.does(table, "moves", seen["revision"], move=some(seen))
        ada.asks(table, "moves", 10**6, move={})
        spans: list[Span] = []
        while sum(span.name == "moves" for span in spans) < 2:
            body = arrived.get(timeout=PATIENCE)
            assert table.encode() not in body
            assert b"Bob" not in body
            told = ExportTraceServiceRequest.FromString(body)
            spans += [span for group in told.resource_spans for scope in group.scope_spans for span in scope.spans]
    assert {span.name for span in spans} == {"POST /api/tables", "join", "moves"}
    refused = [attribute.value.string_value for span in spans for attribute in span.attributes]
    assert refused == ["stale"]
