"""What every process of ours shares: its log, its event loop, and how it is told to stop."""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec

from kolam.locale import message
from kolam.web.settings import BadSetting

Result = TypeVar("Result")


def run(main: Coroutine[Any, Any, Result]) -> Result:
    os.umask(0o077)  # what we write is for us alone: it holds the secrets of matches
    with asyncio.Runner(loop_factory=_new_event_loop) as runner:
        return runner.run(main)


def _new_event_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:  # there is none for Windows
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def when_told_to_stop(stop: Callable[[int], object]) -> None:
    """Call `stop` with the number of the signal."""
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop, number)


class JsonFormatter(logging.Formatter):
    """An object on each line."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "part": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


class Expected(logging.Filter):
    """Keeps out of the log what any stranger can cause as often as they like, and was answered in words."""

    SAYINGS = ("Invalid HTTP request received.", "ASGI callable returned without completing handshake.")

    def filter(self, record: logging.LogRecord) -> bool:
        return record.msg not in self.SAYINGS


EXPECTED = Expected()


def log_to_stderr(level: str, form: str = "text") -> None:
    """A line for what a host wants to know, and no names, cookies or addresses of guests."""
    if level.upper() not in logging.getLevelNamesMapping():
        raise BadSetting(message("setting-bad", reason=f"log: {level}"))
    logging.basicConfig(
        level=level.upper(), stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s: %(message)s", force=True
    )
    if form == "json":
        for handler in logging.getLogger().handlers:
            handler.setFormatter(JsonFormatter())
    logging.getLogger("uvicorn.error").addFilter(EXPECTED)
    for talkative in ("alembic", "uvicorn.error"):
        logging.getLogger(talkative).setLevel(max(logging.WARNING, logging.getLogger().level))
