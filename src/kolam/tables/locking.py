"""One server for one SQLite file: a second one would show its guests what the first has changed long ago."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from kolam.locale import message
from kolam.tables.database import read_url
from kolam.tables.errors import BadDatabase


@contextmanager
def database_for_one(database: str, *, alone: bool) -> Iterator[None]:
    """Nobody else serves the tables of a SQLite file meanwhile; BadDatabase names the process that does already.

    `alone`: servers that share a bus tell each other what is new, and may share a file. PostgreSQL is for many anyway.
    """
    url = read_url(database)
    if url.get_backend_name() != "sqlite":
        yield
        return
    file = Path(url.database or "").absolute()
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FileLock(f"{file}.lock", mode=0o600)
        lock.acquire(timeout=0)
    except Timeout as error:
        if not Path(lock.lock_file).is_file():  # it could not even be made
            raise BadDatabase(message("store-unreachable", reason=str(error))) from None
        raise BadDatabase(message("store-taken", file=str(file), process=_holder(file))) from None
    except OSError as error:
        raise BadDatabase(message("store-unreachable", reason=str(error))) from None
    try:
        if not alone:
            lock.release()
        else:
            _note(file).write_text(str(os.getpid()))
        yield
    finally:
        if alone:
            _note(file).unlink(missing_ok=True)
            lock.release()


def _note(file: Path) -> Path:
    """Who has the lock. The lock itself is what counts: a process that was killed leaves only this note."""
    return file.with_name(f"{file.name}.process")


def _holder(file: Path) -> str:
    try:
        return _note(file).read_text()
    except OSError:
        return "?"
