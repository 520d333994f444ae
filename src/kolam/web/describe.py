"""What the server says, as one JSON document: `python -m kolam.web.describe`. The client's types are made from it."""

import sys
from typing import Any, cast

import msgspec

from kolam.engine.registry import names
from kolam.web.app import new_api
from kolam.web.menu import schema_of
from kolam.web.settings import Settings


def description() -> dict[str, Any]:
    """The OpenAPI of every command, and beside it the schemas of each game."""
    nobody = cast(Any, None)  # describing asks nothing of anybody
    described = new_api(Settings(), nobody).openapi_schema.to_schema()
    games = {name: msgspec.to_builtins(schema_of(name)) for name in names()}
    return {"openapi": described, "games": games}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(description())))
