"""What Litestar's handlers ask for: the tables, who asks, and which table is meant."""

from collections.abc import Mapping
from typing import Any, cast

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from kolam.tables.service import TableService
from kolam.web.asgi import VISIT, Visit

AnyRequest = Request[Any, Any, Any]
TheTables = NamedDependency[TableService]
TheVisit = NamedDependency[Visit]
TableId = FromPath[str]


def visit_of(request: AnyRequest) -> Visit:
    """Who asks, as the doorkeeper knows them."""
    return cast(Mapping[str, Visit], request.scope)[VISIT]
