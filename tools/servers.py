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
        super().__init__(f"{what} is not installed: `make test` installs it if it may")


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
def local_server(
    folder: Path, environment: Mapping[str, str] | None = None, *, at: int = 0, **settings: str
) -> Iterator[Local]:
    """`at` is a port that another one had before."""
    given = {"rate": 0, "even": False, "key": KEY, "data_dir": folder, **settings, "port": at or free_port()}
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


def worker(database: str, bus: str, environment: Mapping[str, str] | None = None) -> Process:
    command = (sys.executable, "-m", "kolam.terminal", "worker", "--database", database, "--bus", bus)
    process = Process(*command, environment={"KOLAM_EVEN": "0", **(environment or {})})
    until(lambda: "Worker ready" in process.output() or not process.running, "the worker")
    assert process.running, process.output()
    return process


@contextmanager
def nats_server(port: int | None = None) -> Iterator[str]:
    """The URL of a NATS server of our own."""
    program = shutil.which("nats-server", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    if program is None:
        raise Missing("nats-server")
    port = port or free_port()
    with Process(program, "--addr", "127.0.0.1", "--port", str(port)):
        until(lambda: accepts(port), "nats-server")
        yield f"nats://127.0.0.1:{port}"


class Postgresql(Process):
    """A PostgreSQL of our own. Called, it makes an empty database and returns its URL."""

    def __init__(self, programs: Path, folder: Path, *, fsync: bool) -> None:
        self._user = "postgres" if os.geteuid() == 0 else None  # it refuses to be run by root
        if self._user:
            shutil.chown(folder, self._user)
        made = [str(programs / "initdb"), "-D", str(folder / "data"), "-U", "kolam", "-A", "trust", "--no-sync"]
        subprocess.run([*made, "-E", "UTF8"], check=True, capture_output=True, user=self._user, cwd=folder)
        self._port, self._folder = free_port(), folder
        # Nothing here outlives the tests, and it is a process that they kill, not the machine: they need no flush.
        flush = f"fsync={'on' if fsync else 'off'}"
        served = ["-D", str(folder / "data"), "-k", str(folder), "-h", "127.0.0.1", "-p", str(self._port), "-c", flush]
        self._command = [str(programs / "postgres"), *served]
        self.start()

    def __call__(self) -> str:
        name = f"kolam_{secrets.token_hex(6)}"
        with psycopg.connect(f"{self._url}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return f"{self._url}/{name}"

    @property
    def _url(self) -> str:
        return f"postgresql://kolam@127.0.0.1:{self._port}"

    def start(self) -> None:
        super().__init__(*self._command, user=self._user, cwd=self._folder)
        until(lambda: _answers(self._url) or not self.running, "PostgreSQL")
        assert self.running, self.output()

    def kill(self, number: int = signal.SIGKILL) -> int:
        """With all its processes: they need a moment to see that the first of them is gone."""
        others = self._children()
        code = super().kill(number)
        until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in others), "the end of PostgreSQL")
        return code

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """It is there, and answers nothing."""
        processes = [self.pid, *self._children()]
        for pid in processes:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in processes:
                os.kill(pid, signal.SIGCONT)

    def _children(self) -> list[int]:
        """Of its first process, which stays their parent as long as it lives."""
        found = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return [int(pid) for pid in found.read_text().split()] if found.exists() else []


@contextmanager
def postgresql(*, fsync: bool = False) -> Iterator[Postgresql]:
    found = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    elsewhere = shutil.which("initdb")
    programs = found[0] if found else Path(elsewhere).resolve().parent if elsewhere else None
    if programs is None:
        raise Missing("PostgreSQL")
    folder = Path(tempfile.mkdtemp(prefix="kolam-postgresql-"))
    try:
        with Postgresql(programs, folder, fsync=fsync) as running:
            yield running
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Path]:
    """A folder on a disk that is soon full."""
    folder.mkdir()
    mounted = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)]
    try:
        done = subprocess.run(mounted, capture_output=True).returncode == 0
    except FileNotFoundError:
        done = False
    if not done:
        raise Missing("A disk of our own (which needs root)")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def _answers(url: str) -> bool:
    try:
        psycopg.connect(f"{url}/postgres").close()
    except psycopg.OperationalError:
        return False
    return True
