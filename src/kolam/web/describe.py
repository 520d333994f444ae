"""What the server says, as one JSON document: `python -m kolam.web.describe`. The client's types are made from it."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

import msgspec
from litestar import Litestar

from kolam.rules import NAMES
from kolam.tables.host import Host
from kolam.web.app import new_app
from kolam.web.lobby import schema_of
from kolam.web.settings import Settings


def description() -> dict[str, Any]:
    """The OpenAPI of every command, and beside it the schemas of each game."""
    with TemporaryDirectory() as folder:
        nobody = cast(Host, None)  # describing asks nothing of a host
        described = cast(Litestar, new_app(Settings(data_dir=Path(folder)), nobody)._app)
    games = {name: msgspec.to_builtins(schema_of(name)) for name in NAMES}
    return {"openapi": described.openapi_schema.to_schema(), "games": games}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(description())))
