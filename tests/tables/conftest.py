"""The real parts that these tests share. Each is started once, by the first test that needs it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tools.servers import Postgresql, Server, nats_server, postgresql, small_disk


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def new_postgresql() -> Iterator[Callable[[], str]]:
    with postgresql() as new_database:
        yield new_database


@pytest.fixture
def own_postgresql() -> Iterator[Postgresql]:
    """One that a test may kill or freeze."""
    with postgresql() as running:
        yield running


@pytest.fixture
def full_soon(tmp_path: Path) -> Iterator[Path]:
    """A folder on a disk that a test can fill: room for SQLite's own log, and little more."""
    with small_disk(tmp_path / "small", 64) as folder:
        yield folder


@pytest.fixture(scope="session")
def nats_url() -> Iterator[str]:
    with nats_server() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of both kinds one after the other."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'kolam.sqlite3'}"
    new_database: Callable[[], str] = request.getfixturevalue("new_postgresql")
    return new_database()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that many tests share."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
