"""Schemathesis throws everything at every operation: no 5xx, and no answer that is not declared."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from kolam.web.app import new_api
from kolam.web.settings import read_settings
from tests.tables.player import Player, two_at_a_table
from tools.servers import KEY, Local, local_server

pytestmark = [pytest.mark.compiled, pytest.mark.servers]

load_all_checks()
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


def _described() -> dict[str, Any]:
    settings = read_settings({"key": KEY}, {})
    nobody: Any = None  # describing asks nothing of a service
    described: dict[str, Any] = new_api(settings, nobody).openapi_schema.to_schema()
    return described


def _operations() -> list[tuple[str, str]]:
    return [(path, method) for path, methods in _described()["paths"].items() for method in methods]


@pytest.fixture(scope="module")
def playing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Local, Player, str]]:
    """A server with a table at which a match is going on, and one of its players."""
    with local_server(tmp_path_factory.mktemp("openapi")) as server:
        table, ada, _ = two_at_a_table(server.url)
        yield server, ada, table


@pytest.mark.parametrize(("path", "method"), _operations())
def test_no_input_gives_an_answer_that_is_not_declared(
    path: str, method: str, playing: tuple[Local, Player, str]
) -> None:
    server, ada, table = playing
    operation = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")[path][method.upper()]
    cases = st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in GenerationMode))

    @settings(max_examples=40, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(cases, st.booleans())
    def throw(case: schemathesis.Case[Any], seated: bool) -> None:
        if seated and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        answer = case.call(base_url=server.url, cookies={"kolam": ada.cookie or ""} if seated else None)
        case.validate_response(answer, checks=CHECKS)

    throw()


def test_every_command_shows_an_example_and_its_errors() -> None:
    described = _described()
    for path, method in _operations():
        operation = described["paths"][path][method]
        assert operation["summary"], path
        if method in ("post", "put"):
            assert operation["requestBody"]["content"]["application/json"]["schema"]["examples"], path
            assert {"400", "401", "403", "408", "413", "429"} <= set(operation["responses"]), path
