"""A server as a host runs it: `kolam serve` on SQLite with its usual settings and limits, in a process of its own."""

import resource
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kolam.web.settings import Settings
from tools.servers import Server

FILES = 1024  # that most systems let a process open


@contextmanager
def hosted(files: int = FILES, **settings: str) -> Iterator[Server]:
    """`files` is how many it may open, connections among them."""
    usual = {"rate": str(Settings().rate), "even": "yes", "log": "warning"}
    with tempfile.TemporaryDirectory() as folder:
        with file_limit(files):
            server = Server(Path(folder), **(usual | settings))
        with server:
            yield server


@contextmanager
def file_limit(files: int) -> Iterator[None]:
    """What is started meanwhile may open so many files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def kib(pid: int, field: str) -> int:
    """A field of /proc that is a size: `VmRSS`, what a process has in memory; `VmHWM`, the most that it ever had."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(f"{field}:"):
            return int(line.split()[1])
    raise LookupError(field)
