"""Where the description of the API is found."""

from typing import Any

from litestar import MediaType, Router
from litestar.handlers import HTTPRouteHandler


class SchemaRouter(Router):
    """Litestar's router for it, less its page for everything else below /api: that is English HTML, and ours is not."""

    def register(self, value: Any) -> list[Any]:
        if isinstance(value, HTTPRouteHandler) and value.media_type is MediaType.HTML:
            return []
        return super().register(value)
