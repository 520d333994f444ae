"""What all requests share: who asks, how often they may, and how an example of a body is shown."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from kolam.locale import message
from kolam.tables.host import Host
from kolam.web.asgi import VISIT, Visit
from kolam.web.identity import Guest
from kolam.web.limits import Allowance
from kolam.web.problems import TooOften

AnyRequest = Request[Any, Any, Any]
TheHost = NamedDependency[Host]
TheVisit = NamedDependency[Visit]
TableId = FromPath[str]


def visit_of(request: AnyRequest) -> Visit:
    """Who asks, as the doorkeeper knows them."""
    visit: Visit = request.scope[VISIT]  # type: ignore[literal-required]
    return visit


def example(**value: Any) -> Any:
    return Body(examples=[Example(value=value)])


def allow(allowance: Allowance, guest: Guest) -> None:
    wait = allowance.wait(guest.id)
    if wait:
        raise TooOften(message("web-too-often", seconds=round(wait + 0.5)))
