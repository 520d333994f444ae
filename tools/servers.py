"""Real servers: a throw-away PostgreSQL, a NATS server, and our own processes."""

import asyncio
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from threading import Thread
from types import TracebackType
from typing import NamedTuple, Self, TypeVar

import httpx
import psycopg
import uvicorn

from kolam.tables.service import TableService
from kolam.web.app import table_service
from kolam.web.serve import new_server
from kolam.web.settings import read_settings

PATIENCE = 120  # seconds that a loaded machine may take for anything
KEY = "the same key for all servers of the tests"

Found = TypeVar("Found")


class Missing(Exception):
    """A real part that is not installed here."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what} is not installed: `make test` installs it where it may")


def until(condition: Callable[[], Found], what: str) -> Found:
    """Wait for something to become true."""
    patience = time.monotonic() + PATIENCE
    while time.monotonic() < patience:
        found = condition()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError(f"waited {PATIENCE} s in vain for {what}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def accepts(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Process:
    """A process that is gone when the test is."""

    def __init__(
        self,
        *command: str,
        user: str | None = None,
        cwd: Path | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._output = tempfile.TemporaryFile()  # noqa: SIM115
        self._process = subprocess.Popen(
            command,
            env={**os.environ, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=self._output,
            stderr=subprocess.STDOUT,
            user=user,
            cwd=cwd,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.kill()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    def output(self) -> str:
        self._output.seek(0)
        return self._output.read().decode(errors="replace")

    def kill(self, number: int = signal.SIGKILL) -> int:
        """Send a signal, wait for the end, and return the exit code."""
        if self.running:
            self._process.send_signal(number)
        code = self._process.wait(PATIENCE)
        if not self._output.closed and number == signal.SIGKILL:
            self._output.close()
        return code


class Server(Process):
    """`kolam serve`, ready to be spoken to."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.port = int(settings.pop("port", 0)) or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        named = {
            f"KOLAM_{name.upper()}": value for name, value in {"rate": "0", "even": "0", "key": KEY, **settings}.items()
        }
        super().__init__(
            sys.executable,
            *("-m", "kolam.terminal", "serve", "--port", str(self.port), "--data-dir", str(folder)),
            environment=named,
        )
        until(self._healthy, "the server")

    def _healthy(self) -> bool:
        if not self.running:
            raise AssertionError(f"the server ended: {self.output()}")
        try:
            return httpx.get(f"{self.url}/health", trust_env=False).status_code == 200
        except httpx.HTTPError:
            return False


class Local(NamedTuple):
    """A server in a thread of the test's own process: quick to start, and its tables can be looked into."""

    url: str
    port: int
    service: TableService


@contextmanager
def local_server(folder: Path, environment: Mapping[str, str] | None = None, **settings: str) -> Iterator[Local]:
    given = {"rate": 0, "even": False, "key": KEY, "data_dir": folder, **settings, "port": free_port()}
    read = read_settings(given, environment or {})
    started: Queue[tuple[uvicorn.Server, TableService] | BaseException] = Queue()

    async def run() -> None:
        try:
            async with table_service(read) as service:
                server = new_server(read, service)
                started.put((server, service))
                await server.serve()
        except BaseException as error:
            started.put(error)
            raise

    thread = Thread(target=asyncio.run, args=[run()])
    thread.start()
    outcome = started.get(timeout=PATIENCE)
    if isinstance(outcome, BaseException):
        raise outcome
    server, service = outcome
    try:
        until(lambda: server.started, "the server")
        yield Local(f"http://127.0.0.1:{read.port}", read.port, service)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


def worker(database: str, bus: str) -> Process:
    command = (sys.executable, "-m", "kolam.terminal", "worker", "--database", database, "--bus", bus)
    process = Process(*command, environment={"KOLAM_EVEN": "0"})
    until(lambda: "Thinking for the bots" in process.output() or not process.running, "the worker")
    assert process.running, process.output()
    return process


@contextmanager
def nats_server() -> Iterator[str]:
    """The URL of a NATS server of our own."""
    program = shutil.which("nats-server", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    if program is None:
        raise Missing("nats-server")
    port = free_port()
    with Process(program, "--addr", "127.0.0.1", "--port", str(port)):
        until(lambda: accepts(port), "nats-server")
        yield f"nats://127.0.0.1:{port}"


@contextmanager
def postgresql(*, fsync: bool = False) -> Iterator[Callable[[], str]]:
    """A PostgreSQL of our own: a function that makes an empty database and returns its URL."""
    found = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    elsewhere = shutil.which("initdb")
    programs = found[0] if found else Path(elsewhere).resolve().parent if elsewhere else None
    if programs is None:
        raise Missing("PostgreSQL")
    user = "postgres" if os.geteuid() == 0 else None  # it refuses to be run by root
    folder = Path(tempfile.mkdtemp(prefix="kolam-postgresql-"))
    try:
        if user:
            shutil.chown(folder, user)
        made = [str(programs / "initdb"), "-D", str(folder / "data"), "-U", "kolam", "-A", "trust", "--no-sync"]
        subprocess.run([*made, "-E", "UTF8"], check=True, capture_output=True, user=user, cwd=folder)
        port = free_port()
        # Nothing here outlives the tests, and it is our own server that they kill: they need no flush to the disk.
        flush = f"fsync={'on' if fsync else 'off'}"
        served = ["-D", str(folder / "data"), "-k", str(folder), "-h", "127.0.0.1", "-p", str(port), "-c", flush]
        with Process(str(programs / "postgres"), *served, user=user, cwd=folder) as process:
            url = f"postgresql://kolam@127.0.0.1:{port}"
            until(lambda: _answers(url) or not process.running, "PostgreSQL")
            assert process.running, process.output()

            def new_database() -> str:
                name = f"kolam_{secrets.token_hex(6)}"
                with psycopg.connect(f"{url}/postgres", autocommit=True) as connection:
                    connection.execute(f"CREATE DATABASE {name}")
                return f"{url}/{name}"

            yield new_database
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _answers(url: str) -> bool:
    try:
        psycopg.connect(f"{url}/postgres").close()
    except psycopg.OperationalError:
        return False
    return True
